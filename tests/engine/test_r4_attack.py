from __future__ import annotations

import pytest

from game.engine import (
    AttackDeclared,
    AttackResolved,
    Defend,
    MatchKind,
    Phase,
    Play,
    PlayAttack,
    Refusal,
    RuleCode,
    Values,
    Verdict,
    legal_actions,
    seats_to_act,
    view,
)
from game.engine.view import PendingAttack
from tests.engine.table import STOP, THREE, TIE, TWO, Table, card, roster

PLAY_POINTS = [
    (Play.THREE_POINTER, 3),
    (Play.INSIDE_SHOT, 2),
    (Play.DRIVE, 2),
    (Play.ASSIST, 2),
]


def row(play: Play, value: int, others: int) -> Values:
    values = [others] * 4
    values[play] = value
    three_pointer, inside_shot, drive, assist = values
    return three_pointer, inside_shot, drive, assist


def duel(play: Play, attack: int, defense: int) -> AttackResolved:
    """One attack; all other rows would say the opposite."""
    attacker = card(1, attack=row(play, attack, 100 - attack))
    defender = card(101, defense=row(play, defense, 100 - defense))
    table = Table(MatchKind.SHORT, ((attacker, *roster(4, 2)), (defender, *roster(4, 102))))
    table.lineups()
    table.attack(play)
    (resolved,) = table.defend()
    assert isinstance(resolved, AttackResolved)
    return resolved


def test_r4_1_the_attacker_reveals_a_card_and_names_a_play() -> None:
    table = Table()
    table.lineups()
    assert table.attack(TWO, card=3) == (AttackDeclared(0, card(104), TWO, 1, 1, False),)
    assert (table.state.phase, seats_to_act(table.state)) == (Phase.DEFENSE, (1,))


def test_r4_2_the_defender_sees_card_and_play_before_answering() -> None:
    table = Table()
    table.lineups()
    assert view(table.state, 1).pending is None
    table.attack(TIE, card=2)
    seen = view(table.state, 1)
    assert seen.pending == PendingAttack(0, card(103), TIE)
    assert seen.opponent_seen == seen.opponent_out == (card(103),)
    assert list(legal_actions(table.state)) == [Defend(1, index) for index in range(5)]


def test_r4_2_the_answer_shows_its_card() -> None:
    table = Table()
    table.lineups()
    table.attack(STOP)
    table.defend(card=4)
    assert view(table.state, 0).opponent_seen == (card(205),)


def test_worked_figure_9_against_8_inside_is_2_points_and_possession_passes() -> None:
    resolved = duel(Play.INSIDE_SHOT, 9, 8)
    assert (resolved.attack_value, resolved.defense_value) == (9, 8)
    assert (resolved.verdict, resolved.points) == (Verdict.SCORED, 2)
    assert (resolved.score, resolved.possession) == ((2, 0), 1)


@pytest.mark.parametrize(("play", "points"), PLAY_POINTS)
def test_r4_3_greater_scores_three_or_two(play: Play, points: int) -> None:
    resolved = duel(play, 51, 50)
    assert (resolved.verdict, resolved.points) == (Verdict.SCORED, points)
    assert (resolved.score, resolved.possession) == ((points, 0), 1)


@pytest.mark.parametrize("play", Play)
def test_r4_4_smaller_scores_nothing_and_possession_passes(play: Play) -> None:
    resolved = duel(play, 48, 49)
    assert (resolved.verdict, resolved.points) == (Verdict.STOPPED, 0)
    assert (resolved.score, resolved.possession) == ((0, 0), 1)


@pytest.mark.parametrize("play", Play)
def test_r4_5_equal_scores_nothing_and_keeps_possession(play: Play) -> None:
    resolved = duel(play, 7, 7)
    assert (resolved.verdict, resolved.points) == (Verdict.REPEAT, 0)
    assert (resolved.score, resolved.possession) == ((0, 0), 0)


