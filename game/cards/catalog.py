"""Finds the decks in the game's folder and in the user's; a faulty one never hides the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.cards.deck import HEADING_FILE, load_deck
from game.cards.fault import DeckFaults, FaultCode, FaultList
from game.cards.model import Deck


@dataclass(frozen=True, slots=True)
class Catalog:
    """The decks that can be played with, and what is wrong with the others, by their folder."""

    decks: tuple[Deck, ...]
    faults: Mapping[Path, DeckFaults]


def shipped_decks() -> Path:
    """The folder of the decks that come with the game."""
    return paths.assets() / "cards"


def own_decks() -> Path:
    """The folder of the player's own decks; it may not be there yet."""
    return paths.user_data() / "decks"


def read_catalog() -> Catalog:
    """The game's decks and the player's own, as they are now."""
    return load_catalog([shipped_decks(), own_decks()])


def load_catalog(folders: Iterable[Path]) -> Catalog:
    """Read every deck in the folders given: each of their sub-folders is one.

    The decks stand in the order of the folders and of their own names; of two decks with the same
    folder name the first counts. Folders that do not exist hold no decks.
    """
    decks: dict[str, Deck] = {}
    faults: dict[Path, DeckFaults] = {}
    for folder in (deck for place in folders for deck in _deck_folders(place)):
        try:
            if folder.name in decks:
                raise _double(folder, decks[folder.name])
            decks[folder.name] = load_deck(folder)
        except DeckFaults as error:
            faults[folder] = error
    return Catalog(tuple(decks.values()), faults)


def _deck_folders(place: Path) -> list[Path]:
    try:
        found = [path for path in place.iterdir() if path.is_dir()]
    except OSError:
        return []
    return sorted(path for path in found if not path.name.startswith((".", "_")))


def _double(folder: Path, other: Deck) -> DeckFaults:
    faults = FaultList(HEADING_FILE)
    faults.add(FaultCode.DECK_DOUBLE, found=folder.name, other=str(other.folder))
    return DeckFaults(faults.faults)
