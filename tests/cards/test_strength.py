"""Strength is what a card scores and saves against its own deck."""

from __future__ import annotations

import pytest

from game.cards.strength import Sides, Yardstick

WEAK: Sides = ((1, 1, 1, 1), (1, 1, 1, 1))
STRONG: Sides = ((9, 9, 9, 9), (9, 9, 9, 9))


def test_strength_is_points_scored_and_saved() -> None:
    """The weak scores on nobody; the strong scores a three on the weak, half of the deck."""
    yardstick = Yardstick([WEAK, STRONG])
    assert yardstick.strength(*WEAK) == pytest.approx(0 + 3 * 0.5)  # stops the weak one's three
    assert yardstick.strength(*STRONG) == pytest.approx(3 * 0.5 + 3)  # and stops both
    assert yardstick.mean == pytest.approx(3)
    assert yardstick.deviation == pytest.approx(1.5)


def test_equal_cards_are_all_of_the_first_class() -> None:
    assert Yardstick([STRONG] * 6).card_class(*STRONG) == 1
    assert Yardstick([WEAK]).card_class(*WEAK) == 1


def test_a_newcomer_is_measured_without_being_in_the_deck() -> None:
    yardstick = Yardstick([WEAK] * 5)
    assert yardstick.strength(*STRONG) > yardstick.mean
    assert yardstick.card_class(*STRONG) == 3
