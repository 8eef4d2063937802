"""Every refusal and warning of a print is a whole sentence with its numbers, in both languages."""

from __future__ import annotations

import pytest

from game import i18n
from game.cards.printing import Faces, PrintCode, PrintRefusal, plan
from game.cards.printing.words import plan_lines, refusal_text
from tests.cards.printing.print_sample import request

PARAMS: dict[PrintCode, dict[str, object]] = {
    PrintCode.NO_CARDS: {},
    PrintCode.UNKNOWN_LAYOUT: {"found": "a5", "allowed": ("a4-9", "a4-8")},
    PrintCode.UNKNOWN_CARDS: {"found": "hawks"},
    PrintCode.BAD_COUNT: {"found": "1.1.001:x", "highest": 5000},
    PrintCode.BLEED_DOES_NOT_FIT: {"found": 3.0, "largest": 1.5, "layout": "letter-9"},
    PrintCode.BLEED_OVER_GUTTER: {"found": 3.0, "largest": 1.0, "gutter": 2.0},
    PrintCode.BLEED_OVER_PICTURE: {"found": 4.0, "largest": 3.0},
    PrintCode.GUTTER_DOES_NOT_FIT: {"found": 9.0, "largest": 4.0, "layout": "a4-9"},
    PrintCode.MARGIN_DOES_NOT_FIT: {"found": 12.0, "largest": 10.5, "layout": "a4-9"},
    PrintCode.OUT_OF_RANGE: {"option": "gutter", "found": -1.0, "low": 0, "high": 50},
    PrintCode.SHEET_OVER_SIZE: {"found": 0.2, "smallest": 1.4},
    PrintCode.FOLDER_TAKEN: {"folder": "out/print/x"},
    PrintCode.CANNOT_WRITE: {"file": "out/print/x", "reason": "No space left"},
    PrintCode.PICTURE_FAULTS: {"faults": (("1.1.001", "a.png", "missing"), ("2", "b.png", "?"))},
    PrintCode.LIST_UNREADABLE: {"file": "list.csv", "reason": "No such file"},
    PrintCode.LIST_NOT_TEXT: {"file": "list.csv"},
    PrintCode.LIST_LINE: {"file": "list.csv", "line": 7, "found": "hawks"},
    PrintCode.UNKNOWN_PRINTER: {"found": "home", "allowed": ()},
    PrintCode.UNKNOWN_DECK: {"found": "mine", "allowed": ("first-series",)},
    PrintCode.UNKNOWN_ROSTER: {"found": "Anna/Dozen", "allowed": ("Alina/My dozen",)},
    PrintCode.NO_MARKS: {"sides": ("left and right",), "length": 0.5},
    PrintCode.COARSE_PICTURE: {"card": "1.1.001", "file": "a.png", "dpi": 120},
}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("code", list(PrintCode))
def test_each_code_is_a_sentence_with_its_numbers(code: PrintCode, language: str) -> None:
    i18n.set_language(language)
    text = refusal_text(PrintRefusal(code, **PARAMS[code]))
    assert text[-1] in ".:" or "\n" in text
    assert "{" not in text
    for value in PARAMS[code].values():
        if isinstance(value, float):
            assert i18n.decimal(value, 0 if value == int(value) else 1) in text
        elif isinstance(value, (str, int)):
            assert str(value) in text
    if code is PrintCode.PICTURE_FAULTS:
        assert len(text.splitlines()) == 3


def test_a_plan_is_told_in_lines() -> None:
    assert plan_lines(plan(request(10))) == [
        "10 cards in the layout a4-9: 4 pages",
        "Paper 210 x 297 mm, 3 x 3 cards, 2 mm apart",
        "Bleed 1 mm, 1 mm around the sheet",
        "White at left and right 7.5 mm, at top and bottom 13.5 mm",
        "Marks that a printer with margins of 4.5 mm can print: 2 and 4 mm",
        "a4-9_duplex: 4 pages",
        "1up_trim63x88: 20 pages",
    ]
    assert plan_lines(plan(request(1, layout="single", faces=Faces.FRONTS)))[1:] == [
        "Paper 69 x 94 mm, 1 x 1 cards, 0 mm apart",
        "Bleed 3 mm, 3 mm around the sheet",
        "1up_trim63x88_fronts: 1 page",
    ]
