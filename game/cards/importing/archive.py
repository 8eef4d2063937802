"""Unpacks a ZIP that a player brings: only what a deck can hold, never outside its folder."""

from __future__ import annotations

import contextlib
import re
import zipfile
from pathlib import Path, PurePosixPath

from game.cards.fault import FaultCode, FaultList
from game.cards.importing.shelf import SUFFIXES
from game.cards.picture_file import MAX_BYTES

MAX_TOTAL = 500_000_000  # bytes, unpacked
MAX_FILES = 2_000
TABLES = (".csv", ".tsv", ".txt", ".xlsx", ".xlsm")
_WANTED = (*SUFFIXES, *TABLES, ".toml")
_IGNORED = ("__MACOSX", ".")  # beginnings of names that systems add
_BAD_SIGNS = re.compile(r'[\x00-\x1f<>:"|?*]')
_UTF8_NAME, _LOCKED = 0x800, 0x1
_CHUNK = 1 << 20


def unpack(file: Path, folder: Path, faults: FaultList) -> None:
    """Unpack what belongs to a deck into an empty folder; the rest is left out."""
    try:
        with zipfile.ZipFile(file) as archive:
            members = _members(archive, faults)
            if not faults:
                for name, member in members.items():
                    _write(archive, member, folder / name)
    except OSError as error:
        faults.add(FaultCode.FILE_UNREADABLE, reason=error.strerror or type(error).__name__)
    except Exception:  # noqa: BLE001 - a damaged archive can break the reader anywhere
        faults.add(FaultCode.FILE_BROKEN, kind="ZIP")


def _members(archive: zipfile.ZipFile, faults: FaultList) -> dict[PurePosixPath, zipfile.ZipInfo]:
    """What is to be unpacked, by the path it gets; what is unsafe is noted."""
    found: dict[PurePosixPath, zipfile.ZipInfo] = {}
    members = [member for member in archive.infolist() if not member.is_dir()]
    total = sum(member.file_size for member in members)
    if len(members) > MAX_FILES or total > MAX_TOTAL:
        faults.add(FaultCode.ARCHIVE_TOO_LARGE, limit=MAX_TOTAL // 1_000_000, files=MAX_FILES)
        return {}
    for member in members:
        name = PurePosixPath(_name(member))
        if any(part.startswith(_IGNORED) and part != ".." for part in name.parts):
            continue
        if _is_unsafe(_name(member)):
            faults.add(FaultCode.ARCHIVE_UNSAFE, found=_name(member))
        elif member.flag_bits & _LOCKED:
            faults.add(FaultCode.ARCHIVE_LOCKED)
            return {}
        elif name.suffix.lower() in _WANTED:
            if member.file_size > MAX_BYTES:
                faults.add(
                    FaultCode.ARCHIVE_TOO_LARGE, limit=MAX_BYTES // 1_000_000, files=MAX_FILES
                )
                return {}
            found.setdefault(name, member)
    return found


def _name(member: zipfile.ZipInfo) -> str:
    """A file's name; many packers write Cyrillic ones in UTF-8 or cp866 and do not say so."""
    name = member.filename
    if not member.flag_bits & _UTF8_NAME:
        for encoding in ("utf-8", "cp866"):
            with contextlib.suppress(UnicodeError):
                name = name.encode("cp437").decode(encoding)
                break
    return name.replace("\\", "/")


def _is_unsafe(name: str) -> bool:
    parts = name.split("/")
    return name.startswith("/") or ".." in parts or _BAD_SIGNS.search(name) is not None


def _write(archive: zipfile.ZipFile, member: zipfile.ZipInfo, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with archive.open(member) as source, path.open("wb") as target:
        while chunk := source.read(_CHUNK):
            target.write(chunk)
