"""Club backgrounds behind a face, so that colour is never the only sign of a club."""

from __future__ import annotations

import math

from game.cards.box import Box
from game.cards.drawing import (
    Backdrop,
    Fade,
    Fill,
    Panel,
    Place,
    Shade,
    Shapes,
    Stroke,
    mix,
)
from game.cards.model import Club, Pattern, Rgb
from game.cards.outline import Point, ring
from game.cards.palette import BLACK, WHITE

_UNIT = 0.315  # mm; patterns are drawn in units of the art, 200 wide on a whole card


def background(club: Club, box: Box, *, center: tuple[float, float]) -> Backdrop:
    """Fill a box (mm) with a club's colour and pattern, light gathered around `center` (mm)."""
    place = Place(box.x, box.y, _UNIT)
    x, y = (center[0] - box.x) / _UNIT, (center[1] - box.y) / _UNIT
    glow = Box(center[0] - 34, center[1] - 34, 68, 68)
    shapes = (
        Panel(box, club.color),
        *_pattern(club, place, (x, y), box.w / _UNIT, box.h / _UNIT),
        Shade(glow, WHITE, 0.26, Fade.OUT),
        Shade(Box(box.x, box.y + box.h * 0.45, box.w, box.h * 0.55), BLACK, 0.30, Fade.DOWN),
    )
    return Backdrop(box, shapes)


def _pattern(club: Club, place: Place, eye: Point, width: float, height: float) -> Shapes:
    match club.pattern:
        case Pattern.FOREST:
            return _forest(mix(club.color, club.dark, 0.42), place, width, height)
        case Pattern.STRIPES:
            return _stripes(mix(club.color, WHITE, 0.14), place, width, height)
        case Pattern.DOTS:
            return _dots(mix(club.color, club.dark, 0.36), place, width, height)
        case Pattern.RAYS:
            return _rays(mix(club.color, club.dark, 0.28), place, eye)
        case Pattern.WAVES:
            return _waves(mix(club.color, club.light, 0.20), place, width, height)
        case Pattern.SLASHES:
            return _slashes(mix(club.color, club.dark, 0.30), place, width, height)


def _forest(color: Rgb, place: Place, width: float, height: float) -> Shapes:
    """Two rows of firs, the far one paler and higher."""
    far = mix(color, WHITE, 0.07)
    return (
        *(_fir(far, place, x, height - 12, 76) for x in range(-8, int(width) + 30, 31)),
        *(_fir(color, place, x, height + 2, 62) for x in range(-22, int(width) + 30, 30)),
    )


def _fir(color: Rgb, place: Place, x: float, foot: float, tall: float) -> Fill:
    step = tall / 4
    right = f"l8 {step:g}h-4l9 {step:g}h-5l10 {step:g}h-6l11 {step:g}"
    left = f"l11 {-step:g}h-6l10 {-step:g}h-5l9 {-step:g}h-4z"
    return Fill(f"M{x:g} {foot - tall:g}{right}h-46{left}", color, place)


def _stripes(color: Rgb, place: Place, width: float, height: float) -> Shapes:
    slant = 0.445 * height
    return tuple(
        Fill(f"M{x:g} 0h10l{-slant:g} {height:g}h-10z", color, place)
        for x in range(6, int(width + slant) + 28, 28)
    )


def _dots(color: Rgb, place: Place, width: float, height: float) -> Shapes:
    return tuple(
        Fill(ring(column * 30 + row % 2 * 15, row * 22 + 8, max(2.5, 8 - row)), color, place)
        for row in range(int(height / 22) + 1)
        for column in range(int(width / 30) + 1)
    )


def _rays(color: Rgb, place: Place, eye: Point) -> Shapes:
    x, y = eye

    def tip(angle: float) -> str:
        return f"{x + 260 * math.cos(angle):.4g} {y + 260 * math.sin(angle):.4g}"

    return tuple(
        Fill(f"M{x:g} {y:g}L{tip(i * math.pi / 7)}L{tip(i * math.pi / 7 + 0.22)}z", color, place)
        for i in range(14)
    )


def _waves(color: Rgb, place: Place, width: float, height: float) -> Shapes:
    swings = "q25-16 50 0" + "t50 0" * (int(width / 50) + 1)
    return tuple(
        Stroke(f"M{-10 - row % 2 * 20} {y}{swings}", color, 4.5, place)
        for row, y in enumerate(range(20, int(height) + 20, 21))
    )


def _slashes(color: Rgb, place: Place, width: float, height: float) -> Shapes:
    slant = 0.375 * height
    return tuple(
        Fill(f"M{x:g} 0h30l{-slant:g} {height:g}h-30z", color, place)
        for x in range(10, int(width + slant) + 60, 60)
    )
