"""From the window's size to pixels: one scale factor and the anchors of a layout.

It draws nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.ui import theme

_SMALL, _LARGE = 22, 48  # units: text up to the first grows wholly, from the second hardly
_LEAST_SHARE = 0.15


@dataclass(frozen=True, slots=True)
class Metrics:
    """The window a layout is made for.

    Attributes:
        width: of the window, px.
        height: of the window, px.
        text_scale: the user's factor on text, 1.0-2.0.
        scale: pixels per canvas unit; the canvas always fits whole.
    """

    width: int
    height: int
    text_scale: float = 1.0
    scale: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        scale = min(self.width / theme.CANVAS[0], self.height / theme.CANVAS[1])
        object.__setattr__(self, "scale", scale)

    def px(self, units: float) -> int:
        """Canvas units in whole pixels."""
        return round(units * self.scale)

    def text_px(self, units: float) -> int:
        """The pixel size of text, never under the legible floor."""
        return max(theme.TEXT_FLOOR_PX, round(units * self.scale * self.growth(units)))

    def growth(self, units: float) -> float:
        """How much the user's text size enlarges text: small text wholly, large text hardly."""
        share = max(_LEAST_SHARE, min(1.0, (_LARGE - units) / (_LARGE - _SMALL)))
        return 1 + (self.text_scale - 1) * share

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @property
    def left(self) -> float:
        """Units left of the canvas when the window is wider than 16:9 (half of the surplus)."""
        return (self.width / self.scale - theme.CANVAS[0]) / 2

    @property
    def wide(self) -> float:
        """The window's width in units, at least the canvas."""
        return self.width / self.scale

    @property
    def tall(self) -> float:
        """The window's height in units, at least the canvas."""
        return self.height / self.scale

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in window units (origin: the window's corner) in pixels.

        Edges are rounded, not sizes.
        """
        left, top = self.px(x), self.px(y)
        return Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def center_rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in canvas units, the canvas centred in the window, in pixels."""
        top = (self.height / self.scale - theme.CANVAS[1]) / 2
        return self.rect(x + self.left, y + top, w, h)
