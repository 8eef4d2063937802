"""Type for card pictures: measuring, fitting into boxes; it knows fonts and pixels, not cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from game import paths
from game.cards.drawing import Font

_REFERENCE = 200  # px, for lengths that hold at every size
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it fits: what remains of it and the size of its type in px."""

    text: str
    size: int


@lru_cache(maxsize=64)
def font(name: Font, size: int) -> ImageFont.FreeTypeFont:
    """The type in one size; basic layout, so that pictures are equal on every machine."""
    file = paths.assets() / "fonts" / name.value
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def natural_width(text: str, name: Font, size: float) -> float:
    """Width of a line set in `size` units, in the same units, before any rounding to pixels."""
    return font(name, _REFERENCE).getlength(text) * size / _REFERENCE


@lru_cache(maxsize=256)
def cap_height(name: Font, size: int) -> int:
    """Height of capitals and digits in px."""
    return -int(font(name, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=1024)
def fit(text: str, name: Font, *, width: int, height: int, size: int, floor: int) -> Fitted:
    """Shrink a line until its ink fits in width x height px, not below `floor`; then cut it."""
    for trial in range(size, floor - 1, -1):
        if extent(text, name, trial) <= width and _is_low_enough(text, name, trial, height):
            return Fitted(text, trial)
    trial = floor
    while trial > 1 and not _is_low_enough(text, name, trial, height):
        trial -= 1
    return Fitted(cut(text, name, width=width, size=trial), trial)


def cut(text: str, name: Font, *, width: int, size: int) -> str:
    """The text itself where it fits, else as much of it as fits with "…" at its end."""
    if extent(text, name, size) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" -.·") + _ELLIPSIS
        if extent(short, name, size) <= width:
            return short
    return ""


def baseline(name: Font, size: int, *, top: int, height: int) -> int:
    """The y of the baseline that puts capitals in the middle of a box."""
    cap = cap_height(name, size)
    return top + (height - cap + 1) // 2 + cap


@lru_cache(maxsize=4096)
def extent(text: str, name: Font, size: int) -> int:
    """The px that a line takes, ink and advance."""
    left, _, right, _ = font(name, size).getbbox(text, anchor="ls")
    return math.ceil(max(right, font(name, size).getlength(text)) - min(left, 0))


@lru_cache(maxsize=512)
def ink(text: str, name: Font, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """The ink of a line as a mask, and where its corner lies from the start of the baseline."""
    left, top, right, bottom = map(int, font(name, size).getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font(name, size), anchor="ls")
    return mask, (left, top)


def _is_low_enough(text: str, name: Font, size: int, height: int) -> bool:
    """Whether the ink of the line, its capitals centred, stays within a height."""
    line = baseline(name, size, top=0, height=height)
    _, above, _, below = font(name, size).getbbox(text, anchor="ls")
    return line + above >= 0 and line + below <= height
