"""Finds the packed pixels of a PNG file, so that a PDF can take them unopened."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3}  # by the colour type: grey, RGB


class PngFault(Exception):  # noqa: N818 — the project says faults
    """A PNG file cannot be taken into a PDF as it is."""


@dataclass(frozen=True, slots=True)
class PackedPicture:
    """The data of an opaque picture, packed as a PDF wants it.

    Attributes:
        channels: 1 for grey, 3 for RGB, 8 bits each.
        parts: the data, to be put one behind the other.
    """

    width: int
    height: int
    channels: int
    parts: tuple[bytes | memoryview, ...]


def packed_picture(data: bytes, file: Path) -> PackedPicture:
    """Read a PNG file's content.

    Raises:
        PngFault: it is no PNG, or has transparency, interlacing, a palette or not 8 bits.
    """
    if not data.startswith(_SIGNATURE):
        raise PngFault(f"{file}: no PNG file")
    heading: tuple[int, ...] = ()
    parts: list[memoryview] = []
    view, at = memoryview(data), len(_SIGNATURE)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], view[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IHDR" and length == 13:
            heading = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            parts.append(body)
        elif kind == b"tRNS":
            raise PngFault(f"{file}: has transparency")
        elif kind == b"IEND":
            break
    else:
        raise PngFault(f"{file}: is cut off")
    if not heading or not parts:
        raise PngFault(f"{file}: has no picture")
    return _checked(heading, tuple(parts), file)


def _checked(heading: tuple[int, ...], parts: tuple[memoryview, ...], file: Path) -> PackedPicture:
    width, height, depth, color, _, _, interlace = heading
    if depth != 8 or color not in _CHANNELS:
        raise PngFault(f"{file}: neither 8-bit RGB nor 8-bit grey without transparency")
    if interlace:
        raise PngFault(f"{file}: is interlaced")
    return PackedPicture(width, height, _CHANNELS[color], parts)
