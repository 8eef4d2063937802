"""Where things lie on the collection screen: a pure function of the window, all in px."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.decks.layout import BarLayout
from game.ui.theme import CARD_RATIO

_EDGE = 40
_TOP, _ROW_HIGH, _ROW_GAP = 128, 48, 14
_GRID_GAP = 22
_FOOT, _FOOT_HIGH = 36, 56
_SIDE, _GAP, _BAR = 530, 32, 10
_PAD = 26
_FACE = 214
_HEAD, _TRACK = 40, 12
_LABEL, _ENTRY, _WORDS = 30, 50, 62
_CLUB_ROW, _LOW_CLUB_ROW, _LEAST_CLUB_ROW = 46, 36, 20


@dataclass(frozen=True, slots=True)
class CollectionLayout(BarLayout):
    """All places of the screen for one window."""

    @property
    def _side_left(self) -> float:
        return self.metrics.wide - _EDGE - _SIDE

    def _row(self, place: int) -> Rect:
        y = _TOP + place * (_ROW_HIGH + _ROW_GAP)
        return self._rect(_EDGE, y, self._side_left - _GAP - _EDGE, _ROW_HIGH)

    @property
    def filters(self) -> Rect:
        """The row of search, filters and order."""
        return self._row(0)

    @property
    def switch(self) -> Rect:
        """The row of all, owned, missing, and of what is done to all cards shown."""
        return self._row(1)

    @property
    def _grid_top(self) -> float:
        return _TOP + 2 * _ROW_HIGH + _ROW_GAP + _GRID_GAP

    @property
    def grid(self) -> Rect:
        """The cards; they scroll out at the window's foot."""
        wide = self._side_left - _GAP - _BAR - 8 - _EDGE
        return self._rect(_EDGE, self._grid_top, wide, self.metrics.tall - self._grid_top)

    @property
    def bar(self) -> Rect:
        """The grid's scroll bar."""
        high = self.metrics.tall - self._grid_top - _FOOT
        rect = self._rect(self._side_left - _GAP - _BAR, self._grid_top, _BAR, high)
        rect.width = max(5, rect.width)
        return rect

    @property
    def panel(self) -> Rect:
        """The chosen card, what is missing, the numbers."""
        high = self.metrics.tall - _TOP - _FOOT - _FOOT_HIGH - 20
        return self._rect(self._side_left, _TOP, _SIDE, high)

    @property
    def foot(self) -> Rect:
        """The row of buttons below the panel."""
        y = self.metrics.tall - _FOOT - _FOOT_HIGH
        return self._rect(self._side_left, y, _SIDE, _FOOT_HIGH)

    @property
    def face(self) -> Rect:
        """The chosen card's face."""
        px = self.metrics.px
        wide = px(_FACE)
        return Rect(self.panel.left + px(_PAD), self.panel.top + px(22), wide,
                    round(wide * CARD_RATIO))  # fmt: skip

    @property
    def card(self) -> Rect:
        """What is said of the chosen card, right of its face."""
        px, face = self.metrics.px, self.face
        left = face.right + px(24)
        return Rect(left, face.top, self.panel.right - px(_PAD) - left, face.height)

    @property
    def stepper(self) -> Rect:
        """How many copies of the chosen card there are, at the foot of what is said of it."""
        high = max(self.metrics.px(54), 28)
        return Rect(self.card.left, self.card.bottom - high, self.card.width, high)

    def _in_panel(self, top: int, high: int) -> Rect:
        pad = self.metrics.px(_PAD)
        return Rect(self.panel.left + pad, top, self.panel.width - 2 * pad, high)

    @property
    def head(self) -> Rect:
        """How many cards of the deck are owned."""
        return self._in_panel(self.face.bottom + self.metrics.px(18), self.metrics.px(_HEAD))

    @property
    def track(self) -> Rect:
        """The same as a bar."""
        high = max(5, self.metrics.px(_TRACK))
        return self._in_panel(self.head.bottom + self.metrics.px(2), high)

    @property
    def words(self) -> Rect:
        """What came of the numbers, in words."""
        high = self.metrics.px(_WORDS)
        return self._in_panel(self.panel.bottom - self.metrics.px(14) - high, high)

    @property
    def numbers(self) -> Rect:
        """The field of numbers and its button."""
        high = max(self.metrics.px(_ENTRY), 26)
        return self._in_panel(self.words.top - self.metrics.px(4) - high, high)

    @property
    def numbers_label(self) -> Rect:
        """What the field is for."""
        high = self.metrics.px(_LABEL)
        return self._in_panel(self.numbers.top - high - self.metrics.px(4), high)

    def clubs(self, strays: int) -> Rect:
        """The rows of clubs, below the bar and so many lines of cards that cannot be shown."""
        px = self.metrics.px
        top = self.track.bottom + px(14) + strays * self.stray_step
        return self._in_panel(top, self.numbers_label.top - px(12) - top)

    @property
    def stray_step(self) -> int:
        """The height of a line about cards that cannot be shown."""
        return max(self.metrics.px(28), 15)

    def stray(self, place: int) -> Rect:
        """A line about cards that cannot be shown."""
        top = self.track.bottom + self.metrics.px(8) + place * self.stray_step
        return self._in_panel(top, self.stray_step)

    def club_step(self, strays: int, count: int) -> int:
        """From one club's row to the next: lower where so many would not fit."""
        px = self.metrics.px
        room = self.clubs(strays).height // max(1, count)
        return max(px(_LOW_CLUB_ROW), _LEAST_CLUB_ROW, min(px(_CLUB_ROW), room))
