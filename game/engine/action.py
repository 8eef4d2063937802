"""What a player intends: a closed union of four; cards are indexes into the seat's roster.

They are named tuples, which are quick to make; but unlike tuples they differ where their kinds
differ, so that lists and sets of actions never take a substitution for an attack.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.engine.card import CardSet, Play, Seat


class PickLineup(NamedTuple):
    """Pick the five of a period (R2.1, R6.2, R6.5)."""

    seat: Seat
    cards: CardSet

    def __eq__(self, other: object) -> bool:
        return type(other) is PickLineup and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("picklineup", *self))


class Substitute(NamedTuple):
    """Exchange hand cards for as many bench cards before an attack (R5.1)."""

    seat: Seat
    outgoing: CardSet
    incoming: CardSet

    def __eq__(self, other: object) -> bool:
        return type(other) is Substitute and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("substitute", *self))


class PlayAttack(NamedTuple):
    """Reveal a card of the hand and name a play (R4.1)."""

    seat: Seat
    card: int
    play: Play

    def __eq__(self, other: object) -> bool:
        return type(other) is PlayAttack and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("playattack", *self))


class Defend(NamedTuple):
    """Answer an attack with a card of the hand (R4.2)."""

    seat: Seat
    card: int

    def __eq__(self, other: object) -> bool:
        return type(other) is Defend and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("defend", *self))


Action: TypeAlias = PickLineup | Substitute | PlayAttack | Defend
