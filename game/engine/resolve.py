"""An attack is answered, and what follows: points, the next attack, the next period, or the end."""

from __future__ import annotations

from functools import cache

from game.engine.action import Defend
from game.engine.card import Seat
from game.engine.event import (
    AttackResolved,
    CardsReturned,
    EndReason,
    Event,
    MatchEnded,
    Outcome,
    PeriodEnded,
    Verdict,
)
from game.engine.objection import hand_refusal, turn_refusal
from game.engine.rules import (
    POINTS,
    can_anybody_score,
    is_last_overtime,
    is_overtime,
    is_return_due,
    is_showdown_due,
)
from game.engine.side import returned, shown
from game.engine.state import ATTACKS, PERIODS, State
from game.engine.view import Phase

Step = tuple[State, tuple[Event, ...]]
_LINEUP, _ATTACK, _DEFENSE = Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE  # a member's look-up is slow
_SCORED, _STOPPED, _REPEAT = Verdict.SCORED, Verdict.STOPPED, Verdict.REPEAT
_new = tuple.__new__  # makes a named tuple twice as fast as the tuple's own constructor
_cards_returned = cache(CardsReturned)


def defend(state: State, action: Defend) -> Step:
    """Answer an attack (R4.2), compare the two and go on from there (R4.3-R4.7)."""
    other, answer = action
    (setup, phase, period, attack, seat, _, _, score, by_period, sides, pending, _) = state
    if phase is not _DEFENSE or seat is None or pending is None or other != 1 - seat:
        raise turn_refusal(state, _DEFENSE, other)
    if answer < 0 or not sides[other][0] >> answer & 1:
        raise hand_refusal(state, other, answer)
    _, attacker, play = pending
    defender = setup.rosters[other].cards[answer]
    attack_value, defense_value = attacker.attack[play], defender.defense[play]
    points, following, verdict = 0, other, _STOPPED  # R4.4
    if attack_value > defense_value:  # R4.3
        points, verdict = POINTS[play], _SCORED
        score = _added(score, seat, points)
        by_period = (*by_period[:-1], _added(by_period[-1], seat, points))
    elif attack_value == defense_value:  # R4.5
        following, verdict = seat, _REPEAT
    told = (
        seat,
        attacker,
        defender,
        play,
        attack_value,
        defense_value,
        verdict,
        points,
        period,
        attack,
        score,
        following,
    )
    is_over = attack == ATTACKS or (points and period > PERIODS)
    values = (
        setup,
        _ATTACK,
        period,
        attack if is_over else attack + 1,
        following,
        verdict is _REPEAT,
        False,
        score,
        by_period,
        shown(sides, other, 1 << answer, defender),
        None,
        None,
    )
    resolved, settled = _new(AttackResolved, told), _new(State, values)
    return _end_period(settled, resolved) if is_over else (settled, (resolved,))


def _end_period(state: State, resolved: AttackResolved) -> Step:
    """Close the period; the next one follows where the match is not decided (R6, R7)."""
    ended = _new(PeriodEnded, (state.period, state.by_period[-1], state.score))
    outcome = _outcome(state)
    if outcome is not None:
        finished = state._replace(
            phase=Phase.FINISHED, possession=None, repeat=False, outcome=outcome
        )
        return finished, (resolved, ended, MatchEnded(outcome))
    return _next_period(state, (resolved, ended))


def _next_period(state: State, events: tuple[Event, ...]) -> Step:
    """Ask both for a five; possession carries over where no showdown decides it (R6.4, R7.3)."""
    (setup, _, period, _, possession, repeat, _, score, by_period, sides, _, _) = state
    period += 1
    if is_showdown_due(setup, period):
        possession, repeat = None, False
    is_return = is_return_due(setup.kind, period)
    if is_return:
        sides = returned(sides[0]), returned(sides[1])
    values = (
        setup,
        _LINEUP,
        period,
        1,
        possession,
        repeat,  # R5.5
        False,
        score,
        (*by_period, (0, 0)),
        sides,
        None,
        None,
    )
    following = _new(State, values)
    return following, ((*events, _cards_returned(period)) if is_return else events)


def _outcome(state: State) -> Outcome | None:
    """How the match ends with this period, or None where it goes on (R7)."""
    period, score = state.period, state.score
    if period < PERIODS:
        return None  # R7.5
    if score[0] != score[1]:
        reason = EndReason.OVERTIME if is_overtime(period) else EndReason.REGULATION
        return Outcome(0 if score[0] > score[1] else 1, reason, score)
    if not can_anybody_score(state.setup.rosters):
        return Outcome(None, EndReason.NOBODY_CAN_SCORE, score)
    if is_last_overtime(period):
        return Outcome(None, EndReason.OVERTIME_LIMIT, score)
    return None


def _added(score: tuple[int, int], seat: Seat, points: int) -> tuple[int, int]:
    """A score with one seat's points added."""
    return (score[0] + points, score[1]) if seat == 0 else (score[0], score[1] + points)
