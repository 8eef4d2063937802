"""What one seat may know of a draft."""

from __future__ import annotations

from typing import NamedTuple

from game.draft.way import DraftWay
from game.engine.card import Card, Seat


class DraftView(NamedTuple):
    """A draft as a seat sees it. Cards are indexes into the pool.

    Attributes:
        pool: the shared deck, which everybody knows.
        counts: how many cards each seat is to have.
        picks: how many turns are over.
        to_pick: the seat that picks now, None at the end.
        turns: the seats of all turns, in order.
        offer: the cards of which one is to be taken now; empty where this seat may not see them.
        own: the seat's cards, in the order they came.
        other: the other seat's cards as far as this seat knows them: all of an open draft, in a
            secret one those it passed.
        other_count: how many cards the other has.
        stock: how many cards lie closed.
        passes: whether the card that is not kept goes to the other seat now (secret way only).
    """

    seat: Seat
    way: DraftWay
    pool: tuple[Card, ...]
    counts: tuple[int, int]
    picks: int
    to_pick: Seat | None
    turns: tuple[Seat, ...]
    offer: tuple[int, ...]
    own: tuple[int, ...]
    other: tuple[int, ...]
    other_count: int
    stock: int
    passes: bool
