"""Whole matches through the real loop and scenes, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from game import record, store
from game.engine import Card, CardNumber, EndReason, MatchKind, OvertimePossession
from game.session import MatchSession, SeatInfo
from game.ui.match.curtain import CurtainScene
from game.ui.match.lineup import LineupScene
from game.ui.match.result import ResultScene
from game.ui.match_start import start_match
from game.ui.title import TitleScene
from tests.ui.robot import Robot, session_of, set_up, start
from tests.ui.words import words

PERSON, COMPUTER = False, True


@pytest.mark.parametrize(
    ("bots", "kind", "keyboard"),
    [
        ((PERSON, COMPUTER), "full", False),
        ((PERSON, COMPUTER), "full", True),
        ((PERSON, COMPUTER), "short", False),
        ((COMPUTER, PERSON), "short", True),
        ((PERSON, PERSON), "full", True),
        ((PERSON, PERSON), "short", False),
        ((COMPUTER, COMPUTER), "full", False),
    ],
)
def test_a_whole_match_from_the_title_to_the_result(
    bots: tuple[bool, bool], kind: str, *, keyboard: bool
) -> None:
    robot = Robot(start(language="ru" if keyboard else "en"), keyboard=keyboard, seed=11)
    set_up(robot, bots=bots, kind=kind)
    result = robot.until(ResultScene)
    session = session_of(result)
    outcome = session.outcome
    assert outcome is not None
    state, _events = record.replay(session.record)
    summary = record.summary(state)
    assert summary["score"] == list(outcome.score)
    assert summary["phase"] == "finished"
    assert len(session.record.actions) >= 4 * (2 + 10)
    kept = store.finished_matches()
    assert len(kept) == 1
    assert record.load(kept[0]) == session.record
    assert not store.has_match()
    assert ("CurtainScene" in robot.seen) is (bots == (PERSON, PERSON))
    robot.wait(3)
    assert isinstance(result, ResultScene)
    robot.choose(result.group, "menu")
    robot.wait(0.2)
    assert isinstance(robot.top, TitleScene)


def _equal_cards(club: str, *, drive: int) -> tuple[Card, ...]:
    """Ten cards that stop everything, but for one card's drive."""
    return tuple(
        Card(
            CardNumber(f"{club}.{place:03}"),
            f"Card {place}",
            (5, 5, drive if place == 1 else 5, 5),
            (6, 6, 6, 6),
        )
        for place in range(1, 11)
    )


def _play(robot: Robot, drive: int) -> ResultScene:
    seats = (SeatInfo("Home", "Alina"), SeatInfo("Away", "Boris"))
    rosters = _equal_cards("8.1", drive=drive), _equal_cards("8.2", drive=5)
    session = MatchSession.new(MatchKind.FULL, OvertimePossession.LOWEST_NUMBER, rosters, seats, 4)
    robot.app.scenes[:] = [start_match(robot.app.kit, session)]
    result = robot.until(ResultScene)
    assert isinstance(result, ResultScene)
    return result


def test_a_level_match_is_decided_in_overtime_on_the_screens() -> None:
    robot = Robot(start(), keyboard=True, seed=2)
    result = _play(robot, drive=7)
    session = session_of(result)
    outcome = session.outcome
    assert outcome is not None
    assert outcome.reason is EndReason.OVERTIME
    assert session.view(0).period > 4
    assert outcome.winner == 0
    robot.wait(3)
    assert any("overtime" in line.lower() for line in words(result))


def test_a_match_that_nobody_can_win_ends_in_a_draw_on_the_screens() -> None:
    robot = Robot(start(), keyboard=False, seed=2)
    result = _play(robot, drive=5)
    outcome = session_of(result).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (None, EndReason.NOBODY_CAN_SCORE)
    robot.wait(3)
    assert any("draw" in line.lower() for line in words(result))


def test_a_rematch_begins_a_new_match_of_the_same_people() -> None:
    robot = Robot(start(), keyboard=True, seed=3)
    result = _play(robot, drive=5)
    robot.wait(3)
    robot.choose(result.group, "rematch")
    scene = robot.until(CurtainScene, LineupScene)
    session = session_of(scene)
    assert session.seats == session_of(result).seats
    assert session.outcome is None
    assert session.record.actions == ()
