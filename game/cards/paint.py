"""Turns draw operations into a Pillow picture; it knows units and pixels, nothing about cards.

Everything but text is drawn larger (three times, by default) and reduced; text is set at true
pixels on top, so operations after a text never cover it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw

from game.cards import lettering
from game.cards.drawing import (
    Align,
    Backdrop,
    Box,
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
from game.cards.lettering import Fitted
from game.cards.model import Rgb
from game.cards.outline import Point, contours, trace
from game.cards.photo import cover

_Pixels = tuple[int, int, int, int]  # left, top, right, bottom; right and bottom outside


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

    @property
    def large_size(self) -> tuple[int, int]:
        """The size that shapes are drawn at."""
        return self.width * self.oversampling, self.height * self.oversampling


def paint(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw operations in their order on a sheet.

    Returns:
        An RGBA picture, transparent only at the round corners.

    Raises:
        PictureFault: a `Photo` cannot be read.
    """
    large = Image.new("RGB", sheet.large_size, sheet.ground)
    brush = _Brush(large, sheet)
    for operation in drawing:
        brush.draw(operation)
    picture = large.reduce(sheet.oversampling)
    _write(picture, drawing, sheet.scale)
    round_corners(picture, sheet.radius * sheet.scale)
    return picture


def release() -> None:
    """Give back the memory of shared parts; they are painted again when needed."""
    _backdrop.cache_clear()
    _corner_mask.cache_clear()


def round_corners(picture: Image.Image, radius: float) -> None:
    """Make the corners of an opaque picture transparent; radius in px."""
    picture.putalpha(_corner_mask(picture.width, picture.height, radius))


