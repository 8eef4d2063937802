"""Finds the cards that people's references mean in the decks that are there; it reads no files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from game.cards.model import Deck, DeckCard
from game.i18n import language
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.fault import PeopleCode
from game.people.roster import SavedRoster


class Shelved(NamedTuple):
    """A card and the deck it stands in."""

    ref: CardRef
    deck: Deck
    card: DeckCard


class Found(NamedTuple):
    """What references mean: cards in the references' order, and those that mean none.

    A reference is missing where its deck is not there, or where the deck has no such number.
    """

    cards: tuple[Shelved, ...]
    missing: tuple[CardRef, ...]


@dataclass(frozen=True, slots=True)
class RosterNote:
    """Something that is worth knowing about a saved roster; it stays in the file as it is.

    Attributes:
        code: what it is.
        refs: the cards of the roster that it is about.
        params: what the sentence about it fills in.
    """

    code: PeopleCode
    refs: tuple[CardRef, ...]
    params: Mapping[str, object] = field(default_factory=dict)


def every_card(decks: Sequence[Deck]) -> tuple[Shelved, ...]:
    """All cards of some decks, deck by deck."""
    return tuple(
        Shelved(CardRef(deck.id, card.number), deck, card) for deck in decks for card in deck.cards
    )


def find(decks: Sequence[Deck], refs: Iterable[CardRef]) -> Found:
    """The cards that references mean."""
    known = {each.ref: each for each in every_card(decks)}
    wanted = tuple(refs)
    return Found(
        tuple(known[ref] for ref in wanted if ref in known),
        tuple(ref for ref in wanted if ref not in known),
    )


def roster_notes(
    decks: Sequence[Deck], roster: SavedRoster, owned: Collection | None
) -> tuple[RosterNote, ...]:
    """What is not as it was when a roster was saved, or against R1.4.

    Args:
        decks: those that are there.
        roster: any, also an unfinished one.
        owned: what its cards must be in; None where any card will do.
    """
    found = find(decks, roster.cards)
    notes = list(missing_notes(decks, found.missing))
    first: dict[int, Shelved] = {}
    for each in found.cards:
        if owned is not None and not owned.count(each.ref):
            notes.append(RosterNote(PeopleCode.NOT_OWNED, (each.ref,), {"card": card_text(each)}))
        other = first.setdefault(each.card.number.value, each)
        if other is not each:
            words = {"card": card_text(each), "other": card_text(other)}
            notes.append(RosterNote(PeopleCode.DOUBLE_NUMBER, (each.ref, other.ref), words))
    return tuple(notes)


def missing_notes(decks: Sequence[Deck], missing: Iterable[CardRef]) -> tuple[RosterNote, ...]:
    """A note for each deck that is gone, and for each card that its deck has no longer."""
    names = {deck.id: deck.names[language()] for deck in decks}
    gone: dict[str, list[CardRef]] = {}
    notes = []
    for ref in missing:
        if ref.deck in names:
            words = {"card": str(ref.number), "deck": names[ref.deck]}
            notes.append(RosterNote(PeopleCode.CARD_GONE, (ref,), MappingProxyType(words)))
        else:
            gone.setdefault(ref.deck, []).append(ref)
    for deck, refs in gone.items():
        counted = {"deck": deck, "cards": len(refs)}
        notes.append(RosterNote(PeopleCode.DECK_GONE, tuple(refs), MappingProxyType(counted)))
    return tuple(notes)


def card_text(shelved: Shelved) -> str:
    """A card as sentences name it: its number and its name in the language of now."""
    return f"{shelved.card.number} {shelved.card.names[language()]}"
