"""Random play of every kind of match: what must hold in all of them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    PLAYS,
    Action,
    Card,
    CardNumber,
    Defend,
    Event,
    MatchKind,
    OvertimePossession,
    Phase,
    PickLineup,
    PlayAttack,
    Refusal,
    Seat,
    State,
    Substitute,
    Values,
    apply,
    card_set,
    legal_actions,
    members,
    new_match,
    outcome,
    seats_to_act,
    view,
)

SIZES = {MatchKind.FULL: (10, 11, 12), MatchKind.SHORT: (5, 6, 7)}
MOST_ACTIONS = 14 * (2 + 5 * 3)  # R7.6: 14 periods of two lineups and five exchanges at most


@st.composite
def starts(draw: st.DrawFn, kinds: tuple[MatchKind, ...] = tuple(MatchKind)) -> State:
    """Any match at its beginning; close values, so that ties and overtimes are common."""
    kind = draw(st.sampled_from(kinds))
    rng = Random(draw(st.integers(0, 2**32)))
    most = draw(st.sampled_from([1, 2, 3, 10, 99]))
    rosters = [deal(draw(st.sampled_from(SIZES[kind])), most, rng) for _ in range(2)]
    option = draw(st.sampled_from(OvertimePossession))
    return new_match(kind, option, (rosters[0], rosters[1]), draw(st.integers()))


def deal(size: int, most: int, rng: Random) -> tuple[Card, ...]:
    def values() -> Values:
        return (
            rng.randint(1, most),
            rng.randint(1, most),
            rng.randint(1, most),
            rng.randint(1, most),
        )

    numbers = rng.sample(range(1, 20), size)  # few, so that both often own the same
    return tuple(Card(CardNumber(str(n)), f"card {n}", values(), values()) for n in numbers)


def some(cards: int, count: int, rng: Random) -> int:
    return card_set(rng.sample(members(cards), count))


def random_action(state: State, rng: Random) -> Action:
    """One legal action, without listing them all."""
    seat = rng.choice(seats_to_act(state))
    hand, bench = state.hands[seat], state.bench(seat)
    if state.phase is Phase.LINEUP:
        return PickLineup(seat, some(bench, 5, rng))
    if state.phase is Phase.DEFENSE:
        return Defend(seat, rng.choice(members(hand)))
    if view(state, seat).may_substitute and rng.random() < 0.3:
        count = rng.randint(1, min(hand.bit_count(), bench.bit_count()))
        return Substitute(seat, some(hand, count, rng), some(bench, count, rng))
    return PlayAttack(seat, rng.choice(members(hand)), rng.choice(PLAYS))


def any_action(state: State, rng: Random) -> Action:
    """An action of any kind, which may be nonsense."""
    size = 13
    seat: Seat = rng.choice((0, 0, 0, 1, 1, 1, 2))
    if rng.random() < 0.5 and seat < 2:  # near to legal ones
        hand, bench = state.hands[seat], state.bench(seat)
    else:
        hand, bench = rng.getrandbits(size), rng.getrandbits(size)
    match rng.randrange(4):
        case 0:
            return PickLineup(seat, some(bench, min(bench.bit_count(), rng.choice((4, 5, 5))), rng))
        case 1:
            count = rng.randint(0, min(hand.bit_count(), bench.bit_count()))
            return Substitute(seat, some(hand, count, rng), some(bench, count, rng))
        case 2:
            return PlayAttack(seat, rng.randrange(size), rng.choice(PLAYS))
        case _:
            return Defend(seat, rng.randrange(size))


def playout(state: State, rng: Random) -> tuple[list[State], list[Action], list[Event]]:
    """A whole match: every state, every action, the log."""
    states, actions = [state], list[Action]()
    log: list[Event] = []
    while seats_to_act(state):
        action = random_action(state, rng)
        state, events = apply(state, action)
        states.append(state)
        actions.append(action)
        log += events
        assert len(actions) <= MOST_ACTIONS
    return states, actions, log


def check_cards(state: State) -> None:
    """No card is lost, doubled, or in a place where it cannot be."""
    for seat in (0, 1):
        hand, bench, out = state.hands[seat], state.bench(seat), state.outs[seat]
        assert hand | bench | out == state.setup.rosters[seat].everything
        assert (
            hand.bit_count() + bench.bit_count() + out.bit_count()
            == (hand | bench | out).bit_count()
        )
        is_attacker = seat == state.possession
        if state.phase is Phase.LINEUP:
            assert hand.bit_count() in (0, 5)
        elif state.phase is Phase.ATTACK:
            assert hand.bit_count() == 6 - state.attack
        elif state.phase is Phase.DEFENSE:
            assert hand.bit_count() == (5 - state.attack if is_attacker else 6 - state.attack)
        assert out & ~state.seen[seat] == 0


@given(starts(), st.integers(0, 2**32))
@settings(max_examples=120, deadline=None)
def test_every_match_is_sound_and_ends(state: State, seed: int) -> None:
    states, _, _ = playout(state, Random(seed))
    for moment in states:
        check_cards(moment)
        assert (outcome(moment) is None) == bool(seats_to_act(moment))
        assert bool(seats_to_act(moment)) == any(True for _ in legal_actions(moment))
        assert moment.score == tuple(map(sum, zip(*moment.by_period, strict=True)))
        assert len(moment.by_period) == moment.period
    assert outcome(states[-1]) is not None


@given(starts(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_the_same_actions_give_the_same_match(state: State, seed: int) -> None:
    states, actions, log = playout(state, Random(seed))
    again = [state]
    told: list[Event] = []
    for action in actions:
        following, events = apply(again[-1], action)
        again.append(following)
        told += events
    assert again == states
    assert told == log


@given(starts((MatchKind.SHORT,)), st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_exactly_the_legal_actions_apply(state: State, seed: int) -> None:
    rng = Random(seed)
    while seats_to_act(state):
        legal = list(legal_actions(state))
        assert len(set(legal)) == len(legal)
        for action in rng.sample(legal, min(4, len(legal))):
            apply(state, action)
        for action in (any_action(state, rng) for _ in range(8)):
            if action not in legal:
                with pytest.raises(Refusal):
                    apply(state, action)
            else:
                apply(state, action)
        state, _ = apply(state, rng.choice(legal))
    with pytest.raises(Refusal):
        apply(state, any_action(state, rng))


@given(starts((MatchKind.FULL,)), st.integers(0, 2**32), st.integers(0, 45))
@settings(max_examples=25, deadline=None)
def test_exactly_the_legal_actions_apply_in_full_matches(
    state: State, seed: int, steps: int
) -> None:
    rng = Random(seed)
    for _ in range(steps):
        state, _ = apply(state, random_action(state, rng))
        if not seats_to_act(state):
            break
    legal = set(legal_actions(state))
    for action in legal:
        apply(state, action)
    for action in (any_action(state, rng) for _ in range(100)):
        if action not in legal:
            with pytest.raises(Refusal):
                apply(state, action)


@given(starts(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_both_views_agree_with_the_state(state: State, seed: int) -> None:
    states, _, _ = playout(state, Random(seed))
    for moment in states:
        mine, theirs = view(moment, 0), view(moment, 1)
        for one, other in ((mine, theirs), (theirs, mine)):
            assert one.opponent_hand == other.hand.bit_count()
            assert one.opponent_bench == other.bench.bit_count()
            assert one.opponent_out == tuple(other.roster[i] for i in members(other.out))
            shown = members(moment.seen[other.seat])
            assert one.opponent_seen == tuple(other.roster[i] for i in shown)
            assert set(one.opponent_out) <= set(one.opponent_seen)
            may = any(
                isinstance(a, Substitute) for a in legal_actions(moment) if a.seat == one.seat
            )
            assert one.may_substitute == may
        assert mine[3:11] == theirs[3:11]
