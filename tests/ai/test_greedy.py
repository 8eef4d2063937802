from __future__ import annotations

from random import Random

import pytest

from game.ai import GreedyBot
from game.engine import (
    Action,
    Card,
    Defend,
    MatchKind,
    PickLineup,
    Play,
    PlayAttack,
    State,
    Substitute,
    Values,
    card_set,
    members,
    seats_to_act,
    view,
)
from tests.ai.table import after, card, start

FLAT: Values = (5, 5, 5, 5)
ALL_FIVE = card_set([0, 1, 2, 3, 4])


def plain(numbers: range) -> tuple[Card, ...]:
    return tuple(card(number, FLAT, FLAT) for number in numbers)


def picked(ours: tuple[Card, ...], theirs: tuple[Card, ...], *, kind: MatchKind) -> State:
    """A match in which each seat has picked the five smallest numbers."""
    return after(start(kind, (ours, theirs)), [PickLineup(0, ALL_FIVE), PickLineup(1, ALL_FIVE)])


def choice(state: State, chance: int = 0) -> Action:
    seat = seats_to_act(state)[0]
    return GreedyBot().choose(view(state, seat), Random(chance))


def test_attacks_where_most_points_are_expected() -> None:
    """Of two sure plays the three-pointer is worth more (R4.3)."""
    ours = (
        card(1, FLAT, FLAT),
        card(2, (9, 9, 9, 9), FLAT),
        card(3, (5, 9, 5, 5), FLAT),
        *plain(range(4, 6)),
    )
    state = picked(ours, plain(range(11, 16)), kind=MatchKind.SHORT)
    assert choice(state) == PlayAttack(0, 1, Play.THREE_POINTER)


def test_a_likely_two_is_better_than_an_unlikely_three() -> None:
    """Own cards are the measure of unseen ones: perimeters of 2, 5, 9, 9, 9, blocks of 3."""
    perimeters = (2, 5, 9, 9, 9)
    ours = tuple(
        card(number, (6, 4, 1, 1) if number == 3 else (1, 1, 1, 1), (perimeter, 3, 5, 5))
        for number, perimeter in enumerate(perimeters, 1)
    )
    state = picked(ours, plain(range(11, 16)), kind=MatchKind.SHORT)
    assert choice(state) == PlayAttack(0, 2, Play.INSIDE_SHOT)


def test_shown_cards_count_as_they_are() -> None:
    """All five of the opponent were shown in period 1, so period 2 is attacked by what they are."""
    ours = tuple(card(number, (6, 6, 6, 6), (9, 9, 9, 9)) for number in range(1, 6))
    theirs = tuple(card(number, FLAT, (9, 9, 9, 2)) for number in range(11, 16))
    state = picked(ours, theirs, kind=MatchKind.SHORT)
    while state.period == 1:
        seat = seats_to_act(state)[0]
        seen = view(state, seat)
        first = members(seen.hand)[0]
        pending = seen.pending is not None
        step = Defend(seat, first) if pending else PlayAttack(seat, first, Play.DRIVE)
        state = after(state, [step])
    state = after(state, [PickLineup(0, ALL_FIVE), PickLineup(1, ALL_FIVE)])
    action = GreedyBot().choose(view(state, 0)._replace(possession=0), Random(0))
    assert isinstance(action, PlayAttack)
    assert action.play is Play.ASSIST


def defended(blocks: tuple[int, int, int, int, int], attack: int) -> int:
    """Which card answers an inside shot; the dearer a card, the later it stands."""
    theirs = tuple(
        card(10 + index, (1 + 2 * index, 1, 1, 1), (2 * index + 2, block, 5, 5))
        for index, block in enumerate(blocks)
    )
    ours = tuple(card(number, (3, attack, 3, 3), FLAT) for number in range(1, 6))
    state = after(picked(ours, theirs, kind=MatchKind.SHORT), [PlayAttack(0, 0, Play.INSIDE_SHOT)])
    action = choice(state)
    assert isinstance(action, Defend)
    return action.card


@pytest.mark.parametrize(
    ("blocks", "answer"),
    [
        ((1, 1, 7, 8, 9), 2),  # three stop: the cheapest of them (R4.4)
        ((6, 6, 5, 9, 5), 3),  # one stops, though two cheaper ones tie
        ((5, 6, 5, 6, 5), 1),  # none stops: the cheapest that ties (R4.5)
        ((5, 5, 5, 5, 5), 0),  # all concede: the one that is lost most easily (R4.3)
    ],
)
def test_answers_with_the_cheapest_card_that_stops(
    blocks: tuple[int, int, int, int, int], answer: int
) -> None:
    assert defended(blocks, attack=6) == answer


def test_r3_1_the_smallest_number_starts_though_it_is_weak() -> None:
    ours = (
        card(1, (1, 1, 1, 1), (1, 1, 1, 1)),
        *(card(number, (9, 9, 9, 9), FLAT) for number in range(2, 8)),
    )
    action = choice(start(MatchKind.SHORT, (ours, plain(range(11, 18)))))
    assert isinstance(action, PickLineup)
    assert 0 in members(action.cards)


def test_r6_4_weak_cards_stay_on_the_bench_where_possession_is_settled() -> None:
    weak, strong = (1, 1, 1, 1), (9, 9, 9, 9)
    ours = tuple(card(number, weak if number < 3 else strong, FLAT) for number in range(1, 8))
    state = start(MatchKind.SHORT, (ours, plain(range(11, 18))))
    later = view(state, 0)._replace(period=2)
    action = GreedyBot().choose(later, Random(0))
    assert action == PickLineup(0, card_set([2, 3, 4, 5, 6]))


def test_r5_better_cards_come_in_for_worse() -> None:
    ours = (
        *plain(range(1, 5)),
        card(5, (1, 1, 1, 1), (1, 1, 1, 1)),
        card(6, (9, 9, 9, 9), (9, 9, 9, 9)),
        card(7, (1, 1, 1, 1), (1, 1, 1, 1)),
    )
    state = picked(ours, plain(range(11, 18)), kind=MatchKind.SHORT)
    exchange = choice(state)
    assert exchange == Substitute(0, card_set([4]), card_set([5]))
    assert choice(after(state, [exchange])) == PlayAttack(0, 5, Play.THREE_POINTER)


def test_lineups_vary_between_like_cards() -> None:
    state = start(MatchKind.FULL, (plain(range(1, 13)), plain(range(21, 33))))
    lineups = {choice(state, chance) for chance in range(10)}
    assert len(lineups) > 1
