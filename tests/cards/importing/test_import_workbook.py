"""XLSX files are read with what spreadsheets do to cells: floats, dates, formulas, merges."""

from __future__ import annotations

import datetime as dt
import re
import zipfile
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl.drawing.image import Image as PastedImage
from openpyxl.worksheet.worksheet import Worksheet

from game.cards.fault import FaultCode
from game.cards.fault_text import fault_line
from game.cards.importing import NoteCode, read_deck
from tests.cards.importing.sample import (
    HEADING,
    MASHA,
    PAPA,
    ROWS,
    faults,
    names,
    places,
    save_picture,
    write_xlsx,
)


def changed(folder: Path, *cells: tuple[str, Any]) -> Path:
    """The sample with cells of the sheet changed by their address."""
    file = write_xlsx(folder)
    book = openpyxl.load_workbook(file)
    for address, value in cells:
        book.worksheets[0][address] = value
    book.save(file)
    return file


def rewritten(file: Path, part: str, old: bytes, new: bytes) -> Path:
    """The file with what a pattern finds in one of its parts changed."""
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[part], count = re.subn(old, new, parts[part])
    assert count
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return file


def test_a_workbook_is_read_like_a_text(tmp_path: Path) -> None:
    imported = read_deck(write_xlsx(tmp_path))
    assert names(imported) == ["Маша", "Папа"]
    assert imported.deck.cards[1].defense == (4, 8, 6, 4)


def test_the_name_of_the_file_does_not_tell_its_kind(tmp_path: Path) -> None:
    assert names(read_deck(write_xlsx(tmp_path, name="двор.csv"))) == ["Маша", "Папа"]
    assert names(read_deck(write_xlsx(tmp_path, name="двор.zip"))) == ["Маша", "Папа"]


def test_numbers_may_be_floats_texts_and_formulas(tmp_path: Path) -> None:
    file = changed(tmp_path, ("E2", 7.0), ("F2", "3,0"), ("A2", 101.0))
    masha = read_deck(file).deck.cards[0]
    assert (masha.attack[:2], str(masha.number)) == ((7, 3), "101")


def test_a_formula_counts_by_its_stored_result(tmp_path: Path) -> None:
    file = changed(tmp_path, ("E2", "=3+4"))
    assert places(file) == [(FaultCode.CELL_FORMULA, 2, "Трёхочковый")]
    sheet = "xl/worksheets/sheet1.xml"
    rewritten(file, sheet, rb"<f>3\+4</f><v ?(/>|></v>)", b"<f>3+4</f><v>7</v>")
    assert read_deck(file).deck.cards[0].attack[0] == 7


def test_a_date_is_answered_with_what_was_typed(tmp_path: Path) -> None:
    file = changed(tmp_path, ("A2", dt.datetime(2003, 2, 1)), ("E2", dt.date(2026, 5, 7)))  # noqa: DTZ001
    number, value = faults(file)
    assert fault_line(number) == (
        "двор.xlsx, row 2, Номер: The spreadsheet has made a date of this: 01.02.2003."
        " Set the column’s format to text and type 1.2.003 again."
    )
    assert (value.code, value.line, value.column) == (FaultCode.CELL_DATE, 2, "Трёхочковый")


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("#REF!", FaultCode.CELL_ERROR),
        (dt.time(7, 0), FaultCode.CELL_DATE),
        (7.5, FaultCode.NOT_WHOLE_NUMBER),
        (True, FaultCode.NOT_WHOLE_NUMBER),
        (1e300, FaultCode.NOT_WHOLE_NUMBER),
        (700, FaultCode.OUT_OF_RANGE),
    ],
)
def test_a_cell_of_another_kind_is_told(tmp_path: Path, value: object, code: FaultCode) -> None:
    assert places(changed(tmp_path, ("G3", value))) == [(code, 3, "Проход")]


def test_merged_cells_say_the_same_in_each(tmp_path: Path) -> None:
    title = ("Колода нашего двора",)
    file = write_xlsx(tmp_path, [title, *ROWS, ("3", "Лёва", None, *MASHA[3:])])
    book = openpyxl.load_workbook(file)
    page = book.worksheets[0]
    page.merge_cells("C4:C5")
    page.merge_cells("A1:L1")
    book.save(file)
    clubs = {card.names["ru"]: card.club.names["ru"] for card in read_deck(file).deck.cards}
    assert clubs == {"Маша": "Коты", "Папа": "Псы", "Лёва": "Псы"}


def fill(page: Worksheet, rows: Any) -> None:
    for row in rows:
        page.append(row)


