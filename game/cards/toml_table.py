"""Reads a table of `deck.toml` key by key and notes every fault; it knows no clubs, no decks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from game.cards.fault import FaultCode, FaultList, nearest
from game.cards.model import Language, Rgb

KeyPath = tuple[str | int, ...]  # ("clubs", 0, "name", "ru")

MAX_TEXT = 80  # characters
LANGUAGES: tuple[Language, ...] = ("ru", "en")

_Word = TypeVar("_Word", bound=StrEnum)
_COLOR = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", re.IGNORECASE)
_TABLE_LINE = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]")
_KEY_LINE = re.compile(r"\s*([\w.\"-]+)\s*=")


def key_lines(text: str) -> dict[KeyPath, int]:
    """The line of each table and key of a TOML text, as far as lines begin with them."""
    lines: dict[KeyPath, int] = {}
    counts: dict[str, int] = {}
    table: KeyPath = ()
    for number, line in enumerate(text.split("\n"), 1):
        if header := _TABLE_LINE.match(line):
            name = header[2].replace('"', "")
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
            first, *rest = name.split(".")
            table = (first, *((counts[first],) if first in counts else ()), *rest)
            lines.setdefault((first,), number)
            lines.setdefault(table, number)
        elif key := _KEY_LINE.match(line):
            path = (*table, *key[1].replace('"', "").split("."))
            for length in range(len(table) + 1, len(path) + 1):
                lines.setdefault(path[:length], number)
    return lines


class TomlTable:
    """Reads the values of a table; what is wrong is noted and a stand-in returned."""

    def __init__(
        self,
        table: Mapping[str, Any],
        faults: FaultList,
        lines: Mapping[KeyPath, int],
        path: KeyPath = (),
    ) -> None:
        self.table = table
        self._faults = faults
        self._lines = lines
        self._path = path

    def fault(self, code: FaultCode, key: str = "", **params: object) -> None:
        """Note a fault of a key, or of the table itself."""
        path = (*self._path, key) if key else self._path
        column = ".".join(part for part in path if isinstance(part, str))
        self._faults.add(code, self._line(path), column, **params)

    def refuse_unknown(self, known: Sequence[str]) -> None:
        """Note every key that is none of the known ones."""
        for key in self.table:
            if key not in known:
                self.fault(FaultCode.KEY_UNKNOWN, key, suggestion=nearest(key, known))

    def text(self, key: str, default: str | None = None) -> str:
        """A short text; with a default it may be left out or blank."""
        value = self._value(key, default)
        if value is None:
            return ""
        if not isinstance(value, str):
            self.fault(FaultCode.WRONG_TYPE, key, expected="text")
            return ""
        text = value.strip()
        if not text and default is None:
            self.fault(FaultCode.BLANK, key)
        elif len(text) > MAX_TEXT:
            self.fault(FaultCode.TOO_LONG, key, found=len(text), limit=MAX_TEXT)
        elif not text.isprintable():
            self.fault(FaultCode.UNPRINTABLE, key)
        return text

    def whole(self, key: str) -> int | None:
        """A whole number, or None."""
        value = self._value(key)
        if value is not None and type(value) is not int:  # true and false are no numbers here
            self.fault(FaultCode.WRONG_TYPE, key, expected="whole number")
            return None
        return value

    def names(self, key: str) -> dict[Language, str]:
        """A name in every language."""
        value = self._value(key)
        if value is None:
            return dict.fromkeys(LANGUAGES, "")
        if not isinstance(value, dict):
            self.fault(FaultCode.WRONG_TYPE, key, expected="table")
            return dict.fromkeys(LANGUAGES, "")
        inner = self._inner(value, key)
        inner.refuse_unknown(LANGUAGES)
        return {language: inner.text(language) for language in LANGUAGES}

    def word(self, key: str, kind: type[_Word], default: _Word | None = None) -> _Word:
        """One of the words of an enumeration."""
        words = [str(word) for word in kind]
        value = self._value(key, default)
        if value in words:
            return kind(value)
        if value is not None:
            found = str(value)
            suggestion = nearest(found, words)
            self.fault(
                FaultCode.UNKNOWN_WORD, key, found=found, allowed=words, suggestion=suggestion
            )
        return next(iter(kind))

    def color(self, key: str) -> Rgb:
        """A color such as `#1f7a5a`."""
        value = self._value(key)
        if isinstance(value, str) and (digits := _COLOR.fullmatch(value.strip())):
            return int(digits[1], 16), int(digits[2], 16), int(digits[3], 16)
        if value is not None:
            self.fault(FaultCode.COLOR_MALFORMED, key, found=str(value))
        return 0, 0, 0

    def tables(self, key: str) -> list[TomlTable]:
        """The tables of a list; empty where there are none."""
        value = self.table.get(key, [])
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            return [self._inner(each, key, index) for index, each in enumerate(value)]
        self.fault(FaultCode.WRONG_TYPE, key, expected="list of tables")
        return []

    def _inner(self, table: Mapping[str, Any], *steps: str | int) -> TomlTable:
        return TomlTable(table, self._faults, self._lines, (*self._path, *steps))

    def _value(self, key: str, default: str | None = None) -> Any:
        if key not in self.table and default is None:
            self.fault(FaultCode.KEY_MISSING, key)
        return self.table.get(key, default)

    def _line(self, path: KeyPath) -> int:
        """The line of a key, else of what it stands in."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)
