"""Whole drafts of every way, with all counts and decks that only just suffice."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings

from game.draft import CardPassed, DraftState, DraftWay, begin
from tests.draft.table import Course, deck, drafts, played, replayed


def aside(course: Course, steps: int) -> list[int]:
    """Cards that were laid aside closed in the first picks."""
    return [
        event.card
        for happened in course.events[:steps]
        for event in happened
        if isinstance(event, CardPassed) and event.is_aside and event.card is not None
    ]


@given(drafts())
@settings(max_examples=200, deadline=None)
def test_every_card_is_in_exactly_one_place(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    course = played(state, rng)
    for steps, moment in enumerate(course.states):
        places = (*moment.taken[0], *moment.taken[1], *moment.table, *moment.stock)
        assert Counter([*places, *aside(course, steps)]) == Counter(range(len(state.pool)))


@given(drafts())
@settings(max_examples=200, deadline=None)
def test_r1_5_both_end_with_exactly_their_counts(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    end = played(state, rng).end
    assert tuple(map(len, end.taken)) == state.counts
    assert (end.turn, end.offer) == (None, ())
    numbers = {end.pool[card].number.value for taken in end.taken for card in taken}
    assert len(numbers) == sum(state.counts)


@given(drafts())
@settings(max_examples=100, deadline=None)
def test_something_is_offered_at_every_turn(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    for moment in played(state, rng).states[:-1]:
        assert len(set(moment.offer)) == len(moment.offer) >= 1
        assert moment.way is not DraftWay.SECRET or len(moment.offer) == 2


@given(drafts())
@settings(max_examples=100, deadline=None)
def test_the_same_picks_give_the_same_draft(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    course = played(state, rng)
    assert replayed(state, course.end.picks) == course


@given(drafts())
@settings(max_examples=50, deadline=None)
def test_the_same_seed_lays_out_the_same_draft(start: tuple[DraftState, Random]) -> None:
    state, rng = start
    seed = rng.randrange(100)
    first, second = (
        begin(state.way, state.pool, state.counts, state.first, seed) for _ in range(2)
    )
    assert first == second


def test_r1_6_another_seed_lays_out_another_draft() -> None:
    pool = deck(30)
    for way in (DraftWay.STREAM, DraftWay.SECRET):
        first, second = (begin(way, pool, (5, 5), 0, seed) for seed in (1, 2))
        assert (first.table, first.stock) != (second.table, second.stock)
