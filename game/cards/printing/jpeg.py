"""Reads the size of a JPEG file that was written here, so that a PDF can take it as it is."""

from __future__ import annotations

import struct
from pathlib import Path

from game.cards.printing.png import PackedPicture, PngFault

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def jpeg_picture(data: bytes, file: Path) -> PackedPicture:
    """Read a JPEG file's content.

    Raises:
        PngFault: it is no JPEG in grey or RGB.
    """
    at = 2
    while data.startswith(b"\xff\xd8") and at + 10 <= len(data) and data[at] == 0xFF:
        (length,) = struct.unpack_from(">H", data, at + 2)
        if data[at + 1] in _FRAMES:
            height, width, channels = struct.unpack_from(">HHB", data, at + 5)
            return PackedPicture(width, height, channels, (data,))
        at += 2 + length
    raise PngFault(f"{file}: no JPEG file")
