"""The file picker: folders, kinds, a typed path, shortcuts, what was picked lately."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.decks import library, shortcuts
from game.ui.decks.file_picker import FilePickerScene, deck_kinds, picture_kinds
from game.ui.decks.folder_list import FolderFault, Kind, folder_lines
from game.ui.decks.path_entry import meant_path
from game.ui.metrics import Metrics
from game.ui.scene import Pop, Scene, Transition
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit, picture
from tests.ui.words import words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with all sorts of things in it."""
    place = tmp_path / "things"
    for name in ("b folder", "A folder", ".hidden"):
        (place / name).mkdir(parents=True)
    (place / "our-deck").mkdir()
    (place / "our-deck" / "deck.toml").write_text("", encoding="utf-8")
    for name in ("team.csv", "Yard.XLSX", "photo.jpg", "letter.doc", ".secret.csv"):
        (place / name).write_text("x", encoding="utf-8")
    return place


def open_picker(start: Path, picked: list[Path]) -> tuple[FilePickerScene, Stack]:
    def choose(path: Path) -> Transition:
        picked.append(path)
        return Pop()

    kit = make_kit()
    scene = FilePickerScene(
        kit, "Add a deck", deck_kinds(), choose, start=start, starter=library.write_starter
    )
    return scene, Stack(Scene(kit), scene)


def shown(scene: FilePickerScene) -> list[str]:
    return [line.name for line in scene.rows.lines]


def test_folders_come_first_then_files_of_the_kinds(folder: Path) -> None:
    lines = folder_lines(folder, deck_kinds())
    assert not isinstance(lines, FolderFault)
    assert [(line.name, line.kind) for line in lines] == [
        ("A folder", Kind.FOLDER),
        ("b folder", Kind.FOLDER),
        ("our-deck", Kind.DECK),
        ("team.csv", Kind.FILE),
        ("Yard.XLSX", Kind.FILE),
    ]
    pictures = folder_lines(folder, picture_kinds())
    assert not isinstance(pictures, FolderFault)
    assert [line.name for line in pictures if line.kind is Kind.FILE] == ["photo.jpg"]
    assert all(line.kind is not Kind.DECK for line in pictures)


def test_what_cannot_be_read_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder_lines(folder / "nowhere", deck_kinds()) is FolderFault.MISSING
    assert folder_lines(folder / "team.csv", deck_kinds()) is FolderFault.MISSING
    assert folder_lines(Path("a\0b"), deck_kinds()) is FolderFault.MISSING
    for error, fault in ((PermissionError, FolderFault.CLOSED), (OSError, FolderFault.UNREADABLE)):

        def refuse(_path: object, error: type[OSError] = error) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(os, "scandir", refuse)
            assert folder_lines(folder, deck_kinds()) is fault


def test_by_keys_alone(folder: Path) -> None:
    picked: list[Path] = []
    scene, stack = open_picker(folder, picked)
    stack.key(pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert scene.folder == folder / "b folder"
    assert "Nothing here can be taken." in words(scene)
    stack.key(pygame.KSCAN_TAB)
    while scene.group.focus is not scene.group.named("up"):
        stack.key(pygame.KSCAN_TAB)
    stack.key(pygame.KSCAN_RETURN)
    assert scene.folder == folder
    line = scene.rows.line
    assert line is not None
    assert line.name == "b folder", "where one came from is chosen"
    stack.key(pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert picked == [folder / "team.csv"]
    assert len(stack.scenes) == 1


def test_backspace_leads_up_and_esc_out(folder: Path) -> None:
    scene, stack = open_picker(folder / "our-deck" / "..", [])
    scene.enter(folder)
    stack.key(pygame.KSCAN_BACKSPACE)
    assert scene.folder == folder.parent
    stack.key(pygame.KSCAN_ESCAPE)
    assert len(stack.scenes) == 1


def test_by_mouse_alone(folder: Path) -> None:
    picked: list[Path] = []
    scene, stack = open_picker(folder, picked)
    stack.click(scene.rows.row(1).center)
    assert scene.folder == folder, "one click only chooses"
    stack.click(scene.rows.row(1).center)
    assert scene.folder == folder / "b folder"
    stack.press("up")
    stack.click(scene.rows.row(2).center)
    stack.press("choose")
    assert picked == [folder / "our-deck"], "a folder that holds a deck is picked whole"


def test_a_typed_path_leads_to_a_folder_or_picks_a_file(folder: Path) -> None:
    picked: list[Path] = []
    scene, stack = open_picker(folder.parent, picked)
    scene.group.focus = scene.group.named("path")
    scene.entry.value = ""
    stack.type(str(folder))
    stack.press("go")
    assert scene.folder == folder
    scene.group.focus = scene.group.named("path")
    scene.entry.value = ""
    stack.type("letter.doc")
    stack.key(pygame.KSCAN_RETURN)
    assert picked == [folder / "letter.doc"], "what is wrong with it is said by the import"


def test_a_path_that_is_nowhere_is_said(folder: Path) -> None:
    scene, stack = open_picker(folder, [])
    scene.group.focus = scene.group.named("path")
    stack.type("-nowhere")
    stack.key(pygame.KSCAN_RETURN)
    assert "There is no such folder." in words(scene)


def test_a_path_is_pasted_in_place_of_the_old_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picked: list[Path] = []
    scene, stack = open_picker(folder.parent, picked)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f'"{folder / "team.csv"}"\r\nmore')
    scene.group.focus = scene.group.named("path")
    stack.key(pygame.KSCAN_V, mod=pygame.KMOD_CTRL)
    assert scene.entry.value == f'"{folder / "team.csv"}"'
    stack.key(pygame.KSCAN_RETURN)
    assert picked == [folder / "team.csv"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("team.csv", "/home/ann/team.csv"),
        ('"/a b/c.zip"', "/a b/c.zip"),
        ("«/a/c.zip»", "/a/c.zip"),
        ("file:///a%20b/c.zip", "/a b/c.zip"),
        ("  /a  ", "/a"),
    ],
)
def test_paths_are_understood_as_people_paste_them(text: str, meant: str) -> None:
    assert meant_path(text, Path("/home/ann")) == Path(meant)


