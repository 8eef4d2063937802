"""What makes up for each printer is kept by name, and portraits are found by number."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.cards.printing import PrintCode, Printer, PrintRefusal, whole_deck
from game.cards.printing.portraits import with_portraits
from game.cards.printing.printers import load_printer, load_printers, printers_file, save_printer
from tests.cards.printing.print_sample import numbered


def test_printers_are_kept_by_name() -> None:
    home, office = Printer(back_x=0.7, back_y=-0.4), Printer(scale_y=0.3, margin=6)
    save_printer("home", Printer())
    save_printer("Кабинет", office)
    save_printer("home", home)
    assert load_printers() == {"home": home, "Кабинет": office}
    assert load_printer("home") == home


def test_an_unknown_printer_is_refused_with_those_known() -> None:
    save_printer("home", Printer())
    with pytest.raises(PrintRefusal) as caught:
        load_printer("hone")
    assert caught.value.code is PrintCode.UNKNOWN_PRINTER
    assert caught.value.params["allowed"] == ("home",)


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"\xff", b'{"bad": {"back_x": "far"}, "worse": 3}']
)
def test_a_damaged_file_keeps_what_can_be_read(content: bytes) -> None:
    printers_file().write_bytes(content)
    assert load_printers() == {}
    save_printer("home", Printer(back_x=1))
    assert load_printers() == {"home": Printer(back_x=1)}


def test_portraits_are_given_by_number_and_coarse_ones_told(tmp_path: Path) -> None:
    Image.new("RGB", (1000, 700)).save(tmp_path / "1.1.001.png")
    Image.new("RGB", (300, 400)).save(tmp_path / "11002.JPG")
    (tmp_path / "notes.txt").write_text("nothing")
    cards, warnings = with_portraits(whole_deck(numbered(3)), tmp_path)
    assert [each.card.picture and each.card.picture.name for each in cards] == [
        "1.1.001.png",
        "11002.JPG",
        None,
    ]
    (warning,) = warnings
    assert warning.code is PrintCode.COARSE_PICTURE
    assert (warning.params["card"], warning.params["dpi"]) == ("1.1.002", 120)


def test_all_portraits_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    (tmp_path / "1.1.001.png").write_bytes(b"no picture")
    (tmp_path / "1.1.002.png").mkdir()
    with pytest.raises(PrintRefusal) as caught:
        with_portraits(whole_deck(numbered(2)), tmp_path)
    assert caught.value.params["faults"] == (
        ("1.1.001", "1.1.001.png", "picture_not_image"),
        ("1.1.002", "1.1.002.png", "picture_missing"),
    )
    with pytest.raises(PrintRefusal) as missing:
        with_portraits(whole_deck(numbered(2)), tmp_path / "nowhere")
    assert missing.value.code is PrintCode.LIST_UNREADABLE
