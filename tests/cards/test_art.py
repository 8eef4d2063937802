"""The pictures themselves: sizes, corners, styles, repeatability."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from game.cards import art
from game.cards.layout import SMALL_BELOW
from game.cards.model import Crest
from tests.cards.art_sample import CARD, CLUB, card

PICTURES: dict[str, Callable[[], Image.Image]] = {
    "small": lambda: art.card_face(CARD, "ru", 80),
    "hand": lambda: art.card_face(CARD, "en", 190),
    "full": lambda: art.card_face(CARD, "ru", 600),
    "back": lambda: art.card_back(190, "ru"),
    "crest": lambda: art.crest(CLUB, 64),
    "ball": lambda: art.ball(48),
    "court": lambda: art.court(590, 300),
}


def alpha(picture: Image.Image, x: int, y: int) -> int:
    pixel = picture.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return int(pixel[3])


def color(picture: Image.Image, x: float, y: float) -> tuple[int, ...]:
    pixel = picture.getpixel((round(x), round(y)))
    assert isinstance(pixel, tuple)
    return tuple(int(part) for part in pixel[:3])


@pytest.mark.parametrize("name", PICTURES)
def test_the_same_picture_comes_twice(name: str) -> None:
    assert PICTURES[name]().tobytes() == PICTURES[name]().tobytes()


@pytest.mark.parametrize("width", [80, 150, 190, 744, 900])
def test_faces_and_backs_have_the_shape_of_a_card(width: int) -> None:
    size = (width, round(width * 88 / 63))
    assert art.card_face(CARD, "ru", width).size == size
    assert art.card_back(width).size == size
    assert art.card_height(width) == size[1]


def test_corners_are_transparent_and_soft() -> None:
    for picture in (art.card_face(CARD, "ru", 190), art.card_back(190), art.court(590, 300)):
        assert picture.mode == "RGBA"
        right, bottom = picture.width - 1, picture.height - 1
        assert [alpha(picture, x, y) for x in (0, right) for y in (0, bottom)] == [0] * 4
        assert alpha(picture, right // 2, bottom // 2) == 255
        edge = {alpha(picture, x, 1) for x in range(12)}
        assert any(0 < value < 255 for value in edge)


def test_the_small_drawing_serves_under_150_px() -> None:
    """In the full drawing paper shows at the lower edge of a row, in the small one never."""
    small = art.card_face(CARD, "ru", SMALL_BELOW - 1)
    full = art.card_face(CARD, "ru", SMALL_BELOW)
    paper = (233, 223, 204)
    assert paper not in {color(small, small.width / 2, y) for y in range(small.height)}
    assert paper in {color(full, full.width / 2, y) for y in range(full.height)}


@pytest.mark.parametrize("width", [120, 190])
def test_attack_is_orange_on_the_left_and_defense_blue_on_the_right(width: int) -> None:
    picture = art.card_face(CARD, "ru", width)
    left = [color(picture, width * 0.06, y) for y in range(picture.height)]
    right = [color(picture, width * 0.94, y) for y in range(picture.height)]
    assert left.count((217, 84, 30)) > picture.height * 0.3
    assert right.count((31, 111, 178)) > picture.height * 0.3


def test_threads_draw_what_one_alone_draws() -> None:
    cards = [card(card_class=1 + i % 3, attack=(i + 1, 2, 3, 4)) for i in range(12)]
    alone = [art.card_face(one, "ru", 97).tobytes() for one in cards]
    art.release()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda one: art.card_face(one, "ru", 97).tobytes(), cards))
    assert together == alone


def test_language_changes_face_and_back() -> None:
    assert art.card_face(CARD, "ru", 190) != art.card_face(CARD, "en", 190)
    assert art.card_back(190, "ru") != art.card_back(190, "en")


def test_picture_is_sharp_where_cells_begin() -> None:
    """Cells lie on whole pixels: between paper and orange there is no mixed column."""
    picture = art.card_face(CARD, "ru", 190)
    y = round((49.0 + 4) * 190 / 63)
    run = [color(picture, x, y) for x in range(4, 20)]
    start = run.index((217, 84, 30))
    assert run[start - 1] == (247, 241, 229)


def test_crest_and_ball_stand_on_nothing() -> None:
    for picture in (art.crest(CLUB, 60), art.ball(60)):
        assert picture.size == (60, 60)
        assert alpha(picture, 0, 0) == 0
        assert alpha(picture, 30, 30) == 255


@pytest.mark.parametrize("crest", Crest)
def test_every_crest_can_be_drawn(crest: Crest) -> None:
    picture = art.crest(replace(CLUB, crest=crest), 40)
    assert picture.getbbox() is not None


def test_dark_and_light_class_are_told_apart() -> None:
    edges = [color(art.card_face(card(card_class=n), "ru", 190), 1.5, 130) for n in (1, 2, 3)]
    assert len(set(edges)) == 3


@pytest.mark.parametrize(("width", "height"), [(1180, 600), (590, 300), (800, 300), (500, 300)])
def test_court_geometry_points_at_the_hoop(width: int, height: int) -> None:
    place = art.court_geometry(width, height)
    picture = art.court(width, height)
    assert picture.size == (width, height)
    x, y = place.hoop
    red, green, blue = color(picture, x - place.hoop_radius, y)
    assert red > 200
    assert green < 160
    assert blue < 100
    assert all(0 < zx < width for zx, _ in place.zones)


def test_zones_lie_apart_in_the_order_of_plays() -> None:
    three, inside, drive, assist = art.court_geometry().zones
    assert three[1] > inside[1]
    assert drive[0] < inside[0] < assist[0]
