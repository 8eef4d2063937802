"""What the pointer does with cards: press, drag, drop, long press; no card is ever lost by it.

Which cards may be held and where they may be dropped is for those who inherit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

import pygame
from pygame.event import Event

from game.engine import View
from game.ui import keys, theme
from game.ui.kit import Kit
from game.ui.match.actor import Actors, Pose
from game.ui.match.cast import Cast
from game.ui.match.drag import Drag, Press
from game.ui.match.table_model import held_pose, own_key
from game.ui.peek import Found, Peek
from game.ui.scene import Transition
from game.ui.sound import Sound
from game.ui.widget import Group

_LONG_PRESS = 0.5

Place = TypeVar("Place")


class CardScene(Protocol):
    """A scene whose cards can be dragged."""

    kit: Kit
    cast: Cast
    actors: Actors
    group: Group
    peek: Peek

    @property
    def view(self) -> View | None:
        """What the viewer may know; None while nobody may see a hand."""

    def layout(self) -> None:
        """Place everything anew."""


class CardPointer(ABC, Generic[Place]):
    """What the pointer holds, and what would receive it.

    Attributes:
        press: a button that went down on a card and may become a drag.
        drag: the card that is held.
        lit: the one place that would receive the card.
    """

    def __init__(self, desk: CardScene) -> None:
        self._desk = desk
        self.press: Press | None = None
        self.drag: Drag | None = None
        self.lit: Place | None = None

    @abstractmethod
    def light(self) -> None:
        """Light exactly one place: the one that would receive the card."""

    @abstractmethod
    def _press_at(self, position: tuple[int, int]) -> Press | None:
        """The card under a point that may be dragged now."""

    @abstractmethod
    def _found_at(self, position: tuple[int, int]) -> Found | None:
        """What can be shown large under a point."""

    @abstractmethod
    def _lift(self, press: Press) -> None:
        """Make ready for a card that is about to be held."""

    @abstractmethod
    def _drop(self, drag: Drag, position: tuple[int, int]) -> None:
        """The card was let go inside the window: it counts, or it flies back."""

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> tuple[bool, Transition | None]:
        """Take an event: whether it was used up, and what follows from it."""
        if self.drag:
            self._dragging(self.drag, event)
            return True, None
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._desk.peek.show(self._found_at(event.pos))
                return True, None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event)
            case pygame.MOUSEMOTION:
                self._motion(event)
                return self.drag is not None, None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self.press = None
        return False, None

    def _down(self, event: Event) -> tuple[bool, Transition | None]:
        self._desk.peek.hide()
        self.press = self._press_at(event.pos)
        return False, None

    def _motion(self, event: Event) -> None:
        self._desk.peek.hover(self._found_at(event.pos))
        press = self.press
        if press is None:
            return
        if not event.buttons[0]:
            self.press = None
        elif press.is_far(event.pos):
            self._pick_up(press, event.pos)

    def _pick_up(self, press: Press, position: tuple[int, int]) -> None:
        """The press has become a drag."""
        desk = self._desk
        desk.group.release()
        desk.peek.hide()
        self._lift(press)
        self.press = None
        self.drag = Drag(press.card, press.grab, press.from_bench, press.at)
        self.drag.move(position)
        self.light()
        desk.kit.sound.play(Sound.PICK_UP)
        desk.layout()

    def _dragging(self, drag: Drag, event: Event) -> None:
        """Take an event while a card is held: it ends the drag, moves it, or is ignored."""
        match event.type:
            case pygame.MOUSEMOTION if not event.buttons[0]:
                self.fly_back()  # the release was never reported
            case pygame.MOUSEMOTION:
                drag.move(event.pos)
                self.light()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                drag.move(event.pos)
                self.light()
                self._let_fall(drag, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self.fly_back()
            case pygame.KEYDOWN if event.scancode in keys.ESCAPE:
                self.fly_back()

    def _let_fall(self, drag: Drag, position: tuple[int, int]) -> None:
        """The card was let go: outside the window it never counts."""
        if self._desk.kit.metrics.window.collidepoint(position):
            self._drop(drag, position)
        else:
            self.fly_back()

    # --- letting go ----------------------------------------------------------------------------

    def fly_back(self) -> None:
        """The held card goes to where it belongs."""
        desk, held = self._desk, self.held
        if self.drag and held and desk.view:
            desk.actors.spawn(own_key(desk.view.seat, self.drag.card), held)
            desk.kit.sound.play(Sound.PUT_DOWN)
        self.let_go()
        desk.layout()

    def let_go(self) -> None:
        """Hold nothing."""
        self.drag = self.press = self.lit = None

    def release(self) -> None:
        """Focus was lost: a held card flies back, nothing is held any more."""
        if self.drag:
            self.fly_back()
        self.let_go()

    # --- time ----------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let time pass: the tilt dies away, a long press shows the card large."""
        if self.drag:
            self.drag.update(seconds)
        press = self.press
        if press is None:
            return
        press.held_for += seconds
        if press.held_for > _LONG_PRESS:
            self.press = None
            self._desk.group.release()
            self._desk.peek.show(self._found_at(press.at))

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without an event."""
        return self.press is not None or (self.drag is not None and self.drag.is_swinging)

    @property
    def held(self) -> Pose | None:
        """The card under the pointer, while one is dragged."""
        view = self._desk.view
        if self.drag is None or view is None:
            return None
        width = self._desk.kit.px(theme.HAND_CARD) * theme.LIFT
        return held_pose(self.drag, self._desk.cast, view, width)
