"""Saved rosters by the names people call them by, and their cards; it knows no screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.cards.model import Deck
from game.people import shelf
from game.people.fault import PeopleCode
from game.people.lookup import RosterNote, Shelved, find, roster_notes
from game.people.name import name_key
from game.people.person import Person
from game.people.roster import SavedRoster


class KeptRoster(NamedTuple):
    """A saved roster and whose it is."""

    person: Person
    roster: SavedRoster

    @property
    def key(self) -> str:
        """What stays the same when names change."""
        return f"{self.person.id}/{self.roster.id}"

    @property
    def path(self) -> str:
        """What a person types to mean it."""
        return f"{self.person.name}/{self.roster.name}"


class LaidOut(NamedTuple):
    """A roster's cards as they can be had.

    Attributes:
        notes: why others are left out.
        title: an id of what the cards are: of their deck, where all are of one; else the roster's.
    """

    cards: tuple[Shelved, ...]
    notes: tuple[RosterNote, ...]
    title: str


def kept_rosters() -> tuple[KeptRoster, ...]:
    """The rosters of everybody on this PC, by person and by name."""
    return tuple(
        KeptRoster(person, roster) for person in shelf.people() for roster in shelf.rosters(person)
    )


def roster_called(text: str, kept: Iterable[KeptRoster]) -> KeptRoster | None:
    """The roster that "Alina/My dozen" means, or its name alone where only one bears it."""
    wanted = _path_key(text)
    found = list(kept)
    for paths in (
        [each for each in found if _path_key(each.path) == wanted],
        [each for each in found if name_key(each.roster.name) == wanted],
    ):
        if len(paths) == 1:
            return paths[0]
    return None


def laid_out(decks: Sequence[Deck], roster: SavedRoster) -> LaidOut:
    """The cards of a roster that the decks have, each number once."""
    notes = roster_notes(decks, roster, None)
    doubles = {note.refs[0] for note in notes if note.code is PeopleCode.DOUBLE_NUMBER}
    cards = tuple(each for each in find(decks, roster.cards).cards if each.ref not in doubles)
    ids = {each.deck.id for each in cards}
    return LaidOut(cards, notes, ids.pop() if len(ids) == 1 else roster.id)


def _path_key(text: str) -> str:
    return "/".join(name_key(part) for part in text.split("/"))
