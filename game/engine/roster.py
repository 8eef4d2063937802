"""A seat's cards for a match, ascending by number; sets of cards index it; it knows no match."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.card import Card, CardNumber, CardSet, members
from game.engine.refusal import Refusal, RuleCode

LEAST_VALUE = 1
MOST_VALUE = 99
_VALUES = frozenset(range(LEAST_VALUE, MOST_VALUE + 1))


@dataclass(frozen=True, slots=True)
class Roster:
    """A roster ready to play: card `i` has the i-th smallest number; `everything` is all of it."""

    cards: tuple[Card, ...]
    everything: CardSet = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "everything", (1 << len(self.cards)) - 1)

    def numbers(self, cards: CardSet) -> tuple[CardNumber, ...]:
        """The numbers of a set, ascending."""
        return tuple([self.cards[index].number for index in members(cards)])

    def name(self, card: int) -> str:
        """What a refusal calls a card: its number, or the index where it names no card."""
        return str(self.cards[card].number) if 0 <= card < len(self.cards) else str(card)

    def first_of(self, cards: CardSet) -> str:
        """What a refusal calls the smallest card of a set that is not empty."""
        return self.name((cards & -cards).bit_length() - 1)


def make_roster(cards: tuple[Card, ...]) -> Roster:
    """Sort a roster and check it.

    Raises:
        Refusal: a number stands twice (R1.4), or a value is not 1-99.
    """
    for card in cards:
        if not (_VALUES.issuperset(card.attack) and _VALUES.issuperset(card.defense)):
            raise _value_refusal(cards)
    by_number = {card.number.value: card for card in cards}
    if len(by_number) < len(cards):
        raise _double_refusal(cards)
    return Roster(tuple([by_number[number] for number in sorted(by_number)]))


def _double_refusal(cards: tuple[Card, ...]) -> Refusal:
    """Name the first card whose number stood before."""
    values = [card.number.value for card in cards]
    place = next(index for index, value in enumerate(values) if value in values[:index])
    number = cards[place].number
    return Refusal(RuleCode.ROSTER_DOUBLE, f"cards[{place}].number", card=number.text)


def _value_refusal(cards: tuple[Card, ...]) -> Refusal:
    """Name the first value that is not 1-99."""
    place, value = next(
        (f"cards[{index}].{row}[{play}]", value)
        for index, card in enumerate(cards)
        for row, values in (("attack", card.attack), ("defense", card.defense))
        for play, value in enumerate(values)
        if value not in _VALUES
    )
    return Refusal(RuleCode.VALUE_RANGE, place, value=value, least=LEAST_VALUE, most=MOST_VALUE)
