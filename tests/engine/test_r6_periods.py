from __future__ import annotations

import pytest

from game.engine import (
    CardsReturned,
    MatchKind,
    PeriodEnded,
    PeriodStarted,
    Phase,
    PickLineup,
    Refusal,
    RuleCode,
    ShowdownHeld,
    card_set,
    legal_actions,
    view,
)
from tests.engine.table import Table


def test_worked_figure_5_2_and_then_2_and_4_make_7_6() -> None:
    table = Table()
    table.period("322--")
    assert table.happened(PeriodEnded)[-1] == PeriodEnded(1, (5, 2), (5, 2))
    table.period("222--")
    assert table.happened(PeriodEnded)[-1] == PeriodEnded(2, (2, 4), (7, 6))
    assert (table.state.score, table.state.by_period) == ((7, 6), ((5, 2), (2, 4), (0, 0)))


def test_worked_figure_a_period_without_a_point_and_the_match_goes_on() -> None:
    table = Table()
    table.period("-----")
    assert table.state.score == (0, 0)
    assert (table.state.phase, table.state.period) == (Phase.LINEUP, 2)


def test_r6_1_points_add_up() -> None:
    table = Table()
    for script in ("33333", "2----", "-3---", "22222"):
        table.period(script)
    assert table.state.by_period == ((9, 6), (0, 2), (0, 3), (4, 6))
    assert table.state.score == (13, 17)


def test_r6_2_period_2_picks_from_the_cards_that_are_not_out() -> None:
    table = Table(sizes=(12, 10))
    table.lineup(0, (0, 2, 4, 6, 8))
    table.lineup(1, (5, 6, 7, 8, 9))
    table.attacks("-----")
    assert view(table.state, 0).bench == card_set([1, 3, 5, 7, 9, 10, 11])
    assert view(table.state, 1).bench == card_set([0, 1, 2, 3, 4])
    with pytest.raises(Refusal) as caught:
        table.lineup(0, (1, 3, 5, 7, 8))
    assert (caught.value.code, caught.value.params) == (RuleCode.CARD_IS_OUT, {"card": "109"})
    theirs = [a for a in legal_actions(table.state) if a.seat == 1]
    assert theirs == [PickLineup(1, 0b11111)]  # of 10 exactly five are left
    table.lineup(0, (1, 3, 5, 7, 11))
    table.lineup(1)
    assert view(table.state, 0).bench == card_set([9, 10])


def test_r6_2_cards_substituted_out_unused_can_play_period_2() -> None:
    table = Table(sizes=(10, 10))
    table.lineups()
    table.substitute((0, 1), (5, 6))
    table.attacks("-----")
    assert view(table.state, 0).bench == card_set([0, 1, 7, 8, 9])


def test_r6_3_a_short_match_plays_every_period_with_all_cards() -> None:
    table = Table(MatchKind.SHORT, sizes=(5, 7))
    for period, script in enumerate(("2----", "-----", "-----", "-----"), start=1):
        assert view(table.state, 0).bench == card_set(list(range(5)))
        assert view(table.state, 1).bench == card_set(list(range(7)))
        assert table.state.period == period
        table.period(script)
    assert [event.period for event in table.happened(CardsReturned)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("script", "following"),
    [("-----", 1), ("----2", 1), ("----=", 0), ("---=-", 0), ("-==--", 1), ("=====", 0)],
)
@pytest.mark.parametrize("kind", MatchKind)
def test_r6_4_possession_follows_from_the_last_attack(
    kind: MatchKind, script: str, following: int
) -> None:
    table = Table(kind, sizes=(10, 10) if kind is MatchKind.FULL else (5, 5))
    table.period(script)
    assert table.possession == following
    assert table.state.repeat == (script[-1] == "=")
    table.lineups()
    assert table.happened(PeriodStarted)[-1] == PeriodStarted(
        2, following, repeat=script[-1] == "="
    )
    assert len(table.happened(ShowdownHeld)) == 1


def test_r6_4_possession_is_known_while_lineups_are_picked() -> None:
    table = Table()
    assert table.state.possession is None
    table.lineup(0)
    assert view(table.state, 1).possession is None
    table.lineup(1)
    table.attacks("-----")
    assert [view(table.state, seat).possession for seat in (0, 1)] == [1, 1]


def test_r6_5_all_cards_come_back_after_period_2_and_the_pair_repeats() -> None:
    table = Table(sizes=(12, 10))
    everything = [card_set(list(range(12))), card_set(list(range(10)))]
    scripts = ("2----", "-----", "-----", "-----")
    for period, script in enumerate(scripts, start=1):
        benches = [view(table.state, seat).bench for seat in (0, 1)]
        if period in (1, 3):
            assert benches == everything
        else:
            assert [bench.bit_count() for bench in benches] == [7, 5]
        table.period(script)
    assert [event.period for event in table.happened(CardsReturned)] == [3]


def test_r6_5_what_was_seen_stays_seen() -> None:
    table = Table(sizes=(12, 10))
    table.period("-----")
    table.period("-----")
    seen = view(table.state, 0)
    assert seen.opponent_out == ()
    assert len(seen.opponent_seen) == 10
