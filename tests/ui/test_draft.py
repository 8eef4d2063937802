"""Whole drafts on the screen, by mouse alone and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pygame
import pytest
from pygame.event import Event

from game import i18n, store
from game.cards.model import DeckCard
from game.draft import DraftWay
from game.ui.decks.query import Query
from game.ui.draft.pool import PoolMiddle
from game.ui.message import ConfirmScene
from game.ui.metrics import Metrics
from tests.ui.decks_desk import large_kit
from tests.ui.desk import FRAME, make_kit, picture
from tests.ui.draft_desk import (
    Desk,
    carry,
    drag,
    open_draft,
    pick_by_keys,
    pick_by_mouse,
)
from tests.ui.words import cut_texts, words

Hands = Callable[[Desk, Random], None]
HANDS = {"mouse": pick_by_mouse, "keys": pick_by_keys}
WAYS = tuple(DraftWay)


def play(desk: Desk, hands: Hands) -> None:
    rng = Random(3)
    for _ in range(200):
        desk.until_asked()
        if desk.is_done:
            return
        hands(desk, rng)
    raise AssertionError("the draft does not end")


@pytest.mark.parametrize("hands", HANDS.values(), ids=HANDS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("bots", "counts", "language"),
    [
        ((False, False), (5, 7), "en"),
        ((False, True), (12, 11), "ru"),
        ((True, False), (6, 6), "en"),
        ((True, True), (10, 12), "ru"),
    ],
)
def test_r1_5_r1_6_a_draft_is_played_from_its_first_pick_to_the_match(
    way: DraftWay,
    hands: Hands,
    bots: tuple[bool, bool],
    counts: tuple[int, int],
    language: str,
) -> None:
    desk = open_draft(way, bots=bots, counts=counts, language=language)
    play(desk, hands)
    assert desk.session.to_pick is None
    assert tuple(map(len, desk.session.rosters())) == counts
    assert desk.kept == list(range(1, len(desk.session.picks) + 1)), "kept after every pick"


@pytest.mark.parametrize("way", WAYS)
def test_a_draft_with_motion_ends_as_one_without(way: DraftWay) -> None:
    desk = open_draft(way, bots=(True, True), motion=store.Motion.NORMAL)
    other = open_draft(way, bots=(True, True))
    for each in (desk, other):
        each.until_asked()
    assert desk.session.picks == other.session.picks
    for _ in range(120):
        desk.scene.update(FRAME)
    assert not desk.scene.flights.is_moving


def test_a_click_chooses_and_takes_nothing() -> None:
    desk = open_draft(DraftWay.TURN)
    desk.tick()
    desk.stack.click(desk.scene.middle.rect_of(4).center)
    assert not desk.session.picks
    assert f"Take “{desk.scene.table.pool[4].names['en']}”" in words(desk.scene)
    desk.tick(60)
    desk.stack.click(desk.scene.middle.rect_of(4).center)
    assert not desk.session.picks, "two slow clicks are no double click"


def test_a_taken_card_stays_in_place_cannot_be_chosen_and_can_be_hidden() -> None:
    desk = open_draft(DraftWay.SNAKE)
    desk.tick()
    middle = desk.scene.middle
    assert isinstance(middle, PoolMiddle)
    at = middle.rect_of(3).center
    desk.stack.click(at)
    desk.stack.press("take")
    desk.stack.click(at)
    assert desk.scene.choice.card is None
    assert desk.scene.group.named("take") is None, "nothing can be taken"
    assert middle.card_at(at) == 3
    desk.stack.press("taken")
    assert middle.card_at(at) == 4
    desk.stack.press("taken")
    assert middle.card_at(at) == 3


def test_a_card_dropped_beside_the_panel_flies_back_and_none_is_lost() -> None:
    desk = open_draft(DraftWay.STREAM)
    desk.tick()
    card = desk.scene.sight.offer[2]
    assert card is not None
    rect = desk.scene.middle.rect_of(card)
    drag(desk, rect.center, desk.scene.places.detail.center)
    drag(desk, desk.scene.middle.rect_of(card).center, desk.scene.places.panel(1).center)
    assert not desk.session.picks, "the other's panel takes nothing"
    carry(desk, desk.scene.middle.rect_of(card).center, desk.scene.places.panel(0).center)
    assert desk.scene.pointer.is_over_panel
    desk.scene.release()
    assert not desk.holds()
    assert not desk.session.picks
    drag(desk, desk.scene.middle.rect_of(card).center, desk.scene.places.panel(0).center)
    assert desk.session.picks == (card,)


def test_a_pull_up_and_down_scrolls_and_a_pull_aside_holds_the_card() -> None:
    desk = open_draft(DraftWay.TURN)
    desk.tick()
    middle = desk.scene.middle
    assert isinstance(middle, PoolMiddle)
    x, y = middle.rect_of(8).center
    carry(desk, (x, y), (x, y - 90))
    assert not desk.holds()
    assert middle.grid.scroll.offset > 0
    desk.stack.send(Event(pygame.MOUSEBUTTONUP, pos=(x, y - 90), button=1))
    desk.stack.settle()
    carry(desk, middle.rect_of(14).center, (60, 300))
    assert desk.holds()
    desk.stack.key(pygame.KSCAN_ESCAPE)
    assert not desk.holds()
    assert not desk.session.picks


def test_the_computer_thinks_first_and_a_key_hurries_it() -> None:
    desk = open_draft(DraftWay.TURN, bots=(True, False), motion=store.Motion.NORMAL)
    desk.tick(5)
    assert not desk.session.picks
    assert desk.scene.is_moving
    desk.stack.key(pygame.KSCAN_RETURN)
    desk.tick()
    assert len(desk.session.picks) == 1
    assert desk.scene.flights.is_moving, "the card is seen on its way"
    desk.stack.key(pygame.KSCAN_F5)
    assert not desk.scene.flights.is_moving


def test_the_rest_is_completed_by_the_computer_once_the_person_said_so() -> None:
    desk = open_draft(DraftWay.SNAKE, bots=(False, True), counts=(10, 12))
    desk.until_asked()
    desk.stack.press("auto")
    assert isinstance(desk.stack.top, ConfirmScene)
    desk.stack.press("no")
    desk.tick(30)
    assert not desk.session.picks
    desk.stack.press("auto")
    desk.stack.press("yes")
    desk.until_asked()
    assert desk.session.to_pick is None
    assert desk.scene.group.named("auto") is None


@pytest.mark.parametrize("way", WAYS)
def test_leaving_is_asked_first(way: DraftWay) -> None:
    desk = open_draft(way)
    desk.tick()
    for is_key in (True, False):
        if is_key:
            desk.stack.key(pygame.KSCAN_ESCAPE)
        else:
            if desk.is_curtained:
                desk.stack.press("open")
            desk.stack.press("back")
        assert isinstance(desk.stack.top, ConfirmScene)
        desk.stack.press("no")
        assert not desk.stack.has_left
    desk.stack.key(pygame.KSCAN_ESCAPE)
    desk.stack.press("yes")
    assert desk.stack.has_left


def test_esc_first_ends_what_is_under_way() -> None:
    desk = open_draft(DraftWay.TURN)
    desk.tick()
    middle = desk.scene.middle
    assert isinstance(middle, PoolMiddle)
    desk.stack.press("search")
    desk.stack.type("1.1.00")
    assert len(middle.grid.cards) == 9
    desk.stack.key(pygame.KSCAN_ESCAPE)
    assert len(middle.grid.cards) == len(desk.scene.table.pool)
    at = middle.rect_of(2).center
    desk.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert desk.enlarges()
    desk.stack.key(pygame.KSCAN_ESCAPE)
    assert not desk.enlarges()
    assert desk.stack.top is desk.scene


def test_a_number_typed_into_the_search_is_text() -> None:
    desk = open_draft(DraftWay.TURN)
    desk.tick()
    desk.stack.press("search")
    desk.stack.key(pygame.KSCAN_1, letter="1")
    desk.stack.type("1")
    middle = desk.scene.middle
    assert isinstance(middle, PoolMiddle)
    assert middle.search.value == "1"


def test_the_stream_says_when_its_oldest_card_leaves_and_lets_it_go() -> None:
    desk = open_draft(DraftWay.STREAM)
    desk.tick()
    oldest = desk.scene.sight.offer[0]
    assert "Leaves after the next pick" in words(desk.scene)
    desk.stack.key(pygame.KSCAN_6, pygame.KSCAN_RETURN)
    assert "Leaves after this pick" in words(desk.scene)
    assert desk.scene.sight.offer[0] == oldest
    desk.stack.key(pygame.KSCAN_6, pygame.KSCAN_RETURN)
    assert oldest not in desk.scene.sight.offer


@pytest.mark.parametrize("way", [DraftWay.STREAM, DraftWay.SECRET])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_r1_6_our_own_drafts_say_that_they_are_ours(way: DraftWay, language: str) -> None:
    desk = open_draft(way, bots=(False, True), language=language)
    desk.tick()
    said = " ".join(words(desk.scene))
    assert "Баскеттория.Поток" in said
    assert ("Наш драфт" if language == "ru" else "House draft") in said


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1600, 1200), (2560, 1080)])
@pytest.mark.parametrize("way", WAYS)
def test_no_word_is_cut_in_any_window(way: DraftWay, size: tuple[int, int], language: str) -> None:
    kit = make_kit(size, language)
    desk = open_draft(way, bots=(False, True), counts=(12, 12), picks=8, kit=kit)
    desk.until_asked()
    desk.stack.key(pygame.KSCAN_1)
    assert not cut_texts(desk.scene)


@pytest.mark.parametrize("way", WAYS)
def test_a_new_window_language_and_text_size_keep_what_is_chosen(way: DraftWay) -> None:
    desk = open_draft(way, bots=(False, True), counts=(7, 5))
    desk.until_asked()
    card = desk.scene.sight.offer[1]
    assert card is not None
    desk.stack.click(desk.scene.middle.rect_of(card).center)
    i18n.set_language("ru")
    desk.kit.fit(Metrics(1920, 1080, 1.5))
    desk.scene.layout()
    assert desk.scene.choice.card == card
    name = desk.scene.table.pool[card].names["ru"]
    assert any(name in text and "«" in text for text in words(desk.scene))
    desk.stack.press("take")
    assert card in desk.session.view(0).own


@pytest.mark.parametrize("way", WAYS)
def test_a_screen_at_rest_is_not_drawn_anew(way: DraftWay) -> None:
    desk = open_draft(way, bots=(False, True))
    desk.until_asked()
    desk.stack.settle()
    assert not desk.scene.is_moving
    first, second = picture(desk.scene), picture(desk.scene)
    assert [(id(s), x, y) for s, x, y in first.items] == [(id(s), x, y) for s, x, y in second.items]


def test_a_thousand_cards_cost_what_is_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = open_draft(DraftWay.TURN, kit=large_kit(), counts=(12, 12))
    desk.tick()
    asked = []
    select = Query.select

    def spy(query: Query, cards: Sequence[DeckCard], language: str) -> tuple[DeckCard, ...]:
        asked.append(query)
        return select(query, cards, language)

    monkeypatch.setattr(Query, "select", spy)
    desk.tick(30)
    desk.stack.click(desk.scene.middle.rect_of(2).center)
    desk.stack.press("take")
    desk.tick(5)
    assert not asked, "filters work only when they are changed"
    assert len(desk.scene.middle.wishes()) < 60
    assert len(picture(desk.scene).items) < 250
    desk.scene.update(FRAME)


def test_the_end_leads_to_the_match() -> None:
    desk = open_draft(DraftWay.STREAM, picks=10)
    desk.tick()
    assert "THE ROSTERS ARE COMPLETE" in words(desk.scene)
    assert desk.scene.group.named("take") is None
    desk.stack.press("go")
    assert desk.is_done
