"""Shows an owner's picture whole and small, as the player who crops it must see it."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageOps

from game.cards.photo import PictureFault, check

_FORMATS = ("PNG", "JPEG", "WEBP")


def whole_picture(file: Path, most: int) -> Image.Image:
    """A picture upright and opaque in RGB, its longer side at most `most` px.

    Raises:
        PictureFault: it is missing, broken or too large.
    """
    check(file)
    try:
        with Image.open(file, formats=_FORMATS) as picture:
            picture.draft("RGB", (most, most))  # a JPEG is decoded smaller at once
            picture.thumbnail((most, most), Image.Resampling.LANCZOS)
            upright = ImageOps.exif_transpose(picture)
            return upright.convert("RGB")
    except FileNotFoundError:
        raise PictureFault(file, "missing") from None
    except (OSError, ValueError, SyntaxError, MemoryError) as fault:
        raise PictureFault(file, "unreadable") from fault
