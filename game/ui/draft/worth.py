"""What cards are worth on average, row by row; it draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.cards.model import DeckCard
from game.engine import PLAYS


def means(cards: Sequence[DeckCard], *, is_defense: bool) -> tuple[float, ...]:
    """The mean attack or defense value of each row; zeros where there is no card."""
    if not cards:
        return (0.0,) * len(PLAYS)
    return tuple(
        fmean((card.defense if is_defense else card.attack)[play] for card in cards)
        for play in PLAYS
    )
