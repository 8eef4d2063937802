"""One step of a match: an action is checked and becomes a new state and its events."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.card import PLAYS
from game.engine.event import AttackDeclared, Event, LineupPicked, PeriodStarted, SubstitutionMade
from game.engine.objection import check_known, hand_refusal, turn_refusal
from game.engine.refusal import Refusal, RuleCode
from game.engine.resolve import defend
from game.engine.rules import is_showdown_due, showdown
from game.engine.side import Sides, exchanged, shown
from game.engine.state import LINEUP_SIZE, State, in_hand
from game.engine.view import PendingAttack, Phase

Step = tuple[State, tuple[Event, ...]]
_LINEUP, _ATTACK, _DEFENSE = Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE  # a member's look-up is slow
_new = tuple.__new__  # makes a named tuple twice as fast as the tuple's own constructor

# Small values that are equal in every match: to find one is five times as fast as to make it.
_lineup_picked = cache(LineupPicked)
_period_started = cache(PeriodStarted)
_substitution_made = cache(SubstitutionMade)


def apply(state: State, action: Action) -> Step:
    """Take one action; the state given stays as it is.

    Returns:
        The state after it, and what happened, in order.

    Raises:
        Refusal: the rules do not allow the action now; `place` names the field at fault.
    """
    if isinstance(action, PlayAttack):  # the most frequent first; `match` takes three times as long
        return _declare(state, action)
    if isinstance(action, Defend):
        return defend(state, action)
    if isinstance(action, PickLineup):
        return _pick(state, action)
    if isinstance(action, Substitute):
        return _substitute(state, action)
    assert_never(action)


def _pick(state: State, action: PickLineup) -> Step:
    """Pick a five (R2.1, R6.2, R6.5); the second one starts the period."""
    seat, cards = action
    if state.phase is not _LINEUP or seat not in (0, 1):
        raise turn_refusal(state, _LINEUP, seat)
    hand, out, _, _, _ = state.sides[seat]
    if hand:
        raise Refusal(RuleCode.LINEUP_PICKED, "seat", seat=seat)
    roster = state.setup.rosters[seat]
    check_known(roster, cards, "cards")
    if missing := cards & out:
        raise Refusal(RuleCode.CARD_IS_OUT, "cards", card=roster.first_of(missing))
    if cards.bit_count() != LINEUP_SIZE:
        raise Refusal(RuleCode.LINEUP_SIZE, "cards", count=cards.bit_count(), needed=LINEUP_SIZE)
    sides = exchanged(state.sides, seat, cards)  # the hand was empty
    picked = _lineup_picked(seat, state.period)
    if not sides[1 - seat][0]:
        return in_hand(state, sides, _LINEUP, state.possession), (picked,)
    return _start_period(state, sides, picked)


def _start_period(state: State, sides: Sides, picked: LineupPicked) -> Step:
    """Both fives are there: the first attack may come (R3, R6.4, R7.3)."""
    setup, period, first, repeat = state.setup, state.period, state.possession, state.repeat
    events: tuple[Event, ...] = (picked,)
    if is_showdown_due(setup, period):
        held = showdown(setup, (sides[0][0], sides[1][0]))
        first = held.first
        events = (picked, held)
    assert first is not None  # noqa: S101 - open only where a showdown is due
    ready = in_hand(state, sides, _ATTACK, first)
    return ready, (*events, _period_started(period, first, repeat))


def _substitute(state: State, action: Substitute) -> Step:
    """Exchange hand cards for as many bench cards (R5)."""
    seat, outgoing, incoming = action
    if state.phase is not _ATTACK or seat != state.possession:
        raise turn_refusal(state, _ATTACK, seat)
    if state.repeat:
        raise Refusal(RuleCode.SUBSTITUTE_BEFORE_REPEAT)  # R5.1, R5.5
    if state.substituted:
        raise Refusal(RuleCode.SUBSTITUTE_TWICE)  # R5.4
    roster = state.setup.rosters[seat]
    check_known(roster, outgoing, "outgoing")
    check_known(roster, incoming, "incoming")
    hand, out, _, _, _ = state.sides[seat]
    if wrong := outgoing & ~hand:
        raise Refusal(RuleCode.NOT_IN_HAND, "outgoing", card=roster.first_of(wrong))
    if wrong := incoming & (hand | out):
        raise Refusal(RuleCode.NOT_ON_BENCH, "incoming", card=roster.first_of(wrong))
    count, coming = outgoing.bit_count(), incoming.bit_count()
    if count != coming:
        raise Refusal(RuleCode.SUBSTITUTE_UNEVEN, "incoming", outgoing=count, incoming=coming)
    if not count:
        raise Refusal(RuleCode.SUBSTITUTE_NOTHING, "outgoing")
    sides = exchanged(state.sides, seat, outgoing | incoming)
    made = _substitution_made(seat, count, state.period, state.attack)
    return in_hand(state, sides, _ATTACK, seat, substituted=True), (made,)


def _declare(state: State, action: PlayAttack) -> Step:
    """Reveal a card and name a play (R4.1)."""
    seat, card, play = action
    (
        setup,
        phase,
        period,
        attack,
        possession,
        repeat,
        substituted,
        score,
        by_period,
        sides,
        _,
        _,
    ) = state
    if phase is not _ATTACK or seat != possession:
        raise turn_refusal(state, _ATTACK, seat)
    if card < 0 or not sides[seat][0] >> card & 1:
        raise hand_refusal(state, seat, card)
    if not 0 <= play < len(PLAYS):
        raise Refusal(RuleCode.NO_SUCH_PLAY, "play", play=play)
    named = PLAYS[play]
    revealed = setup.rosters[seat].cards[card]
    pending = _new(PendingAttack, (seat, revealed, named))
    values = (
        setup,
        _DEFENSE,
        period,
        attack,
        seat,
        repeat,
        substituted,
        score,
        by_period,
        shown(sides, seat, 1 << card, revealed),
        pending,
        None,
    )
    declared = _new(AttackDeclared, (seat, revealed, named, period, attack, repeat))
    return _new(State, values), (declared,)
