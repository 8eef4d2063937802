"""What a seat may know, read from the state field by field; never a copy with things deleted."""

from __future__ import annotations

from game.engine.card import Seat
from game.engine.legal import may_substitute
from game.engine.state import State
from game.engine.view import PendingAttack, Phase, View


def view(state: State, seat: Seat) -> View:
    """The match as one seat may know it (R1.7, R2.1, R4.2, R5.3)."""
    (setup, phase, period, attack, possession, repeat, _, score, by_period) = state[:9]
    hands, outs, seen = state.hands, state.outs, state.seen
    other = 1 - seat
    roster, opponent = setup.rosters[seat], setup.rosters[other]
    hand, out = hands[seat], outs[seat]
    their_hand, their_out = hands[other].bit_count(), outs[other]
    size = len(opponent.cards)
    is_lineup = phase is Phase.LINEUP
    return View(
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
        (hands[0] != 0, hands[1] != 0) if is_lineup else (True, True),
        seat == possession and may_substitute(state),
        _pending(state),
        roster.cards,
        hand,
        roster.everything & ~(hand | out),
        out,
        size,
        their_hand,
        size - their_hand - their_out.bit_count(),
        opponent.subset(their_out),
        opponent.subset(seen[other]),
        state.outcome,
    )


def _pending(state: State) -> PendingAttack | None:
    """The attack that waits for its answer, which both see (R4.2)."""
    declared, seat = state.declared, state.possession
    if declared is None or seat is None:
        return None
    return PendingAttack(seat, state.setup.rosters[seat].cards[declared.card], declared.play)
