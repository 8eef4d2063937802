"""Which cards are meant by the words that people write; it knows no counts and no files."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Sequence

from game.cards.model import DeckCard
from game.engine.card import CardNumber

_ALL = frozenset({"all", "все"})
_GLOB = frozenset("*?[")
_LONGEST = 200  # characters of a word
_DASHES = re.compile(r"\s*[-\u2010-\u2015\u2212]\s*")


class CardWords:
    """The words that some cards go by.

    A word is a number (1.3.005), a range of numbers (1.1.001-1.1.009), a pattern (1.3.*), a name,
    a club, a position, a class (class3) or "all"; capitals do not count.
    """

    def __init__(self, cards: Sequence[DeckCard]) -> None:
        self.cards = tuple(cards)
        self._numbered: dict[int, list[DeckCard]] = {}
        self._tagged: dict[str, list[DeckCard]] = {}
        self.spellings: dict[str, str] = {}  # a tag as it is compared -> as it is written
        for card in self.cards:
            self._numbered.setdefault(card.number.value, []).append(card)
            for tag, text in _tags(card).items():
                self._tagged.setdefault(tag, []).append(card)
                self.spellings.setdefault(tag, text)
        self.most_parts = max((tag.count(" ") + 1 for tag in self.spellings), default=1)

    def named(self, word: str) -> tuple[DeckCard, ...]:
        """The cards that a word names, in their order."""
        if len(word) > _LONGEST:
            return ()
        plain = folded(word)
        if plain in _ALL:
            return self.cards
        if is_number(plain):
            return tuple(self._numbered.get(number_value(plain), ()))
        if limits := _limits(plain):
            low, high = limits
            return tuple(card for card in self.cards if low <= card.number.value <= high)
        if _GLOB & set(word):
            return tuple(card for card in self.cards if fnmatch.fnmatchcase(str(card.number), word))
        return tuple(self._tagged.get(plain, ()))


def folded(text: str) -> str:
    """A word as it is compared: small letters, ё as е, one kind of dash, single spaces."""
    plain = _DASHES.sub("-", text).casefold().replace("ё", "е")
    return " ".join(plain.split())


def is_number(text: str) -> bool:
    """Whether a text is a card number."""
    digits = text.replace(".", "")
    return digits.isascii() and digits.isdigit() and len(digits) < 100


def number_value(text: str) -> int:
    """A card number as it is compared (R3.3), or -1 where the text is none."""
    return CardNumber(text).value if is_number(text) else -1


def _limits(word: str) -> tuple[int, int] | None:
    """The lower and the upper end of a range, in whichever order they are written."""
    first, dash, last = word.partition("-")
    if not (dash and is_number(first) and is_number(last)):
        return None
    ends = number_value(first), number_value(last)
    return min(ends), max(ends)


def _tags(card: DeckCard) -> dict[str, str]:
    """The words that a card goes by, as they are compared and as they are written."""
    texts = (
        card.club.id,
        *card.club.names.values(),
        *card.names.values(),
        card.position.value,
        f"class{card.card_class}",
    )
    return {folded(text): text for text in texts}
