from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game import i18n, store
from game.ui.decks import library
from game.ui.decks.editor_draw import reason
from game.ui.decks.editor_field import LESS, MORE
from game.ui.decks.editor_leave import LeaveScene
from game.ui.message import ConfirmScene
from game.ui.metrics import Metrics
from game.ui.scene import Pop, Push
from game.ui.widget import Entry
from tests.ui.desk import Hand, catalog, make_kit
from tests.ui.editor_desk import Editing, editor, own_deck, read_again
from tests.ui.words import cut_texts, words

SIZES = [(1920, 1080), (1280, 720), (1024, 600), (1024, 768), (2560, 1080)]


@pytest.fixture
def edit() -> Iterator[Editing]:
    deck = own_deck()
    hand = editor(deck, deck.cards[0])
    yield hand
    hand.scene.faces.stop()


# --- making and saving --------------------------------------------------------------------------


def test_a_card_is_made_from_nothing_and_read_again_equal() -> None:
    deck = own_deck()
    edit = editor(deck)
    assert not edit.is_usable("save")
    edit.fill("name_ru", "Туз")
    edit.fill("name_en", "Ace")
    edit.press("position:big")
    edit.press(f"club:{deck.clubs[2].id}")
    edit.press("class:3")
    edit.press("attack:1")
    edit.type("10")
    edit.press("skin:4")
    edit.press("mouth:grim")
    wanted = edit.scene.work.checked.card
    edit.press("save")
    found = [card for card in read_again(deck).cards if card.names["en"] == "Ace"]
    assert found == [wanted]
    assert found[0].attack == (5, 10, 5, 5)
    assert found[0].club.id == deck.clubs[2].id
    assert found[0] in next(d for d in edit.scene.kit.catalog.decks if d.id == deck.id).cards


def test_a_card_is_made_by_keys_alone() -> None:
    deck = own_deck()
    edit = editor(deck)
    edit.type("Ace")
    for _ in range(80):
        focus = edit.scene.group.focus
        if focus and focus.name == "attack:0":
            break
        edit.key(pygame.KSCAN_TAB)
    edit.type("9")
    edit.key(pygame.KSCAN_RIGHT)
    edit.control(pygame.KSCAN_S)
    card = next(c for c in read_again(deck).cards if c.names["ru"] == "Ace")
    assert card.attack[0] == 10


def test_tab_reaches_every_field_and_none_of_the_small_buttons(edit: Editing) -> None:
    seen = set()
    for _ in range(120):
        edit.key(pygame.KSCAN_TAB)
        focus = edit.scene.group.focus
        assert focus is not None
        seen.add(focus.name)
    assert {"name_ru", "number", "attack:3", "defense:0", "hair", "width", "back"} <= seen
    assert not any(name.startswith((LESS, MORE)) for name in seen)


def test_saving_waits_for_a_change(edit: Editing) -> None:
    assert not edit.is_usable("save")
    assert reason(edit.scene)[0] == "No changes to save."
    edit.press(MORE + "attack:0")
    assert edit.is_usable("save")


def test_a_number_twice_is_told_beside_the_field_and_not_saved(edit: Editing) -> None:
    other = edit.scene.work.deck.cards[4]
    edit.fill("number", str(other.number))
    sentence = f"Taken by {other.names['en']}."
    assert sentence in words(edit.scene)
    assert reason(edit.scene)[0] == f"Number: taken by {other.names['en']}."
    assert not edit.is_usable("save")
    edit.control(pygame.KSCAN_S)
    assert read_again(edit.scene.work.deck).cards == edit.scene.work.deck.cards
    edit.press("next_number")
    assert edit.is_usable("save")


def test_a_new_card_is_not_scolded_before_anything_was_done() -> None:
    edit = editor(own_deck())
    assert edit.scene.fault("name_ru") == ""
    assert reason(edit.scene)[0] == "The card needs a name."
    edit.press("class:2")
    assert edit.scene.fault("name_ru") == "The card needs a name."


def test_a_shipped_card_says_where_it_goes_and_goes_there() -> None:
    edit = editor(None, catalog().decks[0].cards[3])
    assert any("your copy, “My cards”" in text for text in [" ".join(words(edit.scene))])
    edit.press(MORE + "defense:2")
    edit.press("save")
    decks = {deck.id: deck for deck in edit.scene.kit.catalog.decks}
    assert set(decks) == {"first-series", "my-cards"}
    assert library.is_own(decks["my-cards"])
    assert not any("your copy" in text for text in words(edit.scene))


