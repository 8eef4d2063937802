"""The roster builder by mouse and keys: cards in and out, filling up, undo, the way out."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame.event import Event

from game import i18n
from game.people.lookup import every_card
from game.ui.message import ConfirmScene
from game.ui.roster.scene import RosterScene
from tests.ui.decks_desk import large_kit
from tests.ui.desk import FRAME, make_kit, picture
from tests.ui.roster_desk import ALL, SHORT, Building, two_decks
from tests.ui.words import words

OUTSIDE = (-40, 300)


def test_a_roster_is_composed_by_mouse_alone() -> None:
    build = Building()
    assert build.scene.group.named("go") is None
    build.take(*range(10))
    assert "Play with these 10 cards" in words(build.scene)
    build.stack.press("go")
    assert build.has_left()
    result = build.results[0]
    assert result is not None
    assert result.cards == tuple(each.ref for each in build.scene.pool.shown[:10])
    assert result.roster is None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_roster_is_composed_by_keyboard_alone(language: str) -> None:
    build = Building(make_kit(language=language), sizes=SHORT)
    for _ in range(5):
        build.stack.key(pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT)
    assert len(build.refs()) == 5
    while build.scene.group.focus is not build.scene.slots:
        build.stack.key(pygame.KSCAN_TAB)
    build.stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_DELETE)
    assert len(build.refs()) == 4
    build.stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL)
    assert len(build.refs()) == 5
    while getattr(build.scene.group.focus, "name", "") != "go":
        build.stack.key(pygame.KSCAN_TAB)
    build.stack.key(pygame.KSCAN_RETURN)
    assert build.results[0] is not None
    assert build.results[0].cards == build.refs()


def test_a_second_click_and_a_click_on_a_slot_take_a_card_out() -> None:
    build = Building()
    build.take(0, 1, 2)
    build.take(1)
    first, third = (build.scene.pool.shown[n].ref for n in (0, 2))
    assert build.refs() == (first, third)
    build.stack.click(build.slot(0))
    assert build.refs() == (third,)


def test_arrows_stay_among_the_slots_and_ctrl_moves_a_card() -> None:
    build = Building()
    build.take(0, 1, 2)
    one, two, three = build.refs()
    build.stack.click(build.slot(11))  # an empty slot does nothing
    assert build.refs() == (one, two, three)
    build.scene.group.focus = build.scene.slots
    build.stack.key(pygame.KSCAN_HOME)
    build.stack.key(pygame.KSCAN_RIGHT, mod=pygame.KMOD_CTRL)
    assert build.refs() == (two, one, three)
    assert build.scene.slots.cursor == 1
    build.stack.key(pygame.KSCAN_END, pygame.KSCAN_RETURN)
    assert build.refs() == (two, one)


def test_the_focus_goes_to_the_pool_when_the_last_card_leaves() -> None:
    build = Building()
    build.take(0)
    build.scene.group.focus = build.scene.slots
    build.stack.key(pygame.KSCAN_DELETE)
    assert build.refs() == ()
    build.stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN)
    assert build.refs() == (build.scene.pool.shown[1].ref,)


# --- dragging ---------------------------------------------------------------------------------


def test_a_card_is_dragged_in_moved_replaced_and_dragged_out() -> None:
    build = Building(sizes=SHORT)
    build.drag(build.card(3), build.slot(0))
    build.drag(build.card(5), build.slot(6))
    build.drag(build.card(7), build.slot(1))
    shown = [each.ref for each in build.scene.pool.shown]
    assert build.refs() == (shown[3], shown[7], shown[5])
    build.drag(build.slot(0), build.slot(2))
    assert build.refs() == (shown[7], shown[5], shown[3])
    build.drag(build.slot(1), build.scene.places.grid.center)
    assert build.refs() == (shown[7], shown[3])
    build.take(0, 1, 2, 4, 6)
    assert len(build.refs()) == 7
    build.drag(build.card(10), build.slot(0))
    assert build.refs()[0] == shown[10]
    assert shown[7] not in build.refs()


def test_a_drop_outside_the_window_or_on_the_panel_changes_nothing() -> None:
    build = Building()
    build.take(0, 1)
    before = build.refs()
    build.drag(build.card(3), OUTSIDE)
    build.drag(build.slot(0), (5000, 90))
    build.drag(build.slot(0), build.scene.places.fill.center)
    assert build.refs() == before
    build.stack.settle()
    assert build.scene.slots.hidden == frozenset()


def test_a_pull_up_and_down_scrolls_and_only_the_panel_makes_it_a_drag() -> None:
    build = Building()
    at = build.card(9)
    build.drag(at, (at[0], at[1] - 150))
    assert build.refs() == ()
    build.stack.settle()
    assert build.scene.pool.grid.scroll.offset > 60
    at = build.card(16)
    build.hold(at, (at[0], at[1] + 60))
    assert build.dragged() is None
    build.move(build.slot(0))
    assert build.dragged() == build.scene.pool.shown[16].ref
    build.let_go(build.slot(0))
    assert build.refs() == (build.scene.pool.shown[16].ref,)


@pytest.mark.parametrize("how", ["focus lost", "escape", "right button", "no release"])
def test_a_drag_that_breaks_off_changes_nothing(how: str) -> None:
    build = Building()
    build.take(0, 1, 2)
    before = build.refs()
    build.hold(build.slot(1), build.scene.places.grid.center)
    assert build.dragged() == before[1]
    match how:
        case "focus lost":
            build.scene.release()
        case "escape":
            build.stack.key(pygame.KSCAN_ESCAPE)
        case "right button":
            build.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=3))
        case "no release":
            motion = Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
            build.stack.send(motion)
    assert build.dragged() is None
    assert build.refs() == before
    assert not build.has_left()
    build.stack.settle()
    assert build.scene.slots.hidden == frozenset()


def test_a_resize_in_mid_drag_loses_nothing() -> None:
    build = Building()
    build.take(0, 1)
    before = build.refs()
    build.hold(build.slot(0), build.scene.places.grid.center)
    build.scene.release()
    build.kit.fit(type(build.kit.metrics)(1024, 600))
    build.scene.layout()
    picture(build.scene)
    assert build.refs() == before


def test_a_storm_of_clicks_and_drags_keeps_every_card_whole() -> None:
    build = Building(sizes=ALL)
    rng = Random(11)
    panel = build.scene.places.panel
    grid = build.scene.places.grid
    for _ in range(250):
        area = panel if rng.random() < 0.5 else grid
        at = (rng.randrange(area.left, area.right), rng.randrange(area.top, area.bottom - 70))
        to = (rng.randrange(-50, 1330), rng.randrange(-50, 640))
        kind = rng.choice(["click", "drag", "down", "up", "move", "wheel", "release"])
        match kind:
            case "click":
                build.stack.click(at)
            case "drag":
                build.drag(at, to)
            case "down":
                build.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
            case "up":
                build.let_go(at)
            case "move":
                build.move(to)
            case "wheel":
                build.stack.send(Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-2, 2))))
            case "release":
                build.scene.release()
        build.stack.top.update(FRAME)
        if not isinstance(build.top(), RosterScene):
            build.stack.key(pygame.KSCAN_ESCAPE)
        picture(build.scene)
        refs = build.refs()
        assert len(refs) <= 12
        assert len({ref.number.value for ref in refs}) == len(refs)
        assert all(ref in build.scene.work.pool for ref in refs)
    build.scene.release()
    build.stack.settle()
    assert build.scene.slots.hidden == frozenset()


# --- many cards -------------------------------------------------------------------------------


def test_filling_up_asks_before_it_replaces_a_filled_roster() -> None:
    build = Building()
    build.take(0)
    build.stack.press("chance")
    assert len(build.refs()) == 12
    filled = build.refs()
    build.stack.press("fill")
    assert isinstance(build.top(), ConfirmScene)
    build.stack.press("no")
    assert build.refs() == filled
    build.stack.press("fill")
    build.stack.press("yes")
    assert build.top() is build.scene
    assert len(build.refs()) == 12
    assert build.refs() != filled
    build.stack.press("roster:undo")
    assert build.refs() == filled


def test_clear_and_twenty_undone_clicks() -> None:
    build = Building()
    build.take(*range(12))
    build.take(*range(9))
    before = build.refs()
    build.stack.press("roster:clear")
    assert build.refs() == ()
    for _ in range(22):
        build.stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL)
    assert build.refs() == ()
    for _ in range(21):
        build.stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert build.refs() == before


# --- what is wrong, in words ------------------------------------------------------------------


def test_r1_3_eight_cards_are_refused_in_words_and_marked() -> None:
    build = Building(sizes=ALL)
    build.take(*range(7))
    assert "Ready for a short match." in words(build.scene)
    build.take(7)
    assert "8 cards: bring 5–7 or 10–12." in words(build.scene)
    assert build.scene.group.named("go") is None
    i18n.set_language("ru")
    build.scene.layout()
    assert "8 карт, а нужно 5–7 или 10–12." in words(build.scene)


def test_r1_4_the_second_card_of_a_number_is_refused_by_both_names() -> None:
    build = Building(two_decks())
    build.take(0)
    twin = next(
        n for n, each in enumerate(build.scene.pool.shown)
        if each.ref.number == build.refs()[0].number and each.ref != build.refs()[0]
    )  # fmt: skip
    build.take(twin)
    assert len(build.refs()) == 1
    names = {each.card.names["en"] for each in build.scene.pool.shown[:2]}
    assert all(name in build.text for name in names)
    assert str(build.refs()[0].number) in build.text
    assert build.scene.slots.blamed == build.refs()[0]
    build.take(3)
    assert build.scene.slots.blamed is None


def test_the_choice_of_a_deck_shows_its_cards_alone() -> None:
    build = Building(two_decks())
    assert len(build.scene.pool.shown) == 92
    build.stack.press("deck")
    build.stack.press("choice:2")
    assert len(build.scene.pool.shown) == 20
    assert {each.ref.deck for each in build.scene.pool.shown} == {"second"}
    build.take(0)
    assert build.refs()[0].deck == "second"


def test_the_strength_of_rows_stands_beside_the_decks_and_the_smallest_number() -> None:
    kit = make_kit(language="ru")
    build = Building(kit)
    build.take(2, 4)
    one, two = (build.scene.work.pool[ref].card for ref in build.refs())
    mean = (one.attack[0] + two.attack[0]) / 2
    said = words(build.scene)
    assert i18n.decimal(mean) in said
    assert "," in i18n.decimal(mean)
    assert f"Наименьший номер: {one.number}" in said


# --- the pointer rests ------------------------------------------------------------------------


def test_hover_shows_a_card_large_and_a_right_click_at_once() -> None:
    build = Building()
    build.take(0)
    build.stack.send(
        Event(pygame.MOUSEMOTION, pos=build.slot(0), rel=(0, 0), buttons=(0, 0, 0))
    )  # fmt: skip
    assert build.scene.is_moving
    for _ in range(30):
        build.scene.update(FRAME)
    assert build.is_large()
    build.stack.key(pygame.KSCAN_ESCAPE)
    assert not build.is_large()
    assert build.top() is build.scene
    build.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=build.card(4), button=3))
    assert build.is_large()


def test_nothing_moves_and_nothing_is_drawn_anew_while_nobody_does_anything() -> None:
    build = Building()
    build.take(0, 1, 2)
    build.stack.send(Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    build.stack.settle()
    for _ in range(10):
        build.scene.update(FRAME)
        assert not build.scene.is_moving
    first, second = picture(build.scene).items, picture(build.scene).items
    assert [(id(s), x, y) for s, x, y in first] == [(id(s), x, y) for s, x, y in second]


def test_a_thousand_cards_are_measured_once_and_only_rows_in_sight_are_drawn() -> None:
    kit = large_kit()
    build = Building(kit)
    measured: list[int] = []
    measure = build.scene.work.measure
    build.take(0, 1)
    build.stack.press("fill")
    build.stack.settle()
    assert len(build.refs()) == 12
    assert build.scene.work.measure is measure

    def spy(*_args: object) -> tuple[object, ...]:
        measured.append(1)
        return ()

    build.stack.send(Event(pygame.MOUSEWHEEL, x=0, y=-200))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(build.scene.pool.query), "select", spy)
        build.stack.settle()
    assert measured == []
    assert build.scene.pool.grid.scroll.offset > 3000
    assert len(picture(build.scene).items) < 250
    assert len(build.scene.pool.grid.wishes()) < 120


def test_an_empty_pool_is_said() -> None:
    build = Building(pool=())
    assert "There is no card to pick from." in words(build.scene)
    build.stack.key(pygame.KSCAN_TAB, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE)
    assert build.results == [None]


def test_the_search_takes_letters_and_esc_clears_it_first() -> None:
    build = Building()
    build.stack.key(pygame.KSCAN_F, mod=pygame.KMOD_CTRL)
    build.stack.type("шеп")
    assert len(build.scene.pool.shown) == 1
    build.stack.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert len(build.refs()) == 1
    build.stack.key(pygame.KSCAN_F, mod=pygame.KMOD_CTRL)
    build.stack.key(pygame.KSCAN_ESCAPE)
    assert len(build.scene.pool.shown) == 72
    assert every_card(build.kit.catalog.decks)[10].ref == build.refs()[0]