def test_home_is_understood() -> None:
    assert meant_path("~/x.csv", Path("/")) == shortcuts.home() / "x.csv"


def test_what_was_picked_lately_is_offered(folder: Path) -> None:
    picked: list[Path] = []
    scene, stack = open_picker(folder, picked)
    stack.press("choose")
    scene._pick(folder / "team.csv")
    scene._pick(folder / "Yard.XLSX")
    scene._pick(folder / "team.csv")
    assert shortcuts.recent() == [folder / "team.csv", folder / "Yard.XLSX"]
    kit = make_kit()
    again = FilePickerScene(kit, "Add", deck_kinds(), picked.append)
    assert again.folder == folder
    assert {"team.csv", "Yard.XLSX", "LATELY"} <= set(words(again))
    Stack(Scene(kit), again).press("recent:1")
    assert picked[-1] == folder / "Yard.XLSX"


def test_a_damaged_list_of_late_files_is_empty() -> None:
    for data in (b"{", b"7", b'{"a": 1}', b'[1, null, ""]', b"\xff"):
        shortcuts._recent_file().write_bytes(data)
        assert shortcuts.recent() == []


def test_shortcuts_lead_home(folder: Path) -> None:
    scene, stack = open_picker(folder, [])
    stack.press("place:0")
    assert scene.folder == shortcuts.home()


def test_a_dropped_file_is_picked(folder: Path) -> None:
    picked: list[Path] = []
    _scene, stack = open_picker(folder, picked)
    stack.send(Event(pygame.DROPFILE, file=str(folder / "team.csv")))
    assert picked == [folder / "team.csv"]


def test_a_starter_spreadsheet_is_written_chosen_and_sound(folder: Path) -> None:
    from game.cards.importing import read_deck

    scene, stack = open_picker(folder, [])
    for name in ("My deck.xlsx", "My deck 2.xlsx"):
        stack.press("starter")
        line = scene.rows.line
        assert line is not None
        assert line.name == name
        assert len(read_deck(line.path).deck.cards) >= 5
    assert "My deck.xlsx" in scene.kit.notices[0]


def test_a_folder_that_refuses_a_starter_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, stack = open_picker(folder, [])
    scene._starter = lambda _folder: None
    stack.press("starter")
    assert scene.kit.notices == ["No file could be saved in this folder."]


def test_long_folders_scroll(tmp_path: Path) -> None:
    for place in range(300):
        (tmp_path / f"{place:03}.csv").write_text("", encoding="utf-8")
    scene, stack = open_picker(tmp_path, [])
    few = len(picture(scene).items)
    stack.send(Event(pygame.MOUSEWHEEL, y=-10, x=0))
    stack.settle()
    assert scene.rows.scroll.offset > 0
    assert len(picture(scene).items) <= few + 8
    stack.key(pygame.KSCAN_END)
    stack.settle()
    line = scene.rows.line
    assert line is not None
    assert line.name == "299.csv"
    assert scene.rows.rect.contains(scene.rows.row(299))


def test_a_long_path_shows_its_end(tmp_path: Path) -> None:
    deep = tmp_path / ("x" * 100) / ("y" * 100)
    deep.mkdir(parents=True)
    scene, _stack = open_picker(deep, [])
    text = next(text for text in words(scene) if text.endswith("yyy"))
    assert len(text) < len(str(deep))


@pytest.mark.parametrize("language", ["ru", "en", "pseudo"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1440, 1080), (2560, 1080)])
def test_widgets_never_overlap_or_leave_the_window(
    size: tuple[int, int], language: str, folder: Path
) -> None:
    kit = make_kit(size, language)
    for scale in (1.0, 1.5):
        kit.fit(Metrics(*size, scale))
        scene = FilePickerScene(
            kit, "Add a deck", deck_kinds(), lambda _path: None, start=folder,
            starter=library.write_starter,
        )  # fmt: skip
        window = Rect((0, 0), size)
        rects = {widget.name: widget.rect for widget in scene.group.widgets}
        assert all(window.contains(rect) for rect in rects.values())
        pairs = [(a, b) for a in rects for b in rects if a < b and rects[a].colliderect(rects[b])]
        assert pairs == []
