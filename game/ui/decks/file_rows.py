"""The lines of a folder as a list that scrolls."""

from __future__ import annotations

from pygame import Surface

from game.ui import theme
from game.ui.decks.folder_list import Kind, Line
from game.ui.decks.marks import deck_mark, file_mark, folder_mark
from game.ui.decks.rows import Rows
from game.ui.frame import Frame
from game.ui.theme import Color

_ROW, _LEAST_ROW = 52, 30
_COLORS: dict[Kind, Color] = {
    Kind.FOLDER: theme.MUTED,
    Kind.DECK: theme.BALL,
    Kind.FILE: theme.GOLD,
}


class FileRows(Rows[Line]):
    """A widget that holds all entries of a folder."""

    @property
    def step(self) -> int:
        """The height of a line, px."""
        return max(self.kit.px(_ROW), _LEAST_ROW, self.kit.metrics.text_px(theme.BODY.size) + 8)

    def draw_line(self, frame: Frame, index: int, *, is_focused: bool) -> None:
        """Add an entry with its sign and name."""
        kit, row, line = self.kit, self.row(index), self.lines[index]
        size = (row.width, row.height - max(2, kit.px(4)))
        if index == self.chosen:
            edge = theme.GOLD if is_focused else theme.LINE_STRONG
            box = kit.shapes.box(
                size, kit.px(10), theme.BUTTON, border=edge, border_width=max(2, kit.px(3))
            )
            self.cutter.add(frame, box, *row.topleft)
        elif index == self.hot:
            self.cutter.add(frame, kit.shapes.box(size, kit.px(10), theme.RAISED), *row.topleft)
        middle = row.top + size[1] / 2
        mark = self._mark(line.kind)
        x = row.left + kit.px(16)
        self.cutter.add(frame, mark, x, middle - mark.get_height() / 2)
        x += mark.get_width() + kit.px(16)
        label = kit.type.label(line.name, theme.BODY, theme.INK, row.right - kit.px(16) - x)
        self.cutter.add(frame, label.surface, x, middle - label.middle)

    def _mark(self, kind: Kind) -> Surface:
        size, color = max(14, self.kit.px(30)), _COLORS[kind]
        make = {Kind.FOLDER: folder_mark, Kind.DECK: deck_mark, Kind.FILE: file_mark}[kind]
        return make(self.kit, size, color)
