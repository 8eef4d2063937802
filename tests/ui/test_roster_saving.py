"""Keeping rosters under names, what is said of cards that are gone, and leaving."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.lookup import every_card
from game.people.roster import SavedRoster
from game.store import StoreCode, StoreFault
from game.ui.decks.editor_leave import LeaveScene
from game.ui.kit import Kit
from game.ui.message import ConfirmScene, MessageScene
from tests.ui.desk import make_kit
from tests.ui.roster_desk import PERSON, Building
from tests.ui.words import words


def saved() -> dict[str, tuple[CardRef, ...]]:
    return {roster.name: roster.cards for roster in shelf.rosters(PERSON)}


def refs_of(kit: Kit) -> list[CardRef]:
    return [each.ref for each in every_card(kit.catalog.decks)]


def named(build: Building, name: str) -> None:
    """Type a name into the field."""
    build.stack.press("name")
    build.stack.key(pygame.KSCAN_END)
    for _ in range(40):
        build.stack.key(pygame.KSCAN_BACKSPACE)
    build.stack.type(name)


def test_an_unfinished_roster_is_saved_under_its_name_and_changed() -> None:
    build = Building(can_save=True)
    build.take(0, 1)
    named(build, "  Fast   break ")
    build.stack.press("save")
    assert saved() == {"Fast break": build.refs()}
    assert build.text == "“Fast break” is saved: 2 cards."
    assert build.scene.group.named("save") is None
    build.take(2)
    named(build, "Yard")
    build.stack.key(pygame.KSCAN_RETURN)
    assert saved() == {"Yard": build.refs()}


def test_another_roster_takes_another_name() -> None:
    build = Building(can_save=True)
    build.take(0)
    named(build, "Yard")
    build.stack.press("save")
    first = build.refs()
    build.take(1)
    build.stack.press("save_as")
    assert "Yard" in build.text
    assert getattr(build.scene.group.focus, "name", "") == "name"
    named(build, "ярд")
    build.stack.press("save_as")
    assert saved() == {"Yard": first, "ярд": build.refs()}


@pytest.mark.parametrize("name", ["", "   ", "YARD"])
def test_a_name_that_is_empty_or_taken_is_refused_in_words(name: str) -> None:
    shelf.save_roster(PERSON, SavedRoster("other", "Yard", ()))
    build = Building(can_save=True)
    build.take(0)
    if name:
        named(build, name)
    build.stack.press("save")
    assert build.text
    assert "saved" not in build.text
    assert saved() == {"Yard": ()}


def test_a_disk_that_refuses_is_said_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise StoreFault(StoreCode.DISK_FULL, Path("x"))

    build = Building(can_save=True)
    build.take(0, 1)
    named(build, "Yard")
    monkeypatch.setattr(shelf, "save_roster", refuse)
    build.stack.press("save")
    assert "disk is full" in build.text
    assert len(build.refs()) == 2
    assert build.scene.keeper.is_changed


def test_leaving_asks_where_something_is_not_saved() -> None:
    build = Building(can_save=True)
    build.stack.key(pygame.KSCAN_ESCAPE)
    assert build.results == [None]

    build = Building(can_save=True)
    build.take(0)
    build.stack.press("back")
    assert isinstance(build.top(), LeaveScene)
    build.stack.press("stay")
    assert not build.has_left()
    build.stack.key(pygame.KSCAN_ESCAPE)
    build.stack.press("save")  # without a name it cannot be saved: nothing is left
    build.stack.settle()
    assert not build.has_left()
    assert build.text
    named(build, "Yard")
    build.stack.press("back")
    build.stack.press("save")
    build.stack.settle()
    assert build.has_left()
    assert build.results == [None]
    assert list(saved()) == ["Yard"]


def test_leaving_a_roster_that_cannot_be_saved_asks_too() -> None:
    build = Building()
    build.take(0)
    build.stack.key(pygame.KSCAN_ESCAPE)
    assert isinstance(build.top(), ConfirmScene)
    build.stack.press("yes")
    build.stack.settle()
    assert build.has_left()
    assert build.results == [None]
    assert saved() == {}


def test_done_keeps_what_was_changed_and_hands_it_over() -> None:
    build = Building(can_save=True, is_for_match=False)
    build.take(*range(10))
    build.stack.press("go")
    assert not build.has_left()  # it has no name yet
    named(build, "Yard")
    build.stack.press("go")
    result = build.results[0]
    assert result is not None
    assert result.roster is not None
    assert result.roster.name == "Yard"
    assert saved() == {"Yard": result.cards}


def test_a_match_may_be_played_with_a_roster_that_is_not_saved() -> None:
    build = Building(can_save=True)
    build.take(*range(10))
    build.stack.press("go")
    assert build.results[0] is not None
    assert build.results[0].roster is None
    assert saved() == {}


# --- cards that are gone ----------------------------------------------------------------------


def broken(kit: Kit) -> tuple[Building, SavedRoster]:
    """A roster of twelve: one of a deck that is gone, one not in its deck, one not owned."""
    refs = refs_of(kit)
    deck = refs[0].deck
    gone = CardRef("our-yard", CardNumber("7.7.701"))
    off = CardRef(deck, CardNumber("7.7.702"))
    roster = SavedRoster("yard", "Yard", (gone, *refs[:9], off, refs[20]))
    shelf.save_roster(PERSON, roster)
    pool = [each for each in every_card(kit.catalog.decks) if each.ref != refs[20]]
    return Building(kit, pool=pool, cards=roster.cards, roster=roster, can_save=True), roster


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_that_cannot_play_are_marked_and_said_and_stay_in_the_file(language: str) -> None:
    build, roster = broken(make_kit(language=language))
    assert set(build.scene.slots.reasons) == {roster.cards[0], roster.cards[10], roster.cards[11]}
    said = words(build.scene)
    assert "7.7.701" in said
    assert "7.7.702" in said
    assert build.scene.work.count == 9
    assert build.scene.group.named("go") is None
    build.stack.press("roster:notes")
    sheet = build.top()
    assert isinstance(sheet, MessageScene)
    told = " ".join(sheet.paragraphs)
    assert "our-yard" in told
    assert str(roster.cards[11].number) in told
    build.stack.key(pygame.KSCAN_ESCAPE)
    build.stack.key(pygame.KSCAN_ESCAPE)
    assert build.has_left()  # nothing was changed: nothing is asked
    assert saved() == {"Yard": roster.cards}


def test_cards_that_cannot_play_leave_the_file_when_they_are_taken_out_and_it_is_saved() -> None:
    build, roster = broken(make_kit())
    build.stack.click(build.slot(0))
    assert roster.cards[0] not in build.refs()
    assert saved() == {"Yard": roster.cards}
    build.stack.press("save")
    assert saved() == {"Yard": roster.cards[1:]}
    build.take(12)
    build.stack.press("go")
    assert build.results[0] is not None
    assert len(build.results[0].cards) == 10
    assert roster.cards[10] not in build.results[0].cards


def test_what_is_too_much_is_shown_too() -> None:
    kit = make_kit()
    cards = refs_of(kit)[:12]
    build = Building(kit, sizes=(5, 6, 7), cards=cards)
    assert len(build.scene.slots.places) == 12
    assert "12 cards: bring 5–7." in words(build.scene)
    for _ in range(5):
        build.stack.click(build.slot(11 - _))
    assert build.scene.work.is_allowed
    build = Building(kit, cards=refs_of(kit)[:60])
    assert len(build.scene.slots.places) == 24
    assert len(build.refs()) == 60
