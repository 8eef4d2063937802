"""Where things lie while a five is picked: a pure function of the window and a count."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.engine import LINEUP_SIZE
from game.ui import theme
from game.ui.match.table_layout import Spot, TableLayout
from game.ui.metrics import Metrics
from game.ui.setup_layout import card_rows
from game.ui.theme import CARD_RATIO

FREE_CARD = 154
_ONE_ROW = 7  # as many free cards lie in one row, under a taller court
_LEFT, _WIDTH, _TOP, _FOOT = 370, 1180, 128, 1034
_SLOT_GAP = 26
_HEAD = 58
_GAP = 16


@dataclass(frozen=True, slots=True)
class LineupLayout:
    """All places for one window.

    Attributes:
        count: cards that may play in the period, picked or not.
    """

    metrics: Metrics
    count: int

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.center_rect(x, y, w, h)

    @property
    def _court_height(self) -> int:
        return 576 if self.count <= _ONE_ROW else 364

    @property
    def court(self) -> Rect:
        """The court, where a dropped card is picked."""
        return self._rect(_LEFT, _TOP, _WIDTH, self._court_height)

    @property
    def left_panel(self) -> Rect:
        """Who is out, or what the five is worth."""
        return TableLayout(self.metrics).left_panel

    @property
    def right_panel(self) -> Rect:
        """The opponent."""
        return TableLayout(self.metrics).right_panel

    @property
    def slots(self) -> list[Spot]:
        """The five places on the court."""
        width, high = theme.HAND_CARD, theme.HAND_CARD * CARD_RATIO
        total = LINEUP_SIZE * width + (LINEUP_SIZE - 1) * _SLOT_GAP
        left = _LEFT + (_WIDTH - total) / 2
        top = _TOP + (16 if self.count > _ONE_ROW else 130)
        rects = [
            self._rect(left + place * (width + _SLOT_GAP), top, width, high)
            for place in range(LINEUP_SIZE)
        ]
        size = self.metrics.px(width)
        return [Spot(rect.centerx, rect.centery, size) for rect in rects]

    @property
    def note(self) -> Rect:
        """The line under the five, on the court."""
        foot = _TOP + self._court_height
        below = 84 if self.count > _ONE_ROW else 156
        return self._rect(_LEFT + 16, foot - below + 8, _WIDTH - 32, below - 16)

    @property
    def head(self) -> Rect:
        """The free cards' title and the buttons."""
        return self._rect(_LEFT, _TOP + self._court_height + 16, _WIDTH, _HEAD)

    @property
    def free_area(self) -> Rect:
        """Where free cards lie."""
        top = _TOP + self._court_height + 16 + _HEAD + 18
        return self._rect(_LEFT, top, _WIDTH, _FOOT - top)

    @property
    def free(self) -> list[Spot]:
        """The free cards' own places; a card that is picked leaves its place empty."""
        px = self.metrics.px
        rects = card_rows(self.free_area, self.count, px(_GAP), px(FREE_CARD))
        return [Spot(rect.centerx, rect.centery, rect.width) for rect in rects]

    def slot_at(self, position: tuple[float, float], empty: list[bool]) -> int | None:
        """The place a card dropped on the court gets: the one it covers, else the nearest empty."""
        if not self.court.collidepoint(position):
            return None
        slots = self.slots
        for place, spot in enumerate(slots):
            if spot.rect.collidepoint(position):
                return place
        places = [n for n in range(len(slots)) if empty[n]] or list(range(len(slots)))
        return min(places, key=lambda n: abs(slots[n].x - position[0]))