def test_the_first_shown_sheet_with_a_heading_is_read(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    book.worksheets[0].append(["Привет", "это", "колода"])
    hidden = book.create_sheet("Старое")
    fill(hidden, (HEADING, ("1", "Спрятан", *MASHA[2:])))
    hidden.sheet_state = "hidden"
    fill(book.create_sheet("Коты"), (HEADING, MASHA))
    fill(book.create_sheet("Псы"), (HEADING, PAPA))
    book.save(tmp_path / "a.xlsx")
    imported = read_deck(tmp_path / "a.xlsx")
    assert names(imported) == ["Маша"]
    (note,) = [note for note in imported.notes if note.code is NoteCode.SHEETS_IGNORED]
    assert note.names == ("Псы",)


def test_pictures_pasted_into_a_sheet_are_told(tmp_path: Path) -> None:
    file = write_xlsx(tmp_path)
    book = openpyxl.load_workbook(file)
    book.worksheets[0].add_image(PastedImage(save_picture(tmp_path / "a.png")), "N2")
    book.save(file)
    assert NoteCode.PASTED_PICTURES in {note.code for note in read_deck(file).notes}


def test_formats_of_blank_rows_do_no_harm(tmp_path: Path) -> None:
    file = write_xlsx(tmp_path)
    book = openpyxl.load_workbook(file)
    for row in range(3, 7_000):
        book.worksheets[0].cell(row + 1, 1).number_format = "@"
    book.save(file)
    assert names(read_deck(file)) == ["Маша", "Папа"]


def test_a_workbook_without_a_heading_is_refused(tmp_path: Path) -> None:
    file = write_xlsx(tmp_path, [("a", "b"), (1, 2)])
    assert places(file) == [(FaultCode.HEADER_MISSING, 0, "")]


def test_rows_beyond_reason_are_refused(tmp_path: Path) -> None:
    file = changed(tmp_path, ("A9000", 1))
    assert FaultCode.TOO_MANY_ROWS in {fault.code for fault in faults(file)}
    file = changed(tmp_path, ("XFD1048576", 1))
    assert FaultCode.TOO_MANY_ROWS in {fault.code for fault in faults(file)}


def test_a_table_may_stand_anywhere_and_the_rest_be_blank(tmp_path: Path) -> None:
    shifted = [["", ""], ["", ""], *(["", "", *row] for row in ROWS)]
    file = write_xlsx(tmp_path, shifted)
    book = openpyxl.load_workbook(file)
    for address in ("A1048576", "XFD1"):
        book.worksheets[0][address].number_format = "@"
    book.worksheets[0]["G4"] = 700
    book.save(file)
    assert places(file) == [(FaultCode.OUT_OF_RANGE, 4, "Трёхочковый")]


@pytest.mark.parametrize(
    "old_new",
    [
        (b"<sheetData>", b"<sheetData><row r='x'><c r='!!' t='s'><v>999</v></c></row>"),
        (b"</worksheet>", b"</worksheet"),
        (b"<worksheet ", b"<!DOCTYPE x [<!ENTITY a 'aaaa'>]><worksheet "),
    ],
)
def test_a_damaged_workbook_is_refused(tmp_path: Path, old_new: tuple[bytes, bytes]) -> None:
    file = rewritten(write_xlsx(tmp_path), "xl/worksheets/sheet1.xml", *old_new)
    assert [fault.code for fault in faults(file)] == [FaultCode.FILE_BROKEN]


def test_a_cut_workbook_is_refused(tmp_path: Path) -> None:
    file = write_xlsx(tmp_path)
    file.write_bytes(file.read_bytes()[:-200])
    assert [fault.code for fault in faults(file)] == [FaultCode.FILE_BROKEN]


def test_a_workbook_that_unpacks_to_too_much_is_not_unpacked(tmp_path: Path) -> None:
    file = write_xlsx(tmp_path)
    rewritten(file, "xl/worksheets/sheet1.xml", b"<sheetData>", b"<sheetData>" + b" " * 13_000_000)
    assert file.stat().st_size < 100_000
    assert [fault.code for fault in faults(file)] == [FaultCode.FILE_TOO_LARGE]


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FaultCode.FILE_OLD_SHEET),
        (b"%PDF-1.7", FaultCode.FILE_KIND),
        (b"\x89PNG\r\n\x1a\n", FaultCode.FILE_KIND),
        (b"\xff\xd8\xff\xe0", FaultCode.FILE_KIND),
    ],
)
def test_another_kind_of_file_is_told_so(tmp_path: Path, head: bytes, code: FaultCode) -> None:
    (tmp_path / "a.xlsx").write_bytes(head + bytes(600))
    assert [fault.code for fault in faults(tmp_path / "a.xlsx")] == [code]


def test_an_open_document_is_told_so(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.ods", "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", "<x/>")
    assert [fault.code for fault in faults(tmp_path / "a.ods")] == [FaultCode.FILE_OLD_SHEET]
