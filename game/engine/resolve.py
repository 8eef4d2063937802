"""What follows an answered attack: points, the next attack, the next period, or the end."""

from __future__ import annotations

from game.engine.card import CardSet, Seat
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
    verdict,
)
from game.engine.state import ATTACKS, PERIODS, State
from game.engine.view import Phase

Step = tuple[State, tuple[Event, ...]]


def resolve(state: State, answer: int, bit: CardSet) -> Step:
    """Compare the attack with the answer and go on from there (R4.3-R4.7).

    Args:
        state: in the defense phase.
        answer: the defender's card, known to be in hand.
        bit: the same card as a set of one.
    """
    (setup, _, period, attack, seat, _, _, score, by_period, hands, outs, seen, declared, _) = state
    assert declared is not None  # noqa: S101 - the phase says so
    assert seat is not None  # noqa: S101 - likewise
    attacker = setup.rosters[seat].cards[declared.card]
    defender = setup.rosters[1 - seat].cards[answer]
    play = declared.play
    attack_value, defense_value = attacker.attack[play], defender.defense[play]
    ruling = verdict(attack_value, defense_value)
    points = 0
    if ruling is Verdict.SCORED:
        points = POINTS[play]
        score = _added(score, seat, points)
        by_period = (*by_period[:-1], _added(by_period[-1], seat, points))
    following: Seat = seat if ruling is Verdict.REPEAT else 1 - seat
    if seat == 0:
        hands = (hands[0], hands[1] ^ bit)
        outs = (outs[0], outs[1] | bit)
        seen = (seen[0], seen[1] | bit)
    else:
        hands = (hands[0] ^ bit, hands[1])
        outs = (outs[0] | bit, outs[1])
        seen = (seen[0] | bit, seen[1])
    resolved = AttackResolved(
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
    settled = State(
        setup,
        Phase.ATTACK,
        period,
        attack + 1,
        following,
        ruling is Verdict.REPEAT,
        False,
        score,
        by_period,
        hands,
        outs,
        seen,
        None,
        None,
    )
    if attack < ATTACKS and not (points and is_overtime(period)):
        return settled, (resolved,)
    return _end_period(settled._replace(attack=attack), resolved)


def _end_period(state: State, resolved: AttackResolved) -> Step:
    """Close the period; the next one follows where the match is not decided (R6, R7)."""
    ended = PeriodEnded(state.period, state.by_period[-1], state.score)
    outcome = _outcome(state)
    if outcome is not None:
        finished = state._replace(
            phase=Phase.FINISHED, possession=None, repeat=False, outcome=outcome
        )
        return finished, (resolved, ended, MatchEnded(outcome))
    period = state.period + 1
    settled_by_showdown = is_showdown_due(state.setup, period)
    following = state._replace(
        phase=Phase.LINEUP,
        period=period,
        attack=1,
        possession=None if settled_by_showdown else state.possession,
        repeat=state.repeat and not settled_by_showdown,  # R5.5
        by_period=(*state.by_period, (0, 0)),
        hands=(0, 0),
    )
    if not is_return_due(state.setup.kind, period):
        return following, (resolved, ended)
    return following._replace(outs=(0, 0)), (resolved, ended, CardsReturned(period))


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
