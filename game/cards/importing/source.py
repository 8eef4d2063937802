"""Finds a deck in what a player brings: which file has the cards, which folder the pictures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from game.cards.deck import HEADING_FILE
from game.cards.fault import FaultCode, FaultList
from game.cards.importing.archive import TABLES

_USUAL_TABLES = ("cards.csv", "cards.xlsx", "карточки.xlsx", "карточки.csv")
_USUAL_STEMS = frozenset({"cards", "карточки", "карты", "deck", "колода", "table", "таблица"})
_MOST_FILES = 5_000


@dataclass(frozen=True, slots=True)
class Source:
    """Where a deck's parts are.

    Attributes:
        folder: what pictures are looked for in.
        table: the file with the cards.
        heading: the deck's `deck.toml`, or None.
        name: what to call the deck where nothing in it says so.
    """

    folder: Path
    table: Path
    heading: Path | None
    name: str


def file_source(file: Path) -> Source:
    """A single spreadsheet is a deck of its own, whatever lies beside it."""
    return Source(file.parent, file, None, file.stem.strip() or file.name)


def folder_source(folder: Path, name: str, faults: FaultList) -> Source | None:
    """The deck in a folder, or in the only folder in it that has one; None where there is none."""
    places = [place for place in (folder, *_inner_folders(folder)) if _tables(place)]
    if not places:
        faults.add(FaultCode.NO_TABLE)
        return None
    place = places[0]
    rivals = places[1:] if place != folder else []
    tables = _tables(place)
    usual = [table for table in tables if table.name.lower() in _USUAL_TABLES]
    if rivals or (len(tables) > 1 and len(usual) != 1):
        found = [path.name for path in ((place, *rivals) if rivals else tables)]
        faults.add(FaultCode.SEVERAL_TABLES, found=sorted(found)[:10])
        return None
    table = (usual or tables)[0]
    heading = place / HEADING_FILE
    is_usual = table.stem.lower() in _USUAL_STEMS
    return Source(
        folder=place,
        table=table,
        heading=heading if heading.is_file() else None,
        name=name if is_usual else table.stem.strip() or name,
    )


def _tables(folder: Path) -> list[Path]:
    wanted = [suffix for suffix in TABLES if suffix != ".txt"]  # that is more often a letter
    return [
        path
        for path in _entries(folder)
        if path.suffix.lower() in wanted
        and not path.name.startswith((".", "~$"))  # "~$": a spreadsheet program has it open
        and path.is_file()
    ]


def _inner_folders(folder: Path) -> list[Path]:
    return [path for path in _entries(folder) if path.is_dir() and not path.name.startswith(".")]


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(islice(folder.iterdir(), _MOST_FILES))
    except OSError:
        return []
