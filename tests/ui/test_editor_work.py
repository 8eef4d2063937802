from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from game.cards.catalog import own_decks, read_catalog
from game.cards.model import Deck, DeckCard, Focus
from game.store import StoreCode, StoreFault
from game.ui.decks import library
from game.ui.decks.editor_deck import numbered
from game.ui.decks.editor_work import CardWork
from tests.ui.desk import catalog
from tests.ui.editor_desk import own_deck, picture_file, read_again


def work_on(deck: Deck, card: DeckCard | None = None) -> CardWork:
    return CardWork(deck, read_catalog(), card, rng=Random(3))


def stored(work: CardWork) -> DeckCard:
    assert work.own is not None
    card = numbered(read_again(work.deck), work.own)
    assert card is not None
    return card


def test_a_new_card_is_saved_and_read_again_equal() -> None:
    deck = own_deck()
    work = work_on(deck)
    work.change(name_ru="Туз", name_en="Ace", attack=(10, 1, 99, 7), card_class=3)
    wanted = work.checked.card
    work.save()
    assert stored(work) == wanted
    assert len(read_again(deck).cards) == len(deck.cards) + 1
    assert not work.is_changed


def test_a_changed_card_takes_its_own_place() -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[3])
    work.change(name_en="Other", number="8.8.888")
    work.save()
    after = read_again(deck)
    assert len(after.cards) == len(deck.cards)
    assert stored(work).names["en"] == "Other"
    assert numbered(after, deck.cards[3].number) is None


def test_a_deck_that_was_changed_meanwhile_is_taken_as_it_is_now() -> None:
    deck = own_deck()
    other = work_on(deck, deck.cards[1])
    other.delete()
    work = work_on(deck, deck.cards[0])
    work.change(name_en="Mine")
    work.save()
    assert numbered(read_again(deck), deck.cards[1].number) is None


def test_a_shipped_card_goes_into_a_copy_and_the_shipped_deck_stays() -> None:
    shipped = catalog().decks[0]
    work = work_on(shipped, shipped.cards[5])
    work.change(name_en="Mine")
    assert work.makes_copy
    work.save()
    copy = read_again(work.deck)
    assert library.is_own(copy)
    assert copy.names == {"ru": "Мои карты", "en": "My cards"}
    assert len(copy.cards) == len(shipped.cards)
    assert copy.cards[5].names["en"] == "Mine"
    assert catalog().decks[0].cards[5].names["en"] != "Mine"
    assert copy.folder not in (None, shipped.folder)


def test_the_copy_that_is_there_is_used_again() -> None:
    shipped = catalog().decks[0]
    first = work_on(shipped, shipped.cards[5])
    first.change(name_en="Mine")
    first.save()
    second = work_on(shipped, shipped.cards[6])
    second.change(name_en="Mine too")
    second.save()
    assert second.deck.folder == first.deck.folder
    names = [card.names["en"] for card in read_again(second.deck).cards]
    assert {"Mine", "Mine too"} <= set(names)
    assert len(names) == len(shipped.cards)


def test_a_card_that_was_changed_in_the_copy_is_not_overwritten_from_the_shipped_deck() -> None:
    shipped = catalog().decks[0]
    first = work_on(shipped, shipped.cards[5])
    first.change(name_en="Mine")
    first.save()
    again = work_on(shipped, shipped.cards[5])
    assert again.checked.faults["number"] == "Taken by Mine."
    again.take_next_number()
    again.save()
    names = [card.names["en"] for card in read_again(again.deck).cards]
    assert "Mine" in names
    assert shipped.cards[5].names["en"] in names


def test_a_folder_that_is_in_the_way_of_the_copy_is_left_alone() -> None:
    broken = own_decks() / "my-cards"
    broken.mkdir(parents=True)
    (broken / "deck.toml").write_text("?", encoding="utf-8")
    shipped = catalog().decks[0]
    work = work_on(shipped, shipped.cards[0])
    work.change(name_en="Mine")
    work.save()
    assert work.deck.folder.name == "my-cards-2"
    assert (broken / "deck.toml").read_text(encoding="utf-8") == "?"


