"""Where things lie on the print screen: a pure function of the window; it uses all of its width."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.metrics import Metrics

_HEADER = 104
_EDGE, _TOP, _FOOT = 40, 130, 34
_PANEL, _WIDEST = 600, 1.25  # units; times, where text is large for the window
_GAP = 32
_ROW = 46  # of the pager and the outlines
_PAD = 24
_TABS, _BUTTONS, _BAR, _NOTES = 50, 62, 12, 132
_TEXT = 17  # of choices and notes
_LEAST = 26  # px, of anything that is clicked


@dataclass(frozen=True, slots=True)
class PrintLayout:
    """All places of the screen for one window."""

    metrics: Metrics

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.metrics.rect(x, y, w, h)

    @property
    def header(self) -> Rect:
        """The bar on top."""
        return self._rect(0, 0, self.metrics.wide, _HEADER)

    @property
    def title(self) -> Rect:
        """Where the bar's text stands."""
        return self._rect(_EDGE, 0, self.metrics.wide - 2 * _EDGE, _HEADER)

    @property
    def _panel_wide(self) -> float:
        larger = self.metrics.text_px(_TEXT) / (_TEXT * self.metrics.scale)
        return _PANEL * max(1.0, min(_WIDEST, larger))

    @property
    def panel(self) -> Rect:
        """The choices."""
        wide = self._panel_wide
        left = self.metrics.wide - _EDGE - wide
        return self._rect(left, _TOP, wide, self.metrics.tall - _TOP - _FOOT)

    @property
    def _left_wide(self) -> float:
        return self.metrics.wide - 2 * _EDGE - self._panel_wide - _GAP

    @property
    def foot(self) -> Rect:
        """The row below the sheets."""
        high = max(_ROW, _LEAST / self.metrics.scale)
        y = self.metrics.tall - _FOOT - high
        return self._rect(_EDGE, y, self._left_wide, high)

    @property
    def preview(self) -> Rect:
        """The sheets."""
        top = self.metrics.px(_TOP)
        high = self.foot.top - self.metrics.px(22) - top
        return Rect(self.foot.left, top, self.foot.width, high)

    @property
    def _inner(self) -> Rect:
        pad = self.metrics.px(_PAD)
        return self.panel.inflate(-2 * pad, -2 * pad)

    def _high(self, units: float) -> int:
        return max(self.metrics.px(units), _LEAST)

    @property
    def tabs(self) -> Rect:
        """The row that chooses what is chosen."""
        inner = self._inner
        return Rect(inner.left, inner.top, inner.width, self._high(_TABS))

    @property
    def buttons(self) -> Rect:
        """The panel's last row."""
        inner, high = self._inner, self._high(_BUTTONS)
        return Rect(inner.left, inner.bottom - high, inner.width, high)

    @property
    def bar(self) -> Rect:
        """How far a print is."""
        high = max(6, self.metrics.px(_BAR))
        y = self.buttons.top - self.metrics.px(16) - high
        return Rect(self.buttons.left, y, self.buttons.width, high)

    @property
    def notes(self) -> Rect:
        """What is to be expected."""
        high = round(self.metrics.px(_NOTES) * (1 + (self.metrics.growth(_TEXT) - 1) * 0.5))
        y = self.bar.top - self.metrics.px(12) - high
        return Rect(self.bar.left, y, self.bar.width, high)

    @property
    def fields(self) -> Rect:
        """The choices of a tab."""
        top = self.tabs.bottom + self.metrics.px(20)
        bottom = self.notes.top - self.metrics.px(12)
        return Rect(self.tabs.left, top, self.tabs.width, bottom - top)
