from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.pool_measure import PoolMeasure
from game.ai.roster_plan import RosterPlan, strongest
from game.engine import Card, CardNumber, Values
from tests.ai.table import card, roster

POOL = roster(Random(1), 60)
MEASURE = PoolMeasure(POOL)
POOR: Values = (1, 1, 1, 1)
HIGH = 5000  # a number above all of the pool


def gain(new: Card, cards: Sequence[Card], count: int = 10) -> float:
    plan = RosterPlan(MEASURE, count, [MEASURE.measured(each) for each in cards])
    return plan.gain(MEASURE.measured(new))


def high(attack: Values, defense: Values, number: int = HIGH) -> Card:
    return card(number, attack, defense)


def test_the_more_attackers_there_are_the_less_another_adds() -> None:
    attacker = high((9, 1, 1, 1), POOR)
    gains = [gain(attacker, [attacker] * has) for has in range(10)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 2
    assert gains[-1] < 0.01


def test_half_a_roster_of_attackers_needs_defenders() -> None:
    """By any single rating the attacker stays the better of the two."""
    attacker, defender = high((9, 9, 9, 9), (3, 3, 3, 3)), high((3, 3, 3, 3), (8, 8, 8, 8))
    shooters = [high((9, 9, 1, 1), POOR)] * 8
    assert gain(attacker, []) > gain(defender, [])
    assert gain(attacker, shooters) < gain(defender, shooters)


@pytest.mark.parametrize("hole", range(4))
def test_a_row_that_nobody_covers_is_covered_first(hole: int) -> None:
    def covers(*rows: int) -> Card:
        one, two, three, four = (9 if row in rows else 1 for row in range(4))
        return high(POOR, (one, two, three, four))

    everything, rest = covers(0, 1, 2, 3), covers(*[row for row in range(4) if row != hole])
    assert gain(covers(hole), [rest] * 3) > 2 * gain(covers(hole), [everything] * 3)


def test_r3_1_one_small_number_is_enough() -> None:
    smallest = min(each.number.value for each in POOL)
    small, plain = high(POOR, POOR, smallest - 1000), high(POOR, POOR)
    assert gain(small, [plain] * 3) > 0.2
    assert gain(small, [small] * 3) == gain(plain, [small] * 3)
    assert gain(plain, [small] * 3) == gain(plain, [plain] * 3)


def test_strength_is_measured_against_the_pool() -> None:
    """A perimeter of 4 is much where no three-pointer is above 4."""
    weak = [replace(each, attack=(4, 2, 2, 2)) for each in POOL]
    guard, blocker = high(POOR, (4, 1, 1, 1), 1), high(POOR, (1, 9, 9, 9), 2)
    assert strongest([guard, blocker], [], 1, weak) == (0,)
    assert strongest([guard, blocker], [], 1, POOL) == (1,)


@given(st.integers(0, 2**32), st.integers(0, 12), st.sampled_from([5, 6, 7, 10, 11, 12]))
@settings(max_examples=80, deadline=None)
def test_r1_4_filling_up_never_doubles_a_number(seed: int, has: int, count: int) -> None:
    rng = Random(seed)
    chosen = list(roster(rng, has))
    candidates = [
        replace(each, number=CardNumber(str(rng.randint(1, 40))))
        for each in roster(rng, rng.randint(0, 50))
    ]
    if has:
        candidates.append(chosen[0])
    added = strongest(candidates, chosen, count, POOL)
    numbers = [each.number.value for each in chosen]
    numbers += [candidates[index].number.value for index in added]
    assert len(set(numbers)) == len(numbers)
    free = {each.number.value for each in candidates} - {each.number.value for each in chosen}
    assert len(added) == max(0, min(count - has, len(free)))


def test_filling_up_takes_the_most_needed_first() -> None:
    candidates = list(POOL)
    added = strongest(candidates, [], 10, POOL)
    for place, index in enumerate(added):
        before = [candidates[each] for each in added[:place]]
        needed = max(gain(each, before) for each in candidates if each not in before)
        assert gain(candidates[index], before) == needed


def test_what_was_chosen_decides_what_fills_up() -> None:
    shooters = [high((9, 9, 9, 9), POOR, HIGH + number) for number in range(6)]
    guards = [high(POOR, (8, 8, 8, 8), HIGH + number) for number in range(10, 16)]
    candidates = [*shooters, *guards]
    assert set(strongest(candidates, shooters[:5], 7, POOL)) <= set(range(6, 12))
    assert set(strongest(candidates, guards[:5], 7, POOL)) <= set(range(6))


def test_a_full_roster_needs_nothing() -> None:
    assert strongest(POOL[:20], POOL[20:30], 10, POOL) == ()
    assert strongest(POOL[:20], POOL[20:33], 12, POOL) == ()
    assert strongest([], [], 10, POOL) == ()
