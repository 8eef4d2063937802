"""How many cards a roster may have and which places are wrong (R1.1-R1.3)."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.ui.roster.layout import slot_places
from game.ui.roster.size import Sizes

FULL, SHORT, ALL = Sizes((10, 11, 12)), Sizes((5, 6, 7)), Sizes((5, 6, 7, 10, 11, 12))


def test_r1_3_numbers_are_said_as_ranges() -> None:
    assert FULL.runs == ((10, 12),)
    assert ALL.runs == ((5, 7), (10, 12))
    assert Sizes((5,)).runs == ((5, 5),)


@pytest.mark.parametrize(
    ("sizes", "count", "surplus", "lacking"),
    [
        (ALL, 8, [7], [8, 9]),
        (ALL, 9, [7, 8], [9]),
        (ALL, 7, [], []),
        (FULL, 9, [], [9]),
        (FULL, 13, [12], []),
        (SHORT, 12, [7, 8, 9, 10, 11], []),
        (SHORT, 3, [], [3, 4]),
    ],
)
def test_r1_3_the_wrong_places(
    sizes: Sizes, count: int, surplus: list[int], lacking: list[int]
) -> None:
    assert list(sizes.surplus(count)) == surplus
    assert list(sizes.lacking(count)) == lacking


def test_r1_1_and_r1_2_the_last_two_places_are_optional() -> None:
    assert [place for place in range(12) if FULL.is_optional(place)] == [10, 11]
    assert [place for place in range(12) if ALL.is_optional(place)] == [10, 11]
    assert [place for place in range(7) if SHORT.is_optional(place)] == [5, 6]


@pytest.mark.parametrize(
    ("sizes", "reachable", "target"),
    [(FULL, 72, 12), (FULL, 10, 10), (FULL, 8, 8), (ALL, 9, 7), (ALL, 4, 4), (SHORT, 72, 7)],
)
def test_it_is_filled_up_to_what_can_play(sizes: Sizes, reachable: int, target: int) -> None:
    assert sizes.target(reachable) == target


def test_no_more_places_are_shown_than_can_be_seen() -> None:
    assert FULL.places(3) == 12
    assert SHORT.places(9) == 9
    assert FULL.places(1000) == 24


@pytest.mark.parametrize("count", [1, 5, 7, 12, 13, 24])
@pytest.mark.parametrize("size", [(200, 90), (260, 200), (488, 424), (300, 900)])
def test_slots_stay_in_their_room_and_apart(count: int, size: tuple[int, int]) -> None:
    area = Rect((30, 40), size)
    places = slot_places(area, count, 8, 150)
    assert len(places) == count
    assert all(area.contains(place) for place in places)
    assert all(
        not one.colliderect(other) for n, one in enumerate(places) for other in places[n + 1 :]
    )
