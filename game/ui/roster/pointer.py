"""What the pointer does in the roster builder: clicks, drags in and out, long presses.

No card is ever lost by it: what is not dropped on a place stays where it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.people.card_ref import CardRef
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match.drag import Drag, Press
from game.ui.peek import Found
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.roster.scene import RosterScene

_LONG_PRESS = 0.5  # seconds


@dataclass(slots=True)
class _Held:
    """A card of the pool or of the roster under a button that is down."""

    ref: CardRef
    press: Press
    width: int
    is_pull: bool = False  # the pool is pulled up or down, until the pointer is over the panel


class RosterPointer:
    """The pointer, and the card it holds."""

    def __init__(self, scene: RosterScene) -> None:
        self._scene = scene
        self._held: _Held | None = None
        self._drag: Drag | None = None

    @property
    def dragged(self) -> CardRef | None:
        """The card that is held."""
        return self._held.ref if self._held and self._drag else None

    @property
    def is_over_panel(self) -> bool:
        """Whether a held card would be in the roster if it were let go."""
        drag, panel = self._drag, self._scene.places.panel
        return drag is not None and panel.collidepoint(drag.position)

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Take an event; whether it was used up."""
        if self._drag:
            self._dragging(self._drag, event)
            return True
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._scene.peek.show(self.found_at(event.pos))
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._scene.peek.hide()
                return self._down(event.pos)
            case pygame.MOUSEMOTION:
                return self._motion(event)
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._held:
                return self._up(event.pos)
            case pygame.MOUSEWHEEL:
                self._scene.peek.hide()
            case pygame.KEYDOWN if self._scene.peek.is_shown:
                self._scene.peek.hide()
                return event.scancode in keys.ESCAPE
        return False

    def _down(self, at: tuple[int, int]) -> bool:
        """A press among the slots is used up; one on the pool may still pull the grid."""
        scene = self._scene
        slot = scene.slots.card_at(at)
        if slot is not None:
            scene.slots.cursor = slot
            scene.group.focus, scene.group.ring_shown = scene.slots, False
            self._hold(scene.work.cards[slot], slot, scene.slots.places[slot], at, from_slot=True)
        if scene.slots.rect.collidepoint(at):
            return True
        grid = scene.pool.grid
        index = grid.places.at(at, grid.scroll.offset)
        if index is not None and grid.rect.collidepoint(at):
            ref = scene.pool.shown[index].ref
            self._hold(ref, index, grid.card_rect(index), at, from_slot=False)
        return False

    def _hold(
        self, ref: CardRef, index: int, rect: Rect, at: tuple[int, int], *, from_slot: bool
    ) -> None:
        grab = (at[0] - rect.centerx, at[1] - rect.centery)
        self._held = _Held(ref, Press(index, at, grab, from_slot), rect.width)

    def _motion(self, event: Event) -> bool:
        scene, held = self._scene, self._held
        scene.slots.hot = scene.slots.card_at(event.pos)
        if held is None:
            scene.peek.hover(self.found_at(event.pos))
            return False
        if not event.buttons[0]:
            self._held = None  # the release was never reported
            scene.pool.grid.release()
        elif held.press.is_far(event.pos) and self._means_drag(held, event.pos):
            self._pick_up(held, event.pos)
            return True
        return held.press.from_bench

    def _means_drag(self, held: _Held, at: tuple[int, int]) -> bool:
        """Whether a card is to be held: up and down the pool is pulled instead."""
        if held.press.from_bench or self._scene.places.panel.collidepoint(at):
            return True
        if not held.is_pull:
            start = held.press.at
            held.is_pull = abs(at[0] - start[0]) < abs(at[1] - start[1])
        return not held.is_pull

    def _pick_up(self, held: _Held, at: tuple[int, int]) -> None:
        scene = self._scene
        scene.group.release()
        scene.pool.grid.release()
        scene.peek.hide()
        self._drag = Drag(held.press.card, held.press.grab, held.press.from_bench, held.press.at)
        self._drag.move(at)
        scene.kit.sound.play(Sound.PICK_UP)
        self._light()

    def _up(self, at: tuple[int, int]) -> bool:
        """A click: a card of the roster leaves; the pool hears of it from its grid."""
        held, self._held = self._held, None
        if held is None or not held.press.from_bench:
            return False
        if self._scene.slots.card_at(at) == held.press.card:
            self._scene.deeds.remove(held.ref)
        return True

    # --- a drag --------------------------------------------------------------------------------

    def _dragging(self, drag: Drag, event: Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION if not event.buttons[0]:
                self.release()
            case pygame.MOUSEMOTION:
                drag.move(event.pos)
                self._light()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                drag.move(event.pos)
                self._drop(drag, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self.release()
            case pygame.KEYDOWN if event.scancode in keys.ESCAPE:
                self.release()

    def _light(self) -> None:
        """Light the place that would receive the card."""
        slots, drag = self._scene.slots, self._drag
        slots.lit = None
        if drag is None or not self.is_over_panel:
            return
        at = (int(drag.position[0]), int(drag.position[1]))
        place = slots.at(at)
        taken = len(self._scene.work.cards)
        if place is not None:
            slots.lit = min(place, taken - drag.from_bench)
        elif not drag.from_bench and taken < len(slots.places):
            slots.lit = taken

    def _drop(self, drag: Drag, at: tuple[int, int]) -> None:
        """The card was let go: outside the window it never counts."""
        scene, held = self._scene, self._held
        if held is None or not scene.kit.metrics.window.collidepoint(at):
            self.release()
            return
        is_in, place = self.is_over_panel, scene.slots.at(at)
        if drag.from_bench and is_in and place is None:
            self.release()
            return
        self._let_go()
        if is_in:
            scene.deeds.put(held.ref, place, drag.middle, held.width)
        elif drag.from_bench:
            scene.deeds.remove(held.ref, drag.middle)
        else:
            scene.deeds.fly_home(held.ref, drag.middle, held.width)

    def release(self) -> None:
        """Hold nothing; a held card flies back."""
        held, drag = self._held, self._drag
        self._let_go()
        if held and drag:
            self._scene.deeds.fly_home(held.ref, drag.middle, held.width)

    def _let_go(self) -> None:
        self._held = self._drag = self._scene.slots.lit = None

    # --- what is shown -------------------------------------------------------------------------

    def found_at(self, at: tuple[int, int]) -> Found | None:
        """What can be shown large under a point."""
        scene = self._scene
        slot = scene.slots.card_at(at)
        if slot is not None:
            card = scene.work.card(scene.work.cards[slot])
            return (scene.slots.places[slot], (card,)) if card else None
        grid = scene.pool.grid
        index = grid.places.at(at, grid.scroll.offset)
        return None if index is None else (grid.card_rect(index), (grid.cards[index],))

    def update(self, seconds: float) -> None:
        """Let time pass: the tilt dies away, a long press shows the card large."""
        if self._drag:
            self._drag.update(seconds)
            return
        held = self._held
        if held is None:
            return
        held.press.held_for += seconds
        if held.press.held_for > _LONG_PRESS and not held.is_pull:
            self._held = None
            self._scene.pool.grid.release()
            self._scene.peek.show(self.found_at(held.press.at))

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without an event."""
        if self._drag:
            return self._drag.is_swinging
        return self._held is not None and not self._held.is_pull

    def draw(self, frame: Frame) -> None:
        """Add the held card, lifted and tilted, to a frame."""
        held, drag = self._held, self._drag
        if held is None or drag is None:
            return
        kit = self._scene.kit
        face = self._scene.face(held.ref)
        size = (held.width, round(held.width * theme.CARD_RATIO))
        radius = round(held.width * theme.CARD_RADIUS)
        shadow = kit.shapes.shadow(size, radius, max(4, held.width // 10), 150)
        x, y = drag.middle
        frame.add_center(shadow, x, y + held.width / 14)
        frame.add_center(kit.sprites.turned(face, drag.tilt, theme.LIFT), x, y)
