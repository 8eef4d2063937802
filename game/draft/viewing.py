"""Makes a seat's view of a draft from what it may see, never from the state with things removed."""

from __future__ import annotations

from game.draft.schedule import schedule
from game.draft.state import DraftState, Indexes
from game.draft.view import DraftView
from game.engine.card import Seat


def view(state: DraftState, seat: Seat) -> DraftView:
    """What a seat may know now."""
    turns = schedule(state.way, state.counts, state.first)
    turn = state.turn
    sees_offer = turn is not None and (state.way.is_open or turn.seat == seat)
    return DraftView(
        seat=seat,
        way=state.way,
        pool=state.pool,
        counts=state.counts,
        picks=len(state.picks),
        to_pick=turn.seat if turn else None,
        turns=tuple(each.seat for each in turns),
        offer=state.offer if sees_offer else (),
        own=state.taken[seat],
        other=_known(state, seat),
        other_count=len(state.taken[1 - seat]),
        stock=len(state.stock),
        passes=turn is not None and turn.passes,
    )


def _known(state: DraftState, seat: Seat) -> Indexes:
    """The other seat's cards that a seat has seen."""
    other = state.taken[1 - seat]
    if state.way.is_open:
        return other
    kept = {
        card
        for card, turn in zip(
            state.picks, schedule(state.way, state.counts, state.first), strict=False
        )
        if turn.seat != seat
    }
    return tuple(card for card in other if card not in kept)
