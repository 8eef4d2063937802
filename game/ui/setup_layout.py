"""Where things lie on the new-match screen: a pure function of the window and of counts."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.engine import Seat
from game.ui.metrics import Metrics
from game.ui.theme import CARD_RATIO

HEADER = 104
_LEFT = (60, 980)
_TOP, _WIDTH = 140, 880
_FOOT = 140
_BAND = 190
_PAD = 36
_LABEL = 106
_CREST = 120
_CHIP, _CHIP_GAP, _CHIP_COLUMNS = 52, 10, 6
_CARD_GAP = 12


@dataclass(frozen=True, slots=True)
class SetupLayout:
    """All places of the screen for one window; it uses the whole height."""

    metrics: Metrics

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.rect(x + self.metrics.left, y, w, h)

    @property
    def header(self) -> Rect:
        """The bar on top."""
        return self.metrics.rect(0, 0, self.metrics.wide, HEADER)

    @property
    def header_row(self) -> Rect:
        """Where the bar's title and buttons stand."""
        return self._rect(40, (HEADER - 48) / 2, 1840, 48)

    @property
    def footer_row(self) -> Rect:
        """Where the buttons at the foot stand."""
        return self._rect(60, self.metrics.tall - 36 - 60, 1800, 60)

    def panel(self, seat: Seat) -> Rect:
        """A seat's panel."""
        return self._rect(_LEFT[seat], _TOP, _WIDTH, self.metrics.tall - _TOP - _FOOT)

    def _in(self, seat: Seat, x: float, y: float, w: float, h: float) -> Rect:
        return self._rect(_LEFT[seat] + x, _TOP + y, w, h)

    def band(self, seat: Seat) -> Rect:
        """The panel's head in the club's colours."""
        return self._in(seat, 0, 0, _WIDTH, _BAND)

    def crest(self, seat: Seat) -> Rect:
        """The club's crest."""
        return self._in(seat, _PAD, (_BAND - _CREST) / 2, _CREST, _CREST)

    def title(self, seat: Seat) -> Rect:
        """The club's name, left of the club chooser."""
        left = _PAD + _CREST + 28
        return self._in(seat, left, 0, _WIDTH - _PAD - self._chips_width - 22 - left, _BAND)

    @property
    def _chips_width(self) -> float:
        return _CHIP_COLUMNS * _CHIP + (_CHIP_COLUMNS - 1) * _CHIP_GAP

    def chips(self, seat: Seat, count: int) -> list[Rect]:
        """The club chooser: rows of six, smaller where there are many clubs."""
        columns = max(_CHIP_COLUMNS, -(-count // 3))
        side = min(_CHIP, (self._chips_width - (columns - 1) * _CHIP_GAP) / columns)
        columns = min(columns, max(1, count))
        rows = -(-count // columns)
        step = side + _CHIP_GAP
        top = (_BAND - rows * step + _CHIP_GAP) / 2
        left = _WIDTH - _PAD - columns * step + _CHIP_GAP
        return [
            self._in(seat, left + n % columns * step, top + n // columns * step, side, side)
            for n in range(count)
        ]

    def label(self, seat: Seat, row: int) -> Rect:
        """What stands before a row of choices."""
        control = self.control(seat, row)
        left = self.panel(seat).left + self.metrics.px(_PAD)
        return Rect(left, control.top, self.metrics.px(_LABEL - 12), control.height)

    def control(self, seat: Seat, row: int) -> Rect:
        """A row of choices: who plays, the name."""
        top, high = ((_BAND + 26, 48), (_BAND + 26 + 48 + 18, 54))[row]
        return self._in(seat, _PAD + _LABEL, top, _WIDTH - 2 * _PAD - _LABEL, high)

    def caption(self, seat: Seat) -> Rect:
        """The line above the roster."""
        return self._in(seat, _PAD, _BAND + 168, _WIDTH - 2 * _PAD, 44)

    def deeds(self, seat: Seat) -> Rect:
        """The row of buttons between the line and a roster that is brought."""
        return self._in(seat, _PAD, _BAND + 218, _WIDTH - 2 * _PAD, 46)

    def roster(self, seat: Seat, count: int, *, has_deeds: bool = False) -> list[Rect]:
        """The roster's cards, as large as fits, each row centred; lower below buttons."""
        top = _BAND + (218 + 46 + 14 if has_deeds else 168 + 44 + 16)
        high = self.metrics.tall - _TOP - _FOOT - top - 24
        return card_rows(
            self._in(seat, _PAD, top, _WIDTH - 2 * _PAD, high), count, self.metrics.px(_CARD_GAP)
        )


def card_rows(area: Rect, count: int, gap: int, most: int = 10_000) -> list[Rect]:
    """Places for cards in rows, as large as an area allows but `most` px wide; rows are centred."""
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (area.width - gap * (columns - 1)) / columns
        high = (area.height - gap * (rows - 1)) / rows / CARD_RATIO
        best = max(best, (min(wide, high, most), -columns))
    width, columns = int(best[0]), -best[1]
    high = round(width * CARD_RATIO)
    found: list[Rect] = []
    for row in range(0, count, max(1, columns)):
        here = min(columns, count - row)
        left = area.left + (area.width - here * width - (here - 1) * gap) // 2
        top = area.top + row // columns * (high + gap)
        found += [Rect(left + n * (width + gap), top, width, high) for n in range(here)]
    return found
