"""One running draft: it owns the only true state, each seat gets its view; it knows no screen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game import draft
from game.ai import drafting as ai_drafting
from game.draft import DraftState, DraftView, DraftWay, Event
from game.engine import Card, Seat


@dataclass(frozen=True, slots=True)
class DraftPlan:
    """A draft as it is to be.

    Attributes:
        pool: the shared deck.
        counts: how many cards each seat is to have.
        first: the seat that picks first.
        seed: decides the order of closed cards, and the chance of the bots.
    """

    way: DraftWay
    pool: tuple[Card, ...]
    counts: tuple[int, int]
    first: Seat
    seed: int


class DraftSession:
    """A draft being held by persons and bots; only views and what a seat may know leave it.

    Attributes:
        plan: what it began from.
    """

    def __init__(self, plan: DraftPlan) -> None:
        """Begin a draft.

        Raises:
            DraftRefusal: the deck is too small.
        """
        self.plan = plan
        self._state: DraftState = draft.begin(
            plan.way, plan.pool, plan.counts, plan.first, plan.seed
        )
        self._events: tuple[Event, ...] = ()

    @property
    def picks(self) -> tuple[int, ...]:
        """The cards taken or kept so far, secrets and all, as a file keeps them."""
        return self._state.picks

    @property
    def to_pick(self) -> Seat | None:
        """The seat that picks now, None at the end."""
        turn = self._state.turn
        return turn.seat if turn else None

    def view(self, seat: Seat) -> DraftView:
        """What one seat may know now."""
        return draft.view(self._state, seat)

    def events(self, seat: Seat) -> tuple[Event, ...]:
        """All that has happened, as one seat may know it."""
        return tuple(draft.seen_by(event, seat, self.plan.way) for event in self._events)

    def submit(self, seat: Seat, card: int) -> None:
        """Let a seat take an offered card, by its index in the pool.

        Raises:
            DraftRefusal: the rules do not allow it now; nothing has changed.
        """
        self._state, events = draft.apply(self._state, seat, card)
        self._events += events

    def bot_pick(self, seat: Seat) -> int:
        """What the computer would take for a seat whose turn it is; it must still be submitted.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if self.to_pick != seat:
            raise ValueError(seat)
        view = self.view(seat)
        return ai_drafting.choose_pick(view, Random(f"pick/{self.plan.seed}/{view.picks}/{seat}"))

    def rosters(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Both rosters, ascending by number; for the match, not for eyes.

        Raises:
            ValueError: the draft is not over.
        """
        if self.to_pick is not None:
            raise ValueError(self.to_pick)
        one, two = (
            tuple(sorted((self.plan.pool[card] for card in taken), key=lambda card: card.number))
            for taken in self._state.taken
        )
        return one, two
