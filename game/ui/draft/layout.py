"""Where things lie on the draft screen: a pure function of the window and the counts."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.draft import DraftWay
from game.engine import Seat
from game.ui.metrics import Metrics
from game.ui.theme import CARD_RATIO

_HEADER = 104
_EDGE, _TOP = 32, 128
_PANEL = 320
_GAP = 28  # between a panel and the middle
_FOOT, _FOOT_HIGH = 22, 58
_BELOW = 22  # between the panels and the foot's buttons
_BAR = 10
_LINE = 48  # the filters, or a line about the draft
_PAD = 20
_HEAD = 62  # a panel's title
_ROOMY = 22  # between rows where there is room
_MEANS, _NOTE = 156, 30
_ROW_TOP, _ROW_MOST, _ROW_GAP, _UNDER = 98, 236, 16, 28
_PAIR_GAP, _CAPTION = 96, 84
_STOCK = 118


@dataclass(frozen=True, slots=True)
class DraftLayout:
    """All places of the screen for one window."""

    metrics: Metrics
    way: DraftWay
    counts: tuple[int, int]

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.rect(x, y, w, h)

    @property
    def header(self) -> Rect:
        """The bar on top."""
        return self._rect(0, 0, self.metrics.wide, _HEADER)

    @property
    def header_row(self) -> Rect:
        """Where the bar's words stand."""
        return self._rect(40, (_HEADER - 46) / 2, self.metrics.wide - 80, 46)

    @property
    def foot(self) -> Rect:
        """The row of buttons."""
        y = self.metrics.tall - _FOOT - _FOOT_HIGH
        return self._rect(_EDGE, y, self.metrics.wide - 2 * _EDGE, _FOOT_HIGH)

    @property
    def _high(self) -> float:
        return self.metrics.tall - _TOP - _FOOT - _FOOT_HIGH - _BELOW

    # --- the panels ----------------------------------------------------------------------------

    def panel(self, seat: Seat) -> Rect:
        """A seat's panel: the first one left, the second one right."""
        x = _EDGE if seat == 0 else self.metrics.wide - _EDGE - _PANEL
        return self._rect(x, _TOP, _PANEL, self._high)

    def slots(self, seat: Seat) -> list[Rect]:
        """The places of a seat's cards, as large as fit."""
        panel, px = self.panel(seat), self.metrics.px
        pad, gap = px(_PAD), px(12)
        area = Rect(panel.left + pad, panel.top + px(_HEAD), panel.width - 2 * pad, 0)
        area.height = self.means(seat).top - px(_NOTE) - px(8) - area.top
        most = max(self.counts)
        columns, width = max(
            ((c, _fitting(area, most, c, gap)) for c in (2, 3, 4)), key=lambda pair: pair[1]
        )
        high = round(width * CARD_RATIO)
        rows = -(-most // columns)
        spare = (area.height - rows * high) // max(1, rows - 1)
        down = high + max(gap, min(spare, px(_ROOMY)))
        left = area.left + (area.width - columns * width - (columns - 1) * gap) // 2
        return [
            Rect(
                left + place % columns * (width + gap), area.top + place // columns * down,
                width, high,
            )
            for place in range(self.counts[seat])
        ]  # fmt: skip

    def note(self, seat: Seat) -> Rect:
        """One line below a seat's cards."""
        means = self.means(seat)
        high = self.metrics.px(_NOTE)
        return Rect(means.left, means.top - high - self.metrics.px(4), means.width, high)

    def means(self, seat: Seat) -> Rect:
        """What a seat's cards are worth on average."""
        panel, px = self.panel(seat), self.metrics.px
        high = px(_MEANS)
        top = panel.bottom - px(_PAD - 4) - high
        return Rect(panel.left + px(_PAD), top, panel.width - 2 * px(_PAD), high)

    # --- the middle ----------------------------------------------------------------------------

    @property
    def middle(self) -> Rect:
        """All between the panels."""
        left, right = self.panel(0).right, self.panel(1).left
        gap = self.metrics.px(_GAP)
        return Rect(left + gap, self.panel(0).top, right - left - 2 * gap, self.panel(0).height)

    @property
    def line(self) -> Rect:
        """The top line of the middle: the filters, or a sentence."""
        middle = self.middle
        return Rect(middle.left, middle.top, middle.width, self.metrics.px(_LINE))

    @property
    def grid(self) -> Rect:
        """The pool, where it lies open."""
        middle, px = self.middle, self.metrics.px
        top = self.line.bottom + px(22)
        wide = middle.width - self.bar.width - px(10)
        return Rect(middle.left, top, wide, middle.bottom - top)

    @property
    def bar(self) -> Rect:
        """The grid's scroll bar."""
        middle = self.middle
        width = max(5, self.metrics.px(_BAR))
        top = self.line.bottom + self.metrics.px(22)
        return Rect(middle.right - width, top, width, middle.bottom - top)

    def row(self, count: int) -> list[Rect]:
        """The open cards of the stream, the oldest first."""
        middle, px = self.middle, self.metrics.px
        gap = px(_ROW_GAP)
        width = min(px(_ROW_MOST), (middle.width - 5 * gap) // 6)
        left = middle.left + (middle.width - 6 * width - 5 * gap) // 2
        top, high = middle.top + px(_ROW_TOP), round(width * CARD_RATIO)
        return [Rect(left + place * (width + gap), top, width, high) for place in range(count)]

    @property
    def detail(self) -> Rect:
        """Below the stream: the chosen card and what it would change."""
        row = self.row(6)
        top = row[0].bottom + self.metrics.px(_UNDER)
        right = self.stock.left - self.metrics.px(40)
        return Rect(row[0].left, top, right - row[0].left, self.middle.bottom - top)

    def pair(self) -> list[Rect]:
        """The two dealt cards."""
        middle, px = self.middle, self.metrics.px
        area = Rect(middle.left, self.task.bottom + px(24), self.stock.left - px(48), 0)
        area.width -= middle.left
        area.height = middle.bottom - px(_CAPTION) - area.top
        width = min(int(area.height / CARD_RATIO), (area.width - px(_PAIR_GAP)) // 2)
        high = round(width * CARD_RATIO)
        left = area.centerx - width - px(_PAIR_GAP) // 2
        top = area.top + (area.height - high) // 2
        return [Rect(x, top, width, high) for x in (left, left + width + px(_PAIR_GAP))]

    @property
    def task(self) -> Rect:
        """What is to be done, below the top line."""
        line = self.line
        return Rect(line.left, line.bottom - self.metrics.px(14), line.width, self.metrics.px(36))

    def caption(self, card: Rect) -> Rect:
        """What becomes of one of the two, below it."""
        high = self.metrics.px(_CAPTION - 14)
        wide = card.width + self.metrics.px(_PAIR_GAP) - self.metrics.px(16)
        rect = Rect(0, card.bottom + self.metrics.px(14), wide, high)
        rect.centerx = card.centerx
        return rect

    @property
    def stock(self) -> Rect:
        """The closed cards, where there are any."""
        px, middle = self.metrics.px, self.middle
        if self.way is DraftWay.STREAM:
            last = self.row(6)[-1]
            top = last.bottom + px(_UNDER)
            rect = Rect(last.left, 0, last.width, last.height)
            rect.centery = (top + middle.bottom) // 2 - px(24)
            return rect
        width = px(_STOCK)
        rect = Rect(middle.right - width - px(10), 0, width, round(width * CARD_RATIO))
        rect.centery = middle.centery
        return rect


def _fitting(area: Rect, count: int, columns: int, gap: int) -> int:
    """How wide cards can be in so many columns, px."""
    rows = -(-count // columns)
    by_width = (area.width - (columns - 1) * gap) // columns
    by_height = int((area.height - (rows - 1) * gap) / rows / CARD_RATIO)
    return max(1, min(by_width, by_height))
