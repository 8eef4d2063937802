"""What a whole roster is worth, and how to fill one up by that; it knows cards and no match."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from game.engine.card import PLAYS, Card

_DEFENSE_SHARE = 2.0


def strongest(
    candidates: Sequence[Card], chosen: Sequence[Card], count: int, pool: Sequence[Card]
) -> tuple[int, ...]:
    """The candidates that best fill up a roster, in the order they are worth taking.

    Args:
        candidates: the cards there are to add; one whose number is chosen is passed over (R1.4).
        chosen: the cards that stay in the roster.
        count: how many cards the roster is to have; fewer where the candidates do not suffice.
        pool: the cards that strength is measured against.

    Returns:
        Indexes into the candidates.
    """
    attacks = [sorted(row) for row in zip(*(card.attack for card in pool), strict=True)]
    defenses = [sorted(row) for row in zip(*(card.defense for card in pool), strict=True)]

    def worth(card: Card) -> float:
        best = max(play.points * bisect_left(defenses[play], card.attack[play]) for play in PLAYS)
        held = sum(bisect_right(attacks[play], card.defense[play]) for play in PLAYS)
        return best + _DEFENSE_SHARE * held / len(PLAYS)

    taken = {card.number.value for card in chosen}
    added: list[int] = []
    for index in sorted(range(len(candidates)), key=lambda index: -worth(candidates[index])):
        number = candidates[index].number.value
        if len(chosen) + len(added) < count and number not in taken:
            taken.add(number)
            added.append(index)
    return tuple(added)
