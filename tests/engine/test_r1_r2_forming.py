from __future__ import annotations

from itertools import product

import pytest

from game.engine import (
    LineupPicked,
    MatchKind,
    OvertimePossession,
    PeriodEnded,
    Phase,
    PickLineup,
    Refusal,
    RuleCode,
    Values,
    card_set,
    new_match,
    seats_to_act,
    view,
)
from game.engine.card import Card
from tests.engine.table import Table, card, roster

FULL, SHORT = MatchKind.FULL, MatchKind.SHORT


def refusal_of(kind: MatchKind, ours: tuple[Card, ...], theirs: tuple[Card, ...]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        new_match(kind, OvertimePossession.CARRY, (ours, theirs), 0)
    return caught.value


@pytest.mark.parametrize("sizes", list(product((10, 11, 12), repeat=2)))
def test_r1_1_a_full_match_takes_10_to_12_cards_each(sizes: tuple[int, int]) -> None:
    table = Table(FULL, sizes=sizes)
    assert [len(view(table.state, seat).roster) for seat in (0, 1)] == list(sizes)
    assert [view(table.state, seat).opponent_size for seat in (0, 1)] == [sizes[1], sizes[0]]


@pytest.mark.parametrize("sizes", list(product((5, 6, 7), repeat=2)))
def test_r1_2_a_short_match_takes_5_to_7_cards_each(sizes: tuple[int, int]) -> None:
    table = Table(SHORT, sizes=sizes)
    assert [view(table.state, seat).bench.bit_count() for seat in (0, 1)] == list(sizes)


@pytest.mark.parametrize("size", [0, 1, 4, 8, 9, 13, 14, 40])
@pytest.mark.parametrize("kind", [FULL, SHORT])
def test_r1_3_other_sizes_are_refused_and_the_allowed_ones_said(kind: MatchKind, size: int) -> None:
    least, most = (10, 12) if kind is FULL else (5, 7)
    good = roster(least, 201)
    for seat, rosters in ((0, (roster(size, 1), good)), (1, (good, roster(size, 1)))):
        refusal = refusal_of(kind, *rosters)
        assert refusal.code == RuleCode.ROSTER_SIZE
        assert refusal.place == f"rosters[{seat}].cards"
        assert refusal.params == {"kind": kind, "count": size, "least": least, "most": most}


@pytest.mark.parametrize(("kind", "ours", "theirs"), [(FULL, 12, 5), (SHORT, 7, 10)])
def test_r1_3_a_full_roster_against_a_short_one_is_refused(
    kind: MatchKind, ours: int, theirs: int
) -> None:
    refusal = refusal_of(kind, roster(ours, 1), roster(theirs, 101))
    assert (refusal.code, refusal.place) == (RuleCode.ROSTER_SIZE, "rosters[1].cards")


def test_r1_4_both_may_own_copies_of_the_same_cards() -> None:
    table = Table(SHORT, (roster(5, 1), roster(5, 1)))
    assert view(table.state, 0).roster == view(table.state, 1).roster


@pytest.mark.parametrize("twin", ["1.1.002", "11002", "11.002", "0.11002"])
def test_r1_4_a_number_stands_once_in_a_roster_however_written(twin: str) -> None:
    doubled = (card("1.1.002"), *roster(4, 1), card(twin))
    refusal = refusal_of(SHORT, roster(5, 1), doubled)
    assert (refusal.code, refusal.place) == (RuleCode.ROSTER_DOUBLE, "rosters[1].cards[5].number")
    assert refusal.params == {"card": twin}


@pytest.mark.parametrize("value", [0, 100, -3])
@pytest.mark.parametrize("row", ["attack", "defense"])
def test_r1_values_are_1_to_99(row: str, value: int) -> None:
    bad: Values = (1, 99, value, 50)
    wrong = card(9, attack=bad) if row == "attack" else card(9, defense=bad)
    refusal = refusal_of(SHORT, (*roster(4, 1), wrong), roster(5, 101))
    assert (refusal.code, refusal.place) == (RuleCode.VALUE_RANGE, f"rosters[0].cards[4].{row}[2]")
    assert refusal.params["value"] == value


def test_r1_7_and_r2_1_a_lineup_is_secret() -> None:
    table = Table()
    before = view(table.state, 1)
    assert table.lineup(0, (2, 4, 6, 8, 10)) == (LineupPicked(0, 1),)
    seen = view(table.state, 1)
    assert seen._replace(lineup_picked=(False, False), opponent_hand=0, opponent_bench=12) == before
    assert (seen.lineup_picked, seen.opponent_hand, seen.opponent_bench) == ((True, False), 5, 7)


@pytest.mark.parametrize("first", [0, 1])
def test_r2_1_lineups_come_in_either_order(first: int) -> None:
    table = Table()
    assert seats_to_act(table.state) == (0, 1)
    table.lineup(first)
    assert table.state.phase is Phase.LINEUP
    assert seats_to_act(table.state) == (1 - first,)
    table.lineup(1 - first)
    assert (table.state.phase, table.state.attack) == (Phase.ATTACK, 1)
    assert view(table.state, 0).bench == card_set([5, 6, 7, 8, 9, 10, 11])


@pytest.mark.parametrize("cards", [(), (0, 1, 2, 3), (0, 1, 2, 3, 4, 5)])
def test_r2_1_a_lineup_is_five_cards(cards: tuple[int, ...]) -> None:
    table = Table()
    with pytest.raises(Refusal) as caught:
        table.lineup(0, cards)
    assert caught.value.code == RuleCode.LINEUP_SIZE
    assert caught.value.params == {"count": len(cards), "needed": 5}


def test_r2_1_a_lineup_stands_once_picked() -> None:
    table = Table()
    table.lineup(1)
    with pytest.raises(Refusal) as caught:
        table.lineup(1)
    assert caught.value.code == RuleCode.LINEUP_PICKED


@pytest.mark.parametrize("cards", [1 << 12 | 0b1111, -1])
def test_r2_1_a_lineup_of_unknown_cards_is_refused(cards: int) -> None:
    table = Table()
    with pytest.raises(Refusal) as caught:
        table.do(PickLineup(0, cards))
    assert caught.value.code == RuleCode.NO_SUCH_CARD


def test_r2_2_a_match_is_four_periods_of_five_attacks() -> None:
    table = Table()
    for script in ("2----", "-----", "-----", "-----"):
        table.period(script)
    assert table.state.phase is Phase.FINISHED
    assert [event.period for event in table.happened(PeriodEnded)] == [1, 2, 3, 4]
    assert (table.state.period, table.state.attack) == (4, 5)
