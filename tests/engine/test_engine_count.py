"""Counts of legal lines to a depth, each also worked out by hand: a net under the move lists."""

from __future__ import annotations

import pytest

from game.engine import MatchKind, Play, PlayAttack, State, Values, apply, legal_actions, outcome
from tests.engine.table import Table, card

STOPPED: tuple[Values, Values] = ((1, 1, 1, 1), (2, 2, 2, 2))
TIED: tuple[Values, Values] = ((1, 1, 1, 1), (1, 1, 1, 1))


def lines(state: State, depth: int) -> int:
    """How many different lines of actions there are from here."""
    if depth == 0:
        return 1
    return sum(lines(apply(state, action)[0], depth - 1) for action in legal_actions(state))


def short(size: int, values: tuple[Values, Values]) -> Table:
    ours, theirs = (
        tuple(card(number, *values) for number in range(first, first + size)) for first in (1, 101)
    )
    return Table(MatchKind.SHORT, (ours, theirs))


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 2),  # either picks its only five
        (2, 2),
        (3, 2 * 20),  # five cards, four plays
        (4, 2 * 20 * 5),
        (5, 2 * 20 * 5 * 16),
        (6, 2 * 20 * 5 * 16 * 4),
    ],
)
def test_lines_of_five_cards_without_a_bench(depth: int, count: int) -> None:
    assert lines(short(5, STOPPED).state, depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 42),  # C(7, 5) fives of either
        (2, 42 * 21),
        (3, 42 * 21 * (20 + 20)),  # attacks; 5 * 2 exchanges of one card and 10 of both
    ],
)
def test_lines_of_seven_cards(depth: int, count: int) -> None:
    assert lines(short(7, STOPPED).state, depth) == count


@pytest.mark.parametrize(
    ("values", "count"),
    [
        (STOPPED, 20 * 5 * (16 + 4 * 2 + 6) + 20 * 20 * 5),  # the other may exchange now
        (TIED, 20 * 5 * 16 + 20 * 20 * 5),  # a repeat attack; no exchange before it
    ],
)
def test_lines_of_an_attack_with_a_bench_of_two(values: tuple[Values, Values], count: int) -> None:
    """Attack, answer, next action; or exchange, attack, answer."""
    table = short(7, values)
    table.lineups()
    assert lines(table.state, 3) == count


def test_lines_of_a_full_match_at_the_first_attack() -> None:
    """Twelve cards: 20 attacks, and every other five but one, C(12, 5) - 1."""
    table = Table()
    table.lineups()
    assert lines(table.state, 1) == 20 + 791
    assert lines(table.state, 2) == 20 * 5 + 791 * 20


def test_lines_from_the_last_attack_of_the_match() -> None:
    """One card each and four plays, of which two score: `3` and `2` win, the others draw on."""
    table = Table(MatchKind.SHORT, sizes=(5, 5))
    for script in ("-----", "-----", "-----", "----"):
        table.period(script)
    assert lines(table.state, 1) == 4
    assert lines(table.state, 2) == 4
    assert lines(table.state, 3) == 2 * 2  # two go on, and either seat may pick first
    ends = [
        outcome(apply(apply(table.state, action)[0], answer)[0])
        for action in legal_actions(table.state)
        for answer in legal_actions(apply(table.state, action)[0])
        if isinstance(action, PlayAttack) and action.play in (Play.THREE_POINTER, Play.ASSIST)
    ]
    assert [end is not None and end.score for end in ends] == [(0, 3), (0, 2)]
