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
Rows = tuple[tuple[float, float], ...]  # from a row to another
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
            stroke.draw(_Canvas(layer, 0, sheet.oversampling))
            large.alpha_composite(layer)
        else:
            stroke.draw(_Canvas(large, 0, sheet.oversampling))
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
    """A band of the picture, enlarged `times`; `top` is the px of the result it begins with."""

    def __init__(self, picture: Image.Image, top: int, times: int) -> None:
        self.picture = picture
        self.top = top
        self.times = times
        self.pen = ImageDraw.Draw(picture)
        self.wash = ImageDraw.Draw(picture, "RGBA")  # blends, at four times the price

    def box(self, edges: Pixels) -> Pixels:
        """A box as the pen wants it: last row and column included."""
        left, top, right, bottom = edges
        upper, lower = (top - self.top) * self.times, (bottom - self.top) * self.times - 1
        left, right = left * self.times, right * self.times - 1
        return left, upper, max(left, right), max(upper, lower)

    @property
    def bottom(self) -> int:
        """The px of the result that it ends before."""
        return self.top + self.picture.height // self.times


@dataclass(slots=True)
class _Stroke:
    """A shape ready to be drawn; places in px of the result.

    Attributes:
        box: what it stays within.
        draw: draws it; enlarged as the sheet says where there are curves, else at any size.
        curves: from which row to which it has curves or slants.
        is_cover: nothing under its box is seen.
    """

    box: tuple[float, float, float, float]
    draw: Callable[[_Canvas], None]
    curves: Rows = ()
    is_cover: bool = False
    is_wash: bool = False


def _band_by_band(drawing: Drawing, sheet: Sheet, top: int, bottom: int) -> Image.Image:
    """Rows of a sheet, from `top` to `bottom` (outside), in px of the result."""
    strokes = tuple(_strokes(drawing, sheet))
    picture = Image.new("RGB", (sheet.width, bottom - top))
    for start in range(top, bottom, _BAND):
        end = min(start + _BAND, bottom)
        picture.paste(_band(strokes, sheet, start, end), (0, start - top))
    return picture


def _band(strokes: Sequence[_Stroke], sheet: Sheet, start: int, end: int) -> Image.Image:
    """Some rows; where all edges lie on whole pixels they are drawn at their final size."""
    first, last = start - _LAP, end + _LAP
    seen = _seen(strokes, first, last)
    times = sheet.oversampling if any(_meets(each.curves, first, last) for each in seen) else 1
    band = Image.new("RGB", (sheet.width * times, (last - first) * times), sheet.ground)
    canvas = _Canvas(band, first, times)
    for stroke in seen:
        stroke.draw(canvas)
    shown = (0, _LAP * times, band.width, band.height - _LAP * times)
    return band.reduce(times, shown) if times > 1 else band.crop(shown)


def _seen(strokes: Sequence[_Stroke], top: int, bottom: int) -> list[_Stroke]:
    """The strokes between two rows, but for those wholly under a later one."""
    seen: list[_Stroke] = []
    covered: list[tuple[float, float]] = []  # columns, from the first row to the last
    for stroke in reversed(strokes):
        left, upper, right, lower = stroke.box
        if lower <= top or upper >= bottom or any(a <= left and right <= b for a, b in covered):
            continue
        seen.append(stroke)
        if stroke.is_cover and upper <= top and bottom <= lower:
            covered.append((left, right))
    return seen[::-1]


def _meets(rows: Rows, top: int, bottom: int) -> bool:
    """Whether any of some rows lies between two others."""
    return any(end > top and start < bottom for start, end in rows)


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
                yield _ready(shown, (left, top, right, bottom))
            case Backdrop(box):
                yield _ready(_backdrop(operation, sheet), snapped(box, sheet.scale))
            case Text():
                pass
            case _:
                assert_never(operation)


