"""The card editor's faces and own pictures: chosen, cropped, undone, told when broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.cards.model import Focus
from game.ui.decks.editor_field import LESS, MORE
from game.ui.decks.file_picker import FilePickerScene
from game.ui.scene import Pop, Push
from tests.ui.desk import picture
from tests.ui.editor_desk import Editing, editor, own_deck, picture_file, read_again
from tests.ui.words import words


@pytest.fixture
def edit() -> Iterator[Editing]:
    deck = own_deck()
    hand = editor(deck, deck.cards[0])
    yield hand
    hand.scene.faces.stop()


def test_the_faces_follow_what_is_changed(edit: Editing) -> None:
    edit.settle()
    before = dict(edit.scene.faces.shown)
    assert set(before) == {"large", "hand", "bench"}
    edit.press("skin:4")
    edit.press("hair_color:4")
    edit.settle()
    after = edit.scene.faces.shown
    places = edit.scene.places
    for place, rect in (("large", places.large), ("hand", places.hand), ("bench", places.bench)):
        assert after[place].get_width() == rect.width
        assert pygame.image.tobytes(after[place], "RGB") != pygame.image.tobytes(
            before[place], "RGB"
        )


def test_the_faces_languages_are_swapped_by_a_click(edit: Editing) -> None:
    assert edit.scene.languages == ("en", "ru")
    edit.press("swap")
    assert edit.scene.languages == ("ru", "en")


def test_frames_are_the_same_surfaces_while_nothing_changes(edit: Editing) -> None:
    edit.settle()
    one, two = picture(edit.scene), picture(edit.scene)
    assert [id(item[0]) for item in one.items] == [id(item[0]) for item in two.items]
    assert not edit.scene.is_moving


def test_every_feature_of_the_face_can_be_chosen(edit: Editing) -> None:
    before = edit.scene.work.draft.look
    for name in ("skin:3", "hair_color:5", "brows:angry", "mouth:smile"):
        edit.press(name)
    for name in ("wears:beard", "wears:headband", "wears:glasses"):
        edit.press(name)
    edit.press(MORE + "hair")
    edit.press(LESS + "width")
    look = edit.scene.work.draft.look
    assert (look.skin, look.hair_color, look.angry_brows) == (3, 5, True)
    assert look.mouth == "smile"
    assert look.beard is not before.beard
    assert look.headband is not before.headband
    assert look.glasses is not before.glasses
    assert look.hair is not before.hair
    assert round(look.width * 100) == round(before.width * 100) - 1
    edit.press("chance")
    assert edit.scene.work.draft.look != look


def test_a_dropped_picture_is_shown_cropped_and_saved(edit: Editing, tmp_path: Path) -> None:
    edit.drop(picture_file(tmp_path))
    edit.settle()
    crop = edit.scene.crop
    assert crop.is_there
    shown = crop.shown(edit.scene.work.draft.focus)
    edit.drag(shown.center, (shown.centerx, shown.centery + shown.height // 3))
    moved = edit.scene.work.draft.focus
    assert moved.y > Focus().y
    edit.move(crop.place.center)
    edit.wheel(2)
    assert edit.scene.work.draft.focus.zoom == 120
    edit.press("save")
    card = read_again(edit.scene.work.deck).cards[0]
    assert card.picture is not None
    assert card.focus == replace(moved, zoom=120)


def test_one_drag_is_one_step_to_undo(edit: Editing, tmp_path: Path) -> None:
    edit.drop(picture_file(tmp_path))
    edit.settle()
    shown = edit.scene.crop.shown(edit.scene.work.draft.focus)
    edit.drag(shown.center, (shown.centerx, shown.bottom))
    edit.control(pygame.KSCAN_Z)
    assert edit.scene.work.draft.focus == Focus()
    edit.control(pygame.KSCAN_Z)
    assert edit.scene.work.draft.picture is None
    assert not edit.scene.is_picture_tab


def test_the_crop_is_moved_by_arrows_and_never_beyond_the_picture(
    edit: Editing, tmp_path: Path
) -> None:
    edit.drop(picture_file(tmp_path))
    edit.settle()
    while (focus := edit.scene.group.focus) is None or focus.name != "crop":
        edit.key(pygame.KSCAN_TAB)
    edit.key(pygame.KSCAN_DOWN)
    assert edit.scene.work.draft.focus.y > 40
    for _ in range(90):
        edit.key(pygame.KSCAN_UP)
    shown = edit.scene.crop.shown(edit.scene.work.draft.focus)
    assert abs(shown.top - edit.scene.crop.place.top) <= 1
    edit.key(pygame.KSCAN_DOWN)
    assert edit.scene.crop.shown(edit.scene.work.draft.focus).top > shown.top


def test_a_broken_picture_is_told_and_the_drawn_face_shown(edit: Editing, tmp_path: Path) -> None:
    file = picture_file(tmp_path)
    file.write_bytes(file.read_bytes()[:200])
    edit.drop(file)
    edit.settle()
    assert any("photo.png is damaged" in text for text in words(edit.scene))
    assert edit.scene.faces.shown
    assert not edit.is_usable("save")


def test_a_picture_that_the_deck_just_moved_is_not_called_missing(
    edit: Editing, tmp_path: Path
) -> None:
    file = picture_file(tmp_path)
    edit.drop(file)
    edit.settle()
    edit.scene.faces.broken = [(file, "missing"), (tmp_path / "other.png", "unreadable")]
    edit.scene._take_pictures()
    assert edit.scene.work.checked.faults == {}


def test_a_file_that_is_no_picture_changes_nothing(edit: Editing, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("nothing", encoding="utf-8")
    before = edit.scene.work.draft
    edit.drop(file)
    assert edit.scene.work.draft == before
    assert "notes.txt is not a PNG, JPEG or WebP picture." in edit.scene.picture_trouble


def test_a_picture_is_chosen_among_the_files(edit: Editing, tmp_path: Path) -> None:
    file = picture_file(tmp_path)
    edit.press("tab:picture")
    edit.press("choose")
    assert isinstance(edit.asked, Push)
    picker = edit.asked.scene
    assert isinstance(picker, FilePickerScene)
    assert isinstance(picker._choose(file), Pop)
    assert edit.scene.work.draft.picture == file


def test_the_tab_turns_between_picture_and_drawn_face(edit: Editing, tmp_path: Path) -> None:
    edit.drop(picture_file(tmp_path))
    edit.press("tab:look")
    assert edit.scene.work.draft.picture is None
    assert edit.is_usable("skin:0")
    edit.press("tab:picture")
    assert edit.scene.work.draft.picture is not None
