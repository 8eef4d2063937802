"""Splits `cards.csv` into rows of named cells, or says why not; it knows no cards."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.cards.fault import FaultCode, FaultList, nearest

_OTHER_SEPARATORS = (";", "\t")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row by column name, without the space around them."""

    line: int
    cells: Mapping[str, str]


def read_rows(
    text: str, required: Sequence[str], optional: Sequence[str], faults: FaultList
) -> list[Row]:
    """The rows of a table with a heading; blank ones and those of the wrong length are left out."""
    lines = _lines(text, faults)
    line, heading = next(lines, (1, []))
    heading = [name.strip().lower() for name in _without_blank_end(heading)]
    if not heading:
        if not faults:
            faults.add(FaultCode.FILE_EMPTY)
        return []
    if separator := _other_separator(heading, required):
        faults.add(FaultCode.SEPARATOR, line, found=separator)
        return []
    _check_heading(heading, line, required, optional, faults)
    rows = []
    for row_line, cells in lines:
        filled = _without_blank_end(cells)
        if len(filled) > len(heading) or len(cells) < len(heading):
            found = len(filled) if len(filled) > len(heading) else len(cells)
            faults.add(FaultCode.ROW_LENGTH, row_line, found=found, expected=len(heading))
        else:
            stripped = (cell.strip() for cell in cells)
            rows.append(Row(row_line, dict(zip(heading, stripped, strict=False))))
    return rows


def _lines(text: str, faults: FaultList) -> Iterator[tuple[int, list[str]]]:
    """Each row that is not blank, with the line it begins on, up to the first that is broken."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield line, cells
            line = reader.line_num + 1
    except csv.Error as error:
        faults.add(FaultCode.CSV_SYNTAX, line, detail=str(error))


def _without_blank_end(cells: Sequence[str]) -> list[str]:
    """The cells without the blank ones at the end, which spreadsheets like to add."""
    kept = list(cells)
    while kept and not kept[-1].strip():
        kept.pop()
    return kept


def _other_separator(heading: Sequence[str], required: Sequence[str]) -> str:
    """What stands between the columns where commas should."""
    if any(name in required for name in heading):
        return ""
    for separator in _OTHER_SEPARATORS:
        if any(separator in name for name in heading):
            return separator
    return ""


def _check_heading(
    heading: Sequence[str],
    line: int,
    required: Sequence[str],
    optional: Sequence[str],
    faults: FaultList,
) -> None:
    known = (*required, *optional)
    missing = [name for name in required if name not in heading]
    for index, name in enumerate(heading):
        if not name:
            faults.add(FaultCode.COLUMN_UNNAMED, line, position=index + 1)
        elif name not in known:
            absent = [other for other in known if other not in heading]
            suggestion = nearest(name, absent)
            faults.add(FaultCode.COLUMN_UNKNOWN, line, name, suggestion=suggestion)
        elif name in heading[:index]:
            faults.add(FaultCode.COLUMN_DOUBLE, line, name)
    for name in missing:
        faults.add(FaultCode.COLUMN_MISSING, line, name)
