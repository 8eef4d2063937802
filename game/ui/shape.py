"""Boxes, circles, glows and gradients with smooth edges, drawn once and kept in a bounded cache."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.ui.theme import Color

_MOST_SHAPES = 260
_LEAST_BYTES = 6 * 1024 * 1024
_GROUNDS = 2.5  # pictures as large as the window: a ground, a veil, and panels
_COARSE = 4  # px of the window in one of a ground's
_RINGS = 60
_FINE = 4  # corners are drawn this many times larger, then reduced


class Shapes:
    """A cache of drawn shapes; every result is shared and must not be changed.

    Attributes:
        most_bytes: what it may hold; a screen's own grounds and panels must fit.
    """

    def __init__(self, window: tuple[int, int] = (1920, 1080)) -> None:
        self._made: OrderedDict[Hashable, Surface] = OrderedDict()
        self._bytes = 0
        self.most_bytes = 0
        self.fit(window)

    def fit(self, window: tuple[int, int]) -> None:
        """Forget all, and take what a window of that size, px, needs as the bound."""
        self.clear()
        self.most_bytes = _LEAST_BYTES + round(_GROUNDS * window[0] * window[1] * 4)

    def clear(self) -> None:
        """Forget all (the window's size changed)."""
        self._made.clear()
        self._bytes = 0

    def make(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """A shape by its key, drawn at the first call."""
        found = self._made.get(key)
        if found is None:
            found = draw()
            self._made[key] = found
            self._bytes += _weight(found)
            while len(self._made) > 1 and (
                len(self._made) > _MOST_SHAPES or self._bytes > self.most_bytes
            ):
                self._bytes -= _weight(self._made.popitem(last=False)[1])
        else:
            self._made.move_to_end(key)
        return found

    def box(
        self,
        size: tuple[int, int],
        radius: int,
        fill: Color,
        *,
        border: Color | None = None,
        border_width: int = 0,
        lip: int = 0,
    ) -> Surface:
        """A rounded box, px; `lip` darkens that many pixels at its foot, as buttons have."""
        key = ("box", size, radius, fill, border, border_width, lip)
        return self.make(key, lambda: _box(size, radius, fill, border, border_width, lip))

    def dashed(
        self, size: tuple[int, int], radius: int, fill: Color, line: Color, width: int
    ) -> Surface:
        """A rounded box with a dashed edge, px."""
        key = ("dashed", size, radius, fill, line, width)
        return self.make(key, lambda: _dashed(size, radius, fill, line, width))

    def ring(self, size: tuple[int, int], radius: int, line: Color, width: int) -> Surface:
        """Only the edge of a rounded box, px; marks choice and focus."""
        key = ("ring", size, radius, line, width)
        clear = (line[0], line[1], line[2], 0)
        return self.make(key, lambda: _box(size, radius, clear, line, width, 0))

    def disc(self, diameter: int, fill: Color) -> Surface:
        """A filled circle, px."""
        return self.box((diameter, diameter), diameter // 2, fill)

    def shadow(self, size: tuple[int, int], radius: int, blur: int, alpha: int) -> Surface:
        """The soft shadow of a rounded box; it is larger than the box by 2 x blur on each side."""
        key = ("shadow", size, radius, blur, alpha)
        return self.make(key, lambda: _shadow(size, radius, blur, alpha))

    def glow(self, size: tuple[int, int], radius: int, color: Color, reach: int) -> Surface:
        """A flat halo around a rounded box, larger by `reach` px on each side."""
        wide = (size[0] + 2 * reach, size[1] + 2 * reach)
        return self.box(wide, radius + reach, color)

    def background(
        self, size: tuple[int, int], center: tuple[float, float], inner: Color, outer: Color
    ) -> Surface:
        """An opaque window-sized ground, lit around `center` (0-1, 0-1)."""
        key = ("background", size, center, inner, outer)
        return self.make(key, lambda: lit_ground(size, center, inner, outer))

    def gradient(self, size: tuple[int, int], top: Color, bottom: Color) -> Surface:
        """An opaque gradient from top to bottom, px."""
        key = ("gradient", size, top, bottom)
        return self.make(key, lambda: _gradient(size, top, bottom))

    def veil(self, size: tuple[int, int], color: Color) -> Surface:
        """A flat translucent sheet, px."""
        return self.make(("veil", size, color), lambda: _flat(size, color))


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _clear(size: tuple[int, int], color: Color) -> Surface:
    """A transparent surface that carries a colour, so that reducing it leaves no dark fringe."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((color[0], color[1], color[2], 0))
    return surface


def _flat(size: tuple[int, int], color: Color) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill(color)
    return surface


def _box(
    size: tuple[int, int], radius: int, fill: Color, border: Color | None, width: int, lip: int
) -> Surface:
    wide, high = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, wide // 2, high // 2))
    surface = _flat((wide, high), fill)
    if border is not None and width:
        edges = Rect(0, 0, wide, width), Rect(0, high - width, wide, width)
        sides = Rect(0, 0, width, high), Rect(wide - width, 0, width, high)
        for edge in edges + sides:
            surface.fill(border, edge)
    if lip:
        foot = Rect(0, high - lip, wide, lip)
        surface.fill(_darker(fill), foot)
    if radius:
        _corners(surface, radius, fill, border, width, lip)
    return surface


def _corners(
    surface: Surface, radius: int, fill: Color, border: Color | None, width: int, lip: int
) -> None:
    wide, high = surface.get_size()
    tile = max(radius, lip)
    for right in (False, True):
        for bottom in (False, True):
            corner = _corner(tile, radius, fill, border, width, lip if bottom else 0, bottom=bottom)
            if right:
                corner = pygame.transform.flip(corner, True, False)
            place = (wide - tile if right else 0, high - tile if bottom else 0)
            surface.fill((0, 0, 0, 0), Rect(place, (tile, tile)))
            surface.blit(corner, place, special_flags=pygame.BLEND_RGBA_MAX)


def _corner(
    tile: int, radius: int, fill: Color, border: Color | None, width: int, lip: int, *, bottom: bool
) -> Surface:
    """The left corner of a box, at the top or the bottom, reduced from a finer drawing."""
    fine = tile * _FINE
    edge = border if border is not None and width else fill
    big = _clear((fine, fine), edge)
    y = -fine if bottom else 0
    whole = Rect(0, y, fine * 2, fine * 2)
    foot = whole.bottom - lip * _FINE
    pygame.draw.rect(big, edge, whole, border_radius=radius * _FINE)
    if edge is not fill:
        inner = whole.inflate(-2 * width * _FINE, -2 * width * _FINE)
        pygame.draw.rect(big, fill, inner, border_radius=max(0, radius - width) * _FINE)
    if lip:
        mask = _clear((fine, fine), fill)
        pygame.draw.rect(mask, _darker(fill), whole, border_radius=radius * _FINE)
        big.blit(mask, (0, foot), Rect(0, foot, fine, fine - foot))
    return pygame.transform.smoothscale(big, (tile, tile))


def _darker(color: Color) -> Color:
    alpha = color[3] if len(color) == 4 else 255
    return (round(color[0] * 0.8), round(color[1] * 0.8), round(color[2] * 0.8), alpha)


def _dashed(size: tuple[int, int], radius: int, fill: Color, line: Color, width: int) -> Surface:
    surface = _box(size, radius, fill, None, 0, 0)
    ring = _box(size, radius, (line[0], line[1], line[2], 0), line, width, 0)
    dash = max(3, width * 3)
    wide, high = size
    for x in range(radius, wide - radius, dash * 2):
        for y in (0, high - width):
            ring.fill((0, 0, 0, 0), Rect(x, y, min(dash, wide - radius - x), width))
    for y in range(radius, high - radius, dash * 2):
        for x in (0, wide - width):
            ring.fill((0, 0, 0, 0), Rect(x, y, width, min(dash, high - radius - y)))
    surface.blit(ring, (0, 0))
    return surface


def _shadow(size: tuple[int, int], radius: int, blur: int, alpha: int) -> Surface:
    margin = 2 * blur
    wide, high = size[0] + 2 * margin, size[1] + 2 * margin
    small = max(1, blur // 3)  # a blurred picture carries no detail: blur it small, then enlarge
    tiny = Surface((max(4, wide // small), max(4, high // small)), pygame.SRCALPHA)
    inner = Rect(
        margin // small, margin // small, max(1, size[0] // small), max(1, size[1] // small)
    )
    pygame.draw.rect(tiny, (0, 0, 0, alpha), inner, border_radius=max(1, radius // small))
    tiny = pygame.transform.gaussian_blur(tiny, max(1, blur // small))
    return pygame.transform.smoothscale(tiny, (wide, high))


def lit_ground(
    size: tuple[int, int], center: tuple[float, float], inner: Color, outer: Color
) -> Surface:
    """An opaque ground, lit around a point (0-1, 0-1): rings, softened by scaling them up."""
    wide, high = size[0] // _COARSE + 1, size[1] // _COARSE + 1
    small = Surface((wide, high))
    small.fill(outer)
    middle = (center[0] * wide, center[1] * high)
    for ring in range(_RINGS, 0, -1):
        share = ring / _RINGS
        pygame.draw.circle(small, _mix(inner, outer, share), middle, 0.72 * wide * share)
    return _converted(pygame.transform.smoothscale(small, size))


def _gradient(size: tuple[int, int], top: Color, bottom: Color) -> Surface:
    steps = 32
    tiny = Surface((1, steps))
    for y in range(steps):
        tiny.set_at((0, y), _mix(top, bottom, y / (steps - 1)))
    return _converted(pygame.transform.smoothscale(tiny, (max(1, size[0]), max(1, size[1]))))


def _converted(surface: Surface) -> Surface:
    return surface.convert() if pygame.display.get_surface() else surface


def _mix(a: Color, b: Color, share: float) -> tuple[int, int, int]:
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def mix(a: Color, b: Color, share: float) -> Color:
    """A colour between two, `share` of the second."""
    return _mix(a, b, share)
