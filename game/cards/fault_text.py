"""Sentences for what is wrong with a deck, in the player's language; it decides nothing itself."""

from __future__ import annotations

from game.cards.fault import Fault, FaultCode
from game.i18n import gettext as _
from game.i18n import later

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
        "The picture {found} is larger than {megabytes} MB or {side} pixels a side."
    ),
    FaultCode.DECK_DOUBLE: later("A deck of the same folder name is already there: {other}."),
}
_EXPECTED = {
    "text": later("Text in quotes belongs here."),
    "whole number": later("A whole number belongs here."),
    "table": later("A name in each language belongs here: ru and en."),
    "list of tables": later("Each club needs a heading of its own: [[clubs]]."),
}


def fault_line(fault: Fault) -> str:
    """A fault with its place: "cards.csv, line 7, block: Something must stand here."."""
    return f"{fault_place(fault)}: {fault_text(fault)}"


def fault_place(fault: Fault) -> str:
    """Where a fault lies: file, line and column."""
    place = fault.file
    if fault.line:
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
        case _:
            sentence = _(_SENTENCES[fault.code])
    text = sentence.format(**{name: _shown(value) for name, value in params.items()})
    if suggestion := params.get("suggestion"):
        text += " " + _("Is {word} meant?").format(word=suggestion)
    return text


def _shown(value: object) -> str:
    """A parameter as it stands in a sentence: lists joined, long texts cut."""
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    text = "Tab" if value == "\t" else str(value)
    return text if len(text) <= MAX_QUOTE else text[: MAX_QUOTE - 1] + "…"
