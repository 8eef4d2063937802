"""What stands in a folder, for the file picker: folders first, then the files asked for."""

from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path

from game.cards.deck import HEADING_FILE

_MOST = 4_000  # entries of a folder that are looked at
_MOST_LOOKED_INTO = 300  # folders in which a deck is looked for
_HIDDEN = 2  # a file attribute on Windows


class Kind(StrEnum):
    """What a line of the list is."""

    FOLDER = "folder"
    DECK = "deck"  # a folder that holds a deck
    FILE = "file"


class FolderFault(StrEnum):
    """Why a folder cannot be shown."""

    MISSING = "missing"
    CLOSED = "closed"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Kinds:
    """What can be picked.

    Attributes:
        suffixes: of files, small letters with the dot.
        decks: whether a folder that holds a deck can be picked, too.
    """

    suffixes: frozenset[str]
    decks: bool = False

    def takes(self, path: Path) -> bool:
        """Whether a file is of a kind that is asked for."""
        return path.suffix.lower() in self.suffixes


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a folder."""

    path: Path
    kind: Kind

    @property
    def name(self) -> str:
        """Its name, shown."""
        return self.path.name or str(self.path)


def folder_lines(folder: Path, kinds: Kinds) -> tuple[Line, ...] | FolderFault:
    """The entries of a folder that can be picked or entered; hidden ones are left out."""
    try:
        with os.scandir(folder) as entries:
            found = [entry for entry in islice(entries, _MOST) if not _is_hidden(entry)]
    except FileNotFoundError:
        return FolderFault.MISSING
    except PermissionError:
        return FolderFault.CLOSED
    except OSError as error:
        is_missing = error.errno in (errno.ENOTDIR, errno.ENAMETOOLONG, errno.EINVAL)
        return FolderFault.MISSING if is_missing else FolderFault.UNREADABLE
    except ValueError:  # a null character in the name
        return FolderFault.MISSING
    folders = sorted((Path(e.path) for e in found if _is_folder(e)), key=_order)
    files = sorted((Path(e.path) for e in found if not _is_folder(e)), key=_order)
    lines = [Line(path, _folder_kind(path, kinds, place)) for place, path in enumerate(folders)]
    lines += [Line(path, Kind.FILE) for path in files if kinds.takes(path)]
    return tuple(lines)


def _folder_kind(path: Path, kinds: Kinds, place: int) -> Kind:
    if kinds.decks and place < _MOST_LOOKED_INTO and is_deck(path):
        return Kind.DECK
    return Kind.FOLDER


def is_deck(folder: Path) -> bool:
    """Whether a folder holds a deck."""
    try:
        return (folder / HEADING_FILE).is_file()
    except OSError:
        return False


def _order(path: Path) -> tuple[str, str]:
    return path.name.casefold(), path.name


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _is_hidden(entry: os.DirEntry[str]) -> bool:
    if entry.name.startswith("."):
        return True
    if os.name != "nt":
        return False
    try:
        attributes = getattr(entry.stat(follow_symlinks=False), "st_file_attributes", 0)
    except OSError:
        return False
    return bool(attributes & getattr(stat, "FILE_ATTRIBUTE_HIDDEN", _HIDDEN))
