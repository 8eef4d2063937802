"""Reads the numbers, ranges and words that somebody types to name cards; it knows no deck's id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.cards.fault import nearest
from game.cards.model import DeckCard
from game.cards.selection import CardWords, folded, is_number
from game.people.collection import MOST_COPIES
from game.people.fault import PeopleCode, PeopleFault

_BREAKS = re.compile(r"[,;\n\r\t]+")
_LOOSE_DASH = re.compile(r"(?<=\d) ?[-\u2010-\u2015\u2212] ?(?=\d)")
_LOOSE_COUNT = re.compile(
    r" ?(?:(?<=[\d\]*? ])[x\u0445]|[\u00d7:]) ?(?=-?\d+(?: |$))", re.IGNORECASE
)
_COUNTED = re.compile(r"(.+?):(-?\d+)")
_GUESSES = 10  # words for which what was likely meant is looked for
_QUOTE = 60  # characters of a word that a fault shows


class Ranges(NamedTuple):
    """What was typed: how many of which cards, and a fault for each word that makes no sense."""

    counts: Mapping[DeckCard, int]
    faults: tuple[PeopleFault, ...]


def parse_ranges(text: str, cards: Sequence[DeckCard]) -> Ranges:
    """Read a text such as "1.1.001-1.1.020, 1.2.005 x2; 1.3.*".

    Words stand apart by commas, semicolons, line breaks or spaces; names and clubs may have spaces
    in them. A count is "x2", "×2" or ":2" behind a word. Where several words name a card, the last
    of them says how many.

    Args:
        text: as typed.
        cards: of one deck.
    """
    return parse_words(text, CardWords(cards), guesses=_GUESSES)


def parse_words(text: str, known: CardWords, *, guesses: int) -> Ranges:
    """The same with the cards' words, and for how many unknown words to look for the likely one."""
    counts: dict[DeckCard, int] = {}
    faults: list[PeopleFault] = []
    for word, written in _words(text, known):
        found = known.named(word)
        count = 1 if written is None else int(written) if len(written) < 7 else -1
        if not found:
            faults.append(_unknown(word, known, is_guessed=len(faults) < guesses))
        elif not 0 <= count <= MOST_COPIES:
            quoted = f"{word} x{written}"[:_QUOTE]
            faults.append(PeopleFault(PeopleCode.WORD_COUNT, found=quoted, most=MOST_COPIES))
        else:
            counts |= dict.fromkeys(found, count)
    return Ranges(counts, tuple(faults))


def _words(text: str, known: CardWords) -> Iterator[tuple[str, str | None]]:
    """Each word and the count behind it, if any."""
    for chunk in _BREAKS.split(text):
        plain = " ".join(chunk.split())
        tight = _LOOSE_COUNT.sub(":", _LOOSE_DASH.sub("-", plain)).split()
        start = 0
        while start < len(tight):
            lengths = range(min(known.most_parts, len(tight) - start), 1, -1)
            joined = (" ".join(tight[start : start + length]) for length in lengths)
            word = next((each for each in joined if known.named(_split(each)[0])), tight[start])
            start += word.count(" ") + 1
            yield _split(word)


def _split(word: str) -> tuple[str, str | None]:
    """A word without its count, and the count."""
    found = _COUNTED.fullmatch(word)
    return (found[1], found[2]) if found else (word, None)


def _unknown(word: str, known: CardWords, *, is_guessed: bool) -> PeopleFault:
    """Why a word names nothing, with what was likely meant."""
    quoted = word[:_QUOTE]
    if all(is_number(part) for part in folded(quoted).split("-")):
        return PeopleFault(PeopleCode.NUMBER_UNKNOWN, found=quoted)
    near = nearest(folded(quoted), list(known.spellings)) if is_guessed else ""
    if near:
        meant = known.spellings[near]
        return PeopleFault(PeopleCode.WORD_NEAR, found=quoted, suggestion=meant)
    return PeopleFault(PeopleCode.WORD_UNKNOWN, found=quoted)