def test_a_full_disk_is_told_and_the_editor_stays(
    edit: Editing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_deck: object, folder: Path) -> None:
        raise store.StoreFault(store.StoreCode.DISK_FULL, folder)

    monkeypatch.setattr(edit.scene.work, "_write", full)
    edit.press(MORE + "attack:0")
    edit.press("save")
    assert edit.scene.kit.notices == ["Could not save: the disk is full."]
    assert edit.is_usable("save")
    edit.press("save")
    assert len(edit.scene.kit.notices) == 2
    monkeypatch.undo()
    edit.press("save")
    assert not edit.is_usable("save")
    name = edit.scene.work.draft.name_en
    assert reason(edit.scene)[0] == f"“{name}” is saved in “Our yard”."


# --- values ---------------------------------------------------------------------------------------


def attack(edit: Editing) -> tuple[int, ...]:
    return edit.scene.work.draft.attack


def test_values_are_stepped_typed_and_turned(edit: Editing) -> None:
    edit.press("attack:0")
    edit.type("10")
    assert attack(edit)[0] == 10
    edit.type("7")
    assert attack(edit)[0] == 7
    edit.press(LESS + "attack:0")
    assert attack(edit)[0] == 6
    edit.move(rect_of(edit, "attack:0").center)
    edit.wheel(3)
    assert attack(edit)[0] == 9
    edit.press("attack:0")
    edit.key(pygame.KSCAN_LEFT)
    edit.key(pygame.KSCAN_KP_PLUS)
    assert attack(edit)[0] == 9


def rect_of(edit: Editing, name: str) -> Rect:
    widget = edit.scene.group.named(name)
    assert widget is not None
    return widget.rect


def test_digits_begin_anew_in_another_field(edit: Editing) -> None:
    edit.press("attack:1")
    edit.type("1")
    edit.key(pygame.KSCAN_TAB)
    edit.key(pygame.KSCAN_TAB, mod=pygame.KMOD_SHIFT)
    edit.type("5")
    assert attack(edit)[1] == 5


def test_values_stop_at_their_bounds(edit: Editing) -> None:
    edit.press("attack:2")
    edit.type("99")
    edit.key(pygame.KSCAN_RIGHT)
    assert attack(edit)[2] == 99
    edit.type("1")
    edit.key(pygame.KSCAN_LEFT)
    edit.type("0")
    assert attack(edit)[2] == 1


def test_a_far_too_strong_card_is_warned_of_in_words(edit: Editing) -> None:
    assert not any(text.startswith("Far stronger") for text in words(edit.scene))
    for row in range(4):
        for side in ("attack", "defense"):
            edit.press(f"{side}:{row}")
            edit.type("99")
    assert any(text.startswith("Far stronger") for text in words(edit.scene))
    assert edit.is_usable("save")


def test_a_club_that_becomes_too_small_is_warned_of() -> None:
    deck = own_deck(5)
    edit = editor(deck, deck.cards[0])
    other = next(club for club in deck.clubs if club.id != deck.cards[0].club.id)
    edit.press(f"club:{other.id}")
    said = " ".join(words(edit.scene))
    assert "A match needs at least 5." in said


# --- undoing --------------------------------------------------------------------------------------


def test_edit_undo_redo_by_keys_and_buttons(edit: Editing) -> None:
    before = edit.scene.work.draft
    edit.fill("name_en", "Ace")
    edit.press("class:3")
    edit.press(MORE + "attack:0")
    changed = edit.scene.work.draft
    edit.control(pygame.KSCAN_Z)
    assert edit.scene.work.draft.attack == before.attack
    edit.press("undo")
    assert edit.scene.work.draft.card_class == before.card_class
    edit.control(pygame.KSCAN_Z)
    assert edit.scene.work.draft == before
    assert not edit.is_usable("undo")
    edit.control(pygame.KSCAN_Y)
    edit.press("redo")
    edit.control(pygame.KSCAN_Z, pygame.KMOD_SHIFT)
    assert edit.scene.work.draft == changed
    field = edit.scene.group.named("name_en")
    assert isinstance(field, Entry)
    assert field.value == "Ace"


def test_a_letter_typed_with_alt_and_ctrl_undoes_nothing(edit: Editing) -> None:
    edit.fill("name_en", "A")
    edit.control(pygame.KSCAN_Z, pygame.KMOD_ALT)
    edit.send(Event(pygame.TEXTINPUT, text="ż"))
    assert edit.scene.work.draft.name_en == "Aż"


