"""Text fits its width, keeps its line, and is rendered once."""

from __future__ import annotations

import pytest

from game.ui import theme
from game.ui.metrics import Metrics
from game.ui.text import Type
from game.ui.theme import Face, TextStyle
from tests.ui.desk import make_kit

STYLE = TextStyle(Face.DISPLAY, 40)


@pytest.fixture
def type_() -> Type:
    make_kit()
    return Type(Metrics(1920, 1080))


def test_too_long_text_shrinks_first_and_then_ends_in_an_ellipsis(type_: Type) -> None:
    full = type_.label("Разыгрывающая", STYLE)
    a_little = type_.label("Разыгрывающая", STYLE, width=full.width * 0.85)
    assert a_little.width <= full.width * 0.85
    assert a_little.height < full.height
    much = type_.label("Разыгрывающая", STYLE, width=full.width * 0.4)
    assert much.width <= full.width * 0.4
    assert much.height <= a_little.height


@pytest.mark.parametrize("width", [1, 10, 33, 80, 200])
@pytest.mark.parametrize(
    "text", ["Ж", "Перехват 10", "A very long sentence that cannot fit at all", ""]
)
def test_text_never_leaves_its_box(type_: Type, text: str, width: int) -> None:
    label = type_.label(text, theme.BODY, width=width)
    ellipsis = type_.label("…", theme.BODY).width
    assert label.width <= max(width, ellipsis)


def test_the_same_text_is_the_same_picture(type_: Type) -> None:
    assert type_.label("ok", STYLE).surface is type_.label("ok", STYLE).surface
    assert type_.digits(42, STYLE).surface is type_.digits(42, STYLE).surface


def test_the_cache_of_text_is_bounded(type_: Type) -> None:
    first = type_.label("first", theme.BODY).surface
    for number in range(900):
        type_.label(str(number), theme.BODY)
    assert type_.label("first", theme.BODY).surface is not first


def test_digits_stand_in_cells_of_equal_width(type_: Type) -> None:
    assert type_.digits(11, STYLE).width == type_.digits(88, STYLE).width
    assert type_.digits(100, STYLE).width == 3 * type_.digits(7, STYLE).width


def test_wrapped_lines_fit_and_lose_no_word(type_: Type) -> None:
    text = "Перетащите карту из запаса на карту в руке. Соперник увидит только число замен."
    lines = type_.wrap(text, theme.BODY, 300)
    assert " ".join(lines) == text
    assert all(type_.label(line, theme.BODY).width <= 300 for line in lines)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_no_text_is_smaller_than_the_floor(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    assert metrics.text_px(15) >= theme.TEXT_FLOOR_PX
    assert Metrics(*size, text_scale=2.0).text_px(20) == round(40 * metrics.scale)
