"""What can be wrong with a deck, and where; sentences about it are made in `fault_text`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class FaultCode(StrEnum):
    """A kind of fault; the comment names the parameters that a sentence about it needs."""

    FILE_MISSING = "file_missing"
    FILE_UNREADABLE = "file_unreadable"  # reason
    FILE_TOO_LARGE = "file_too_large"  # limit (KB)
    FILE_EMPTY = "file_empty"
    ENCODING = "encoding"  # found: `cp1251`, `UTF-16` or nothing
    TOML_SYNTAX = "toml_syntax"  # detail
    CSV_SYNTAX = "csv_syntax"  # detail
    SEPARATOR = "separator"  # found
    FORMAT_NEWER = "format_newer"  # found, supported
    KEY_MISSING = "key_missing"
    KEY_UNKNOWN = "key_unknown"  # suggestion
    WRONG_TYPE = "wrong_type"  # expected: `text`, `whole number`, `table` or `list of tables`
    COLUMN_MISSING = "column_missing"
    COLUMN_UNKNOWN = "column_unknown"  # suggestion
    COLUMN_UNNAMED = "column_unnamed"  # position (from 1)
    COLUMN_DOUBLE = "column_double"
    ROW_LENGTH = "row_length"  # found, expected
    BLANK = "blank"
    TOO_LONG = "too_long"  # found, limit (characters)
    UNPRINTABLE = "unprintable"
    NOT_WHOLE_NUMBER = "not_whole_number"  # found
    OUT_OF_RANGE = "out_of_range"  # found, low, high
    NUMBER_MALFORMED = "number_malformed"  # found
    NUMBER_DOUBLE = "number_double"  # found, other, other_line
    UNKNOWN_WORD = "unknown_word"  # found, allowed, suggestion
    COLOR_MALFORMED = "color_malformed"  # found
    ID_MALFORMED = "id_malformed"  # found
    CLUB_DOUBLE = "club_double"  # found
    NO_CLUBS = "no_clubs"
    NO_CARDS = "no_cards"
    PICTURE_OUTSIDE = "picture_outside"  # found
    PICTURE_MISSING = "picture_missing"  # found
    PICTURE_NOT_IMAGE = "picture_not_image"  # found
    PICTURE_TOO_LARGE = "picture_too_large"  # found, megabytes, megapixels, side (px)
    PICTURE_BROKEN = "picture_broken"  # found
    DECK_DOUBLE = "deck_double"  # found, other (folder)

    # In what a player brings: spreadsheets, archives, folders.
    FILE_KIND = "file_kind"
    FILE_OLD_SHEET = "file_old_sheet"
    FILE_BROKEN = "file_broken"  # kind: `XLSX` or `ZIP`
    NOT_TEXT = "not_text"
    HEADER_MISSING = "header_missing"
    QUOTES = "quotes"
    TOO_MANY_ROWS = "too_many_rows"  # limit
    TOO_MANY_COLUMNS = "too_many_columns"  # limit
    CELL_DATE = "cell_date"  # found, meant: what it likely was, or nothing
    CELL_ERROR = "cell_error"  # found
    CELL_FORMULA = "cell_formula"
    ARCHIVE_LOCKED = "archive_locked"
    ARCHIVE_UNSAFE = "archive_unsafe"  # found
    ARCHIVE_TOO_LARGE = "archive_too_large"  # limit (MB), files
    NO_TABLE = "no_table"
    SEVERAL_TABLES = "several_tables"  # found (list)


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a deck.

    Attributes:
        code: what is wrong.
        file: the file of the deck's folder that is wrong.
        line: its line from 1; 0 where the file as a whole is meant.
        column: the column of `cards.csv` or the dotted key of `deck.toml`, if one is meant.
        params: what a sentence about it needs, by `FaultCode`.
        is_row: `line` counts the rows of a spreadsheet, not the lines of a text.
    """

    code: FaultCode
    file: str
    line: int
    column: str
    params: dict[str, object]
    is_row: bool = False

    def __str__(self) -> str:
        place = ":".join(part for part in (self.file, str(self.line or ""), self.column) if part)
        details = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{place}: {self.code}" + (f" ({details})" if details else "")


class DeckFaults(Exception):  # noqa: N818 - it holds all the faults, not one error
    """All that is wrong with a deck, by file, line and column."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(*faults)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class FaultList:
    """Gathers the faults of one file while it is read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def add(self, code: FaultCode, line: int = 0, column: str = "", **params: object) -> None:
        """Note a fault and read on."""
        self.faults.append(Fault(code, self.file, line, column, params))

    def __len__(self) -> int:
        return len(self.faults)


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that a mistyped one most likely means, or nothing."""
    import difflib  # noqa: PLC0415 - needed only where something is wrong

    found = difflib.get_close_matches(word.lower(), known, n=1)
    return found[0] if found else ""
