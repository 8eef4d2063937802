"""Puts an imported deck among the player's decks."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

from game.cards.importing.reading import ImportedDeck
from game.cards.model import Deck
from game.cards.saving import save_deck
from game.cards.slug import free


class OnConflict(StrEnum):
    """What to do where the deck is already there."""

    ASK = "ask"
    REPLACE = "replace"
    KEEP_BOTH = "keep_both"


class DeckConflict(Exception):  # noqa: N818 - a question, not an error
    """A deck of that id is already there; nothing was written.

    Attributes:
        folder: of the deck that is there.
        deck: the one to be installed.
    """

    def __init__(self, folder: Path, deck: Deck) -> None:
        super().__init__(folder.name)
        self.folder = folder
        self.deck = deck


def install(
    imported: ImportedDeck,
    decks_folder: Path,
    on_conflict: OnConflict = OnConflict.ASK,
    *,
    reserved: Collection[str] = (),
) -> Path:
    """Save an imported deck into a folder of its own; what it replaces is kept as a backup.

    Args:
        imported: the deck.
        decks_folder: of the player's decks.
        on_conflict: what to do where its id is taken by another of the player's decks.
        reserved: ids of decks that are not the player's, which it never takes.

    Returns:
        The deck's folder.

    Raises:
        DeckConflict: the id is taken, and the player must be asked.
        DeckFaults: the deck's pictures are not there any more.
        StoreFault: it could not be written.
    """
    deck = imported.deck
    folder = decks_folder / free(deck.id, reserved)
    if folder.exists() and on_conflict is OnConflict.ASK:
        raise DeckConflict(folder, deck)
    if folder.exists() and on_conflict is OnConflict.KEEP_BOTH:
        taken = {path.name for path in decks_folder.iterdir()} | set(reserved)
        folder = decks_folder / free(deck.id, taken)
        number = folder.name.removeprefix(f"{deck.id}-")
        names = {language: f"{name} ({number})" for language, name in deck.names.items()}
        deck = replace(deck, names=names)
    return save_deck(deck, folder).folder
