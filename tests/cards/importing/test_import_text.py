"""CSV files are read however spreadsheets save them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.fault import FaultCode
from game.cards.importing import read_deck
from game.cards.importing.text_sheet import decoded
from game.cards.model import Position
from tests.cards.importing.sample import (
    HEADING,
    MASHA,
    PAPA,
    ROWS,
    csv_text,
    names,
    places,
    with_cells,
    write_csv,
)

ENGLISH = (
    *("Number", "Name", "Club", "Position", "Three-pointer", "Inside shot", "Drive", "Assist"),
    *("Perimeter", "Block", "On-ball", "Steal"),
)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1251", "cp866"]
)
def test_every_usual_encoding_and_separator_is_read(
    tmp_path: Path, encoding: str, separator: str
) -> None:
    imported = read_deck(write_csv(tmp_path, encoding=encoding, separator=separator))
    assert names(imported) == ["Маша", "Папа"]
    masha, papa = imported.deck.cards
    assert (masha.attack, masha.defense) == ((7, 3, 7, 9), (6, 2, 5, 6))
    assert (papa.position, papa.club.names["ru"]) == (Position.BIG, "Псы")
    assert str(masha.number) == "1.1.001"


def test_an_old_encoding_is_told_by_the_cells_under_an_english_heading() -> None:
    text = csv_text([ENGLISH, MASHA])
    for encoding in ("cp1251", "cp866", "mac_cyrillic", "koi8_r"):
        assert decoded(text.encode(encoding)) == text


def test_the_heading_may_be_english_in_any_order_and_case(tmp_path: Path) -> None:
    columns = list(zip(ENGLISH, MASHA, PAPA, strict=True))[::-1]
    shouted = [(f"  {name.upper()} ", *cells) for name, *cells in columns]
    imported = read_deck(write_csv(tmp_path, list(zip(*shouted, strict=True))))
    assert imported.deck.cards[0].attack == (7, 3, 7, 9)


def test_headings_have_synonyms(tmp_path: Path) -> None:
    heading = (
        *("№", "Игрок", "Команда", "Амплуа", "трехочковый бросок", "Бросок из-под кольца"),
        *("ПРОХОД", "Пас", "Защита на дуге", "Блок-шот", "Персональная опека", "Перехваты"),
    )
    assert names(read_deck(write_csv(tmp_path, (heading, MASHA)))) == ["Маша"]


def test_what_spreadsheets_add_does_no_harm(tmp_path: Path) -> None:
    rows = [
        ["sep=;"],
        ["Наш двор, весна"],
        [],
        [*HEADING, "", ""],
        [*MASHA, "", " "],
        [],
        [*HEADING, "", ""],
        PAPA[:12],
        [""] * 14,
        [" "] * 300,
        [],
    ]
    imported = read_deck(write_csv(tmp_path, rows, separator=";"))
    assert names(imported) == ["Маша", "Папа"]


def test_a_line_break_in_a_cell_is_a_space_and_rows_are_the_spreadsheets_own(
    tmp_path: Path,
) -> None:
    rows = [HEADING, ("1", "Мария\nСергеевна", *MASHA[2:]), ("2", "Папа", "Псы", "", "x")]
    file = write_csv(tmp_path, rows)
    assert places(file)[0] == (FaultCode.NOT_WHOLE_NUMBER, 3, "Трёхочковый")
    assert names(read_deck(write_csv(tmp_path, rows[:2]))) == ["Мария Сергеевна"]


@pytest.mark.parametrize("text", ["7,0", "7.0", "7,00", " 7 ", "+7", "07"])
def test_a_whole_number_may_look_like_a_decimal(tmp_path: Path, text: str) -> None:
    imported = read_deck(write_csv(tmp_path, with_cells(Проход=text), separator=";"))
    assert imported.deck.cards[0].attack[2] == 7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7,5", FaultCode.NOT_WHOLE_NUMBER),
        ("семь", FaultCode.NOT_WHOLE_NUMBER),
        ("1e1", FaultCode.NOT_WHOLE_NUMBER),
        ("=A1+1", FaultCode.NOT_WHOLE_NUMBER),
        ("0", FaultCode.OUT_OF_RANGE),
        ("-3", FaultCode.OUT_OF_RANGE),
        ("100", FaultCode.OUT_OF_RANGE),
        ("", FaultCode.BLANK),
        ("#ССЫЛКА!", FaultCode.CELL_ERROR),
        ("#REF!", FaultCode.CELL_ERROR),
        ("####", FaultCode.CELL_ERROR),
        ("07.05.2026", FaultCode.CELL_DATE),
    ],
)
def test_a_value_that_is_none_is_told_with_row_and_heading(
    tmp_path: Path, text: str, code: FaultCode
) -> None:
    file = write_csv(tmp_path, with_cells(Проход=text), separator=";")
    assert places(file) == [(code, 2, "Проход")]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    rows = [
        HEADING,
        ("1.x", "", "Коты", "вратарь", "7", "0", "", "9", "6", "2", "5", "6"),
        ("5", "П" * 41, "", "Центровой", "3", "9", "5", "3", "4", "8", "6", "4"),
        ("0.5", "Лёва", "Псы", "Центровой", "3", "9", "5", "3", "4", "8", "6", "а"),
    ]
    assert places(write_csv(tmp_path, rows)) == [
        (FaultCode.NUMBER_MALFORMED, 2, "Номер"),
        (FaultCode.BLANK, 2, "Имя"),
        (FaultCode.UNKNOWN_WORD, 2, "Позиция"),
        (FaultCode.OUT_OF_RANGE, 2, "Из-под кольца"),
        (FaultCode.BLANK, 2, "Проход"),
        (FaultCode.TOO_LONG, 3, "Имя"),
        (FaultCode.BLANK, 3, "Клуб"),
        (FaultCode.NUMBER_DOUBLE, 4, "Номер"),
        (FaultCode.NOT_WHOLE_NUMBER, 4, "Перехват"),
    ]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", FaultCode.FILE_EMPTY),
        (b"\xef\xbb\xbf\r\n \r\n", FaultCode.FILE_EMPTY),
        (b"\x00\x01\x02\x03" * 50, FaultCode.NOT_TEXT),
        ("Дорогая мама, пишу тебе".encode(), FaultCode.HEADER_MISSING),
        (csv_text(ROWS[:1]).encode(), FaultCode.NO_CARDS),
        (csv_text().replace("Маша", '"Маша" Кот').encode(), FaultCode.QUOTES),
        (csv_text().replace("Маша", '"Маша').encode(), FaultCode.QUOTES),
        ((csv_text() + "1,2\n" * 6_000).encode(), FaultCode.TOO_MANY_ROWS),
        ((csv_text() + "," * 300 + "x").encode(), FaultCode.TOO_MANY_COLUMNS),
    ],
)
def test_a_file_without_a_table_is_refused(tmp_path: Path, data: bytes, code: FaultCode) -> None:
    file = tmp_path / "a.csv"
    file.write_bytes(data)
    assert [found for found, _, _ in places(file)] == [code]


def test_a_missing_column_asks_for_the_one_that_looks_like_it(tmp_path: Path) -> None:
    heading = [name.replace("Перехват", "Перехвад") for name in HEADING]
    file = write_csv(tmp_path, (heading, MASHA))
    assert places(file) == [(FaultCode.COLUMN_MISSING, 1, "Перехват")]


def test_a_doubled_column_is_told(tmp_path: Path) -> None:
    rows = [(*HEADING, "Пас"), (*MASHA, "5")]
    assert places(write_csv(tmp_path, rows)) == [(FaultCode.COLUMN_DOUBLE, 1, "Ассист")]
