from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeAlias

import pytest

from game import draft
from game.ai import BOTS
from game.ai.drafting import choose_pick
from game.ai.roster_plan import strongest
from game.cards.strength import Yardstick
from game.draft import DraftState, DraftView, DraftWay
from game.engine import Card, MatchKind, Values
from tests.ai.table import Rosters, card, played, roster, start

Picker: TypeAlias = Callable[[DraftView, Random], int]

POOR: Values = (1, 1, 1, 1)
FLAT: Values = (5, 5, 5, 5)


def by_chance(view: DraftView, rng: Random) -> int:
    return rng.choice(view.offer)


def by_rating(view: DraftView, rng: Random) -> int:
    """What the stars on the cards say: the best single rating there is."""
    ratings = rated(view.pool)
    return max(view.offer, key=lambda index: (ratings[index], rng.random()))


@cache
def rated(pool: tuple[Card, ...]) -> tuple[float, ...]:
    yardstick = Yardstick([(each.attack, each.defense) for each in pool])
    return tuple(yardstick.strength(each.attack, each.defense) for each in pool)


def drafted(state: DraftState, pickers: tuple[Picker, Picker], rng: Random) -> Rosters:
    while state.turn is not None:
        seat = state.turn.seat
        state, _ = draft.apply(state, seat, pickers[seat](draft.view(state, seat), rng))
    one, two = (tuple(state.pool[card] for card in taken) for taken in state.taken)
    return one, two


def points(rosters: Rosters, seed: int) -> float:
    """What seat 0 makes of its roster against the same player: 1 for a win, 1/2 for a draw."""
    kind = MatchKind.FULL if len(rosters[0]) > 7 else MatchKind.SHORT
    end, _ = played(start(kind, rosters, seed), (BOTS["greedy"], BOTS["greedy"]), seed)
    assert end.outcome is not None
    return 0.5 if end.outcome.winner is None else float(end.outcome.winner == 0)


def share(other: Picker, ways: tuple[DraftWay, ...], drafts: int) -> float:
    """How many matches the computer's rosters win, each draft also held with seats changed."""
    won = []
    for seed in range(drafts):
        rng = Random(seed)
        size = (10, 12, 6)[seed % 3]
        pool = roster(rng, 72)
        for way in ways:
            state = draft.begin(way, pool, (size, size), seed % 2, seed)
            won.append(points(drafted(state, (choose_pick, other), rng), seed))
            won.append(1 - points(drafted(state, (other, choose_pick), rng), seed))
    return sum(won) / len(won)


def test_its_rosters_beat_those_picked_by_chance() -> None:
    assert share(by_chance, tuple(DraftWay), 8) > 0.8


def test_its_rosters_beat_those_picked_by_one_rating() -> None:
    assert share(by_rating, (DraftWay.TURN, DraftWay.SNAKE), 12) > 0.65


def test_a_roster_filled_up_beats_the_highest_ratings() -> None:
    won = 0.0
    for seed in range(60):
        pool = roster(Random(seed), 40)
        ratings = rated(pool)
        best = sorted(range(40), key=lambda index: -ratings[index])[:10]
        ours = tuple(pool[index] for index in strongest(pool, (), 10, pool))
        theirs = tuple(pool[index] for index in best)
        won += points((ours, theirs), seed) + 1 - points((theirs, ours), seed)
    assert won / 120 > 0.55


@pytest.mark.parametrize("way", DraftWay)
def test_the_same_chance_gives_the_same_draft(way: DraftWay) -> None:
    state = draft.begin(way, roster(Random(3), 60), (12, 11), 0, 1)
    first, second = (drafted(state, (choose_pick, choose_pick), Random(7)) for _ in range(2))
    assert first == second
    assert (len(first[0]), len(first[1])) == (12, 11)


def test_equal_cards_are_taken_by_chance_and_better_ones_always() -> None:
    """A small number is better while one of the seats has none (R3.1)."""
    pool = tuple(card(90 + number, FLAT, FLAT) for number in range(9))
    state = draft.begin(DraftWay.SNAKE, (*pool, card(99, (9, 9, 9, 9), FLAT)), (5, 5), 0, 1)
    for best in (9, 0, 1, 2):
        assert state.turn is not None
        seen = draft.view(state, state.turn.seat)
        assert {choose_pick(seen, Random(chance)) for chance in range(20)} == {best}
        state, _ = draft.apply(state, state.turn.seat, best)
    fifth = draft.view(state, 0)
    assert {choose_pick(fifth, Random(chance)) for chance in range(60)} == set(range(3, 9))


def dealt(offer: tuple[Card, Card], own: tuple[Card, ...], other: tuple[Card, ...]) -> DraftView:
    """A secret draft under way; the first two cards of the pool are dealt to seat 0."""
    pool = (*offer, *own, *other, *roster(Random(5), 40))
    state = draft.begin(DraftWay.SECRET, pool, (10, 10), 0, 1)
    return draft.view(state, 0)._replace(
        offer=(0, 1),
        own=tuple(range(2, 2 + len(own))),
        other=tuple(range(2 + len(own), 2 + len(own) + len(other))),
        other_count=len(other),
    )


def test_r1_6_it_does_not_pass_what_the_other_lacks() -> None:
    """For itself the perimeter is worth no more than the block; the other has no perimeter."""
    perimeter, block = card(501, POOR, (9, 1, 1, 1)), card(502, POOR, (1, 9, 9, 1))
    own = tuple(card(510 + number, POOR, FLAT) for number in range(3))
    other = tuple(card(520 + number, POOR, (1, 9, 9, 9)) for number in range(4))
    view = dealt((perimeter, block), own, other)
    assert choose_pick(view._replace(passes=False), Random(1)) == 1
    assert choose_pick(view, Random(1)) == 0


@pytest.mark.parametrize(("way", "taken"), [(DraftWay.TURN, {0}), (DraftWay.SNAKE, {0, 1})])
def test_it_denies_what_the_other_would_take_before_its_next_turn(
    way: DraftWay, taken: set[int]
) -> None:
    """It has the smallest number, so another small one would serve the other alone (R3.1)."""
    small, plain, smallest = (card(number, FLAT, FLAT) for number in (50, 900, 1))
    pool = (small, plain, smallest, *(card(500 + number, FLAT, FLAT) for number in range(30)))
    state, _ = draft.apply(draft.begin(way, pool, (10, 10), 1, 1), 1, 3)
    view = draft.view(state, 0)._replace(offer=(0, 1), own=(2,))
    assert {choose_pick(view, Random(chance)) for chance in range(20)} == taken


def test_a_seat_that_sees_no_offer_cannot_choose() -> None:
    state = draft.begin(DraftWay.SECRET, roster(Random(1), 30), (5, 5), 0, 1)
    with pytest.raises(ValueError, match="1"):
        choose_pick(draft.view(state, 1), Random(1))
