"""Reads an owner's picture file for a card, never taking more memory than the card needs."""

from __future__ import annotations

import struct
from pathlib import Path

from PIL import Image

from game.cards.model import Focus
from game.cards.picture_file import MAX_PIXELS

MAX_PROGRESSIVE_PIXELS = 60_000_000  # of a JPEG that must be held whole, some 6 bytes a pixel

_FORMATS = ("PNG", "JPEG", "WEBP")
_PAPER = (247, 241, 229, 255)
_ORIENTATION = 0x0112  # the EXIF tag
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_SIDEWAYS = frozenset({5, 6, 7, 8})
_DAMAGE = (OSError, ValueError, SyntaxError, EOFError, KeyError, TypeError, struct.error)

Size = tuple[int, int]
Edges = tuple[float, float, float, float]  # left, top, right, bottom

Image.MAX_IMAGE_PIXELS = None  # the bounds here are tighter, and refuse by name


class PictureFault(Exception):  # noqa: N818 — the project says faults, as in DeckFaults
    """A picture file cannot be used.

    Attributes:
        file: the file.
        reason: "missing", "unreadable" or "too_large".
    """

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


def cover(file: Path, size: Size, focus: Focus = Focus()) -> Image.Image:  # noqa: B008 - frozen
    """Read a picture, turn it upright, scale and crop it around its focus to `size` px.

    Raises:
        PictureFault: the file is missing, broken or larger than the bounds here.
    """
    try:
        with Image.open(file, formats=_FORMATS) as picture:
            _refuse_huge(picture, file)
            side = 2 * max(size) * focus.zoom // 100
            picture.draft("RGB", (side, side))  # a JPEG is decoded smaller at once
            _refuse_wide(picture, file)
            picture.load()
            return _cropped(picture, size, focus, _orientation(picture))
    except FileNotFoundError:
        raise PictureFault(file, "missing") from None
    except (MemoryError, Image.DecompressionBombError):
        raise PictureFault(file, "too_large") from None
    except _DAMAGE as fault:
        raise PictureFault(file, "unreadable") from fault


def check(file: Path) -> None:
    """Read a picture to its end, to know that it can be shown.

    Raises:
        PictureFault: as `cover` does.
    """
    cover(file, (64, 40))


def crop_edges(picture: Size, size: Size, focus: Focus) -> Edges:
    """What of an upright picture is shown: as near around its focus as its edges let it."""
    width, height = picture
    scale = min(width / size[0], height / size[1]) * 100 / focus.zoom
    shown_width, shown_height = size[0] * scale, size[1] * scale
    left = min(max(width * focus.x / 100 - shown_width / 2, 0), width - shown_width)
    top = min(max(height * focus.y / 100 - shown_height / 2, 0), height - shown_height)
    return left, top, left + shown_width, top + shown_height


def _cropped(picture: Image.Image, size: Size, focus: Focus, turn: int) -> Image.Image:
    """The part to be shown, cut out and made small before it is turned."""
    is_sideways = turn in _SIDEWAYS
    upright = picture.size[::-1] if is_sideways else picture.size
    edges = _unturned(crop_edges(upright, size, focus), picture.size, turn)
    left, top, right, bottom = edges
    box = (max(left, 0), max(top, 0), min(right, picture.width), min(bottom, picture.height))
    raw_size = size[::-1] if is_sideways else size
    plain = _plain(picture)
    small = _opaque(plain.resize(raw_size, Image.Resampling.LANCZOS, box=box))
    return small.transpose(_TURNS[turn]) if turn in _TURNS else small


def _unturned(edges: Edges, size: Size, turn: int) -> Edges:
    """Edges in an upright picture as they lie in the file's own picture of that size."""
    left, top, right, bottom = edges
    width, height = size
    if turn in _SIDEWAYS:
        left, top, right, bottom = top, left, bottom, right
    if turn in {2, 3, 7, 8}:
        left, right = width - right, width - left
    if turn in {3, 4, 6, 7}:
        top, bottom = height - bottom, height - top
    return left, top, right, bottom


def _orientation(picture: Image.Image) -> int:
    """How a loaded picture must be turned, 1 for not at all; damaged notes do not matter."""
    try:
        return int(picture.getexif().get(_ORIENTATION, 1))
    except _DAMAGE:
        return 1


def _refuse_huge(picture: Image.Image, file: Path) -> None:
    """Refuse, by the header alone, what takes too much to decode even when made smaller."""
    limit = MAX_PIXELS.get(picture.format or "", MAX_PIXELS["JPEG"])  # a phone's may be an "MPO"
    if "progressive" in picture.info:
        limit = MAX_PROGRESSIVE_PIXELS
    if picture.width * picture.height > limit:
        raise PictureFault(file, "too_large")


def _refuse_wide(picture: Image.Image, file: Path) -> None:
    """Refuse what stays too large after a JPEG was asked to come smaller."""
    if picture.width * picture.height > MAX_PIXELS["PNG"]:
        raise PictureFault(file, "too_large")


def _plain(picture: Image.Image) -> Image.Image:
    """The picture in RGB or RGBA, copied only where it must be."""
    mode = "RGBA" if picture.has_transparency_data else "RGB"
    return picture if picture.mode == mode else picture.convert(mode)


def _opaque(picture: Image.Image) -> Image.Image:
    """The picture in RGB, transparent parts on card paper."""
    if picture.mode == "RGB":
        return picture
    ground = Image.new("RGBA", picture.size, _PAPER)
    ground.alpha_composite(picture)
    return ground.convert("RGB")
