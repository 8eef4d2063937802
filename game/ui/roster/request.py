"""What the roster builder is asked for and what it answers; it draws nothing and reads no files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.people.card_ref import CardRef
from game.people.lookup import Shelved
from game.people.person import Person
from game.people.roster import SavedRoster


@dataclass(frozen=True, slots=True)
class RosterRequest:
    """A roster to be composed.

    Attributes:
        title: heads the screen.
        person: whose roster it is; None where nobody owns it.
        pool: the cards that may be picked: those a person owns, or all cards of some decks.
        sizes: how many cards the roster may have, ascending: 5-7, 10-12 or both (R1.1, R1.2).
        cards: what is in it to begin with.
        roster: the saved roster that is edited.
        can_save: whether it can be kept under a name; it takes a person.
        hint: what stands beside the title, in words.
        is_for_match: whether a match is played with it at once.
    """

    title: str
    person: Person | None
    pool: tuple[Shelved, ...]
    sizes: tuple[int, ...]
    cards: tuple[CardRef, ...] = ()
    roster: SavedRoster | None = None
    can_save: bool = False
    hint: str = ""
    is_for_match: bool = True


@dataclass(frozen=True, slots=True)
class RosterResult:
    """A roster that was composed.

    Attributes:
        cards: of an allowed number, all of them in the pool, no number twice (R1.4).
        roster: as it is saved, None where it never was.
    """

    cards: tuple[CardRef, ...]
    roster: SavedRoster | None


class RosterWish(StrEnum):
    """What can be wished for in place of a saved roster."""

    NEW = "new"
    STRONGEST = "strongest"
