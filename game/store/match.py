"""The running match and the finished ones on disk; it must not know what a record means."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec

from game import paths
from game.store import durable
from game.store.fault import Recovery, StoreCode


def match_file() -> Path:
    """Where the running match is saved."""
    return paths.user_data() / "match.json"


def save_match(data: bytes) -> None:
    """Save the running match.

    Raises:
        StoreFault: it could not be written.
    """
    durable.write(match_file(), data)


def has_match() -> bool:
    """Whether there is a running match to load, as far as its name tells."""
    file = match_file()
    return file.is_file() or durable.backup_of(file).is_file()


def _check_object(data: bytes) -> object:
    """Refuse what is not one JSON object."""
    try:
        return msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


def load_match(
    *,
    check: Callable[[bytes], object] = _check_object,
    report: Callable[[Recovery], object] | None = None,
) -> bytes | None:
    """The running match; where it is damaged, its version one step before; None without one.

    Args:
        check: raises ValueError (a `Refusal` is one) for a match that cannot be continued.
        report: is told of a damaged file, which is then kept aside.
    """
    file = match_file()
    backup = durable.backup_of(file)
    aside: Path | None = None
    for candidate in (file, backup):
        data = durable.read(candidate)
        if data is None:
            continue
        try:
            check(data)
        except (ValueError, RecursionError):
            moved = durable.set_aside(candidate)
            aside = aside or moved
            continue
        if aside and report:
            report(Recovery(StoreCode.MATCH_RESTORED, aside))
        return data
    if aside and report:
        report(Recovery(StoreCode.MATCH_LOST, aside))
    return None


def clear_match() -> None:
    """Forget the running match.

    Raises:
        StoreFault: the system refuses.
    """
    durable.remove(match_file())


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
