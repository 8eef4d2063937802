"""Chooses cards in a draft for the computer; it reads its own seat's view alone."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from game.ai.pool_measure import Measured, PoolMeasure
from game.ai.roster_plan import RosterPlan
from game.draft.view import DraftView
from game.draft.way import DraftWay
from game.engine.card import Card, Seat

_DENIAL = 0.2  # how much it cares to take from the other what the other would take at once


def choose_pick(view: DraftView, rng: Random) -> int:
    """The offered card that its own roster needs most and the other should not have.

    Args:
        view: all that the seat may know; it must be this seat's turn.
        rng: the only source of chance.

    Raises:
        ValueError: nothing is offered to this seat.
    """
    if not view.offer:
        raise ValueError(view.seat)
    own = _gains(view, view.seat, view.own)
    other = _gains(view, 1 - view.seat, view.other)
    denied = _passed(view, other) if view.way is DraftWay.SECRET else _threatened(view, other)
    worth = {card: own[card] + denied[card] for card in view.offer}
    most = max(worth.values())
    return rng.choice([card for card in view.offer if worth[card] == most])


def _gains(view: DraftView, seat: Seat, roster: tuple[int, ...]) -> dict[int, float]:
    """What each offered card would add to a seat's roster, as far as the view knows it."""
    measure, measured = _measured(view.pool)
    plan = RosterPlan(measure, view.counts[seat], [measured[card] for card in roster])
    return {card: plan.gain(measured[card]) for card in view.offer}


@lru_cache(maxsize=2)
def _measured(pool: tuple[Card, ...]) -> tuple[PoolMeasure, tuple[Measured, ...]]:
    """The measure of a pool and its cards by it; a draft asks for the same at every pick."""
    measure = PoolMeasure(pool)
    return measure, tuple(measure.measured(card) for card in pool)


def _passed(view: DraftView, other: dict[int, float]) -> dict[int, float]:
    """What keeping each of two dealt cards withholds from the other seat."""
    return {card: gain if view.passes else 0.0 for card, gain in other.items()}


def _threatened(view: DraftView, other: dict[int, float]) -> dict[int, float]:
    """What taking each open card costs the other, who must then be content with the next best."""
    later = view.turns[view.picks + 1 :]
    theirs = later.index(view.seat) if view.seat in later else len(later)
    ranked = sorted(other.values(), reverse=True)
    if theirs >= len(ranked):
        return {card: _DENIAL * gain for card, gain in other.items()}
    return {card: _DENIAL * max(0.0, gain - ranked[theirs]) for card, gain in other.items()}
