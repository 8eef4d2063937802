"""Lets the cards of a grid fade into the ground at its foot; it knows no cards."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.decks.grid import CardGrid
from game.ui.draft.ground import ground
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.widget import Look, Widget

_HIGH = 36
_REACH = 12  # beyond the cards, for their edges


class GridFade(Widget):
    """A strip over a grid's foot, where there is more below; it takes no input."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(Rect(0, 0, 0, 0), look=Look.BARE)
        self._grid = grid

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the strip to a frame."""
        del hot, held, focused
        if not self._grid.scroll.most:
            return
        grid, reach = self._grid.rect, kit.px(_REACH)
        strip = Rect(grid.left - reach, 0, grid.width + 2 * reach, kit.px(_HIGH))
        strip.bottom = grid.bottom
        key = ("grid fade", kit.metrics.window.size, tuple(strip))
        frame.add(kit.shapes.make(key, lambda: _fading(ground(kit), strip)), *strip.topleft)


def _fading(below: Surface, strip: Rect) -> Surface:
    """A strip of the ground, from nothing at its top to all of it at its foot."""
    surface = below.subsurface(strip).convert_alpha()
    for y in range(strip.height):
        share = round(255 * (y + 1) / strip.height)
        row = Rect(0, y, strip.width, 1)
        surface.fill((255, 255, 255, share), row, special_flags=pygame.BLEND_RGBA_MULT)
    return surface
