"""What the pointer does on the draft screen: a card is dragged onto the panel, or shown large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import theme
from game.ui.frame import Frame
from game.ui.match.drag import Drag, Press
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_LONG_PRESS = 0.5


class DraftPointer:
    """What the pointer holds.

    Attributes:
        drag: the card that is held.
    """

    def __init__(self, scene: DraftScene) -> None:
        self._scene = scene
        self._press: Press | None = None
        self._width = 0
        self.drag: Drag | None = None

    @property
    def is_over_panel(self) -> bool:
        """Whether the held card would be taken if it were let go."""
        seat = self._scene.sight.to_pick
        if self.drag is None or seat is None:
            return False
        x, y = self.drag.position
        return self._scene.places.panel(seat).collidepoint(x, y)

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Take a mouse event; whether it was used up."""
        if self.drag:
            return self._dragging(self.drag, event)
        scene = self._scene
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                scene.peek.show(scene.found_at(event.pos))
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                scene.peek.hide()
                self._press = self._press_at(event.pos)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEWHEEL:
                scene.peek.hide()
            case pygame.MOUSEMOTION:
                return self._motion(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._press = None
        return False

    def _press_at(self, position: tuple[int, int]) -> Press | None:
        scene = self._scene
        card = scene.middle.card_at(position)
        if card is None:
            return None
        rect = scene.middle.rect_of(card)
        self._width = rect.width
        grab = (position[0] - rect.centerx, position[1] - rect.centery)
        return Press(card, position, grab, from_bench=False)

    def _motion(self, event: Event) -> bool:
        scene, press = self._scene, self._press
        if press is None or not event.buttons[0]:
            self._press = None
            scene.peek.hover(scene.found_at(event.pos))
            return False
        if not press.is_far(event.pos):
            return False
        dx, dy = abs(event.pos[0] - press.at[0]), abs(event.pos[1] - press.at[1])
        if (scene.middle.can_pull and dy >= dx) or not scene.can_take(press.card):
            self._press = None  # the list is pulled, or nothing is
            return False
        self._press = None
        scene.middle.release()
        scene.group.release()
        scene.choice.choose(press.card)
        self.drag = Drag(press.card, press.grab, press.from_bench, press.at)
        self.drag.move(event.pos)
        scene.kit.sound.play(Sound.PICK_UP)
        return True

    def _dragging(self, drag: Drag, event: Event) -> bool:
        scene = self._scene
        match event.type:
            case pygame.MOUSEMOTION if event.buttons[0]:
                drag.move(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                drag.move(event.pos)
                rect, is_taken = self.held_rect, self.is_over_panel
                self.drag = None
                if is_taken:
                    scene.take(start=rect)
                else:
                    scene.fly_back(drag.card, rect)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN:
                self.release()
        return event.type in (
            pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL,
        )  # fmt: skip

    def release(self) -> None:
        """Hold nothing: a held card flies back."""
        self._press = None
        if self.drag:
            card, rect = self.drag.card, self.held_rect
            self.drag = None
            self._scene.fly_back(card, rect)

    # --- time ----------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let time pass: the tilt dies away, a long press shows the card large."""
        if self.drag:
            self.drag.update(seconds)
        press = self._press
        if press is None:
            return
        press.held_for += seconds
        if press.held_for > _LONG_PRESS:
            self._press = None
            self._scene.middle.release()
            self._scene.group.release()
            self._scene.peek.show(self._scene.found_at(press.at))

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without an event."""
        return self._press is not None or (self.drag is not None and self.drag.is_swinging)

    @property
    def held_rect(self) -> Rect:
        """Where the held card is, px."""
        wide = round(self._width * theme.LIFT)
        rect = Rect(0, 0, wide, round(wide * theme.CARD_RATIO))
        if self.drag:
            x, y = self.drag.middle
            rect.center = round(x), round(y)
        return rect

    def draw(self, frame: Frame) -> None:
        """Add the held card to a frame."""
        scene = self._scene
        if self.drag is None:
            return
        surface = scene.faces.picture(scene.table.pool[self.drag.card], self._width)
        turned = scene.kit.sprites.turned(surface, self.drag.tilt, theme.LIFT)
        frame.add_center(turned, *self.drag.middle)
