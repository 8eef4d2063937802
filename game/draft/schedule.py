"""Whose turn it is in a draft, known from the start; it knows no cards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.draft.way import DraftWay
from game.engine.card import Seat

DEALT = 2  # cards of which one is kept, in the secret way


class Turn(NamedTuple):
    """One pick.

    Attributes:
        passes: whether the card that is not kept goes to the other seat (secret way only).
    """

    seat: Seat
    passes: bool = False


@cache
def schedule(way: DraftWay, counts: tuple[int, int], first: Seat) -> tuple[Turn, ...]:
    """All picks of a draft, in order.

    Args:
        way: how the players share the deck.
        counts: how many cards each seat is to have.
        first: the seat that picks first.
    """
    if way is DraftWay.SECRET:
        return _secret(counts, first)
    left = list(counts)
    turns = []
    for number in range(max(counts)):
        for seat in _pair(way, number, first):
            if left[seat]:
                left[seat] -= 1
                turns.append(Turn(seat))
    return tuple(turns)


def _pair(way: DraftWay, number: int, first: Seat) -> tuple[Seat, Seat]:
    """The order within a pair of picks: 1-2 always, or 1-2 and 2-1 by turns."""
    turned = way is not DraftWay.TURN and number % 2 == 1
    return (1 - first, first) if turned else (first, 1 - first)


def _secret(counts: tuple[int, int], first: Seat) -> tuple[Turn, ...]:
    """Each round gives a seat the card it keeps and, while it has room, the one it is passed."""
    left = list(counts)
    turns = []
    number = 0
    while any(left):
        picking = [seat for seat in _pair(DraftWay.SECRET, number, first) if left[seat]]
        for seat in picking:
            left[seat] -= 1
        takes = [bool(left[1 - seat]) for seat in picking]
        for seat, is_taken in zip(picking, takes, strict=True):
            left[1 - seat] -= is_taken
            turns.append(Turn(seat, passes=is_taken))
        number += 1
    return tuple(turns)


def cards_needed(way: DraftWay, counts: tuple[int, int]) -> int:
    """How many cards a deck must have for a draft."""
    if way is DraftWay.SECRET:
        return DEALT * len(schedule(way, counts, 0))
    return sum(counts)