def test_r4_5_a_repeat_attack_takes_another_card_and_any_play() -> None:
    table = Table()
    table.lineups()
    table.attack(TIE, card=0)
    table.defend()
    assert (table.state.repeat, table.possession, table.state.attack) == (True, 0, 2)
    with pytest.raises(Refusal) as caught:
        table.attack(TIE, card=0)
    assert (caught.value.code, caught.value.place) == (RuleCode.NOT_IN_HAND, "card")
    assert set(legal_actions(table.state)) == {
        PlayAttack(0, index, play) for index in (1, 2, 3, 4) for play in Play
    }
    (declared,) = table.attack(THREE, card=1)
    assert declared == AttackDeclared(0, card(102), THREE, 1, 2, True)
    table.defend()
    assert (table.state.repeat, table.possession) == (False, 1)


@pytest.mark.parametrize("script", ["2", "-", "="])
def test_r4_6_both_cards_are_out_whatever_the_outcome(script: str) -> None:
    table = Table()
    table.lineups()
    table.attacks(script)
    assert table.state.outs == (0b1, 0b1)
    assert [view(table.state, seat).out for seat in (0, 1)] == [0b1, 0b1]
    assert table.state.hands == (0b11110, 0b11110)


def test_r4_6_in_a_full_match_until_the_end_of_periods_2_and_4() -> None:
    table = Table()
    for used, script in ((0, "2----"), (5, "-----"), (0, "-----"), (5, "-----")):
        assert [cards.bit_count() for cards in table.state.outs] == [used, used]
        table.period(script)
    assert [cards.bit_count() for cards in table.state.outs] == [10, 10]


def test_r4_6_in_a_short_match_until_the_end_of_the_period() -> None:
    table = Table(MatchKind.SHORT, sizes=(7, 5))
    for _ in range(4):
        assert table.state.outs == (0, 0)
        table.period("2----")


def test_r4_7_a_repeat_attack_is_one_of_the_five() -> None:
    table = Table()
    table.lineups()
    table.attacks("====")
    assert (table.state.attack, table.state.repeat, table.possession) == (5, True, 0)
    assert [hand.bit_count() for hand in table.state.hands] == [1, 1]
    table.attacks("-")
    assert (table.state.phase, table.state.period) == (Phase.LINEUP, 2)
    assert table.state.hands == (0, 0)
    assert [event.attack for event in table.happened(AttackResolved)] == [1, 2, 3, 4, 5]


def test_r4_the_wrong_seat_is_refused() -> None:
    table = Table()
    table.lineups()
    with pytest.raises(Refusal) as caught:
        table.do(PlayAttack(1, 0, TWO))
    assert (caught.value.code, caught.value.place) == (RuleCode.OUT_OF_TURN, "seat")
    table.attack(TWO)
    with pytest.raises(Refusal) as caught:
        table.do(Defend(0, 1))
    assert caught.value.code == RuleCode.OUT_OF_TURN


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_r4_there_are_two_seats(seat: int) -> None:
    table = Table()
    table.lineups()
    with pytest.raises(Refusal) as caught:
        table.do(PlayAttack(seat, 0, TWO))
    assert caught.value.code == RuleCode.NO_SUCH_SEAT


def test_r4_the_wrong_phase_is_refused() -> None:
    table = Table()
    for action in (PlayAttack(0, 0, TWO), Defend(1, 0)):
        with pytest.raises(Refusal) as caught:
            table.do(action)
        assert (caught.value.code, caught.value.params) == (
            RuleCode.WRONG_PHASE,
            {"phase": "lineup"},
        )


@pytest.mark.parametrize(
    ("index", "code"),
    [(5, RuleCode.NOT_IN_HAND), (12, RuleCode.NO_SUCH_CARD), (-1, RuleCode.NO_SUCH_CARD)],
)
def test_r4_only_cards_in_hand_can_be_played(index: int, code: RuleCode) -> None:
    table = Table()
    table.lineups()
    with pytest.raises(Refusal) as caught:
        table.attack(TWO, card=index)
    assert caught.value.code == code
    table.attack(TWO)
    with pytest.raises(Refusal) as caught:
        table.defend(card=index)
    assert caught.value.code == code


def test_r4_a_refused_action_changes_nothing() -> None:
    table = Table()
    table.lineups()
    before = table.state
    with pytest.raises(Refusal):
        table.attack(TWO, card=11)
    assert table.state == before
