from __future__ import annotations

import pytest

from game.engine import (
    CardsReturned,
    Defend,
    EndReason,
    MatchEnded,
    MatchKind,
    Outcome,
    OvertimePossession,
    PeriodEnded,
    Phase,
    PickLineup,
    PlayAttack,
    Refusal,
    RuleCode,
    ShowdownHeld,
    Substitute,
    legal_actions,
    outcome,
    seats_to_act,
    view,
)
from tests.engine.table import TWO, Table, card

NOTHING = "-----"
LOWEST = OvertimePossession.LOWEST_NUMBER


def level(
    kind: MatchKind = MatchKind.FULL,
    overtime: OvertimePossession = OvertimePossession.CARRY,
    last: str = NOTHING,
) -> Table:
    """A match that is 0:0 after period 4."""
    table = Table(kind, sizes=(12, 12) if kind is MatchKind.FULL else (7, 7), overtime=overtime)
    for script in (NOTHING, NOTHING, NOTHING, last):
        table.period(script)
    return table


@pytest.mark.parametrize(("script", "winner"), [("2----", 0), ("-3---", 1)])
@pytest.mark.parametrize("kind", MatchKind)
def test_r7_1_more_points_after_period_4_wins(kind: MatchKind, script: str, winner: int) -> None:
    table = Table(kind, sizes=(10, 10) if kind is MatchKind.FULL else (5, 5))
    for played in (script, NOTHING, NOTHING, NOTHING):
        table.period(played)
    score = (2, 0) if winner == 0 else (0, 3)
    expected = Outcome(winner, EndReason.REGULATION, score)
    assert outcome(table.state) == expected
    assert table.log[-2:] == [PeriodEnded(4, (0, 0), score), MatchEnded(expected)]


def test_r7_1_a_finished_match_takes_no_action() -> None:
    table = Table()
    for script in ("2----", NOTHING, NOTHING, NOTHING):
        table.period(script)
    state = table.state
    assert (state.phase, state.possession, state.repeat) == (Phase.FINISHED, None, False)
    assert seats_to_act(state) == ()
    assert list(legal_actions(state)) == []
    for action in (PickLineup(0, 31), Substitute(0, 1, 2), PlayAttack(0, 0, TWO), Defend(1, 0)):
        with pytest.raises(Refusal) as caught:
            table.do(action)
        assert caught.value.code == RuleCode.MATCH_OVER
    seen = view(state, 1)
    assert (seen.outcome, seen.lineup_picked) == (outcome(state), (True, True))


def test_r7_1_a_repeat_won_with_the_last_attack_is_over_with_the_match() -> None:
    table = Table()
    for script in ("2----", NOTHING, NOTHING, "----="):
        table.period(script)
    assert (table.state.phase, table.state.repeat) == (Phase.FINISHED, False)


def test_r7_2_level_goes_to_overtime_until_the_first_success() -> None:
    table = level()
    assert (table.state.phase, table.state.period, table.state.attack) == (Phase.LINEUP, 5, 1)
    table.lineups()
    table.attacks("-=-")
    assert table.state.phase is Phase.ATTACK
    table.attacks("3")
    winner = 0
    assert outcome(table.state) == Outcome(winner, EndReason.OVERTIME, (3, 0))
    assert (table.state.period, table.state.attack) == (5, 4)
    assert table.state.by_period[-1] == (3, 0)
    assert [hand.bit_count() for hand in table.state.hands] == [1, 1]
    assert [type(event) for event in table.log[-2:]] == [PeriodEnded, MatchEnded]


@pytest.mark.parametrize("kind", MatchKind)
def test_r7_2_a_success_on_the_fifth_attack_of_overtime(kind: MatchKind) -> None:
    table = level(kind)
    table.period("----2")
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.attack) == (EndReason.OVERTIME, 5)


@pytest.mark.parametrize(
    ("last", "possession", "repeat"), [("-----", 0, False), ("----=", 1, True)]
)
def test_r7_3_carry_goes_on_as_between_periods(last: str, possession: int, repeat: bool) -> None:
    table = level(last=last)
    assert (table.state.possession, table.state.repeat) == (possession, repeat)
    table.lineups()
    assert (table.state.possession, table.state.repeat) == (possession, repeat)
    assert len(table.happened(ShowdownHeld)) == 1


