"""Lines as a list that scrolls, one of them chosen; only those that are seen are drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import keys
from game.ui.decks.cutting import Cutter
from game.ui.decks.scroll import Scroll, ScrollBar
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.widget import Action, Look, Widget

_WHEEL = 3  # rows a notch
_PAGES = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
_DRAG_START = 6

T = TypeVar("T")


class Rows(Widget, ABC, Generic[T]):
    """A widget that holds all lines; how one looks is for those who inherit.

    Attributes:
        lines: what is shown.
        chosen: the index of the chosen line; -1 where there is none.
        hot: the index of the line under the pointer, or -1.
        cutter: keeps lines inside the list.
    """

    def __init__(self, kit: Kit, open_line: Action, changed: Callable[[], None]) -> None:
        super().__init__(Rect(0, 0, 0, 0), action=open_line, look=Look.BARE, name="rows")
        self.kit = kit
        self.lines: tuple[T, ...] = ()
        self.chosen = -1
        self.scroll = Scroll(kit)
        self.bar = ScrollBar(kit, self.scroll)
        self._changed = changed
        self.cutter = Cutter()
        self.hot = -1
        self._pressed: tuple[int, int] | None = None
        self._is_pulled = False
        self._clicked = -1  # the line of the last click: one more on it opens it
        self.is_opened = False  # whether the last mouse event opens the chosen line

    def place(self, rect: Rect) -> None:
        """Take the room for the lines and the bar, px."""
        wide = max(5, self.kit.px(10))
        self.rect = Rect(rect.left, rect.top, rect.width - wide - self.kit.px(10), rect.height)
        self.bar.track = Rect(rect.right - wide, rect.top, wide, rect.height)
        self.scroll.fit(rect.height, self.step * len(self.lines))
        self._show_chosen(at_once=True)

    def fill(self, lines: Sequence[T], chosen: int = 0) -> None:
        """Show other lines from the top."""
        self.lines = tuple(lines)
        self.chosen = min(chosen, len(lines) - 1)
        self.enabled = bool(lines)
        self.hot = self._clicked = -1
        self.scroll.fit(self.rect.height, self.step * len(lines))
        self.scroll.to(0, at_once=True)
        self._show_chosen(at_once=True)

    @property
    @abstractmethod
    def step(self) -> int:
        """The height of a line, px."""

    @property
    def line(self) -> T | None:
        """The chosen line."""
        return self.lines[self.chosen] if 0 <= self.chosen < len(self.lines) else None

    def row(self, index: int) -> Rect:
        """Where a line is now, px."""
        y = self.rect.top + index * self.step - self.scroll.offset
        return Rect(self.rect.left, y, self.rect.width, self.step)

    def _show_chosen(self, *, at_once: bool = False) -> None:
        if self.chosen >= 0:
            top = self.chosen * self.step
            self.scroll.show(top, top + self.step, at_once=at_once)

    def _choose(self, index: int) -> None:
        self.chosen = index
        self._show_chosen()
        self._changed()

    def _at(self, position: tuple[int, int]) -> int:
        if not self.rect.collidepoint(position):
            return -1
        index = (position[1] - self.rect.top + self.scroll.offset) // self.step
        return index if index < len(self.lines) else -1

    # --- input ---------------------------------------------------------------------------------

    def mouse(self, event: Event) -> bool:
        """Choose by a click, open by another on the same line, scroll; whether it was used."""
        self.is_opened = False
        if self.bar.handle(event):
            return True
        match event.type:
            case pygame.MOUSEWHEEL:
                self.scroll.by(-event.y * self.step * _WHEEL)
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.rect.collidepoint(event.pos):
                self._pressed, self._is_pulled = event.pos, False
                self.scroll.hold()
                return True
            case pygame.MOUSEMOTION:
                return self._motion(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._pressed:
                return self._lift(event.pos)
        return False

    def _motion(self, at: tuple[int, int]) -> bool:
        if self._pressed is None:
            self.hot = self._at(at)
            return False
        far = abs(at[1] - self._pressed[1])
        if self._is_pulled:
            self.scroll.pull(at[1] - self._pressed[1])
            self._pressed = at
        elif far > max(_DRAG_START, self.kit.px(10)):
            self._is_pulled, self._pressed = True, at
        return True

    def _lift(self, at: tuple[int, int]) -> bool:
        self._pressed = None
        self.scroll.let_go()
        index = self._at(at)
        if not self._is_pulled and index >= 0:
            self.is_opened = index == self._clicked
            self._clicked = index
            self._choose(index)
        return True

    def release(self) -> None:
        """Let go of all that is held."""
        self._pressed = None
        self.bar.release()
        self.scroll.stop()

    def key(self, event: Event) -> bool:
        """Lead through the lines; beyond the first or last one the focus may leave."""
        if event.type != pygame.KEYDOWN or not self.lines:
            return False
        last = len(self.lines) - 1
        match event.scancode:
            case keys.HOME:
                target = 0
            case keys.END:
                target = last
            case keys.UP | keys.DOWN:
                target = self.chosen + (1 if event.scancode == keys.DOWN else -1)
                if not 0 <= target <= last:
                    return False
            case pygame.KSCAN_PAGEUP | pygame.KSCAN_PAGEDOWN:
                page = max(1, self.rect.height // self.step - 1)
                target = max(0, min(last, self.chosen + _PAGES[event.scancode] * page))
            case _:
                return False
        self._choose(target)
        return True

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the lines in sight to a frame, cut at the list's edges."""
        del kit, hot, held
        self.cutter.begin(self.rect)
        first = self.scroll.offset // self.step
        last = min(len(self.lines), (self.scroll.offset + self.rect.height) // self.step + 1)
        for index in range(first, last):
            self.draw_line(frame, index, is_focused=focused)
        self.bar.draw(frame)

    @abstractmethod
    def draw_line(self, frame: Frame, index: int, *, is_focused: bool) -> None:
        """Add a line to a frame by way of the cutter."""
