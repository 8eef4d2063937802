"""R1.6, house rule: in the secret way each keeps one of two dealt cards and passes the other."""

from __future__ import annotations

from random import Random

import pytest

from game.draft import (
    CardPassed,
    CardTaken,
    DraftState,
    DraftWay,
    apply,
    begin,
    cards_needed,
    schedule,
    seen_by,
    view,
)
from tests.draft.table import COUNTS, deck, played


def secret(counts: tuple[int, int], spare: int = 0) -> DraftState:
    """A secret draft in which the cards are dealt in the order of the pool."""
    size = cards_needed(DraftWay.SECRET, counts) + spare
    state = begin(DraftWay.SECRET, deck(size), counts, 0, 1)
    return state._replace(stock=tuple(range(size)))


def turns(counts: tuple[int, int]) -> list[tuple[int, bool]]:
    return [(turn.seat, turn.passes) for turn in schedule(DraftWay.SECRET, counts, 0)]


def test_r1_6_one_of_two_is_kept_and_the_other_passed() -> None:
    state, events = apply(secret((6, 6)), 0, 1)
    assert events == (CardTaken(0, 1), CardPassed(0, 0, is_aside=False))
    assert state.taken == ((1,), (0,))
    assert state.offer == (2, 3)
    state, events = apply(state, 1, 2)
    assert events == (CardTaken(1, 2), CardPassed(1, 3, is_aside=False))
    assert state.taken == ((1, 3), (0, 2))


def test_r1_6_an_odd_last_card_is_kept_and_the_other_laid_aside() -> None:
    assert turns((5, 5)) == [
        (0, True), (1, True), (1, True), (0, True), (0, False), (1, False),
    ]  # fmt: skip
    course = played(secret((5, 5)), Random(1))
    for seat, happened in enumerate(course.events[-2:]):
        assert isinstance(happened[1], CardPassed)
        assert (happened[1].seat, happened[1].is_aside) == (seat, True)


def test_r1_6_who_needs_fewer_is_passed_no_more_than_fit() -> None:
    assert turns((5, 7)) == [
        (0, True), (1, True), (1, True), (0, True), (0, True), (1, False), (1, False),
    ]  # fmt: skip


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_r1_6_kept_and_passed_cards_make_up_the_counts(counts: tuple[int, int], first: int) -> None:
    has = [0, 0]
    for turn in schedule(DraftWay.SECRET, counts, first):
        assert has[turn.seat] < counts[turn.seat]
        has[turn.seat] += 1
        has[1 - turn.seat] += turn.passes
    assert tuple(has) == counts


def test_r1_6_the_other_does_not_see_what_is_dealt_or_kept() -> None:
    state = secret((6, 6))
    assert (view(state, 0).offer, view(state, 1).offer) == ((0, 1), ())
    assert (view(state, 0).passes, view(state, 1).passes) == (True, True)
    after, events = apply(state, 0, 1)
    assert [seen_by(event, 1, DraftWay.SECRET) for event in events] == [
        CardTaken(0, None),
        CardPassed(0, 0, is_aside=False),
    ]
    theirs = view(after, 1)
    assert (theirs.own, theirs.other, theirs.other_count) == ((0,), (), 1)
    ours = view(after, 0)
    assert (ours.own, ours.other, ours.other_count) == ((1,), (0,), 1)


def test_r1_6_what_is_laid_aside_only_its_seat_has_seen() -> None:
    course = played(secret((5, 5)), Random(4))
    last = course.events[-1]
    passed = last[1]
    assert isinstance(passed, CardPassed)
    assert seen_by(passed, passed.seat, DraftWay.SECRET) == passed
    assert seen_by(passed, 1 - passed.seat, DraftWay.SECRET) == passed._replace(card=None)


def test_r1_6_cards_beyond_the_need_stay_closed() -> None:
    end = played(secret((5, 5), spare=7), Random(1)).end
    assert end.stock == tuple(range(12, 19))
    assert view(end, 0).stock == 7
