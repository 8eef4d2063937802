"""What can go wrong with the user's files, as codes; `i18n.refusal_text` says it in words."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class StoreCode(StrEnum):
    """Codes of failed writes, then of damaged files that were found."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    NO_ACCESS = "no_access"
    WRITE_FAILED = "write_failed"

    SETTINGS_RESET = "settings_reset"
    SETTINGS_REPAIRED = "settings_repaired"
    SETTINGS_RESTORED = "settings_restored"
    MATCH_LOST = "match_lost"
    MATCH_RESTORED = "match_restored"
    DRAFT_LOST = "draft_lost"
    DRAFT_RESTORED = "draft_restored"


_BY_ERROR = {
    errno.ENOSPC: StoreCode.DISK_FULL,
    errno.EDQUOT: StoreCode.DISK_FULL,
    errno.EFBIG: StoreCode.DISK_FULL,
    errno.EROFS: StoreCode.READ_ONLY,
    errno.EACCES: StoreCode.NO_ACCESS,
    errno.EPERM: StoreCode.NO_ACCESS,
}


class StoreFault(Exception):  # noqa: N818 - one family with Refusal
    """A file could not be written; the game goes on without it.

    Attributes:
        code: why, a `StoreCode`.
        params: `folder`, where it was to be written.
    """

    def __init__(self, code: StoreCode, folder: Path) -> None:
        super().__init__(code, folder)
        self.code = code
        self.params = {"folder": str(folder)}

    @classmethod
    def from_error(cls, error: OSError, file: Path) -> StoreFault:
        """Tell from the system's error why a file could not be written."""
        return cls(_BY_ERROR.get(error.errno or 0, StoreCode.WRITE_FAILED), file.parent)


@dataclass(frozen=True, slots=True)
class Recovery:
    """A damaged file was found, kept aside and replaced by what was left.

    Attributes:
        code: what became of it, a `StoreCode`.
        aside: where the damaged file is kept now.
    """

    code: StoreCode
    aside: Path

    @property
    def params(self) -> dict[str, object]:
        """What the sentence about it fills in."""
        return {"aside": self.aside.name}
