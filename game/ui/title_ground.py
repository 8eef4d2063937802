"""What lies behind the title: ground, faint ball, wordmark; it needs no decks, so it is first."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.metrics import Metrics
from game.ui.shape import Shapes
from game.ui.text import Type
from game.ui.theme import Face, TextStyle

_LIGHT = (0.68, 0.55)  # of the window
_WORDMARK = 150
_TAGLINE = TextStyle(Face.TEXT, 27)
_BALL = (1360, 580, 480)  # middle and radius, canvas units
_BALL_ALPHA = 41
_SEAM = 1 / 50  # half of a seam's width, of the radius
_BOW = ((-0.7, -0.7), (-0.325, -0.35), (-0.325, 0.35), (-0.7, 0.7))  # of the radius
_BOW_STEPS = 40


def draw_ground(frame: Frame, metrics: Metrics, shapes: Shapes, type_: Type) -> None:
    """Add everything behind the title's menu to a frame."""
    size = (metrics.width, metrics.height)
    frame.add(shapes.background(size, _LIGHT, theme.GLOW, theme.DEEP), 0, 0)
    radius = metrics.px(_BALL[2])
    ball = shapes.make(("title ball", radius), lambda: _ball(radius))
    middle = metrics.center_rect(*_BALL[:2], 0, 0)
    frame.add_center(ball, middle.x, middle.y)
    _wordmark(frame, metrics, type_)


def wordmark_parts() -> tuple[str, str]:
    """The game's name in its two colours."""
    return _("BASKET"), _("TORIA")


def _wordmark(frame: Frame, metrics: Metrics, type_: Type) -> None:
    """The name never grows with the text size: it is a picture."""
    style = TextStyle(Face.DISPLAY, _WORDMARK / metrics.growth(_WORDMARK))
    place = metrics.center_rect(110, 205, 0, 0)
    x = place.x
    for part, color in zip(wordmark_parts(), (theme.WHITE, theme.BALL), strict=True):
        label = type_.label(part, style, color)
        frame.text(label, x, place.y)
        x += label.width
    tagline = type_.label(
        _("A card duel on the hardwood · a match in 10 minutes"),
        _TAGLINE,
        theme.MUTED,
        metrics.px(900),
    )
    frame.text(tagline, place.x + metrics.px(4), metrics.center_rect(0, 310, 0, 0).y)


def _ball(radius: int) -> Surface:
    """A faint ball whose seams let the ground through."""
    side = 2 * radius + 2
    middle = (radius + 1, radius + 1)
    surface = Surface((side, side), pygame.SRCALPHA)
    surface.fill((*theme.BALL[:3], 0))
    pygame.draw.aacircle(surface, theme.BALL, middle, radius)
    surface.fill((255, 255, 255, _BALL_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    half = max(1.0, radius * _SEAM)
    _erase(surface, [(middle[0] - half, 0), (middle[0] + half, 0),
                     (middle[0] + half, side), (middle[0] - half, side)])  # fmt: skip
    _erase(surface, [(0, middle[1] - half), (side, middle[1] - half),
                     (side, middle[1] + half), (0, middle[1] + half)])  # fmt: skip
    for side_of in (1, -1):
        _erase(surface, _bow(middle, radius, half, side_of))
    return surface


def _erase(surface: Surface, points: list[tuple[float, float]]) -> None:
    clear = (*theme.BALL[:3], 0)
    pygame.draw.polygon(surface, clear, points)
    pygame.draw.aalines(surface, clear, True, points)


def _bow(
    middle: tuple[int, int], radius: int, half: float, side_of: int
) -> list[tuple[float, float]]:
    """The outline of a bent seam, left (1) or right (-1)."""
    line = [_bezier(step / _BOW_STEPS) for step in range(_BOW_STEPS + 1)]
    edges: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for place, (x, y) in enumerate(line):
        ahead = line[min(place + 1, _BOW_STEPS)]
        behind = line[max(place - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        long = (dx * dx + dy * dy) ** 0.5
        nx, ny = -dy / long * half, dx / long * half
        for edge, sign in zip(edges, (1, -1), strict=True):
            edge.append(
                (
                    middle[0] + side_of * (x * radius + sign * nx),
                    middle[1] + y * radius + sign * ny,
                )
            )
    return edges[0] + edges[1][::-1]


def _bezier(t: float) -> tuple[float, float]:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(w * p[0] for w, p in zip(weights, _BOW, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, _BOW, strict=True))
    return x, y
