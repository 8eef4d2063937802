"""Draws and packs the pictures of a print, and tells their keys without drawing them."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Protocol

from PIL import Image, PngImagePlugin

from game.cards import art_key
from game.cards.model import DeckCard, Language
from game.cards.printing.master import back_drawing, front_drawing, master
from game.cards.printing.request import Ink
from game.cards.printing.size import DPI, MASTER_SIZE

# Raise it by one whenever a picture for print changes: tests/cards/printing/test_master.py
# tells how.
PRINT_VERSION = 1
_PNG_LEVEL = 5  # within a tenth of the smallest size at a seventh of the time
_PNG_STRATEGY = 0  # of zlib: the plain one, quicker and smaller here than that for filtered data


class Painter(Protocol):
    """Where the pictures come from; of the master size, RGB or L, without transparency."""

    def front(self, card: DeckCard) -> Image.Image:
        """The front of a card."""

    def back(self, card: DeckCard) -> Image.Image:
        """The back of a card."""

    def front_key(self, card: DeckCard) -> str:
        """What changes with everything that shapes the front."""

    def back_key(self, card: DeckCard) -> str:
        """What is equal for cards with the same back, and changes with all that shapes it."""


class CardPainter:
    """The game's own cards."""

    def __init__(self, language: Language, ink: Ink) -> None:
        self.language = language
        self.ink = ink

    def front(self, card: DeckCard) -> Image.Image:
        """The front of a card.

        Raises:
            PictureFault: the card's own picture cannot be used.
        """
        return master(front_drawing(card, self.language, self.ink), self.ink)

    def back(self, card: DeckCard) -> Image.Image:  # noqa: ARG002 — all have the same
        """The back of a card."""
        return master(back_drawing(self.language, self.ink), self.ink)

    def front_key(self, card: DeckCard) -> str:
        """What changes with everything that shapes the front, the picture's content included."""
        drawn = art_key.face_key(replace(card, picture=None), self.language, MASTER_SIZE[0])
        return _digest("front", self.ink.value, drawn, _content_key(card.picture))

    def back_key(self, card: DeckCard) -> str:  # noqa: ARG002
        """What is equal for cards with the same back."""
        drawn = art_key.back_key(self.language, MASTER_SIZE[0])
        return _digest("back", self.ink.value, drawn)


def png_file(picture: Image.Image) -> bytes:
    """A picture as PNG, tagged as sRGB (where it has colours) at 300 dpi."""
    info = PngImagePlugin.PngInfo()
    if picture.mode == "RGB":
        info.add(b"sRGB", b"\0")
    buffer = BytesIO()
    packing = {"compress_level": _PNG_LEVEL, "compress_type": _PNG_STRATEGY}
    picture.save(buffer, "PNG", **packing, dpi=(DPI, DPI), pnginfo=info)
    return buffer.getvalue()


def jpeg_file(picture: Image.Image, quality: int) -> bytes:
    """A picture as JPEG, its colours at full resolution."""
    buffer = BytesIO()
    picture.save(buffer, "JPEG", quality=quality, subsampling=0, dpi=(DPI, DPI))
    return buffer.getvalue()


def _content_key(file: Path | None) -> str:
    """The digest of a picture file; where it lies does not matter."""
    if file is None:
        return ""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return "missing"


def _digest(*parts: str) -> str:
    return hashlib.sha256(repr((PRINT_VERSION, *parts)).encode()).hexdigest()
