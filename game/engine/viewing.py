"""What a seat may know, read from the state field by field; never a copy with things deleted."""

from __future__ import annotations

from game.engine.card import Seat
from game.engine.state import State
from game.engine.view import Phase, View

_ATTACK, _LINEUP = Phase.ATTACK, Phase.LINEUP  # looked up once: a match asks for a hundred views
_BOTH_PICKED = (True, True)


def view(state: State, seat: Seat) -> View:
    """The match as one seat may know it (R1.7, R2.1, R4.2, R5.3)."""
    (
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
        pending,
        outcome,
    ) = state
    kind, overtime_possession, rosters, _ = setup
    mine, theirs = rosters[seat], rosters[1 - seat]
    hand, out = hands[seat], outs[seat]
    bench = mine.everything & ~(hand | out)
    their_hand, their_out = hands[1 - seat].bit_count(), theirs.subsets[outs[1 - seat]]
    size = len(theirs.cards)
    values = (
        seat,
        kind,
        overtime_possession,
        phase,
        period,
        attack,
        possession,
        repeat,
        score,
        by_period,
        (hands[0] != 0, hands[1] != 0) if phase is _LINEUP else _BOTH_PICKED,
        phase is _ATTACK and seat == possession and not (repeat or substituted) and bench != 0,
        pending,
        mine.cards,
        hand,
        bench,
        out,
        size,
        their_hand,
        size - their_hand - len(their_out),
        their_out,
        theirs.subsets[seen[1 - seat]],
        outcome,
    )
    return tuple.__new__(View, values)  # twice as fast as its constructor
