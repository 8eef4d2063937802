"""The deck screen by mouse and keys: the grid, filters, the large card, two compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.cards.catalog import Catalog
from game.cards.model import Position
from game.ui.decks.browser import DecksScene
from game.ui.decks.editor import EditorScene
from game.ui.decks.menu import MenuScene
from game.ui.decks.pair import CardScene, CompareScene
from game.ui.decks.query import Sort, value_sum
from game.ui.metrics import Metrics
from game.ui.scene import Scene
from game.ui.widget import Look
from tests.ui.decks_desk import Stack, large_kit, open_decks
from tests.ui.desk import make_kit, picture
from tests.ui.words import cut_texts, words


@pytest.fixture(autouse=True, scope="module")
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BASKETTORIA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def chosen(scene: DecksScene) -> str:
    card = scene.grid.card
    return str(card.number) if card else ""


def wheel(stack: Stack, notches: int) -> None:
    stack.send(Event(pygame.MOUSEWHEEL, y=-notches, x=0))


def test_all_cards_are_there_and_the_first_is_large() -> None:
    scene, _stack = open_decks()
    assert len(scene.grid.cards) == 72
    assert chosen(scene) == "1.1.001"
    assert "First Series · 72" in words(scene)
    assert "MARSHAL" in words(scene)


def test_faces_come_and_then_nothing_moves() -> None:
    scene, stack = open_decks()
    stack.settle()
    seen = scene.grid.places.visible(scene.grid.scroll.offset)
    assert all(scene.feed.picture(scene.grid.wish(scene.grid.cards[i])) for i in seen)
    for _ in range(10):
        scene.update(0.02)
        assert not scene.is_moving
    first, second = picture(scene).items, picture(scene).items
    assert [(id(s), x, y) for s, x, y in first] == [(id(s), x, y) for s, x, y in second]


def test_a_click_chooses_a_card_and_shows_it_large() -> None:
    scene, stack = open_decks()
    stack.click(scene.grid.card_rect(9).center)
    assert chosen(scene) == str(scene.grid.cards[9].number)
    wish = scene.large_wish()
    assert wish is not None
    assert wish.card == scene.grid.cards[9]


def test_arrows_pages_home_and_end_lead_through_all_cards() -> None:
    scene, stack = open_decks()
    columns = scene.grid.places.columns
    stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN)
    assert scene.grid.chosen == columns + 1
    stack.key(pygame.KSCAN_END)
    assert scene.grid.chosen == 71
    stack.settle()
    assert scene.grid.rect.bottom >= scene.grid.card_rect(71).bottom
    stack.key(pygame.KSCAN_PAGEUP)
    assert 0 < scene.grid.chosen < 71
    stack.key(pygame.KSCAN_HOME)
    stack.settle()
    assert scene.grid.scroll.offset == 0


def test_up_from_the_first_row_leads_to_the_filters() -> None:
    scene, stack = open_decks()
    stack.key(pygame.KSCAN_RIGHT, pygame.KSCAN_UP)
    focus = scene.group.focus
    assert focus is not None
    assert focus.name in {"search", "club", "position", "class", "order"}


def test_the_wheel_and_a_pull_scroll_without_choosing() -> None:
    scene, stack = open_decks()
    wheel(stack, 3)
    stack.settle()
    before = scene.grid.scroll.offset
    assert before > 0
    x, y = scene.grid.rect.center
    stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for step in range(1, 9):
        stack.send(
            Event(pygame.MOUSEMOTION, pos=(x, y - 15 * step), rel=(0, -15), buttons=(1, 0, 0))
        )
        scene.update(0.016)
    stack.send(Event(pygame.MOUSEBUTTONUP, pos=(x, y - 120), button=1))
    stack.settle()
    assert scene.grid.scroll.offset > before + 60
    assert scene.grid.chosen == 0


def test_a_thousand_cards_draw_only_rows_in_sight() -> None:
    kit = large_kit()
    scene, stack = open_decks(kit)
    assert len(scene.grid.cards) == 1000
    few = len(picture(scene).items)
    wheel(stack, 200)
    stack.settle()
    assert scene.grid.scroll.offset > 5000
    assert len(picture(scene).items) < few + 3 * scene.grid.places.columns
    assert len(scene.grid.wishes()) < 100


def test_search_finds_names_and_numbers_and_esc_takes_it_back() -> None:
    scene, stack = open_decks()
    stack.key(pygame.KSCAN_F, mod=pygame.KMOD_CTRL)
    stack.type("шеп")
    assert [card.names["en"] for card in scene.grid.cards] == ["Whisper"]
    assert "× 1 of 72" in words(scene)
    stack.key(pygame.KSCAN_ESCAPE)
    assert len(scene.grid.cards) == 72
    assert not stack.has_left
    stack.type("zzz")
    assert scene.grid.cards == ()
    assert "No card is like that." in words(scene)
    stack.press("clear")
    assert len(scene.grid.cards) == 72


def test_filters_and_orders_open_lists() -> None:
    scene, stack = open_decks()
    stack.press("position")
    assert isinstance(stack.top, MenuScene)
    stack.press("choice:1")
    assert stack.scenes == [scene]
    assert {card.position for card in scene.grid.cards} == {Position.GUARD}
    stack.press("order")
    stack.press("choice:2")
    assert scene.query.sort is Sort.SUM
    sums = [value_sum(card) for card in scene.grid.cards]
    assert sums == sorted(sums, reverse=True)
    stack.press("club")
    stack.key(pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert len({card.club.id for card in scene.grid.cards}) == 1
    stack.press("clear")
    assert len(scene.grid.cards) == 72
    assert scene.query.sort is Sort.SUM


def test_a_list_closes_by_esc_and_by_a_click_beside_it() -> None:
    scene, stack = open_decks()
    stack.press("class")
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.scenes == [scene]
    stack.press("class")
    stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 700), button=1))
    assert stack.scenes == [scene]
    assert scene.query.is_open


def test_the_chosen_card_stays_chosen_while_it_passes() -> None:
    scene, stack = open_decks()
    stack.click(scene.grid.card_rect(5).center)
    name = chosen(scene)
    stack.press("order")
    stack.press("choice:1")
    assert chosen(scene) == name
    assert scene.grid.chosen != 5


def test_the_large_face_speaks_either_language() -> None:
    scene, stack = open_decks()
    stack.press("language:ru")
    wish = scene.large_wish()
    assert wish is not None
    assert wish.language == "ru"
    assert "МАРШАЛ" in words(scene)
    stack.press("language:en")
    assert "MARSHAL" in words(scene)


def test_both_languages_side_by_side() -> None:
    scene, stack = open_decks()
    stack.press("large")
    assert isinstance(stack.top, CardScene)
    said = words(stack.top)
    assert {"МАРШАЛ", "MARSHAL", "Eagles", "Forward", "50"} <= set(said)
    stack.settle()
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.scenes == [scene]


def test_comparing_by_mouse_marks_every_difference() -> None:
    scene, stack = open_decks()
    stack.click(scene.grid.card_rect(1).center)
    stack.press("compare")
    assert any("Anchor" in text for text in words(scene)), "it says what is to be done"
    stack.click(scene.grid.card_rect(3).center)
    compared = stack.top
    assert isinstance(compared, CompareScene)
    one, two = compared.faces
    assert (one, two) == (scene.grid.cards[1], scene.grid.cards[3])
    rows = [row for _text, _color, rows in compared.groups() for row in rows]
    assert [(row.first, row.second) for row in rows[:8]] == list(
        zip((*one.attack, *one.defense), (*two.attack, *two.defense), strict=True)
    )
    said = words(compared)
    assert said.count("=") == 2 * sum(row.first == row.second for row in rows)
    for row in rows:
        if row.first != row.second:
            assert f"+{abs(row.first - row.second)}" in said
    stack.press("back")
    assert scene.first is None


def test_comparing_by_keys_and_calling_it_off() -> None:
    scene, stack = open_decks()
    while scene.group.focus is not scene.group.named("compare"):
        stack.key(pygame.KSCAN_TAB)
    stack.key(pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT, pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN)
    assert isinstance(stack.top, CompareScene)
    stack.key(pygame.KSCAN_ESCAPE)
    stack.press("compare")
    stack.key(pygame.KSCAN_ESCAPE)
    assert scene.first is None
    assert not stack.has_left
    stack.press("compare")
    stack.press("cancel")
    assert scene.first is None


def test_a_card_is_not_compared_with_itself() -> None:
    scene, stack = open_decks()
    stack.press("compare")
    stack.click(scene.grid.card_rect(0).center)
    assert stack.scenes == [scene]
    assert scene.first is not None


def test_tabs_show_other_decks_and_many_decks_have_a_list() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    small = [
        replace(deck, id=f"deck{n}", names={"ru": f"Колода {n}", "en": f"Deck number {n}"},
                cards=deck.cards[: n + 1], folder=Path(f"deck{n}"))
        for n in range(14)
    ]  # fmt: skip
    kit.renew_catalog(Catalog((deck, *small), {}))
    scene, stack = open_decks(kit)
    stack.press("deck:deck0")
    assert len(scene.grid.cards) == 1
    assert scene.group.named("deck:deck13") is None, "there is no room for all"
    stack.press("more")
    stack.press("choice:14")
    assert scene.deck is small[13]
    assert scene.group.named("deck:deck13") is not None, "the chosen one has a tab"


def test_esc_and_back_lead_to_the_title() -> None:
    scene, stack = open_decks()
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.has_left
    scene, stack = open_decks()
    stack.press("back")
    assert stack.has_left
    assert not scene.grid.scroll.is_moving


def test_without_any_deck_there_is_a_way_to_add_one() -> None:
    kit = make_kit()
    kit.renew_catalog(Catalog((), {}))
    scene, _stack = open_decks(kit)
    picture(scene)
    assert [widget.name for widget in scene.group.usable()] == ["add", "back"]


def test_a_card_that_was_edited_stays_chosen_and_its_deck_marked() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    scene, stack = open_decks(kit)
    stack.click(scene.grid.card_rect(4).center)
    changed = replace(deck.cards[4], names={"ru": "Новый", "en": "Renamed"})
    for cards in ((*deck.cards[:4], changed, *deck.cards[5:]), deck.cards):
        kit.renew_catalog(Catalog((replace(deck, cards=cards),), {}))
        scene.resume()
        assert scene.grid.chosen == 4
        assert scene.grid.card == cards[4]
        tab = scene.group.named(f"deck:{deck.id}")
        assert tab is not None
        assert tab.look is Look.CHOSEN
    kit.renew_catalog(Catalog((replace(deck),), {}))
    scene.resume()
    tab = scene.group.named(f"deck:{deck.id}")
    assert tab is not None
    assert tab.look is Look.CHOSEN, "an equal deck read anew is the same one"


@pytest.mark.parametrize("name", ["edit", "new"])
def test_cards_are_edited_and_made_in_the_editor(name: str) -> None:
    scene, stack = open_decks()
    stack.press(name)
    assert isinstance(stack.top, EditorScene)
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.scenes == [scene]


def test_a_deck_of_one_card_has_nothing_to_compare() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    kit.renew_catalog(Catalog((replace(deck, cards=deck.cards[:1]),), {}))
    scene, stack = open_decks(kit)
    assert scene.group.named("compare") is None
    stack.key(pygame.KSCAN_LEFT, pygame.KSCAN_DOWN, pygame.KSCAN_END)
    assert scene.grid.chosen == 0


WINDOWS = [(1024, 600), (1280, 720), (1440, 1080), (2560, 1080)]


@pytest.mark.parametrize("language", ["ru", "en", "pseudo"])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_widgets_never_overlap_or_leave_the_window(
    size: tuple[int, int], language: str, scale: float
) -> None:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, scale))
    scene = DecksScene(kit, Scene)
    scene.search.value = "а"
    scene.ask(replace(scene.query, text="а" if language == "ru" else "a"))
    window = Rect((0, 0), size)
    rects = {widget.name: widget.rect for widget in scene.group.widgets}
    for name, rect in rects.items():
        assert window.contains(rect), name
        assert min(rect.size) >= 20, name
    pairs = [(a, b) for a in rects for b in rects if a < b and rects[a].colliderect(rects[b])]
    assert pairs == []


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", WINDOWS)
def test_no_text_is_cut(size: tuple[int, int], language: str) -> None:
    kit = make_kit(size, language)
    scene, stack = open_decks(kit)
    assert cut_texts(scene) == []
    stack.press("order")
    assert cut_texts(stack.top) == []
    stack.key(pygame.KSCAN_ESCAPE)
    stack.press("large")
    assert cut_texts(stack.top) == []
    stack.key(pygame.KSCAN_ESCAPE)
    stack.press("compare")
    stack.key(pygame.KSCAN_END, pygame.KSCAN_RETURN)
    assert cut_texts(stack.top) == []


def test_a_new_size_or_language_keeps_the_place() -> None:
    kit = make_kit()
    scene, stack = open_decks(kit)
    stack.key(pygame.KSCAN_END)
    stack.settle()
    number = chosen(scene)
    kit.fit(Metrics(1024, 600))
    scene.layout()
    stack.settle()
    assert chosen(scene) == number
    assert scene.grid.rect.colliderect(scene.grid.card_rect(scene.grid.chosen))


def test_a_click_anywhere_fifty_times_a_second_is_harmless() -> None:
    scene, stack = open_decks()
    for step in range(300):
        stack.click((step * 37 % 1280, step * 53 % 640 + 70))
        stack.follow(stack.top.update(0.02))
        if stack.has_left:
            break
    picture(stack.top)
    assert scene.deck is not None
