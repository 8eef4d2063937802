"""Where things lie in the card editor: a pure function of the window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.metrics import Metrics
from game.ui.theme import CARD_RATIO

HEADER = 104
_LEFT, _WIDTH = 40, 1198
_TOP, _FOOT = 128, 124
_GAP = 22
_PAD = 28
_LABEL, _CONTROL = 30, 54
_WHO_HIGH = 322
_WHO_ROWS = 3
_VALUES_WIDE = 520
_HEAD = 60
_LOOK_LABEL = 150
_PICTURE_WIDE = 340
_RIGHT, _RIGHT_WIDTH = 1260, 620
_LARGE, _HAND, _BENCH = 350, 186, 122
_CAPTION = 34
_STRENGTH = 96
_TALL_BODY, _TALL_LARGE = 1170, 430
_USUAL_BODY = 1080 - _TOP - _FOOT


@dataclass(frozen=True, slots=True)
class EditorLayout:
    """All places of the editor for one window; it uses the whole height."""

    metrics: Metrics

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.rect(x + self.metrics.left, y, w, h)

    @property
    def _body(self) -> float:
        return self.metrics.tall - _TOP - _FOOT

    @property
    def header(self) -> Rect:
        """The bar on top."""
        return self.metrics.rect(0, 0, self.metrics.wide, HEADER)

    @property
    def header_row(self) -> Rect:
        """Where the bar's title and buttons stand."""
        return self._rect(40, (HEADER - 52) / 2, 1840, 52)

    @property
    def footer_row(self) -> Rect:
        """Where the buttons at the foot stand."""
        return self._rect(40, self.metrics.tall - 32 - 62, 1840, 62)

    # --- who -----------------------------------------------------------------------------------

    @property
    def _who_high(self) -> float:
        return _WHO_HIGH + min(120.0, (self._body - _USUAL_BODY) * 0.3)

    @property
    def who(self) -> Rect:
        """The panel of names, number, club and position."""
        return self._rect(_LEFT, _TOP, _WIDTH, self._who_high)

    def field(self, row: int, start: float, end: float) -> tuple[Rect, Rect]:
        """A label and its control in the upper panel; `start` and `end` are shares of a row."""
        step = (self._who_high - 2 * 20) / _WHO_ROWS
        room = _WIDTH - 2 * _PAD + _GAP
        x = _LEFT + _PAD + room * start
        wide = room * (end - start) - _GAP
        y = _TOP + 20 + row * step + (step - _LABEL - _CONTROL) / 2
        return self._rect(x, y, wide, _LABEL), self._rect(x, y + _LABEL, wide, _CONTROL)

    # --- values --------------------------------------------------------------------------------

    @property
    def _low_top(self) -> float:
        return _TOP + self._who_high + _GAP

    @property
    def _low_high(self) -> float:
        return self.metrics.tall - _FOOT - self._low_top

    @property
    def values(self) -> Rect:
        """The panel of the eight values."""
        return self._rect(_LEFT, self._low_top, _VALUES_WIDE, self._low_high)

    @property
    def values_head(self) -> Rect:
        """The title line of the values."""
        return self._rect(_LEFT + _PAD, self._low_top + 12, _VALUES_WIDE - 2 * _PAD, _HEAD - 12)

    def value(self, row: int, side: int) -> tuple[Rect, Rect]:
        """The label of a value and its stepper; attack is side 0, on the left."""
        step = (self._low_high - _HEAD - 14) / 4
        wide = (_VALUES_WIDE - 2 * _PAD - 34) / 2
        x = _LEFT + _PAD + side * (wide + 34)
        y = self._low_top + _HEAD + row * step + (step - _LABEL - _CONTROL) / 2
        return self._rect(x, y, wide, _LABEL), self._rect(x, y + _LABEL, wide, _CONTROL)

    # --- face ----------------------------------------------------------------------------------

    @property
    def _look_left(self) -> float:
        return _LEFT + _VALUES_WIDE + _GAP

    @property
    def _look_wide(self) -> float:
        return _WIDTH - _VALUES_WIDE - _GAP

    @property
    def look(self) -> Rect:
        """The panel of the drawn face, or of the own picture."""
        return self._rect(self._look_left, self._low_top, self._look_wide, self._low_high)

    @property
    def look_head(self) -> Rect:
        """Where the choice between drawn face and picture stands."""
        return self._rect(
            self._look_left + _PAD, self._low_top + 14, self._look_wide - 2 * _PAD, _HEAD - 12
        )

    def look_row(self, row: int, count: int = 7) -> tuple[Rect, Rect]:
        """The label of a feature and its choices, one of `count` rows."""
        top = self._low_top + _HEAD + 10
        step = (self._low_high - _HEAD - 10 - 14) / count
        high = min(48.0, step - 8)
        y = top + row * step + (step - high) / 2
        x, wide = self._look_left + _PAD, self._look_wide - 2 * _PAD
        label = self._rect(x, y, _LOOK_LABEL - 14, high)
        return label, self._rect(x + _LOOK_LABEL, y, wide - _LOOK_LABEL, high)

    @property
    def picture(self) -> Rect:
        """Where the whole picture is shown to be cropped, on the left."""
        top = self._low_top + _HEAD + 16
        high = self.metrics.tall - _FOOT - top - 20
        return self._rect(self._look_left + _PAD, top, _PICTURE_WIDE, high)

    def _beside(self, y: float, high: float) -> Rect:
        """A place in the column right of the picture; `y` counts from the column's top."""
        x = self._look_left + _PAD + _PICTURE_WIDE + 24
        wide = self._look_wide - 2 * _PAD - _PICTURE_WIDE - 24
        return self._rect(x, self._low_top + _HEAD + 16 + y, wide, high)

    @property
    def picture_choose(self) -> Rect:
        """The button that looks for a file."""
        return self._beside(0, 50)

    @property
    def picture_note(self) -> Rect:
        """A hint, or what is wrong with the picture."""
        return self._beside(66, self._low_high - _HEAD - 16 - 20 - 66 - 134)

    @property
    def picture_zoom(self) -> tuple[Rect, Rect]:
        """The label of the zoom and its stepper, at the foot of the column."""
        y = self._low_high - _HEAD - 16 - 20 - 52
        return self._beside(y - 34, _LABEL), self._beside(y, 52)

    @property
    def picture_name(self) -> Rect:
        """Where the file's name stands."""
        return self._beside(self._low_high - _HEAD - 16 - 20 - 128, 34)

    # --- preview -------------------------------------------------------------------------------

    @property
    def preview(self) -> Rect:
        """The panel of the card's faces."""
        return self._rect(_RIGHT, _TOP, _RIGHT_WIDTH, self._body)

    @property
    def _is_tall(self) -> bool:
        """Whether the faces have room below each other, as in a 4:3 window."""
        return self._body >= _TALL_BODY

    @property
    def _large_wide(self) -> float:
        return _TALL_LARGE if self._is_tall else _LARGE

    @property
    def _faces_end(self) -> float:
        """Where the faces and their captions end."""
        end = _TOP + _PAD + round(self._large_wide * CARD_RATIO) + _CAPTION
        return end + round(_HAND * CARD_RATIO) + _CAPTION + 6 if self._is_tall else end

    @property
    def large(self) -> Rect:
        """The face in the language of now."""
        wide = self._large_wide
        x = _RIGHT + ((_RIGHT_WIDTH - wide) / 2 if self._is_tall else _PAD)
        return self._rect(x, _TOP + _PAD, wide, round(wide * CARD_RATIO))

    @property
    def hand(self) -> Rect:
        """The face in the other language, as large as in hand."""
        x: float = _RIGHT + _RIGHT_WIDTH - _PAD - _HAND
        y: float = _TOP + _PAD
        if self._is_tall:
            x = _RIGHT + (_RIGHT_WIDTH - self._large_wide) / 2
            y = self._faces_end - _CAPTION - round(_HAND * CARD_RATIO)
        return self._rect(x, y, _HAND, round(_HAND * CARD_RATIO))

    @property
    def bench(self) -> Rect:
        """The face as small as on the bench."""
        high = round(_BENCH * CARD_RATIO)
        x = _RIGHT + _RIGHT_WIDTH - _PAD - _HAND + (_HAND - _BENCH) / 2
        y: float = _TOP + _PAD + round(_HAND * CARD_RATIO) + _CAPTION + 6
        if self._is_tall:
            x = _RIGHT + (_RIGHT_WIDTH + self._large_wide) / 2 - _HAND + (_HAND - _BENCH) / 2
            y = self._faces_end - _CAPTION - high
        return self._rect(x, y, _BENCH, high)

    def caption(self, face: Rect) -> Rect:
        """The line under a face."""
        wide = max(face.width, self.metrics.px(_HAND))
        return Rect(face.centerx - wide // 2, face.bottom, wide, self.metrics.px(_CAPTION))

    @property
    def strength(self) -> Rect:
        """Where the card's strength is told."""
        y = self._faces_end + 10
        return self._rect(_RIGHT + _PAD, y, _RIGHT_WIDTH - 2 * _PAD, _STRENGTH)

    @property
    def notes(self) -> Rect:
        """Where warnings stand."""
        y = self._faces_end + 10 + _STRENGTH + 14
        high = self.metrics.tall - _FOOT - y - 18
        return self._rect(_RIGHT + _PAD, y, _RIGHT_WIDTH - 2 * _PAD, high)
