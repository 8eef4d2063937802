"""Reads a CSV file as spreadsheets save it, whatever its encoding and separator."""

from __future__ import annotations

import csv
import io
import re

from game.cards.fault import FaultCode, FaultList
from game.cards.importing.heading_row import heading_score
from game.cards.importing.sheet import BLANK, MAX_COLUMNS, MAX_ROWS, Cell, Sheet, text_cell

_OLD_ENCODINGS = ("cp1251", "cp866", "mac_cyrillic", "koi8_r")  # of one byte a letter
_SEPARATORS = (",", ";", "\t", "|")
_HEADING_WITHIN = 40  # lines
_COMMON = frozenset("оеаинтсрвлкмдпуя")
_RUSSIAN = frozenset("абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№«»")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")


def text_sheet(data: bytes, title: str, faults: FaultList) -> Sheet | None:
    """The table of a CSV file, or None where it holds none that can be read."""
    if not data.strip(b"\xef\xbb\xbf\xff\xfe \t\r\n\x00"):
        faults.add(FaultCode.FILE_EMPTY)
        return None
    text = decoded(data)
    if _CONTROL.search(text):
        faults.add(FaultCode.NOT_TEXT)
        return None
    rows = _rows(text, _separator(text), faults)
    return None if rows is None else Sheet(title, rows)


def decoded(data: bytes) -> str:
    """The text of a file in the encoding that it is most likely in."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if data[:1000].count(0) > len(data[:1000]) // 10:  # UTF-16 without its mark
        is_little = data[1:1000:2].count(0) >= data[:1000:2].count(0)
        return data.decode("utf-16-le" if is_little else "utf-16-be", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        texts = [data.decode(encoding, "replace") for encoding in _OLD_ENCODINGS]
        return max(texts, key=_likeness)  # of equals, the first


def _likeness(text: str) -> tuple[int, int]:
    """How much a text looks like a table of cards in Russian."""
    known = sum((letter in _COMMON) + (letter in _RUSSIAN) for letter in text[:20_000])
    return max(_score(text, separator) for separator in _SEPARATORS), known


def _separator(text: str) -> str:
    return max(_SEPARATORS, key=lambda separator: _score(text, separator))


def _score(text: str, separator: str) -> int:
    """How many columns the best heading row has if that separates them."""
    lines = text[:20_000].split("\n")[:_HEADING_WITHIN]
    return max(
        heading_score([name.strip().strip('"') for name in line.split(separator)]) for line in lines
    )


def _rows(text: str, separator: str, faults: FaultList) -> list[list[Cell]] | None:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    rows: list[list[Cell]] = []
    try:
        for cells in reader:
            if len(rows) >= MAX_ROWS:
                faults.add(FaultCode.TOO_MANY_ROWS, len(rows), limit=MAX_ROWS)
                return None
            if any(cell and not cell.isspace() for cell in cells[MAX_COLUMNS:]):
                faults.add(FaultCode.TOO_MANY_COLUMNS, len(rows) + 1, limit=MAX_COLUMNS)
                return None
            rows.append([text_cell(cell) if cell else BLANK for cell in cells[:MAX_COLUMNS]])
    except csv.Error:
        faults.add(FaultCode.QUOTES, len(rows) + 1)
        return None
    return rows
