"""A roster a person put together and named; it knows no files and no rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.people.card_ref import CardRef

ROSTER_NAME_LIMIT = 30


@dataclass(frozen=True, slots=True)
class SavedRoster:
    """A named roster, in the order its owner laid it out. It may be unfinished.

    Attributes:
        id: names its file; unique among its owner's.
        name: 1 to `ROSTER_NAME_LIMIT` characters.
        cards: each once.
    """

    id: str
    name: str
    cards: tuple[CardRef, ...]