def paint_clear(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw shapes on nothing: an RGBA picture with soft transparent edges, for small things."""
    large = Image.new("RGBA", sheet.large_size, (0, 0, 0, 0))
    brush = _Brush(large, sheet)
    for operation in drawing:
        if isinstance(operation, Fill | Stroke) and operation.alpha < 1:
            layer = Image.new("RGBA", sheet.large_size, (0, 0, 0, 0))
            _Brush(layer, sheet).draw(operation)
            large.alpha_composite(layer)
        else:
            brush.draw(operation)
    return large.reduce(sheet.oversampling)


def text_boxes(drawing: Drawing, scale: float) -> tuple[tuple[Text, Fitted, _Pixels], ...]:
    """How each text of a drawing is set at a scale, and the px of its box."""
    texts = [operation for operation in drawing if isinstance(operation, Text)]
    boxes = [_snapped(text.box, scale) for text in texts]
    fits = [_fit(text, box, scale) for text, box in zip(texts, boxes, strict=True)]
    tightest: dict[str, int] = {}
    for text, found in zip(texts, fits, strict=True):
        tightest[text.group] = min(found.size, tightest.get(text.group, found.size))
    return tuple(
        (text, _fit(text, box, scale, tightest[text.group]) if text.group else found, box)
        for text, box, found in zip(texts, boxes, fits, strict=True)
    )


class _Brush:
    """Draws shapes on an enlarged picture; texts are not its business."""

    def __init__(self, picture: Image.Image, sheet: Sheet) -> None:
        self._picture = picture
        self._pen = ImageDraw.Draw(picture)
        self._wash = ImageDraw.Draw(picture, "RGBA")  # blends, at four times the price
        self._sheet = sheet
        self._scale = sheet.scale
        self._times = sheet.oversampling

    def draw(self, operation: Operation) -> None:
        """Draw one operation."""
        match operation:
            case Fill():
                for contour in contours(operation.path):
                    self._polygon(contour.points, operation)
            case Stroke(path, _, width):
                for outline in trace(path, width, is_round=operation.is_round, dash=operation.dash):
                    self._polygon(outline, operation)
            case Panel(box, color, radius, corners):
                self._pen.rounded_rectangle(
                    self._edges(box), self._length(radius), color, corners=corners
                )
            case Frame(box, color, width, radius):
                self._pen.rounded_rectangle(
                    self._edges(box),
                    self._length(radius),
                    outline=color,
                    width=max(1, round(width * self._scale)) * self._times,
                )
            case Shade():
                self._shade(operation)
            case Photo(file, box, focus):
                left, top, right, bottom = self._large(box)
                photo = cover(file, (right - left, bottom - top), focus)
                self._picture.paste(photo, (left, top))
            case Backdrop(box):
                left, top, right, bottom = self._large(box)
                ready = _backdrop(operation, self._sheet)
                wide = ready.resize((right - left, bottom - top), Image.Resampling.NEAREST)
                self._picture.paste(wide, (left, top))
            case Text():
                pass
            case _:
                assert_never(operation)

    def _polygon(self, points: Sequence[Point], look: Fill | Stroke) -> None:
        spots = self._placed(points, look.place)
        if look.alpha < 1:
            self._wash.polygon(spots, (*look.color, round(look.alpha * 255)))
        else:
            self._pen.polygon(spots, look.color)

    def _shade(self, shade: Shade) -> None:
        left, top, right, bottom = box = self._large(shade.box)
        mask = _veil(shade.fade, right - left, bottom - top, round(shade.alpha * 255))
        self._picture.paste(shade.color, box, mask)

    def _placed(self, points: Sequence[Point], place: Place) -> list[Point]:
        factor = self._scale * self._times
        across, down = place.scale * place.stretch * factor, place.scale * factor
        x0, y0 = place.x * factor - 0.5, place.y * factor - 0.5
        return [(x * across + x0, y * down + y0) for x, y in points]

    def _large(self, box: Box) -> _Pixels:
        """A box on whole pixels of the result, enlarged."""
        left, top, right, bottom = _snapped(box, self._scale)
        times = self._times
        return left * times, top * times, right * times, bottom * times

    def _edges(self, box: Box) -> _Pixels:
        """The same as the pen wants it: last row and column included."""
        left, top, right, bottom = self._large(box)
        return left, top, max(left, right - 1), max(top, bottom - 1)

    def _length(self, units: float) -> float:
        return units * self._scale * self._times


@lru_cache(maxsize=8)
def _backdrop(backdrop: Backdrop, sheet: Sheet) -> Image.Image:
    """The shared part of a picture at its final size, cut to its box."""
    if backdrop.is_plain:
        sheet = replace(sheet, oversampling=1)
    large = Image.new("RGB", sheet.large_size, sheet.ground)
    brush = _Brush(large, sheet)
    for operation in backdrop.operations:
        brush.draw(operation)
    box = _snapped(backdrop.box, sheet.scale)
    times = sheet.oversampling
    left, top, right, bottom = (edge * times for edge in box)
    return large.crop((left, top, right, bottom)).reduce(times)


def _snapped(box: Box, scale: float) -> _Pixels:
    """The whole pixels that a box covers."""
    edges = (box.x, box.y, box.right, box.bottom)
    left, top, right, bottom = (round(edge * scale) for edge in edges)
    return left, top, max(right, left + 1), max(bottom, top + 1)


def _veil(fade: Fade, width: int, height: int, strength: int) -> Image.Image:
    """The mask of a shade."""
    is_straight = fade in (Fade.DOWN, Fade.UP)
    base = Image.linear_gradient("L") if is_straight else Image.radial_gradient("L")
    is_turned = fade in (Fade.UP, Fade.OUT)
    steps = [(255 - i if is_turned else i) * strength // 255 for i in range(256)]
    return base.point(steps).resize((width, height), Image.Resampling.BILINEAR)


def _write(picture: Image.Image, drawing: Drawing, scale: float) -> None:
    """Set texts at true pixels, capitals in the middle of their boxes."""
    for text, fitted, (left, top, right, bottom) in text_boxes(drawing, scale):
        y = lettering.baseline(text.font, fitted.size, top=top, height=bottom - top)
        slack = right - left - lettering.extent(fitted.text, text.font, fitted.size)
        x = left + {Align.LEFT: 0, Align.CENTER: slack // 2, Align.RIGHT: slack}[text.align]
        mask, (dx, dy) = lettering.ink(fitted.text, text.font, fitted.size)
        picture.paste(text.color, (x + max(dx, 0), y + dy), mask)


def _fit(text: Text, box: _Pixels, scale: float, most: int | None = None) -> Fitted:
    left, top, right, bottom = box
    size = max(1, round(text.size * scale)) if most is None else most
    return lettering.fit(
        text.text,
        text.font,
        width=right - left,
        height=bottom - top,
        size=size,
        floor=max(1, min(size, round(text.floor * scale))),
    )


@lru_cache(maxsize=8)
def _corner_mask(width: int, height: int, radius: float) -> Image.Image:
    times = 4
    mask = Image.new("L", (width * times, height * times), 0)
    box = (0, 0, width * times - 1, height * times - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * times, 255)
    return mask.reduce(times)
