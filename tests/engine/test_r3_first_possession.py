from __future__ import annotations

import pytest

from game.engine import (
    Card,
    CardNumber,
    LineupPicked,
    MatchKind,
    PeriodStarted,
    ShowdownHeld,
    view,
)
from tests.engine.table import Table, card, roster

SHORT = MatchKind.SHORT


def five(*numbers: int | str) -> tuple[Card, ...]:
    return tuple(card(number) for number in numbers)


def showdown(ours: tuple[Card, ...], theirs: tuple[Card, ...], seed: int = 0) -> ShowdownHeld:
    table = Table(SHORT, (ours, theirs), seed=seed)
    table.lineups()
    (held,) = table.happened(ShowdownHeld)
    assert table.possession == held.first
    return held


def test_r3_1_the_smaller_of_the_smallest_numbers_attacks_first() -> None:
    held = showdown(five(9, 7, 30, 40, 50), five(60, 8, 6, 70, 80))
    assert [(str(ours), str(theirs)) for ours, theirs in held.numbers] == [("7", "6")]
    assert (held.first, held.by_toss) == (1, False)


def test_r3_1_only_the_five_in_hand_count() -> None:
    table = Table(SHORT, (roster(7, 1), roster(5, 3)))
    table.lineup(0, (2, 3, 4, 5, 6))  # numbers 3 to 7, the bench holds 1 and 2
    table.lineup(1)
    (held,) = table.happened(ShowdownHeld)
    assert held.numbers[0] == (CardNumber("3"), CardNumber("3"))


def test_r3_2_the_number_is_shown_and_nothing_else_of_the_card() -> None:
    table = Table()
    table.lineup(0, (3, 4, 5, 6, 7))
    assert table.lineup(1, (2, 8, 9, 10, 11)) == (
        LineupPicked(1, 1),
        ShowdownHeld(((CardNumber("104"), CardNumber("203")),), 0, by_toss=False),
        PeriodStarted(1, 0, repeat=False),
    )
    for seat in (0, 1):
        seen = view(table.state, seat)
        assert (seen.opponent_seen, seen.opponent_out) == ((), ())


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [("1.1.002", "1.2.001"), ("11002", "1.2.001"), ("1.2.001", "1.1.0002"), ("9.9", "1.0.0")],
)
def test_r3_3_all_digits_count_and_dots_do_not(smaller: str, larger: str) -> None:
    rest = (900001, 900002, 900003, 900004)
    assert showdown(five(smaller, *rest), five(larger, *rest)).first == 0
    assert showdown(five(larger, *rest), five(smaller, *rest)).first == 1


def test_r3_4_equal_numbers_go_to_the_second_smallest_and_so_on() -> None:
    held = showdown(five(1, 2, 3, 5, 6), five(1, 2, 3, 4, 9))
    assert [(ours.value, theirs.value) for ours, theirs in held.numbers] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (5, 4),
    ]
    assert (held.first, held.by_toss) == (1, False)


@pytest.mark.parametrize(("seed", "first"), [(0, 0), (1, 1), (16, 0), (17, 1), (-1, 1), (-2, 0)])
def test_r3_4_all_five_equal_is_a_toss_from_the_seed(seed: int, first: int) -> None:
    held = showdown(roster(5, 1), roster(5, 1), seed)
    assert len(held.numbers) == 5
    assert (held.first, held.by_toss) == (first, True)


def test_r3_the_seed_decides_nothing_else() -> None:
    assert showdown(roster(5, 1), roster(5, 2), seed=1).first == 0
