"""Where an edited card is kept: its own deck, or for a shipped one the player's copy of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.cards.catalog import Catalog, own_decks
from game.cards.model import Deck, DeckCard, Language
from game.engine import CardNumber
from game.ui.decks.library import is_own

COPY_ID = "my-cards"
_COPY_NAMES: dict[Language, str] = {"ru": "Мои карты", "en": "My cards"}


def deck_to_save(deck: Deck, catalog: Catalog) -> Deck:
    """The deck into which cards of a deck are saved; it may not be on disk yet."""
    if is_own(deck):  # as it is by now: another editor may have changed it
        return next((d for d in catalog.decks if d.folder == deck.folder), deck)
    found = next((d for d in catalog.decks if d.id.startswith(COPY_ID) and is_own(d)), None)
    if found is None:
        folder = _free_folder()
        return replace(deck, id=folder.name, names=_COPY_NAMES, folder=folder)
    known = {club.id for club in found.clubs}
    more = tuple(club for club in deck.clubs if club.id not in known)
    return replace(found, clubs=found.clubs + more)


def with_card(deck: Deck, card: DeckCard, instead_of: CardNumber | None) -> Deck:
    """A deck with a card put in, in place of another or beside all."""
    clubs = {club.id: club for club in deck.clubs}
    own = replace(card, club=clubs.get(card.club.id, card.club))
    kept = [c for c in deck.cards if instead_of is None or c.number != instead_of]
    cards = tuple(sorted([*kept, own], key=lambda each: each.number))
    return replace(deck, cards=cards)


def without_card(deck: Deck, number: CardNumber) -> Deck:
    """A deck with a card taken out."""
    return replace(deck, cards=tuple(card for card in deck.cards if card.number != number))


def numbered(deck: Deck, number: CardNumber | None) -> DeckCard | None:
    """The card of that number, if there is one."""
    return next((card for card in deck.cards if card.number == number), None)


def _free_folder() -> Path:
    """A folder for the copy; one of that name may hold a deck that cannot be read."""
    folder, count = own_decks() / COPY_ID, 1
    while folder.exists():
        count += 1
        folder = own_decks() / f"{COPY_ID}-{count}"
    return folder
