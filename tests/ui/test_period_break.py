"""Between two periods: what was, what comes, and the way on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine import LineupPicked, MatchKind, PeriodEnded, Phase
from game.session import MatchSession
from game.ui.match.flow import MatchFlow
from game.ui.match.lineup import LineupScene
from game.ui.match.period_break import PeriodBreakScene
from game.ui.match.period_break_draw import next_sentences
from game.ui.scene import Replace, Scene
from tests.ui.desk import Hand, make_kit, make_session, play_on


@pytest.fixture(autouse=True, scope="module")
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BASKETTORIA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def no_home(_kit: object) -> Scene:
    raise AssertionError("nobody leaves in these tests")


def at_period(session: MatchSession, period: int) -> MatchSession:
    for state in play_on(session):
        view = state.view(0)
        if view.phase is Phase.LINEUP and view.period == period and state.seats_to_act[0] == 0:
            return state
    raise AssertionError(period)


def asked_for(hand: Hand) -> object:
    return hand.asked


def broken_at(session: MatchSession, period: int) -> PeriodBreakScene:
    for state in play_on(session):
        ended = [e for e in state.events if isinstance(e, PeriodEnded)]
        if ended and ended[-1].period == period:
            flow = MatchFlow(make_kit(), state, no_home)
            return PeriodBreakScene(flow, ended[-1])
    raise AssertionError(period)


def test_r6_4_the_break_says_who_is_next() -> None:
    scene = broken_at(make_session(), 1)
    assert len(scene.attacks) == 5
    last = scene.attacks[-1]
    assert scene.first == last.possession
    team = scene.flow.cast.team(last.possession)
    sentences = next_sentences(scene)
    assert sentences[0] == "The cards that have played stay out."
    assert team in sentences[1]


def test_r6_5_all_cards_come_back_after_period_2() -> None:
    assert next_sentences(broken_at(make_session(), 2))[0] == "All cards come back."


def test_r6_3_in_a_short_match_they_always_come_back() -> None:
    scene = broken_at(make_session(kind=MatchKind.SHORT, count=6), 1)
    assert next_sentences(scene)[0] == "All cards come back."


@pytest.mark.parametrize("scancode", [pygame.KSCAN_SPACE, pygame.KSCAN_RETURN])
def test_a_key_goes_on_to_the_lineup(scancode: int) -> None:
    scene = broken_at(make_session(), 1)
    hand = Hand(scene)
    hand.wait(4.0)
    assert asked_for(hand) is None
    hand.key(scancode)
    assert isinstance(hand.asked, Replace)
    assert isinstance(hand.asked.scene, LineupScene)
    picked = [e for e in scene.flow.session.events if isinstance(e, LineupPicked)]
    assert picked[-1].period == 2


def test_a_watched_match_goes_on_by_itself() -> None:
    scene = broken_at(make_session(bots=("greedy", "greedy")), 1)
    hand = Hand(scene)
    hand.wait(2.0)
    assert asked_for(hand) is None
    hand.wait(1.0)
    assert isinstance(hand.asked, Replace)
