"""Keeps drawn pictures as PNG files, so that a start need not draw them again.

The folder may be deleted, damaged or read-only at any time. Pillow is imported only on a miss.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from game.cards import art_key
from game.cards.model import Club, DeckCard, Language

if TYPE_CHECKING:
    from PIL.Image import Image

_LIMIT_BYTES = 150_000_000
_PRUNE_EVERY = 200  # pictures made
_DAY = 86_400.0  # seconds
_OURS = re.compile(r"[0-9a-f]{64}\.png|[0-9a-f]{64}\..*\.part")
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


class ArtCache:
    """Pictures on disk by their keys; each method returns the path of a sound PNG file."""

    def __init__(self, folder: Path, *, limit_bytes: int = _LIMIT_BYTES) -> None:
        self._folder = folder
        self._limit_bytes = limit_bytes
        self._made = 0
        self._spare: tempfile.TemporaryDirectory[str] | None = None

    def face(self, card: DeckCard, language: Language, width: int) -> Path:
        """The file of a card's face, drawn where it is missing.

        Raises:
            PictureFault: the card's own picture cannot be used (from `game.cards.photo`).
            OSError: neither the cache's folder nor a temporary one can be written.
        """

        def draw() -> Image:
            from game.cards import art  # noqa: PLC0415 — Pillow only on a miss

            return art.card_face(card, language, width)

        return self._picture(art_key.face_key(card, language, width), draw)

    def back(self, language: Language, width: int) -> Path:
        """The file of the back of all cards."""

        def draw() -> Image:
            from game.cards import art  # noqa: PLC0415

            return art.card_back(width, language)

        return self._picture(art_key.back_key(language, width), draw)

    def crest(self, club: Club, size: int) -> Path:
        """The file of a club's crest."""

        def draw() -> Image:
            from game.cards import art  # noqa: PLC0415

            return art.crest(club, size)

        return self._picture(art_key.crest_key(club, size), draw)

    def court(self, width: int, height: int) -> Path:
        """The file of the court."""

        def draw() -> Image:
            from game.cards import art  # noqa: PLC0415

            return art.court(width, height)

        return self._picture(art_key.court_key(width, height), draw)

    def ball(self, size: int) -> Path:
        """The file of the ball."""

        def draw() -> Image:
            from game.cards import art  # noqa: PLC0415

            return art.ball(size)

        return self._picture(art_key.ball_key(size), draw)

    def has_face(self, card: DeckCard, language: Language, width: int) -> bool:
        """Whether a face needs no drawing; only looks for the file, for a progress bar."""
        return self._file(art_key.face_key(card, language, width)).is_file()

    def release(self) -> None:
        """Give back the memory that drawing keeps for the next face; for after a batch."""
        if "game.cards.art" in sys.modules:
            from game.cards import art  # noqa: PLC0415 — already there

            art.release()

    def prune(self) -> None:
        """Delete the pictures unused for longest until the rest fits into the limit."""
        files = []
        with contextlib.suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                if _OURS.fullmatch(entry.name):
                    with contextlib.suppress(OSError):
                        found = entry.stat()
                        files.append((found.st_mtime, found.st_size, entry.path))
        total = sum(size for _, size, _ in files)
        for used, size, path in sorted(files):
            is_left_over = path.endswith(".part") and used < time.time() - _DAY
            if total > self._limit_bytes or is_left_over:
                with contextlib.suppress(OSError):
                    Path(path).unlink()
                    total -= size

    def _picture(self, key: str, draw: Callable[[], Image]) -> Path:
        file = self._file(key)
        if _is_sound(file):
            _mark_used(file)
            return file
        data = png_bytes(draw())
        try:
            _write(file, data)
        except OSError:
            if _is_sound(file):  # another program made it meanwhile and holds it open
                return file
            file = self._spare_file(key)
            _write(file, data)
        self._made += 1
        if self._made % _PRUNE_EVERY == 0:
            self.prune()
        return file

    def _file(self, key: str) -> Path:
        """Where a picture lies or will lie."""
        name = f"{key}.png"
        if self._spare is not None:
            return Path(self._spare.name, name)
        return self._folder / name

    def _spare_file(self, key: str) -> Path:
        """The same in a temporary folder, used from now on until the program ends."""
        if self._spare is None:
            self._spare = tempfile.TemporaryDirectory(prefix="baskettoria-")
        return self._file(key)


def png_bytes(picture: Image) -> bytes:
    """A picture as PNG, packed lightly: quick to write and quick to load."""
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()


def _write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(prefix=f"{file.stem}.", suffix=".part", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(part).replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            Path(part).unlink()
        raise


def _is_sound(file: Path) -> bool:
    """Whether a file is a whole PNG: every chunk's checksum holds, up to the last one."""
    try:
        data = file.read_bytes()
    except OSError:
        return False
    if not data.startswith(_SIGNATURE):
        return False
    at = len(_SIGNATURE)
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        body_end = at + 8 + length
        if body_end + 4 > len(data):
            return False
        checksum = int.from_bytes(data[body_end : body_end + 4], "big")
        if zlib.crc32(memoryview(data)[at + 4 : body_end]) != checksum:
            return False
        if data[at + 4 : at + 8] == b"IEND":
            return body_end + 4 == len(data)
        at = body_end + 4
    return False


def _mark_used(file: Path) -> None:
    """Remember that a picture is in use, at most once a day."""
    with contextlib.suppress(OSError):
        if file.stat().st_mtime < time.time() - _DAY:
            os.utime(file)
