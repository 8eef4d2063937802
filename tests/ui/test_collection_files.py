"""Lists that come into a collection, and collections that go out, as files."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import paths
from game.people import shelf
from game.people.collection import Collection
from game.ui.decks.file_picker import FilePickerScene
from game.ui.message import MessageScene
from game.ui.people import exporting
from game.ui.people.export_sheet import ExportSheet
from game.ui.people.exporting import file_name
from game.ui.people.listing_sheet import ListingSheet
from game.ui.printing import opening
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit
from tests.ui.people_desk import drop, numbers_owned, open_collection, person_with, ref
from tests.ui.words import words


def listing(stack: Stack) -> ListingSheet:
    assert isinstance(stack.top, ListingSheet)
    return stack.top


def told(stack: Stack) -> str:
    assert isinstance(stack.top, MessageScene)
    return " ".join(stack.top.paragraphs)


def test_a_dropped_list_shows_what_changes_before_it_is_added(tmp_path: Path) -> None:
    person = person_with("Alina", "1.1.001", "1.1.002")
    _scene, stack = open_collection(person)
    file = tmp_path / "mine.csv"
    file.write_text("Number,Count\n1.1.002,3\n1.1.003,1\n1.9.009,1\n1.1.004,lots\n")
    drop(stack, file)
    said = list(listing(stack).paragraphs)
    assert "In the list: 2 cards." in said
    assert "Add: 1 new, 1 in more copies." in said
    assert "Replace all: only what is listed stays; 1 card goes." in said
    assert "2 places were not understood:" in said
    assert any("line 4" in line and "1.9.009" in line for line in said)
    assert any("line 5" in line and "lots" in line for line in said)
    assert numbers_owned(person) == ["1.1.001", "1.1.002"]
    stack.press("add")
    owned = shelf.collection(person)
    assert [owned.count(ref(f"1.1.00{n}")) for n in (1, 2, 3)] == [1, 3, 1]


def test_the_same_list_twice_adds_nothing(tmp_path: Path) -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    file = tmp_path / "mine.csv"
    file.write_text("1.1.002;3\n1.1.003\n")
    for _ in range(2):
        drop(stack, file)
        stack.press("add")
    assert shelf.collection(person).count(ref("1.1.002")) == 3
    drop(stack, file)
    assert "Add: nothing changes, all of it is owned already." in listing(stack).paragraphs
    assert scene.holding.can_undo


def test_a_list_takes_the_place_of_all_and_that_is_taken_back(tmp_path: Path) -> None:
    person = person_with("Alina", "1.1.001", "1.1.002")
    _scene, stack = open_collection(person)
    file = tmp_path / "mine.txt"
    file.write_text("1.1.009\n")
    drop(stack, file)
    stack.press("replace")
    assert numbers_owned(person) == ["1.1.009"]
    stack.key(pygame.KSCAN_Z, mod=pygame.KMOD_CTRL)
    assert numbers_owned(person) == ["1.1.001", "1.1.002"]


def test_a_list_called_off_changes_nothing(tmp_path: Path) -> None:
    person = person_with("Alina", "1.1.001")
    _scene, stack = open_collection(person)
    file = tmp_path / "mine.txt"
    file.write_text("1.1.009\n")
    drop(stack, file)
    stack.key(pygame.KSCAN_ESCAPE)
    assert numbers_owned(person) == ["1.1.001"]


def test_two_dropped_files_come_one_after_the_other(tmp_path: Path) -> None:
    person = person_with("Alina")
    scene, stack = open_collection(person)
    for name, number in (("a.csv", "1.1.001"), ("b.csv", "1.1.002")):
        (tmp_path / name).write_text(number)
        stack.send(Event(pygame.DROPFILE, file=str(tmp_path / name)))
    for _ in range(2):
        stack.follow(stack.top.update(0.02))
        stack.press("add")
    assert numbers_owned(person) == ["1.1.001", "1.1.002"]
    assert not scene.inbox


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\x00\x01\x02\xff" * 300, b"{", b'{"format": "baskettoria-roster"}', b"[1, 2",
        b"PK\x03\x04" + b"\x00" * 200, "номер\nнет такой".encode("cp1251"), b"\xff\xfe",
    ],
)  # fmt: skip
def test_a_file_that_is_no_list_is_told_in_words(tmp_path: Path, data: bytes) -> None:
    person = person_with("Alina", "1.1.001")
    _scene, stack = open_collection(person)
    file = tmp_path / "thing.csv"
    file.write_bytes(data)
    drop(stack, file)
    assert len(told(stack)) > 15
    stack.key(pygame.KSCAN_RETURN)
    assert numbers_owned(person) == ["1.1.001"]


def test_a_file_that_is_gone_and_a_folder_are_told(tmp_path: Path) -> None:
    _scene, stack = open_collection(person_with("Alina"))
    for path in (tmp_path / "gone.csv", tmp_path):
        drop(stack, path)
        assert told(stack) == "The file cannot be read: the system refuses."
        stack.key(pygame.KSCAN_RETURN)


def test_a_list_is_picked_by_keys_alone(tmp_path: Path) -> None:
    person = person_with("Alina")
    _scene, stack = open_collection(person)
    file = tmp_path / "mine.csv"
    file.write_text("1.1.001-1.1.003\n")
    stack.press("import")
    picker = stack.top
    assert isinstance(picker, FilePickerScene)
    picker.entry.value = str(file)
    picker.group.focus = picker.entry
    stack.key(pygame.KSCAN_RETURN)
    stack.follow(stack.top.update(0.02))
    listing(stack)
    stack.key(pygame.KSCAN_RETURN)
    assert numbers_owned(person) == ["1.1.001", "1.1.002", "1.1.003"]


def test_cards_of_a_deck_that_is_not_here_come_in_and_are_told(tmp_path: Path) -> None:
    boris, alina = person_with("Boris"), person_with("Alina")
    owned = Collection().with_counts({ref("1.1.001"): 2, ref("5.5.005", "xyz"): 3})
    shelf.save_collection(boris, owned)
    files = exporting.export(boris, owned, make_kit().catalog.decks)
    _scene, stack = open_collection(alina)
    drop(stack, files[0])
    assert any("“xyz”" in line for line in listing(stack).paragraphs)
    stack.press("add")
    assert shelf.collection(alina) == owned


@pytest.mark.parametrize("suffix", [".json", ".csv"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_exported_comes_into_another_collection_the_same(
    suffix: str, language: str
) -> None:
    boris, alina = person_with("Борис"), person_with("Алина")
    kit = make_kit(language=language)
    counts = {ref(str(card.number)): 1 + n % 4 for n, card in enumerate(kit.catalog.decks[0].cards)}
    shelf.save_collection(boris, Collection().with_counts(counts))
    _scene, stack = open_collection(boris, kit)
    stack.press("export")
    assert isinstance(stack.top, ExportSheet)
    file = next(each for each in stack.top.files if each.suffix == suffix)
    _other, stack = open_collection(alina, kit)
    drop(stack, file)
    stack.press("add")
    assert shelf.collection(alina) == shelf.collection(boris)


def test_an_export_tells_where_it_is_and_replaces_nothing() -> None:
    person = person_with("Alina", "1.1.001")
    _scene, stack = open_collection(person)
    stack.press("export")
    assert isinstance(stack.top, ExportSheet)
    first = stack.top.files
    said = " ".join(words(stack.top))
    assert all(file.exists() and file.name in said for file in first)
    before = [file.read_bytes() for file in first]
    stack.press("close")
    stack.press("export")
    assert isinstance(stack.top, ExportSheet)
    assert not set(first) & set(stack.top.files)
    assert [file.read_bytes() for file in first] == before


def test_an_export_that_no_folder_takes_is_told(home: Path) -> None:
    person = person_with("Alina", "1.1.001")
    _scene, stack = open_collection(person)
    place = paths.user_exports()[0]
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("a file where the folder should be")
    stack.press("export")
    assert "Could not save" in told(stack)
    assert home in place.parents


def test_the_folder_is_opened_and_where_that_fails_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "opened", lambda _folder: False)
    scene, stack = open_collection(person_with("Alina", "1.1.001"))
    stack.press("export")
    stack.press("open")
    stack.settle()
    assert any("could not be opened" in notice for notice in scene.kit.notices)
    assert isinstance(stack.top, ExportSheet)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Alina", "Collection Alina"), ('a/b\\c:"d"', "Collection a b c d"),
        ("...", "Collection"), ("Ё", "Collection Ё"), ("x" * 200, "Collection " + "x" * 60),
    ],
)  # fmt: skip
def test_files_have_names_that_every_system_takes(name: str, file: str) -> None:
    assert file_name(name) == file
