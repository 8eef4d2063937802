"""Turns a row of a player's spreadsheet into the cells of `cards.csv`; faults speak its words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from game.cards.card_table import Row
from game.cards.fault import Fault, FaultCode, FaultList, nearest
from game.cards.importing.column import NAME, ROLE, VALUE_COLUMNS, folded, is_russian
from game.cards.importing.heading_row import HeadingRow
from game.cards.importing.sheet import BLANK, Cell, Trouble
from game.cards.importing.word import WORD_COLUMNS, meaning, shown_word, shown_words, spellings
from game.cards.model import Position

_WHOLE_COLUMNS = frozenset({*VALUE_COLUMNS, "class", "face_width", "focus_x", "focus_y", "zoom"})
_WHOLE = re.compile(r"([+-]?\d{1,9})(?:[.,]0{1,9})?\s?%?", re.ASCII)
_STARS = re.compile(f"[*★{chr(0x2B50)}]{{1,3}}")  # what people type; it is never shown
_PLAIN_POSITIONS = frozenset(Position)
_PLAIN_NAMES = frozenset({*Position, "защитник", "форвард", "forward", "центровой", "center"})
_SHARE = re.compile(r"[01][.,]\d{1,9}", re.ASCII)  # 0.95 for 95 %


class SheetFaults(FaultList):
    """Gathers faults with the headings and words of the sheet itself."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.heading: HeadingRow | None = None
        self.clubs: Sequence[str] = ()  # names to choose from, where they are given
        self._told: set[str] = set()

    def add(self, code: FaultCode, line: int = 0, column: str = "", **params: object) -> None:
        """Note a fault of a column by its key; its label is what is told."""
        if code is FaultCode.UNKNOWN_WORD and self.heading is not None:
            params |= self._words(column, str(params["found"]))
        label = self.heading.label(column) if self.heading and column else column
        fault = Fault(code, self.file, line, label, params, is_row=True)
        if str(fault) not in self._told:  # one cell may serve two languages
            self._told.add(str(fault))
            self.faults.append(fault)

    def by_place(self) -> list[Fault]:
        """The faults from the top down, in each row from left to right."""
        labels = list(self.heading.labels.values()) if self.heading else []
        columns = {label: place for place, label in enumerate(labels)}
        last = len(labels)
        return sorted(self.faults, key=lambda fault: (fault.line, columns.get(fault.column, last)))

    def _words(self, column: str, found: str) -> dict[str, object]:
        """What may stand in a column, as the sheet would say it."""
        if column == "club":
            clubs = {folded(name): name for name in self.clubs}
            near = nearest(folded(found), list(clubs))
            return {"allowed": list(self.clubs), "suggestion": clubs.get(near, "")}
        if column not in WORD_COLUMNS or self.heading is None:
            return {}
        language, known = self.heading.language, spellings(column)
        near = nearest(folded(found), list(known))
        suggestion = shown_word(column, known[near], language) if near else ""
        return {"allowed": shown_words(column, language), "suggestion": suggestion}


def plain_row(
    line: int, cells: Sequence[Cell], heading: HeadingRow, faults: FaultList
) -> Row | None:
    """The cells of a card by column of `cards.csv`; None for a row that holds no card.

    Cells that a spreadsheet has spoiled are noted and left out, so that they are told once.
    """
    found = {
        key: cells[place] if place < len(cells) else BLANK for key, place in heading.columns.items()
    }
    if all(cell.is_blank for cell in found.values()) or _repeats_heading(found, heading):
        return None
    texts: dict[str, str] = {}
    for key, cell in found.items():
        if cell.trouble is None or (cell.trouble is Trouble.DATE and key in _TEXT_COLUMNS):
            texts[key] = _plain(key, cell.text)
        else:
            _note_trouble(cell, line, key, faults)
    _share_names(texts, heading)
    position = found.get("position", BLANK).text
    if texts.get("position") in _PLAIN_POSITIONS and folded(position) not in _PLAIN_NAMES:
        _take_role(texts, position)
    return Row(line, texts)


def _take_role(texts: dict[str, str], position: str) -> None:
    """Let a position that says more than guard, wing or big be the card's role, too."""
    key = "role_ru" if is_russian(position) else "role_en"
    if len(position) > 3 and not texts.get("role_ru") and not texts.get("role_en"):
        texts[key] = position[0].upper() + position[1:]


_TEXT_COLUMNS = frozenset({NAME, "name_ru", "name_en", ROLE, "role_ru", "role_en", "club"})


def _repeats_heading(found: Mapping[str, Cell], heading: HeadingRow) -> bool:
    return all(cell.text == heading.labels[key] for key, cell in found.items())


def _note_trouble(cell: Cell, line: int, key: str, faults: FaultList) -> None:
    match cell.trouble:
        case Trouble.DATE:
            meant = cell.meant if key == "number" else ""
            faults.add(FaultCode.CELL_DATE, line, key, found=cell.text, meant=meant)
        case Trouble.FORMULA:
            faults.add(FaultCode.CELL_FORMULA, line, key)
        case _:
            faults.add(FaultCode.CELL_ERROR, line, key, found=cell.text)


def _plain(key: str, text: str) -> str:
    """A cell's text as `cards.csv` would have it, or as it stands where it makes no sense."""
    if not text:
        return ""
    if key == "class" and _STARS.fullmatch(text):
        return str(len(text))
    if key in _WHOLE_COLUMNS and (whole := _WHOLE.fullmatch(text)):
        is_share = key in {"face_width", "zoom"} and text in {"1", "1,0", "1.0"}
        return "100" if is_share else str(int(whole[1]))
    if key in {"face_width", "zoom", "focus_x", "focus_y"} and _SHARE.fullmatch(text):
        return f"{float(text.replace(',', '.')) * 100:.10g}"
    if key == "number":
        return text.replace(",", ".").replace(" ", "")
    if key in WORD_COLUMNS:
        return meaning(key, text) or text
    return text


def _share_names(texts: dict[str, str], heading: HeadingRow) -> None:
    """Let one name serve both languages, and a role the language it is written in."""
    pair = ("name_ru", "name_en")
    given = {key: texts.pop(key, "") for key in (NAME, *pair)}
    usual = given[NAME] or given["name_ru"] or given["name_en"]
    if any(key in heading.columns for key in given):
        texts |= {key: given[key] or usual for key in pair}
    if role := texts.pop(ROLE, ""):
        key = "role_ru" if is_russian(role) else "role_en"
        texts[key] = texts.get(key) or role