@pytest.mark.parametrize("last", ["-----", "----="])
def test_r7_3_lowest_number_holds_the_showdown_again(last: str) -> None:
    table = level(overtime=LOWEST, last=last)
    assert (table.state.possession, table.state.repeat) == (None, False)
    table.lineup(0)
    assert (table.state.possession, table.state.repeat) == (None, False)
    table.lineup(1)
    assert (table.state.possession, table.state.repeat) == (0, False)
    assert len(table.happened(ShowdownHeld)) == 2
    assert view(table.state, 0).may_substitute


def test_r7_3_lowest_number_holds_it_before_every_overtime() -> None:
    table = level(overtime=LOWEST)
    table.period("----=")
    assert (table.state.period, table.state.possession, table.state.repeat) == (6, None, False)
    table.lineups()
    assert len(table.happened(ShowdownHeld)) == 3


def test_r7_3_lowest_number_is_for_overtime_alone() -> None:
    table = Table(overtime=LOWEST)
    table.period("-----")
    table.lineups()
    assert table.possession == 1
    assert len(table.happened(ShowdownHeld)) == 1


def test_r7_4_overtimes_pair_up_as_periods_1_and_2_do() -> None:
    table = level()
    for overtime in range(1, 6):
        used = 0 if overtime % 2 else 5
        assert [cards.bit_count() for cards in table.state.outs] == [used, used]
        table.period(NOTHING)
    assert [event.period for event in table.happened(CardsReturned)] == [3, 5, 7, 9]


def test_r7_4_in_a_short_match_all_cards_come_back_each_time() -> None:
    table = level(MatchKind.SHORT)
    for _ in range(3):
        assert table.state.outs == (0, 0)
        table.period(NOTHING)
    assert [event.period for event in table.happened(CardsReturned)] == [2, 3, 4, 5, 6, 7, 8]


def test_r7_5_a_decided_match_is_played_to_the_end() -> None:
    table = Table()
    for script in ("3-3-3", "-3-3-", "3-3-3", "-3-3"):
        table.period(script)
    assert (table.state.score, table.state.phase) == ((30, 0), Phase.ATTACK)
    table.attacks("-")
    assert outcome(table.state) == Outcome(0, EndReason.REGULATION, (30, 0))


def test_r7_6_nobody_can_score_is_a_draw_after_period_4() -> None:
    harmless = tuple(card(number, (4, 5, 6, 4), (4, 5, 6, 4)) for number in range(1, 6))
    table = Table(MatchKind.SHORT, (harmless, harmless))
    for _ in range(4):
        assert outcome(table.state) is None
        table.period("=====")
    assert outcome(table.state) == Outcome(None, EndReason.NOBODY_CAN_SCORE, (0, 0))
    assert (table.state.period, table.state.attack) == (4, 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_r7_6_one_card_that_can_score_against_one_is_enough(seat: int) -> None:
    """The bench counts too: the card that can score never plays here."""
    harmless = tuple(card(number, (4, 5, 6, 4), (4, 5, 6, 4)) for number in range(1, 7))
    able = (*harmless, card(7, (1, 1, 7, 1), (99, 99, 99, 99)))
    table = Table(MatchKind.SHORT, (able, harmless) if seat == 0 else (harmless, able))
    for _ in range(4):
        table.period("-----" if seat == 0 else "=====")
    assert (table.state.phase, table.state.period) == (Phase.LINEUP, 5)


def test_r7_6_ten_scoreless_overtimes_are_a_draw() -> None:
    table = level()
    for overtime in range(1, 11):
        assert (outcome(table.state), table.state.period) == (None, 4 + overtime)
        table.period(NOTHING)
    assert outcome(table.state) == Outcome(None, EndReason.OVERTIME_LIMIT, (0, 0))
    assert (table.state.period, table.state.attack) == (14, 5)
    assert len(table.state.by_period) == 14


def test_r7_6_the_tenth_overtime_can_still_be_won() -> None:
    table = level()
    for _ in range(9):
        table.period(NOTHING)
    table.period("----2")
    assert table.state.outcome is not None
    assert table.state.outcome.reason is EndReason.OVERTIME
