"""Reads an owner's picture file for a card, never taking more memory than the card needs."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

MAX_PIXELS = 50_000_000  # to decode, about 200 MB; larger pictures are refused unread


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


def cover(file: Path, size: tuple[int, int]) -> Image.Image:
    """Read a picture, turn it upright, scale and crop it around its middle to `size` px.

    Raises:
        PictureFault: the file is missing, broken or larger than `MAX_PIXELS`.
    """
    try:
        with Image.open(file) as picture:
            long_side = 2 * max(size)
            picture.draft("RGB", (long_side, long_side))  # a JPEG is decoded smaller at once
            if picture.width * picture.height > MAX_PIXELS:
                raise PictureFault(file, "too_large")
            upright = ImageOps.exif_transpose(picture)
            return ImageOps.fit(_opaque(upright), size, Image.Resampling.LANCZOS)
    except FileNotFoundError:
        raise PictureFault(file, "missing") from None
    except Image.DecompressionBombError:
        raise PictureFault(file, "too_large") from None
    except (OSError, UnidentifiedImageError, ValueError, SyntaxError, EOFError) as fault:
        raise PictureFault(file, "unreadable") from fault


def _opaque(picture: Image.Image) -> Image.Image:
    """The picture in RGB, transparent parts on card paper."""
    if not picture.has_transparency_data:
        return picture.convert("RGB")
    seen = picture.convert("RGBA")
    ground = Image.new("RGBA", seen.size, (247, 241, 229, 255))
    ground.alpha_composite(seen)
    return ground.convert("RGB")
