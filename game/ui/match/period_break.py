"""Between two periods: the score, the attacks just made, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.engine import AttackResolved, PeriodEnded, Seat
from game.i18n import gettext as _
from game.ui import keys
from game.ui.frame import Frame
from game.ui.match import period_break_draw
from game.ui.scene import Push, Replace, Scene, Transition
from game.ui.sound import Sound
from game.ui.theme import BUTTON_TEXT
from game.ui.tween import Clock
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow

_STAY = 2.5
_LEAST_SHARE = 0.5  # it must be readable even where nothing moves


class PeriodBreakScene(Scene):
    """The pause after a period.

    Attributes:
        ended: every period that is over, in order.
        attacks: the attacks of the last one.
    """

    def __init__(self, flow: MatchFlow, event: PeriodEnded) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        self.event = event
        events = flow.session.events
        self.ended = [
            each for each in events if isinstance(each, PeriodEnded) and each.period <= event.period
        ]
        self.attacks = [
            each
            for each in events
            if isinstance(each, AttackResolved) and each.period == event.period
        ]
        self.facts = flow.session.view(0)
        self.persons = flow.cast.persons()
        self._stay = Clock(_STAY * max(_LEAST_SHARE, self.kit.pace))
        self._has_sounded = False
        self.group = Group(self.kit)
        self.layout()

    @property
    def first(self) -> Seat | None:
        """Who attacks first in the period to come; None where the lowest numbers decide."""
        last = self.attacks[-1] if self.attacks else None
        if self.facts.period == self.event.period + 1 and self.facts.possession is None:
            return None
        return last.possession if last else None

    def layout(self) -> None:
        """Place the button."""
        kit = self.kit
        text = _("Go on →")
        wide = max(kit.px(320), kit.type.label(text, BUTTON_TEXT).width + kit.px(80))
        row = kit.rect(0, 958, 1920, 64)
        rect = Rect(row.centerx - wide // 2, row.top, wide, row.height)
        self.group.replace([Widget(rect, text, self._go_on, Look.CALL, name="go")])

    def _go_on(self) -> Transition | None:
        return Replace(self.flow.next())

    def handle(self, event: Event) -> Transition | None:
        """Go on by the button, Space or Enter."""
        used, transition = self.group.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.GO:
                return self._go_on()
            if event.scancode in keys.ESCAPE:
                return Push(self.flow.pause())
            if event.scancode == keys.SOUND:
                self.flow.toggle_sound()
        return None

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def update(self, seconds: float) -> Transition | None:
        """Sound the buzzer once; where no person plays, go on after a moment."""
        if not self._has_sounded:
            self._has_sounded = True
            self.kit.sound.play(Sound.BUZZER)
        if self.persons:
            return None
        self._stay.advance(seconds)
        return self._go_on() if self._stay.is_over else None

    @property
    def is_moving(self) -> bool:
        """Whether it will go on by itself."""
        return not self.persons

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        period_break_draw.draw(self, frame)
