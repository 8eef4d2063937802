"""Loads a file or its backup, setting damaged ones aside, and saves without losing what stands.

It knows neither people nor rosters.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.people import form
from game.people.form import Read
from game.store import StoreFault, durable

T = TypeVar("T")

SUFFIX = ".json"
_ASIDE = re.compile(r".+\.(?:broken|newer)-\d+")
_closed: set[Path] = set()  # files that stand but were not handed out when they were last read


class State(Enum):
    """How a file was found."""

    WHOLE = auto()
    MISSING = auto()
    REPAIRED = auto()  # parts of it made no sense
    RESTORED = auto()  # the version before it was taken
    LOST = auto()
    NEWER = auto()
    CLOSED = auto()  # the system does not hand it out


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """What is left of a file.

    Attributes:
        value: None where nothing is.
        file: the one that is worth a word: the damaged one where it is now, or the file itself.
    """

    value: T | None
    state: State
    file: Path


def load(
    file: Path,
    read: Callable[[bytes], Read[T]],
    content: Callable[[T], Mapping[str, Any]],
    *,
    is_mended: bool,
) -> Found[T]:
    """Read a file, or its backup where it is damaged or missing.

    Args:
        file: where it should be.
        read: raises ValueError for what cannot be read at all.
        content: what the file of a repaired value says.
        is_mended: set damaged files aside and write what was repaired; else touch nothing.
    """
    damaged: Path | None = None
    is_closed = False
    for candidate in (file, durable.backup_of(file)):
        data = durable.read(candidate)
        if candidate == file:
            _closed.discard(file)
        if data is None:
            if _stands(candidate):
                is_closed = True
                _closed.add(candidate)
            continue
        try:
            found = read(data)
        except (ValueError, RecursionError):
            aside = durable.set_aside(candidate) if is_mended else candidate
            damaged = damaged or aside
            continue
        if found.bad and not found.is_newer:
            if is_mended:
                damaged = damaged or durable.set_aside(candidate)
                repaired = form.object_in(data)[0] | dict(content(found.value))
                with contextlib.suppress(StoreFault):  # the next change says so
                    durable.write(file, form.as_bytes(repaired))
            state = State.REPAIRED if candidate == file else State.RESTORED
            return Found(found.value, state, damaged or candidate)
        return Found(found.value, _state(found, damaged, is_closed=is_closed), damaged or file)
    if is_closed:
        return Found(None, State.CLOSED, file)
    return Found(None, State.LOST if damaged else State.MISSING, damaged or file)


def _state(found: Read[T], damaged: Path | None, *, is_closed: bool) -> State:
    """How a file was found of which one version is sound."""
    if damaged:
        return State.RESTORED
    if is_closed:
        return State.CLOSED
    return State.NEWER if found.is_newer else State.WHOLE


def save(file: Path, content: Mapping[str, Any]) -> None:
    """Save an object; keys that stand in the file and are not known here stay in it.

    A file that cannot be read, or could not when it was loaded, is set aside first: what is saved
    knows nothing of it. Of one that a newer version of the game wrote a copy is kept.

    Raises:
        StoreFault: it could not be written.
    """
    others = _others(file)
    if file in _closed and _stands(file):
        durable.set_aside(file)
    durable.write(file, form.as_bytes(others | dict(content)))
    _closed.discard(file)


def is_aside(file: Path) -> bool:
    """Whether a file is one that was set aside."""
    return _ASIDE.fullmatch(file.name.removesuffix(".bak").removesuffix(SUFFIX)) is not None


def _others(file: Path) -> dict[str, Any]:
    """What stands in a file that is about to be replaced, or in its backup."""
    for candidate in (file, durable.backup_of(file)):
        data = durable.read(candidate)
        try:
            content, is_newer = form.object_in(data or b"")
        except (ValueError, RecursionError):
            if candidate == file and _stands(file):
                durable.set_aside(file)
            continue
        if is_newer:
            durable.write(_free_place(file), data or b"")
        return content
    return {}


def _free_place(file: Path) -> Path:
    """Where a copy of a newer version's file is kept: `name.newer-<n>.json`."""
    number = 1
    while (place := file.with_name(f"{file.stem}.newer-{number}{SUFFIX}")).exists():
        number += 1
    return place


def _stands(file: Path) -> bool:
    try:
        return file.exists()
    except OSError:  # in a folder that the system does not open
        return True
