"""The whole truth of a draft at one moment; nobody's eyes see it but through a view."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.draft.schedule import DEALT, Turn, schedule
from game.draft.way import DraftWay
from game.engine.card import Card, Seat

Indexes: TypeAlias = tuple[int, ...]  # into the pool

ROW = 6  # cards that lie open in the stream


class DraftState(NamedTuple):
    """A moment of a draft. Cards are indexes into the pool.

    Attributes:
        pool: the shared deck.
        counts: how many cards each seat is to have.
        first: the seat that picked first.
        picks: the cards taken or kept, one for each turn that is over.
        taken: what each seat has, in the order it came.
        table: the cards that lie open, in the stream the oldest first.
        stock: the cards that lie closed, the next one first.
    """

    way: DraftWay
    pool: tuple[Card, ...]
    counts: tuple[int, int]
    first: Seat
    picks: Indexes
    taken: tuple[Indexes, Indexes]
    table: Indexes
    stock: Indexes

    @property
    def turn(self) -> Turn | None:
        """The pick that is due, or None at the end."""
        turns = schedule(self.way, self.counts, self.first)
        return turns[len(self.picks)] if len(self.picks) < len(turns) else None

    @property
    def offer(self) -> Indexes:
        """The cards of which one is to be taken now."""
        if self.turn is None:
            return ()
        return self.stock[:DEALT] if self.way is DraftWay.SECRET else self.table
