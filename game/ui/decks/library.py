"""The player's own decks among all: which they are, a first table, setting one aside."""

from __future__ import annotations

from pathlib import Path

from game.cards.catalog import own_decks
from game.cards.model import Deck
from game.i18n import gettext as _
from game.i18n import language
from game.store import StoreFault

ASIDE = "_removed"  # among the own decks; the catalog passes over such names


def is_own(deck: Deck) -> bool:
    """Whether a deck is the player's and may be changed."""
    return deck.folder.parent == own_decks()


def write_starter(folder: Path) -> Path | None:
    """Put a spreadsheet of sample cards into a folder; which, or None where it cannot be."""
    from game.cards.importing import template  # noqa: PLC0415 - rarely needed

    name, number = _("My deck"), 1
    file = folder / f"{name}.xlsx"
    while file.exists():
        number += 1
        file = folder / f"{name} {number}.xlsx"
    try:
        template(file, language())
    except StoreFault:
        return None
    return file


def set_aside(folder: Path) -> Path:
    """Move an own deck out of the way, where it can be fetched back from; where it is then.

    Raises:
        OSError: the system refuses; the deck is still there.
    """
    aside = folder.parent / ASIDE
    aside.mkdir(parents=True, exist_ok=True)
    number, target = 1, aside / folder.name
    while target.exists():
        number += 1
        target = aside / f"{folder.name}-{number}"
    return folder.rename(target)
