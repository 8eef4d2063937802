"""What a face is made of, read from its draw operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.cards import palette
from game.cards.drawing import Align, Backdrop, Drawing, Fill, Frame, Photo, Place, Stroke, Text
from game.cards.face import full_face, small_face
from game.cards.layout import FULL, HEIGHT, SMALL, WIDTH
from game.cards.model import Crest, DeckCard, Hair, Look, Mouth, Pattern, Position
from game.cards.outline import contours
from game.cards.portrait import portrait
from tests.cards.art_sample import CARD, CLUB, card, named

Draw = Callable[[DeckCard, str], Drawing]


def texts(drawing: Drawing) -> list[Text]:
    return [part for part in drawing if isinstance(part, Text)]


def words(drawing: Drawing) -> list[str]:
    return [text.text for text in texts(drawing)]


def test_full_face_says_everything_in_russian() -> None:
    assert words(full_face(CARD, "ru")) == [
        "1.3.005",
        "ИСКРА",
        "Разыгрывающая",
        *("7", "6", "Трёхочковый", "На дуге"),
        *("3", "2", "Из-под кольца", "Блокшот"),
        *("10", "5", "Проход", "Опека"),
        *("9", "8", "Ассист", "Перехват"),
    ]


def test_full_face_says_everything_in_english() -> None:
    assert words(full_face(CARD, "en")) == [
        "1.3.005",
        "SPARK",
        "Point guard",
        *("7", "6", "Three-pointer", "Perimeter"),
        *("3", "2", "Inside shot", "Block"),
        *("10", "5", "Drive", "On-ball"),
        *("9", "8", "Assist", "Steal"),
    ]


def test_small_face_keeps_number_name_and_values_only() -> None:
    values = ["7", "6", "3", "2", "10", "5", "9", "8"]
    assert words(small_face(CARD, "ru")) == [*values, "1.3.005", "ИСКРА"]


@pytest.mark.parametrize("draw", [full_face, small_face])
def test_r3_3_number_is_upper_right(draw: Draw) -> None:
    number = next(text for text in texts(draw(CARD, "ru")) if text.text == "1.3.005")
    assert number.box.x > WIDTH * 0.3
    assert number.box.right > WIDTH * 0.85
    assert number.box.bottom < HEIGHT * 0.2


@pytest.mark.parametrize("draw", [full_face, small_face])
def test_attack_stands_left_and_defense_right_row_by_row(draw: Draw) -> None:
    shown = [text for text in texts(draw(CARD, "ru")) if text.text.isdigit()]
    attack = sorted((t for t in shown if t.box.x < WIDTH / 2), key=lambda t: t.box.y)
    defense = sorted((t for t in shown if t.box.x > WIDTH / 2), key=lambda t: t.box.y)
    assert tuple(int(t.text) for t in attack) == CARD.attack
    assert tuple(int(t.text) for t in defense) == CARD.defense
    assert [t.box.y for t in attack] == [t.box.y for t in defense]


def test_labels_share_one_size_and_keep_apart() -> None:
    labels = [text for text in texts(full_face(CARD, "ru")) if text.group == "labels"]
    assert len(labels) == 8
    for left, right in zip(labels[::2], labels[1::2], strict=True):
        assert (left.align, right.align) == (Align.LEFT, Align.RIGHT)
        assert left.box.right < right.box.x


@pytest.mark.parametrize("card_class", [1, 2, 3])
def test_class_shows_as_metal_and_stars(card_class: int) -> None:
    drawing = full_face(card(card_class=card_class), "ru")
    metal = palette.METALS[card_class - 1]
    assert metal.body in {part.color for part in drawing if isinstance(part, Frame)}
    stars = [
        part
        for part in drawing
        if isinstance(part, Fill) and part.color == metal.light and part.place.y == FULL.stars.y
    ]
    assert len(stars) == card_class


def test_role_never_runs_into_the_name() -> None:
    for name in ("Я", "Дирижабль", "Перехватыватель мячей"):
        shown = texts(full_face(named(name, name), "ru"))
        left = next(text for text in shown if text.text == name.upper())
        right = next(text for text in shown if text.text == "Разыгрывающая")
        assert left.box.right < right.box.x
        assert right.box.w > FULL.name.w * 0.25


def test_picture_file_takes_the_place_of_the_drawn_look() -> None:
    file = Path("owner.jpg")
    drawing = full_face(card(picture=file), "ru")
    assert [part.box for part in drawing if isinstance(part, Photo)] == [FULL.art]
    assert len(drawing) < len(full_face(CARD, "ru")) - 20


def test_small_picture_is_seen_between_the_columns() -> None:
    (photo,) = (
        part for part in small_face(card(picture=Path("p.png")), "ru") if isinstance(part, Photo)
    )
    assert photo.box.x == SMALL.attack(0).right
    assert photo.box.right == SMALL.defense(0).x


def test_every_part_of_a_look_changes_the_portrait() -> None:
    plain = Look()
    looks = [
        plain,
        replace(plain, skin=3),
        replace(plain, hair_color=4),
        replace(plain, angry_brows=True),
        replace(plain, beard=True),
        replace(plain, headband=True),
        replace(plain, glasses=True),
        replace(plain, width=1.08),
        *(replace(plain, mouth=mouth) for mouth in (Mouth.SMILE, Mouth.GRIM)),
        *(replace(plain, hair=hair) for hair in Hair if hair is not plain.hair),
    ]
    drawings = {portrait(look, CLUB, Position.WING, Place()) for look in looks}
    drawings.add(portrait(plain, CLUB, Position.BIG, Place()))
    assert len(drawings) == len(looks) + 1


def test_every_outline_can_be_read() -> None:
    for hair in Hair:
        look = Look(hair=hair, beard=True, glasses=True, headband=True)
        for part in full_face(card(look=look), "en"):
            if isinstance(part, Fill | Stroke):
                assert contours(part.path)


def test_clubs_differ_by_pattern_and_crest_in_the_same_colours() -> None:
    clubs = [replace(CLUB, pattern=pattern) for pattern in Pattern]
    grounds = {
        next(part for part in full_face(card(club=club), "ru") if isinstance(part, Backdrop))
        for club in clubs
    }
    assert len(grounds) == len(Pattern)
    crests = [full_face(card(club=replace(CLUB, crest=crest)), "ru") for crest in Crest]
    assert len(set(crests)) == len(Crest)
