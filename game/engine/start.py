"""The beginning of a match: rosters are checked and nobody has picked yet."""

from __future__ import annotations

from game.engine.card import Card, Seat
from game.engine.refusal import Refusal, RuleCode
from game.engine.roster import Roster, make_roster
from game.engine.rules import ROSTER_SIZES
from game.engine.side import UNTOUCHED
from game.engine.state import Setup, State
from game.engine.view import MatchKind, OvertimePossession, Phase


def new_match(
    kind: MatchKind,
    overtime_possession: OvertimePossession,
    rosters: tuple[tuple[Card, ...], tuple[Card, ...]],
    seed: int,
) -> State:
    """Begin a match; both seats are to pick their five (R2.1).

    Args:
        kind: decides how many cards a roster holds (R1.1, R1.2).
        overtime_possession: who attacks first in an overtime (R7.3).
        rosters: in any order; the state holds them ascending by number.
        seed: decides the coin toss of R3.4 alone, even for seat 0.

    Raises:
        Refusal: a roster's size, a doubled number, a value outside 1-99 (R1.1-R1.4); its place is
            such as `rosters[1].cards`.
    """
    prepared = (_prepare(kind, rosters[0], 0), _prepare(kind, rosters[1], 1))
    return State(
        setup=Setup(kind, overtime_possession, prepared, seed),
        phase=Phase.LINEUP,
        period=1,
        attack=1,
        possession=None,
        repeat=False,
        substituted=False,
        score=(0, 0),
        by_period=((0, 0),),
        sides=(UNTOUCHED, UNTOUCHED),
        pending=None,
        outcome=None,
    )


def _prepare(kind: MatchKind, cards: tuple[Card, ...], seat: Seat) -> Roster:
    """Check one seat's roster; a refusal names the seat."""
    least, most = ROSTER_SIZES[kind]
    if not least <= len(cards) <= most:
        raise Refusal(
            RuleCode.ROSTER_SIZE,
            f"rosters[{seat}].cards",
            kind=kind.value,
            count=len(cards),
            least=least,
            most=most,
        )
    try:
        return make_roster(cards)
    except Refusal as refusal:
        raise Refusal(refusal.code, f"rosters[{seat}].{refusal.place}", **refusal.params) from None
