"""The running match and the finished ones on disk; it must not know what a record means."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game import paths
from game.store import durable
from game.store.fault import StoreCode
from game.store.running import Check, Report, RunningFile, check_object

_MATCH = RunningFile("match.json", StoreCode.MATCH_RESTORED, StoreCode.MATCH_LOST)


def save_match(data: bytes) -> None:
    """Save the running match.

    Raises:
        StoreFault: it could not be written.
    """
    _MATCH.save(data)


def has_match() -> bool:
    """Whether there is a running match to load, as far as its name tells."""
    return _MATCH.is_there()


def load_match(*, check: Check = check_object, report: Report | None = None) -> bytes | None:
    """The running match; where it is damaged, its version one step before; None without one.

    Args:
        check: raises ValueError (a `Refusal` is one) for a match that cannot be continued.
        report: is told of a damaged file, which is then kept aside.
    """
    return _MATCH.load(check, report)


def clear_match() -> None:
    """Forget the running match.

    Raises:
        StoreFault: the system refuses.
    """
    _MATCH.clear()


def matches_folder() -> Path:
    """Where finished matches are kept."""
    return paths.user_data() / "matches"


def save_finished(data: bytes, *, when: datetime | None = None) -> Path:
    """Keep a finished match under its local date and time; where it is.

    Raises:
        StoreFault: it could not be written.
    """
    moment = when or datetime.now().astimezone()
    stem = moment.strftime("%Y-%m-%d_%H%M%S")
    file = matches_folder() / f"{stem}.json"
    number = 2
    while file.exists():
        file = matches_folder() / f"{stem}_{number}.json"
        number += 1
    durable.write(file, data)
    return file


def finished_matches() -> tuple[Path, ...]:
    """The finished matches that are kept, the latest first."""
    return tuple(sorted(matches_folder().glob("*.json"), reverse=True))
