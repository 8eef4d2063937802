"""Where the cards of each seat are: values of both sides and how they change; it knows no rules.

A side is a plain tuple, which each step takes apart and makes anew many times as fast as a named
one. What was shown is kept as a set and, since every view asks for it, as cards, too.
"""

from __future__ import annotations

from typing import TypeAlias

from game.engine.card import Card, CardSet, Seat

# The sets in hand, out and ever shown; then the cards of the last two, ascending by number.
Side: TypeAlias = tuple[CardSet, CardSet, CardSet, tuple[Card, ...], tuple[Card, ...]]
Sides: TypeAlias = tuple[Side, Side]  # by seat

UNTOUCHED: Side = (0, 0, 0, (), ())  # all on the bench


def exchanged(sides: Sides, seat: Seat, cards: CardSet) -> Sides:
    """The sides after cards of a seat moved: of those given, out of the hand if in, in if out."""
    hand, out, seen, out_cards, seen_cards = sides[seat]
    side = (hand ^ cards, out, seen, out_cards, seen_cards)
    return (side, sides[1]) if seat == 0 else (sides[0], side)


def shown(sides: Sides, seat: Seat, single: CardSet, card: Card) -> Sides:
    """The sides after a seat has shown a card of its hand, which is out now (R4.6).

    Args:
        sides: before it.
        seat: whose card it is.
        single: the set of this card alone.
        card: itself.
    """
    hand, out, seen, out_cards, seen_cards = sides[seat]
    now_out = _with(out_cards, (out & single - 1).bit_count(), card)
    if seen == out:  # until cards first come back
        seen_cards = now_out
    elif not seen & single:
        seen_cards = _with(seen_cards, (seen & single - 1).bit_count(), card)
    side = (hand ^ single, out | single, seen | single, now_out, seen_cards)
    return (side, sides[1]) if seat == 0 else (sides[0], side)


def _with(cards: tuple[Card, ...], place: int, card: Card) -> tuple[Card, ...]:
    """The cards with one more, before the one that was in its place."""
    more = [*cards]
    more.insert(place, card)
    return tuple(more)


def returned(side: Side) -> Side:
    """A side whose cards are all on the bench again; what was shown stays known (R6.5)."""
    _, _, seen, _, seen_cards = side
    return 0, 0, seen, (), seen_cards
