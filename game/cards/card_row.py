"""Turns a row of `cards.csv` into a card, with every fault and its column; it reads no table.

Columns: `number`, `name_ru`, `name_en`, `club`, `position`; the attack values `three_pointer`,
`inside_shot`, `drive`, `assist`; the defense values of the same rows `perimeter`, `block`,
`on_ball`, `steal`. A deck may add `class`, `role_ru`, `role_en`, the look (`skin`, `hair`,
`hair_color`, `brows`, `mouth`, `beard`, `headband`, `glasses`, `face_width` in percent), and
`picture` with its crop (`focus_x`, `focus_y`, `zoom` in percent); a blank cell of these has the
usual meaning.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from game.cards.card_table import Row
from game.cards.fault import FaultCode, FaultList, nearest
from game.cards.model import Club, DeckCard, Focus, Hair, Language, Look, Mouth, Position
from game.cards.picture_file import MAX_BYTES, MAX_PIXELS, MAX_SIDE, picture_fault, picture_path
from game.engine.card import CardNumber, Values

ATTACK_COLUMNS = ("three_pointer", "inside_shot", "drive", "assist")
DEFENSE_COLUMNS = ("perimeter", "block", "on_ball", "steal")
REQUIRED_COLUMNS = (
    *("number", "name_ru", "name_en", "club", "position"),
    *ATTACK_COLUMNS,
    *DEFENSE_COLUMNS,
)
OPTIONAL_COLUMNS = (
    *("class", "role_ru", "role_en"),
    *("skin", "hair", "hair_color", "brows", "mouth", "beard", "headband", "glasses"),
    *("face_width", "picture", "focus_x", "focus_y", "zoom"),
)
SKINS = ("pale", "light", "tan", "brown", "dark")  # in the order of `Look.skin`
HAIR_COLORS = ("black", "brown", "chestnut", "blond", "red", "grey")  # of `Look.hair_color`
ZOOMS = (100, 400)  # percent, least and most
MAX_TEXT = 40  # characters
MAX_NUMBER = 15  # characters

PICTURE_LIMITS = {
    "megabytes": MAX_BYTES // 1_000_000,
    "megapixels": MAX_PIXELS["WEBP"] // 1_000_000,
    "side": MAX_SIDE,
}
ROLES: Mapping[Position, Mapping[Language, str]] = {
    Position.GUARD: {"ru": "Защитник", "en": "Guard"},
    Position.WING: {"ru": "Форвард", "en": "Forward"},
    Position.BIG: {"ru": "Центровой", "en": "Center"},
}
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_Word = TypeVar("_Word", bound=StrEnum)


def read_card(
    row: Row, clubs: Mapping[str, Club] | None, folder: Path, faults: FaultList
) -> DeckCard | None:
    """The card of a row, or None where anything in it is wrong.

    Args:
        row: the cells.
        clubs: the deck's clubs by id; None where they are not known, so that none is refused.
        folder: where a picture must lie.
        faults: where to note what is wrong.
    """
    known = len(faults)
    cells = _Cells(row, faults)
    number = cells.number("number")
    names = {"ru": cells.text("name_ru"), "en": cells.text("name_en")}
    club = cells.club("club", clubs)
    position = cells.word("position", Position)
    card_class = cells.whole("class", 1, 3, default=1)
    role = {
        language: cells.text(f"role_{language}", default=usual)
        for language, usual in ROLES[position].items()
    }
    attack, defense = cells.values(ATTACK_COLUMNS), cells.values(DEFENSE_COLUMNS)
    look = _look(cells)
    picture, focus = cells.picture("picture", folder), _focus(cells)
    if len(faults) > known or number is None or club is None:
        return None
    return DeckCard(
        number=number,
        names=names,
        club=club,
        position=position,
        role=role,
        card_class=card_class,
        attack=attack,
        defense=defense,
        look=look,
        picture=picture,
        focus=focus,
    )


def _look(cells: _Cells) -> Look:
    usual = Look()
    return Look(
        skin=cells.choice("skin", SKINS, SKINS[usual.skin]),
        hair=cells.word("hair", Hair, usual.hair),
        hair_color=cells.choice("hair_color", HAIR_COLORS, HAIR_COLORS[usual.hair_color]),
        angry_brows=bool(cells.choice("brows", ("calm", "angry"), "calm")),
        mouth=cells.word("mouth", Mouth, usual.mouth),
        beard=cells.flag("beard"),
        headband=cells.flag("headband"),
        glasses=cells.flag("glasses"),
        width=cells.whole("face_width", 90, 110, default=100) / 100,
    )


def _focus(cells: _Cells) -> Focus:
    usual = Focus()
    return Focus(
        x=cells.whole("focus_x", 0, 100, default=usual.x),
        y=cells.whole("focus_y", 0, 100, default=usual.y),
        zoom=cells.whole("zoom", *ZOOMS, default=usual.zoom),
    )


class _Cells:
    """Reads the cells of one row; what is wrong is noted and a stand-in returned."""

    def __init__(self, row: Row, faults: FaultList) -> None:
        self._row = row
        self._faults = faults

    def number(self, column: str) -> CardNumber | None:
        """A card number (R3.3)."""
        text = self._cell(column)
        if not text:
            return None
        try:
            number = CardNumber(text) if len(text) <= MAX_NUMBER else None
        except ValueError:
            number = None
        if number is None:
            self._fault(FaultCode.NUMBER_MALFORMED, column, found=text)
        return number

    def text(self, column: str, default: str = "") -> str:
        """A short text."""
        text = self._cell(column, default)
        if len(text) > MAX_TEXT:
            self._fault(FaultCode.TOO_LONG, column, found=len(text), limit=MAX_TEXT)
        elif not text.isprintable():
            self._fault(FaultCode.UNPRINTABLE, column)
        return text

    def club(self, column: str, clubs: Mapping[str, Club] | None) -> Club | None:
        """One of the clubs."""
        text = self._cell(column)
        if not text or clubs is None:
            return None
        if text not in clubs:
            self._unknown(column, text, list(clubs))
        return clubs.get(text)

    def choice(self, column: str, words: Sequence[str], default: str = "") -> int:
        """The index of one of the words."""
        text = self._cell(column, default).lower()
        if text in words:
            return words.index(text)
        if text:
            self._unknown(column, text, words)
        return 0

    def word(self, column: str, kind: type[_Word], default: str = "") -> _Word:
        """One of the words of an enumeration."""
        words = list(kind)
        return words[self.choice(column, words, default)]

    def flag(self, column: str) -> bool:
        """Yes, or else no."""
        return bool(self.choice(column, ("no", "yes"), "no"))

    def whole(self, column: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        text = self._cell(column, "" if default is None else str(default))
        if not _WHOLE.fullmatch(text):
            if text:
                self._fault(FaultCode.NOT_WHOLE_NUMBER, column, found=text)
            return low
        value = int(text)
        if not low <= value <= high:
            self._fault(FaultCode.OUT_OF_RANGE, column, found=value, low=low, high=high)
        return value

    def values(self, columns: tuple[str, str, str, str]) -> Values:
        """The four values of a card's attack or defense."""
        first, second, third, fourth = (self.whole(column, 1, 99) for column in columns)
        return first, second, third, fourth

    def picture(self, column: str, folder: Path) -> Path | None:
        """The owner's picture, if there is one."""
        text = self._row.cells.get(column, "")
        if not text:
            return None
        if code := picture_fault(folder, text):
            self._fault(code, column, found=text, **PICTURE_LIMITS)
        return picture_path(folder, text)

    def _cell(self, column: str, default: str = "") -> str:
        """The text of a cell, else the default; blank without one is a fault."""
        text = self._row.cells.get(column, "") or default
        if not text and column in self._row.cells:  # a missing column is noted once, by the table
            self._fault(FaultCode.BLANK, column)
        return text

    def _unknown(self, column: str, found: str, allowed: Sequence[str]) -> None:
        words = [str(word) for word in allowed]
        suggestion = nearest(found, words)
        self._fault(
            FaultCode.UNKNOWN_WORD, column, found=found, allowed=words, suggestion=suggestion
        )

    def _fault(self, code: FaultCode, column: str, **params: object) -> None:
        self._faults.add(code, self._row.line, column, **params)
