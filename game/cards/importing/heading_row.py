"""Finds the row of a sheet that names the columns, and which column is which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.cards.fault import FaultCode, FaultList, nearest
from game.cards.importing.column import (
    BY_KEY,
    KNOWN,
    NAME,
    ROLE,
    VALUE_COLUMNS,
    column_key,
    folded,
    is_russian,
)
from game.cards.importing.sheet import Cell, Sheet
from game.cards.model import Language

_LOOK_WITHIN = 40  # rows
_ENOUGH = 3  # columns that a row must name
_SERVED_BY = {  # a column without a heading of its own -> those that may stand in for it
    "name_ru": (NAME, "name_en"),
    "name_en": (NAME, "name_ru"),
    "role_ru": (ROLE, "role_en"),
    "role_en": (ROLE, "role_ru"),
}


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """Where the columns are.

    Attributes:
        row: its index in the sheet.
        columns: key of a column -> its index.
        labels: key of a column -> its heading as it stands in the sheet.
        unknown: headings that name no column.
        language: what the headings are written in.
    """

    row: int
    columns: Mapping[str, int]
    labels: Mapping[str, str]
    unknown: tuple[str, ...]
    language: Language

    def label(self, key: str) -> str:
        """What the sheet calls a column, or would call it."""
        for other in (key, *_SERVED_BY.get(key, ())):
            if other in self.labels:
                return self.labels[other]
        return BY_KEY[key].labels[self.language] if key in BY_KEY else key


def heading_score(headings: Sequence[str]) -> int:
    """How many columns a row names, or 0 where they are too few for a heading."""
    found = {key for heading in headings if heading and (key := column_key(heading))}
    return len(found) if len(found) >= _ENOUGH else 0


def find_heading(sheet: Sheet) -> HeadingRow | None:
    """The row near the top that names the most columns, or None."""
    rows = sheet.rows[:_LOOK_WITHIN]
    scores = [heading_score([cell.text for cell in row]) for row in rows]
    best = max(scores, default=0)
    return _heading(scores.index(best), rows[scores.index(best)]) if best else None


def _heading(index: int, row: Sequence[Cell]) -> HeadingRow:
    columns: dict[str, int] = {}
    labels: dict[str, str] = {}
    unknown = []
    for place, cell in enumerate(row):
        key = column_key(cell.text) if cell.text else None
        if key is None and cell.text:
            unknown.append(cell.text)
        elif key is not None and key not in columns:
            columns[key], labels[key] = place, cell.text
    is_ru = any(is_russian(label) for label in labels.values())
    return HeadingRow(index, columns, labels, tuple(unknown), "ru" if is_ru else "en")


def check_heading(sheet: Sheet, heading: HeadingRow, faults: FaultList) -> None:
    """Note columns that are missing or named twice."""
    line = heading.row + 1
    for place, cell in enumerate(sheet.rows[heading.row]):
        key = column_key(cell.text) if cell.text else None
        if key is not None and heading.columns[key] != place:
            faults.add(FaultCode.COLUMN_DOUBLE, line, key, found=cell.text)
    has_name = any(key in heading.columns for key in (NAME, "name_ru", "name_en"))
    for key in (*(() if has_name else (NAME,)), *VALUE_COLUMNS):
        if key not in heading.columns:
            faults.add(FaultCode.COLUMN_MISSING, line, key, suggestion=_likely(key, heading))


def _likely(key: str, heading: HeadingRow) -> str:
    """The unknown heading that was likely meant to be that column."""
    unknown = {folded(name): name for name in heading.unknown}
    names = (name for name, known in KNOWN.items() if known == key)
    found = next((near for name in names if (near := nearest(name, list(unknown)))), "")
    return unknown.get(found, "")
