"""A seat's cards for a match, ascending by number; sets of cards index it; it knows no match."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter

from game.engine.card import Card, CardNumber, CardSet
from game.engine.refusal import Refusal, RuleCode

LEAST_VALUE = 1
MOST_VALUE = 99


class Subsets(dict[CardSet, tuple[Card, ...]]):
    """The cards of each set, ascending by number; worked out when first asked for."""

    __slots__ = ("_singles",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self._singles = tuple([(1 << index, card) for index, card in enumerate(cards)])

    def __missing__(self, cards: CardSet) -> tuple[Card, ...]:
        found = tuple([card for single, card in self._singles if cards & single])
        self[cards] = found
        return found


@dataclass(frozen=True, slots=True)
class Roster:
    """A roster ready to play: card `i` has the i-th smallest number.

    Attributes:
        everything: the set of all its cards.
        subsets: the cards of each set.
    """

    cards: tuple[Card, ...]
    everything: CardSet = field(init=False, compare=False, repr=False)
    subsets: Subsets = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "everything", (1 << len(self.cards)) - 1)
        object.__setattr__(self, "subsets", Subsets(self.cards))

    def numbers(self, cards: CardSet) -> tuple[CardNumber, ...]:
        """The numbers of a set, ascending."""
        return tuple([card.number for card in self.subsets[cards]])

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
    values: set[int] = set()
    for card in cards:
        values.update(card.attack, card.defense)
    if values and not LEAST_VALUE <= min(values) <= max(values) <= MOST_VALUE:
        raise _value_refusal(cards)
    if len({card.number.value for card in cards}) < len(cards):
        raise _double_refusal(cards)
    return Roster(tuple(sorted(cards, key=attrgetter("number.value"))))


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
        if not LEAST_VALUE <= value <= MOST_VALUE
    )
    return Refusal(RuleCode.VALUE_RANGE, place, value=value, least=LEAST_VALUE, most=MOST_VALUE)
