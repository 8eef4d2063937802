"""Leads from the deck screen to others; each is loaded when it is first needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.cards.model import Deck, DeckCard
    from game.ui.decks.browser import DecksScene
    from game.ui.kit import Kit


def edit_scene(kit: Kit, deck: Deck, card: DeckCard | None) -> Scene:
    """The editor with a card, or with a new one."""
    from game.ui.decks.editor import EditorScene  # noqa: PLC0415

    return EditorScene(kit, deck, card)


def print_scene(kit: Kit, deck: Deck) -> Scene:
    """The print screen with a deck."""
    from game.ui.printing.print_scene import PrintScene  # noqa: PLC0415

    return PrintScene(kit, deck)


def card_scene(decks: DecksScene, card: DeckCard) -> Scene:
    """One card in both languages."""
    from game.ui.decks.pair import CardScene  # noqa: PLC0415

    return CardScene(decks.kit, decks.feed, decks.deck, card)


def compare_scene(decks: DecksScene, first: DeckCard, second: DeckCard) -> Scene:
    """Two cards side by side."""
    from game.ui.decks.pair import CompareScene  # noqa: PLC0415

    return CompareScene(decks.kit, decks.feed, first, second)


def fault_scene(kit: Kit, folder: Path) -> Scene:
    """What is wrong with a deck that the catalog leaves out."""
    from game.ui.decks.fault_sheet import FaultSheet  # noqa: PLC0415

    return FaultSheet(kit, folder, kit.catalog.faults[folder].faults)


def picker_scene(decks: DecksScene) -> Scene:
    """The way to pick a deck's file."""
    from game.i18n import gettext as _  # noqa: PLC0415
    from game.ui.decks.file_picker import FilePickerScene, deck_kinds  # noqa: PLC0415
    from game.ui.decks.library import write_starter  # noqa: PLC0415

    return FilePickerScene(
        decks.kit, _("Add a deck"), deck_kinds(), decks.take_in, starter=write_starter
    )


def import_scene(decks: DecksScene, path: Path) -> Scene:
    """The import of a file."""
    from game.ui.decks.import_scene import ImportScene  # noqa: PLC0415

    return ImportScene(decks.kit, path, decks.inbox, decks.imported)
