from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game import i18n

ONE, FEW, MANY = 0, 1, 2
COUNTS = {0: MANY, 1: ONE, 2: FEW, 4: FEW, 5: MANY, 11: MANY, 12: MANY, 14: MANY}
COUNTS |= {21: ONE, 22: FEW, 25: MANY, 101: ONE, 111: MANY, 112: MANY}
NOUNS: list[tuple[Callable[[int], str], tuple[str, str, str]]] = [
    (i18n.points, ("очко", "очка", "очков")),
    (i18n.attacks, ("атака", "атаки", "атак")),
    (i18n.cards, ("карта", "карты", "карт")),
    (i18n.periods, ("период", "периода", "периодов")),
    (i18n.matches, ("матч", "матча", "матчей")),
    (i18n.substitutions, ("замена", "замены", "замен")),
]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.mark.parametrize(("counted", "forms"), NOUNS, ids=[forms[0] for _c, forms in NOUNS])
@pytest.mark.parametrize("n", COUNTS)
def test_russian_counts(counted: Callable[[int], str], forms: tuple[str, str, str], n: int) -> None:
    i18n.set_language("ru")
    assert counted(n) == f"{n} {forms[COUNTS[n]]}"


@pytest.mark.parametrize(
    ("n", "text"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (21, "21 points")]
)
def test_english_counts(n: int, text: str) -> None:
    assert i18n.points(n) == text


def test_difference_below_zero_takes_the_form_of_its_size() -> None:
    i18n.set_language("ru")
    assert i18n.points(-2) == "-2 очка"
    assert i18n.points(-21) == "-21 очко"


def test_decimal_sign_follows_the_language() -> None:
    assert i18n.decimal(7.8) == "7.8"
    assert i18n.decimal(2, 2) == "2.00"
    i18n.set_language("ru")
    assert i18n.decimal(7.8) == "7,8"
    assert i18n.decimal(-0.25, 2) == "−0,25"


def test_difference_shows_its_sign() -> None:
    assert [i18n.signed(n) for n in (2, -3, 0)] == ["+2", "−3", "0"]


def test_roman_numbers() -> None:
    assert [i18n.roman(n) for n in (1, 2, 3, 4, 9, 14, 39)] == [
        *("I", "II", "III", "IV", "IX", "XIV", "XXXIX")
    ]


@pytest.mark.parametrize(
    ("period", "russian", "english"),
    [
        (1, "I период", "Period 1"),
        (4, "IV период", "Period 4"),
        (5, "Овертайм", "Overtime"),
        (6, "2-й овертайм", "Overtime 2"),
        (14, "10-й овертайм", "Overtime 10"),
    ],
)
def test_period_names(period: int, russian: str, english: str) -> None:
    assert i18n.period_name(period) == english
    i18n.set_language("ru")
    assert i18n.period_name(period) == russian
