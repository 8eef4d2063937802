"""Picking the five by mouse and keys (R2.1, R6.2, R6.5), and letting go in every way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest
from pygame.event import Event

from game.engine import Phase, members
from game.session import MatchSession
from game.ui.match import lineup_draw
from game.ui.match.curtain import CurtainScene
from game.ui.match.five import Five
from game.ui.match.flow import MatchFlow
from game.ui.match.lineup import LineupScene
from game.ui.match.lineup_layout import LineupLayout
from game.ui.match.table_model import own_key
from game.ui.metrics import Metrics
from game.ui.scene import Push, Replace, Scene
from tests.ui.desk import Hand, faces_drawn, make_kit, make_session, picture, play_on


@pytest.fixture(autouse=True, scope="module")
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BASKETTORIA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def no_home(_kit: object) -> Scene:
    raise AssertionError("nobody leaves in these tests")


def lineup_for(session: MatchSession, seat: int = 0) -> tuple[LineupScene, Hand]:
    scene = LineupScene(MatchFlow(make_kit(), session, no_home), seat)
    hand = Hand(scene)
    while scene.is_moving:
        hand.wait(0.05)
    return scene, hand


def at_period(session: MatchSession, period: int) -> MatchSession:
    for state in play_on(session):
        view = state.view(0)
        if view.phase is Phase.LINEUP and view.period == period and state.seats_to_act[0] == 0:
            return state
    raise AssertionError(period)


def picked(scene: LineupScene) -> tuple[int, ...]:
    return scene.five.picked


def large(scene: LineupScene) -> bool:
    return scene.peek.is_shown


def held(scene: LineupScene) -> int | None:
    return scene.pointer.drag.card if scene.pointer.drag else None


def asked_for(hand: Hand) -> object:
    return hand.asked


@pytest.fixture
def pick() -> tuple[LineupScene, Hand]:
    return lineup_for(make_session())


def home(scene: LineupScene, card: int) -> tuple[float, float]:
    spot = scene.home_spot(card)
    return spot.x, spot.y


def slot(scene: LineupScene, place: int) -> tuple[float, float]:
    spot = scene.places.slots[place]
    return spot.x, spot.y


def test_r2_1_five_clicks_and_the_button_pick_the_five(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    for card in (0, 2, 4, 6, 8):
        hand.click(home(scene, card))
        hand.wait(0.3)
    assert scene.five.picked == (0, 2, 4, 6, 8)
    go = scene.group.named("go")
    assert go is not None
    asked = hand.click(go.rect.center)
    assert isinstance(asked, Replace)
    assert members(scene.flow.session.view(0).hand) == (0, 2, 4, 6, 8)


def test_a_click_on_a_picked_card_takes_it_back(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.click(home(scene, 3))
    hand.wait(0.5)
    hand.click(slot(scene, 0))
    hand.wait(0.5)
    assert scene.five.picked == ()
    pose = scene.actors.pose(own_key(0, 3))
    assert pose is not None
    assert abs(pose.x - home(scene, 3)[0]) < 1


def test_fewer_than_five_cannot_go(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    for scancode in (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4):
        hand.key(scancode)
    assert scene.group.named("go") is None
    assert hand.key(pygame.KSCAN_RETURN) is None
    assert scene.hint
    assert scene.flow.session.view(0).hand == 0


def test_numbers_and_enter_pick_the_five(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    numbers = (pygame.KSCAN_9, pygame.KSCAN_8, pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3)
    for scancode in (*numbers, pygame.KSCAN_8, pygame.KSCAN_4):
        hand.key(scancode)
    assert sorted(scene.five.picked) == [0, 1, 2, 3, 8]
    hand.key(pygame.KSCAN_SPACE)
    assert isinstance(hand.asked, Replace)


def test_tab_and_enter_alone_pick_the_five(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.key(pygame.KSCAN_TAB)
    for _ in range(5):
        assert scene.group.focus is not None
        hand.key(pygame.KSCAN_RETURN)
    assert scene.five.picked == (0, 1, 2, 3, 4)
    assert scene.group.focus is scene.group.named("go")
    hand.key(pygame.KSCAN_RETURN)
    assert isinstance(hand.asked, Replace)


def test_arrows_reach_every_card_and_button(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.key(pygame.KSCAN_TAB)
    met = set()
    for scancode in (pygame.KSCAN_RIGHT,) * 6 + (pygame.KSCAN_DOWN,) + (pygame.KSCAN_LEFT,) * 6:
        met.add(scene.group.focus.name if scene.group.focus else "")
        hand.key(scancode)
    met.add(scene.group.focus.name if scene.group.focus else "")
    assert {f"card:{n}" for n in range(12)} <= met
    for _ in range(3):
        hand.key(pygame.KSCAN_UP)
    assert scene.group.focus is scene.group.named("strongest")


def test_a_drag_gives_the_place_it_covers(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.drag(home(scene, 5), slot(scene, 3))
    hand.wait(0.5)
    assert scene.five.slots == [None, None, None, 5, None]
    hand.drag(home(scene, 7), slot(scene, 3))
    hand.wait(0.5)
    assert scene.five.slots == [None, None, None, 7, None]
    hand.drag(slot(scene, 3), slot(scene, 0))
    hand.wait(0.5)
    assert scene.five.slots == [7, None, None, None, None]
    hand.drag(slot(scene, 0), home(scene, 1))
    hand.wait(0.5)
    assert scene.five.picked == ()


def test_two_picked_cards_change_places() -> None:
    five = Five(make_session().view(0))
    for card in range(5):
        five.add(card)
    five.put(0, 4)
    assert five.slots == [4, 1, 2, 3, 0]


def test_a10_a_drop_anywhere_on_the_court_counts(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    court = scene.places.court
    hand.drag(home(scene, 5), (court.right - 4, court.bottom - 4))
    assert scene.five.slots[4] == 5
    hand.wait(0.5)
    hand.drag(home(scene, 6), (court.right - 4, court.bottom - 4))
    assert scene.five.slots[3] == 6


def test_a8_the_lit_place_is_the_one_that_receives(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    rng = Random(4)
    window = scene.kit.metrics.window
    for _ in range(60):
        left = scene.five.left
        if len(left) < 8:
            scene.five.slots = [None] * 5
            scene.layout()
            left = scene.five.left
        card = rng.choice(left)
        hand.grab(home(scene, card), (rng.randrange(window.width), rng.randrange(window.height)))
        lit = scene.pointer.lit
        hand.up()
        assert scene.five.place(card) == lit
        assert scene.pointer.lit is None
        scene.actors.finish()


@pytest.mark.parametrize("to", [(-40, 300), (1400, 300), (640, -30), (640, 900), (-9, -9)])
def test_a2_a4_a_drop_outside_the_window_is_none(
    pick: tuple[LineupScene, Hand], to: tuple[int, int]
) -> None:
    scene, hand = pick
    hand.drag(home(scene, 5), to)
    hand.wait(0.5)
    assert picked(scene) == ()
    assert held(scene) is None
    hand.click(home(scene, 5))
    assert picked(scene) == (5,)


def test_a1_a6_a_drag_ends_by_focus_loss_escape_and_right_click(
    pick: tuple[LineupScene, Hand],
) -> None:
    scene, hand = pick
    ends: list[Callable[[], object]] = [
        scene.release,
        lambda: hand.key(pygame.KSCAN_ESCAPE),
        lambda: hand.down(3),
        lambda: hand.move((600, 200), held=False),
    ]
    for end in ends:
        hand.grab(home(scene, 4), slot(scene, 1))
        assert held(scene) == 4
        end()
        assert held(scene) is None
        hand.up()
        hand.wait(0.4)
        assert picked(scene) == ()
        assert scene.actors.pose(own_key(0, 4)) is not None
    assert not isinstance(hand.asked, Push)


def test_a7_the_grabbed_point_stays_under_the_pointer(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    spot = scene.home_spot(2)
    at = (spot.rect.left + 5, spot.rect.bottom - 5)
    hand.grab(at, (600, 260))
    pose = scene.pointer.held
    assert pose is not None
    grab = (at[0] - spot.x, at[1] - spot.y)
    assert abs(pose.x + grab[0] - 600) <= 1 + scene.kit.px(8)
    assert abs(pose.y + grab[1] - 260) <= 1 + scene.kit.px(8)


def test_a_sixth_card_is_refused_in_words(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    scene.five.pick_strongest()
    scene.layout()
    hand.wait(0.5)
    card = scene.five.left[0]
    hand.click(home(scene, card))
    assert len(scene.five.picked) == 5
    assert card not in scene.five.picked
    assert scene.hint


def test_the_strongest_fill_the_empty_places(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.click(home(scene, 0))
    button = scene.group.named("strongest")
    assert button is not None
    hand.click(button.rect.center)
    assert scene.five.slots[0] == 0
    assert scene.five.is_full
    hand.click(button.rect.center)
    assert scene.five.is_full


def test_b1_fast_clicks_never_lose_or_double_a_card(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    rng = Random(9)
    for _ in range(400):
        hand.move((rng.randrange(260, 1030), rng.randrange(80, 700)))
        for _ in range(rng.choice((1, 2, 3))):
            hand.down(rng.choice((1, 1, 1, 3)))
            hand.up()
        scene.update(0.02)
        assert sorted(scene.five.picked + scene.five.left) == list(range(12))
        if isinstance(hand.asked, Replace):
            break
    picture(scene)


def test_r6_2_five_of_ten_are_picked_already() -> None:
    scene, hand = lineup_for(at_period(make_session(count=10), 2))
    assert scene.five.is_full
    assert scene.five.left == ()
    assert scene.group.named("strongest") is None
    hand.key(pygame.KSCAN_RETURN)
    assert isinstance(hand.asked, Replace)


def test_r4_6_cards_that_are_out_cannot_be_picked() -> None:
    scene, _hand = lineup_for(at_period(make_session(), 2))
    view = scene.view
    assert len(scene.five.free) == 7
    assert not set(scene.five.free) & set(members(view.out))
    gray = [face.number for _rect, face, is_gray in lineup_draw.panel_faces(scene) if is_gray]
    assert {view.roster[i].number for i in members(view.out)} <= set(gray)


def test_only_own_and_shown_cards_are_seen(pick: tuple[LineupScene, Hand]) -> None:
    scene, _hand = pick
    own = {str(card.number) for card in scene.view.roster}
    assert faces_drawn(scene) == own
    later, _hand = lineup_for(at_period(make_session(bots=(None, None)), 2))
    shown = {str(card.number) for card in later.view.opponent_seen}
    own = {str(card.number) for card in later.view.roster}
    assert faces_drawn(later) == own | shown


def test_c1_the_other_person_comes_behind_the_curtain() -> None:
    scene, hand = lineup_for(make_session(bots=(None, None)))
    scene.five.pick_strongest()
    scene.layout()
    asked = hand.key(pygame.KSCAN_RETURN)
    assert isinstance(asked, Replace)
    assert isinstance(asked.scene, CurtainScene)
    assert faces_drawn(asked.scene) == set()


def test_escape_pauses(pick: tuple[LineupScene, Hand]) -> None:
    _scene, hand = pick
    assert isinstance(hand.key(pygame.KSCAN_ESCAPE), Push)


def test_hover_and_right_click_show_a_card_large(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.move(home(scene, 4))
    hand.wait(0.2)
    assert not large(scene)
    hand.wait(0.3)
    assert large(scene)
    hand.move((3, 3))
    assert not large(scene)
    hand.move(home(scene, 4))
    hand.down(3)
    assert large(scene)


def test_an_idle_screen_stands_still(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.wait(1.0)
    assert not scene.is_moving
    assert picture(scene).items == picture(scene).items


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1440, 1080), (2560, 1080)])
@pytest.mark.parametrize("count", [5, 6, 7, 8, 10, 11, 12])
def test_places_do_not_overlap_in_any_window(size: tuple[int, int], count: int) -> None:
    places = LineupLayout(Metrics(*size), count)
    slots = [spot.rect for spot in places.slots]
    free = [spot.rect for spot in places.free]
    assert len(free) == count
    window = places.metrics.window
    assert all(window.contains(rect) for rect in slots + free)
    assert all(places.court.contains(rect) for rect in slots)
    assert not any(rect.colliderect(places.note) for rect in slots)
    assert all(places.free_area.inflate(4, 4).contains(rect) for rect in free)
    every = slots + free
    assert not any(a.colliderect(b) for i, a in enumerate(every) for b in every[:i])
    panels = places.left_panel, places.right_panel
    assert not any(panel.colliderect(rect) for panel in panels for rect in every)
    if size == (1280, 720):
        assert all(rect.width >= 100 for rect in free)


def test_h_a_resize_in_mid_drag_loses_nothing(pick: tuple[LineupScene, Hand]) -> None:
    scene, hand = pick
    hand.click(home(scene, 0))
    hand.grab(home(scene, 3), slot(scene, 2))
    scene.release()
    scene.kit.fit(Metrics(1600, 900))
    pygame.display.set_mode((1600, 900))
    scene.layout()
    hand.send(Event(pygame.MOUSEBUTTONUP, pos=(700, 300), button=1))
    assert picked(scene) == (0,)
    hand.wait(0.5)
