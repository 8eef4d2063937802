"""A seat's cards for a match, ascending by number; sets of cards index it; it knows no match."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from operator import attrgetter

from game.engine.card import Card, CardNumber, CardSet, members
from game.engine.refusal import Refusal, RuleCode

LEAST_VALUE = 1
MOST_VALUE = 99


@dataclass(frozen=True, slots=True)
class Roster:
    """A roster ready to play: card `i` has the i-th smallest number.

    Attributes:
        everything: the set of all its cards.
    """

    cards: tuple[Card, ...]
    everything: CardSet = field(init=False, compare=False, repr=False)
    _drawn: dict[CardSet, tuple[Card, ...]] = field(
        init=False, compare=False, repr=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "everything", (1 << len(self.cards)) - 1)

    def subset(self, cards: CardSet) -> tuple[Card, ...]:
        """The cards of a set, ascending by number; each set is looked up only once."""
        drawn = self._drawn.get(cards)
        if drawn is None:
            drawn = self._drawn[cards] = tuple(self.cards[index] for index in members(cards))
        return drawn

    def numbers(self, cards: CardSet) -> tuple[CardNumber, ...]:
        """The numbers of a set, ascending."""
        return tuple(card.number for card in self.subset(cards))

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
    _check_values(cards)
    ordered = tuple(sorted(cards, key=attrgetter("number.value")))
    for card, following in pairwise(ordered):
        if card.number == following.number:
            place = max(i for i, c in enumerate(cards) if c.number == card.number)
            raise Refusal(
                RuleCode.ROSTER_DOUBLE, f"cards[{place}].number", card=str(cards[place].number)
            )
    return Roster(ordered)


def _check_values(cards: tuple[Card, ...]) -> None:
    """Refuse a value outside 1-99."""
    for place, card in enumerate(cards):
        for row, values in (("attack", card.attack), ("defense", card.defense)):
            if min(values) < LEAST_VALUE or max(values) > MOST_VALUE:
                bad = next(i for i, v in enumerate(values) if not LEAST_VALUE <= v <= MOST_VALUE)
                raise Refusal(
                    RuleCode.VALUE_RANGE,
                    f"cards[{place}].{row}[{bad}]",
                    value=values[bad],
                    least=LEAST_VALUE,
                    most=MOST_VALUE,
                )
