"""Checks an owner's picture by its first bytes; it must not need Pillow and decodes nothing."""

from __future__ import annotations

import re
import struct
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from game.cards.fault import FaultCode

MAX_BYTES = 50_000_000
MAX_SIDE = 20_000  # px
MAX_PIXELS = {  # by kind, so that decoding stays well under 512 MB
    "PNG": 40_000_000,  # 9 bytes a pixel
    "WEBP": 24_000_000,  # 16 bytes a pixel
    "JPEG": 250_000_000,  # it can be decoded to an eighth of its size
}

_DRIVE = re.compile(r"^[A-Za-z]:")
_JPEG_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_JPEG_BARE = frozenset({0x01, *range(0xD0, 0xD9)})


def picture_fault(folder: Path, name: str) -> FaultCode | None:
    """Why a picture of a deck's folder cannot be used; None where it looks sound."""
    name = name.replace("\\", "/")
    if PurePosixPath(name).is_absolute() or _DRIVE.match(name) or ".." in name.split("/"):
        return FaultCode.PICTURE_OUTSIDE
    path = folder / name
    try:
        if not path.resolve().is_relative_to(folder.resolve()):
            return FaultCode.PICTURE_OUTSIDE
        if not path.is_file():
            return FaultCode.PICTURE_MISSING
        return _content_fault(path)
    except (OSError, ValueError):  # a name the system cannot have, a file it may not open
        return FaultCode.PICTURE_MISSING


def picture_path(folder: Path, name: str) -> Path:
    """Where a picture named in a deck lies."""
    return folder / name.replace("\\", "/")


def picture_size(file: BinaryIO) -> tuple[int, int] | None:
    """Width and height in px of a PNG, JPEG or WebP file; None where it is nothing of these."""
    head = file.read(30)
    try:
        if head.startswith(b"\x89PNG\r\n\x1a\n") and head[12:16] == b"IHDR":
            return struct.unpack_from(">II", head, 16)
        if head.startswith(b"\xff\xd8\xff"):
            return _jpeg_size(file)
        if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
            return _webp_size(head)
    except struct.error:  # cut off
        pass
    return None


def _content_fault(path: Path) -> FaultCode | None:
    if path.stat().st_size > MAX_BYTES:
        return FaultCode.PICTURE_TOO_LARGE
    with path.open("rb") as file:
        size = picture_size(file)
        file.seek(0)
        kind = {b"\xff\xd8": "JPEG", b"RI": "WEBP"}.get(file.read(2), "PNG")
    if size is None or 0 in size:
        return FaultCode.PICTURE_NOT_IMAGE
    is_huge = max(size) > MAX_SIDE or size[0] * size[1] > MAX_PIXELS[kind]
    return FaultCode.PICTURE_TOO_LARGE if is_huge else None


def _jpeg_size(file: BinaryIO) -> tuple[int, int] | None:
    """Walk a JPEG's segments to the one that holds the size."""
    file.seek(2)
    while True:
        start, kind = struct.unpack(">BB", file.read(2))
        while kind == 0xFF:  # fill bytes may stand before a marker
            (kind,) = struct.unpack(">B", file.read(1))
        if start != 0xFF:
            return None
        if kind in _JPEG_BARE:
            continue
        (length,) = struct.unpack(">H", file.read(2))
        if kind in _JPEG_SIZES:
            height, width = struct.unpack(">xHH", file.read(5))
            return width, height
        file.seek(length - 2, 1)


def _webp_size(head: bytes) -> tuple[int, int] | None:
    kind = head[12:16]
    if kind == b"VP8X":
        low_w, high_w, low_h, high_h = struct.unpack_from("<HBHB", head, 24)
        return (low_w | high_w << 16) + 1, (low_h | high_h << 16) + 1
    if kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", head, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        width, height = struct.unpack_from("<HH", head, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None
