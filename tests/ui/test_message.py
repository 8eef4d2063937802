"""Sheets, the pause, the rules: they can be read, scrolled and left, and show nothing secret."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Rect

from game import i18n
from game.ui import keys
from game.ui.kit import Kit
from game.ui.message import ConfirmScene, MessageScene, Sheet
from game.ui.metrics import Metrics
from game.ui.pause import PauseScene
from game.ui.rules_page import RulesScene
from game.ui.rules_text import key_rows, pages
from game.ui.scene import Pop, Push, Quit, Reset, Scene
from game.ui.widget import Widget
from tests.ui.desk import Hand, make_kit, picture

SIZES = [(1024, 600), (1280, 720), (1600, 1200), (2560, 1080)]
LANGUAGES = ["ru", "en", "pseudo"]


def home() -> Scene:
    return Scene(make_kit())


def fit(size: tuple[int, int], language: str, scale: float) -> Kit:
    kit = make_kit(size, language)
    kit.settings.text_scale = scale
    kit.fit(Metrics(*size, scale))
    return kit


def assert_apart(widgets: list[Widget], size: tuple[int, int]) -> None:
    window = Rect((0, 0), size)
    for each in widgets:
        assert window.contains(each.rect), each.name
        assert min(each.rect.size) >= 24, each.name
    for one, two in combinations(widgets, 2):
        assert not one.rect.colliderect(two.rect), (one.name, two.name)


# --- messages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scancode", [pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_ESCAPE])
def test_a_message_is_put_away_by_the_usual_keys(scancode: int) -> None:
    scene = MessageScene(make_kit(), "Title", ["A sentence."])
    assert Hand(scene).key(scancode) == Pop()


def test_a_message_is_put_away_by_its_button() -> None:
    scene = MessageScene(make_kit(), "Title", ["A sentence."])
    assert Hand(scene).click(scene.group.widgets[0].rect.center) == Pop()


def test_every_line_of_a_long_list_can_be_reached() -> None:
    texts = [f"Line {number}." for number in range(200)]
    scene = MessageScene(make_kit(), "Title", texts)
    hand = Hand(scene)
    seen: list[str] = []
    for _ in range(200):
        seen += [line for line, _top in scene.shown() if line not in seen]
        hand.key(keys.DOWN)
    assert seen == texts
    assert scene.shown()[-1][0] == texts[-1], "and no further"
    hand.key(pygame.KSCAN_PAGEUP)
    assert scene.shown()[-1][0] != texts[-1]
    hand.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=100))
    assert scene.shown()[0][0] == texts[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("count", [0, 1, 60])
def test_a_sheet_keeps_inside_the_window(size: tuple[int, int], scale: float, count: int) -> None:
    kit = fit(size, "ru", scale)
    scene = MessageScene(kit, "Не всё в порядке", ["Не удалось сохранить: нет места." * 4] * count)
    picture(scene)
    assert_inside(scene, size)


def assert_inside(scene: Sheet, size: tuple[int, int]) -> None:
    assert Rect((0, 0), size).contains(scene._panel)
    assert scene._panel.contains(scene._text)
    for line, top in scene.shown():
        assert line
        assert top >= scene._text.top
    assert_apart(scene.group.widgets, size)
    for button in scene.group.widgets:
        assert scene._panel.contains(button.rect)
        assert not button.rect.colliderect(scene._text)


def test_a_question_is_answered_carefully_by_enter() -> None:
    done: list[str] = []
    scene = ConfirmScene(
        make_kit(), "Sure?", ["It is far."], yes="Go", no="Stay",
        action=lambda: done.append("went"),
    )  # fmt: skip
    assert Hand(scene).key(pygame.KSCAN_RETURN) == Pop()
    assert not done
    Hand(scene).key(keys.RIGHT)
    Hand(scene).key(pygame.KSCAN_RETURN)
    assert done == ["went"]


# --- pause -------------------------------------------------------------------------------------


def test_the_pause_hides_what_lies_below() -> None:
    kit = make_kit()
    scene = PauseScene(kit, home)
    ground, x, y = picture(scene).items[0]
    assert scene.opaque
    assert (x, y) == (0, 0)
    assert ground.get_size() == (1280, 720)
    assert ground.get_alpha() in (None, 255)
    assert not ground.get_flags() & pygame.SRCALPHA


def test_esc_goes_on() -> None:
    assert Hand(PauseScene(make_kit(), home)).key(pygame.KSCAN_ESCAPE) == Pop()


def press(scene: PauseScene, name: str) -> object:
    found = scene.group.named(name)
    assert found
    return Hand(scene).click(found.rect.center)


def test_leaving_asks_and_says_that_the_match_is_saved() -> None:
    scene = PauseScene(make_kit(), home)
    asked = press(scene, "leave")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, ConfirmScene)
    assert "saved" in asked.scene.paragraphs[0]
    yes = asked.scene.group.named("yes")
    assert yes
    assert isinstance(Hand(asked.scene).click(yes.rect.center), Reset)


def test_quitting_asks_first() -> None:
    scene = PauseScene(make_kit(), home)
    asked = press(scene, "quit")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, ConfirmScene)
    yes = asked.scene.group.named("yes")
    assert yes
    assert Hand(asked.scene).click(yes.rect.center) == Quit()


def test_settings_of_the_pause_change_at_once() -> None:
    scene = PauseScene(make_kit(), home)
    before = {w.name: w.text for w in scene.group.widgets}
    for name in ("sound", "motion", "text"):
        press(scene, name)
    after = {w.name: w.text for w in scene.group.widgets}
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"sound", "motion", "text"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_overlaps_in_the_pause(size: tuple[int, int], language: str, scale: float) -> None:
    scene = PauseScene(fit(size, language, scale), home)
    picture(scene)
    assert_apart(scene.group.widgets, size)


# --- rules -------------------------------------------------------------------------------------


def test_the_rules_are_read_to_the_end_by_one_key() -> None:
    scene = RulesScene(make_kit())
    hand = Hand(scene)
    for place in range(len(pages()) - 1):
        assert scene.place == place
        assert hand.key(pygame.KSCAN_RETURN) is None
    assert hand.key(pygame.KSCAN_RETURN) == Pop()


def test_pages_turn_by_arrows_buttons_dots_and_wheel() -> None:
    scene = RulesScene(make_kit())
    hand = Hand(scene)
    hand.key(keys.RIGHT)
    hand.key(keys.RIGHT)
    hand.key(keys.LEFT)
    assert scene.place == 1
    for name, place in (("next", 2), ("previous", 1), ("page:5", 5)):
        found = scene.group.named(name)
        assert found
        hand.click(found.rect.center)
        assert scene.place == place
    hand.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.place == 6
    for _ in range(20):
        hand.key(keys.LEFT)
    assert scene.place == 0


@pytest.mark.parametrize("scancode", [pygame.KSCAN_ESCAPE, pygame.KSCAN_F1])
def test_the_rules_are_left_by_esc_and_f1(scancode: int) -> None:
    assert Hand(RulesScene(make_kit())).key(scancode) == Pop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_page_fits(size: tuple[int, int], language: str, scale: float) -> None:
    kit = fit(size, language, scale)
    scene = RulesScene(kit)
    floor = kit.rect(0, 932, 0, 0).top
    for _ in pages():
        assert_apart(scene.group.widgets, size)
        for surface, x, y in picture(scene).items[1:]:
            assert x >= -surface.get_width() * 0.1
            assert x + surface.get_width() <= size[0] * 1.02
            if surface.get_height() < size[1] / 4 and y < floor:
                assert y + surface.get_height() <= floor + surface.get_height() * 0.4
        scene.turn(1)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_j7_every_key_in_force_is_listed(language: str) -> None:
    i18n.set_language(language)
    caps = {cap for row, _text in key_rows() for cap in row}
    assert {"Q", "W", "E", "R", "S", "M", "F1", "F11", "Esc", "Enter", "Tab"} <= caps
