"""Each fault becomes a sentence with its place."""

from __future__ import annotations

import re

import pytest

from game.cards.fault import Fault, FaultCode
from game.cards.fault_text import fault_line, fault_place, fault_report, fault_text
from game.i18n import set_language

PARAMS = {
    name: f"<{name}>"
    for name in (
        *("reason", "limit", "found", "detail", "supported", "position", "expected", "low"),
        *("high", "other", "other_line", "allowed", "megabytes", "megapixels", "side"),
        *("kind", "files", "meant"),
    )
}


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language("en")


def fault(code: FaultCode, **params: object) -> Fault:
    return Fault(code, "cards.csv", 7, "block", params)


@pytest.mark.parametrize("code", list(FaultCode))
def test_every_code_has_a_sentence(code: FaultCode) -> None:
    params = PARAMS | ({"expected": "text"} if code is FaultCode.WRONG_TYPE else {})
    sentence = fault_text(fault(code, **params))
    assert re.fullmatch(r"[^{}]+\.", sentence)


def test_rows_of_a_spreadsheet_are_called_rows() -> None:
    params: dict[str, object] = {"found": "101", "other": "1.01", "other_line": 4}
    line = fault_line(Fault(FaultCode.NUMBER_DOUBLE, "a.xlsx", 9, "Номер", params, is_row=True))
    assert line.startswith("a.xlsx, row 9, Номер: 101")
    assert "in row 4" in line


def test_a_report_counts_the_faults_and_lists_them() -> None:
    found = [fault(FaultCode.BLANK), fault(FaultCode.NO_CARDS)]
    assert fault_report(found).splitlines() == [
        "2 faults",
        "",
        "cards.csv, line 7, block: Something must stand here.",
        "cards.csv, line 7, block: The deck has no cards.",
    ]


def test_a_line_names_file_line_and_column() -> None:
    line = fault_line(fault(FaultCode.OUT_OF_RANGE, found=100, low=1, high=99))
    assert line == "cards.csv, line 7, block: 100 is not between 1 and 99."


def test_a_fault_of_a_whole_file_has_no_line() -> None:
    assert fault_place(Fault(FaultCode.FILE_MISSING, "deck.toml", 0, "", {})) == "deck.toml"


def test_the_likely_word_is_asked_for() -> None:
    text = fault_text(
        fault(FaultCode.UNKNOWN_WORD, found="gaurd", allowed=["guard", "big"], suggestion="guard")
    )
    assert text == "“gaurd” is not known here. Allowed: guard, big. Is guard meant?"


def test_the_likely_encoding_is_named() -> None:
    assert "cp1251" in fault_text(fault(FaultCode.ENCODING, found="cp1251"))


def test_long_content_is_cut() -> None:
    assert len(fault_text(fault(FaultCode.NOT_WHOLE_NUMBER, found="9" * 1000))) < 150


def test_a_tab_is_named() -> None:
    assert "“Tab”" in fault_text(fault(FaultCode.SEPARATOR, found="\t"))
