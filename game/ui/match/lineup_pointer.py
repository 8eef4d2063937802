"""The pointer while a five is picked: press, drag, drop, long press; no card is ever lost by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui import keys, theme
from game.ui.match.actor import Pose
from game.ui.match.drag import Drag, Press
from game.ui.match.table_model import held_pose, own_key
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.match.lineup import LineupScene

_LONG_PRESS = 0.5


class LineupPointer:
    """What the pointer does.

    Attributes:
        press: a button that went down on a card and may become a drag.
        drag: the card that is held.
        lit: the place that would receive it.
    """

    def __init__(self, scene: LineupScene) -> None:
        self.scene = scene
        self.press: Press | None = None
        self.drag: Drag | None = None
        self.lit: int | None = None

    def handle(self, event: Event) -> bool:
        """Take an event; True where it is used up."""
        scene = self.scene
        if self.drag:
            self._dragging(self.drag, event)
            return True
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                scene.peek.show(scene.face_at(event.pos))
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                scene.peek.hide()
                self.press = self._press_at(event.pos)
            case pygame.MOUSEMOTION:
                self._motion(event)
                return self.drag is not None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self.press = None
        return False

    def _press_at(self, position: tuple[int, int]) -> Press | None:
        for card in self.scene.five.free:
            spot = self.scene.spot(card)
            if spot.rect.collidepoint(position):
                pose = self.scene.actors.pose(own_key(self.scene.seat, card))
                x, y = (pose.x, pose.y) if pose else (spot.x, spot.y)
                return Press(card, position, (position[0] - x, position[1] - y), from_bench=False)
        return None

    def _motion(self, event: Event) -> None:
        self.scene.peek.hover(self.scene.face_at(event.pos))
        press = self.press
        if press is None:
            return
        if not event.buttons[0]:
            self.press = None
        elif press.is_far(event.pos):
            self._pick_up(press, event.pos)

    def _pick_up(self, press: Press, position: tuple[int, int]) -> None:
        """The press has become a drag."""
        scene = self.scene
        scene.group.release()
        scene.peek.hide()
        scene.hint = ""
        self.press = None
        self.drag = Drag(press.card, press.grab, press.from_bench, press.at)
        self.drag.move(position)
        self._light()
        scene.kit.sound.play(Sound.PICK_UP)
        scene.layout()

    def _dragging(self, drag: Drag, event: Event) -> None:
        """Take an event while a card is held: it ends the drag, moves it, or is ignored."""
        match event.type:
            case pygame.MOUSEMOTION if not event.buttons[0]:
                self.fly_back()  # the release was never reported
            case pygame.MOUSEMOTION:
                drag.move(event.pos)
                self._light()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                drag.move(event.pos)
                self._light()
                self._drop(drag, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self.fly_back()
            case pygame.KEYDOWN if event.scancode in keys.ESCAPE:
                self.fly_back()

    def _light(self) -> None:
        """Exactly one place is lit: the one that would receive the card."""
        if self.drag:
            empty = [card is None or card == self.drag.card for card in self.scene.five.slots]
            self.lit = self.scene.places.slot_at(self.drag.position, empty)

    def _drop(self, drag: Drag, position: tuple[int, int]) -> None:
        """The card was let go: on the court it is picked, among the free ones it is not."""
        scene = self.scene
        if scene.kit.metrics.window.collidepoint(position):
            if self.lit is not None:
                scene.five.put(drag.card, self.lit)
            elif scene.places.free_area.collidepoint(position):
                scene.five.remove(drag.card)
        self.fly_back()

    def fly_back(self) -> None:
        """The held card goes where it belongs."""
        held = self.held
        if self.drag and held:
            self.scene.actors.spawn(own_key(self.scene.seat, self.drag.card), held)
            self.scene.kit.sound.play(Sound.PUT_DOWN)
        self.drag = self.press = self.lit = None
        self.scene.layout()

    def release(self) -> None:
        """Hold nothing: focus was lost."""
        if self.drag:
            self.fly_back()
        self.press = None

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
            self.scene.group.release()
            self.scene.peek.show(self.scene.face_at(press.at))

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without an event."""
        return self.press is not None or (self.drag is not None and self.drag.is_swinging)

    @property
    def held(self) -> Pose | None:
        """The card under the pointer, while one is dragged."""
        if self.drag is None:
            return None
        scene = self.scene
        width = scene.kit.px(theme.HAND_CARD) * theme.LIFT
        return held_pose(self.drag, scene.cast, scene.view, width)
