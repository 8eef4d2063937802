"""The choice of a saved roster by mouse and keys."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.lookup import every_card
from game.people.roster import SavedRoster
from game.ui.kit import Kit
from game.ui.roster.picker import RosterPicker
from game.ui.roster.request import RosterWish
from game.ui.scene import Pop, Scene, Transition
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit
from tests.ui.roster_desk import PERSON
from tests.ui.words import cut_texts, words


class Picking:
    """The sheet over an empty scene, and what was chosen in it."""

    def __init__(self, kit: Kit | None = None, owned: Collection | None = None) -> None:
        self.kit = kit or make_kit()
        self.chosen: list[SavedRoster | RosterWish] = []
        decks = self.kit.catalog.decks
        self.scene = RosterPicker(self.kit, PERSON, decks, owned, self._choose)
        self.stack = Stack(Scene(self.kit), self.scene)

    def _choose(self, pick: SavedRoster | RosterWish) -> Transition:
        self.chosen.append(pick)
        return Pop()

    @property
    def is_open(self) -> bool:
        return self.scene in self.stack.scenes


def keep(kit: Kit, *names: str) -> list[SavedRoster]:
    refs = tuple(each.ref for each in every_card(kit.catalog.decks))
    found = [SavedRoster(f"r{n}", name, refs[: 7 + n]) for n, name in enumerate(names)]
    for roster in found:
        shelf.save_roster(PERSON, roster)
    return found


def middle(rect: Rect) -> tuple[int, int]:
    return rect.centerx, rect.centery


def test_one_click_chooses_a_roster() -> None:
    kit = make_kit()
    rosters = keep(kit, "Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta")
    pick = Picking(kit)
    assert "ROSTERS: ALINA" in words(pick.scene)
    assert "7 cards" in words(pick.scene)
    assert "Ready for a short match." in words(pick.scene)
    assert "Not ready for a match." in words(pick.scene)
    pick.stack.click(middle(pick.scene.rows.row(1)))
    assert pick.chosen == [rosters[1]]
    assert not pick.is_open


def test_keys_choose_a_roster_and_the_wishes() -> None:
    kit = make_kit()
    rosters = keep(kit, "Alpha", "Beta")
    pick = Picking(kit)
    pick.stack.key(pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert pick.chosen == [rosters[1]]
    pick = Picking(kit, Collection().with_one_each(rosters[0].cards))
    pick.stack.key(*[pygame.KSCAN_TAB] * 2, pygame.KSCAN_RETURN)
    assert pick.chosen == [RosterWish.STRONGEST]
    pick = Picking(kit)
    pick.stack.press("new")
    assert pick.chosen == [RosterWish.NEW]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "No roster is saved yet."), ("ru", "Сохранённых составов пока нет.")],
)
def test_without_rosters_it_says_so_and_a_new_one_is_at_hand(language: str, text: str) -> None:
    pick = Picking(make_kit(language=language), Collection())
    assert text in " ".join(words(pick.scene))
    assert cut_texts(pick.scene) == []
    assert pick.scene.group.named("best") is None  # nothing is owned
    pick.stack.key(pygame.KSCAN_RETURN)
    assert pick.chosen == [RosterWish.NEW]


def test_what_is_wrong_with_a_roster_is_said_and_it_can_be_chosen_all_the_same() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0].id
    roster = SavedRoster("x", "Yard", (CardRef(deck, CardNumber("7.7.701")),))
    shelf.save_roster(PERSON, roster)
    pick = Picking(kit)
    assert any("7.7.701" in text for text in words(pick.scene))
    pick.stack.click(middle(pick.scene.rows.row(0)))
    assert pick.chosen == [roster]


@pytest.mark.parametrize("way", ["escape", "beside", "back"])
def test_it_is_left_without_a_choice(way: str) -> None:
    pick = Picking()
    match way:
        case "escape":
            pick.stack.key(pygame.KSCAN_ESCAPE)
        case "beside":
            pick.stack.click((4, 4))
        case "back":
            pick.stack.press("back")
    assert pick.chosen == []
    assert not pick.is_open


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_many_rosters_scroll_inside_the_sheet(size: tuple[int, int], language: str) -> None:
    kit = make_kit(size, language)
    keep(kit, *(f"Roster {n:02}" for n in range(30)))
    pick = Picking(kit, Collection())
    rows = pick.scene.rows
    assert all(kit.metrics.window.contains(widget.rect) for widget in pick.scene.group.widgets)
    assert all("1.1." in text for text in cut_texts(pick.scene))  # long notes alone
    pick.stack.key(pygame.KSCAN_END)
    pick.stack.settle()
    assert rows.rect.contains(rows.row(29).inflate(-4, -4))


def test_a_roster_that_is_new_since_is_shown_on_the_way_back() -> None:
    kit = make_kit()
    pick = Picking(kit)
    before = len(pick.scene.rows.lines)
    keep(kit, "Alpha")
    pick.scene.resume()
    assert before == 0
    assert [line.roster.name for line in pick.scene.rows.lines] == ["Alpha"]
    assert not pick.scene.is_moving
