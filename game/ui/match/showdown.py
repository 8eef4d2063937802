"""The right of the first attack: two numbers are shown, nothing else of the cards (R3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.engine import Seat, ShowdownHeld
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match import showdown_draw
from game.ui.match.showdown_steps import Steps
from game.ui.match.side import first_attack_text
from game.ui.scene import Push, Replace, Scene, Transition
from game.ui.sound import Sound
from game.ui.tween import Clock
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow

_AUTO = 2.5  # seconds until a match without persons goes on


class ShowdownScene(Scene):
    """Turns the numbers over, one after the other, and gives the ball to who attacks first.

    Attributes:
        steps: how far the telling is.
    """

    def __init__(self, flow: MatchFlow, event: ShowdownHeld) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        self.event = event
        self.steps = Steps(len(event.numbers), has_toss=event.by_toss)
        if not self.kit.pace:
            self.steps.finish()
        self._heard = self.steps.sounds_due
        self._auto = Clock(_AUTO * self.kit.pace)
        self.group = Group(self.kit)
        self.layout()

    @property
    def first(self) -> Seat | None:
        """The seat that attacks first, once that was told."""
        return self.event.first if self.steps.has_verdict else None

    def layout(self) -> None:
        """Place the button, which is there when all was told."""
        if not self.steps.is_over:
            self.group.replace([])
            return
        kit = self.kit
        text = first_attack_text(self.flow.cast, self.event.first)
        wide = max(kit.px(360), kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(70))
        wide = min(wide, kit.metrics.width - kit.px(80))
        top = kit.rect(0, 956, 0, 0).top
        rect = Rect(kit.metrics.width // 2 - wide // 2, top, wide, max(kit.px(62), 36))
        self.group.replace([Widget(rect, text, self._go_on, Look.CALL, name="go")])
        self.group.focus = self.group.widgets[0]

    def _go_on(self) -> Transition | None:
        return Replace(self.flow.next())

    def handle(self, event: Event) -> Transition | None:
        """Any press ends the telling; then the button, Space or Enter goes on."""
        is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.ESCAPE:
                return Push(self.flow.pause())
            if event.scancode == keys.SOUND:
                self.flow.toggle_sound()
                return None
        if is_press and not self.steps.is_over:
            self.steps.finish()
            self._told()
            return None
        used, transition = self.group.handle(event)
        if used:
            return transition
        if self.steps.is_over and event.type == pygame.KEYDOWN and event.scancode in keys.GO:
            return self._go_on()
        return None

    def update(self, seconds: float) -> Transition | None:
        """Tell on; where no person plays, go on after a while."""
        if not self.steps.is_over:
            pace = self.kit.pace
            self.steps.advance(seconds / pace if pace else self.steps.length)
            self._told()
            return None
        if self.flow.cast.persons():
            return None
        self._auto.advance(seconds)
        return self._go_on() if self._auto.is_over else None

    def _told(self) -> None:
        """Let the sounds follow, and the button at the end."""
        due = self.steps.sounds_due
        if due > self._heard:
            self._heard = due
            is_verdict = due > self.steps.flips
            self.kit.sound.play(Sound.WHISTLE if is_verdict else Sound.FLIP)
        if self.steps.is_over:
            self.layout()

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    @property
    def is_moving(self) -> bool:
        """Whether numbers or the ball are on their way."""
        return not self.steps.is_over

    def draw(self, frame: Frame) -> None:
        """Add the two cards, the numbers and the button to a frame."""
        showdown_draw.draw(self, frame)
        self.group.draw(frame)
