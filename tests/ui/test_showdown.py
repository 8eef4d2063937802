from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine import CardNumber, ShowdownHeld
from game.session import MatchSession
from game.store import Motion
from game.ui.match.flow import MatchFlow
from game.ui.match.showdown import ShowdownScene
from game.ui.match.showdown_steps import Steps
from game.ui.scene import Push, Replace, Scene
from tests.ui.desk import FRAME, Hand, faces_drawn, make_kit, make_session, picture
from tests.ui.words import cut_texts, words

PEOPLE = (None, None)
COMPUTERS = ("greedy", "greedy")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path))


def no_home(_kit: object) -> Scene:
    raise AssertionError("nobody leaves in these tests")


def held(*pairs: tuple[str, str], first: int = 0, by_toss: bool = False) -> ShowdownHeld:
    numbers = tuple((CardNumber(one), CardNumber(other)) for one, other in pairs)
    return ShowdownHeld(numbers, first, by_toss)


PLAIN = held(("1.1.014", "1.1.031"))
SECOND = held(("1.1.014", "1.1.014"), ("1.2.031", "1.1.032"), first=1)
TOSS = held(*[(f"1.1.0{n}", f"1.1.0{n}") for n in (11, 14, 23, 37, 58)], first=1, by_toss=True)


def scene(
    event: ShowdownHeld = PLAIN,
    *,
    session: MatchSession | None = None,
    motion: Motion = Motion.NORMAL,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> ShowdownScene:
    kit = make_kit(size, language)
    kit.settings.motion = motion
    session = session or make_session(bots=PEOPLE)
    return ShowdownScene(MatchFlow(kit, session, no_home), event)


@pytest.mark.parametrize("event", [PLAIN, SECOND, TOSS])
def test_r3_2_the_cards_stay_covered_all_the_time(event: ShowdownHeld) -> None:
    showdown = scene(event)
    while showdown.is_moving:
        assert faces_drawn(showdown) == set()
        Hand(showdown).wait(0.2)
    assert faces_drawn(showdown) == set()


def test_r3_2_of_the_fives_only_the_named_numbers_are_said() -> None:
    session = make_session(bots=PEOPLE)
    showdown = scene(SECOND, session=session)
    showdown.steps.finish()
    said = " ".join(words(showdown))
    for seat in (0, 1):
        for card in session.view(seat).roster:
            assert card.name.upper() not in said.upper()


def test_numbers_come_one_after_the_other_and_nothing_is_told_before() -> None:
    showdown = scene()
    assert not {"1.1.014", "1.1.031", "11014", "11031"} & set(words(showdown))
    Hand(showdown).wait(0.75)
    said = words(showdown)
    assert "11014" in said
    assert "11031" not in said
    assert "<" not in said
    assert showdown.first is None
    assert showdown.group.widgets == []
    Hand(showdown).wait(showdown.steps.length)
    assert {"11014", "11031", "<", "Swifts attack first →"} <= set(words(showdown))
    assert showdown.first == 0


def test_r3_3_numbers_are_read_without_their_dots() -> None:
    showdown = scene(held(("1.1.002", "1.2.001")))
    showdown.steps.finish()
    assert {"11002", "12001", "<"} <= set(words(showdown))


def test_r3_4_equal_pairs_are_listed_and_the_next_decide() -> None:
    showdown = scene(SECOND)
    showdown.steps.finish()
    said = words(showdown)
    assert {"11014 = 11014", "12031", "11032", ">"} <= set(said)
    assert "The smallest numbers are equal, so the second smallest decide." in said


def test_r3_4_the_coin_lands_on_the_crest_of_who_attacks_first() -> None:
    showdown = scene(TOSS)
    showdown.steps.finish()
    said = words(showdown)
    assert "All five numbers are equal: the coin decides." in said
    assert "=" not in said
    turns, rise = showdown.steps.coin
    assert (turns % 2, rise) == (0, 0)


def test_any_key_ends_the_telling_and_the_next_goes_on() -> None:
    showdown = scene()
    hand = Hand(showdown)
    hand.wait(0.1)
    assert hand.key(pygame.KSCAN_SPACE) is None
    assert not showdown.is_moving
    assert isinstance(hand.key(pygame.KSCAN_SPACE), Replace)


def test_the_click_that_ends_the_telling_presses_no_button() -> None:
    showdown = scene()
    hand = Hand(showdown)
    middle = showdown.kit.rect(960, 987, 0, 0).topleft
    assert hand.click(middle) is None
    assert isinstance(hand.click(middle), Replace)


def test_escape_pauses_at_any_time() -> None:
    showdown = scene()
    assert isinstance(Hand(showdown).key(pygame.KSCAN_ESCAPE), Push)
    showdown.steps.finish()
    assert isinstance(Hand(showdown).key(pygame.KSCAN_ESCAPE), Push)


def test_without_persons_it_goes_on_by_itself() -> None:
    showdown = scene(session=make_session(bots=COMPUTERS))
    hand = Hand(showdown)
    hand.wait(showdown.steps.length + 0.1)
    assert hand.wait(2.0) is None
    assert isinstance(hand.wait(0.6), Replace)


def test_with_a_person_it_waits() -> None:
    showdown = scene()
    hand = Hand(showdown)
    hand.wait(showdown.steps.length + 0.1)
    assert hand.wait(6) is None
    assert not showdown.is_moving


def test_without_motion_all_is_told_at_once() -> None:
    showdown = scene(motion=Motion.OFF)
    assert not showdown.is_moving
    assert showdown.group.named("go") is not None
    assert "11031" in words(showdown)


def test_fast_motion_takes_half_the_time() -> None:
    showdown = scene(motion=Motion.FAST)
    Hand(showdown).wait(showdown.steps.length / 2 + 2 * FRAME)
    assert not showdown.is_moving


@pytest.mark.parametrize("event", [PLAIN, SECOND, TOSS])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_fits(event: ShowdownHeld, size: tuple[int, int], language: str) -> None:
    showdown = scene(event, size=size, language=language)
    showdown.steps.finish()
    showdown.layout()
    assert cut_texts(showdown) == []
    window = showdown.kit.metrics.window
    assert all(window.contains(widget.rect) for widget in showdown.group.widgets)


def test_nothing_is_drawn_anew_at_rest() -> None:
    showdown = scene(TOSS)
    showdown.steps.finish()
    assert [id(item[0]) for item in picture(showdown).items] == [
        id(item[0]) for item in picture(showdown).items
    ]


def test_a_tag_closes_before_the_next_number_opens() -> None:
    steps = Steps(2, has_toss=False)
    seen = [steps.number(0)]
    while not steps.is_over:
        steps.advance(FRAME)
        seen.append(steps.number(0))
    changes = [
        (one, other)
        for (one, _), (other, opened) in pairwise(seen)
        if one != other and opened < 0.5
    ]
    assert changes == [(None, 0), (0, 1)]
    assert seen[-1] == (1, 1.0)
