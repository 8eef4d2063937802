"""R1.7: change all that a seat cannot see; its views, its events and the computer stay the same."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.ai.drafting import choose_pick
from game.draft import (
    CardEntered,
    DraftState,
    DraftView,
    DraftWay,
    Event,
    begin,
    cards_needed,
    schedule,
    seen_by,
    view,
)
from game.engine import Seat
from tests.draft.table import COUNTS, Course, deck, played, replayed


def watched(course: Course, seat: Seat) -> tuple[list[DraftView], list[Event], list[int]]:
    """All that a seat sees of a draft, and what the computer would do at its turns."""
    views = [view(state, seat) for state in course.states]
    way = course.end.way
    events = [seen_by(event, seat, way) for happened in course.events for event in happened]
    choices = [
        choose_pick(seen, Random(chance))
        for seen in views
        if seen.to_pick == seat
        for chance in range(2)
    ]
    return views, events, choices


def cut(course: Course, steps: int) -> Course:
    """The first picks of a draft."""
    return Course(course.states[: steps + 1], course.events[:steps])


@given(st.sampled_from(COUNTS), st.integers(0, 40), st.integers(0, 2**32), st.data())
@settings(max_examples=80, deadline=None)
def test_r1_7_the_order_of_closed_cards_does_not_matter(
    counts: tuple[int, int], spare: int, seed: int, data: st.DataObject
) -> None:
    rng = Random(seed)
    start = begin(DraftWay.STREAM, deck(sum(counts) + spare, rng), counts, seed % 2, seed)
    whole = played(start, rng)
    course = cut(whole, data.draw(st.integers(0, len(whole.events))))
    entered = {
        event.card
        for happened in course.events
        for event in happened
        if isinstance(event, CardEntered)
    }
    came = [card for card in start.stock if card in entered]
    closed = start.stock[len(came) :]
    assert start.stock == (*came, *closed)
    assume(len(closed) > 1)
    other = start._replace(stock=(*came, *rng.sample(closed, len(closed))))
    assume(other != start)
    elsewhere = replayed(other, course.end.picks)
    assert elsewhere.end != course.end
    for seat in (0, 1):
        assert watched(elsewhere, seat) == watched(course, seat)


def hidden_places(course: Course, seat: Seat) -> list[int]:
    """Where in the order of dealing lie cards that a seat has not seen."""
    start = course.states[0]
    places = list(range(2 * len(course.end.picks), len(start.stock)))
    turns = schedule(start.way, start.counts, start.first)
    for number, kept in enumerate(course.end.picks):
        if turns[number].seat != seat:
            dealt = [2 * number, 2 * number + 1]
            places += [
                place for place in dealt if start.stock[place] == kept or not turns[number].passes
            ]
    if course.end.turn is not None and course.end.turn.seat == seat:
        offered = 2 * len(course.end.picks)
        places = [place for place in places if place not in (offered, offered + 1)]
    return places


def with_other_hidden_cards(
    course: Course, seat: Seat, rng: Random
) -> tuple[DraftState, tuple[int, ...]]:
    """The same secret draft where all that a seat has not seen lies elsewhere."""
    start = course.states[0]
    places = hidden_places(course, seat)
    stock = list(start.stock)
    for place, source in zip(places, rng.sample(places, len(places)), strict=True):
        stock[place] = start.stock[source]
    picks = tuple(stock[start.stock.index(card)] for card in course.end.picks)
    turns = schedule(start.way, start.counts, start.first)
    for number in range(len(picks)):
        if turns[number].seat != seat and rng.random() < 0.5:
            first = 2 * number
            stock[first : first + 2] = stock[first + 1], stock[first]
    return start._replace(stock=tuple(stock)), picks


@given(
    st.sampled_from(COUNTS), st.integers(0, 20), st.integers(0, 2**32), st.integers(0, 1), st.data()
)
@settings(max_examples=120, deadline=None)
def test_r1_7_what_the_other_keeps_does_not_matter(
    counts: tuple[int, int], spare: int, seed: int, seat: Seat, data: st.DataObject
) -> None:
    rng = Random(seed)
    pool = deck(cards_needed(DraftWay.SECRET, counts) + spare, rng)
    whole = played(begin(DraftWay.SECRET, pool, counts, seed % 2, seed), rng)
    course = cut(whole, data.draw(st.integers(0, len(whole.events))))
    other, picks = with_other_hidden_cards(course, seat, rng)
    assume(other != course.states[0])
    assert watched(replayed(other, picks), seat) == watched(course, seat)


@given(st.sampled_from(COUNTS), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_r1_7_a_secret_view_names_no_card_that_was_not_seen(
    counts: tuple[int, int], seed: int
) -> None:
    pool = deck(cards_needed(DraftWay.SECRET, counts) + seed % 5)
    course = played(begin(DraftWay.SECRET, pool, counts, 0, seed), Random(seed))
    for seat in (0, 1):
        seen = view(course.end, seat)
        passed = [card for card in course.end.taken[1 - seat] if card not in course.end.picks]
        assert list(seen.other) == passed
        assert seen.own == course.end.taken[seat]
        assert seen.other_count == counts[1 - seat]