def test_text_is_pasted_into_a_field(edit: Editing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Ace\n of  clubs")
    edit.fill("name_en", "")
    edit.control(pygame.KSCAN_V)
    assert edit.scene.work.draft.name_en == "Ace of clubs"


def test_a_pause_makes_the_next_letters_a_step_of_their_own(edit: Editing) -> None:
    edit.press("name_en")
    before = edit.scene.work.draft.name_en
    edit.type("ab")
    edit.wait(2)
    edit.type("cd")
    edit.control(pygame.KSCAN_Z)
    assert edit.scene.work.draft.name_en == before + "ab"


def test_letters_can_be_put_into_the_middle(edit: Editing) -> None:
    edit.fill("name_en", "Ae")
    edit.key(pygame.KSCAN_LEFT)
    edit.type("c")
    edit.type("c")
    assert edit.scene.work.draft.name_en == "Acce"


def test_deleting_asks_and_can_be_undone(edit: Editing) -> None:
    deck = edit.scene.work.deck
    number = deck.cards[0].number
    edit.press("delete")
    assert isinstance(edit.asked, Push)
    ask = edit.asked.scene
    assert isinstance(ask, ConfirmScene)
    Hand(ask).key(pygame.KSCAN_RETURN)  # the careful answer has the focus
    assert number in [card.number for card in read_again(deck).cards]
    yes = ask.group.named("yes")
    assert yes is not None
    Hand(ask).click(yes.rect.center)
    assert number not in [card.number for card in read_again(deck).cards]
    assert not edit.is_usable("name_en")
    assert not edit.is_usable("attack:0")
    edit.press("undelete")
    assert read_again(deck).cards == deck.cards
    assert edit.is_usable("name_en")


def test_turning_to_another_card_after_deleting_brings_nothing_back(edit: Editing) -> None:
    deck = edit.scene.work.deck
    edit.press("delete")
    assert isinstance(edit.asked, Push)
    assert isinstance(edit.asked.scene, ConfirmScene)
    edit.asked.scene._action()
    edit.press("next")
    edit.press(MORE + "attack:0")
    edit.press("save")
    numbers = [card.number for card in read_again(deck).cards]
    assert numbers == [card.number for card in deck.cards[1:]]


# --- leaving --------------------------------------------------------------------------------------


def question(edit: Editing) -> LeaveScene:
    """Press Esc; what is asked then."""
    asked = edit.key(pygame.KSCAN_ESCAPE)
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, LeaveScene)
    return asked.scene


def leave(edit: Editing, answer: str) -> None:
    """Press Esc and answer the question."""
    ask = question(edit)
    hand = Hand(ask)
    button = ask.group.named(answer)
    assert button is not None
    hand.click(button.rect.center)
    assert isinstance(hand.asked, Pop)
    edit.asked = None
    edit.wait(0.02)


def test_an_unchanged_card_is_left_at_once(edit: Editing) -> None:
    edit.key(pygame.KSCAN_ESCAPE)
    assert isinstance(edit.asked, Pop)


@pytest.mark.parametrize(
    ("answer", "is_left", "is_saved"),
    [("stay", False, False), ("leave", True, False), ("save", True, True)],
)
def test_a_changed_card_is_left_after_a_question(
    edit: Editing, answer: str, is_left: bool, is_saved: bool
) -> None:
    deck = edit.scene.work.deck
    edit.press(MORE + "attack:0")
    leave(edit, answer)
    assert isinstance(edit.asked, Pop) is is_left
    assert (read_again(deck).cards != deck.cards) is is_saved


def test_a_faulty_card_can_only_be_kept_open_or_given_up(edit: Editing) -> None:
    edit.fill("number", "x")
    ask = question(edit)
    assert ask.group.named("save") is None
    assert any("“x” is not a card number" in text for text in words(ask))


def test_the_neighbours_and_a_new_card_are_turned_to(edit: Editing) -> None:
    cards = edit.scene.work.source.cards
    assert not edit.is_usable("previous")
    seen = []
    for name in ("next", "previous", "new", "previous"):
        edit.press(name)
        seen.append(edit.scene.work.own)
    assert seen == [cards[1].number, cards[0].number, None, cards[-1].number]


def test_turning_to_a_neighbour_asks_where_something_would_be_lost(edit: Editing) -> None:
    edit.press(MORE + "attack:0")
    edit.press("next")
    assert isinstance(edit.asked, Push)
    assert edit.scene.work.own == edit.scene.work.source.cards[0].number


# --- looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("tab", ["tab:look", "tab:picture"])
def test_texts_fit_and_fields_keep_apart(size: tuple[int, int], language: str, tab: str) -> None:
    deck = own_deck()
    edit = editor(deck, deck.cards[0], kit=make_kit(size, language))
    edit.press(tab)
    window = Rect((0, 0), size)
    rects = [w.rect for w in edit.scene.group.widgets]
    assert all(window.contains(rect) for rect in rects)
    for place, rect in enumerate(rects):
        assert rect.collidelist(rects[:place]) < 0, edit.scene.group.widgets[place].name
    assert cut_texts(edit.scene) == []


def test_places_follow_the_window_and_the_language(edit: Editing) -> None:
    edit.fill("name_en", "Ace")
    kit = edit.scene.kit
    i18n.set_language("ru")
    kit.fit(Metrics(1024, 768, 1.25))
    edit.scene.layout()
    edit.settle()
    assert edit.scene.work.draft.name_en == "Ace"
    assert edit.scene.faces.shown["large"].get_width() == edit.scene.places.large.width
    assert "Сохранить карту" in words(edit.scene)
