"""Where things lie in the roster builder: a pure function of the window and what is shown."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.decks.layout import DecksLayout
from game.ui.theme import CARD_RATIO

_PAD, _GAP = 26, 12
_HEAD, _SAY, _LINE, _BUTTONS = 46, 50, 30, 52
SAY, ROW = 18, 17  # the sizes of text that these must have room for, units
_LINE_STEP = 1.45
_ROWS, _ROWS_MOST = 160, 232
_DECKS_WIDE = 250
_SLOT_MOST = 150


@dataclass(frozen=True, slots=True)
class RosterLayout(DecksLayout):
    """The deck screen's places, with a panel for the roster.

    Attributes:
        count: how many places for cards there are.
    """

    side: float = 540
    count: int = 12

    def filters_beside(self, wide: int) -> Rect:
        """The row of search, filters and order, to the right of so many px."""
        row = self.filters
        return Rect(row.left + wide, row.top, row.width - wide, row.height)

    def deck_choice(self, wide: int) -> Rect:
        """The choice of a deck, as wide as its text wants, px."""
        row = self.filters
        return Rect(row.left, row.top, min(wide, self.metrics.px(_DECKS_WIDE)), row.height)

    def _inside(self, top: int, high: int) -> Rect:
        pad = self.metrics.px(_PAD)
        return Rect(self.panel.left + pad, top, self.panel.width - 2 * pad, high)

    @property
    def gap(self) -> int:
        """Between two parts of the panel, px."""
        return self.metrics.px(_GAP)

    @property
    def head(self) -> Rect:
        """How many cards there are, and what is done to all of them."""
        return self._inside(self.panel.top + self.metrics.px(20), self.metrics.px(_HEAD))

    @property
    def say(self) -> Rect:
        """What is wrong or to be known, in two lines of words."""
        lines = round(2 * _LINE_STEP * self.metrics.text_px(SAY))
        return self._inside(self.head.bottom + self.gap // 2, max(self.metrics.px(_SAY), lines))

    @property
    def fill(self) -> Rect:
        """The buttons that fill the roster up."""
        high = max(self.metrics.px(_BUTTONS), 30)
        return self._inside(self.panel.bottom - self.metrics.px(22) - high, high)

    @property
    def first(self) -> Rect:
        """The smallest number, and what the ticks of the bars are."""
        high = max(self.metrics.px(_LINE), 16)
        return self._inside(self.fill.top - self.gap - high, high)

    @property
    def rows(self) -> Rect:
        """The strength of the eight rows; it takes some of what the slots leave."""
        metrics = self.metrics
        line = round(metrics.text_px(ROW) * 1.25) + metrics.px(18)
        least = max(metrics.px(_ROWS), 4 * line)
        end = self.first.top - self.gap // 2
        top = self.say.bottom + self.gap
        room = Rect(0, 0, self.first.width, end - least - self.gap - top)
        rects = slot_places(room, self.count, self.gap, metrics.px(_SLOT_MOST))
        spare = max(0, room.height - rects[-1].bottom)
        high = max(least, min(least + spare, metrics.px(_ROWS_MOST)))
        return self._inside(end - high, high)

    @property
    def slots(self) -> Rect:
        """The room for the roster's cards."""
        top = self.say.bottom + self.gap
        return self._inside(top, self.rows.top - self.gap - top)

    @property
    def slot_rects(self) -> tuple[Rect, ...]:
        """The places of the roster's cards, as large as they fit, row by row."""
        return slot_places(self.slots, self.count, self.gap, self.metrics.px(_SLOT_MOST))


def slot_places(area: Rect, count: int, gap: int, most: int) -> tuple[Rect, ...]:
    """Places for cards in the columns that make them largest, px.

    Args:
        area: the room there is.
        count: how many.
        gap: between two at least.
        most: how wide a place is at most.
    """
    columns, width = 1, 0
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        by_height = int(((area.height - gap * (rows - 1)) / rows - 0.5) / CARD_RATIO)
        fits = min((area.width - gap * (tried - 1)) // tried, by_height, most)
        if fits > width:
            columns, width = tried, fits
    width = max(8, width)
    high = round(width * CARD_RATIO)
    across = gap
    if columns > 1:
        across = min((area.width - columns * width) // (columns - 1), 3 * gap)
    left = area.left + (area.width - columns * width - across * (columns - 1)) // 2
    return tuple(
        Rect(
            left + place % columns * (width + across),
            area.top + place // columns * (high + gap),
            width,
            high,
        )
        for place in range(count)
    )
