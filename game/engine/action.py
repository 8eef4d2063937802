"""What a player intends: a closed union of four; cards are indexes into the seat's roster."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.engine.card import CardSet, Play, Seat


class PickLineup(NamedTuple):
    """Pick the five of a period (R2.1, R6.2, R6.5)."""

    seat: Seat
    cards: CardSet


class Substitute(NamedTuple):
    """Exchange hand cards for as many bench cards before an attack (R5.1)."""

    seat: Seat
    outgoing: CardSet
    incoming: CardSet


class PlayAttack(NamedTuple):
    """Reveal a card of the hand and name a play (R4.1)."""

    seat: Seat
    card: int
    play: Play


class Defend(NamedTuple):
    """Answer an attack with a card of the hand (R4.2)."""

    seat: Seat
    card: int


Action: TypeAlias = PickLineup | Substitute | PlayAttack | Defend
