"""Sentences for what is wrong with a deck, in the player's language; it decides nothing itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.fault import Fault, FaultCode
from game.i18n import gettext as _
from game.i18n import later, ngettext

MAX_QUOTE = 100  # characters of the file's own text in a sentence

_SENTENCES = {
    FaultCode.FILE_MISSING: later("The file is missing."),
    FaultCode.FILE_UNREADABLE: later("The file cannot be read: {reason}."),
    FaultCode.FILE_TOO_LARGE: later("The file is larger than {limit} KB."),
    FaultCode.FILE_EMPTY: later("The file is empty."),
    FaultCode.ENCODING: later("The text is not UTF-8. Save the file as UTF-8."),
    FaultCode.TOML_SYNTAX: later("This is not valid TOML: {detail}."),
    FaultCode.CSV_SYNTAX: later("The rows cannot be read from here on: {detail}."),
    FaultCode.SEPARATOR: later(
        "The columns are separated by “{found}”. Save the file with commas between them."
    ),
    FaultCode.FORMAT_NEWER: later(
        "The deck has format {found} and needs a newer game; this one reads format {supported}."
    ),
    FaultCode.KEY_MISSING: later("The key is missing."),
    FaultCode.KEY_UNKNOWN: later("There is no such key."),
    FaultCode.COLUMN_MISSING: later("The column is missing."),
    FaultCode.COLUMN_UNKNOWN: later("There is no such column."),
    FaultCode.COLUMN_UNNAMED: later("Column {position} has no name."),
    FaultCode.COLUMN_DOUBLE: later("The column stands there twice."),
    FaultCode.ROW_LENGTH: later("The row has {found} columns where {expected} are expected."),
    FaultCode.BLANK: later("Something must stand here."),
    FaultCode.TOO_LONG: later("The text has {found} characters; at most {limit} are allowed."),
    FaultCode.UNPRINTABLE: later("The text has a line break or another invisible character."),
    FaultCode.NOT_WHOLE_NUMBER: later("“{found}” is not a whole number."),
    FaultCode.OUT_OF_RANGE: later("{found} is not between {low} and {high}."),
    FaultCode.NUMBER_MALFORMED: later(
        "“{found}” is not a card number: digits and dots such as 1.1.002 are."
    ),
    FaultCode.NUMBER_DOUBLE: later(
        "{found} is the same number as {other} in line {other_line}; dots do not count."
    ),
    FaultCode.UNKNOWN_WORD: later("“{found}” is not known here. Allowed: {allowed}."),
    FaultCode.COLOR_MALFORMED: later("“{found}” is not a color such as #1f7a5a."),
    FaultCode.ID_MALFORMED: later(
        "“{found}” cannot be an id: small Latin letters, digits, - and _ can."
    ),
    FaultCode.CLUB_DOUBLE: later("There are two clubs “{found}”."),
    FaultCode.NO_CLUBS: later("The deck has no clubs."),
    FaultCode.NO_CARDS: later("The deck has no cards."),
    FaultCode.PICTURE_OUTSIDE: later("The picture must lie in the deck's own folder: {found}."),
    FaultCode.PICTURE_MISSING: later("There is no picture {found} that can be read."),
    FaultCode.PICTURE_NOT_IMAGE: later("{found} is not a PNG, JPEG or WebP picture."),
    FaultCode.PICTURE_TOO_LARGE: later(
        "The picture {found} is too large: up to {megabytes} MB, {megapixels} megapixels and"
        " {side} pixels a side are sure to do."
    ),
    FaultCode.PICTURE_BROKEN: later("The picture {found} is damaged and cannot be shown."),
    FaultCode.DECK_DOUBLE: later("A deck of the same folder name is already there: {other}."),
    FaultCode.FILE_KIND: later(
        "This is no deck: a folder, a ZIP, an XLSX or a CSV file can be one."
    ),
    FaultCode.FILE_OLD_SHEET: later(
        "This spreadsheet is in another format or has a password."
        " Save it as XLSX or CSV, without a password."
    ),
    FaultCode.FILE_BROKEN: later("The file is damaged: it cannot be read as {kind}."),
    FaultCode.NOT_TEXT: later("The file holds no text. Save the spreadsheet as CSV or XLSX."),
    FaultCode.HEADER_MISSING: later(
        "No row with the names of the columns was found. It needs at least the name"
        " and the eight values; a starter spreadsheet shows how."
    ),
    FaultCode.QUOTES: later("The quotation marks do not pair up from here on."),
    FaultCode.TOO_MANY_ROWS: later("There are more than {limit} rows."),
    FaultCode.TOO_MANY_COLUMNS: later("There are more than {limit} columns."),
    FaultCode.CELL_DATE: later(
        "The spreadsheet has made a date of this: {found}."
        " Set the column’s format to text and type the cell again."
    ),
    FaultCode.CELL_ERROR: later("The spreadsheet shows an error here: {found}."),
    FaultCode.CELL_FORMULA: later(
        "The result of the formula is not in the file."
        " Open it in a spreadsheet program, save it, and try again."
    ),
    FaultCode.ARCHIVE_LOCKED: later("The archive has a password. Pack it again without one."),
    FaultCode.ARCHIVE_UNSAFE: later("The archive holds a file with an unsafe name: {found}."),
    FaultCode.ARCHIVE_TOO_LARGE: later(
        "The archive holds too much: at most {limit} MB and {files} files are allowed."
    ),
    FaultCode.NO_TABLE: later("There is no table of cards in it: no cards.csv, no XLSX, no CSV."),
    FaultCode.SEVERAL_TABLES: later(
        "There are several tables in it: {found}. Name the right one cards.csv or cards.xlsx."
    ),
}
_ROW_SENTENCES = {  # where lines are rows of a spreadsheet
    FaultCode.NUMBER_DOUBLE: later(
        "{found} is the same number as {other} in row {other_line}; dots do not count."
    ),
}
_EXPECTED = {
    "text": later("Text in quotes belongs here."),
    "whole number": later("A whole number belongs here."),
    "table": later("A name in each language belongs here: ru and en."),
    "list of tables": later("Each club needs a heading of its own: [[clubs]]."),
}


def fault_report(faults: Sequence[Fault]) -> str:
    """All faults as the text of a file: how many, then a line each."""
    head = ngettext("{n} fault", "{n} faults", len(faults)).format(n=len(faults))
    return "\n".join([head, "", *map(fault_line, faults), ""])


def fault_line(fault: Fault) -> str:
    """A fault with its place: "cards.csv, line 7, block: Something must stand here."."""
    return f"{fault_place(fault)}: {fault_text(fault)}"


def fault_place(fault: Fault) -> str:
    """Where a fault lies: file, line and column."""
    place = fault.file
    if fault.line and fault.is_row:
        place = _("{file}, row {row}").format(file=place, row=fault.line)
    elif fault.line:
        place = _("{file}, line {line}").format(file=place, line=fault.line)
    return f"{place}, {fault.column}" if fault.column else place


def fault_text(fault: Fault) -> str:
    """What is wrong and, where it is known, what was likely meant."""
    params = fault.params
    match fault.code:
        case FaultCode.WRONG_TYPE:
            return _(_EXPECTED[str(params["expected"])])
        case FaultCode.ENCODING if params["found"]:
            sentence = _("The text is not UTF-8, it looks like {found}. Save the file as UTF-8.")
        case FaultCode.CELL_DATE if params.get("meant"):
            sentence = _(
                "The spreadsheet has made a date of this: {found}."
                " Set the column’s format to text and type {meant} again."
            )
        case code if fault.is_row and code in _ROW_SENTENCES:
            sentence = _(_ROW_SENTENCES[code])
        case _:
            sentence = _(_SENTENCES[fault.code])
    text = sentence.format(**{name: _shown(value) for name, value in params.items()})
    if suggestion := params.get("suggestion"):
        text += " " + _("Is {word} meant?").format(word=suggestion)
    return text


def _shown(value: object) -> str:
    """A parameter as it stands in a sentence: lists joined, long texts cut, nothing invisible."""
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_shown, value))
    text = "Tab" if value == "\t" else str(value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= MAX_QUOTE else text[: MAX_QUOTE - 1] + "…"
