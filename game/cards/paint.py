"""Turns draw operations into a Pillow picture; it knows units and pixels, nothing about cards.

Everything but text is drawn larger (three times, by default) and reduced; text is set at true
pixels on top, so operations after a text never cover it. The picture is made in bands, so that
the enlarged pixels at hand stay few.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from game.cards import lettering
from game.cards.brush import Pixels, Sheet, forget, painted, shapes_on_nothing, snapped
from game.cards.drawing import Align, Drawing, Text
from game.cards.lettering import Fitted

__all__ = [
    "Sheet",
    "paint",
    "paint_clear",
    "paint_opaque",
    "release",
    "round_corners",
    "text_boxes",
]


def paint(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw operations in their order on a sheet.

    Returns:
        An RGBA picture, transparent only at the round corners.

    Raises:
        PictureFault: a `Photo` cannot be read.
    """
    picture = paint_opaque(drawing, sheet)
    round_corners(picture, sheet.radius * sheet.scale)
    return picture


def paint_opaque(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """The same in RGB, with square corners."""
    picture = painted(drawing, sheet)
    _write(picture, drawing, sheet.scale)
    return picture


def release() -> None:
    """Give back the memory of shared parts; they are painted again when needed."""
    forget()
    _corner_mask.cache_clear()


def round_corners(picture: Image.Image, radius: float) -> None:
    """Make the corners of an opaque picture transparent; radius in px."""
    picture.putalpha(_corner_mask(picture.width, picture.height, radius))


def paint_clear(drawing: Drawing, sheet: Sheet) -> Image.Image:
    """Draw shapes on nothing: an RGBA picture with soft transparent edges, for small things."""
    return shapes_on_nothing(drawing, sheet)


def text_boxes(drawing: Drawing, scale: float) -> tuple[tuple[Text, Fitted, Pixels], ...]:
    """How each text of a drawing is set at a scale, and the px of its box."""
    texts = [operation for operation in drawing if isinstance(operation, Text)]
    boxes = [snapped(text.box, scale) for text in texts]
    fits = [_fit(text, box, scale) for text, box in zip(texts, boxes, strict=True)]
    tightest: dict[str, int] = {}
    for text, found in zip(texts, fits, strict=True):
        tightest[text.group] = min(found.size, tightest.get(text.group, found.size))
    return tuple(
        (text, _fit(text, box, scale, tightest[text.group]) if text.group else found, box)
        for text, box, found in zip(texts, boxes, fits, strict=True)
    )


def _write(picture: Image.Image, drawing: Drawing, scale: float) -> None:
    """Set texts at true pixels, capitals in the middle of their boxes."""
    for text, fitted, (left, top, right, bottom) in text_boxes(drawing, scale):
        y = lettering.baseline(text.font, fitted.size, top=top, height=bottom - top)
        slack = right - left - lettering.extent(fitted.text, text.font, fitted.size)
        x = left + {Align.LEFT: 0, Align.CENTER: slack // 2, Align.RIGHT: slack}[text.align]
        mask, (dx, dy) = lettering.ink(fitted.text, text.font, fitted.size)
        picture.paste(text.color, (x + max(dx, 0), y + dy), mask)


def _fit(text: Text, box: Pixels, scale: float, most: int | None = None) -> Fitted:
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
