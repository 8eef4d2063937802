"""The list of all decks that opens on the deck screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.decks.menu import Choice
from game.ui.decks.words import tab_text
from game.ui.scene import Transition

if TYPE_CHECKING:
    from game.ui.decks.browser import DecksScene


def decks(scene: DecksScene) -> list[Choice]:
    """Every deck, and those that are left out for their faults."""
    catalog = scene.kit.catalog
    found = [
        Choice(tab_text(deck), partial(_show, scene, place), deck is scene.deck)
        for place, deck in enumerate(catalog.decks)
    ]
    return found + [
        Choice(f"! {folder.name}", partial(scene.replace_by_faults, folder))
        for folder in catalog.faults
    ]


def _show(scene: DecksScene, place: int) -> Transition | None:
    scene.show_deck(scene.kit.catalog.decks[place])
    return None