def _polygon(points: Sequence[Point], look: Fill | Stroke, sheet: Sheet) -> _Stroke:
    path = ImagePath.Path(_placed(points, look.place, sheet))
    reach = [edge / sheet.oversampling for edge in path.getbbox()]
    box = (reach[0] - 1, reach[1] - 1, reach[2] + 1, reach[3] + 1)
    is_wash = look.alpha < 1
    color = (*look.color, round(look.alpha * 255)) if is_wash else look.color
    at = 0  # the enlarged row of the picture that is row 0 of the path

    def draw(canvas: _Canvas) -> None:
        nonlocal at
        path.transform((1, 0, 0, 0, 1, at - canvas.top * canvas.times))
        at = canvas.top * canvas.times
        (canvas.wash if is_wash else canvas.pen).polygon(path, color)

    return _Stroke(box, draw, ((box[1], box[3]),), is_wash=is_wash)


def _panel(panel: Panel, sheet: Sheet) -> _Stroke:
    edges = snapped(panel.box, sheet.scale)
    radius = _radius(panel.radius, sheet)

    curves = _corners(edges, radius / sheet.oversampling)

    def draw(canvas: _Canvas) -> None:
        box = canvas.box(edges)
        if _meets(curves, canvas.top, canvas.bottom):
            canvas.pen.rounded_rectangle(box, radius, panel.color, corners=panel.corners)
        else:
            canvas.pen.rectangle(box, panel.color)

    return _Stroke(edges, draw, curves, is_cover=not curves)


def _frame(frame: Frame, sheet: Sheet) -> _Stroke:
    edges = snapped(frame.box, sheet.scale)
    radius = _radius(frame.radius, sheet)
    width = max(1, round(frame.width * sheet.scale))
    curves = _corners(edges, radius / sheet.oversampling)

    def draw(canvas: _Canvas) -> None:
        box, thick = canvas.box(edges), width * canvas.times
        if _meets(curves, canvas.top, canvas.bottom):
            canvas.pen.rounded_rectangle(box, radius, outline=frame.color, width=thick)
        else:
            for side in _sides(box, thick):
                canvas.pen.rectangle(side, frame.color)

    return _Stroke(edges, draw, curves)


def _sides(box: Pixels, thick: int) -> tuple[Pixels, ...]:
    """The four sides of a frame, filled boxes being quicker than the pen's thick outline."""
    left, top, right, bottom = box
    inner = thick - 1
    return (
        (left, top, left + inner, bottom),
        (right - inner, top, right, bottom),
        (left, top, right, top + inner),
        (left, bottom - inner, right, bottom),
    )


def _corners(edges: Pixels, radius: float) -> Rows:
    """The rows of a box's round corners."""
    _, top, _, bottom = edges
    reach = radius + 1
    return ((top, top + reach), (bottom - reach, bottom)) if radius else ()


def _shade(shade: Shade, sheet: Sheet) -> _Stroke:
    left, top, right, bottom = snapped(shade.box, sheet.scale)
    veil = _veil(shade.fade, round(shade.alpha * 255))
    steps = veil.height / (bottom - top)  # of the veil a row

    def draw(canvas: _Canvas) -> None:
        times = canvas.times
        start, end = max(top, canvas.top), min(bottom, canvas.bottom)
        part = (0, (start - top) * steps, veil.width, (end - top) * steps)
        size = ((right - left) * times, (end - start) * times)
        mask = veil.resize(size, Image.Resampling.BILINEAR, part)
        x, y = left * times, (start - canvas.top) * times
        canvas.picture.paste(shade.color, (x, y, x + size[0], y + size[1]), mask)

    return _Stroke((left, top, right, bottom), draw, ((top, bottom),))


def _ready(picture: Image.Image, place: Pixels) -> _Stroke:
    """A picture at its final size, at whole pixels of the result."""
    left, top, right, _ = place
    bottom = top + picture.height

    def draw(canvas: _Canvas) -> None:
        times = canvas.times
        start, end = max(top, canvas.top), min(bottom, canvas.bottom)
        part = picture.crop((0, start - top, picture.width, end - top))
        if times > 1:
            size = part.width * times, part.height * times
            part = part.resize(size, Image.Resampling.NEAREST)
        canvas.picture.paste(part, (left * times, (start - canvas.top) * times))

    return _Stroke((left, top, right, bottom), draw, is_cover=True)


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
