"""The screen of the players by mouse and keys: who they are, what is theirs, what is broken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.cards.catalog import Catalog
from game.people import shelf
from game.people.collection import Collection
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.store import StoreCode, StoreFault
from game.ui import theme
from game.ui.decks.menu import MenuScene
from game.ui.kit import Kit
from game.ui.message import ConfirmScene
from game.ui.metrics import Metrics
from game.ui.people.colors import color_name, person_color
from game.ui.people.disc import initial
from game.ui.people.new_person import NewPersonSheet
from game.ui.people.people_scene import PeopleScene
from game.ui.scene import Scene
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit, picture
from tests.ui.people_desk import (
    numbers_owned,
    open_people,
    person_with,
    ref,
    save_roster,
    top,
)
from tests.ui.words import cut_texts, words


def names() -> list[str]:
    return [person.name for person in shelf.people()]


def retype(stack: Stack, name: str) -> None:
    """Put another name into the line."""
    stack.press("name")
    stack.key(*[pygame.KSCAN_BACKSPACE] * NAME_LIMIT)
    stack.type(name)


# --- who plays -------------------------------------------------------------------------------


def test_an_empty_screen_says_what_it_is_for() -> None:
    scene, stack = open_people()
    said = " ".join(words(scene))
    assert "WHO PLAYS HERE?" in said
    assert "mark the cards they own" in said
    stack.settle()
    assert not scene.is_moving


def test_a_person_is_made_by_mouse() -> None:
    scene, stack = open_people()
    stack.press("new")
    top(stack, NewPersonSheet)
    stack.type("Alina")
    stack.press("add")
    assert stack.top is scene
    assert names() == ["Alina"]
    assert scene.person is not None
    assert scene.person.name == "Alina"


def test_a_person_is_made_by_keys_alone() -> None:
    scene, stack = open_people()
    stack.key(pygame.KSCAN_TAB, pygame.KSCAN_RETURN)
    stack.type("Boris")
    stack.key(pygame.KSCAN_RETURN)
    assert stack.top is scene
    assert names() == ["Boris"]


def test_a_name_that_somebody_has_is_told_and_nobody_is_made() -> None:
    shelf.add_person("Boris")
    _scene, stack = open_people()
    stack.press("new")
    stack.type("boris")
    stack.key(pygame.KSCAN_RETURN)
    top(stack, NewPersonSheet)
    assert any("Boris" in text for text in words(stack.top))
    assert names() == ["Boris"]
    stack.type("ka")
    assert top(stack, NewPersonSheet).fault == ""
    stack.key(pygame.KSCAN_RETURN)
    assert names() == ["Boris", "boriska"]


def test_an_empty_name_cannot_be_added() -> None:
    _scene, stack = open_people()
    stack.press("new")
    stack.type("   ")
    assert stack.top.group.named("add") is None  # type: ignore[attr-defined]
    stack.key(pygame.KSCAN_RETURN)
    assert top(stack, NewPersonSheet).fault
    stack.key(pygame.KSCAN_ESCAPE)
    assert names() == []


def test_a_new_name_counts_once_the_line_is_left() -> None:
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "Alisa")
    assert names() == ["Alina"]
    stack.key(pygame.KSCAN_TAB)
    assert names() == ["Alisa"]
    assert "Alisa" in words(scene)


def test_a_new_name_counts_when_the_window_loses_the_focus() -> None:
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "Alisa")
    scene.release()
    assert names() == ["Alisa"]


def test_escape_gives_the_old_name_back() -> None:
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "")
    stack.key(pygame.KSCAN_ESCAPE)
    assert scene.name.value == "Alina"
    assert not stack.has_left
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.has_left


def test_a_taken_name_is_told_below_the_line_and_keeps_the_screen() -> None:
    shelf.add_person("Boris")
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "boris")
    stack.key(pygame.KSCAN_RETURN)
    assert any("Boris" in text and len(text) > 10 for text in words(scene))
    stack.press("back")
    assert not stack.has_left
    assert names() == ["Alina", "Boris"]


def test_a_bad_name_gives_way_when_another_person_is_chosen() -> None:
    shelf.add_person("Boris")
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "")
    stack.click(scene.rows.row(1).center)
    assert scene.name.value == "Boris"
    assert scene.kit.notices
    assert names() == ["Alina", "Boris"]


def test_color_and_club_are_chosen_and_kept() -> None:
    person = shelf.add_person("Alina")
    scene, stack = open_people(person=person)
    club = scene.clubs[3].id
    stack.press("color:violet")
    stack.press(f"club:{club}")
    assert shelf.people()[0] == Person(person.id, "Alina", PersonColor.VIOLET, club)
    stack.press("club:")
    assert shelf.people()[0].club == ""


def test_where_clubs_are_many_a_list_has_them_all() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    clubs = tuple(replace(deck.clubs[n % 6], id=f"club{n}") for n in range(40))
    kit.renew_catalog(Catalog((replace(deck, clubs=clubs),), {}))
    scene, stack = open_people(kit, shelf.add_person("Alina"))
    stack.press("clubs")
    assert isinstance(stack.top, MenuScene)
    stack.press("choice:39")
    assert shelf.people()[0].club == "club39"
    assert scene.group.named("club:club39") is not None  # the chosen one has a crest in the row


def test_new_people_get_different_colors() -> None:
    people = [shelf.add_person(f"Player {n}") for n in range(8)]
    assert {person.color for person in people} == set(PersonColor)


def test_a_person_is_removed_only_after_asking_and_kept_aside() -> None:
    person = person_with("Alina", "1.1.001")
    shelf.add_person("Boris")
    scene, stack = open_people(person=person)
    stack.press("remove")
    assert "_removed" in " ".join(top(stack, ConfirmScene).paragraphs)
    stack.press("no")
    assert names() == ["Alina", "Boris"]
    stack.press("remove")
    stack.press("yes")
    assert names() == ["Boris"]
    assert scene.person is not None
    assert scene.person.name == "Boris"
    aside = shelf.people_folder() / "_removed" / person.id
    assert (aside / "collection.json").exists()
    assert str(aside) in scene.kit.notices[-1]


def test_a_removed_persons_half_typed_name_goes_with_them() -> None:
    scene, stack = open_people(person=shelf.add_person("Alina"))
    retype(stack, "Ali")
    stack.press("remove")
    stack.press("yes")
    assert names() == []
    assert scene.person is None
    assert "WHO PLAYS HERE?" in words(scene)


def test_a_disk_that_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_person: Person) -> None:
        raise StoreFault(StoreCode.READ_ONLY, Path("anywhere"))

    scene, stack = open_people(person=shelf.add_person("Alina"))
    monkeypatch.setattr(shelf, "change_person", refuse)
    stack.press("color:pink")
    assert any("read-only" in notice for notice in scene.kit.notices)


def test_a_hundred_people_scroll_and_are_reached_by_keys() -> None:
    for number in range(100):
        (shelf.people_folder() / f"p{number:03}").mkdir(parents=True)
    scene, stack = open_people()
    assert len(scene.rows.lines) == 100
    stack.key(pygame.KSCAN_END)
    stack.settle()
    assert scene.rows.chosen == 99
    assert scene.places.list_panel.contains(scene.rows.row(99))
    assert scene.person is not None
    assert scene.name.value == scene.person.name


# --- what is broken --------------------------------------------------------------------------


def test_broken_files_are_told_and_the_rest_works() -> None:
    alina = person_with("Alina", "1.1.001")
    boris = person_with("Boris", "1.1.002")
    save_roster(boris, "Evening", [ref("1.1.002")])
    folder = shelf.people_folder()
    (folder / alina.id / "person.json").write_bytes(b"\xff{")
    (folder / alina.id / "collection.json").write_bytes(b"[]")
    (folder / boris.id / "rosters" / "bad.json").write_text('{"format": "x"')
    scene, stack = open_people()
    assert len(scene.kit.notices) >= 3
    assert len(scene.rows.lines) == 2
    stack.press("new")
    stack.type("Vera")
    stack.key(pygame.KSCAN_RETURN)
    assert numbers_owned(boris) == ["1.1.002"]
    assert len(list(folder.rglob("*.broken-*"))) >= 3


def test_strays_of_a_deck_that_is_gone_are_told() -> None:
    person = shelf.add_person("Alina")
    strays = {ref(f"1.1.{n:03}", "xyz"): 1 for n in range(1, 4)}
    shelf.save_collection(person, Collection().with_counts(strays))
    scene, _stack = open_people(person=person)
    assert "3 cards of the deck “xyz”, which is not here, are kept." in words(scene)


def test_without_any_deck_people_are_still_there() -> None:
    kit = make_kit()
    kit.renew_catalog(Catalog((), {}))
    scene, _stack = open_people(kit, person_with("Alina", "1.1.001"))
    assert "Alina" in words(scene)


@pytest.mark.parametrize(
    "name", ["💪🏀", "אלינה", "Ы" * NAME_LIMIT, "…", "  x  ", "W" * NAME_LIMIT]
)
def test_any_name_is_drawn_inside_its_places(name: str) -> None:
    scene, _stack = open_people(person=shelf.add_person(name))
    picture(scene)
    assert len(initial(name)) == 1


# --- how it looks ----------------------------------------------------------------------------


def _full(size: tuple[int, int], language: str, scale: float = 1.0) -> tuple[PeopleScene, Kit]:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, scale))
    person = person_with("Алина", *(f"1.1.{n:03}" for n in range(1, 13)))
    save_roster(person, "Вечерний состав", [ref("1.1.001"), ref("1.1.030")])
    return PeopleScene(kit, Scene, person=person), kit


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_text_is_cut_and_nothing_leaves_the_window(size: tuple[int, int], language: str) -> None:
    scene, kit = _full(size, language)
    assert cut_texts(scene) == []
    for widget in scene.group.widgets:
        assert kit.metrics.window.contains(widget.rect), widget.name


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_widgets_stay_apart(language: str, scale: float) -> None:
    scene, _kit = _full((1280, 720), language, scale)
    rects = [(w.name, w.rect) for w in scene.group.widgets]
    for place, (name, rect) in enumerate(rects):
        for other, second in rects[place + 1 :]:
            assert not rect.colliderect(second), (name, other)


def test_every_thing_is_reached_by_tab_alone() -> None:
    scene, _kit = _full((1280, 720), "en")
    stack = Stack(scene)
    seen = set()
    for _ in range(40):
        stack.key(pygame.KSCAN_TAB)
        assert scene.group.focus is not None
        seen.add(scene.group.focus.name)
    assert {widget.name for widget in scene.group.usable()} <= seen


def test_what_is_pointed_at_is_told_by_its_name() -> None:
    scene, _kit = _full((1024, 600), "ru")  # too narrow for the colors' names on the chips
    chip = scene.group.named("color:teal")
    assert chip is not None
    assert chip.text == ""
    scene.group.hot = chip
    assert "Бирюзовый" in words(scene)


def _luminance(color: theme.Color) -> float:
    parts = [c / 255 for c in color[:3]]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("color", list(PersonColor))
def test_colors_are_readable_on_every_ground_and_under_dark_ink(color: PersonColor) -> None:
    light = _luminance(person_color(color)) + 0.05
    for ground in (theme.NIGHT, theme.PANEL, theme.RAISED, theme.BUTTON, theme.CARD_INK):
        assert light / (_luminance(ground) + 0.05) >= 4.5
    assert color_name(color)
