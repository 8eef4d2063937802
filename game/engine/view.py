"""What one seat may know of a match; made from what it may see, never copied from the state."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.engine.card import Card, CardSet, Play, Seat
from game.engine.event import Outcome


class MatchKind(StrEnum):
    """Full: 10-12 cards a roster (R1.1); short: 5-7 (R1.2)."""

    FULL = "full"
    SHORT = "short"


class OvertimePossession(StrEnum):
    """Who attacks first in overtime (R7.3)."""

    CARRY = "carry"
    LOWEST_NUMBER = "lowest_number"


class Phase(StrEnum):
    """What the match waits for."""

    LINEUP = "lineup"
    ATTACK = "attack"
    DEFENSE = "defense"
    FINISHED = "finished"


class PendingAttack(NamedTuple):
    """An attack that waits for its answer: the card and play that both see (R4.2)."""

    seat: Seat
    card: Card
    play: Play


class View(NamedTuple):
    """One seat's knowledge.

    Attributes:
        roster: the seat's own cards, ascending by number; `hand`, `bench`, `out` index it.
        lineup_picked: for each seat, whether its five for this period are picked.
        may_substitute: True where this seat may substitute now (R5.1, R5.4, R5.5).
        opponent_size: how many cards the other brought.
        opponent_hand: how many cards the other holds; 0 while the seat has not picked.
        opponent_bench: how many cards of the other are on the bench.
        opponent_out: the other's cards that are out now; all were shown, ascending by number.
        opponent_seen: every card the other has shown so far in the match, ascending by number.
    """

    seat: Seat
    kind: MatchKind
    overtime_possession: OvertimePossession
    phase: Phase
    period: int
    attack: int
    possession: Seat | None
    repeat: bool
    score: tuple[int, int]
    by_period: tuple[tuple[int, int], ...]
    lineup_picked: tuple[bool, bool]
    may_substitute: bool
    pending: PendingAttack | None
    roster: tuple[Card, ...]
    hand: CardSet
    bench: CardSet
    out: CardSet
    opponent_size: int
    opponent_hand: int
    opponent_bench: int
    opponent_out: tuple[Card, ...]
    opponent_seen: tuple[Card, ...]
    outcome: Outcome | None
