"""The running draft on disk; it must not know what is in it."""

from __future__ import annotations

from game.store.fault import StoreCode
from game.store.running import Check, Report, RunningFile, check_object

_DRAFT = RunningFile("draft.json", StoreCode.DRAFT_RESTORED, StoreCode.DRAFT_LOST)


def save_draft(data: bytes) -> None:
    """Save the running draft.

    Raises:
        StoreFault: it could not be written.
    """
    _DRAFT.save(data)


def has_draft() -> bool:
    """Whether there is a running draft to load, as far as its name tells."""
    return _DRAFT.is_there()


def load_draft(*, check: Check = check_object, report: Report | None = None) -> bytes | None:
    """The running draft; where it is damaged, as it was one pick before; None without one.

    Args:
        check: raises ValueError for a draft that cannot go on.
        report: is told of a damaged file, which is then kept aside.
    """
    return _DRAFT.load(check, report)


def clear_draft() -> None:
    """Forget the running draft.

    Raises:
        StoreFault: the system refuses.
    """
    _DRAFT.clear()