def test_nothing_is_lost_where_the_disk_is_full() -> None:
    deck = own_deck()

    def full(_deck: Deck, folder: Path) -> Deck:
        raise StoreFault(StoreCode.DISK_FULL, folder)

    work = CardWork(deck, read_catalog(), deck.cards[0], rng=Random(1), write=full)
    work.change(name_en="Kept")
    with pytest.raises(StoreFault):
        work.save()
    assert work.draft.name_en == "Kept"
    assert work.can_save
    with pytest.raises(StoreFault):
        work.delete()
    assert not work.draft.is_deleted
    assert read_again(deck) == deck


def test_a_deleted_card_comes_back_by_undoing() -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[2])
    work.delete()
    assert numbered(read_again(deck), deck.cards[2].number) is None
    assert not work.is_changed
    work.undo()
    assert read_again(deck).cards == deck.cards
    assert not work.is_changed
    work.redo()
    assert work.draft.is_deleted
    assert numbered(read_again(deck), deck.cards[2].number) is None


def test_a_deleted_cards_picture_comes_back_too(tmp_path: Path) -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[2])
    assert work.use_picture(picture_file(tmp_path)) is None
    work.save()
    before = Image.open(picture_of(work)).tobytes()
    work.delete()
    work.undo()
    assert Image.open(picture_of(work)).tobytes() == before


def picture_of(work: CardWork) -> Path:
    picture = stored(work).picture
    assert picture is not None
    return picture


def test_the_last_card_of_a_deck_cannot_be_deleted() -> None:
    deck = own_deck(1)
    assert not work_on(deck, deck.cards[0]).can_delete


def test_a_shipped_card_cannot_be_deleted() -> None:
    shipped = catalog().decks[0]
    assert not work_on(shipped, shipped.cards[0]).can_delete


def test_a_picture_is_saved_with_its_crop_inside_the_deck(tmp_path: Path) -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[0])
    work.use_picture(picture_file(tmp_path))
    work.change(focus=Focus(20, 70, 150))
    work.save()
    card = stored(work)
    assert card.focus == Focus(20, 70, 150)
    assert picture_of(work).is_relative_to(deck.folder)


def test_undoing_after_saving_finds_the_earlier_picture(tmp_path: Path) -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[0])
    tall = picture_file(tmp_path, (30, 60))
    wide = picture_file(tmp_path, (90, 40), "other.png")
    work.use_picture(tall)
    work.save()
    work.use_picture(wide)
    work.save()
    assert Image.open(picture_of(work)).size == (90, 40)
    work.undo()
    assert work.is_changed
    work.save()
    assert Image.open(picture_of(work)).size == (30, 60)
    work.undo()
    work.save()
    assert stored(work).picture is None


_HUGE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + b"\x7f\xff\xff\xff" * 2 + b"\x08\x02\x00\x00\x00"


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("none.png", None, "PICTURE_MISSING"),
        ("text.png", b"hello, I am no picture at all", "PICTURE_NOT_IMAGE"),
        ("huge.png", _HUGE, "PICTURE_TOO_LARGE"),
    ],
)
def test_a_file_that_is_no_picture_is_refused_by_name(
    tmp_path: Path, name: str, data: bytes | None, said: str
) -> None:
    file = tmp_path / name
    if data is not None:
        file.write_bytes(data)
    deck = own_deck()
    work = work_on(deck, deck.cards[0])
    fault = work.use_picture(file)
    assert fault is not None
    assert fault.code.name == said
    assert fault.params["found"] == name
    assert work.draft.picture is None
    assert not work.history.can_undo


def test_a_picture_found_broken_keeps_the_card_from_being_saved(tmp_path: Path) -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[0])
    file = picture_file(tmp_path)
    work.use_picture(file)
    picture = work.draft.picture
    assert picture is not None
    work.break_picture(picture, "unreadable")
    assert "photo.png" in work.checked.faults["picture"]
    assert work.checked.preview.picture is None
    assert not work.can_save
    work.undo()
    assert not work.checked.faults


def test_the_drawn_face_and_the_picture_can_be_turned_between(tmp_path: Path) -> None:
    deck = own_deck()
    work = work_on(deck, deck.cards[0])
    work.use_picture(picture_file(tmp_path))
    work.change(focus=Focus(10, 20, 200))
    work.drop_picture()
    assert work.draft.picture is None
    work.recall_picture()
    assert work.draft.focus == Focus(10, 20, 200)
    assert replace(work.draft, picture=None, focus=Focus()).look == deck.cards[0].look
