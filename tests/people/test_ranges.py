"""Numbers, ranges and words as people type them."""

from __future__ import annotations

import pytest

from game.people.fault import PeopleCode
from game.people.ranges import parse_ranges
from tests.people.sample import CARDS, large_deck, texts

EVERYTHING = {"1.1.001": 1, "1.1.002": 1, "1.1.019": 1, "1.2.003": 1, "1.3.004": 1}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {}),
        (" ,; \n\t", {}),
        ("1.1.002", {"1.1.002": 1}),
        ("11002", {"1.1.002": 1}),
        ("1.1.001-1.1.019, 1.2.003", {"1.1.001": 1, "1.1.002": 1, "1.1.019": 1, "1.2.003": 1}),
        ("1.1.002 – 1.2.003", {"1.1.002": 1, "1.1.019": 1, "1.2.003": 1}),
        ("1.1.002—1.1.019\n1.3.004", {"1.1.002": 1, "1.1.019": 1, "1.3.004": 1}),
        ("1.2.003-1.1.019", {"1.1.019": 1, "1.2.003": 1}),
        ("1.1.001 1.2.003;1.3.004", {"1.1.001": 1, "1.2.003": 1, "1.3.004": 1}),
        ("1.1.001 x2", {"1.1.001": 2}),
        ("1.1.001x2, 1.1.002X3", {"1.1.001": 2, "1.1.002": 3}),
        ("1.1.001 х 2 1.1.002 Х3", {"1.1.001": 2, "1.1.002": 3}),  # the Cyrillic letter
        ("1.1.001×2 1.1.002 × 3", {"1.1.001": 2, "1.1.002": 3}),
        ("1.1.001:2; 1.1.002: 3", {"1.1.001": 2, "1.1.002": 3}),
        ("1.1.001-1.1.002 x4", {"1.1.001": 4, "1.1.002": 4}),
        ("1.1.* x2", {"1.1.001": 2, "1.1.002": 2, "1.1.019": 2}),
        ("1.?.00[34]", {"1.2.003": 1, "1.3.004": 1}),
        ("ёж", {"1.1.001": 1}),
        ("ЕЖ, Quiet  don x2", {"1.1.001": 1, "1.1.002": 2}),
        ("тихий дон 1.3.004 мара", {"1.1.002": 1, "1.3.004": 1, "1.1.019": 1}),
        ("Х–мен х2", {"1.3.004": 2}),
        ("Рыжие лисы: 2", {"1.1.019": 2, "1.2.003": 2}),
        ("foxes", {"1.1.019": 1, "1.2.003": 1}),
        ("class3", EVERYTHING),
        ("всё", EVERYTHING),
        ("all, 1.1.001 x0, foxes x99", EVERYTHING | {"1.1.001": 0, "1.1.019": 99, "1.2.003": 99}),
        ("1.1.001 x2, 1.1.001", {"1.1.001": 1}),
    ],
)
def test_what_can_be_typed(text: str, expected: dict[str, int]) -> None:
    found = parse_ranges(text, CARDS)
    assert found.faults == ()
    assert {str(card.number): count for card, count in found.counts.items()} == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1.1.003", [(PeopleCode.NUMBER_UNKNOWN, "1.1.003")]),
        ("2.1.001-2.2.999", [(PeopleCode.NUMBER_UNKNOWN, "2.1.001-2.2.999")]),
        ("2.*", [(PeopleCode.WORD_UNKNOWN, "2.*")]),
        ("zzz qqq", [(PeopleCode.WORD_UNKNOWN, "zzz"), (PeopleCode.WORD_UNKNOWN, "qqq")]),
        ("hedgehogs", [(PeopleCode.WORD_NEAR, "hedgehogs")]),
        ("1.1.001 x100", [(PeopleCode.WORD_COUNT, "1.1.001 x100")]),
        ("1.1.001 x-1", [(PeopleCode.WORD_COUNT, "1.1.001 x-1")]),
        ("1.1.001:99999999999", [(PeopleCode.WORD_COUNT, "1.1.001 x99999999999")]),
        ("x2", [(PeopleCode.WORD_UNKNOWN, "x2")]),
        ("-", [(PeopleCode.WORD_UNKNOWN, "-")]),
        ("1.1.001-", [(PeopleCode.WORD_UNKNOWN, "1.1.001-")]),
        ("[", [(PeopleCode.WORD_UNKNOWN, "[")]),
        ("١", [(PeopleCode.WORD_UNKNOWN, "١")]),
        ("9" * 5_000, [(PeopleCode.NUMBER_UNKNOWN, "9" * 60)]),
        ("z" * 5_000, [(PeopleCode.WORD_UNKNOWN, "z" * 60)]),
    ],
)
def test_words_that_mean_nothing_are_quoted(
    text: str, expected: list[tuple[PeopleCode, str]]
) -> None:
    found = parse_ranges(text, CARDS)
    assert [(fault.code, fault.params["found"]) for fault in found.faults] == expected
    assert found.counts == {}


def test_the_rest_is_taken_beside_words_that_mean_nothing() -> None:
    found = parse_ranges("1.1.001, zzz, 1.1.002 x1000; Ежж\n1.3.004 x2", CARDS)
    assert {str(card.number): count for card, count in found.counts.items()} == {
        "1.1.001": 1,
        "1.3.004": 2,
    }
    assert texts(found.faults) == [
        (
            "No card is meant by “zzz”: numbers such as 1.1.002, ranges such as 1.1.001-1.1.020,"
            " names and clubs are known."
        ),
        "“1.1.002 x1000”: from 0 to 99 copies are possible.",
        "No card is meant by “Ежж”. Is “Ёж” meant?",
    ]


def test_a_thousand_cards_by_pages_of_numbers_and_of_junk() -> None:
    cards = large_deck().cards
    numbers = parse_ranges(" ".join(f"{card.number} x2" for card in cards), cards)
    assert numbers.faults == ()
    assert list(numbers.counts.values()) == [2] * 1_000
    assert len(parse_ranges("junk " * 20_000, cards).faults) == 20_000
    assert parse_ranges(" " * 200_000 + "-" * 200_000, cards).counts == {}
