"""Writes the starter spreadsheet: sample cards under explained columns, as XLSX or CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TYPE_CHECKING

from game.cards.importing.column import BY_KEY, VALUE_COLUMNS
from game.cards.importing.guide import (
    EXPLAINED,
    GUIDE_END,
    GUIDE_HEADING,
    NEEDED,
    NEEDED_WORDS,
    SHEETS,
    sample_rows,
)
from game.cards.importing.word import WORD_COLUMNS, shown_words
from game.cards.model import Language
from game.store import durable

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_ROWS = 300  # that get formats and choices
_INK, _PAPER, _NEEDED_PAPER = "15202B", "E9DFCC", "F7C9B1"
_WIDTHS = {"name": 22, "club": 14, "position": 14, "role": 18, "picture": 22}  # characters


def template(path: Path, language: Language) -> None:
    """Write a starter spreadsheet; a file of that name is replaced, and kept as a backup.

    Args:
        path: `.csv` writes text, anything else XLSX.
        language: of its headings, words and explanations.

    Raises:
        StoreFault: it could not be written.
    """
    is_text = path.suffix.lower() == ".csv"
    data = _csv_bytes(language) if is_text else _workbook_bytes(language)
    durable.write(path, data)


def _headings(language: Language) -> list[str]:
    return [BY_KEY[key].labels[language] for key in EXPLAINED]


def _csv_bytes(language: Language) -> bytes:
    """As spreadsheets of that language open it by a double click."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if language == "ru" else ",", lineterminator="\r\n")
    writer.writerow(_headings(language))
    writer.writerows(sample_rows(language))
    return text.getvalue().encode("utf-8-sig")


def _workbook_bytes(language: Language) -> bytes:
    import openpyxl  # noqa: PLC0415 - only who wants a spreadsheet waits for it

    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    cards_title, guide_title = SHEETS[language]
    _fill_cards(book.create_sheet(cards_title), language)
    _fill_guide(book.create_sheet(guide_title), language)
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def _fill_cards(page: Worksheet, language: Language) -> None:
    from openpyxl.comments import Comment  # noqa: PLC0415 - as above
    from openpyxl.styles import Alignment  # noqa: PLC0415
    from openpyxl.utils import get_column_letter  # noqa: PLC0415

    page.append(_headings(language))
    for row in sample_rows(language):
        page.append([None if cell == "" else cell for cell in row])
    for place, key in enumerate(EXPLAINED, 1):
        head = page.cell(1, place)
        _paint_heading(head, _NEEDED_PAPER if key in NEEDED else _PAPER)
        head.alignment = Alignment(wrap_text=True, vertical="center")
        head.comment = Comment(EXPLAINED[key][language], "Baskettoria", height=120, width=260)
        page.column_dimensions[get_column_letter(place)].width = _WIDTHS.get(key, 12)
        if key == "number":
            for line in range(2, _ROWS + 1):
                page.cell(line, place).number_format = "@"  # so that 1.2.003 stays what it is
        _add_choices(
            page, key, f"{get_column_letter(place)}2:{get_column_letter(place)}{_ROWS}", language
        )
    page.row_dimensions[1].height = 32
    page.freeze_panes = "C2"


def _paint_heading(cell: object, color: str) -> None:
    from openpyxl.cell import Cell  # noqa: PLC0415 - as above
    from openpyxl.styles import Font, PatternFill  # noqa: PLC0415

    if isinstance(cell, Cell):
        cell.font = Font(bold=True, color=_INK)
        cell.fill = PatternFill("solid", fgColor=color)


def _add_choices(page: Worksheet, key: str, area: str, language: Language) -> None:
    """Let cells offer their words, and refuse values out of bounds."""
    from openpyxl.worksheet.datavalidation import DataValidation  # noqa: PLC0415 - as above

    if key in VALUE_COLUMNS:
        rule = DataValidation(type="whole", operator="between", formula1="1", formula2="99")
    elif key in WORD_COLUMNS:
        words = ",".join(shown_words(key, language))
        rule = DataValidation(type="list", formula1=f'"{words}"', showErrorMessage=False)
    else:
        return
    rule.add(area)
    page.add_data_validation(rule)


def _fill_guide(page: Worksheet, language: Language) -> None:
    from openpyxl.styles import Alignment  # noqa: PLC0415 - as above

    yes, no = NEEDED_WORDS[language]
    page.append(GUIDE_HEADING[language])
    for key, texts in EXPLAINED.items():
        words = ", ".join(shown_words(key, language)) if key in WORD_COLUMNS else ""
        label = BY_KEY[key].labels[language]
        page.append([label, yes if key in NEEDED else no, texts[language], words])
    page.append([])
    for line in GUIDE_END[language]:
        page.append([line])
    for letter, width in zip("ABCD", (18, 10, 70, 40), strict=True):
        page.column_dimensions[letter].width = width
    for row in page.iter_rows(min_row=1, max_row=1 + len(EXPLAINED)):
        for cell in row:
            cell.alignment = Alignment(wrap_text=True, vertical="top")
    for cell in page[1]:
        _paint_heading(cell, _PAPER)
