"""What the draft screen may show to the eyes before it: made from one seat's view, or from none."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.draft import DEALT, CardPassed, DraftWay, Turn
from game.drafting import DraftSession
from game.engine import Seat

Cards: TypeAlias = tuple[int | None, ...]  # indexes into the pool; None: a closed card


class Sight(NamedTuple):
    """A moment of a draft as the screen shows it.

    Attributes:
        eyes: the seat whose view it is; None: only what everybody may know.
        turn: the pick that is due, None at the end.
        picks: how many turns are over.
        round: which of the `rounds` it is, from 1.
        counts: how many cards each seat is to have.
        hands: what each seat has.
        offer: the cards of which one is to be taken.
        passed: cards of either hand that were passed on, as far as they are seen.
        stock: how many cards lie closed.
        leaves_in: after how many picks the oldest open card leaves; None: it stays.
    """

    eyes: Seat | None
    turn: Turn | None
    picks: int
    round: int
    rounds: int
    counts: tuple[int, int]
    hands: tuple[Cards, Cards]
    offer: Cards
    passed: frozenset[int]
    stock: int
    leaves_in: int | None

    @property
    def to_pick(self) -> Seat | None:
        """The seat that picks now."""
        return self.turn.seat if self.turn else None

    @property
    def taken(self) -> frozenset[int]:
        """The cards that are seen in either hand."""
        return frozenset(card for hand in self.hands for card in hand if card is not None)


def sight_of(session: DraftSession, eyes: Seat | None) -> Sight:
    """What a seat sees, or what is left for eyes that may see nothing."""
    view = session.view(0 if eyes is None else eyes)
    turn = None if view.to_pick is None else Turn(view.to_pick, view.passes)
    seats = view.turns
    rounds = max(seats.count(0), seats.count(1))
    closed: Cards = (None,) * (view.other_count - len(view.other))
    own: Cards = view.own
    other: Cards = (*view.other, *closed)
    offer: Cards = view.offer
    if turn is not None and not offer:
        offer = (None,) * DEALT
    if eyes is None:
        own, other = (None,) * len(own), (None,) * len(other)
        offer = (None,) * len(offer)
    return Sight(
        eyes=eyes,
        turn=turn,
        picks=view.picks,
        round=seats[: view.picks + 1].count(turn.seat) if turn else rounds,
        rounds=rounds,
        counts=view.counts,
        hands=(own, other) if view.seat == 0 else (other, own),
        offer=offer,
        passed=_passed(session, eyes),
        stock=view.stock,
        leaves_in=_leaves_in(view.way, view.picks, len(seats), view.stock),
    )


def _passed(session: DraftSession, eyes: Seat | None) -> frozenset[int]:
    """The cards that went from one seat to the other, as far as the eyes have seen them."""
    if eyes is None or session.plan.way.is_open:
        return frozenset()
    return frozenset(
        event.card
        for event in session.events(eyes)
        if isinstance(event, CardPassed) and event.card is not None and not event.is_aside
    )


def _leaves_in(way: DraftWay, picks: int, turns: int, stock: int) -> int | None:
    """The oldest card of the stream leaves after each pair of picks, while new ones come."""
    left = 2 - picks % 2
    has_reason = picks + left < turns and stock > left
    return left if way is DraftWay.STREAM and has_reason else None
