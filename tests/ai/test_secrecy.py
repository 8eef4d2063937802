"""A bot cannot read what its seat cannot see: other hidden cards, same view, same choice."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai import BOTS
from game.engine import (
    Action,
    MatchKind,
    PickLineup,
    Seat,
    State,
    Substitute,
    View,
    card_set,
    members,
    seats_to_act,
    view,
)
from tests.ai.table import SIZES, Rosters, after, deal, played, start, values


def choices(seen: View) -> list[Action]:
    """What every bot does, with several chances."""
    return [bot.choose(seen, Random(chance)) for bot in BOTS.values() for chance in range(3)]


def with_other_hidden_cards(state: State, seat: Seat, rng: Random) -> Rosters:
    """The rosters with all cards that the opponent of the seat never showed replaced.

    Numbers stay, since the smallest of a lineup may have been shown alone (R3.2).
    """
    rosters = [roster.cards for roster in state.setup.rosters]
    hidden = set(rosters[1 - seat]) - set(view(state, seat).opponent_seen)
    rosters[1 - seat] = tuple(
        replace(card, name=f"other {rng.random()}", attack=values(rng), defense=values(rng))
        if card in hidden
        else card
        for card in rosters[1 - seat]
    )
    return rosters[0], rosters[1]


@pytest.mark.parametrize(("kind", "ours", "theirs"), SIZES)
def test_cards_never_shown_do_not_matter(kind: MatchKind, ours: int, theirs: int) -> None:
    rng = Random(f"{kind}{ours}{theirs}")
    begin = start(kind, deal(rng, (ours, theirs)))
    _, actions = played(begin, (BOTS["random"], BOTS["greedy"]), seed=1)
    changed = 0
    for count in range(0, len(actions), 2):
        state = after(begin, actions[:count])
        for seat in seats_to_act(state):
            rosters = with_other_hidden_cards(state, seat, rng)
            other = after(start(kind, rosters), actions[:count])
            changed += other != state
            assert view(other, seat) == view(state, seat)
            assert choices(view(other, seat)) == choices(view(state, seat))
    assert changed > 0


def another_lineup(state: State, before: list[Action], seat: Seat, rng: Random) -> list[Action]:
    """The same public course with another secret five of the opponent; empty where none fits."""
    opponent = 1 - seat
    places = [
        index
        for index, action in enumerate(before)
        if isinstance(action, PickLineup) and action.seat == opponent
    ]
    if not places or not state.hands[opponent]:
        return []
    place = places[-1]
    if any(isinstance(action, Substitute) and action.seat == opponent for action in before[place:]):
        return []
    picked = before[place]
    assert isinstance(picked, PickLineup)
    used = picked.cards & ~state.hands[opponent]
    free = members(state.hands[opponent] | state.bench(opponent))
    rest = rng.sample(free, 5 - used.bit_count())
    return [*before[:place], PickLineup(opponent, used | card_set(rest)), *before[place + 1 :]]


def test_the_opponents_lineup_does_not_matter() -> None:
    rng = Random(3)
    begin = start(MatchKind.FULL, deal(rng, (12, 12)))
    _, actions = played(begin, (BOTS["random"], BOTS["greedy"]), seed=3)
    changed = 0
    for count in range(len(actions)):
        state = after(begin, actions[:count])
        for seat in seats_to_act(state):
            if state.period == 1:
                continue  # its lineups decide who attacks first, in public (R3)
            course = another_lineup(state, actions[:count], seat, rng)
            if not course:
                continue
            other = after(begin, course)
            changed += other != state
            assert choices(view(other, seat)) == choices(view(state, seat))
    assert changed > 0
