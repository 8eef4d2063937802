"""Which cards of a deck are printed, from the words a person types; it knows no options."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from pathlib import Path

from game import record
from game.cards.model import Deck, DeckCard
from game.cards.printing.plan import MAX_CARDS
from game.cards.printing.refusal import PrintCode, PrintRefusal, PrintRefusals
from game.cards.printing.request import CardCount, whole_deck
from game.cards.selection import CardWords, is_number, number_value
from game.engine import Refusal
from game.i18n import refusal_text

_MATCH = ".json"
_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\ufffd]")


def select(deck: Deck, words: Sequence[str]) -> tuple[CardCount, ...]:
    """The cards that words name, in the deck's order; no words name all.

    A word is any that `CardWords` knows; ":3" behind it asks for three of each. Where several words
    name a card, the last of them says how many.

    Raises:
        PrintRefusals: words that name nothing, counts that are none; all of them.
    """
    if not words:
        return whole_deck(deck.cards)
    known = CardWords(deck.cards)
    counts: dict[DeckCard, int] = {}
    refusals: list[PrintRefusal] = []
    for word in words:
        name, count = _counted(word)
        found = known.named(name)
        if not found:
            refusals.append(PrintRefusal(PrintCode.UNKNOWN_CARDS, found=name))
        elif count is None:
            refusals.append(PrintRefusal(PrintCode.BAD_COUNT, found=word, highest=MAX_CARDS))
        else:
            counts |= dict.fromkeys(found, count)
    if refusals:
        raise PrintRefusals(tuple(refusals))
    return tuple(CardCount(card, counts[card]) for card in deck.cards if counts.get(card))


def read_list(deck: Deck, file: Path) -> tuple[CardCount, ...]:
    """The cards of a list: a line each, the card's number and how many, apart by , ; or Tab.

    A saved match (.json) is a list, too: the rosters that both sides brought to it.

    Raises:
        PrintRefusal: the file cannot be read.
        PrintRefusals: lines or cards that the deck does not know, or no count; all of them.
    """
    if file.suffix.lower() == _MATCH:
        return _rosters(deck, file)
    lines = _text(file).splitlines()
    known = {card.number.value: card for card in deck.cards}
    counts: dict[DeckCard, int] = {}
    refusals: list[PrintRefusal] = []
    for number, line in enumerate(lines, 1):
        cells = _cells(line)
        if not cells or (number == 1 and not is_number(cells[0])):
            continue  # nothing, or the heading
        card = known.get(number_value(cells[0]))
        count = _count(cells[1] if len(cells) > 1 and cells[1] else "1")
        if card is None or count is None:
            code = PrintCode.LIST_LINE
            refusals.append(PrintRefusal(code, file=file.name, line=number, found=line.strip()))
        else:
            counts[card] = counts.get(card, 0) + count
    if refusals:
        raise PrintRefusals(tuple(refusals))
    return tuple(CardCount(card, counts[card]) for card in deck.cards if counts.get(card))


def _text(file: Path) -> str:
    """A file's text in whatever encoding a spreadsheet saved it.

    Raises:
        PrintRefusal: it cannot be read, or holds no text.
    """
    from game.cards.importing.text_sheet import decoded  # noqa: PLC0415 — much, for lists alone

    try:
        text = decoded(file.read_bytes())
    except OSError as error:
        code, reason = PrintCode.LIST_UNREADABLE, error.strerror or str(error)
        raise PrintRefusal(code, file=str(file), reason=reason) from error
    if _NO_TEXT.search(text):
        raise PrintRefusal(PrintCode.LIST_NOT_TEXT, file=file.name)
    return text


def _rosters(deck: Deck, file: Path) -> tuple[CardCount, ...]:
    """The cards of a match's two rosters; a card that both brought is wanted twice."""
    try:
        match = record.load(file)
    except Refusal as refusal:
        reason = f"{refusal.place}: {refusal_text(refusal)}"
        code = PrintCode.LIST_UNREADABLE
        raise PrintRefusal(code, file=str(file), reason=reason) from refusal
    known = {card.number: card for card in deck.cards}
    counts: dict[DeckCard, int] = {}
    refusals: list[PrintRefusal] = []
    for card in (card for team in match.teams for card in team.cards):
        found = known.get(card.number)
        if found is None:
            refusals.append(
                PrintRefusal(PrintCode.UNKNOWN_CARDS, found=f"{card.number} {card.name}")
            )
        else:
            counts[found] = counts.get(found, 0) + 1
    if refusals:
        raise PrintRefusals(tuple(refusals))
    return tuple(CardCount(card, counts[card]) for card in deck.cards if counts.get(card))


def _counted(word: str) -> tuple[str, int | None]:
    """A word without its count, and the count; None where what should be one is none."""
    name, colon, count = word.rpartition(":")
    return (name, _count(count)) if colon else (word, 1)


def _count(text: str) -> int | None:
    text = text.strip()
    is_count = text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= MAX_CARDS
    return int(text) if is_count else None


def _cells(line: str) -> list[str]:
    mark = next((mark for mark in "\t;," if mark in line), ",")
    cells = [cell.strip() for cell in next(csv.reader([line], delimiter=mark), [])]
    return cells if any(cells) else []
