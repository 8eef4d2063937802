from __future__ import annotations

import pytest

from game.engine import (
    MatchKind,
    Refusal,
    RuleCode,
    Substitute,
    SubstitutionMade,
    card_set,
    legal_actions,
    view,
)
from tests.engine.table import TWO, Table


def code_of(table: Table, outgoing: tuple[int, ...], incoming: tuple[int, ...]) -> str:
    with pytest.raises(Refusal) as caught:
        table.substitute(outgoing, incoming)
    return caught.value.code


def substitutions(table: Table) -> int:
    return sum(isinstance(action, Substitute) for action in legal_actions(table.state))


def started(kind: MatchKind = MatchKind.FULL, sizes: tuple[int, int] = (12, 12)) -> Table:
    table = Table(kind, sizes=sizes)
    table.lineups()
    return table


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_r5_1_any_number_of_hand_cards_for_as_many_bench_cards(count: int) -> None:
    table = started()
    table.substitute(range(count), range(12 - count, 12))
    seen = view(table.state, 0)
    assert seen.hand == card_set([*range(count, 5), *range(12 - count, 12)])
    assert seen.bench == card_set([*range(count), *range(5, 12 - count)])
    assert (table.possession, table.state.attack) == (0, 1)


def test_r5_1_before_each_attack_of_either_seat() -> None:
    table = started()
    table.attacks("2")
    table.substitute((1,), (5,))
    table.attacks("-")
    table.substitute((2,), (6,))
    assert [event.seat for event in table.happened(SubstitutionMade)] == [1, 0]


def test_r5_1_never_before_a_repeat_attack() -> None:
    table = started()
    table.attacks("=")
    assert code_of(table, (1,), (5,)) == RuleCode.SUBSTITUTE_BEFORE_REPEAT
    assert not view(table.state, 0).may_substitute
    table.attacks("-")
    assert view(table.state, 1).may_substitute


def test_r5_1_never_cards_that_are_out() -> None:
    table = started()
    table.attacks("--")
    assert code_of(table, (0,), (5,)) == RuleCode.NOT_IN_HAND
    assert code_of(table, (2,), (0,)) == RuleCode.NOT_ON_BENCH


@pytest.mark.parametrize(
    ("outgoing", "incoming", "code"),
    [
        ((0, 1), (5,), RuleCode.SUBSTITUTE_UNEVEN),
        ((), (5,), RuleCode.SUBSTITUTE_UNEVEN),
        ((), (), RuleCode.SUBSTITUTE_NOTHING),
        ((6,), (7,), RuleCode.NOT_IN_HAND),
        ((0,), (1,), RuleCode.NOT_ON_BENCH),
        ((0,), (0,), RuleCode.NOT_ON_BENCH),
        ((12,), (5,), RuleCode.NO_SUCH_CARD),
        ((0,), (30,), RuleCode.NO_SUCH_CARD),
    ],
)
def test_r5_1_what_is_no_exchange_is_refused(
    outgoing: tuple[int, ...], incoming: tuple[int, ...], code: RuleCode
) -> None:
    assert code_of(started(), outgoing, incoming) == code


def test_r5_1_only_the_attacker_and_only_before_the_attack() -> None:
    table = started()
    action = Substitute(1, card_set([0]), card_set([5]))
    with pytest.raises(Refusal) as caught:
        table.do(action)
    assert caught.value.code == RuleCode.OUT_OF_TURN
    assert [view(table.state, seat).may_substitute for seat in (0, 1)] == [True, False]
    table.attack(TWO)
    with pytest.raises(Refusal) as caught:
        table.do(action)
    assert caught.value.code == RuleCode.WRONG_PHASE


@pytest.mark.parametrize(
    ("kind", "size", "count"), [(MatchKind.FULL, 12, 791), (MatchKind.SHORT, 7, 20)]
)
def test_r5_1_every_exchange_is_listed_once(kind: MatchKind, size: int, count: int) -> None:
    """Other fives out of all cards: C(12, 5) - 1, and C(7, 5) - 1."""
    table = started(kind, (size, size))
    assert substitutions(table) == count
    assert len(set(legal_actions(table.state))) == count + 20


def test_r5_1_nothing_to_exchange_without_a_bench() -> None:
    table = started(MatchKind.SHORT, (5, 7))
    assert not view(table.state, 0).may_substitute
    assert substitutions(table) == 0
    table.attacks("-")
    assert view(table.state, 1).may_substitute


def test_r5_2_a_card_that_went_out_may_come_back_later() -> None:
    table = started()
    table.substitute((4,), (5,))
    table.attacks("--")
    table.substitute((5,), (4,))
    assert view(table.state, 0).hand == card_set([2, 3, 4])
    assert view(table.state, 0).bench >> 5 & 1


def test_r5_3_the_opponent_sees_how_many_and_not_which() -> None:
    table = started()
    before = view(table.state, 1)
    assert table.substitute((0, 2), (7, 9)) == (SubstitutionMade(0, 2, 1, 1),)
    assert view(table.state, 1) == before


def test_r5_4_at_most_one_substitution_before_an_attack() -> None:
    table = started()
    table.substitute((0,), (5,))
    assert not view(table.state, 0).may_substitute
    assert substitutions(table) == 0
    assert code_of(table, (1,), (6,)) == RuleCode.SUBSTITUTE_TWICE
    table.attacks("--")
    assert view(table.state, 0).may_substitute


@pytest.mark.parametrize("kind", MatchKind)
def test_r5_5_a_tie_on_the_fifth_makes_the_next_first_attack_a_repeat(kind: MatchKind) -> None:
    table = Table(kind, sizes=(12, 12) if kind is MatchKind.FULL else (7, 7))
    table.period("----=")
    assert (table.possession, table.state.repeat, table.state.period) == (0, True, 2)
    table.lineups()
    assert (table.possession, table.state.repeat) == (0, True)
    assert code_of(table, (0,), (1,)) == RuleCode.SUBSTITUTE_BEFORE_REPEAT
    assert substitutions(table) == 0
    table.attacks("-")
    assert view(table.state, 1).may_substitute
