"""Small signs that the fonts lack, drawn as polygons."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.shape import Shapes
from game.ui.theme import Color

_FINE = 4
_Drawer = Callable[[Surface, float, Color], None]


def _icon(shapes: Shapes, name: str, size: int, color: Color, draw: _Drawer) -> Surface:
    def make() -> Surface:
        big = Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        big.fill((*color[:3], 0))
        draw(big, size * _FINE, color)
        return pygame.transform.smoothscale(big, (size, size))

    return shapes.make(("icon", name, size, color), make)


def _polygon(
    surface: Surface, side: float, color: Color, points: list[tuple[float, float]]
) -> None:
    pygame.draw.polygon(surface, color, [(x * side, y * side) for x, y in points])


def swap_icon(shapes: Shapes, size: int, color: Color) -> Surface:
    """Two arrows, one each way."""

    def draw(surface: Surface, side: float, ink: Color) -> None:
        for flip in (False, True):
            points = [
                (0.08, 0.26),
                (0.66, 0.26),
                (0.66, 0.12),
                (0.94, 0.33),
                (0.66, 0.54),
                (0.66, 0.40),
                (0.08, 0.40),
            ]
            if flip:
                points = [(1 - x, 1 - y + 0.0) for x, y in points]
            _polygon(surface, side, ink, points)

    return _icon(shapes, "swap", size, color, draw)
