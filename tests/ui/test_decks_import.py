"""How decks come in and go: drops, faults in words, the question, removal."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import i18n, store
from game.cards import importing
from game.cards.catalog import load_catalog, own_decks, read_catalog
from game.cards.fault import DeckFaults
from game.ui.decks import library
from game.ui.decks.browser import DecksScene
from game.ui.decks.fault_sheet import FaultSheet, fault_lines
from game.ui.decks.import_scene import ConflictSheet, ImportScene
from game.ui.message import ConfirmScene, MessageScene
from game.ui.setup import SetupScene
from tests.ui import program
from tests.ui.decks_desk import HEAD, Stack, open_decks, write_table
from tests.ui.desk import make_kit
from tests.ui.words import words


def drop(stack: Stack, file: Path) -> None:
    """Drop a file on the window and wait until its import says something."""
    stack.send(Event(pygame.DROPFILE, file=str(file)))
    come_in(stack)


def come_in(stack: Stack) -> None:
    end = time.monotonic() + 20
    stack.follow(stack.top.update(0.02))
    while isinstance(stack.top, ImportScene):
        assert time.monotonic() < end
        time.sleep(0.005)
        stack.follow(stack.top.update(0.02))


def tabs(scene: DecksScene) -> list[str]:
    return [w.text for w in scene.group.widgets if w.name.startswith("deck:")]


def bring(tmp_path: Path, name: str = "Our yard", count: int = 3) -> tuple[DecksScene, Stack]:
    scene, stack = open_decks()
    drop(stack, write_table(tmp_path / f"{name}.csv", count))
    if isinstance(stack.top, MessageScene):
        stack.press("close")
    return scene, stack


def test_a_dropped_spreadsheet_becomes_a_deck_that_is_shown(tmp_path: Path) -> None:
    scene, _stack = bring(tmp_path)
    assert scene.deck is not None
    assert scene.deck.names["en"] == "Our yard"
    assert tabs(scene) == ["First Series · 72", "Our yard · 3"]
    assert [card.names["en"] for card in scene.grid.cards] == ["Card 1", "Card 2", "Card 3"]
    again = load_catalog([own_decks()])
    assert [deck.names["en"] for deck in again.decks] == ["Our yard"]


def test_what_was_made_up_is_told_once_it_is_in(tmp_path: Path) -> None:
    scene, stack = open_decks()
    drop(stack, write_table(tmp_path / "team.csv"))
    assert isinstance(stack.top, MessageScene)
    assert stack.top.paragraphs[0].startswith("team: 3 cards, 1 club")
    assert len(stack.top.paragraphs) > 1
    assert stack.scenes[0] is scene


def test_a_new_deck_can_be_played_with(tmp_path: Path) -> None:
    scene, _stack = bring(tmp_path, count=12)
    setup = SetupScene(scene.kit, lambda kit: SetupScene(kit, lambda _kit: scene))
    assert setup.group.named("deck") is not None
    setup.choose_deck()
    assert setup.choices is not None
    assert setup.choices.deck.names["en"] == "Our yard"


def test_two_decks_may_share_a_number(tmp_path: Path) -> None:
    scene, stack = open_decks()
    file = tmp_path / "same.csv"
    file.write_text(f"{HEAD}\n1.1.001,Double,Yard,1,2,3,4,5,6,7,8", encoding="utf-8")
    drop(stack, file)
    first = [deck.cards[0] for deck in scene.kit.catalog.decks]
    assert [card.names["en"] for card in first] == ["Marshal", "Double"]
    assert len({card.number for card in first}) == 1


def test_faults_are_told_in_words_and_nothing_comes_in(tmp_path: Path) -> None:
    scene, stack = open_decks()
    drop(stack, write_table(tmp_path / "bad.csv", value="x"))
    assert isinstance(stack.top, FaultSheet)
    said = " ".join(words(stack.top))
    assert "3 faults:" in said
    assert "bad.csv, row 2, Three-pointer: “x” is not a whole number." in said
    assert not own_decks().exists() or not list(own_decks().iterdir())
    stack.press("close")
    assert stack.scenes == [scene]
    assert tabs(scene) == ["First Series · 72"]


def test_faults_are_saved_as_text_beside_the_file_and_never_over_another(tmp_path: Path) -> None:
    _scene, stack = open_decks()
    drop(stack, write_table(tmp_path / "bad.csv", value="x"))
    stack.press("save")
    first = tmp_path / "bad - faults.txt"
    text = first.read_text(encoding="utf-8-sig")
    assert "row 4, Three-pointer" in text
    stack.press("save")
    assert (tmp_path / "bad - faults 2.txt").read_text(encoding="utf-8-sig") == text
    assert first.name in stack.top.kit.notices[0]


def test_where_the_folder_refuses_the_list_goes_to_the_players_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _scene, stack = open_decks()
    file = write_table(tmp_path / "bad.csv", value="x")
    drop(stack, file)
    write = Path.write_text

    def refuse(path: Path, *args: str, **named: str) -> int:
        if path.parent == tmp_path:
            raise PermissionError
        return write(path, *args, **named)

    monkeypatch.setattr(Path, "write_text", refuse)
    stack.press("save")
    from game import paths

    assert (paths.user_data() / "bad - faults.txt").is_file()


def test_very_many_faults_are_cut_short_on_the_screen(tmp_path: Path) -> None:
    file = write_table(tmp_path / "bad.csv", 500, value="x")
    with pytest.raises(DeckFaults) as found:
        importing.read_deck(file)
    lines = fault_lines(found.value.faults)
    assert len(lines) == 302
    assert lines[0] == "500 faults:"
    assert lines[-1].startswith("… and 200 more")


@pytest.mark.parametrize(("answer", "decks"), [("both", 2), ("replace", 1), ("cancel", 1)])
def test_importing_twice_asks(tmp_path: Path, answer: str, decks: int) -> None:
    scene, stack = bring(tmp_path)
    drop(stack, write_table(tmp_path / "Our yard.csv", 5))
    assert isinstance(stack.top, ConflictSheet)
    assert any("Our yard" in text for text in words(stack.top))
    stack.press(answer)
    come_in(stack)
    if isinstance(stack.top, MessageScene):
        stack.press("close")
    own = load_catalog([own_decks()]).decks
    assert len(own) == decks
    counts = {"both": [3, 5], "replace": [5], "cancel": [3]}[answer]
    assert sorted(len(deck.cards) for deck in own) == counts
    assert stack.scenes == [scene]
    assert len(tabs(scene)) == decks + 1


def test_esc_answers_the_question_with_neither(tmp_path: Path) -> None:
    scene, stack = bring(tmp_path)
    drop(stack, write_table(tmp_path / "Our yard.csv", 5))
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.scenes == [scene]
    assert [len(deck.cards) for deck in load_catalog([own_decks()]).decks] == [3]


def test_several_dropped_files_come_in_one_after_the_other(tmp_path: Path) -> None:
    scene, stack = open_decks()
    files = [write_table(tmp_path / f"team {n}.csv", n + 1) for n in range(3)]
    for file in files:
        stack.send(Event(pygame.DROPFILE, file=str(file)))
    for _ in files:
        come_in(stack)
        stack.press("close")
    assert len(tabs(scene)) == 4


def test_a_zip_and_a_folder_come_in_too(tmp_path: Path) -> None:
    source = make_kit().catalog.decks[0].folder
    file = tmp_path / "series.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for each in source.iterdir():
            if each.suffix in (".csv", ".toml"):
                archive.write(each, each.name)
    scene, stack = open_decks()
    drop(stack, file)
    if isinstance(stack.top, MessageScene):
        stack.press("close")
    assert scene.deck is not None
    assert library.is_own(scene.deck)
    assert len(scene.deck.cards) == 72


def test_what_is_no_deck_is_said_plainly(tmp_path: Path) -> None:
    _scene, stack = open_decks()
    file = tmp_path / "photo.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    drop(stack, file)
    assert isinstance(stack.top, FaultSheet)
    assert any("This is no deck" in text for text in words(stack.top))
    stack.press("close")
    drop(stack, tmp_path / "nothing.csv")
    assert isinstance(stack.top, FaultSheet)


def test_a_fault_of_ours_leaves_no_endless_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(_path: Path) -> None:
        raise NameError("something of ours")

    monkeypatch.setattr(importing, "read_deck", trip)
    _scene, stack = open_decks()
    drop(stack, write_table(tmp_path / "team.csv"))
    assert isinstance(stack.top, MessageScene)
    assert stack.top.title == "The deck was not taken in"


def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_named: object) -> Path:
        raise store.StoreFault(store.StoreCode.DISK_FULL, tmp_path)

    monkeypatch.setattr(importing, "install", refuse)
    _scene, stack = open_decks()
    drop(stack, write_table(tmp_path / "team.csv"))
    assert isinstance(stack.top, MessageScene)
    assert "disk" in stack.top.paragraphs[1].lower()


def test_a_long_import_shows_a_moving_line_and_can_be_called_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    gate = threading.Event()
    read = importing.read_deck

    def wait(path: Path) -> importing.ImportedDeck:
        gate.wait(20)
        return read(path)

    monkeypatch.setattr(importing, "read_deck", wait)
    scene, stack = open_decks()
    stack.send(Event(pygame.DROPFILE, file=str(write_table(tmp_path / "team.csv"))))
    stack.follow(stack.top.update(0.02))
    waiting = stack.top
    assert isinstance(waiting, ImportScene)
    assert waiting.is_moving
    assert words(waiting) == [], "a short wait shows nothing"
    waiting.update(0.5)
    assert "team.csv" in words(waiting)
    stack.press("cancel")
    gate.set()
    time.sleep(0.2)
    assert stack.scenes == [scene]
    assert not own_decks().exists() or not list(own_decks().iterdir())


def test_only_an_own_deck_can_be_removed_and_it_is_kept_aside(tmp_path: Path) -> None:
    scene, stack = bring(tmp_path)
    stack.press("deck:first-series")
    assert scene.group.named("remove") is None
    own = scene.kit.catalog.decks[1]
    stack.press(f"deck:{own.id}")
    stack.press("remove")
    assert isinstance(stack.top, ConfirmScene)
    stack.key(pygame.KSCAN_RETURN)
    assert tabs(scene)[1:] == ["Our yard · 3"], "the careful answer has the focus"
    stack.press("remove")
    stack.press("yes")
    assert tabs(scene) == ["First Series · 72"]
    aside = own_decks() / library.ASIDE / own.folder.name
    assert (aside / "cards.csv").is_file()
    assert scene.deck is scene.kit.catalog.decks[0]


def test_removing_twice_keeps_both(tmp_path: Path) -> None:
    for _ in range(2):
        _scene, stack = bring(tmp_path)
        stack.press("remove")
        stack.press("yes")
    assert len(list((own_decks() / library.ASIDE).iterdir())) == 2


def test_a_deck_that_is_left_out_has_a_tab_with_its_faults() -> None:
    folder = own_decks() / "broken"
    folder.mkdir(parents=True)
    (folder / "cards.csv").write_text("number\n", encoding="utf-8")
    kit = make_kit()
    kit.renew_catalog(read_catalog())
    _scene, stack = open_decks(kit)
    stack.press("faults:broken")
    assert isinstance(stack.top, FaultSheet)
    assert any("deck.toml" in text for text in words(stack.top))


def test_a_file_dropped_on_the_title_comes_in(tmp_path: Path) -> None:
    app = program.start()
    program.settle(app)
    pygame.event.post(Event(pygame.DROPFILE, file=str(write_table(tmp_path / "Yard.csv"))))
    end = time.monotonic() + 20
    while not isinstance(app.top, MessageScene):
        assert time.monotonic() < end
        app.step(program.FRAME)
        time.sleep(0.003)
    program.press(app, "close")
    (scene,) = app.scenes
    assert isinstance(scene, DecksScene)
    assert scene.deck is not None
    assert scene.deck.names["ru"] == "Yard"
    program.press(app, "back")
    assert "decks" in program.names(app.top)


def test_the_question_speaks_russian(tmp_path: Path) -> None:
    kit = make_kit(language="ru")
    scene, stack = open_decks(kit)
    file = tmp_path / "Двор.csv"
    file.write_text(f"{HEAD}\n1.1.1,Кот,Двор,1,2,3,4,5,6,7,8", encoding="utf-8")
    drop(stack, file)
    assert i18n.language() == "ru"
    assert scene.deck is not None
    assert scene.deck.names["ru"] == "Двор"
