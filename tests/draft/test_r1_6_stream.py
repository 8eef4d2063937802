"""R1.6, house rule: the stream, in which six cards lie open in a row that moves on."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.draft import CardEntered, CardLeft, CardTaken, DraftState, DraftWay, apply, begin, view
from tests.draft.table import COUNTS, deck, played


def stream(size: int, counts: tuple[int, int] = (5, 5)) -> DraftState:
    """A stream in which the cards come in the order of the pool."""
    state = begin(DraftWay.STREAM, deck(size), counts, 0, 1)
    return state._replace(table=tuple(range(6)), stock=tuple(range(6, size)))


def test_r1_6_six_cards_lie_open_and_the_others_closed() -> None:
    state = begin(DraftWay.STREAM, deck(20), (5, 5), 0, 1)
    for seat in (0, 1):
        seen = view(state, seat)
        assert (len(seen.offer), seen.stock) == (6, 14)


def test_r1_6_a_taken_card_makes_the_row_move_on() -> None:
    state, events = apply(stream(14), 0, 2)
    assert events == (CardTaken(0, 2), CardEntered(6))
    assert (state.table, state.stock[0]) == ((0, 1, 3, 4, 5, 6), 7)


def test_r1_6_after_each_pair_of_picks_the_oldest_goes_under_the_stock() -> None:
    state, _ = apply(stream(14), 0, 2)
    state, events = apply(state, 1, 5)
    assert events == (CardTaken(1, 5), CardEntered(7), CardLeft(0), CardEntered(8))
    assert state.table == (1, 3, 4, 6, 7, 8)
    assert state.stock == (9, 10, 11, 12, 13, 0)


def test_r1_6_the_oldest_itself_may_be_taken() -> None:
    state, _ = apply(stream(14), 0, 0)
    state, events = apply(state, 1, 1)
    assert events == (CardTaken(1, 1), CardEntered(7), CardLeft(2), CardEntered(8))


def test_r1_6_where_the_stock_is_empty_the_row_grows_shorter() -> None:
    state, _ = apply(stream(10), 0, 0)
    for card in (1, 3, 4, 5):
        assert state.turn is not None
        state, _ = apply(state, state.turn.seat, card)
    assert (state.table, state.stock) == ((6, 7, 8, 9, 2), ())
    assert state.turn is not None
    state, events = apply(state, state.turn.seat, 9)
    assert events == (CardTaken(1, 9),)
    assert state.table == (6, 7, 8, 2)


def test_r1_6_nothing_moves_after_the_last_pick() -> None:
    course = played(stream(30), Random(2))
    last = course.states[-2].turn
    assert last is not None
    assert course.events[-1] == (CardTaken(last.seat, course.end.picks[-1]),)
    assert (len(course.end.table), len(course.end.stock)) == (5, 15)


@given(st.sampled_from(COUNTS), st.integers(0, 6), st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_r1_6_small_decks_never_get_stuck(counts: tuple[int, int], spare: int, seed: int) -> None:
    size = sum(counts) + spare
    course = played(begin(DraftWay.STREAM, deck(size), counts, seed % 2, seed), Random(seed))
    for moment in course.states[:-1]:
        left = size - len(moment.picks)
        assert len(moment.table) == min(6, left)


@pytest.mark.parametrize("seed", range(5))
def test_r1_6_the_oldest_leaves_after_each_pair_while_there_is_a_stock(seed: int) -> None:
    """The row is a queue: a card that stays moves one place towards its end with each that came."""
    course = played(begin(DraftWay.STREAM, deck(40), (10, 10), 0, seed), Random(seed))
    for before, after, events in zip(
        course.states[:-2], course.states[1:-1], course.events[:-1], strict=True
    ):
        card = after.picks[-1]
        stays = [each for each in before.table if each != card]
        is_pair = len(after.picks) % 2 == 0
        entered = [event.card for event in events if isinstance(event, CardEntered)]
        assert after.table == (*stays[is_pair:], *entered)
        assert [event.card for event in events if isinstance(event, CardLeft)] == stays[:is_pair]
        assert not is_pair or after.stock[-1] == stays[0]
