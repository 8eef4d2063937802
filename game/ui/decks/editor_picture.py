"""The owner's picture while it is cropped: where it lies, what of it the card shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.cards.card_row import ZOOMS
from game.cards.layout import FULL
from game.cards.model import Focus
from game.cards.photo import crop_edges
from game.ui import theme

ZOOM_STEP = 10  # percent
_FRAME = (round(FULL.art.w * 100), round(FULL.art.h * 100))  # its proportion is what counts
_SHADE = (88, 92, 98, 255)


class CropView:
    """The whole picture in a rectangle, bright where the card shows it.

    Attributes:
        file: whose picture is shown.
        area: where it may lie, px.
    """

    def __init__(self) -> None:
        self.file: Path | None = None
        self.area = Rect(0, 0, 0, 0)
        self._whole: Surface | None = None
        self._dark: Surface | None = None
        self._part: tuple[Focus, Surface] | None = None

    @property
    def is_there(self) -> bool:
        """Whether there is a picture to be cropped."""
        return self._whole is not None

    def clear(self) -> None:
        """Show nothing."""
        self.file = self._whole = self._dark = self._part = None

    def take(self, file: Path, picture: Surface, area: Rect) -> None:
        """Show a picture as large as it fits."""
        wide, high = picture.get_size()
        share = min(area.width / wide, area.height / high)
        size = (max(1, round(wide * share)), max(1, round(high * share)))
        self.file, self.area = file, area
        self._whole = pygame.transform.smoothscale(picture, size)
        self._dark = self._whole.copy()
        self._dark.fill(_SHADE, special_flags=pygame.BLEND_RGBA_MULT)
        self._part = None

    @property
    def place(self) -> Rect:
        """Where the whole picture lies, px."""
        place = Rect((0, 0), self._whole.get_size() if self._whole else (0, 0))
        place.center = self.area.center
        return place

    def shown(self, focus: Focus) -> Rect:
        """The part that the card shows, px of the window."""
        place = self.place
        left, top, right, bottom = crop_edges(place.size, _FRAME, focus)
        rect = Rect(round(left), round(top), round(right - left), round(bottom - top))
        return rect.move(place.topleft).clip(place)

    def moved(self, focus: Focus, x: float, y: float) -> Focus:
        """The focus moved by shares of the picture, percent, no farther than it has an effect."""
        place = self.place
        if not place.width or not place.height:
            return focus
        shown = self.shown(focus)
        now_x = (shown.centerx - place.left) * 100 / place.width
        now_y = (shown.centery - place.top) * 100 / place.height
        half_x, half_y = shown.width * 50 / place.width, shown.height * 50 / place.height
        return replace(
            focus,
            x=_within(now_x + x, half_x) if x else focus.x,
            y=_within(now_y + y, half_y) if y else focus.y,
        )

    def parts(self, focus: Focus) -> list[tuple[Surface, Rect]]:
        """What is to be drawn, back to front; the same surfaces until something changes."""
        if self._whole is None or self._dark is None:
            return []
        shown = self.shown(focus)
        if self._part is None or self._part[0] != focus:
            bright = self._whole.subsurface(shown.move(-self.place.left, -self.place.top)).copy()
            pygame.draw.rect(bright, theme.GOLD, bright.get_rect(), max(2, self.area.height // 110))
            self._part = focus, bright
        return [(self._dark, self.place), (self._part[1], shown)]


def with_zoom(focus: Focus, zoom: int) -> Focus:
    """The focus with another zoom, percent, within bounds."""
    return replace(focus, zoom=min(max(zoom, ZOOMS[0]), ZOOMS[1]))


def _within(value: float, half: float) -> int:
    return round(min(max(value, half), 100 - half))
