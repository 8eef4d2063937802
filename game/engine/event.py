"""What happened, as both players may know it: a closed union; nothing secret enters it.

Those that carry what only one match knows are named tuples, which are quick to make; the others
are so few that the engine keeps them. No two kinds hold values that could be equal.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from game.engine.card import Card, CardNumber, Play, Seat


class Verdict(StrEnum):
    """How an attack ended (R4.3-R4.5)."""

    SCORED = "scored"
    STOPPED = "stopped"
    REPEAT = "repeat"


class EndReason(StrEnum):
    """Why a match is over (R7)."""

    REGULATION = "regulation"  # R7.1
    OVERTIME = "overtime"  # R7.2
    NOBODY_CAN_SCORE = "nobody_can_score"  # R7.6, a draw after period 4
    OVERTIME_LIMIT = "overtime_limit"  # R7.6, a draw after ten scoreless overtimes


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: its winner (None: a draw), why, and the score."""

    winner: Seat | None
    reason: EndReason
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class LineupPicked:
    """A seat has picked its five; which, nobody else learns (R2.1)."""

    seat: Seat
    period: int


class ShowdownHeld(NamedTuple):
    """The right of the first attack was settled by the smallest numbers (R3).

    Attributes:
        numbers: the pairs compared, in order, (seat 0, seat 1); several only where equal (R3.4).
        first: the seat that attacks first.
        by_toss: True where all five were equal and the seed's coin decided.
    """

    numbers: tuple[tuple[CardNumber, CardNumber], ...]
    first: Seat
    by_toss: bool


@dataclass(frozen=True, slots=True)
class PeriodStarted:
    """Both fives are picked, an attack may come; `repeat` after a tie on the fifth (R5.5)."""

    period: int
    possession: Seat
    repeat: bool


@dataclass(frozen=True, slots=True)
class SubstitutionMade:
    """A seat exchanged `count` cards; which, only the seat knows (R5.3)."""

    seat: Seat
    count: int
    period: int
    attack: int


class AttackDeclared(NamedTuple):
    """A card was revealed and a play named (R4.1)."""

    seat: Seat
    card: Card
    play: Play
    period: int
    attack: int
    repeat: bool


class AttackResolved(NamedTuple):
    """The defender answered and the two values were compared (R4.2-R4.6).

    Attributes:
        seat: the attacking seat.
        points: what the attack brought, 0, 2 or 3.
        score: the score after it.
        possession: the seat that attacks next, were the match to go on.
    """

    seat: Seat
    attacker: Card
    defender: Card
    play: Play
    attack_value: int
    defense_value: int
    verdict: Verdict
    points: int
    period: int
    attack: int
    score: tuple[int, int]
    possession: Seat


class PeriodEnded(NamedTuple):
    """A period's last attack is over; `period_score` is its own, `score` the match's (R6.1)."""

    period: int
    period_score: tuple[int, int]
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """All cards that were out are back for the period named (R6.3, R6.5, R7.4)."""

    period: int


class MatchEnded(NamedTuple):
    """The match is over."""

    outcome: Outcome


Event: TypeAlias = (
    LineupPicked
    | ShowdownHeld
    | PeriodStarted
    | SubstitutionMade
    | AttackDeclared
    | AttackResolved
    | PeriodEnded
    | CardsReturned
    | MatchEnded
)
