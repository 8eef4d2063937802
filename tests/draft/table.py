"""Pools and whole drafts for the tests of drafts: no assertions here."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from game.draft import DraftState, DraftWay, Event, apply, begin, cards_needed
from game.engine import Card, CardNumber, Seat, Values

COUNTS = [
    *((one, two) for one in (5, 6, 7) for two in (5, 6, 7)),
    *((one, two) for one in (10, 11, 12) for two in (10, 11, 12)),
]


def values(rng: Random) -> Values:
    return rng.randint(1, 10), rng.randint(1, 10), rng.randint(1, 10), rng.randint(1, 10)


def deck(size: int, rng: Random | None = None) -> tuple[Card, ...]:
    """Cards with numbers in any order."""
    rng = rng or Random(size)
    numbers = rng.sample(range(1, 3 * size), size)
    return tuple(
        Card(CardNumber(f"1.{number:04}"), f"n{number}", values(rng), values(rng))
        for number in numbers
    )


@dataclass(frozen=True)
class Course:
    """A whole draft: every state, and the events of each pick.

    Attributes:
        states: one more than there are picks.
    """

    states: tuple[DraftState, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def end(self) -> DraftState:
        return self.states[-1]


def played(state: DraftState, rng: Random) -> Course:
    """Let both seats take any offered card until the draft is over."""
    picks = []
    states, events = [state], []
    while state.turn is not None:
        picks.append(rng.choice(state.offer))
        state, happened = apply(state, state.turn.seat, picks[-1])
        states.append(state)
        events.append(happened)
    return Course(tuple(states), tuple(events))


def replayed(state: DraftState, picks: tuple[int, ...]) -> Course:
    """Take the given cards one after the other."""
    states, events = [state], []
    for card in picks:
        assert state.turn is not None
        state, happened = apply(state, state.turn.seat, card)
        states.append(state)
        events.append(happened)
    return Course(tuple(states), tuple(events))


@st.composite
def drafts(draw: st.DrawFn) -> tuple[DraftState, Random]:
    """A draft at its beginning, often with a deck that only just suffices; and chance."""
    way = draw(st.sampled_from(DraftWay))
    counts = draw(st.sampled_from(COUNTS))
    spare = draw(st.one_of(st.integers(0, 8), st.integers(9, 60)))
    first: Seat = draw(st.integers(0, 1))
    rng = Random(draw(st.integers(0, 2**32)))
    pool = deck(cards_needed(way, counts) + spare, rng)
    return begin(way, pool, counts, first, rng.randrange(10**6)), rng
