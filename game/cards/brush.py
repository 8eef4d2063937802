"""Draws shapes enlarged, band by band, and reduces them; texts are not its business."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw, ImagePath

from game.cards.box import Box
from game.cards.drawing import (
    Backdrop,
    Drawing,
    Fade,
    Fill,
    Frame,
    Operation,
    Panel,
    Photo,
    Place,
    Shade,
    Stroke,
    Text,
)
from game.cards.model import Rgb
from game.cards.outline import Point, contours, trace
from game.cards.photo import cover

Pixels = tuple[int, int, int, int]  # left, top, right, bottom; right and bottom outside
_BAND = 120  # px of the result that are drawn at a time
_LAP = 1  # px more above and below a band: at the rim of a picture the pen draws otherwise


@dataclass(frozen=True, slots=True)
class Sheet:
    """The surface to paint on.

    Attributes:
        width: in px.
        height: in px.
        scale: px that one unit takes.
        ground: what is seen where nothing is drawn.
        radius: of the transparent corners, in units.
        oversampling: how many times larger shapes are drawn before they are reduced.
    """

    width: int
    height: int
    scale: float
    ground: Rgb = (0, 0, 0)
    radius: float = 0.0
    oversampling: int = 3


def painted(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw all but texts on a sheet, RGB.

    Raises:
        PictureFault: a `Photo` cannot be read.
    """
    return _band_by_band(drawing, sheet, 0, sheet.height)


