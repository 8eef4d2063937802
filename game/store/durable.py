"""Write a file so that it is whole or not there, keep one backup, set damaged ones aside."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from game.store.fault import StoreFault

_TRIES = 5  # another program (a virus scanner, an indexer) may hold the file for a moment
_PAUSE = 0.05  # seconds


def backup_of(file: Path) -> Path:
    """Where the version before the last one is kept."""
    return file.with_name(f"{file.name}.bak")


def write(file: Path, data: bytes) -> None:
    """Put the data in the file at once and for good; what stood there becomes the backup.

    Raises:
        StoreFault: it could not be written; what stood there still stands there or in the backup.
    """
    fresh = file.with_name(f"{file.name}.tmp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        with contextlib.suppress(FileNotFoundError):
            move(file, backup_of(file))
        move(fresh, file)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise StoreFault.from_error(error, file) from error


def read(file: Path) -> bytes | None:
    """What the file holds; None where it is missing or the system does not hand it out."""
    try:
        return file.read_bytes()
    except OSError:
        return None


def set_aside(file: Path) -> Path:
    """Rename a damaged file to `name.broken-<n>.json`, the first free number; where it is then."""
    name = Path(file.name.removesuffix(".bak"))
    number = 1
    while (aside := file.with_name(f"{name.stem}.broken-{number}{name.suffix}")).exists():
        number += 1
    try:
        move(file, aside)
    except OSError:
        return file  # a read-only folder: it stays, the next good write makes it the backup
    return aside


def remove(file: Path) -> None:
    """Remove a file and its backup, the backup first.

    Raises:
        StoreFault: the system refuses.
    """
    try:
        backup_of(file).unlink(missing_ok=True)
        file.unlink(missing_ok=True)
    except OSError as error:
        raise StoreFault.from_error(error, file) from error


def move(source: Path, target: Path) -> None:
    """Rename a file over the target, or a folder to where nothing is.

    On Windows try again while another program holds either.

    Raises:
        OSError: the system refuses.
    """
    for left in reversed(range(_TRIES)):
        try:
            source.replace(target)
        except PermissionError:
            if os.name != "nt" or not left:
                raise
            time.sleep(_PAUSE)
        else:
            return
