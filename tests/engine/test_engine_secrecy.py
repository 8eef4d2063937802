"""Change all that a seat cannot see: its views and the log stay the same at every step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    Action,
    Card,
    CardNumber,
    CardSet,
    Event,
    MatchKind,
    OvertimePossession,
    PickLineup,
    Seat,
    ShowdownHeld,
    State,
    Substitute,
    View,
    apply,
    card_set,
    members,
    new_match,
    view,
)
from tests.engine.table import Table
from tests.engine.test_engine_random import SIZES, playout

SCALE = 10  # numbers lie this far apart, so that one can change and keep its rank


@st.composite
def starts(draw: st.DrawFn) -> tuple[State, Random]:
    """A match at its beginning, in which somebody can always score, whatever is hidden (R7.6)."""
    rng = Random(draw(st.integers(0, 2**32)))
    kind = draw(st.sampled_from(MatchKind))
    option = draw(st.sampled_from(OvertimePossession))
    ours, theirs = (deal(rng.choice(SIZES[kind]), rng) for _ in range(2))
    return new_match(kind, option, (ours, theirs), rng.randrange(2)), rng


def deal(size: int, rng: Random) -> tuple[Card, ...]:
    numbers = sorted(rng.sample(range(1, 20), size))
    return tuple(any_card(number * SCALE, rng) for number in numbers)


def any_card(number: int, rng: Random) -> Card:
    values = [rng.randint(1, 3) for _ in range(8)]
    attack, defense = (99, values[1], values[2], values[3]), tuple(values[4:])
    assert len(defense) == 4
    return Card(CardNumber(str(number)), f"card {rng.random()}", attack, defense)


def watched(state: State, actions: list[Action], seat: Seat) -> tuple[list[View], list[Event]]:
    """All that the seat sees of a match."""
    views = [view(state, seat)]
    log: list[Event] = []
    for action in actions:
        state, events = apply(state, action)
        views.append(view(state, seat))
        log += events
    return views, log


def hidden_cards(states: list[State], log: list[Event], seat: Seat) -> tuple[CardSet, CardSet]:
    """The seat's cards never shown; and those of them above each number shown in a showdown."""
    roster = states[0].setup.rosters[seat]
    told = [pair[seat] for e in log if isinstance(e, ShowdownHeld) for pair in e.numbers]
    hidden = roster.everything & ~states[-1].seen[seat]
    unseen = [i for i in members(hidden) if roster.cards[i].number not in told]
    highest = max(number.value for number in told)
    above = [i for i in unseen if roster.cards[i].number.value > highest]
    return card_set(unseen), card_set(above)


def moved(cards: CardSet, paths: dict[int, int]) -> CardSet:
    return card_set([paths.get(index, index) for index in members(cards)])


def redone(action: Action, seat: Seat, paths: dict[int, int]) -> Action:
    """The seat's secret actions with hidden cards in each other's places."""
    match action:
        case PickLineup(who, cards) if who == seat:
            return PickLineup(who, moved(cards, paths))
        case Substitute(who, outgoing, incoming) if who == seat:
            return Substitute(who, moved(outgoing, paths), moved(incoming, paths))
        case _:
            return action


@given(starts(), st.integers(0, 1), st.integers(0, 250))
@settings(max_examples=150, deadline=None)
def test_r1_7_nothing_hidden_reaches_a_seat(
    start: tuple[State, Random], seat: Seat, steps: int
) -> None:
    state, rng = start
    states, actions, log = playout(state, rng)
    if steps < len(actions):  # look at a match that is under way, where more is hidden
        actions = actions[: max(steps, 2)]
        states = states[: len(actions) + 1]
        _, log = watched(state, actions, seat)
    other = 1 - seat
    unseen, above = hidden_cards(states, log, other)

    replaced = list(state.setup.rosters[other].cards)
    for index in members(unseen):
        shift = rng.randrange(1, SCALE)
        replaced[index] = any_card(replaced[index].number.value + shift, rng)
    places = list(members(above))
    paths = dict(zip(places, rng.sample(places, len(places)), strict=True))

    rosters = [state.setup.rosters[0].cards, state.setup.rosters[1].cards]
    rosters[other] = tuple(replaced)
    setup = state.setup
    elsewhere = new_match(
        setup.kind, setup.overtime_possession, (rosters[0], rosters[1]), setup.seed
    )
    swapped = [redone(action, other, paths) for action in actions]
    assert watched(elsewhere, swapped, seat) == watched(state, actions, seat)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_of_a_third_seat(seat: Seat) -> None:
    with pytest.raises(ValueError, match=str(seat)):
        view(Table().state, seat)
