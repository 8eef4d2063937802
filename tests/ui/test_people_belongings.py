"""The screen of the players: collections and rosters that are theirs."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.ui.people.collection_scene import CollectionScene
from game.ui.people.export_sheet import ExportSheet
from game.ui.people.listing_sheet import ListingSheet
from game.ui.roster.scene import RosterScene
from tests.ui.people_desk import (
    drop,
    numbers_owned,
    open_people,
    person_with,
    ref,
    save_roster,
    top,
)
from tests.ui.words import words


def test_what_is_owned_and_saved_is_told_beside_each_name() -> None:
    person = person_with("Alina", "1.1.001", "1.1.002")
    save_roster(person, "Evening", [ref("1.1.001")])
    shelf.add_person("Boris")
    scene, _stack = open_people(person=person)
    said = words(scene)
    assert "2 of 72 cards · 1 roster" in said
    assert "0 of 72 cards" in said
    assert "70 cards are missing" in said


def test_the_collection_opens_and_what_was_marked_counts_at_once() -> None:
    person = shelf.add_person("Alina")
    scene, stack = open_people(person=person)
    stack.press("collection")
    top(stack, CollectionScene)
    stack.key(pygame.KSCAN_SPACE, pygame.KSCAN_ESCAPE)
    assert stack.top is scene
    assert "1 of 72 cards" in words(scene)


def test_enter_on_the_list_opens_the_collection() -> None:
    shelf.add_person("Alina")
    _scene, stack = open_people()
    stack.key(pygame.KSCAN_RETURN)
    top(stack, CollectionScene)


def test_one_persons_collection_goes_into_anothers() -> None:
    alina = person_with("Alina", "1.1.001", "1.3.005")
    boris = shelf.add_person("Boris")
    scene, stack = open_people(person=alina)
    stack.press("export")
    file = top(stack, ExportSheet).files[0]
    stack.press("close")
    stack.click(scene.rows.row(1).center)
    drop(stack, file)
    top(stack, ListingSheet)
    assert isinstance(stack.scenes[-2], CollectionScene)
    stack.press("add")
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.top is scene
    assert shelf.collection(boris) == shelf.collection(alina)


def test_an_import_is_picked_from_the_screen(tmp_path: Path) -> None:
    person = shelf.add_person("Alina")
    file = tmp_path / "mine.csv"
    file.write_text("1.1.001\n")
    scene, stack = open_people(person=person)
    stack.press("import")
    stack.top.entry.value = str(file)  # type: ignore[attr-defined]
    stack.top.group.focus = stack.top.entry  # type: ignore[attr-defined]
    stack.key(pygame.KSCAN_RETURN)
    stack.follow(stack.top.update(0.02))
    stack.press("add")
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.top is scene
    assert numbers_owned(person) == ["1.1.001"]


def test_a_saved_roster_opens_in_the_builder_and_leads_back() -> None:
    person = person_with("Alina", *(f"1.1.{n:03}" for n in range(1, 13)))
    roster = save_roster(person, "Evening", [ref(f"1.1.{n:03}") for n in range(1, 13)])
    scene, stack = open_people(person=person)
    assert "12 cards" in words(scene)
    stack.press(f"roster:{roster.id}")
    request = top(stack, RosterScene).request
    assert request.roster == roster
    assert len(request.pool) == 12
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.top is scene


def test_a_roster_with_cards_that_are_gone_is_marked_and_stays_as_it_is() -> None:
    person = person_with("Alina", "1.1.001")
    refs = [ref("1.1.001"), ref("1.1.002"), CardRef("old", CardNumber("4.1.001"))]
    save_roster(person, "Mixed", refs)
    scene, _stack = open_people(person=person)
    assert "3 cards · 2 are not at hand" in words(scene)
    assert shelf.rosters(person)[0].cards == tuple(refs)


def test_a_roster_is_removed_only_after_asking() -> None:
    person = person_with("Alina", "1.1.001")
    roster = save_roster(person, "Evening", [ref("1.1.001")])
    _scene, stack = open_people(person=person)
    stack.press(f"remove:{roster.id}")
    stack.press("no")
    assert len(shelf.rosters(person)) == 1
    stack.press(f"remove:{roster.id}")
    stack.press("yes")
    assert shelf.rosters(person) == ()
    assert list(shelf.people_folder().rglob(f"{roster.id}.json"))


def test_many_rosters_come_in_parts_and_all_are_reached() -> None:
    person = person_with("Alina", "1.1.001")
    for number in range(17):
        save_roster(person, f"Roster {number:02}", [ref("1.1.001")])
    scene, stack = open_people(person=person)
    seen: set[str] = set()
    for _ in range(12):
        seen |= {w.name for w in scene.group.widgets if w.name.startswith("roster:")}
        stack.press("more_rosters")
    assert len(seen) == 17
