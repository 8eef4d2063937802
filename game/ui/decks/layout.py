"""Where things lie on the deck screen: a pure function of the window; it uses all of its width."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.metrics import Metrics
from game.ui.theme import CARD_RATIO

HEADER = 104
_EDGE = 40
_TOP = 128
_FILTER_HIGH = 48
_GRID_TOP = 200
_FOOT = 36
_FOOT_HIGH = 56
_SIDE = 530
_GAP = 32  # between the grid's bar and the panel
_BAR = 10
_PAD = 26
_BARS, _BARS_MOST, _NAMES, _BUTTONS = 200, 330, 92, 58
_FACE_MOST = 470


@dataclass(frozen=True, slots=True)
class BarLayout:
    """The bar on top of a screen that uses the window's whole width."""

    metrics: Metrics

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.rect(x, y, w, h)

    @property
    def header(self) -> Rect:
        """The bar on top."""
        return self._rect(0, 0, self.metrics.wide, HEADER)

    @property
    def header_row(self) -> Rect:
        """Where the bar's title and buttons stand."""
        return self._rect(_EDGE, (HEADER - 52) / 2, self.metrics.wide - 2 * _EDGE, 52)


@dataclass(frozen=True, slots=True)
class DecksLayout(BarLayout):
    """All places of the screen for one window.

    Attributes:
        side: how wide the panel beside the grid is, units.
    """

    side: float = _SIDE

    @property
    def _side_left(self) -> float:
        return self.metrics.wide - _EDGE - self.side

    @property
    def filters(self) -> Rect:
        """The row of search, filters and order."""
        return self._rect(_EDGE, _TOP, self._side_left - _GAP - _EDGE, _FILTER_HIGH)

    @property
    def grid(self) -> Rect:
        """The cards; they scroll out at the window's foot."""
        wide = self._side_left - _GAP - _BAR - 8 - _EDGE
        return self._rect(_EDGE, _GRID_TOP, wide, self.metrics.tall - _GRID_TOP)

    @property
    def bar(self) -> Rect:
        """The grid's scroll bar."""
        high = self.metrics.tall - _GRID_TOP - _FOOT
        rect = self._rect(self._side_left - _GAP - _BAR, _GRID_TOP, _BAR, high)
        rect.width = max(5, rect.width)
        return rect

    @property
    def panel(self) -> Rect:
        """The chosen card."""
        high = self.metrics.tall - _TOP - _FOOT - _FOOT_HIGH - 20
        return self._rect(self._side_left, _TOP, self.side, high)

    @property
    def foot(self) -> Rect:
        """The row of buttons below the panel."""
        y = self.metrics.tall - _FOOT - _FOOT_HIGH
        return self._rect(self._side_left, y, self.side, _FOOT_HIGH)

    @property
    def face(self) -> Rect:
        """The chosen card's face, as large as fits above the rest."""
        panel, px = self.panel, self.metrics.px
        high = panel.height - px(2 * 22 + 3 * 14 + _NAMES + _BARS + _BUTTONS)
        wide = min(px(_FACE_MOST), int(high / CARD_RATIO), panel.width - 2 * px(_PAD))
        rect = Rect(0, panel.top + px(22), wide, round(wide * CARD_RATIO))
        rect.centerx = panel.centerx
        return rect

    def _in_panel(self, top: int, high: float) -> Rect:
        pad = self.metrics.px(_PAD)
        return Rect(self.panel.left + pad, top, self.panel.width - 2 * pad, self.metrics.px(high))

    @property
    def names(self) -> Rect:
        """The card's names and what it is."""
        return self._in_panel(self.face.bottom + self.metrics.px(14), _NAMES)

    @property
    def bars(self) -> Rect:
        """The eight values as bars."""
        top = self.names.bottom + self.metrics.px(14)
        rect = self._in_panel(top, _BARS)
        room = self.buttons.top - self.metrics.px(14) - top
        rect.height = max(rect.height, min(room, self.metrics.px(_BARS_MOST)))
        return rect

    @property
    def buttons(self) -> Rect:
        """What can be done with the card."""
        return self._in_panel(self.panel.bottom - self.metrics.px(22 + _BUTTONS), _BUTTONS)


@dataclass(frozen=True, slots=True)
class GridPlaces:
    """Cards in rows, as large as the columns allow; all in px.

    Attributes:
        area: the grid's place in the window.
        count: how many cards there are.
        gap: between two cards.
        columns: how many cards a row has.
        width: of a card.
    """

    area: Rect
    count: int
    gap: int
    columns: int
    width: int

    @classmethod
    def fitted(cls, area: Rect, metrics: Metrics, count: int) -> GridPlaces:
        """As many columns as a window has room for."""
        gap = max(6, metrics.px(18))
        least = max(metrics.px(160), 96)
        columns = max(1, (area.width + gap) // (least + gap))
        return cls(area, count, gap, columns, (area.width + gap) // columns - gap)

    @property
    def height(self) -> int:
        """Of a card."""
        return round(self.width * CARD_RATIO)

    @property
    def step(self) -> int:
        """From row to row."""
        return self.height + self.gap

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-self.count // self.columns)

    @property
    def content(self) -> int:
        """The height of all rows."""
        return max(0, self.rows * self.step - self.gap)

    def rect(self, index: int, offset: int) -> Rect:
        """Where a card is when the content is scrolled by an offset."""
        row, column = divmod(index, self.columns)
        x = self.area.left + column * (self.width + self.gap)
        return Rect(x, self.area.top + row * self.step - offset, self.width, self.height)

    def span(self, index: int) -> tuple[int, int]:
        """The top and bottom of a card's row within the content."""
        top = index // self.columns * self.step
        return top, top + self.height

    def visible(self, offset: int, *, more_rows: int = 0) -> range:
        """The indexes of the cards that are seen, with some rows above and below."""
        first = max(0, offset // self.step - more_rows)
        last = min(self.rows, (offset + self.area.height) // self.step + 1 + more_rows)
        return range(min(self.count, first * self.columns), min(self.count, last * self.columns))

    def at(self, position: tuple[int, int], offset: int) -> int | None:
        """The card under a point."""
        if not self.area.collidepoint(position):
            return None
        y = position[1] - self.area.top + offset
        column = (position[0] - self.area.left) // (self.width + self.gap)
        index = y // self.step * self.columns + column
        if column < self.columns and 0 <= index < self.count:
            return index if self.rect(index, offset).collidepoint(position) else None
        return None
