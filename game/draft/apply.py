"""Begins a draft and takes picks: a state and a pick in, a new state and events out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.draft.event import CardEntered, CardLeft, CardPassed, CardTaken, Event
from game.draft.refusal import DraftCode, DraftRefusal
from game.draft.schedule import Turn, cards_needed
from game.draft.state import ROW, DraftState
from game.draft.way import DraftWay
from game.engine.card import Card, Seat


def begin(
    way: DraftWay, pool: Sequence[Card], counts: tuple[int, int], first: Seat, seed: int
) -> DraftState:
    """Lay out a draft (R1.5, R1.6); the same arguments always give the same one.

    Raises:
        DraftRefusal: the deck has too few cards.
    """
    need = cards_needed(way, counts)
    if len(pool) < need:
        raise DraftRefusal(DraftCode.DRAFT_DECK_SMALL, have=len(pool), need=need)
    cards = tuple(range(len(pool)))
    table, stock = cards, cards[:0]
    if way in (DraftWay.STREAM, DraftWay.SECRET):
        stock = tuple(Random(f"draft/{seed}").sample(cards, len(cards)))
        open_cards = ROW if way is DraftWay.STREAM else 0
        table, stock = stock[:open_cards], stock[open_cards:]
    return DraftState(way, tuple(pool), counts, first, (), ((), ()), table, stock)


def apply(state: DraftState, seat: Seat, card: int) -> tuple[DraftState, tuple[Event, ...]]:
    """Let a seat take one of the offered cards.

    Args:
        state: the draft so far; it stays as it is.
        seat: who takes.
        card: its index in the pool.

    Raises:
        DraftRefusal: it is not this seat's turn, or the card is not offered.
    """
    turn = state.turn
    if turn is None:
        raise DraftRefusal(DraftCode.DRAFT_OVER)
    if turn.seat != seat:
        raise DraftRefusal(DraftCode.DRAFT_OUT_OF_TURN, seat=seat)
    if card not in state.offer:
        known = 0 <= card < len(state.pool)
        named = str(state.pool[card].number) if known else card
        raise DraftRefusal(DraftCode.DRAFT_NOT_OFFERED, card=named)
    after = _given(state, seat, card)._replace(picks=(*state.picks, card))
    taken = CardTaken(seat, card)
    if state.way is DraftWay.SECRET:
        after, more = _passed(after, turn, card)
    elif state.way is DraftWay.STREAM:
        after, more = _moved_on(after, card)
    else:
        return after._replace(table=_without(state.table, card)), (taken,)
    return after, (taken, *more)


def _given(state: DraftState, seat: Seat, card: int) -> DraftState:
    one, two = state.taken
    taken = ((*one, card), two) if seat == 0 else (one, (*two, card))
    return state._replace(taken=taken)


def _passed(state: DraftState, turn: Turn, kept: int) -> tuple[DraftState, tuple[Event, ...]]:
    """The other of the two dealt cards goes on, or aside."""
    first, second, *stock = state.stock
    rest = second if kept == first else first
    after = state._replace(stock=tuple(stock))
    if turn.passes:
        after = _given(after, 1 - turn.seat, rest)
    return after, (CardPassed(turn.seat, rest, is_aside=not turn.passes),)


def _moved_on(state: DraftState, card: int) -> tuple[DraftState, tuple[Event, ...]]:
    """Fill the row; after each pair of picks its oldest card makes room for a new one."""
    events: list[Event] = []
    row, stock = list(_without(state.table, card)), list(state.stock)
    is_over = state.turn is None
    if not is_over and stock and len(row) < ROW:
        row.append(stock.pop(0))
        events.append(CardEntered(row[-1]))
    if not is_over and stock and len(state.picks) % 2 == 0:
        oldest = row.pop(0)
        row.append(stock.pop(0))
        stock.append(oldest)
        events += [CardLeft(oldest), CardEntered(row[-1])]
    return state._replace(table=tuple(row), stock=tuple(stock)), tuple(events)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(each for each in cards if each != card)
