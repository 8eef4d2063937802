"""The collection screen by mouse and keys: marking, counts, clubs, numbers, undo."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import i18n
from game.people import shelf
from game.people.collection import Collection
from game.store import StoreCode, StoreFault
from game.ui.decks.menu import MenuScene
from game.ui.decks.pair import CardScene
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.people.collection_scene import CollectionScene
from game.ui.people.tally import Shown
from game.ui.scene import Pop
from tests.ui.decks_desk import Stack, large_kit
from tests.ui.desk import make_kit, picture
from tests.ui.people_desk import click_card, numbers_owned, open_collection, person_with, ref
from tests.ui.words import cut_texts, words


def type_numbers(stack: Stack, text: str) -> None:
    stack.press("numbers")
    stack.type(text)
    stack.key(pygame.KSCAN_RETURN)


def test_a_click_marks_a_card_and_another_takes_it_back() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    click_card(stack, scene, "1.1.005")
    assert numbers_owned(person) == ["1.1.005"]
    click_card(stack, scene, "1.1.005")
    assert numbers_owned(person) == []


def test_a_click_on_an_owned_card_first_only_chooses_it() -> None:
    person = person_with("Alina", "1.1.003", "1.1.004")
    scene, stack = open_collection(person)
    click_card(stack, scene, "1.1.004")
    assert scene.grid.card is not None
    assert str(scene.grid.card.number) == "1.1.004"
    assert numbers_owned(person) == ["1.1.003", "1.1.004"]


def test_a_right_click_takes_one_copy_away_and_never_less_than_none() -> None:
    person = person_with("Alina")
    shelf.save_collection(person, Collection().with_counts({ref("1.1.002"): 2}))
    scene, stack = open_collection(person)
    counts = []
    for _ in range(3):
        click_card(stack, scene, "1.1.002", button=3)
        counts.append(shelf.collection(person).count(ref("1.1.002")))
    assert counts == [1, 0, 0]


def test_keys_alone_mark_and_count() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_SPACE)
    stack.key(pygame.KSCAN_EQUALS, pygame.KSCAN_KP_PLUS, pygame.KSCAN_MINUS)
    assert shelf.collection(person).count(ref("1.1.002")) == 2
    stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT)
    assert numbers_owned(person) == ["1.1.002", "1.1.003"]
    assert scene.chosen_count == 0


def test_the_buttons_beside_the_large_card_count_up_to_99() -> None:
    person = person_with("Alina")
    shelf.save_collection(person, Collection().with_counts({ref("1.1.001"): 98}))
    scene, stack = open_collection(person)
    stack.press("more")
    assert scene.chosen_count == 99
    assert scene.group.named("more") is None  # no more of it
    stack.press("less")
    assert shelf.collection(person).count(ref("1.1.001")) == 98


def test_the_wheel_scrolls_and_changes_nothing() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    stack.send(Event(pygame.MOUSEWHEEL, y=-3, x=0))
    stack.settle()
    assert scene.grid.scroll.offset > 0
    assert not scene.holding.can_undo


def test_a_whole_club_is_marked_and_cleared() -> None:
    person = person_with("Alina", "1.1.001")
    scene, stack = open_collection(person)
    club = scene.clubs[2]
    stack.press(f"whole:{club.id}")
    owned = shelf.collection(person)
    assert len(owned) == 13
    tally = next(each for each in scene.tally.clubs if each.club.id == club.id)
    assert tally.is_whole
    assert "12 of 12" in words(scene)
    stack.press(f"whole:{club.id}")
    assert numbers_owned(person) == ["1.1.001"]


def test_all_that_is_shown_is_marked_and_cleared_by_filter() -> None:
    person = person_with("Alina", "1.1.001")
    scene, stack = open_collection(person)
    stack.press("class")
    assert isinstance(stack.top, MenuScene)
    stack.press("choice:1")  # three stars
    shown = len(scene.grid.cards)
    assert 0 < shown < 72
    stack.press("mark_all")
    assert len(shelf.collection(person)) == shown + 1
    stack.press("clear_all")
    assert numbers_owned(person) == ["1.1.001"]


def test_thirty_changes_are_taken_back_and_done_again_each_saved() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    for _ in range(30):
        stack.key(pygame.KSCAN_SPACE, pygame.KSCAN_RIGHT)
    assert len(shelf.collection(person)) == 30
    for _ in range(29):
        stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL)
    assert numbers_owned(person) == ["1.1.001"]
    stack.press("undo")
    assert numbers_owned(person) == []
    assert scene.group.named("undo") is None
    stack.press("redo")
    stack.key(pygame.KSCAN_Y, mod=pygame.KMOD_CTRL)
    stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert len(shelf.collection(person)) == 3


def test_numbers_mark_ranges_counts_and_names() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    type_numbers(stack, "1.1.001-1.1.010, 1.1.020 x3; Whisper")
    owned = shelf.collection(person)
    assert len(owned) == 12
    assert owned.count(ref("1.1.020")) == 3
    assert "12 cards marked" in words(scene)
    assert scene.numbers.value == ""


def test_a_number_typed_again_takes_no_copy_away() -> None:
    person = person_with("Alina")
    shelf.save_collection(person, Collection().with_counts({ref("1.1.001"): 4}))
    _scene, stack = open_collection(person)
    type_numbers(stack, "1.1.001-1.1.002")
    assert shelf.collection(person).count(ref("1.1.001")) == 4


def test_what_numbers_name_is_told_while_typing_and_faults_only_at_the_end() -> None:
    scene, stack = open_collection(person_with("Alina"))
    stack.press("numbers")
    stack.type("1.1.001-1.1.003")
    assert "names 3 cards" in words(scene)
    stack.type(", 9.9")
    assert not any("9.9" in text and "no card" in text for text in words(scene))


def test_a_word_that_names_nothing_is_quoted_and_nothing_is_marked() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    type_numbers(stack, "1.1.001-1.1.003, 1.9.001, Nobody")
    said = " ".join(words(scene))
    assert "1.9.001" in said
    assert "“Nobody”" in said
    assert numbers_owned(person) == []
    assert scene.numbers.value.startswith("1.1.001")


@pytest.mark.parametrize("text", ["  ", ",,;", "x", "💥" * 50, "1.1.001-", "-", "1.1.001 x-1"])
def test_any_text_in_the_number_field_leaves_the_screen_alive(text: str) -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    type_numbers(stack, text)
    words(scene)
    assert len(shelf.collection(person)) <= 1


def test_missing_cards_are_shown_alone_and_a_marked_one_stays_until_asked_again() -> None:
    person = person_with("Alina", "1.1.001")
    scene, stack = open_collection(person)
    stack.press("shown:missing")
    assert len(scene.grid.cards) == 71
    click_card(stack, scene, "1.1.003")
    assert len(scene.grid.cards) == 71
    assert "Missing · 70" in words(scene)
    stack.press("shown:owned")
    assert [str(card.number) for card in scene.grid.cards] == ["1.1.001", "1.1.003"]
    stack.press("shown:missing")
    assert len(scene.grid.cards) == 70


def test_owned_is_told_by_light_and_copies_by_a_number() -> None:
    person = person_with("Alina", "1.1.001")
    shelf.save_collection(person, Collection().with_counts({ref("1.1.001"): 1, ref("1.1.002"): 12}))
    scene, _stack = open_collection(person)
    first, second, third = (scene.grid.dress(index) for index in range(3))
    assert (first.is_dim, first.badge) == (False, "")
    assert (second.is_dim, second.badge) == (False, "×12")
    assert third.is_dim


def test_cards_of_a_deck_that_is_not_here_are_kept_and_told() -> None:
    person = person_with("Alina")
    strays = {ref(f"1.1.{n:03}", "xyz"): 1 for n in range(1, 13)} | {ref("9.9.999"): 1}
    shelf.save_collection(person, Collection().with_counts(strays))
    scene, stack = open_collection(person)
    said = words(scene)
    assert "12 cards of the deck “xyz”, which is not here, are kept." in said
    assert any(text.startswith("1 card that the deck") for text in said)
    click_card(stack, scene, "1.1.001")
    assert len(shelf.collection(person)) == 14


def test_the_large_card_opens_in_both_languages() -> None:
    _scene, stack = open_collection(person_with("Alina"))
    stack.press("large")
    assert isinstance(stack.top, CardScene)


def test_what_was_marked_is_there_when_the_screen_opens_again() -> None:
    person = person_with("Alina")
    kit = make_kit()
    scene, stack = open_collection(person, kit)
    click_card(stack, scene, "1.1.005")
    stack.press("back")
    assert len(stack.scenes) == 1
    again, _stack = open_collection(person, kit)
    assert again.holding.owned == scene.holding.owned


def test_escape_clears_what_was_typed_before_it_leaves() -> None:
    scene, stack = open_collection(person_with("Alina"))
    stack.press("search")
    stack.type("mist")
    stack.key(pygame.KSCAN_ESCAPE)
    assert len(scene.grid.cards) == 72
    stack.press("numbers")
    stack.type("1.1")
    stack.key(pygame.KSCAN_ESCAPE)
    assert scene.numbers.value == ""
    stack.key(pygame.KSCAN_ESCAPE)
    assert len(stack.scenes) == 1


def test_plus_and_minus_are_letters_in_a_field() -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    stack.press("search")
    stack.key(pygame.KSCAN_MINUS, letter="-")
    stack.key(pygame.KSCAN_EQUALS, letter="+")
    assert not scene.holding.can_undo


@pytest.mark.parametrize("field", ["search", "numbers"])
def test_undo_in_a_field_takes_no_mark_back(field: str) -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    stack.key(pygame.KSCAN_SPACE)
    assert scene.holding.can_undo
    stack.press(field)
    stack.type("1")
    stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL)
    assert scene.holding.can_undo
    assert numbers_owned(person) != []


def test_every_thing_is_reached_by_tab_alone() -> None:
    scene, stack = open_collection(person_with("Alina", "1.1.001"))
    seen = set()
    for _ in range(60):
        stack.key(pygame.KSCAN_TAB)
        assert scene.group.focus is not None
        assert scene.group.ring_shown
        seen.add(scene.group.focus.name)
    wanted = {widget.name for widget in scene.group.usable()}
    assert wanted <= seen
    assert {"numbers", "mark_all", "shown:owned", "export", "import", "back"} <= wanted


def test_a_disk_that_refuses_is_told_once_and_the_screen_keeps_what_was_marked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)

    def refuse(*_any: object) -> None:
        raise StoreFault(StoreCode.DISK_FULL, Path("anywhere"))

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "save_collection", refuse)
        for number in ("1.1.001", "1.1.002", "1.1.003"):
            click_card(stack, scene, number)
    assert len(scene.kit.notices) == 1
    assert len(scene.holding.owned) == 3
    click_card(stack, scene, "1.1.004")  # the disk has room again: nothing was lost
    assert len(numbers_owned(person)) == 4


def test_a_broken_collection_is_told_and_set_aside() -> None:
    person = person_with("Alina")
    file = shelf.people_folder() / person.id / "collection.json"
    file.write_bytes(b'{"format": "baskettoria-collection", "cards": {"fi')
    scene, stack = open_collection(person)
    assert any("Alina" in notice for notice in scene.kit.notices)
    assert list(file.parent.glob("*.broken-*"))
    click_card(stack, scene, "1.1.001")
    assert numbers_owned(person) == ["1.1.001"]


def test_a_thousand_cards_are_marked_by_rows_in_sight_alone() -> None:
    kit = large_kit()
    person = person_with("Alina")
    scene, stack = open_collection(person, kit)
    stack.press("mark_all")
    assert len(shelf.collection(person)) == 1000
    assert scene.tally.owned == 1000
    dressed = []
    dress = scene.grid.dress
    scene.grid.dress = lambda index: dressed.append(index) or dress(index)  # type: ignore[func-returns-value]
    picture(scene)
    assert 0 < len(dressed) < 60


def test_an_idle_screen_does_not_move() -> None:
    scene, stack = open_collection(person_with("Alina", "1.1.001"))
    stack.settle()
    for _ in range(5):
        scene.update(0.02)
        assert not scene.is_moving
    first, second = picture(scene).items, picture(scene).items
    assert [(id(s), x, y) for s, x, y in first] == [(id(s), x, y) for s, x, y in second]


def test_without_a_deck_the_screen_says_so_and_lets_leave() -> None:
    from game.cards.catalog import Catalog

    kit = make_kit()
    kit.renew_catalog(Catalog((), {}))
    scene, stack = open_collection(person_with("Alina"), kit)
    assert any("no deck" in text for text in words(scene))
    stack.press("back")
    assert len(stack.scenes) == 1


def _fitted(size: tuple[int, int], language: str, scale: float = 1.0) -> Kit:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, scale))
    return kit


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_text_is_cut_and_nothing_leaves_the_window(size: tuple[int, int], language: str) -> None:
    kit = _fitted(size, language)
    scene = CollectionScene(kit, person_with("Alina", "1.1.001"), Pop)
    assert cut_texts(scene) == []
    for widget in scene.group.widgets:
        assert kit.metrics.window.contains(widget.rect), widget.name


@pytest.mark.parametrize("language", ["ru", "en"])
def test_at_large_text_all_widgets_stay_apart(language: str) -> None:
    scene = CollectionScene(_fitted((1280, 720), language, 1.5), person_with("Alina"), Pop)
    rects = [(w.name, w.rect) for w in scene.group.widgets]
    for place, (name, rect) in enumerate(rects):
        for other, second in rects[place + 1 :]:
            assert not rect.colliderect(second), (name, other)


def test_the_screen_speaks_russian() -> None:
    scene, stack = open_collection(person_with("Алина", "1.1.001"), make_kit(language="ru"))
    type_numbers(stack, "1.1.001-1.1.005")
    said = words(scene)
    assert "отмечено 5 карт" in said
    assert "ЕСТЬ 5 ИЗ 72" in said
    assert "не хватает 67" in said
    assert i18n.language() == "ru"
    stack.press("shown:missing")
    assert scene.shown is Shown.MISSING
