"""Crop marks, fold marks and corner guides as lines in millimetres; it knows no PDF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.cards.box import Box
from game.cards.printing.request import Marks
from game.cards.printing.sheet import Grid

GAP = 1.0  # mm between the bleed and a mark
HAIRLINE = 0.25  # pt
_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Line:
    """A hairline between two points, mm from the upper left corner of the paper."""

    x1: float
    y1: float
    x2: float
    y2: float
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class CornerGuide:
    """Thin arcs in the four corners of a card's trim box, where a punch would round them."""

    trim: Box
    radius: float


def crop_marks(grid: Grid, trims: Sequence[Box], kind: Marks, length: float) -> tuple[Line, ...]:
    """The marks for the cells in use: each in line with a cut, outside the bleed."""
    if kind is Marks.NONE or not trims:
        return ()
    xs = _places(edge for trim in trims for edge in (trim.x, trim.right))
    ys = _places(edge for trim in trims for edge in (trim.y, trim.bottom))
    if kind is Marks.FULL:
        return (
            *(Line(x, 0.0, x, grid.paper_height) for x in xs),
            *(Line(0.0, y, grid.paper_width, y) for y in ys),
        )
    reach = grid.outer_bleed + GAP
    near_x, far_x = xs[0] - reach, xs[-1] + reach
    near_y, far_y = ys[0] - reach, ys[-1] + reach
    out_x = min(length, near_x, grid.paper_width - far_x)
    out_y = min(length, near_y, grid.paper_height - far_y)
    lines: list[Line] = []
    if out_y > 0:
        lines += (
            line
            for x in xs
            for line in (Line(x, near_y - out_y, x, near_y), Line(x, far_y, x, far_y + out_y))
        )
    if out_x > 0:
        lines += (
            line
            for y in ys
            for line in (Line(near_x - out_x, y, near_x, y), Line(far_x, y, far_x + out_x, y))
        )
    return tuple(lines)


def fold_marks(grid: Grid, length: float) -> tuple[Line, ...]:
    """Two dashed marks where a sheet of fronts and backs is folded."""
    x, area = grid.paper_width / 2, grid.bleed_area
    out = min(length * 2, area.y - GAP)
    near, far = area.y - GAP, area.bottom + GAP
    return (
        Line(x, near - out, x, near, is_dashed=True),
        Line(x, far, x, far + out, is_dashed=True),
    )


def printable_length(grid: Grid, length: float, printer_margin: float) -> tuple[float, float]:
    """How much of a mark the printer reaches: of those at left and right, at top and bottom."""
    across, down = (max(0.0, min(length, side - GAP - printer_margin)) for side in grid.margins)
    return across, down


def _places(edges: Iterable[float]) -> list[float]:
    return sorted({round(edge, _DIGITS) for edge in edges})
