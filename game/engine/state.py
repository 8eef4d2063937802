"""The whole truth of a match at one moment, a frozen value; it knows nothing of what may follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.card import CardSet, Seat
from game.engine.event import Outcome
from game.engine.roster import Roster
from game.engine.side import Sides
from game.engine.view import MatchKind, OvertimePossession, PendingAttack, Phase

LINEUP_SIZE = 5  # R2.1
ATTACKS = 5  # a period (R2.2)
PERIODS = 4  # R2.2
OVERTIMES = 10  # scoreless ones before a draw (R7.6)


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same all match long."""

    kind: MatchKind
    overtime_possession: OvertimePossession
    rosters: tuple[Roster, Roster]
    seed: int


class State(NamedTuple):
    """A match at one moment.

    The bench is not stored: it is what is neither in hand nor out, so no card is lost or doubled.
    The properties name what `sides` holds.

    Attributes:
        period: counts from 1; 5 and more are overtimes.
        attack: the attack to be made or answered, 1-5; in a finished match the last one made.
        possession: the seat to attack (attacking in `DEFENSE`); None where open, or at the end.
        repeat: the attack to be made or answered is a repeat attack (R4.5, R5.5).
        substituted: the one substitution before this attack was made (R5.4).
        sides: where each seat's cards are, and which were shown.
    """

    setup: Setup
    phase: Phase
    period: int
    attack: int
    possession: Seat | None
    repeat: bool
    substituted: bool
    score: tuple[int, int]
    by_period: tuple[tuple[int, int], ...]
    sides: Sides
    pending: PendingAttack | None
    outcome: Outcome | None

    @property
    def hands(self) -> tuple[CardSet, CardSet]:
        """The cards each seat holds."""
        return self.sides[0][0], self.sides[1][0]

    @property
    def outs(self) -> tuple[CardSet, CardSet]:
        """The cards of each seat that are out."""
        return self.sides[0][1], self.sides[1][1]

    @property
    def seen(self) -> tuple[CardSet, CardSet]:
        """The cards each seat has shown so far, in attack or defense."""
        return self.sides[0][2], self.sides[1][2]

    def bench(self, seat: Seat) -> CardSet:
        """The seat's cards that are neither in hand nor out."""
        hand, out, _, _, _ = self.sides[seat]
        return self.setup.rosters[seat].everything & ~(hand | out)


def in_hand(
    state: State,
    sides: Sides,
    phase: Phase,
    possession: Seat | None,
    *,
    substituted: bool = False,
) -> State:
    """The state with other cards in hand, in a phase before an attack."""
    (setup, _, period, attack, _, repeat, _, score, by_period, _, _, _) = state
    values = (
        setup,
        phase,
        period,
        attack,
        possession,
        repeat,
        substituted,
        score,
        by_period,
        sides,
        None,
        None,
    )
    return tuple.__new__(State, values)  # twice as fast as its constructor


def outcome(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on."""
    return state.outcome
