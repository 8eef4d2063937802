"""The folder of a print: made aside, then renamed, so that a broken-off run leaves nothing half."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from game.cards.printing.refusal import PrintCode, PrintRefusal

_PREFIX = ".print-"
_DAY = 86_400.0  # seconds


class PrintFolder:
    """A folder that is being filled; files are known by their path in it, with slashes."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.digests: dict[str, str] = {}

    def path(self, name: str) -> Path:
        """Where a file lies or will lie."""
        return self.place / name

    def write(self, name: str, data: bytes) -> Path:
        """Write a file.

        Raises:
            OSError: it cannot be written.
        """
        file = self.path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        self.digests[name] = hashlib.sha256(data).hexdigest()
        return file

    def copy(self, name: str, original: str) -> Path:
        """Put a file in a second place, without taking the room twice where that is possible."""
        file = self.path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(self.path(original), file)
        except OSError:
            shutil.copyfile(self.path(original), file)
        self.digests[name] = self.digests[original]
        return file

    def note(self, name: str) -> Path:
        """Take note of a file that was written by another hand."""
        file = self.path(name)
        with file.open("rb") as stream:
            self.digests[name] = hashlib.file_digest(stream, "sha256").hexdigest()
        return file


@contextlib.contextmanager
def new_folder(target: Path, *, may_replace: Callable[[], bool]) -> Iterator[PrintFolder]:
    """Fill a folder beside its place; it gets there when all has gone well.

    Raises:
        PrintRefusal: something else lies there, or the system does not let it be written.
    """
    part = target.parent / f"{_PREFIX}{target.name}-{os.getpid()}"
    try:
        if target.exists() and not may_replace():
            raise PrintRefusal(PrintCode.FOLDER_TAKEN, folder=str(target))
        target.parent.mkdir(parents=True, exist_ok=True)
        _remove_left_overs(target.parent)
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir()
        yield PrintFolder(part)
        _put(part, target)
    except OSError as error:
        file, reason = str(error.filename or target), error.strerror or str(error)
        raise PrintRefusal(PrintCode.CANNOT_WRITE, file=file, reason=reason) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)


def write_aside(file: Path, data: bytes) -> None:
    """Write one file whole or not at all.

    Raises:
        PrintRefusal: it cannot be written.
    """
    part = file.with_name(f"{_PREFIX}{file.name}-{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(file)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        reason = error.strerror or str(error)
        raise PrintRefusal(PrintCode.CANNOT_WRITE, file=str(file), reason=reason) from error


def _put(part: Path, target: Path) -> None:
    """Rename a folder to its place; what stands there goes only when the new one is whole."""
    if not target.exists():
        part.rename(target)
        return
    old = target.parent / f"{_PREFIX}old-{target.name}-{os.getpid()}"
    target.rename(old)
    try:
        part.rename(target)
    except OSError:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _remove_left_overs(place: Path) -> None:
    """Remove what runs broken off more than a day ago have left."""
    for left in place.glob(f"{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if left.stat().st_mtime < time.time() - _DAY:
                shutil.rmtree(left) if left.is_dir() else left.unlink()
