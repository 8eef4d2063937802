"""Which cards the deck screen shows, in which order."""

from __future__ import annotations

import pytest

from game.cards.model import DeckCard, Position
from game.ui.decks.query import ATTACK_SORTS, DEFENSE_SORTS, Query, Sort, value_sum
from tests.ui.desk import catalog

CARDS = catalog().decks[0].cards


def numbers(cards: tuple[DeckCard, ...]) -> list[str]:
    return [str(card.number) for card in cards]


def test_all_cards_by_number_at_first() -> None:
    found = Query().select(reversed(CARDS), "en")
    assert found == CARDS
    assert Query().is_open


@pytest.mark.parametrize(
    "text", ["шёпот", "ШЕПОТ", "whisper", "1.1.011", "11011"[:4] + "1", "шеп 011"]
)
def test_names_of_both_languages_and_numbers_are_found(text: str) -> None:
    found = Query(text=text).select(CARDS, "en")
    assert "1.1.011" in numbers(found)
    assert len(found) < len(CARDS) / 2


def test_every_word_must_be_there() -> None:
    assert Query(text="whisper 1.1.012").select(CARDS, "en") == ()


def test_filters_join() -> None:
    query = Query(club="orcas", position=Position.GUARD, card_class=3)
    found = query.select(CARDS, "ru")
    wanted = [
        card for card in CARDS
        if card.club.id == "orcas" and card.position is Position.GUARD and card.card_class == 3
    ]  # fmt: skip
    assert list(found) == wanted
    assert wanted
    assert not query.is_open
    assert query.opened().is_open


@pytest.mark.parametrize("sort", [*ATTACK_SORTS, *DEFENSE_SORTS])
def test_values_begin_with_the_largest_and_equals_stand_by_number(sort: Sort) -> None:
    found = Query(sort=sort).select(CARDS, "en")
    is_attack = sort in ATTACK_SORTS
    play = ATTACK_SORTS[sort] if is_attack else DEFENSE_SORTS[sort]
    values = [(card.attack if is_attack else card.defense)[play] for card in found]
    assert values == sorted(values, reverse=True)
    best = [card.number.value for card in found[: values.count(values[0])]]
    assert best == sorted(best)


def test_the_sum_is_of_all_eight_values() -> None:
    found = Query(sort=Sort.SUM).select(CARDS, "en")
    sums = [value_sum(card) for card in found]
    assert sums == sorted(sums, reverse=True)
    assert sums[0] == sum(found[0].attack) + sum(found[0].defense)


def test_the_same_order_again_turns_around() -> None:
    once = Query().sorted_by(Sort.NAME)
    twice = once.sorted_by(Sort.NAME)
    names = [card.names["ru"] for card in once.select(CARDS, "ru")]
    assert names[0][0] == "А"
    assert [card.names["ru"] for card in twice.select(CARDS, "ru")] == names[::-1]
    assert (once.ascends, twice.ascends) == (True, False)
    assert not twice.sorted_by(Sort.SUM).is_turned
