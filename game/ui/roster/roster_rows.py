"""Saved rosters as a list that scrolls: name, size, and what is wrong with them."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game import i18n
from game.people.roster import SavedRoster
from game.ui import theme
from game.ui.decks.rows import Rows
from game.ui.frame import Frame
from game.ui.text import Label
from game.ui.theme import Color, Face, TextStyle

_ROW, _LEAST_ROW = 84, 50
_NAME = TextStyle(Face.STRONG, 23)
_SIZE = TextStyle(Face.DISPLAY, 22)
_MORE = TextStyle(Face.TEXT, 18)
_WARN: Color = (255, 138, 142)


class RosterLine(NamedTuple):
    """A saved roster and what is to be known of it.

    Attributes:
        more: in words.
        is_wrong: whether that is something that hinders.
    """

    roster: SavedRoster
    more: str
    is_wrong: bool


class RosterRows(Rows[RosterLine]):
    """A widget that holds all saved rosters of a person."""

    @property
    def step(self) -> int:
        """The height of a line, px: two lines of text fit."""
        metrics = self.kit.metrics
        texts = (metrics.text_px(_NAME.size) + metrics.text_px(_MORE.size)) * 3 // 2
        return max(self.kit.px(_ROW), _LEAST_ROW, texts + self.kit.px(22))

    def draw_line(self, frame: Frame, index: int, *, is_focused: bool) -> None:
        """Add a roster."""
        kit, row, line = self.kit, self.row(index), self.lines[index]
        area = Rect(row.left, row.top, row.width, row.height - max(4, kit.px(8)))
        is_lit = index == self.hot or (is_focused and index == self.chosen)
        edge = theme.GOLD if is_focused and index == self.chosen else theme.LINE
        box = kit.shapes.box(
            area.size, kit.px(14), theme.BUTTON if is_lit else theme.RAISED,
            border=edge, border_width=max(1, kit.px(3)),
        )  # fmt: skip
        self.cutter.add(frame, box, *area.topleft)
        pad = kit.px(20)
        size = kit.type.label(i18n.cards(len(line.roster.cards)), _SIZE, theme.SOFT)
        room = area.width - 2 * pad
        left, upper, lower = area.left + pad, area.top + area.height * 0.33, area.bottom
        name = kit.type.label(line.roster.name, _NAME, theme.INK, room - size.width - pad)
        color = _WARN if line.is_wrong else theme.MUTED
        more = kit.type.label(line.more, _MORE, color, room)
        self._text(frame, name, left, upper)
        self._text(frame, size, area.right - pad - size.width, upper)
        self._text(frame, more, left, lower - area.height * 0.29)

    def _text(self, frame: Frame, label: Label, x: float, middle: float) -> None:
        self.cutter.add(frame, label.surface, x, middle - label.middle)
