"""Where decks lie: the player's own, and those that come with the game."""

from __future__ import annotations

from pathlib import Path

from game import paths
from game.cards.deck import HEADING_FILE


def own_decks() -> Path:
    """The folder of the player's decks; it may not be there yet."""
    return paths.user_data() / "decks"


def shipped_ids() -> frozenset[str]:
    """The ids of the game's decks, which no deck of the player can have."""
    folder = paths.assets() / "cards"
    return frozenset(found.parent.name for found in folder.glob(f"*/{HEADING_FILE}"))
