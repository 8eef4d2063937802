"""Every fault a deck can have is found, with its place, and all of them in one go."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.cards.deck import DeckFaults, Fault, FaultCode, load_deck
from game.cards.model import Crest, Hair, Look, Mouth, Position

HEADING = """\
format = 1
name = { ru = "Двор", en = "Yard" }
author = "Kolya"
license = "CC0"

[[clubs]]
id = "cats"
name = { ru = "Коты", en = "Cats" }
color = "#102030"
light = "#FFFFFF"
dark = "#000000"
pattern = "dots"
crest = "fox"

[[clubs]]
id = "dogs"
color = "#405060"
light = "#ffffff"
dark = "#000000"
pattern = "waves"

[clubs.name]
ru = "Псы"
en = "Dogs"
"""
COLUMNS = (
    "number,name_ru,name_en,club,position,three_pointer,inside_shot,drive,assist,"
    "perimeter,block,on_ball,steal"
)
ROW = "1.1.001,Кот,Cat,cats,guard,1,2,3,4,5,6,7,99"
ROW_2 = "1.1.002,Пёс,Dog,dogs,big,9,9,9,9,9,9,9,9"

Writer = Callable[..., Path]
Place = tuple[FaultCode, str, int, str]


@pytest.fixture
def write(tmp_path: Path) -> Writer:
    """Write a deck, sound unless a file is given, and return its folder."""

    def write_deck(cards: str | bytes | None = None, heading: str | bytes | None = None) -> Path:
        folder = tmp_path / "двор"
        folder.mkdir(exist_ok=True)
        for name, usual, text in (
            ("cards.csv", f"{COLUMNS}\n{ROW}\n{ROW_2}\n", cards),
            ("deck.toml", HEADING, heading),
        ):
            content = usual if text is None else text
            data = content.encode() if isinstance(content, str) else content
            (folder / name).write_bytes(data)
        return folder

    return write_deck


def faults(folder: Path) -> tuple[Fault, ...]:
    with pytest.raises(DeckFaults) as caught:
        load_deck(folder)
    return caught.value.faults


def places(folder: Path) -> list[Place]:
    return [(fault.code, fault.file, fault.line, fault.column) for fault in faults(folder)]


def with_columns(**cells: str) -> str:
    """A table of one card whose cells are as usual save for those given."""
    usual = dict(zip(COLUMNS.split(","), ROW.split(","), strict=True)) | cells
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([usual.keys(), usual.values()])
    return text.getvalue()


def test_a_sound_deck_says_what_its_files_say(write: Writer) -> None:
    deck = load_deck(write())
    assert (deck.id, deck.names) == ("двор", {"ru": "Двор", "en": "Yard"})
    assert (deck.author, deck.license) == ("Kolya", "CC0")
    cats, dogs = deck.clubs
    assert (cats.color, cats.light) == ((16, 32, 48), (255, 255, 255))
    assert (dogs.names["en"], dogs.crest) == ("Dogs", Crest.BALL)
    cat, dog = deck.cards
    assert (cat.attack, cat.defense) == ((1, 2, 3, 4), (5, 6, 7, 99))
    assert (cat.club, cat.position, cat.card_class) == (cats, Position.GUARD, 1)
    assert (cat.look, cat.picture) == (Look(), None)
    assert dog.role == {"ru": "Центровой", "en": "Center"}


def test_optional_columns_shape_the_card(write: Writer) -> None:
    card = load_deck(
        write(
            with_columns(
                **{"class": "3"},
                role_ru="Разыгрывающая",
                role_en="Point guard",
                skin="brown",
                hair="bun",
                hair_color="red",
                brows="angry",
                mouth="smile",
                beard="no",
                headband="yes",
                glasses="YES",
                face_width="94",
            )
        )
    ).cards[0]
    assert card.card_class == 3
    assert card.role["en"] == "Point guard"
    assert card.look == Look(
        skin=3,
        hair=Hair.BUN,
        hair_color=4,
        angry_brows=True,
        mouth=Mouth.SMILE,
        headband=True,
        glasses=True,
        width=0.94,
    )


def test_cards_ascend_by_number_without_dots(write: Writer) -> None:
    rows = [ROW.replace("1.1.001", number) for number in ("1.2.001", "9", "1.1.002")]
    deck = load_deck(write("\n".join([COLUMNS, *rows])))
    assert [str(card.number) for card in deck.cards] == ["9", "1.1.002", "1.2.001"]


@pytest.mark.parametrize(
    "text",
    [
        f"\ufeff{COLUMNS}\n{ROW}\n",
        f"{COLUMNS}\r\n{ROW}\r\n",
        f"{COLUMNS}\n\n  \n{ROW}",
        f"{COLUMNS},,\n{ROW},,\n,,,\n",
        COLUMNS.upper() + f" \n{ROW.replace(',', ' , ')}\n",
    ],
    ids=["byte order mark", "crlf", "blank lines", "spreadsheet tail", "spaces and capitals"],
)
def test_what_editors_add_does_no_harm(write: Writer, text: str) -> None:
    assert [card.names["ru"] for card in load_deck(write(text)).cards] == ["Кот"]


def test_other_files_are_ignored(write: Writer) -> None:
    folder = write()
    (folder / "notes.txt").write_bytes(b"\xff\x00")
    (folder / "drafts").mkdir()
    assert len(load_deck(folder).cards) == 2


def test_all_faults_of_both_files_are_told_at_once(write: Writer) -> None:
    cards = f"{COLUMNS}\n{ROW.replace('99', '100')}\n{ROW_2.replace('9,9', '0,x', 1)}\n"
    heading = HEADING.replace('"#102030"', '"green"').replace('"waves"', '"wave"')
    assert places(write(cards, heading)) == [
        (FaultCode.COLOR_MALFORMED, "deck.toml", 9, "clubs.color"),
        (FaultCode.UNKNOWN_WORD, "deck.toml", 20, "clubs.pattern"),
        (FaultCode.OUT_OF_RANGE, "cards.csv", 2, "steal"),
        (FaultCode.OUT_OF_RANGE, "cards.csv", 3, "three_pointer"),
        (FaultCode.NOT_WHOLE_NUMBER, "cards.csv", 3, "inside_shot"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("format = 1", "", (FaultCode.KEY_MISSING, 1, "format")),
        ("format = 1", "format = true", (FaultCode.WRONG_TYPE, 1, "format")),
        ("format = 1", "format = 0", (FaultCode.OUT_OF_RANGE, 1, "format")),
        ("format = 1", "format = 2", (FaultCode.FORMAT_NEWER, 1, "format")),
        ("author", "autor", (FaultCode.KEY_UNKNOWN, 3, "autor")),
        ('"Kolya"', "7", (FaultCode.WRONG_TYPE, 3, "author")),
        ('"Kolya"', '"Ko\\nlya"', (FaultCode.UNPRINTABLE, 3, "author")),
        ('"Kolya"', f'"{"K" * 81}"', (FaultCode.TOO_LONG, 3, "author")),
        ('name = { ru = "Двор", en = "Yard" }', "", (FaultCode.KEY_MISSING, 1, "name")),
        ('{ ru = "Двор", en = "Yard" }', '"Yard"', (FaultCode.WRONG_TYPE, 2, "name")),
        ('"Yard"', '" "', (FaultCode.BLANK, 2, "name.en")),
        ('ru = "Двор", ', "", (FaultCode.KEY_MISSING, 2, "name.ru")),
        ('en = "Yard"', 'en = "Yard", de = "Hof"', (FaultCode.KEY_UNKNOWN, 2, "name.de")),
        ('"Псы"', "3", (FaultCode.WRONG_TYPE, 23, "clubs.name.ru")),
        ('id = "dogs"', 'id = "cats"', (FaultCode.CLUB_DOUBLE, 16, "clubs.id")),
        ('id = "dogs"', 'id = "Псы"', (FaultCode.ID_MALFORMED, 16, "clubs.id")),
        ('dark = "#000000"', "", (FaultCode.KEY_MISSING, 6, "clubs.dark")),
        ('dark = "#000000"', 'dark = "#00000"', (FaultCode.COLOR_MALFORMED, 11, "clubs.dark")),
        ('pattern = "dots"', "pattern = []", (FaultCode.UNKNOWN_WORD, 12, "clubs.pattern")),
        ('crest = "fox"', 'crest = "ox"', (FaultCode.UNKNOWN_WORD, 13, "clubs.crest")),
        ('"#405060"', '"#405060', (FaultCode.TOML_SYNTAX, 17, "")),
        ("format = 1", "format = 1\nformat = 1", (FaultCode.TOML_SYNTAX, 2, "")),
    ],
)
def test_a_fault_of_the_heading_has_its_line_and_key(
    write: Writer, old: str, new: str, place: tuple[FaultCode, int, str]
) -> None:
    assert old in HEADING
    cards = f"{COLUMNS}\n{ROW}\n"  # of a club that is there in every case
    code, line, key = place
    assert places(write(cards, HEADING.replace(old, new, 1))) == [(code, "deck.toml", line, key)]


@pytest.mark.parametrize("clubs", ["", "clubs = []"])
def test_a_deck_needs_clubs_and_its_cards_are_not_blamed(write: Writer, clubs: str) -> None:
    heading = clubs + "\n" + HEADING.partition("[[clubs]]")[0]
    assert [fault.code for fault in faults(write(None, heading))] == [FaultCode.NO_CLUBS]


def test_clubs_must_be_tables(write: Writer) -> None:
    heading = HEADING.partition("[[clubs]]")[0] + 'clubs = ["cats"]\n'
    assert places(write(None, heading)) == [(FaultCode.WRONG_TYPE, "deck.toml", 6, "clubs")]


@pytest.mark.parametrize(
    ("column", "cell", "code"),
    [
        ("number", "", FaultCode.BLANK),
        ("number", "1.1.x", FaultCode.NUMBER_MALFORMED),
        ("number", "...", FaultCode.NUMBER_MALFORMED),
        ("number", "1" * 5000, FaultCode.NUMBER_MALFORMED),
        ("number", "١", FaultCode.NUMBER_MALFORMED),
        ("name_ru", " ", FaultCode.BLANK),
        ("name_en", "", FaultCode.BLANK),
        ("name_en", "C" * 41, FaultCode.TOO_LONG),
        ("name_en", "C\nat", FaultCode.UNPRINTABLE),
        ("club", "wolves", FaultCode.UNKNOWN_WORD),
        ("club", "", FaultCode.BLANK),
        ("position", "goalkeeper", FaultCode.UNKNOWN_WORD),
        ("position", "", FaultCode.BLANK),
        ("drive", "0", FaultCode.OUT_OF_RANGE),
        ("drive", "100", FaultCode.OUT_OF_RANGE),
        ("drive", "-5", FaultCode.OUT_OF_RANGE),
        ("drive", "7.5", FaultCode.NOT_WHOLE_NUMBER),
        ("drive", "seven", FaultCode.NOT_WHOLE_NUMBER),
        ("drive", "٧", FaultCode.NOT_WHOLE_NUMBER),
        ("steal", "", FaultCode.BLANK),
        ("class", "4", FaultCode.OUT_OF_RANGE),
        ("skin", "green", FaultCode.UNKNOWN_WORD),
        ("hair", "wig", FaultCode.UNKNOWN_WORD),
        ("hair_color", "7", FaultCode.UNKNOWN_WORD),
        ("brows", "up", FaultCode.UNKNOWN_WORD),
        ("mouth", "open", FaultCode.UNKNOWN_WORD),
        ("beard", "maybe", FaultCode.UNKNOWN_WORD),
        ("headband", "1", FaultCode.UNKNOWN_WORD),
        ("glasses", "x", FaultCode.UNKNOWN_WORD),
        ("face_width", "0.95", FaultCode.NOT_WHOLE_NUMBER),
        ("face_width", "150", FaultCode.OUT_OF_RANGE),
        ("picture", "nobody.png", FaultCode.PICTURE_MISSING),
        ("picture", "../deck.png", FaultCode.PICTURE_OUTSIDE),
    ],
)
def test_a_fault_of_a_card_has_its_line_and_column(
    write: Writer, column: str, cell: str, code: FaultCode
) -> None:
    assert places(write(with_columns(**{column: cell}))) == [(code, "cards.csv", 2, column)]


def test_a_number_stands_once_whatever_its_dots(write: Writer) -> None:
    row = ROW_2.replace("1.1.002", "11.001")
    found = faults(write(f"{COLUMNS}\n{ROW}\n{row}\n"))
    assert [str(fault) for fault in found] == [
        "cards.csv:3:number: number_double (found=11.001, other=1.1.001, other_line=2)"
    ]


def test_a_mistyped_word_is_answered_with_the_likely_one(write: Writer) -> None:
    (fault,) = faults(write(with_columns(position="gaurd")))
    assert fault.params["suggestion"] == "guard"
    assert fault.params["allowed"] == ["guard", "wing", "big"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "drive",
            "speed",
            [(FaultCode.COLUMN_UNKNOWN, "speed"), (FaultCode.COLUMN_MISSING, "drive")],
        ),
        (
            "drive",
            "block",
            [(FaultCode.COLUMN_DOUBLE, "block"), (FaultCode.COLUMN_MISSING, "drive")],
        ),
        ("drive", "", [(FaultCode.COLUMN_UNNAMED, ""), (FaultCode.COLUMN_MISSING, "drive")]),
        ("steal", "steal,driv", [(FaultCode.COLUMN_UNKNOWN, "driv")]),
    ],
)
def test_a_fault_of_the_columns_is_told_once(
    write: Writer, old: str, new: str, expected: list[tuple[FaultCode, str]]
) -> None:
    row, row_2 = (f"{row},1" if "," in new else row for row in (ROW, ROW_2))
    found = places(write(f"{COLUMNS.replace(old, new)}\n{row}\n{row_2}\n"))
    assert found == [(code, "cards.csv", 1, column) for code, column in expected]


@pytest.mark.parametrize(("row", "found"), [(ROW + ",5", 14), (ROW.rpartition(",")[0], 12)])
def test_a_row_has_as_many_cells_as_the_heading(write: Writer, row: str, found: int) -> None:
    (fault,) = faults(write(f"{COLUMNS}\n{ROW_2}\n\n{row}\n"))
    assert (fault.code, fault.line) == (FaultCode.ROW_LENGTH, 4)
    assert fault.params == {"found": found, "expected": 13}


@pytest.mark.parametrize("separator", [";", "\t"])
def test_another_separator_is_named(write: Writer, separator: str) -> None:
    (fault,) = faults(write(f"{COLUMNS}\n{ROW}\n".replace(",", separator)))
    assert (fault.code, fault.params) == (FaultCode.SEPARATOR, {"found": separator})


def test_an_open_quote_is_told_at_the_row_it_begins_in(write: Writer) -> None:
    row = ROW_2.replace("Пёс", '"Пёс')
    assert places(write(f"{COLUMNS}\n{ROW}\n{row}\n")) == [
        (FaultCode.CSV_SYNTAX, "cards.csv", 3, "")
    ]


def test_lines_are_counted_through_cells_of_several_lines(write: Writer) -> None:
    row = ROW.replace("Cat", '"C\nat"')
    assert [fault.line for fault in faults(write(f"{COLUMNS}\n{row}\nx\n"))] == [2, 4]


@pytest.mark.parametrize("name", ["cards.csv", "deck.toml"])
@pytest.mark.parametrize(
    ("encoding", "line", "found"),
    [("cp1251", 2, "cp1251"), ("utf-16", 1, "UTF-16"), ("cp866", 2, "")],
)
def test_a_file_that_is_not_utf8_is_recognised(
    write: Writer, name: str, encoding: str, line: int, found: str
) -> None:
    folder = write()
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_bytes(text.encode(encoding))
    (fault,) = faults(folder)
    assert (fault.code, fault.file, fault.line) == (FaultCode.ENCODING, name, line)
    assert fault.params == {"found": found}


def test_missing_files_are_told_together(tmp_path: Path) -> None:
    expected = [(FaultCode.FILE_MISSING, name, 0, "") for name in ("deck.toml", "cards.csv")]
    assert places(tmp_path) == expected
    assert places(tmp_path / "nowhere") == expected


def test_a_folder_in_place_of_a_file_cannot_be_read(write: Writer) -> None:
    folder = write()
    (folder / "cards.csv").unlink()
    (folder / "cards.csv").mkdir()
    assert places(folder) == [(FaultCode.FILE_UNREADABLE, "cards.csv", 0, "")]


def test_a_file_beyond_reason_is_not_read(write: Writer) -> None:
    folder = write(f"{COLUMNS}\n" + f"{ROW}\n" * 50_000)
    assert places(folder) == [(FaultCode.FILE_TOO_LARGE, "cards.csv", 0, "")]


@pytest.mark.parametrize(
    ("text", "code"),
    [("", FaultCode.FILE_EMPTY), ("\n,,\n", FaultCode.FILE_EMPTY), (COLUMNS, FaultCode.NO_CARDS)],
)
def test_a_deck_needs_cards(write: Writer, text: str, code: FaultCode) -> None:
    assert [fault.code for fault in faults(write(text))] == [code]


def test_deep_nesting_is_refused_like_other_nonsense(write: Writer) -> None:
    found = faults(write(None, "x = " + "[" * 20_000))
    assert [fault.code for fault in found] == [FaultCode.TOML_SYNTAX]


def test_reading_decks_loads_neither_pillow_nor_pygame() -> None:
    loaded = "import sys, game.cards.catalog; print({'PIL', 'pygame'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
