"""The half court seen from above, as draw operations in units of 1180 x 600."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.cards.box import Box
from game.cards.drawing import Backdrop, Drawing, Fade, Fill, Panel, Shade, Shapes, Stroke, rgb
from game.cards.outline import Point, ring
from game.cards.palette import BALL, BLACK, WHITE

WIDTH, HEIGHT, CORNER_RADIUS = 1180.0, 600.0, 26.0
_CHALK = rgb("#fff6e8")
_ARC = "M150-8V120A440 440 0 0 0 1030 120V-8"


@dataclass(frozen=True, slots=True)
class CourtGeometry:
    """Where things are on a court picture, in px from its upper left.

    Attributes:
        scale: px for one unit of the 1180 x 600 court.
        hoop: the middle of the ring.
        hoop_radius: of the ring.
        backboard: left, top, width, height.
        zones: centres of the four plays' zones, by Play.
    """

    scale: float
    hoop: Point
    hoop_radius: float
    backboard: tuple[float, float, float, float]
    zones: tuple[Point, Point, Point, Point]


def court_geometry(width: float = WIDTH, height: float = HEIGHT) -> CourtGeometry:
    """Where hoop and zones lie on a court picture of the given size."""
    scale, left = _scale(width, height), _left(width, height)

    def at(x: float, y: float) -> Point:
        return left + x * scale, y * scale

    return CourtGeometry(
        scale=scale,
        hoop=at(590, 62),
        hoop_radius=27 * scale,
        backboard=(*at(530, 24), 120 * scale, 9 * scale),
        zones=(at(590, 515), at(590, 205), at(295, 300), at(885, 300)),
    )


def _scale(width: float, height: float) -> float:
    """The court covers its picture; what does not fit is cut off below or at both sides."""
    return max(width / WIDTH, height / HEIGHT)


def _left(width: float, height: float) -> float:
    return (width - WIDTH * _scale(width, height)) / 2


def court() -> Drawing:
    """Draw the floor, its lines and the hoop."""
    wood = Backdrop(Box(0, 0, WIDTH, HEIGHT), (*_planks(), *_light()), is_plain=True)
    return (wood, *_paint(), *_lines(), *_hoop())


def _planks() -> Shapes:
    wood, grain, joint = rgb("#e0a163"), rgb("#7a431e"), rgb("#5a2e12")
    planks = [
        Fill(_bar(i * 40, 0, 39, HEIGHT), grain, alpha=0.05 + i * 37 % 7 * 0.012) for i in range(30)
    ]
    joints = [Fill(_bar(i * 40 % 1200, i * 173 % 600, 39, 2), joint, alpha=0.25) for i in range(60)]
    return (
        Panel(Box(0, 0, WIDTH, HEIGHT), wood),
        Shade(Box(0, 0, WIDTH, HEIGHT), rgb("#c98a4b"), 1.0, Fade.UP),
        *planks,
        *joints,
    )


def _paint() -> Drawing:
    """The coloured parts: inside the arc, and the key."""
    return (
        Fill(_ARC + "z", rgb("#b5532f"), alpha=0.20),
        Fill(_bar(430, 0, 320, 350), rgb("#b5573a"), alpha=0.66),
    )


def _lines() -> Drawing:
    return (
        Stroke(_ARC, _CHALK, 5, alpha=0.84, is_round=False),
        Stroke("M430-8V350H750V-8", _CHALK, 5, alpha=0.84, is_round=False),
        Stroke("M470 350A120 120 0 0 0 710 350", _CHALK, 5, alpha=0.84, is_round=False),
        Stroke(
            "M470 350A120 120 0 0 1 710 350", _CHALK, 5, alpha=0.84, is_round=False, dash=(16, 16)
        ),
        Stroke("M0 600H1180", _CHALK, 8, alpha=0.84, is_round=False),
        Stroke("M455 600A135 135 0 0 1 725 600", _CHALK, 5, alpha=0.84, is_round=False),
    )


def _hoop() -> Drawing:
    return (
        Fill(ring(590, 69, 31, 29), BLACK, alpha=0.22),
        Fill(_bar(586, 33, 8, 8), rgb("#c0561d")),
        Panel(Box(530, 24, 120, 9), _CHALK, 3),
        *_net(),
        Stroke(ring(590, 62, 27), rgb("#b8501a"), 9),
        Stroke(ring(590, 61.4, 27), BALL, 6.5),
    )


def _net() -> Drawing:
    """The net seen from above: crossing strands that narrow towards its middle."""
    drawing = []
    for i in range(14):
        for turn in (-2, 2):
            outer, inner = math.tau * i / 14, math.tau * (i + turn) / 14
            x0, y0 = 590 + 24 * math.cos(outer), 62 + 24 * math.sin(outer)
            x1, y1 = 590 + 11 * math.cos(inner), 63 + 11 * math.sin(inner)
            path = f"M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}"
            drawing.append(Stroke(path, WHITE, 1.3, alpha=0.75))
    return (*drawing, Stroke(ring(590, 63, 11), WHITE, 1.6, alpha=0.8))


def _light() -> Shapes:
    return (
        Shade(Box(-350, -460, WIDTH + 700, 1280), rgb("#fff1dc"), 0.20, Fade.OUT),
        Shade(Box(-330, -480, WIDTH + 660, 1320), rgb("#3a1606"), 0.44, Fade.RIM),
    )


def _bar(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
