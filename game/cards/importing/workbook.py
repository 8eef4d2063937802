"""Reads an XLSX file's sheets; whatever is wrong with the file becomes a fault."""

from __future__ import annotations

import datetime as dt
import re
import warnings
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cards.fault import FaultCode, FaultList
from game.cards.importing.heading_row import find_heading
from game.cards.importing.sheet import (
    BLANK,
    MAX_COLUMNS,
    MAX_ROWS,
    Cell,
    Sheet,
    Trouble,
    number_before_date,
    text_cell,
)

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

MAX_PART = 12_000_000  # bytes of one part of the file, unpacked
MAX_PARTS = 1_000
MAX_TOTAL = 150_000_000  # bytes of all parts, pasted pictures among them
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]")
_Place = tuple[int, int]  # row and column from 1


def is_workbook(file: Path) -> bool:
    """Whether a file's content is an XLSX one, whatever its name."""
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
    except Exception:  # noqa: BLE001 - a damaged archive can break the reader anywhere
        return False
    return "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names)


def has_pasted_pictures(file: Path) -> bool:
    """Whether pictures lie in the sheets themselves."""
    with zipfile.ZipFile(file) as archive:
        return any(name.startswith("xl/media/") for name in archive.namelist())


def workbook_sheets(file: Path, faults: FaultList) -> list[Sheet]:
    """The sheets with a heading row that are not hidden; none where the file cannot be read.

    The first is the one to read: what is wrong with it as a whole is noted.
    """
    import openpyxl  # noqa: F401, PLC0415 - if it is not there, the file is not to blame

    try:
        has_formulas = _check_parts(file, faults)
        if faults:
            return []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # openpyxl tells what it leaves out
            return _with_heading(file, faults, has_formulas=has_formulas)
    except Exception:  # noqa: BLE001 - a damaged file can break the reader anywhere
        faults.add(FaultCode.FILE_BROKEN, kind="XLSX")
        return []


def _with_heading(file: Path, faults: FaultList, *, has_formulas: bool) -> list[Sheet]:
    formulas = _load(file, values=False) if has_formulas else None
    sheets: list[Sheet] = []
    for page in _pages(_load(file, values=True)):
        found = FaultList(faults.file)
        sheet = _sheet(page, formulas, found)
        if find_heading(sheet) is not None:
            if not sheets:
                faults.faults += found.faults
            sheets.append(sheet)
    return sheets


def _load(file: Path, *, values: bool) -> Workbook:
    import openpyxl  # noqa: PLC0415 - only who brings an XLSX file waits for it

    with file.open("rb") as stream:
        return openpyxl.load_workbook(stream, data_only=values, keep_links=False)


def _pages(book: Workbook) -> list[Worksheet]:
    return [page for page in book.worksheets if page.sheet_state == "visible"]


def _check_parts(file: Path, faults: FaultList) -> bool:
    """Refuse what would take too much memory; tell whether there are formulas."""
    has_formulas = False
    with zipfile.ZipFile(file) as archive:
        parts = archive.infolist()
        texts = [part for part in parts if part.filename.endswith((".xml", ".rels"))]
        is_huge = any(part.file_size > MAX_PART for part in texts)
        if is_huge or len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > MAX_TOTAL:
            faults.add(FaultCode.FILE_TOO_LARGE, limit=MAX_PART // 1000)
            return False
        for part in texts:
            content = archive.read(part)
            if b"<!DOCTYPE" in content or b"<!ENTITY" in content:  # no spreadsheet writes these
                faults.add(FaultCode.FILE_BROKEN, kind="XLSX")
                return False
            if part.filename.startswith("xl/worksheets/"):
                has_formulas |= _FORMULA.search(content) is not None
    return has_formulas


def _sheet(page: Worksheet, formulas: Workbook | None, faults: FaultList) -> Sheet:
    """A sheet's cells, merged ones filled with what stands in them."""
    values = dict(_values(page, faults))
    typed = dict(_values(formulas[page.title], FaultList(""))) if formulas else {}
    cells = {place: _cell(value) for place, value in values.items()}
    for place, value in typed.items():
        is_formula = str(value).startswith("=") or type(value).__name__ == "ArrayFormula"
        if is_formula and place not in cells:
            cells[place] = Cell("", Trouble.FORMULA)
    _fill_merged(page, cells)
    height = max((row for row, _ in cells), default=0)
    width = max((column for _, column in cells), default=0)
    rows = [
        [cells.get((row, column), BLANK) for column in range(1, width + 1)]
        for row in range(1, height + 1)
    ]
    return Sheet(page.title, rows)


def _values(page: Worksheet, faults: FaultList) -> Iterator[tuple[_Place, Any]]:
    """What is not blank, as far as a sheet may reach."""
    # Not `iter_rows`: it makes a cell of every blank one, thousands of millions in a wide sheet.
    for (row, column), cell in page._cells.items():  # noqa: SLF001
        value = cell.value
        if value is None or (isinstance(value, str) and not value.strip()):
            continue
        if row > MAX_ROWS:
            faults.add(FaultCode.TOO_MANY_ROWS, MAX_ROWS, limit=MAX_ROWS)
            return
        if column > MAX_COLUMNS:
            faults.add(FaultCode.TOO_MANY_COLUMNS, row, limit=MAX_COLUMNS)
            return
        yield (row, column), value


def _fill_merged(page: Worksheet, cells: dict[_Place, Cell]) -> None:
    for area in page.merged_cells.ranges:
        first = cells.get((area.min_row, area.min_col))
        if first is None:
            continue
        for row in range(area.min_row, min(area.max_row, MAX_ROWS) + 1):
            for column in range(area.min_col, min(area.max_col, MAX_COLUMNS) + 1):
                cells.setdefault((row, column), first)


def _cell(value: object) -> Cell:
    match value:
        case bool():
            return Cell("yes" if value else "no")
        case int():
            return Cell(str(value))
        case float():
            return Cell(str(int(value)) if value.is_integer() else f"{value:.10g}")
        case dt.datetime() | dt.date():
            meant = number_before_date(value.day, value.month, value.year)
            return Cell(value.strftime("%d.%m.%Y"), Trouble.DATE, meant)
        case dt.time() | dt.timedelta():
            return Cell(str(value), Trouble.DATE)
        case _:
            return text_cell(str(value))
