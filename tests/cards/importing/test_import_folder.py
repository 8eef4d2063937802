"""Folders and ZIPs of decks, with their pictures; nothing unsafe, nothing outside."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path

import pytest

from game import paths
from game.cards.deck import load_deck
from game.cards.fault import FaultCode
from game.cards.importing import NoteCode, archive, read_deck
from tests.cards.importing.sample import (
    HEADING,
    MASHA,
    PAPA,
    csv_text,
    faults,
    names,
    places,
    save_picture,
    with_cells,
    write_csv,
    write_xlsx,
)

FIRST_SERIES = paths.assets() / "cards" / "first-series"


@pytest.fixture
def deck_folder(tmp_path: Path) -> Path:
    """A copy of the first deck, one of its cards with a picture."""
    folder = tmp_path / "first-series"
    shutil.copytree(FIRST_SERIES, folder)
    save_picture(folder / "pictures" / "Spark.jpg")
    return folder


def zipped(file: Path, parts: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in parts.items():
            packed.writestr(name, data)
    return file


def pack(folder: Path, file: Path, inner: str = "") -> Path:
    parts: dict[str, str | bytes] = {
        inner + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    return zipped(file, parts)


def test_a_whole_deck_is_read_as_the_game_reads_it() -> None:
    imported = read_deck(FIRST_SERIES)
    assert imported.deck == load_deck(FIRST_SERIES)
    assert imported.notes == ()


@pytest.mark.parametrize("inner", ["", "first-series/"])
def test_a_zip_of_a_deck_is_the_deck(deck_folder: Path, tmp_path: Path, inner: str) -> None:
    file = pack(deck_folder, tmp_path / "a.zip", inner)
    imported = read_deck(file)
    assert imported.deck.names == load_deck(deck_folder).names
    assert len(imported.deck.cards) == 72
    (shown,) = [card for card in imported.deck.cards if card.picture]
    assert shown.names["en"] == "Spark"
    assert shown.picture is not None
    assert shown.picture.read_bytes() == (deck_folder / "pictures" / "Spark.jpg").read_bytes()


def test_what_was_unpacked_goes_with_the_deck(deck_folder: Path, tmp_path: Path) -> None:
    imported = read_deck(pack(deck_folder, tmp_path / "a.zip"))
    folder = imported.deck.folder
    assert folder.is_dir()
    del imported
    assert not folder.exists()


def test_the_table_of_a_deck_may_come_from_a_spreadsheet_program(deck_folder: Path) -> None:
    """Clubs by their names, columns in Russian, semicolons, an old encoding."""
    rows = [HEADING, ("1", "Лось", "лоси", *MASHA[3:]), ("2", "Лиса", "FOXES", *PAPA[3:])]
    table = deck_folder / "cards.csv"
    table.write_bytes(csv_text(rows, ";").encode("cp1251"))
    deck = read_deck(deck_folder).deck
    assert [(card.names["ru"], card.club.id) for card in deck.cards] == [
        ("Лось", "moose"),
        ("Лиса", "foxes"),
    ]
    assert len(deck.clubs) == 6
    table.write_text(csv_text([HEADING, ("1", "Лось", "Лось", *MASHA[3:])]), encoding="utf-8")
    (fault,) = faults(deck_folder)
    assert (fault.code, fault.params["suggestion"]) == (FaultCode.UNKNOWN_WORD, "Лоси")


def test_faults_of_both_files_are_told(deck_folder: Path) -> None:
    heading = deck_folder / "deck.toml"
    text = heading.read_text(encoding="utf-8").replace('"#1f7a5a"', '"green"')
    heading.write_text(text, encoding="utf-8")
    (deck_folder / "cards.csv").write_text(csv_text(with_cells(Проход="x")), encoding="utf-8")
    found = [(fault.code, fault.file) for fault in faults(deck_folder)]
    assert found[0] == (FaultCode.COLOR_MALFORMED, "deck.toml")
    assert (FaultCode.NOT_WHOLE_NUMBER, "cards.csv") in found


@pytest.mark.parametrize(
    ("picture", "cells"),
    [
        ("1.1.001.png", {}),
        ("маша.PNG", {}),
        ("фото/Маша.jpeg", {}),
        ("Photos/masha.webp", {"Имя (англ)": "Masha"}),
        ("двор/Маша.png", {}),
        ("IMG_1.png", {"Картинка": "IMG_1.png"}),
        ("IMG_1.png", {"Картинка": "img_1"}),
        ("фото/IMG_1.png", {"Фото": "IMG_1.png"}),
        ("фото/IMG_1.png", {"Фото": "фото\\IMG_1.png"}),
        ("IMG_1.png", {"Фото": "C:\\Users\\me\\IMG_1.png"}),
    ],
)
def test_a_picture_is_found_by_its_column_or_its_name(
    tmp_path: Path, picture: str, cells: dict[str, str]
) -> None:
    path = save_picture(tmp_path / picture)
    imported = read_deck(write_csv(tmp_path, with_cells(**cells)))
    assert imported.deck.cards[0].picture == path
    assert imported.deck.cards[1].picture is None
    assert NoteCode.PICTURES_FOUND in {note.code for note in imported.notes}


def test_a_picture_that_cannot_be_shown_is_told_by_name(tmp_path: Path) -> None:
    whole = save_picture(tmp_path / "Маша.png", (300, 300)).read_bytes()
    (tmp_path / "Маша.png").write_bytes(whole[:200])
    (tmp_path / "Папа.jpg").write_bytes(b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff" + bytes(90))
    found = faults(write_csv(tmp_path))
    assert [(fault.code, fault.line, fault.column) for fault in found] == [
        (FaultCode.PICTURE_BROKEN, 2, "Картинка"),
        (FaultCode.PICTURE_TOO_LARGE, 3, "Картинка"),
    ]
    assert [fault.params["found"] for fault in found] == ["Маша.png", "Папа.jpg"]


@pytest.mark.parametrize("name", ["нет.png", "../нет.png", "/etc/passwd", "a\u200b/b.png"])
def test_a_picture_that_is_not_there_is_told(tmp_path: Path, name: str) -> None:
    ((code, row, column),) = places(write_csv(tmp_path, with_cells(Картинка=name)))
    assert code in {FaultCode.PICTURE_MISSING, FaultCode.PICTURE_OUTSIDE}
    assert (row, column) == (2, "Картинка")


def test_a_folder_with_a_spreadsheet_and_pictures_is_a_deck(tmp_path: Path) -> None:
    folder = tmp_path / "Наш двор"
    folder.mkdir()
    write_xlsx(folder, name="карточки.xlsx")
    (folder / "~$карточки.xlsx").write_bytes(b"open")
    (folder / "письмо.txt").write_text("привет", encoding="utf-8")
    save_picture(folder / "Папа.png")
    deck = read_deck(folder).deck
    assert (deck.id, deck.names["ru"]) == ("nash-dvor", "Наш двор")
    assert deck.cards[1].picture == folder / "Папа.png"


def test_a_folder_without_a_table_and_one_with_several_are_refused(tmp_path: Path) -> None:
    assert [code for code, _, _ in places(tmp_path)] == [FaultCode.NO_TABLE]
    write_xlsx(tmp_path)
    write_csv(tmp_path)
    (fault,) = faults(tmp_path)
    assert fault.code is FaultCode.SEVERAL_TABLES
    assert fault.params["found"] == ["двор.csv", "двор.xlsx"]
    (tmp_path / "двор.csv").rename(tmp_path / "cards.csv")
    assert names(read_deck(tmp_path)) == ["Маша", "Папа"]


def test_two_decks_in_one_zip_are_refused(tmp_path: Path) -> None:
    file = zipped(tmp_path / "a.zip", {"a/cards.csv": csv_text(), "b/cards.csv": csv_text()})
    (fault,) = faults(file)
    assert (fault.code, fault.params["found"]) == (FaultCode.SEVERAL_TABLES, ["a", "b"])


@pytest.mark.parametrize(
    "name",
    ["../evil.csv", "a/../../evil.csv", "/evil.csv", "C:/evil.csv", "..\\evil.csv", "a\n.csv"],
)
def test_a_name_that_leads_out_is_refused_and_nothing_written(tmp_path: Path, name: str) -> None:
    file = zipped(tmp_path / "a.zip", {name: "x", "cards.csv": csv_text()})
    assert [fault.code for fault in faults(file)] == [FaultCode.ARCHIVE_UNSAFE]
    assert [path.name for path in tmp_path.iterdir()] == ["a.zip"]


def test_what_systems_pack_along_is_left_out(tmp_path: Path) -> None:
    parts: dict[str, str | bytes] = {
        "Двор/cards.csv": csv_text(),
        "__MACOSX/Двор/._cards.csv": b"\x00\x05",
        "Двор/.DS_Store": b"\x00",
        "Двор/virus.exe": b"MZ",
    }
    assert names(read_deck(zipped(tmp_path / "a.zip", parts))) == ["Маша", "Папа"]


def test_names_of_other_packers_are_read(tmp_path: Path) -> None:
    """Windows writes names in cp866 and does not say so."""
    picture = save_picture(tmp_path / "p.png").read_bytes()
    for encoding in ("cp866", "utf-8"):
        name = "Маша.png".encode(encoding)
        plain = b"X" * (len(name) - 4) + b".png"
        file = zipped(tmp_path / "a.zip", {"cards.csv": csv_text(), plain.decode(): picture})
        file.write_bytes(file.read_bytes().replace(plain, name))
        assert read_deck(file).deck.cards[0].picture is not None, encoding


def test_a_zip_with_a_password_is_refused(tmp_path: Path) -> None:
    file = zipped(tmp_path / "a.zip", {"cards.csv": csv_text()})
    data = bytearray(file.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    file.write_bytes(data)
    assert [fault.code for fault in faults(file)] == [FaultCode.ARCHIVE_LOCKED]


def test_a_damaged_zip_is_refused(tmp_path: Path) -> None:
    whole = zipped(tmp_path / "a.zip", {"cards.csv": csv_text() * 20}).read_bytes()
    for data in (whole[:-30], whole[:60] + os.urandom(40) + whole[100:], b"PK\x03\x04"):
        (tmp_path / "a.zip").write_bytes(data)
        assert [fault.code for fault in faults(tmp_path / "a.zip")] == [FaultCode.FILE_BROKEN]


def test_a_zip_bomb_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = zipped(tmp_path / "one.zip", {"cards.csv": csv_text(), "a.png": bytes(51_000_000)})
    assert file.stat().st_size < 100_000
    assert [fault.code for fault in faults(file)] == [FaultCode.ARCHIVE_TOO_LARGE]
    monkeypatch.setattr(archive, "MAX_TOTAL", 1_000)
    file = zipped(tmp_path / "sum.zip", {"cards.csv": csv_text(), "a.bin": bytes(1_000)})
    assert [fault.code for fault in faults(file)] == [FaultCode.ARCHIVE_TOO_LARGE]
    monkeypatch.setattr(archive, "MAX_FILES", 1)
    file = zipped(tmp_path / "many.zip", {"a.bin": b"", "b.bin": b""})
    assert [fault.code for fault in faults(file)] == [FaultCode.ARCHIVE_TOO_LARGE]


def test_a_zip_that_lies_about_its_sizes_is_refused(tmp_path: Path) -> None:
    file = zipped(tmp_path / "a.zip", {"cards.csv": csv_text() + "\r\n" * 100_000})
    size = (len(csv_text().encode()) + 200_000).to_bytes(4, "little")
    data = file.read_bytes()
    assert size in data
    file.write_bytes(data.replace(size, (500).to_bytes(4, "little")))
    assert [fault.code for fault in faults(file)] == [FaultCode.FILE_BROKEN]


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    assert places(tmp_path / "нет.xlsx") == [(FaultCode.FILE_MISSING, 0, "")]
    assert places(tmp_path / "a\0b") == [(FaultCode.FILE_UNREADABLE, 0, "")]
