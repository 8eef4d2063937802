"""Which ids the decks that come with the game have taken."""

from __future__ import annotations

from game.cards.catalog import shipped_decks
from game.cards.deck import HEADING_FILE


def shipped_ids() -> frozenset[str]:
    """The ids of the game's decks, which no deck of the player can have."""
    return frozenset(found.parent.name for found in shipped_decks().glob(f"*/{HEADING_FILE}"))
