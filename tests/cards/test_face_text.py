"""Text on cards fits its boxes at every size, in both languages, however long it is."""

from __future__ import annotations

import pytest
from PIL import Image

from game import paths
from game.cards import lettering
from game.cards.back import back
from game.cards.deck import load_deck
from game.cards.drawing import Drawing, Font, Text
from game.cards.face import full_face, small_face
from game.cards.layout import HEIGHT, SAFE_ZONE, SMALL_BELOW, WIDTH
from game.cards.model import DeckCard
from game.cards.paint import Sheet, paint, text_boxes
from game.engine.card import CardNumber
from tests.cards.art_sample import CARD, card, named

LANGUAGES = ("ru", "en")
WIDTHS = (80, 101, 149, 150, 190, 280, 600)
LONG = (
    named("Превысокомногорассмотрительствующий", "Floccinaucinihilipilificator", "Щ" * 40),
    named("ЩЩЩЩЩЩЩЩЙЁ", "WWWWWWWWWWWW", "Атакующий защитник-разыгрывающий"),
    named("Ё", "I", "i"),
    named("Й j Щ Ў", "Qq Åg j", "Йод Щука"),
    card(number=CardNumber("1.2.3.4.5.6.7.8.9.000001"), attack=(99, 99, 99, 99)),
)


def drawing_for(face: DeckCard, language: str, width: int) -> Drawing:
    return (small_face if width < SMALL_BELOW else full_face)(face, language)


def only_texts(drawing: Drawing) -> tuple[Text, ...]:
    return tuple(part for part in drawing if isinstance(part, Text))


def ink_of(text: Text, width: int) -> tuple[int, int, int, int] | None:
    """Where a text leaves ink on a black sheet with room around the card."""
    white = Text(text.text, text.box, text.font, text.size, text.floor, (255, 255, 255), text.align)
    height = round(width * HEIGHT / WIDTH)
    sheet = Sheet(width + 40, height + 20, width / WIDTH, oversampling=1)
    picture = paint((white,), sheet)
    return picture.convert("RGB").getbbox()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_ink_stays_in_its_box(width: int, language: str) -> None:
    for face in (CARD, *LONG):
        for text in only_texts(drawing_for(face, language, width)):
            ((_, _, box),) = text_boxes((text,), width / WIDTH)
            ink = ink_of(text, width)
            assert ink is None or (
                box[0] <= ink[0] and box[1] <= ink[1] and ink[2] <= box[2] and ink[3] <= box[3]
            ), (width, language, text, box, ink)


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_text_stays_in_the_safe_zone(language: str) -> None:
    width = 744  # 300 dpi
    zone = SAFE_ZONE * width / WIDTH
    height = width * HEIGHT / WIDTH
    for face in (CARD, *LONG):
        for text in only_texts(full_face(face, language)):
            ink = ink_of(text, width)
            if ink is not None:
                left, top, right, bottom = ink
                assert left >= zone - 1, text
                assert top >= zone - 1, text
                assert right <= width - zone + 1, text
                assert bottom <= height - zone + 1, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 190, 280, 600])
def test_first_series_needs_no_ellipsis(width: int, language: str) -> None:
    for face in load_deck(paths.assets() / "cards" / "first-series").cards:
        for text, fitted, _ in text_boxes(drawing_for(face, language, width), width / WIDTH):
            assert fitted.text == text.text, (width, face.names)


def test_values_in_hand_are_read_from_two_metres() -> None:
    for text, fitted, _ in text_boxes(full_face(CARD, "ru"), 190 / WIDTH):
        if text.text.isdigit():
            assert lettering.cap_height(text.font, fitted.size) >= 20


def test_values_on_the_bench_are_large() -> None:
    shown = text_boxes(small_face(CARD, "ru"), 120 / WIDTH)
    for text, fitted, _ in shown:
        if text.text.isdigit():
            assert lettering.cap_height(text.font, fitted.size) >= 19


def test_too_long_text_shrinks_to_its_floor_and_then_ends_in_an_ellipsis() -> None:
    fit = lettering.fit
    whole = fit("Лютый", Font.DISPLAY, width=200, height=40, size=24, floor=12)
    assert (whole.text, whole.size) == ("Лютый", 24)
    smaller = fit("Лютый", Font.DISPLAY, width=45, height=40, size=24, floor=12)
    assert smaller.text == "Лютый"
    assert 12 <= smaller.size < 24
    cut = fit("Лютый мороз", Font.DISPLAY, width=40, height=40, size=24, floor=20)
    assert cut.size == 20
    assert cut.text.endswith("…")
    assert "Лютый мороз".startswith(cut.text[:-1])


def test_nothing_fits_into_nothing() -> None:
    assert lettering.fit("Лютый", Font.DISPLAY, width=2, height=40, size=24, floor=20).text == ""


def test_labels_of_a_card_have_one_size() -> None:
    sizes = {
        fitted.size
        for text, fitted, _ in text_boxes(full_face(CARD, "ru"), 190 / WIDTH)
        if text.group
    }
    assert len(sizes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_name_of_the_game_fits_on_the_back(width: int, language: str) -> None:
    ((text, fitted, _),) = text_boxes(back(language), width / WIDTH)
    assert fitted.text == text.text


def test_fonts_have_every_letter_of_a_card() -> None:
    labels = "".join(text.text for lang in LANGUAGES for text in only_texts(full_face(CARD, lang)))
    letters = {chr(code) for code in range(0x410, 0x450)} | set("Ёё…№-." + labels)
    for name in (Font.DISPLAY, Font.LABEL):
        missing = lettering.ink("\uffff", name, 20)[0]
        for letter in letters - {" "}:
            mask, _ = lettering.ink(letter, name, 20)
            assert not _is_same(mask, missing), (name, letter)


def _is_same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and one.tobytes() == other.tobytes()
