"""Small signs of the deck screens: a list that opens, a folder, a file, a deck."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.kit import Kit
from game.ui.theme import Color

_FINE = 4
_Points = list[tuple[float, float]]


def _mark(kit: Kit, name: str, size: int, color: Color, draw: Callable[[Surface], None]) -> Surface:
    def make() -> Surface:
        big = Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        big.fill((*color[:3], 0))
        draw(big)
        return pygame.transform.smoothscale(big, (size, size))

    return kit.shapes.make(("deck mark", name, size, color), make)


def _fill(surface: Surface, color: Color, points: _Points) -> None:
    side = surface.get_width()
    pygame.draw.polygon(surface, color, [(x * side, y * side) for x, y in points])


def down_mark(kit: Kit, size: int, color: Color) -> Surface:
    """A triangle: a list opens here."""

    def draw(surface: Surface) -> None:
        _fill(surface, color, [(0.12, 0.30), (0.88, 0.30), (0.50, 0.76)])

    return _mark(kit, "down", size, color, draw)


def folder_mark(kit: Kit, size: int, color: Color) -> Surface:
    """A folder."""

    def draw(surface: Surface) -> None:
        _fill(surface, color, [
            (0.06, 0.20), (0.40, 0.20), (0.50, 0.32), (0.94, 0.32), (0.94, 0.84), (0.06, 0.84),
        ])  # fmt: skip

    return _mark(kit, "folder", size, color, draw)


def file_mark(kit: Kit, size: int, color: Color) -> Surface:
    """A sheet of paper with a folded corner."""

    def draw(surface: Surface) -> None:
        _fill(surface, color, [
            (0.20, 0.08), (0.58, 0.08), (0.82, 0.32), (0.82, 0.92), (0.20, 0.92),
        ])  # fmt: skip
        _fill(surface, (0, 0, 0, 0), [(0.61, 0.06), (0.61, 0.29), (0.84, 0.29)])

    return _mark(kit, "file", size, color, draw)


def deck_mark(kit: Kit, size: int, color: Color) -> Surface:
    """Two cards, one on the other."""

    def draw(surface: Surface) -> None:
        side = surface.get_width()
        back = pygame.Rect(side * 0.34, side * 0.06, side * 0.5, side * 0.7)
        front = pygame.Rect(side * 0.16, side * 0.22, side * 0.5, side * 0.7)
        edge = front.inflate(side * 0.1, side * 0.1)
        radius = round(side * 0.07)
        pygame.draw.rect(surface, color, back, border_radius=radius)
        pygame.draw.rect(surface, (0, 0, 0, 0), edge, border_radius=radius)
        pygame.draw.rect(surface, color, front, border_radius=radius)

    return _mark(kit, "deck", size, color, draw)
