"""The print screen through its scene: choices by mouse and keys, refusals, a real print on disk."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import paths
from game.cards.printing import LAYOUTS, Faces, Flip, Ink, Marks, Printer, Progress, Shop
from game.cards.printing.printers import load_printers, save_printer
from game.ui.decks.browser import DecksScene
from game.ui.decks.file_picker import FilePickerScene
from game.ui.printing import opening
from game.ui.printing.choices import Choices, What, remembered, words_of
from game.ui.printing.fields import Tab
from game.ui.printing.print_scene import PrintScene
from game.ui.printing.print_work import Cancelled, PrintWork, Refused, Saved
from game.ui.scene import Pop
from game.ui.widget import Entry
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit, picture
from tests.ui.print_desk import opened, saved_in, text_of, until_done


def test_the_deck_screen_leads_here_and_esc_leads_back() -> None:
    kit = make_kit()
    decks = DecksScene(kit, lambda kit: DecksScene(kit, None))  # type: ignore[arg-type]
    stack = Stack(decks)
    stack.follow(decks.print())
    assert isinstance(stack.top, PrintScene)
    stack.key(pygame.KSCAN_ESCAPE)
    assert not isinstance(stack.top, PrintScene)


@pytest.mark.parametrize(
    ("tab", "name", "field", "value"),
    [
        *((Tab.MAIN, f"layout:{each}", "layout", each) for each in LAYOUTS),
        *((Tab.MAIN, f"faces:{each}", "faces", each) for each in Faces),
        *((Tab.MAIN, f"ink:{each}", "ink", each) for each in Ink),
        (Tab.MAIN, "flip:short", "flip", Flip.SHORT),
        (Tab.MORE, "copies:more", "copies", 2),
        (Tab.MORE, "language:ru", "language", "ru"),
        (Tab.MORE, "changed:yes", "only_changed", True),
        (Tab.MORE, "bleed:less", "bleed", 0.5),
        *((Tab.MORE, f"marks:{each}", "marks", each) for each in Marks),
        (Tab.MORE, "guides", "has_guides", True),
        (Tab.PRINTER, "back_x:more", "back_x", 0.1),
        (Tab.PRINTER, "turned:more", "turned", 0.1),
        (Tab.PRINTER, "wider:less", "wider", -0.1),
        (Tab.PRINTER, "back_y:less", "back_y", -0.1),
        (Tab.PRINTER, "margin:less", "margin", 4.0),
        *((Tab.FILES, f"shop:{each}", "shop", each) for each in Shop),
        (Tab.FILES, "contact:no", "has_contact", False),
    ],
)
def test_each_choice_is_made_with_the_mouse(tab: Tab, name: str, field: str, value: object) -> None:
    scene, stack = opened()
    stack.press(f"tab:{tab}")
    stack.press(name)
    assert getattr(scene.choices, field) == value
    if scene.outlook.plan is not None:
        request = scene.outlook.plan.request
        assert getattr(request, field, value) == value


@pytest.mark.parametrize(
    ("tab", "shown"),
    [
        (Tab.MORE, ["1", "1.0 mm"]),
        (Tab.PRINTER, ["0.0 mm", "0.0 mm", "0.0°", "0.0 %", "0.0 %", "4.5 mm"]),
    ],
)
def test_numbers_are_shown_in_their_units(tab: Tab, shown: list[str]) -> None:
    scene, _stack = opened()
    scene.open_tab(tab)
    texts = [caption.text for caption in scene.captions]
    assert [text for text in texts if text[0].isdigit()] == shown


def test_keys_alone_choose_and_save(tmp_path: Path) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path)
    scene.choose(what=What.NUMBERS)
    stack.type("1.1.001")
    stack.key(pygame.KSCAN_RETURN)
    for _ in range(40):
        if scene.group.focus is not None and scene.group.focus.name == "faces:fronts":
            break
        stack.key(pygame.KSCAN_TAB)
    stack.key(pygame.KSCAN_SPACE)
    assert scene.choices.faces is Faces.FRONTS
    for _ in range(40):
        if scene.group.focus is not None and scene.group.focus.name == "save":
            break
        stack.key(pygame.KSCAN_TAB)
    stack.key(pygame.KSCAN_RETURN)
    assert scene.work is not None
    until_done(scene, stack)
    assert isinstance(scene.outcome, Saved)
    assert [file.name for file in scene.outcome.files] == ["a4-9_fronts.pdf"]


def test_clubs_classes_and_numbers_choose_cards() -> None:
    scene, stack = opened()
    cards = scene.deck.cards

    def chosen() -> list[str]:
        assert scene.outlook.plan is not None
        return [str(each.card.number) for each in scene.outlook.plan.request.cards]

    stack.press("what:clubs")
    first, second = scene.deck.clubs[:2]
    assert chosen() == [str(c.number) for c in cards if c.club == first]
    stack.press(f"club:{second.id}")
    assert chosen() == [str(c.number) for c in cards if c.club in (first, second)]
    stack.press("what:classes")
    stack.press("class:3")
    stack.press("class:1")
    assert chosen() == [str(c.number) for c in cards if c.card_class == 3]
    stack.press("what:numbers")
    stack.type("1.1.001 – 1.1.003; 1.1.005:2")
    assert chosen() == ["1.1.001", "1.1.002", "1.1.003", "1.1.005"]
    assert scene.outlook.plan is not None
    assert scene.outlook.plan.request.card_count == 5


def test_words_of_a_selection_are_read_as_persons_type_them() -> None:
    assert words_of("1.1.001—1.1.009, 1.3.*  1.1.2:3;Snow Fox ,") == (
        "1.1.001-1.1.009", "1.3.*", "1.1.2:3", "Snow Fox",
    )  # fmt: skip


def test_what_cannot_be_is_said_and_not_saved() -> None:
    scene, stack = opened()
    stack.press("what:numbers")
    stack.type("9.9.999, nobody")
    assert "9.9.999" in text_of(scene)
    assert "nobody" in text_of(scene)
    assert scene.group.named("save") is None
    stack.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert scene.work is None


def test_a_bleed_that_does_not_fit_tells_the_number_that_would() -> None:
    scene, _stack = opened()
    scene.choose(layout="letter-9", bleed=3.0)
    refusal = text_of(scene)
    assert scene.group.named("save") is None
    assert refusal.startswith("A bleed of 3 mm does not fit on “Letter · 9 · 0 mm”. The largest ")
    smaller = float(refusal.rsplit("is ", 1)[1].split()[0])
    scene.choose(bleed=smaller)
    assert scene.outlook.plan is not None


def test_a_real_print_of_two_cards_lies_on_disk(tmp_path: Path) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path / "prints")
    stack.press("what:numbers")
    stack.type("1.1.001, 1.1.002")
    stack.press("save")
    assert scene.work is not None
    assert scene.group.named("save") is None
    until_done(scene, stack)
    assert isinstance(scene.outcome, Saved)
    folder = scene.outcome.folder
    assert folder.parent == tmp_path / "prints"
    sheet = folder / "sheets" / "a4-9_duplex.pdf"
    assert sheet.read_bytes().startswith(b"%PDF-")
    assert scene.outcome.files == (sheet,)
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    assert [each["number"] for each in manifest["cards"]] == ["1.1.001", "1.1.002"]
    assert sheet.name in text_of(scene)
    assert str(folder) in text_of(scene)
    # The same again is the same; only what has changed is nothing.
    scene.choose(only_changed=True)
    assert scene.group.named("save") is None
    scene.choose(only_changed=False)
    stack.press("save")
    until_done(scene, stack)
    assert isinstance(scene.outcome, Saved)
    assert scene.outcome.folder == folder


def test_a_folder_of_others_is_left_alone(tmp_path: Path) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path)
    scene.choose(what=What.NUMBERS, numbers="1.1.001")
    scene.save()
    until_done(scene, stack)
    (saved_in(scene) / "manifest.json").write_text("{}")
    scene.choose()
    scene.save()
    until_done(scene, stack)
    assert isinstance(scene.outcome, Refused)
    assert str(tmp_path) in text_of(scene)


def test_cancel_leaves_nothing(tmp_path: Path) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path / "prints")
    stack.press("save")
    stack.key(pygame.KSCAN_ESCAPE)
    assert scene.work is not None
    assert scene.work.is_cancelled
    until_done(scene, stack)
    assert scene.outcome == Cancelled()
    assert list((tmp_path / "prints").iterdir()) == []
    assert scene.group.named("save") is not None


def test_while_it_prints_nothing_else_can_be_chosen() -> None:
    scene, stack = opened()
    go_on = threading.Event()

    def task(work: PrintWork) -> Saved:
        work.report(Progress(1, 4))
        go_on.wait(20)
        return Saved(Path("somewhere"), ())

    scene.work = PrintWork(task)
    scene.layout()
    before = scene.choices
    for widget in list(scene.group.widgets):
        if widget.name not in ("cancel", "back_page", "next_page") and "show:" not in widget.name:
            stack.click(widget.rect.center)
    assert scene.choices == before
    assert scene.tab is Tab.MAIN
    go_on.set()
    until_done(scene, stack)


def test_a_full_disk_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device", str(self))

    scene, stack = opened()
    scene.save_in(tmp_path)
    scene.choose(what=What.NUMBERS, numbers="1.1.001")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        scene.save()
        until_done(scene, stack)
    assert text_of(scene) == "The disk is full. Nothing of this print was saved."
    assert list(tmp_path.glob("*first*")) == []


def test_a_place_that_is_no_folder_is_said_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    scene, stack = opened()
    stack.press(f"tab:{Tab.FILES}")
    stack.press("folder")
    scene.folder_entry.value = ""
    stack.type(str(file / "below"))
    assert scene.folder == file / "below"
    scene.choose(what=What.NUMBERS, numbers="1.1.001")
    scene.save()
    until_done(scene, stack)
    assert isinstance(scene.outcome, Refused)
    assert str(file) in text_of(scene)


def test_the_calibration_sheet_is_saved(tmp_path: Path) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path)
    stack.press("tab:printer")
    stack.press("calibrate")
    until_done(scene, stack)
    assert isinstance(scene.outcome, Saved)
    assert scene.outcome.files[0].read_bytes().startswith(b"%PDF-")


def test_a_calibration_sheet_that_does_not_fit_is_refused_by_the_sheets_name(
    tmp_path: Path,
) -> None:
    scene, stack = opened()
    scene.save_in(tmp_path / "out")
    scene.choose(margin=25.0)
    scene.calibrate()
    until_done(scene, stack)
    assert isinstance(scene.outcome, Refused)
    assert text_of(scene).startswith("The cards of “A4 · 9 · 1 mm” do not fit within printer")
    assert not (tmp_path / "out").exists()


def test_a_printer_is_kept_and_used_again() -> None:
    save_printer("work", Printer(back_x=1.5, back_rotate=0.2))
    scene, stack = opened()
    stack.press("tab:printer")
    stack.press("printer:work")
    assert scene.choices.back_x == 1.5
    assert scene.outlook.plan is not None
    assert scene.outlook.plan.request.printer == load_printers()["work"]
    stack.press("back_y:more")
    assert scene.choices.printer == ""
    stack.press("printer_name")
    stack.type("home")
    stack.press("keep")
    assert load_printers()["home"] == Printer(back_x=1.5, back_y=0.1, back_rotate=0.2)
    assert scene.choices.printer == "home"
    stack.press("printer:home")
    assert scene.choices.own_printer == Printer()


def test_choices_are_remembered_and_damaged_ones_forgotten() -> None:
    scene, stack = opened()
    stack.press("layout:a3-18")
    stack.press("ink:saver")
    assert scene.back() == Pop()
    kit, deck = scene.kit, scene.deck
    again = remembered(kit.settings, deck)
    assert (again.layout, again.ink) == ("a3-18", Ink.SAVER)
    saved = json.loads((paths.user_config() / "settings.json").read_text("utf-8"))
    assert saved["print"]["layout"] == "a3-18"
    kit.settings.extra["print"] = {"layout": 7}
    assert remembered(kit.settings, deck) == Choices()
    kit.settings.extra["print"] = {"layout": "a9-1", "clubs": ["nobody"], "copies": 9999}
    assert remembered(kit.settings, deck) == Choices(copies=20)


def test_a_list_is_taken_from_a_dropped_file(tmp_path: Path) -> None:
    scene, stack = opened()
    file = tmp_path / "team.csv"
    file.write_text("1.1.001,2\n1.1.004,1\n", encoding="utf-8")
    stack.send(Event(pygame.DROPFILE, file=str(file)))
    assert scene.choices.numbers == "1.1.001:2, 1.1.004"
    file.write_text("9.9.999,2\n", encoding="utf-8")
    stack.send(Event(pygame.DROPFILE, file=str(file)))
    assert scene.choices.numbers == "1.1.001:2, 1.1.004"
    assert any("9.9.999" in notice for notice in scene.kit.notices)


def test_the_list_button_leads_to_the_picker() -> None:
    scene, stack = opened()
    stack.press("what:numbers")
    stack.press("list")
    assert isinstance(stack.top, FilePickerScene)
    stack.key(pygame.KSCAN_ESCAPE)
    assert stack.scenes[-1] == scene


def test_opening_the_folder_fails_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(folder: Path) -> bool:
        raise FileNotFoundError(folder)

    monkeypatch.setattr(opening, "opened", nothing)
    scene, stack = opened()
    scene.outcome = Saved(tmp_path, ())
    scene.layout()
    stack.press("open")
    scene.preview.feed.stop()  # its pictures are not what is waited for
    stack.settle()
    assert any(str(tmp_path) in notice for notice in scene.kit.notices)


def test_a_selection_of_cards_comes_as_numbers() -> None:
    kit = make_kit()
    deck = kit.catalog.decks[0]
    scene = PrintScene(kit, deck, deck.cards[3:5])
    assert scene.outlook.plan is not None
    assert [each.card for each in scene.outlook.plan.request.cards] == list(deck.cards[3:5])
    assert isinstance(scene.numbers, Entry)
    assert scene.numbers.value == ", ".join(str(card.number) for card in deck.cards[3:5])


def test_an_empty_deck_is_refused_not_fatal() -> None:
    kit = make_kit()
    deck = replace(kit.catalog.decks[0], cards=(), clubs=())
    scene = PrintScene(kit, deck)
    picture(scene)
    assert scene.group.named("save") is None
    assert text_of(scene) == "There are no cards to print."
