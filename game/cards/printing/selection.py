"""Which cards of a deck are printed, from the words a person types; it knows no options."""

from __future__ import annotations

import csv
import fnmatch
from collections.abc import Iterable, Sequence
from pathlib import Path

from game import record
from game.cards.model import Deck, DeckCard
from game.cards.printing.plan import MAX_CARDS
from game.cards.printing.refusal import PrintCode, PrintRefusal, PrintRefusals
from game.cards.printing.request import CardCount, whole_deck
from game.engine import CardNumber, Refusal
from game.i18n import refusal_text

_ALL = "all"
_MATCH = ".json"
_GLOB = frozenset("*?[")


def select(deck: Deck, words: Sequence[str]) -> tuple[CardCount, ...]:
    """The cards that words name, in the deck's order; no words name all.

    A word is a number (1.3.005), a range of numbers (1.1.001-1.1.009), a pattern (1.3.*), a name,
    a club, a position, a class (class3) or "all"; ":3" behind it asks for three of each. Where
    several words name a card, the last of them says how many.

    Raises:
        PrintRefusals: words that name nothing, counts that are none; all of them.
    """
    if not words:
        return whole_deck(deck.cards)
    counts: dict[DeckCard, int] = {}
    refusals: list[PrintRefusal] = []
    for word in words:
        name, count = _counted(word)
        found = _named(deck, name)
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
    try:
        lines = file.read_text("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        code = PrintCode.LIST_UNREADABLE
        raise PrintRefusal(code, file=str(file), reason=reason or str(error)) from error
    known = {card.number.value: card for card in deck.cards}
    counts: dict[DeckCard, int] = {}
    refusals: list[PrintRefusal] = []
    for number, line in enumerate(lines, 1):
        cells = _cells(line)
        if not cells or (number == 1 and not _is_number(cells[0])):
            continue  # nothing, or the heading
        card = known.get(_value(cells[0]))
        count = _count(cells[1] if len(cells) > 1 and cells[1] else "1")
        if card is None or count is None:
            code = PrintCode.LIST_LINE
            refusals.append(PrintRefusal(code, file=file.name, line=number, found=line.strip()))
        else:
            counts[card] = counts.get(card, 0) + count
    if refusals:
        raise PrintRefusals(tuple(refusals))
    return tuple(CardCount(card, counts[card]) for card in deck.cards if counts.get(card))


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


def _named(deck: Deck, word: str) -> tuple[DeckCard, ...]:
    """The cards that a word without a count names."""
    cards = deck.cards
    if word.casefold() == _ALL:
        return cards
    if _is_number(word):
        return tuple(card for card in cards if card.number.value == _value(word))
    first, dash, last = word.partition("-")
    if dash and _is_number(first) and _is_number(last):
        low, high = _value(first), _value(last)
        return tuple(card for card in cards if low <= card.number.value <= high)
    if _GLOB & set(word):
        return tuple(card for card in cards if fnmatch.fnmatchcase(str(card.number), word))
    return tuple(card for card in cards if word.casefold() in _tags(card))


def _tags(card: DeckCard) -> Iterable[str]:
    texts = (
        card.club.id,
        *card.club.names.values(),
        *card.names.values(),
        card.position.value,
        f"class{card.card_class}",
    )
    return {text.casefold() for text in texts}


def _is_number(text: str) -> bool:
    digits = text.replace(".", "")
    return digits.isascii() and digits.isdigit() and len(digits) < 100


def _value(text: str) -> int:
    return CardNumber(text).value if _is_number(text) else -1


def _cells(line: str) -> list[str]:
    mark = next((mark for mark in "\t;," if mark in line), ",")
    cells = [cell.strip() for cell in next(csv.reader([line], delimiter=mark), [])]
    return cells if any(cells) else []
