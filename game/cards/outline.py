"""Outlines as path data in the SVG manner, turned into points; it knows no cards and no pixels."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]

_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_CURVE_STEPS = 14
_ARC_STEP = math.radians(4)


@dataclass(frozen=True, slots=True)
class Contour:
    """One run of points; `is_closed` when the path data ends it with `z`."""

    points: tuple[Point, ...]
    is_closed: bool


@lru_cache(maxsize=2048)
def contours(data: str) -> tuple[Contour, ...]:
    """Flatten path data (all commands of SVG paths) into runs of points.

    Raises:
        ValueError: the data holds an unknown command or too few numbers.
    """
    pen = _Pen()
    for command, numbers in _commands(data):
        pen.follow(command, numbers)
    pen.lift(is_closed=False)
    return tuple(pen.done)


def ring(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse around (cx, cy)."""
    ry = rx if ry is None else ry
    return (
        f"M{cx - rx:g} {cy:g}a{rx:g} {ry:g} 0 0 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 0 1 {-2 * rx:g} 0z"
    )


@lru_cache(maxsize=1024)
def trace(
    data: str, width: float, *, is_round: bool, dash: tuple[float, float] | None
) -> tuple[tuple[Point, ...], ...]:
    """The polygons that a pen of the given width leaves along path data."""
    found = []
    for contour in contours(data):
        is_closed = contour.is_closed and dash is None
        for run in [contour.points] if dash is None else dashes(contour.points, *dash):
            outline = stroke_outline(run, width, is_closed=is_closed, is_round=is_round)
            if outline:
                found.append(tuple(outline))
    return tuple(found)


def stroke_outline(
    points: tuple[Point, ...], width: float, *, is_closed: bool, is_round: bool
) -> list[Point]:
    """The polygon that a pen of the given width leaves along the points.

    A closed run gives an outer and an inner ring joined by a seam; ends are cut or round.
    """
    run = _without_repeats(points, is_closed=is_closed)
    if len(run) < 2:
        return []
    half = width / 2
    normals = _normals(run, is_closed=is_closed)
    left = [(x + nx * half, y + ny * half) for (x, y), (nx, ny) in zip(run, normals, strict=True)]
    right = [(x - nx * half, y - ny * half) for (x, y), (nx, ny) in zip(run, normals, strict=True)]
    if is_closed:
        return [*left, left[0], right[0], *reversed(right)]
    end, start = (_cap(left[-1], right[-1]), _cap(right[0], left[0])) if is_round else ([], [])
    return [*left, *end, *reversed(right), *start]


def dashes(points: tuple[Point, ...], on: float, off: float) -> Iterator[tuple[Point, ...]]:
    """Cut a run of points into dashes of length `on` with gaps of length `off`."""
    left, drawing = on, True
    piece: list[Point] = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, at = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - at > left:
            at += left
            spot = (x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length)
            if drawing:
                yield (*piece, spot)
            drawing = not drawing
            piece, left = [spot], on if drawing else off
        left -= length - at
        piece.append((x1, y1))
    if drawing and len(piece) > 1:
        yield tuple(piece)


