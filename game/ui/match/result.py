"""The end of a match: who won and how, told from its public events alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.boxscore import best_cards, box_score
from game.engine import EndReason, Outcome
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.store import StoreFault
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match import best_cards as best_panel
from game.ui.match import chart, period_table, result_head, result_layout, team_numbers
from game.ui.match.snapshot import keep_picture
from game.ui.scene import Replace, Reset, Scene, Transition
from game.ui.sound import Sound
from game.ui.tween import Clock
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow


def headline(outcome: Outcome) -> str:
    """How the match ended, in a line."""
    match outcome.reason:
        case EndReason.REGULATION:
            return _("Victory")
        case EndReason.OVERTIME:
            return _("Victory in overtime")
        case EndReason.NOBODY_CAN_SCORE:
            return _("Draw: no attack of either team can succeed")
        case EndReason.OVERTIME_LIMIT:
            return _("Draw: ten overtimes without a point")


class ResultScene(Scene):
    """Score, periods, chart, best cards, team numbers; from here to a rematch or the menu."""

    def __init__(self, flow: MatchFlow) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        outcome = flow.session.outcome
        if outcome is None:
            raise ValueError("the match goes on")
        self.outcome = outcome
        self.box = box_score(flow.session.events)
        self.best = best_cards(self.box)
        self._clock = Clock(result_layout.LENGTH)
        self._cheered = False
        self._unmade = list(range(len(self.best)))
        self.group = Group(self.kit)
        self.layout()
        self.group.focus = self.group.named("rematch")
        if not self.kit.pace:
            self._clock.finish()
        self.kit.sound.play(Sound.BUZZER)
        self._cheer()

    def layout(self) -> None:
        """Place panels and buttons."""
        self.places = result_layout.result_layout(self.kit.metrics)
        self.group.replace(
            [
                self._button(_("To the menu"), self._leave, "menu", left=self.places.foot.left),
                self._button(_("Save a picture"), self._keep_picture, "picture"),
                self._button(_("Rematch"), self._rematch, "rematch", look=Look.CALL),
            ]
        )
        menu, picture, rematch = self.group.widgets
        picture.rect.left = menu.rect.right + self.kit.px(16)
        rematch.rect.width = max(rematch.rect.width, self.kit.px(280))
        rematch.rect.right = self.places.foot.right

    def _button(
        self,
        text: str,
        action: Callable[[], Transition | None],
        name: str,
        *,
        left: int = 0,
        look: Look = Look.PLAIN,
    ) -> Widget:
        foot = self.places.foot
        words = self.kit.type.label(text, theme.BUTTON_TEXT)
        wide = min(words.width + self.kit.px(64), foot.width // 3 - self.kit.px(16))
        return Widget(Rect(left, foot.top, wide, foot.height), text, action, look, name=name)

    def _leave(self) -> Transition | None:
        return Reset(self.flow.leave())

    def _rematch(self) -> Transition | None:
        return Replace(self.flow.rematch())

    def _keep_picture(self) -> Transition | None:
        """Write what is seen, without the buttons, and say where it is."""
        metrics = self.kit.metrics
        try:
            file = keep_picture((metrics.width, metrics.height), self._draw_all)
        except StoreFault as fault:
            self.kit.notices.append(refusal_text(fault))
            self.kit.sound.play(Sound.REFUSAL)
        else:
            self.kit.notices.append(_("The picture is kept: {file}").format(file=file))
        return None

    def handle(self, event: Event) -> Transition | None:
        """Any press ends the entry; then the buttons, or Esc for the menu."""
        is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if event.type == pygame.KEYDOWN and event.scancode == keys.SOUND:
            self.flow.toggle_sound()
            return None
        if is_press and not self._clock.is_over:
            self._clock.finish()
            self._cheer()
            return None
        used, transition = self.group.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.ESCAPE:
                return self._leave()
            if event.scancode in keys.GO:
                # a press that was meant for the match must not leave its result: it only shows
                # where the next one leads
                self.group.ring_shown = True
        return None

    def update(self, seconds: float) -> Transition | None:
        """Tell on, and have the faces drawn one by one before they turn over."""
        if self._clock.is_over:
            return None
        pace = self.kit.pace
        self._clock.advance(seconds / pace if pace else result_layout.LENGTH)
        if self._unmade:
            place = self._unmade.pop(0)
            line = self.best[place]
            face = self.flow.cast.face(line.seat, line.card)
            self.kit.sprites.face(face, best_panel.width(self.kit))
        self._cheer()
        return None

    def _cheer(self) -> None:
        """Whoever won is cheered when the headline comes, once."""
        if not self._cheered and self._clock.passed >= result_layout.HEADLINE[0]:
            self._cheered = True
            if self.outcome.winner is not None:
                self.kit.sound.play(Sound.CHEER)

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    @property
    def is_moving(self) -> bool:
        """Whether the entry is still told."""
        return not self._clock.is_over

    def draw(self, frame: Frame) -> None:
        """Add the result and the buttons to a frame."""
        self._draw(frame, self._clock)
        self.group.draw(frame)

    def _draw_all(self, frame: Frame) -> None:
        """Add the whole result to a frame, the game's name in place of the buttons."""
        self._draw(frame, Clock(0.0, result_layout.LENGTH))
        kit, foot = self.kit, self.places.foot
        style = result_layout.steady(theme.HEADING, kit.metrics)
        label = kit.type.label(_("Baskettoria").upper(), style, theme.INK)
        ball, gap = kit.px(44), kit.px(16)
        left = foot.centerx - (ball + gap + label.width) / 2
        frame.add_center(kit.sprites.ball(ball), left + ball / 2, foot.centery)
        frame.text(label, left + ball + gap, foot.centery)

    def _draw(self, frame: Frame, clock: Clock) -> None:
        kit, cast, places, box = self.kit, self.flow.cast, self.places, self.box
        size = (kit.metrics.width, kit.metrics.height)
        frame.add(kit.shapes.background(size, (0.5, 0.2), theme.GLOW, theme.DEEP), 0, 0)
        result_head.draw(
            frame, kit, cast, places, self.outcome,
            headline=headline(self.outcome), clock=clock,
        )  # fmt: skip
        share = clock.between
        period_table.draw(frame, kit, cast, places.table, box, share=share(*result_layout.TABLE))
        chart.draw(frame, kit, cast, places.chart, box, share=share(*result_layout.CHART))
        turns = [share(*span) for span in result_layout.CARDS]
        best_panel.draw(frame, kit, cast, places.cards, self.best, shares=turns)
        team_numbers.draw(
            frame, kit, cast, places.numbers, box, share=share(*result_layout.NUMBERS)
        )
