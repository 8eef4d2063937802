"""Pictures for print: their size, bleed and safe box, their ink, and the version of their look."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from game import paths
from game.cards import brush, lettering
from game.cards.art import card_back, card_face
from game.cards.crest import crest
from game.cards.deck import load_deck
from game.cards.drawing import Drawing, Fill, Place, Stroke, Text
from game.cards.layout import FULL
from game.cards.model import Crest
from game.cards.outline import contours
from game.cards.paint import text_boxes
from game.cards.printing.master import back_drawing, front_drawing, master, sheet
from game.cards.printing.painter import PRINT_VERSION, CardPainter
from game.cards.printing.request import Ink
from game.cards.printing.saver import TEXT
from game.cards.printing.size import MASTER_SIZE, SAFE_PX, TRIM_PX
from tests.cards.art_sample import CARD, card, named

ROOT = Path(__file__).parents[3]
SAFE = (SAFE_PX, SAFE_PX, MASTER_SIZE[0] - SAFE_PX, MASTER_SIZE[1] - SAFE_PX)
FACES = (
    CARD,
    named("Превысокомногорассмотрительствующий", "Floccinaucinihilipilificator", "Щ" * 40),
    named("ЩЩЩЩЩЩЩЩЙЁ", "WWWWWWWWWWWW", "Атакующий защитник-разыгрывающий"),
    card(attack=(10, 10, 10, 10), defense=(10, 10, 10, 10)),
)
MODULES = ("master", "saver", "size")

# The version and the digest of the modules that shape pictures for print.
PINNED = (1, "1d8b528479f0aec0")


def test_a_changed_picture_for_print_has_a_new_version() -> None:
    found = hashlib.sha256()
    for name in MODULES:
        file = ROOT / "game" / "cards" / "printing" / f"{name}.py"
        found.update(file.read_text("utf-8").encode())
    now = (PRINT_VERSION, found.hexdigest()[:16])
    assert now == PINNED, (
        "What shapes pictures for print changed. If any pixel can differ, raise PRINT_VERSION in "
        f'game/cards/printing/painter.py by one; then set PINNED to ({now[0]}, "{now[1]}").'
    )


@pytest.mark.parametrize(("ink", "mode"), [(Ink.COLOR, "RGB"), (Ink.GREY, "L"), (Ink.SAVER, "RGB")])
def test_pictures_have_one_size_and_no_transparency(ink: Ink, mode: str) -> None:
    for picture in (CardPainter("ru", ink).front(CARD), CardPainter("ru", ink).back(CARD)):
        assert (picture.size, picture.mode) == (MASTER_SIZE, mode)


def trimmed(picture: Image.Image) -> Image.Image:
    right, bottom = picture.width - TRIM_PX, picture.height - TRIM_PX
    return picture.crop((TRIM_PX, TRIM_PX, right, bottom))


def on_white(picture: Image.Image) -> Image.Image:
    ground = Image.new("RGB", picture.size, (255, 255, 255))
    ground.paste(picture, (0, 0), picture)
    return ground


def test_a_printed_card_looks_like_the_one_on_the_screen() -> None:
    pairs = (
        (CardPainter("ru", Ink.COLOR).front(CARD), card_face(CARD, "ru", 750)),
        (CardPainter("ru", Ink.COLOR).back(CARD), card_back(750, "ru")),
    )
    for print_picture, screen_picture in pairs:
        cut = trimmed(print_picture).resize(screen_picture.size)
        inside = (45, 45, cut.width - 45, cut.height - 45)
        other = on_white(screen_picture).crop(inside)
        difference = ImageChops.difference(cut.crop(inside), other)
        assert ImageStat.Stat(difference.convert("L")).mean[0] < 3.5


def ring(picture: Image.Image) -> set[tuple[int, ...]]:
    """The colours of the bleed."""
    seen = picture.convert("RGB")
    width, height = seen.size
    strips = (
        (0, 0, width, TRIM_PX),
        (0, height - TRIM_PX, width, height),
        (0, 0, TRIM_PX, height),
        (width - TRIM_PX, 0, width, height),
    )
    counted = [pair for strip in strips for pair in seen.crop(strip).getcolors(1_000_000) or []]
    return {color for _, color in counted if isinstance(color, tuple)}


def test_the_picture_goes_on_over_the_bleed() -> None:
    for picture in (
        CardPainter("ru", Ink.COLOR).front(CARD),
        CardPainter("ru", Ink.COLOR).back(CARD),
    ):
        assert (255, 255, 255) not in ring(picture)
        assert max(max(pixel) for pixel in ring(picture)) < 180


def ink_boxes(drawing: Drawing) -> list[tuple[int, int, int, int]]:
    """The px that texts leave ink on."""
    found = []
    for text, fitted, (left, top, right, bottom) in text_boxes(drawing, sheet(Ink.COLOR).scale):
        mask, (_, dy) = lettering.ink(fitted.text, text.font, fitted.size)
        y = lettering.baseline(text.font, fitted.size, top=top, height=bottom - top) + dy
        found.append((left, y, right, y + mask.height))
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("ink", [Ink.COLOR, Ink.SAVER])
def test_texts_lie_in_the_safe_box(ink: Ink, language: str) -> None:
    for face in FACES:
        for box in ink_boxes(front_drawing(face, language, ink)):
            assert is_safe(box), (box, face.names)
    for box in ink_boxes(back_drawing(language, ink)):
        assert is_safe(box), box


def is_safe(box: tuple[float, float, float, float]) -> bool:
    return box[0] >= SAFE[0] and box[1] >= SAFE[1] and box[2] <= SAFE[2] and box[3] <= SAFE[3]


@pytest.mark.parametrize("shape", list(Crest))
def test_crest_and_stars_lie_in_the_safe_box(shape: Crest) -> None:
    face = card(card_class=3, club=replace(CARD.club, crest=shape))
    scale = sheet(Ink.COLOR).scale
    drawing = front_drawing(face, "ru", Ink.COLOR)
    crests = {part.path for part in crest(face.club, Place()) if isinstance(part, Fill | Stroke)}
    icons = [
        part
        for part in drawing
        if isinstance(part, Fill)
        and (part.path in crests or part.place.scale == FULL.stars.h / 100)
    ]
    assert len(icons) >= 4
    for part in icons:
        points = [point for contour in contours(part.path) for point in contour.points]
        place = part.place
        xs = [(place.x + x * place.scale * place.stretch) * scale for x, _ in points]
        ys = [(place.y + y * place.scale) * scale for _, y in points]
        assert is_safe((min(xs), min(ys), max(xs), max(ys))), part.path


def coverage(picture: Image.Image) -> float:
    """The mean share of ink."""
    return 1 - ImageStat.Stat(trimmed(picture).convert("L")).mean[0] / 255


def test_the_saver_takes_little_ink_and_keeps_texts_readable() -> None:
    deck = load_deck(paths.assets() / "cards" / "first-series").cards[::12]
    color, saver = CardPainter("ru", Ink.COLOR), CardPainter("ru", Ink.SAVER)
    full = sum(coverage(color.front(each)) + coverage(color.back(each)) for each in deck)
    thin = sum(coverage(saver.front(each)) + coverage(saver.back(each)) for each in deck)
    assert thin <= 0.4 * full

    for each in deck:
        drawing = front_drawing(each, "ru", Ink.SAVER)
        shapes = tuple(part for part in drawing if not isinstance(part, Text))
        ground = master(shapes, Ink.SAVER)
        assert {part.color for part in drawing if isinstance(part, Text)} == {TEXT}
        for box in ink_boxes(drawing):
            behind = ground.crop(box).getcolors(100_000) or []
            darkest = min(luminance(color) for _, color in behind if isinstance(color, tuple))
            assert (darkest + 0.05) / (luminance(TEXT) + 0.05) >= 7


def luminance(color: tuple[int, ...]) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (each / 255 for each in color)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_saver_says_what_the_full_face_says() -> None:
    def words(ink: Ink) -> list[str]:
        return [part.text for part in front_drawing(CARD, "ru", ink) if isinstance(part, Text)]

    assert words(Ink.SAVER) == words(Ink.COLOR)


def test_keys_follow_the_look_and_the_picture_but_not_its_place(tmp_path: Path) -> None:
    painter = CardPainter("ru", Ink.COLOR)
    one, two = tmp_path / "one.png", tmp_path / "two.png"
    Image.new("RGB", (800, 500), (9, 9, 9)).save(one)
    Image.new("RGB", (800, 500), (9, 9, 9)).save(two)
    assert painter.front_key(card(picture=one)) == painter.front_key(card(picture=two))
    Image.new("RGB", (800, 500), (8, 9, 9)).save(two)
    keys = {
        painter.front_key(CARD),
        painter.front_key(card(picture=one)),
        painter.front_key(card(picture=two)),
        painter.front_key(card(card_class=2)),
        CardPainter("en", Ink.COLOR).front_key(CARD),
        CardPainter("ru", Ink.GREY).front_key(CARD),
        painter.back_key(CARD),
        CardPainter("ru", Ink.SAVER).back_key(CARD),
    }
    assert len(keys) == 8


def test_bands_leave_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = front_drawing(CARD, "ru", Ink.COLOR)
    pictures = []
    for rows in (10_000, 120, 37):
        monkeypatch.setattr(brush, "_BAND", rows)
        brush.forget()
        pictures.append(master(drawing, Ink.COLOR))
    brush.forget()
    for picture in pictures[1:]:
        difference = ImageChops.difference(picture, pictures[0]).convert("L")
        counts = difference.histogram()
        assert sum(counts[3:]) == 0  # shades are rounded otherwise, no edge is elsewhere