def shapes_on_nothing(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw shapes on nothing: an RGBA picture with soft transparent edges."""
    size = sheet.width * sheet.oversampling, sheet.height * sheet.oversampling
    large = Image.new("RGBA", size, (0, 0, 0, 0))
    for stroke in _strokes(drawing, sheet):
        if stroke.is_wash:
            layer = Image.new("RGBA", size, (0, 0, 0, 0))
            stroke.draw(_Canvas(layer, 0))
            large.alpha_composite(layer)
        else:
            stroke.draw(_Canvas(large, 0))
    return large.reduce(sheet.oversampling)


def forget() -> None:
    """Give back the memory of shared parts."""
    _backdrop.cache_clear()


def snapped(box: Box, scale: float) -> Pixels:
    """The whole pixels that a box covers."""
    edges = (box.x, box.y, box.right, box.bottom)
    left, top, right, bottom = (round(edge * scale) for edge in edges)
    return left, top, max(right, left + 1), max(bottom, top + 1)


class _Canvas:
    """A band of the enlarged picture; `top` is the enlarged row that it begins with."""

    def __init__(self, picture: Image.Image, top: int) -> None:
        self.picture = picture
        self.top = top
        self.pen = ImageDraw.Draw(picture)
        self.wash = ImageDraw.Draw(picture, "RGBA")  # blends, at four times the price


@dataclass(slots=True)
class _Stroke:
    """A shape ready to be drawn: the enlarged rows it covers, and how."""

    top: float
    bottom: float
    draw: Callable[[_Canvas], None]
    is_wash: bool = False


def _band_by_band(drawing: Drawing, sheet: Sheet, top: int, bottom: int) -> Image.Image:
    """Rows of a sheet, from `top` to `bottom` (outside), in px of the result."""
    times, width = sheet.oversampling, sheet.width * sheet.oversampling
    strokes = tuple(_strokes(drawing, sheet))
    picture = Image.new("RGB", (sheet.width, bottom - top))
    for start in range(top, bottom, _BAND):
        end = min(start + _BAND, bottom)
        first, last = (start - _LAP) * times, (end + _LAP) * times
        band = Image.new("RGB", (width, last - first), sheet.ground)
        canvas = _Canvas(band, first)
        for stroke in strokes:
            if stroke.bottom > first and stroke.top < last:
                stroke.draw(canvas)
        shown = (0, _LAP * times, width, band.height - _LAP * times)
        picture.paste(band.reduce(times, shown), (0, start - top))
    return picture


def _strokes(drawing: Sequence[Operation], sheet: Sheet) -> Iterator[_Stroke]:
    """What the operations of a drawing draw, in their order."""
    for operation in drawing:
        match operation:
            case Fill():
                for contour in contours(operation.path):
                    yield _polygon(contour.points, operation, sheet)
            case Stroke(path, _, width):
                for outline in trace(path, width, is_round=operation.is_round, dash=operation.dash):
                    yield _polygon(outline, operation, sheet)
            case Panel():
                yield _panel(operation, sheet)
            case Frame():
                yield _frame(operation, sheet)
            case Shade():
                yield _shade(operation, sheet)
            case Photo(file, box):
                left, top, right, bottom = snapped(box, sheet.scale)
                shown = cover(file, (right - left, bottom - top), operation.focus)
                yield _ready(shown, (left, top, right, bottom), sheet)
            case Backdrop(box):
                yield _ready(_backdrop(operation, sheet), snapped(box, sheet.scale), sheet)
            case Text():
                pass
            case _:
                assert_never(operation)


def _polygon(points: Sequence[Point], look: Fill | Stroke, sheet: Sheet) -> _Stroke:
    path = ImagePath.Path(_placed(points, look.place, sheet))
    _, top, _, bottom = path.getbbox()
    is_wash = look.alpha < 1
    color = (*look.color, round(look.alpha * 255)) if is_wash else look.color
    at = 0  # the row of the picture that is row 0 of the path

    def draw(canvas: _Canvas) -> None:
        nonlocal at
        path.transform((1, 0, 0, 0, 1, at - canvas.top))
        at = canvas.top
        (canvas.wash if is_wash else canvas.pen).polygon(path, color)

    return _Stroke(top - 1, bottom + 1, draw, is_wash)


def _panel(panel: Panel, sheet: Sheet) -> _Stroke:
    left, top, right, bottom = _edges(panel.box, sheet)
    radius = _radius(panel.radius, sheet)

    def draw(canvas: _Canvas) -> None:
        box = (left, top - canvas.top, right, bottom - canvas.top)
        canvas.pen.rounded_rectangle(box, radius, panel.color, corners=panel.corners)

    return _Stroke(top, bottom + 1, draw)


def _frame(frame: Frame, sheet: Sheet) -> _Stroke:
    left, top, right, bottom = _edges(frame.box, sheet)
    radius = _radius(frame.radius, sheet)
    width = max(1, round(frame.width * sheet.scale)) * sheet.oversampling

    def draw(canvas: _Canvas) -> None:
        box = (left, top - canvas.top, right, bottom - canvas.top)
        canvas.pen.rounded_rectangle(box, radius, outline=frame.color, width=width)

    return _Stroke(top, bottom + 1, draw)


def _shade(shade: Shade, sheet: Sheet) -> _Stroke:
    left, top, right, bottom = _large(shade.box, sheet)
    veil = _veil(shade.fade, round(shade.alpha * 255))
    steps = veil.height / (bottom - top)  # of the veil a row

    def draw(canvas: _Canvas) -> None:
        start = max(top, canvas.top)
        end = min(bottom, canvas.top + canvas.picture.height)
        part = (0, (start - top) * steps, veil.width, (end - top) * steps)
        mask = veil.resize((right - left, end - start), Image.Resampling.BILINEAR, part)
        box = (left, start - canvas.top, right, end - canvas.top)
        canvas.picture.paste(shade.color, box, mask)

    return _Stroke(top, bottom, draw)


def _ready(picture: Image.Image, place: Pixels, sheet: Sheet) -> _Stroke:
    """A picture at its final size, at whole pixels of the result."""
    left, top, right, _ = place
    times = sheet.oversampling
    bottom = top + picture.height

    def draw(canvas: _Canvas) -> None:
        first, rows = canvas.top // times, canvas.picture.height // times
        start, end = max(top, first), min(bottom, first + rows)
        part = picture.crop((0, start - top, right - left, end - top))
        wide = part.resize((part.width * times, part.height * times), Image.Resampling.NEAREST)
        canvas.picture.paste(wide, (left * times, (start - first) * times))

    return _Stroke(top * times, bottom * times, draw)


@lru_cache(maxsize=8)
def _backdrop(backdrop: Backdrop, sheet: Sheet) -> Image.Image:
    """The shared part of a picture at its final size, cut to its box."""
    if backdrop.is_plain:
        sheet = replace(sheet, oversampling=1)
    left, top, right, bottom = snapped(backdrop.box, sheet.scale)
    rows = _band_by_band(backdrop.operations, sheet, top, bottom)
    return rows.crop((left, 0, right, rows.height))


@lru_cache(maxsize=32)
def _veil(fade: Fade, strength: int) -> Image.Image:
    """The mask of a shade, 256 px wide and tall."""
    is_straight = fade in (Fade.DOWN, Fade.UP)
    base = Image.linear_gradient("L") if is_straight else Image.radial_gradient("L")
    is_turned = fade in (Fade.UP, Fade.OUT)
    return base.point([(255 - i if is_turned else i) * strength // 255 for i in range(256)])


def _placed(points: Sequence[Point], place: Place, sheet: Sheet) -> list[Point]:
    """Points on whole enlarged pixels, so that they are the same ones in every band."""
    factor = sheet.scale * sheet.oversampling
    across, down = place.scale * place.stretch * factor, place.scale * factor
    x0, y0 = place.x * factor - 0.5, place.y * factor - 0.5
    return [(int(x * across + x0), int(y * down + y0)) for x, y in points]


def _radius(units: float, sheet: Sheet) -> float:
    """A radius whose double is whole, so that a corner is the same in every band."""
    return round(units * sheet.scale * sheet.oversampling * 2) / 2


def _large(box: Box, sheet: Sheet) -> Pixels:
    """A box on whole pixels of the result, enlarged."""
    left, top, right, bottom = snapped(box, sheet.scale)
    times = sheet.oversampling
    return left * times, top * times, right * times, bottom * times


def _edges(box: Box, sheet: Sheet) -> Pixels:
    """The same as the pen wants it: last row and column included."""
    left, top, right, bottom = _large(box, sheet)
    return left, top, max(left, right - 1), max(top, bottom - 1)
