"""The lines of a folder as a list that scrolls; only those that are seen are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import keys, theme
from game.ui.decks.cutting import Cutter
from game.ui.decks.folder_list import Kind, Line
from game.ui.decks.marks import deck_mark, file_mark, folder_mark
from game.ui.decks.scroll import Scroll, ScrollBar
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Color
from game.ui.widget import Action, Look, Widget

_ROW, _LEAST_ROW = 52, 30
_WHEEL = 3  # rows a notch
_PAGES = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
_DRAG_START = 6
_COLORS: dict[Kind, Color] = {
    Kind.FOLDER: theme.MUTED,
    Kind.DECK: theme.BALL,
    Kind.FILE: theme.GOLD,
}


class FileRows(Widget):
    """A widget that holds all lines; one of them is chosen.

    Attributes:
        lines: what is shown.
        chosen: the index of the chosen line; -1 where there is none.
    """

    def __init__(self, kit: Kit, open_line: Action, changed: Callable[[], None]) -> None:
        super().__init__(Rect(0, 0, 0, 0), action=open_line, look=Look.BARE, name="rows")
        self.kit = kit
        self.lines: tuple[Line, ...] = ()
        self.chosen = -1
        self.scroll = Scroll(kit)
        self.bar = ScrollBar(kit, self.scroll)
        self._changed = changed
        self._cutter = Cutter()
        self._hot = -1
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

    def fill(self, lines: tuple[Line, ...], chosen: int = 0) -> None:
        """Show other lines from the top."""
        self.lines = lines
        self.chosen = min(chosen, len(lines) - 1)
        self.enabled = bool(lines)
        self._hot = self._clicked = -1
        self.scroll.fit(self.rect.height, self.step * len(lines))
        self.scroll.to(0, at_once=True)
        self._show_chosen(at_once=True)

    @property
    def step(self) -> int:
        """The height of a line, px."""
        return max(self.kit.px(_ROW), _LEAST_ROW, self.kit.metrics.text_px(theme.BODY.size) + 8)

    @property
    def line(self) -> Line | None:
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
            self._hot = self._at(at)
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
        self._cutter.begin(self.rect)
        first = self.scroll.offset // self.step
        last = min(len(self.lines), (self.scroll.offset + self.rect.height) // self.step + 1)
        for index in range(first, last):
            self._draw_line(frame, index, is_focused=focused)
        self.bar.draw(frame)

    def _draw_line(self, frame: Frame, index: int, *, is_focused: bool) -> None:
        kit, row, line = self.kit, self.row(index), self.lines[index]
        size = (row.width, row.height - max(2, kit.px(4)))
        if index == self.chosen:
            edge = theme.GOLD if is_focused else theme.LINE_STRONG
            box = kit.shapes.box(
                size, kit.px(10), theme.BUTTON, border=edge, border_width=max(2, kit.px(3))
            )
            self._cutter.add(frame, box, *row.topleft)
        elif index == self._hot:
            self._cutter.add(frame, kit.shapes.box(size, kit.px(10), theme.RAISED), *row.topleft)
        middle = row.top + size[1] / 2
        mark = self._mark(line.kind)
        x = row.left + kit.px(16)
        self._cutter.add(frame, mark, x, middle - mark.get_height() / 2)
        x += mark.get_width() + kit.px(16)
        label = kit.type.label(line.name, theme.BODY, theme.INK, row.right - kit.px(16) - x)
        self._cutter.add(frame, label.surface, x, middle - label.middle)

    def _mark(self, kind: Kind) -> Surface:
        size, color = max(14, self.kit.px(30)), _COLORS[kind]
        make = {Kind.FOLDER: folder_mark, Kind.DECK: deck_mark, Kind.FILE: file_mark}[kind]
        return make(self.kit, size, color)
