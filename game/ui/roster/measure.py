"""How strong a roster's rows are beside the rows of its decks; it draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards.model import DeckCard
from game.engine import PLAYS

Means = tuple[float, ...]  # by play


@dataclass(frozen=True, slots=True)
class Rows:
    """Means of some cards by row, nothing where there is no card."""

    attack: Means
    defense: Means


def row_means(cards: Sequence[DeckCard]) -> Rows | None:
    """The mean of each attack and each defense row; None without a card."""
    if not cards:
        return None
    count = len(cards)
    return Rows(
        tuple(sum(card.attack[play] for card in cards) / count for play in PLAYS),
        tuple(sum(card.defense[play] for card in cards) / count for play in PLAYS),
    )


class Measure:
    """Measures rosters by the cards of their decks.

    Attributes:
        deck: the means of all cards of the decks.
        most: the largest value on any of their cards, where bars end.
    """

    def __init__(self, cards: Sequence[DeckCard]) -> None:
        self.deck = row_means(cards)
        self.most = max((max(*card.attack, *card.defense) for card in cards), default=1)

    def share(self, value: float) -> float:
        """How long a value's bar is, 0-1."""
        return min(1.0, value / self.most)