def _commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Split path data into single commands; repeated numbers repeat the command."""
    command, numbers = "", list[float]()
    for letter, number in _TOKEN.findall(data):
        if letter:
            if numbers:
                raise ValueError(f"too few numbers for {command!r}: {data!r}")
            if letter.upper() not in _ARGUMENTS:
                raise ValueError(f"unknown command {letter!r}: {data!r}")
            command = letter
        else:
            numbers.append(float(number))
        if command and len(numbers) == _ARGUMENTS[command.upper()]:
            if letter and command not in "zZ":
                continue
            yield command, tuple(numbers)
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)
    if numbers:
        raise ValueError(f"too few numbers for {command!r}: {data!r}")


class _Pen:
    """Walks along commands and collects runs of points."""

    def __init__(self) -> None:
        self.done: list[Contour] = []
        self._run: list[Point] = []
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._handle: Point | None = None

    def lift(self, *, is_closed: bool) -> None:
        """End the run in hand."""
        if len(self._run) > 1:
            self.done.append(Contour(tuple(self._run), is_closed))
        self._run = []

    def follow(self, command: str, numbers: tuple[float, ...]) -> None:
        """Carry out one command."""
        ox, oy = self._at if command.islower() else (0.0, 0.0)
        kind = command.upper()
        if kind == "Z":
            self.lift(is_closed=True)
            self._at, self._handle = self._start, None
            return
        if kind == "M":
            self.lift(is_closed=False)
            self._at = self._start = (numbers[0] + ox, numbers[1] + oy)
            self._run, self._handle = [self._at], None
            return
        if not self._run:
            self._run = [self._at]
        if kind in "LHV":
            self._line(kind, numbers, ox, oy)
        elif kind == "A":
            end = (numbers[5] + ox, numbers[6] + oy)
            self._run.extend(_arc(self._at, numbers, end))
            self._at, self._handle = end, None
        else:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            self._curve(kind, [(x + ox, y + oy) for x, y in pairs])

    def _line(self, kind: str, numbers: tuple[float, ...], ox: float, oy: float) -> None:
        x, y = self._at
        if kind == "H":
            x = numbers[0] + ox
        elif kind == "V":
            y = numbers[0] + oy
        else:
            x, y = numbers[0] + ox, numbers[1] + oy
        self._at, self._handle = (x, y), None
        self._run.append(self._at)

    def _curve(self, kind: str, points: list[Point]) -> None:
        if kind in "ST":  # the first handle mirrors the last one
            hx, hy = self._handle or self._at
            points.insert(0, (2 * self._at[0] - hx, 2 * self._at[1] - hy))
        self._handle, end = points[-2], points[-1]
        self._run.extend(_bezier(self._at, *points))
        self._at = end


def _bezier(*points: Point) -> Iterator[Point]:
    """Points along a quadratic or cubic curve, without its first one."""
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        row = list(points)
        while len(row) > 1:
            row = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in pairwise(row)]
        yield row[0]


def _arc(start: Point, numbers: tuple[float, ...], end: Point) -> Iterator[Point]:
    """Points along an elliptical arc without its first one (upright ellipses only)."""
    rx, ry, _, large, sweep = numbers[:5]
    (x0, y0), (x1, y1) = start, end
    dx, dy = (x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry
    reach = math.hypot(dx, dy)
    if reach > 1:
        rx, ry, dx, dy, reach = rx * reach, ry * reach, dx / reach, dy / reach, 1.0
    factor = math.sqrt(max(0.0, 1 / (reach * reach) - 1))
    if bool(large) == bool(sweep):
        factor = -factor
    ux, uy = factor * dy, -factor * dx  # centre on the unit circle, from the middle of the chord
    cx, cy = (x0 + x1) / 2 + ux * rx, (y0 + y1) / 2 + uy * ry
    begin = math.atan2(dy - uy, dx - ux)
    turn = math.atan2(-dy - uy, -dx - ux) - begin
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    steps = max(2, math.ceil(abs(turn) / _ARC_STEP))
    for step in range(1, steps):
        angle = begin + turn * step / steps
        yield cx + rx * math.cos(angle), cy + ry * math.sin(angle)
    yield end


def _without_repeats(points: tuple[Point, ...], *, is_closed: bool) -> list[Point]:
    run = [points[0]]
    run.extend(p for p, q in zip(points[1:], points, strict=False) if math.dist(p, q) > 1e-6)
    if is_closed and len(run) > 1 and math.dist(run[0], run[-1]) < 1e-6:
        run.pop()
    return run


def _normals(run: list[Point], *, is_closed: bool) -> list[Point]:
    """Unit-width offset directions at each point, lengthened at corners (mitres up to 2)."""
    count = len(run)
    found = []
    for i, here in enumerate(run):
        before = run[i - 1] if i or is_closed else None
        after = run[(i + 1) % count] if i + 1 < count or is_closed else None
        first = _normal(before, here) if before else _normal(here, after or here)
        second = _normal(here, after) if after else first
        x, y = first[0] + second[0], first[1] + second[1]
        length = math.hypot(x, y) or 1.0
        stretch = min(2.0, 2 / length)
        found.append((x / length * stretch, y / length * stretch))
    return found


def _normal(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def _cap(start: Point, end: Point) -> list[Point]:
    """A half circle from one side of the pen to the other, seen in its direction."""
    cx, cy = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    radius = math.dist(start, end) / 2
    angle = math.atan2(start[1] - cy, start[0] - cx)
    return [
        (
            cx + radius * math.cos(angle - math.pi * i / 8),
            cy + radius * math.sin(angle - math.pi * i / 8),
        )
        for i in range(1, 8)
    ]
