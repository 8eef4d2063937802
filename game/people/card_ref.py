"""Names one card of one deck, whether or not that deck is there."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import CardNumber


@dataclass(frozen=True, slots=True)
class CardRef:
    """A card by its deck's id and its number."""

    deck: str
    number: CardNumber

    def __str__(self) -> str:
        return f"{self.deck}:{self.number}"
