"""Whatever a player brings, words come back, never a traceback; nothing is half-imported."""

from __future__ import annotations

import io
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game import i18n
from game.cards.fault import DeckFaults
from game.cards.fault_text import fault_line
from game.cards.importing import note_text, read_deck
from tests.cards.importing.sample import HEADING, MASHA, ROWS, csv_text, write_csv, write_xlsx

FEW = settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def words(path: Path) -> list[str]:
    """What is told of a file, in both languages: notes of a sound deck, else faults."""
    told: list[str] = []
    for language in ("ru", "en"):
        i18n.set_language(language)
        lines = _lines(path)
        assert all(line.strip() and line.isprintable() for line in lines)
        told += lines
    return told


def _lines(path: Path) -> list[str]:
    try:
        imported = read_deck(path)
    except DeckFaults as found:
        return [fault_line(fault) for fault in found.faults] or [""]
    cards = imported.deck.cards
    assert cards
    assert len({card.number.value for card in cards}) == len(cards)
    return list(map(note_text, imported.notes))


CELL = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        [
            *(
                "#REF!",
                "=1/0",
                "7,5",
                "1.2.003",
                "01.02.2003",
                "🦊" * 50,
                "\x00",
                "\ud7ff",
                "  ",
                "\u202e",
            ),
            *(
                '"',
                '""',
                "'",
                ";",
                "\n",
                "-0",
                "9" * 400,
                "NaN",
                "Infinity",
                "1e999",
                "٧",
                "②",
                "½",
            ),
        ]
    ),
    st.integers(-5, 12).map(str),
)
TABLE = st.lists(st.lists(CELL, max_size=14), max_size=12)


@FEW
@given(data=st.binary(max_size=400))
@example(b"\xff\xfe")
@example(b"\xff\xfea")
@example(b"\xef\xbb\xbf")
@example(b'"')
@example(b"PK\x05\x06" + bytes(18))
@example("Имя;Клуб;Проход\n".encode("utf-16-le"))
def test_any_bytes_get_words(tmp_path: Path, data: bytes) -> None:
    for name in ("a.csv", "a.xlsx", "a.zip"):
        (tmp_path / name).write_bytes(data)
        assert words(tmp_path / name)


@FEW
@given(rows=TABLE, separator=st.sampled_from(",;\t"))
def test_any_cells_of_a_text_get_words(tmp_path: Path, rows: Any, separator: str) -> None:
    text = csv_text([HEADING, MASHA, *rows], separator)
    (tmp_path / "a.csv").write_bytes(text.encode("utf-8", "surrogatepass"))
    words(tmp_path / "a.csv")


@FEW
@given(rows=TABLE, heading=st.permutations(HEADING))
def test_any_cells_of_a_workbook_get_words(tmp_path: Path, rows: Any, heading: Any) -> None:
    book = openpyxl.Workbook()
    page = book.worksheets[0]
    for row in [heading, *rows]:
        page.append([openpyxl.cell.cell.ILLEGAL_CHARACTERS_RE.sub("", cell) for cell in row])
    book.save(tmp_path / "a.xlsx")
    words(tmp_path / "a.xlsx")


@cache
def workbook_bytes() -> bytes:
    """The same workbook for all examples: a new one holds the time it was made."""
    with tempfile.TemporaryDirectory() as folder:
        return write_xlsx(Path(folder)).read_bytes()


def test_an_archive_of_a_version_that_nobody_knows_gets_words(tmp_path: Path) -> None:
    data = bytearray(workbook_bytes())
    entry = data.index(b"PK\x01\x02")  # the first of the archive's table of contents
    data[entry + 6] = 64  # the version that is needed to unpack it, times ten
    (tmp_path / "b.xlsx").write_bytes(data)
    assert words(tmp_path / "b.xlsx")


@FEW
@given(place=st.integers(0, 6_000), byte=st.integers(0, 255))
@example(place=4_696, byte=2)  # a control character in the name of a file inside
def test_a_workbook_with_a_wrong_byte_gets_words(tmp_path: Path, place: int, byte: int) -> None:
    data = bytearray(workbook_bytes())
    data[place % len(data)] = byte
    (tmp_path / "b.xlsx").write_bytes(data)
    words(tmp_path / "b.xlsx")


def big_quote(folder: Path) -> Path:
    (folder / "a.csv").write_text(csv_text() + '"' + "слово, " * 50_000, encoding="utf-8")
    return folder / "a.csv"


def all_shouting(folder: Path) -> Path:
    return write_csv(folder, [HEADING, *[["#REF!"] * 12] * 300])


def turned(folder: Path) -> Path:
    """Cards in columns, not in rows."""
    return write_csv(folder, list(zip(*ROWS, strict=True)))


def only_prose(folder: Path) -> Path:
    return write_csv(folder, [["Имя", "и отчество"], ["Клуб любителей, проход запрещён"]])


def all_in_one_column(folder: Path) -> Path:
    return write_xlsx(folder, [[";".join(row)] for row in ROWS])


def dates_everywhere(folder: Path) -> Path:
    return write_csv(folder, [HEADING, *[["01.02.2003"] * 12] * 9])


def two_tables(folder: Path) -> Path:
    return write_csv(folder, [*ROWS, [], ["Счёт", "Команда"], ["5:2", "Коты"]])


def sums_below(folder: Path) -> Path:
    return write_csv(folder, [*ROWS, ["", "Итого", "", "", *[f"={c}1+{c}2" for c in "EFGHIJKL"]]])


def sheet_of_nothing(folder: Path) -> Path:
    return write_xlsx(folder, [])


def nested_bomb(folder: Path) -> Path:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.bin", bytes(10_000_000))
    with zipfile.ZipFile(folder / "a.zip", "w") as archive:
        archive.writestr("inner.zip", inner.getvalue())
        archive.writestr("xl/workbook.xml", "<workbook/>")
        archive.writestr("[Content_Types].xml", "<a/>")
    return folder / "a.zip"


@pytest.mark.parametrize(
    "make",
    [
        big_quote,
        all_shouting,
        turned,
        only_prose,
        all_in_one_column,
        dates_everywhere,
        two_tables,
        sums_below,
        sheet_of_nothing,
        nested_bomb,
    ],
)
def test_the_ten_worst_get_words(tmp_path: Path, make: Any) -> None:
    path = make(tmp_path)
    with pytest.raises(DeckFaults):
        read_deck(path)
    assert words(path)
