"""Spreadsheets to import in tests."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from PIL import Image

from game.cards.fault import DeckFaults, Fault, FaultCode
from game.cards.importing import ImportedDeck, read_deck

HEADING = (
    *("Номер", "Имя", "Клуб", "Позиция", "Трёхочковый", "Из-под кольца", "Проход", "Ассист"),
    *("На дуге", "Блокшот", "Опека", "Перехват"),
)
MASHA = ("1.1.001", "Маша", "Коты", "Защитник", "7", "3", "7", "9", "6", "2", "5", "6")
PAPA = ("1.1.002", "Папа", "Псы", "Центровой", "3", "9", "5", "3", "4", "8", "6", "4")
ROWS = (HEADING, MASHA, PAPA)

Cells = Sequence[Sequence[Any]]


def csv_text(rows: Cells = ROWS, separator: str = ",") -> str:
    """Rows as the text of a CSV file."""
    text = io.StringIO()
    csv.writer(text, delimiter=separator, lineterminator="\r\n").writerows(rows)
    return text.getvalue()


def write_csv(folder: Path, rows: Cells = ROWS, *, encoding: str = "utf-8", **options: str) -> Path:
    """A CSV file of rows."""
    file = folder / "двор.csv"
    file.write_bytes(csv_text(rows, **options).encode(encoding))
    return file


def write_xlsx(folder: Path, rows: Cells = ROWS, name: str = "двор.xlsx") -> Path:
    """An XLSX file of rows, with numbers where they look like numbers."""
    book = openpyxl.Workbook()
    page = book.worksheets[0]
    for row in rows:
        page.append([int(cell) if str(cell).isdigit() else cell for cell in row])
    book.save(folder / name)
    return folder / name


def with_cells(**cells: str) -> Cells:
    """The sample rows with some cells of the first card changed, or columns added."""
    heading, masha, papa = list(HEADING), list(MASHA), list(PAPA)
    for name, cell in cells.items():
        label = name.replace("_", " ")
        if label not in heading:
            heading.append(label)
            masha.append("")
            papa.append("")
        masha[heading.index(label)] = cell
    return [heading, masha, papa]


def faults(path: Path) -> tuple[Fault, ...]:
    """What is wrong with what a player brings."""
    with pytest.raises(DeckFaults) as caught:
        read_deck(path)
    return caught.value.faults


def places(path: Path) -> list[tuple[FaultCode, int, str]]:
    """The faults' codes, rows and columns."""
    return [(fault.code, fault.line, fault.column) for fault in faults(path)]


def names(imported: ImportedDeck) -> list[str]:
    """The Russian names of a deck's cards, in their order."""
    return [card.names["ru"] for card in imported.deck.cards]


def save_picture(path: Path, size: tuple[int, int] = (60, 80)) -> Path:
    """A sound picture file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, "orange").save(path)
    return path
