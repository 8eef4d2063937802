"""Chooses cards in a draft for the computer; it reads its own seat's view alone."""

from __future__ import annotations

from random import Random

from game.draft.view import DraftView


def choose_pick(view: DraftView, rng: Random) -> int:
    """One of the offered cards.

    Args:
        view: all that the seat may know; it must be this seat's turn.
        rng: the only source of chance.

    Raises:
        ValueError: nothing is offered to this seat.
    """
    if not view.offer:
        raise ValueError(view.seat)
    return rng.choice(view.offer)
