"""R1.5: choosing from a shared deck in turn, and in the snake's order."""

from __future__ import annotations

from collections import Counter

import pytest

from game.draft import CardTaken, DraftWay, apply, begin, cards_needed, schedule, view
from game.engine import Seat
from tests.draft.table import COUNTS, deck


def seats(way: DraftWay, counts: tuple[int, int], first: Seat = 0) -> str:
    return "".join(str(turn.seat) for turn in schedule(way, counts, first))


def test_r1_5_in_turn_one_after_the_other() -> None:
    assert seats(DraftWay.TURN, (5, 5)) == "0101010101"
    assert seats(DraftWay.TURN, (5, 5), first=1) == "1010101010"


def test_r1_5_the_snake_turns_after_each_pair() -> None:
    assert seats(DraftWay.SNAKE, (6, 6)) == "011001100110"
    assert seats(DraftWay.SNAKE, (5, 5), first=1) == "1001100110"


def test_r1_5_who_needs_more_picks_on_alone() -> None:
    assert seats(DraftWay.TURN, (5, 7)) == "010101010111"
    assert seats(DraftWay.SNAKE, (7, 5)) == "011001100100"


@pytest.mark.parametrize("way", [DraftWay.TURN, DraftWay.SNAKE, DraftWay.STREAM])
@pytest.mark.parametrize("counts", COUNTS)
def test_r1_5_everybody_has_a_turn_for_each_card(way: DraftWay, counts: tuple[int, int]) -> None:
    turns = Counter(turn.seat for turn in schedule(way, counts, 1))
    assert (turns[0], turns[1]) == counts
    assert cards_needed(way, counts) == sum(counts)


@pytest.mark.parametrize("way", [DraftWay.TURN, DraftWay.SNAKE])
def test_r1_5_all_cards_lie_open_until_they_are_taken(way: DraftWay) -> None:
    state = begin(way, deck(12), (5, 5), 0, 1)
    for seat in (0, 1):
        assert view(state, seat).offer == tuple(range(12))
    after, events = apply(state, 0, 7)
    assert events == (CardTaken(0, 7),)
    assert view(after, 1).offer == (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11)
    assert (view(after, 0).own, view(after, 1).other) == ((7,), (7,))
    assert (view(after, 0).stock, view(after, 0).to_pick) == (0, 1)


def test_r1_5_what_is_left_of_the_deck_stays_on_the_table() -> None:
    state = begin(DraftWay.TURN, deck(12), (5, 5), 0, 1)
    for card in range(10):
        assert state.turn is not None
        state, _ = apply(state, state.turn.seat, card)
    assert (state.turn, state.offer, state.table) == (None, (), (10, 11))
    assert state.taken == ((0, 2, 4, 6, 8), (1, 3, 5, 7, 9))
    assert view(state, 0).to_pick is None
