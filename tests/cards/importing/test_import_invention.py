"""What a spreadsheet leaves out is made up: the same each time, and told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.cards.importing import Note, NoteCode, note_text, read_deck
from game.cards.importing.club import made_clubs
from game.cards.importing.invention import likely_position
from game.cards.model import Crest, Focus, Hair, Mouth, Position
from game.cards.strength import Yardstick
from tests.cards.importing.sample import HEADING, MASHA, PAPA, names, with_cells, write_csv

VALUES = HEADING[4:]


def bare(count: int) -> list[tuple[Any, ...]]:
    """Cards with a name and values alone."""
    rng = random.Random(7)
    rows = [
        (f"Игрок {index}", *(rng.randint(1, 10) for _ in VALUES)) for index in range(1, count + 1)
    ]
    return [("Имя", *VALUES), *rows]


def test_a_name_and_eight_values_are_enough(tmp_path: Path) -> None:
    imported = read_deck(write_csv(tmp_path, bare(24)))
    deck = imported.deck
    assert (deck.id, deck.names["ru"]) == ("dvor", "двор")
    assert [club.names["ru"] for club in deck.clubs] == ["двор"]
    assert len({card.number.value for card in deck.cards}) == 24
    classes = [card.card_class for card in deck.cards]
    assert (classes.count(1), classes.count(2), classes.count(3)) == (12, 8, 4)
    assert {note.code: note.n for note in imported.notes} == {
        NoteCode.CLUBS_MADE: 1,
        NoteCode.NUMBERS_GIVEN: 24,
        NoteCode.CLASSES_COMPUTED: 24,
        NoteCode.POSITIONS_GUESSED: 24,
        NoteCode.LOOKS_INVENTED: 24,
    }


def test_the_weaker_card_gets_the_smaller_number_of_its_class(tmp_path: Path) -> None:
    cards = read_deck(write_csv(tmp_path, bare(24))).deck.cards
    yardstick = Yardstick([(card.attack, card.defense) for card in cards])
    for card_class in (1, 2, 3):
        strengths = [
            yardstick.strength(card.attack, card.defense)
            for card in cards
            if card.card_class == card_class
        ]
        assert strengths == sorted(strengths)


def test_given_numbers_keep_clear_of_those_that_stand_there(tmp_path: Path) -> None:
    rows = bare(4)
    rows = [("Номер", *rows[0]), ("1.1.001", *rows[1]), *(("", *row) for row in rows[2:])]
    cards = read_deck(write_csv(tmp_path, rows)).deck.cards
    assert len({card.number.value for card in cards}) == 4
    assert next(card for card in cards if card.names["ru"] == "Игрок 1").number.text == "1.1.001"


def test_a_look_belongs_to_its_name_whatever_else_changes(tmp_path: Path) -> None:
    rows = bare(6)
    first = {
        card.names["ru"]: card.look for card in read_deck(write_csv(tmp_path, rows)).deck.cards
    }
    again = read_deck(write_csv(tmp_path, [rows[0], *rows[:3:-1]])).deck.cards
    assert all(card.look == first[card.names["ru"]] for card in again)
    assert len(set(first.values())) > 3


def test_what_is_said_of_a_look_holds_and_the_rest_is_made_up(tmp_path: Path) -> None:
    rows = with_cells(Причёска="ирокез", Рот="Улыбка", Очки="да", Борода="", Кожа="")
    masha, papa = read_deck(write_csv(tmp_path, rows)).deck.cards
    assert (masha.look.hair, masha.look.mouth, masha.look.glasses) == (
        Hair.MOHAWK,
        Mouth.SMILE,
        True,
    )
    assert not masha.look.beard
    assert not papa.look.glasses  # there is such a column, and it is blank


def test_clubs_get_colors_and_patterns_in_the_order_they_stand_in(tmp_path: Path) -> None:
    rows = [HEADING, MASHA, PAPA, ("3", "Лёва", " КОТЫ ", *MASHA[3:])]
    deck = read_deck(write_csv(tmp_path, rows)).deck
    assert [(club.id, club.names["ru"], club.crest) for club in deck.clubs] == [
        ("koty", "Коты", Crest.BALL),
        ("psy", "Псы", Crest.BALL),
    ]
    assert next(card for card in deck.cards if card.names["ru"] == "Лёва").club.id == "koty"


def test_many_clubs_differ_by_color_or_pattern() -> None:
    clubs = made_clubs(f"Клуб {index}" for index in range(60)).values()
    assert len({(club.color, club.pattern) for club in clubs}) == 60
    assert len({club.id for club in clubs}) == 60


def test_clubs_of_like_names_have_ids_of_their_own() -> None:
    assert [club.id for club in made_clubs(["Лес", "Лёс", "!!", "??"]).values()] == [
        "les",
        "club",
        "club-2",
    ]


@pytest.mark.parametrize(
    ("attack", "defense", "position"),
    [
        ((9, 2, 7, 9), (8, 2, 6, 7), Position.GUARD),
        ((2, 9, 5, 4), (3, 9, 5, 2), Position.BIG),
        ((30, 20, 60, 70), (50, 20, 50, 60), Position.GUARD),
        ((5, 5, 5, 5), (5, 5, 5, 5), Position.WING),
    ],
)
def test_the_position_fits_the_strong_rows(
    attack: tuple[int, int, int, int], defense: tuple[int, int, int, int], position: Position
) -> None:
    assert likely_position(attack, defense) is position


@pytest.mark.parametrize(
    ("word", "position", "role"),
    [
        ("з", Position.GUARD, {"ru": "Защитник", "en": "Guard"}),
        ("Разыгрывающая", Position.GUARD, {"ru": "Разыгрывающая", "en": "Guard"}),
        ("тяжелый форвард", Position.BIG, {"ru": "Тяжелый форвард", "en": "Center"}),
        ("PG", Position.GUARD, {"ru": "Защитник", "en": "Guard"}),
        ("small forward", Position.WING, {"ru": "Форвард", "en": "Small forward"}),
    ],
)
def test_a_position_has_many_words_and_may_be_the_role(
    tmp_path: Path, word: str, position: Position, role: dict[str, str]
) -> None:
    card = read_deck(write_csv(tmp_path, with_cells(Позиция=word))).deck.cards[0]
    assert (card.position, card.role) == (position, role)


def test_each_language_may_have_its_name_and_role(tmp_path: Path) -> None:
    rows = with_cells(**{"Имя_(англ)": "Masha", "Роль": "Point guard", "Роль_(рус)": "Вожак"})
    masha, papa = read_deck(write_csv(tmp_path, rows)).deck.cards
    assert masha.names == {"ru": "Маша", "en": "Masha"}
    assert masha.role == {"ru": "Вожак", "en": "Point guard"}
    assert papa.names == {"ru": "Папа", "en": "Папа"}


@pytest.mark.parametrize(("text", "stars"), [("3", 3), ("**", 2), ("★★★", 3), ("2,0", 2)])
def test_a_class_may_be_written_as_stars(tmp_path: Path, text: str, stars: int) -> None:
    rows = with_cells(Класс=text)
    assert read_deck(write_csv(tmp_path, rows, separator=";")).deck.cards[0].card_class == stars


def test_the_crop_of_a_picture_is_in_percent(tmp_path: Path) -> None:
    rows = with_cells(Фокус_Х="25%", Фокус_у="0,3", Масштаб="150")
    card = read_deck(write_csv(tmp_path, rows, separator=";")).deck.cards[0]
    assert card.focus == Focus(25, 30, 150)


def test_other_columns_are_left_out_and_told(tmp_path: Path) -> None:
    imported = read_deck(write_csv(tmp_path, with_cells(Сумма="45", Любимый_цвет="синий")))
    (note,) = [note for note in imported.notes if note.code is NoteCode.COLUMNS_IGNORED]
    assert note.names == ("Сумма", "Любимый цвет")
    assert note_text(note) == "Columns that are not read: Сумма, Любимый цвет."
    assert names(imported) == ["Маша", "Папа"]


@pytest.mark.parametrize("code", list(NoteCode))
def test_every_note_has_a_sentence(code: NoteCode) -> None:
    texts = {note_text(Note(code, n, ("A",))) for n in (1, 5)}
    assert all(text.endswith(".") and "{" not in text for text in texts)
