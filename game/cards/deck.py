"""Reads a deck's folder into a validated deck or a list of all its faults; it draws nothing.

A deck is a folder with `deck.toml` (names, clubs) and `cards.csv` (a card a row); other files in it
are ignored, save for the pictures that `cards.csv` names.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.cards.card_row import OPTIONAL_COLUMNS, REQUIRED_COLUMNS, read_card
from game.cards.card_table import Row, read_rows
from game.cards.deck_heading import Heading, read_heading
from game.cards.fault import DeckFaults, Fault, FaultCode, FaultList
from game.cards.model import Deck, DeckCard
from game.cards.source_text import source_text

HEADING_FILE = "deck.toml"
TABLE_FILE = "cards.csv"

__all__ = [
    "HEADING_FILE",
    "TABLE_FILE",
    "DeckFaults",
    "Fault",
    "FaultCode",
    "load_deck",
    "refuse_double_numbers",
]


def load_deck(folder: Path) -> Deck:
    """Read the deck in a folder.

    Raises:
        DeckFaults: anything is wrong with it; all that is wrong is in there.
    """
    heading_faults, table_faults = FaultList(HEADING_FILE), FaultList(TABLE_FILE)
    heading = _heading(folder, heading_faults)
    cards = _cards(folder, heading, table_faults)
    if heading is None or heading_faults or table_faults:
        raise DeckFaults([*_by_place(heading_faults), *_by_place(table_faults)])
    return Deck(
        id=folder.name,
        names=heading.names,
        author=heading.author,
        license=heading.license,
        clubs=heading.clubs,
        cards=tuple(sorted(cards, key=lambda card: card.number)),
        folder=folder,
    )


def _heading(folder: Path, faults: FaultList) -> Heading | None:
    text = source_text(folder / HEADING_FILE, faults)
    return None if text is None else read_heading(text, faults)


def _cards(folder: Path, heading: Heading | None, faults: FaultList) -> list[DeckCard]:
    text = source_text(folder / TABLE_FILE, faults)
    if text is None:
        return []
    clubs = {club.id: club for club in heading.clubs} if heading else {}
    rows = read_rows(text, REQUIRED_COLUMNS, OPTIONAL_COLUMNS, faults)
    if not rows and not faults:
        faults.add(FaultCode.NO_CARDS)
    found = [read_card(row, clubs or None, folder, faults) for row in rows]
    refuse_double_numbers(rows, faults)
    return [card for card in found if card is not None]


def refuse_double_numbers(rows: Sequence[Row], faults: FaultList) -> None:
    """Note numbers that are equal once their dots are left out (R3.3)."""
    first: dict[int, Row] = {}
    for row in rows:
        text = row.cells.get("number", "")
        digits = text.replace(".", "")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 100):
            continue
        other = first.setdefault(int(digits), row)
        if other is not row:
            faults.add(
                FaultCode.NUMBER_DOUBLE,
                row.line,
                "number",
                found=text,
                other=other.cells["number"],
                other_line=other.line,
            )


def _by_place(faults: FaultList) -> list[Fault]:
    return sorted(faults.faults, key=lambda fault: fault.line)
