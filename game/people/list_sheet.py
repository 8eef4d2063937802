"""Finds the lines and columns of a list of cards as people keep them; it knows no decks."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from game.cards.importing.sheet import MAX_ROWS, Cell, text_cell
from game.cards.selection import folded, is_number


class Column(StrEnum):
    """What a column of a list says."""

    NUMBER = "number"
    COUNT = "count"
    DECK = "deck"
    NAME = "name"


HEADINGS: Mapping[Column, Mapping[str, str]] = {  # in each language
    Column.NUMBER: {"ru": "Номер", "en": "Number"},
    Column.COUNT: {"ru": "Количество", "en": "Count"},
    Column.DECK: {"ru": "Колода", "en": "Deck"},
    Column.NAME: {"ru": "Имя", "en": "Name"},
}
_OTHERS = {
    Column.NUMBER: "no, nr, №, карта, карточка, card, card number, номер карты, номер карточки",
    Column.COUNT: (
        "кол-во, сколько, штук, шт, шт., копий, копии, есть, qty, quantity, copies, amount, owned"
    ),
    Column.DECK: "серия, набор, series, set",
    Column.NAME: "игрок, персонаж, player, character, имя (рус), name (ru), name_ru, name_en",
}
_KNOWN = {
    folded(name): column
    for column, names in HEADINGS.items()
    for name in (*names.values(), *_OTHERS[column].split(", "))
}
_SEPARATORS = "\t;,|"
_SAMPLE = 200  # lines that tell how the others are built
_HEADING_WITHIN = 10  # lines
_SURELY_NUMBER = re.compile(r"\d+(?:\.\d+){2,}|\d{4,}")
_COUNT = re.compile(r"[xх×]? ?(\d{1,9})(?:[.,]0{1,9})?(?: ?(?:шт|pcs)\.?)?", re.IGNORECASE)
_LIKE_COUNT = re.compile(r"[+-]?[xх×]? ?\d(?!\d*\.\d+\.)|[+-]$", re.IGNORECASE)
_FLAGS = {"+": 1, "да": 1, "есть": 1, "yes": 1, "✓": 1, "-": 0, "нет": 0, "no": 0}


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not blank: its number from 1, and its cells from the left."""

    number: int
    cells: Sequence[Cell]

    def cell(self, place: int | None) -> Cell:
        """The cell of a column, blank where there is none."""
        return Cell() if place is None or place >= len(self.cells) else self.cells[place]


@dataclass(slots=True)
class ListSheet:
    """A list.

    Attributes:
        columns: where they are, so far as it is known.
        lines: without the heading and what stands above it.
        is_loose: each cell stands for cards of its own.
        unpaired: numbers of lines whose quotation marks do not pair up.
    """

    columns: Mapping[Column, int] = field(default_factory=dict)
    lines: Sequence[Line] = ()
    is_loose: bool = False
    unpaired: list[int] = field(default_factory=list)


def read_sheet(
    text: str, is_card: Callable[[str], bool], is_deck: Callable[[str], bool]
) -> ListSheet:
    """Read the first `MAX_ROWS` lines of a list.

    Args:
        text: of a file.
        is_card: whether a text is a known card's number.
        is_deck: whether a text is a known deck's name.
    """
    sheet = ListSheet()
    lines = _lines(text.splitlines()[:MAX_ROWS], sheet)
    for place, line in enumerate(lines[:_HEADING_WITHIN]):
        columns = _named_columns(line)
        if Column.NUMBER in columns or Column.NAME in columns:
            sheet.columns, sheet.lines = columns, lines[place + 1 :]
            return sheet
    sheet.columns, sheet.lines = _likely_columns(lines[:_SAMPLE], is_card, is_deck), lines
    number = sheet.columns[Column.NUMBER]
    sheet.is_loose = any(
        _SURELY_NUMBER.match(cell.text)
        for line in lines[:_SAMPLE]
        for place, cell in enumerate(line.cells)
        if place != number
    )
    return sheet


def read_count(text: str) -> int | None:
    """How many a cell says, or None where it is no count."""
    if (flag := _FLAGS.get(text.casefold())) is not None:
        return flag
    found = _COUNT.fullmatch(text)
    return int(found[1]) if found else None


def _lines(texts: Sequence[str], sheet: ListSheet) -> list[Line]:
    """The lines that are not blank; quotation marks never reach beyond theirs."""
    separator = max(_SEPARATORS, key=lambda mark: _score(texts[:_SAMPLE], mark))
    found = []
    for number, text in enumerate(texts, 1):
        try:
            cells = next(csv.reader([text], delimiter=separator, strict=True), [])
        except csv.Error:
            sheet.unpaired.append(number)
            continue
        if any(cell and not cell.isspace() for cell in cells):
            found.append(Line(number, [text_cell(cell) for cell in cells]))
    return found


def _score(texts: Sequence[str], separator: str) -> int:
    """How many cells make sense if that separates them."""
    cells = (cell.strip(' "') for text in texts for cell in text.split(separator))
    return sum(is_number(cell) or folded(cell) in _KNOWN for cell in cells)


def _named_columns(line: Line) -> dict[Column, int]:
    """The columns that a heading names; none where the line is no heading."""
    found: dict[Column, int] = {}
    for place, cell in enumerate(line.cells):
        if is_number(cell.text):
            return {}
        if column := _KNOWN.get(folded(cell.text)):
            found.setdefault(column, place)
    return found


def _likely_columns(
    lines: Sequence[Line], is_card: Callable[[str], bool], is_deck: Callable[[str], bool]
) -> dict[Column, int]:
    """Where numbers, counts and decks stand in a list without a heading."""
    width = max((len(line.cells) for line in lines), default=1)
    texts = [[line.cell(place).text for line in lines] for place in range(width)]
    known = [sum(map(is_card, column)) for column in texts]
    found = {Column.NUMBER: known.index(max(known))}
    for place, column in enumerate(texts):
        if place == found[Column.NUMBER]:
            continue
        written = [text for text in column if text]
        if 2 * sum(_LIKE_COUNT.match(text) is not None for text in written) > len(written):
            found.setdefault(Column.COUNT, place)
        elif 2 * sum(map(is_deck, written)) > len(written):
            found.setdefault(Column.DECK, place)
    return found
