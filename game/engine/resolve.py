"""What follows an answered attack: points, the next attack, the next period, or the end."""

from __future__ import annotations

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
from game.engine.rules import (
    POINTS,
    can_anybody_score,
    is_last_overtime,
    is_overtime,
    is_return_due,
    is_showdown_due,
)
from game.engine.state import ATTACKS, PERIODS, State, flipped
from game.engine.view import Phase

Step = tuple[State, tuple[Event, ...]]
_ATTACK = Phase.ATTACK  # a member's look-up is slow, and this is what a match does most
_SCORED, _STOPPED, _REPEAT = Verdict.SCORED, Verdict.STOPPED, Verdict.REPEAT


def resolve(state: State, answer: int) -> Step:
    """Compare the attack with the answer and go on from there (R4.3-R4.7).

    Args:
        state: in the defense phase.
        answer: the defender's card, known to be in hand.
    """
    (setup, _, period, attack, seat, _, _, score, by_period, hands, outs, seen, pending, _) = state
    assert pending is not None  # noqa: S101 - the phase says so
    assert seat is not None  # noqa: S101 - likewise
    other = 1 - seat
    _, attacker, play = pending
    defender = setup.rosters[other].cards[answer]
    attack_value, defense_value = attacker.attack[play], defender.defense[play]
    bit = 1 << answer
    points, following, ruling = 0, other, _STOPPED  # R4.4
    if attack_value > defense_value:  # R4.3
        points, ruling = POINTS[play], _SCORED
        score = _added(score, seat, points)
        by_period = (*by_period[:-1], _added(by_period[-1], seat, points))
    elif attack_value == defense_value:  # R4.5
        following, ruling = seat, _REPEAT
    told = (
        seat,
        attacker,
        defender,
        play,
        attack_value,
        defense_value,
        ruling,
        points,
        period,
        attack,
        score,
        following,
    )
    resolved = tuple.__new__(AttackResolved, told)  # twice as fast as its constructor
    is_over = attack == ATTACKS or (points and period > PERIODS)
    values = (
        setup,
        _ATTACK,
        period,
        attack if is_over else attack + 1,
        following,
        ruling is _REPEAT,
        False,
        score,
        by_period,
        flipped(hands, other, bit),
        flipped(outs, other, bit),
        seen if seen[other] & bit else flipped(seen, other, bit),
        None,
        None,
    )
    settled = tuple.__new__(State, values)
    return _end_period(settled, resolved) if is_over else (settled, (resolved,))


def _end_period(state: State, resolved: AttackResolved) -> Step:
    """Close the period; the next one follows where the match is not decided (R6, R7)."""
    period, score = state.period, state.score
    ended = PeriodEnded(period, state.by_period[-1], score)
    outcome = _outcome(state)
    if outcome is not None:
        finished = state._replace(
            phase=Phase.FINISHED, possession=None, repeat=False, outcome=outcome
        )
        return finished, (resolved, ended, MatchEnded(outcome))
    return _next_period(state, (resolved, ended))


def _next_period(state: State, events: tuple[Event, ...]) -> Step:
    """Ask both for a five; possession carries over where no showdown decides it (R6.4, R7.3)."""
    setup, period = state.setup, state.period + 1
    is_open = is_showdown_due(setup, period)
    is_return = is_return_due(setup.kind, period)
    following = State(
        setup,
        phase=Phase.LINEUP,
        period=period,
        attack=1,
        possession=None if is_open else state.possession,
        repeat=state.repeat and not is_open,  # R5.5
        substituted=False,
        score=state.score,
        by_period=(*state.by_period, (0, 0)),
        hands=(0, 0),
        outs=(0, 0) if is_return else state.outs,
        seen=state.seen,
        pending=None,
        outcome=None,
    )
    return following, ((*events, CardsReturned(period)) if is_return else events)


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
