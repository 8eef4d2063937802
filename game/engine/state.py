"""The whole truth of a match at one moment, a frozen value; it knows nothing of what may follow."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.card import CardSet, Seat
from game.engine.event import Outcome
from game.engine.roster import Roster
from game.engine.view import MatchKind, OvertimePossession, PendingAttack, Phase

LINEUP_SIZE = 5  # R2.1
ATTACKS = 5  # a period (R2.2)
PERIODS = 4  # R2.2
OVERTIMES = 10  # scoreless ones before a draw (R7.6)


class Setup(NamedTuple):
    """What stays the same all match long."""

    kind: MatchKind
    overtime_possession: OvertimePossession
    rosters: tuple[Roster, Roster]
    seed: int


class State(NamedTuple):
    """A match at one moment.

    The bench is not stored: it is what is neither in hand nor out, so no card is lost or doubled.

    Attributes:
        period: counts from 1; 5 and more are overtimes.
        attack: the attack to be made or answered, 1-5; in a finished match the last one made.
        possession: the seat to attack (attacking in `DEFENSE`); None where open, or at the end.
        repeat: the attack to be made or answered is a repeat attack (R4.5, R5.5).
        substituted: the one substitution before this attack was made (R5.4).
        seen: what each seat has shown so far, in attack or defense.
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
    hands: tuple[CardSet, CardSet]
    outs: tuple[CardSet, CardSet]
    seen: tuple[CardSet, CardSet]
    pending: PendingAttack | None
    outcome: Outcome | None

    def bench(self, seat: Seat) -> CardSet:
        """The seat's cards that are neither in hand nor out."""
        return self.setup.rosters[seat].everything & ~(self.hands[seat] | self.outs[seat])


def flipped(sets: tuple[CardSet, CardSet], seat: Seat, cards: CardSet) -> tuple[CardSet, CardSet]:
    """A pair of sets in which one seat's set has the cards given changed: in if out, out if in."""
    return (sets[0] ^ cards, sets[1]) if seat == 0 else (sets[0], sets[1] ^ cards)


def in_hand(
    state: State,
    hands: tuple[CardSet, CardSet],
    *,
    phase: Phase,
    possession: Seat | None,
    substituted: bool = False,
) -> State:
    """The state with other hands, in a phase before an attack; cards that are out stay out."""
    (setup, _, period, attack, _, repeat, _, score, by_period, _, outs, seen, _, _) = state
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
        hands,
        outs,
        seen,
        None,
        None,
    )
    return tuple.__new__(State, values)  # twice as fast as its constructor


def outcome(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on."""
    return state.outcome
