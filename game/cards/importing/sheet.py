"""A spreadsheet as rows of cells, whatever file it came from; it knows no cards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

MAX_ROWS = 5_000
MAX_COLUMNS = 200


class Trouble(StrEnum):
    """What a spreadsheet may have put in place of what was typed."""

    DATE = "date"
    ERROR = "error"  # such as #REF!
    FORMULA = "formula"  # whose result was never stored


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell's text without the space around it.

    Attributes:
        meant: where the trouble is a date, what was probably typed.
    """

    text: str = ""
    trouble: Trouble | None = None
    meant: str = ""

    @property
    def is_blank(self) -> bool:
        """Whether nothing stands in it."""
        return not self.text and self.trouble is None


BLANK = Cell()


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows from the top, blank ones included, so that row `n` is `rows[n - 1]`."""

    title: str
    rows: Sequence[Sequence[Cell]]


_ERRORS = re.compile(
    r"#(?:REF!|N/A|DIV/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|FIELD!|GETTING_DATA"
    r"|ССЫЛКА!|Н/Д|ДЕЛ/0!|ЗНАЧ!|ИМЯ\?|ЧИСЛО!|ПУСТО!|ПЕРЕНОС!|ВЫЧИСЛ!)",
    re.IGNORECASE,
)
_OVERFLOW = re.compile(r"#{2,}")  # a number wider than its column, saved as it looked
_DATE = re.compile(r"(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.((?:19|20)\d\d)")
_INVISIBLE = {"Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"}


def text_cell(text: str) -> Cell:
    """The cell of a text as it stands in a file."""
    clean = cleaned(text)
    if _ERRORS.fullmatch(clean) or _OVERFLOW.fullmatch(clean):
        return Cell(clean, Trouble.ERROR)
    if date := _DATE.fullmatch(clean):
        return Cell(clean, Trouble.DATE, number_before_date(*map(int, date.groups())))
    return Cell(clean) if clean else BLANK


def number_before_date(day: int, month: int, year: int) -> str:
    """The card number that a spreadsheet is likely to have taken for that date."""
    return f"{day}.{month}.{year - 2000:03}" if year >= 2000 else ""


def cleaned(text: str) -> str:
    """A text without line breaks, double spaces and what cannot be seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown = (
        letter
        if unicodedata.category(letter) not in _INVISIBLE
        else ("" if unicodedata.category(letter) == "Cf" else " ")
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(shown).split())
