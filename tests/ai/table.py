"""Deals and whole matches for the tests of those who play: no assertions here."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from game.ai import Bot
from game.engine import (
    Action,
    Card,
    CardNumber,
    MatchKind,
    OvertimePossession,
    State,
    Values,
    apply,
    new_match,
    seats_to_act,
    view,
)

Rosters: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]

SIZES = [
    (MatchKind.FULL, 10, 10),
    (MatchKind.FULL, 12, 12),
    (MatchKind.FULL, 11, 12),
    (MatchKind.SHORT, 5, 5),
    (MatchKind.SHORT, 7, 7),
    (MatchKind.SHORT, 5, 7),
]


def values(rng: Random) -> Values:
    return rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9)


def card(number: int, attack: Values, defense: Values) -> Card:
    return Card(CardNumber(f"1.{number:03}"), f"n{number}", attack, defense)


def roster(rng: Random, size: int) -> tuple[Card, ...]:
    numbers = rng.sample(range(1, 100), size)
    return tuple(card(number, values(rng), values(rng)) for number in numbers)


def deal(rng: Random, sizes: tuple[int, int]) -> Rosters:
    return roster(rng, sizes[0]), roster(rng, sizes[1])


def start(kind: MatchKind, rosters: Rosters, seed: int = 0) -> State:
    return new_match(kind, OvertimePossession.CARRY, rosters, seed)


def after(state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def played(state: State, bots: tuple[Bot, Bot], seed: int) -> tuple[State, list[Action]]:
    """Let two bots play to the end; the engine refuses whatever is not legal."""
    chances = (Random(f"{seed}/0"), Random(f"{seed}/1"))
    actions: list[Action] = []
    while seats := seats_to_act(state):
        seat = seats[0]
        action = bots[seat].choose(view(state, seat), chances[seat])
        state, _ = apply(state, action)
        actions.append(action)
    return state, actions
