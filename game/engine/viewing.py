"""What a seat may know, read from the state field by field; never a copy with things deleted."""

from __future__ import annotations

from game.engine.card import Seat
from game.engine.state import State
from game.engine.view import Phase, View

_ATTACK, _LINEUP = Phase.ATTACK, Phase.LINEUP  # looked up once: a match asks for a hundred views
_new = tuple.__new__  # makes a named tuple twice as fast as the tuple's own constructor
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
        sides,
        pending,
        outcome,
    ) = state
    if seat == 0:
        mine, theirs = setup.rosters
        (hand, out, _, _, _), (their_hand, _, _, their_out, their_seen) = sides
    elif seat == 1:
        theirs, mine = setup.rosters
        (their_hand, _, _, their_out, their_seen), (hand, out, _, _, _) = sides
    else:
        raise ValueError(seat)
    bench = mine.everything & ~(hand | out)
    size, held = len(theirs.cards), their_hand.bit_count()
    values = (
        seat,
        setup.kind,
        setup.overtime_possession,
        phase,
        period,
        attack,
        possession,
        repeat,
        score,
        by_period,
        (sides[0][0] != 0, sides[1][0] != 0) if phase is _LINEUP else _BOTH_PICKED,
        phase is _ATTACK and seat == possession and not (repeat or substituted) and bench != 0,
        pending,
        mine.cards,
        hand,
        bench,
        out,
        size,
        held,
        size - held - len(their_out),
        their_out,
        their_seen,
        outcome,
    )
    return _new(View, values)
