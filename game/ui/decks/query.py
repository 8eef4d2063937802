"""Which cards of a deck are shown and in which order; it draws nothing and reads no files."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from game.cards.model import DeckCard, Language, Position
from game.engine import Play

_SortKey: TypeAlias = tuple[object, ...]


class Sort(StrEnum):
    """What cards are put in order by; values and their sum begin with the largest."""

    NUMBER = "number"
    NAME = "name"
    SUM = "sum"
    ATTACK_THREE = "attack_three"
    ATTACK_INSIDE = "attack_inside"
    ATTACK_DRIVE = "attack_drive"
    ATTACK_ASSIST = "attack_assist"
    DEFENSE_THREE = "defense_three"
    DEFENSE_INSIDE = "defense_inside"
    DEFENSE_DRIVE = "defense_drive"
    DEFENSE_ASSIST = "defense_assist"


ATTACK_SORTS = {
    Sort.ATTACK_THREE: Play.THREE_POINTER,
    Sort.ATTACK_INSIDE: Play.INSIDE_SHOT,
    Sort.ATTACK_DRIVE: Play.DRIVE,
    Sort.ATTACK_ASSIST: Play.ASSIST,
}
DEFENSE_SORTS = {
    Sort.DEFENSE_THREE: Play.THREE_POINTER,
    Sort.DEFENSE_INSIDE: Play.INSIDE_SHOT,
    Sort.DEFENSE_DRIVE: Play.DRIVE,
    Sort.DEFENSE_ASSIST: Play.ASSIST,
}


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for; None and an empty text let every card pass.

    Attributes:
        text: words that must each begin or stand in a name of any language, or in the number.
        club: a club's id.
        is_turned: the order is the other way around.
    """

    text: str = ""
    club: str | None = None
    position: Position | None = None
    card_class: int | None = None
    sort: Sort = Sort.NUMBER
    is_turned: bool = False

    @property
    def is_open(self) -> bool:
        """Whether every card passes."""
        return not (self.text.strip() or self.club or self.position or self.card_class)

    def opened(self) -> Query:
        """The same order of all cards."""
        return Query(sort=self.sort, is_turned=self.is_turned)

    def sorted_by(self, sort: Sort) -> Query:
        """In another order; the same one again turns around."""
        turned = not self.is_turned if sort is self.sort else False
        return replace(self, sort=sort, is_turned=turned)

    @property
    def ascends(self) -> bool:
        """Whether small values and the alphabet's first letters come first."""
        return (self.sort in (Sort.NUMBER, Sort.NAME)) is not self.is_turned

    def select(self, cards: Iterable[DeckCard], language: Language) -> tuple[DeckCard, ...]:
        """The cards that pass, in order; equals stand by their numbers."""
        words = _plain(self.text).split()
        found = [card for card in cards if self._passes(card, words)]
        found.sort(key=lambda card: card.number.value)
        found.sort(key=lambda card: self._key(card, language), reverse=not self.ascends)
        return tuple(found)

    def _passes(self, card: DeckCard, words: list[str]) -> bool:
        if self.club is not None and card.club.id != self.club:
            return False
        if self.position is not None and card.position is not self.position:
            return False
        if self.card_class is not None and card.card_class != self.card_class:
            return False
        if not words:
            return True
        number = str(card.number)
        text = " ".join([*map(_plain, card.names.values()), number, number.replace(".", "")])
        return all(word in text for word in words)

    def _key(self, card: DeckCard, language: Language) -> _SortKey:
        if self.sort is Sort.NUMBER:
            return (card.number.value,)
        if self.sort is Sort.NAME:
            return (_plain(card.names[language]),)
        if self.sort is Sort.SUM:
            return (value_sum(card),)
        if self.sort in ATTACK_SORTS:
            return (card.attack[ATTACK_SORTS[self.sort]],)
        return (card.defense[DEFENSE_SORTS[self.sort]],)


def value_sum(card: DeckCard) -> int:
    """All eight values together."""
    return sum(card.attack) + sum(card.defense)


def _plain(text: str) -> str:
    """A text as it is compared: small letters, ё as е."""
    return unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
