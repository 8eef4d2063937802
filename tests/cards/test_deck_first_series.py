"""The first deck: 72 characters that are told apart, six clubs that are a match for each other."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from statistics import fmean

import make_deck
import pytest

from game import paths
from game.cards.deck import load_deck
from game.cards.model import Club, Deck, DeckCard, Position

FOLDER = paths.assets() / "cards" / "first-series"
CLUBS = ("moose", "swifts", "leopards", "eagles", "orcas", "foxes")


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_deck(FOLDER)


@pytest.fixture(scope="module")
def scale() -> make_deck.Reference:
    return make_deck.Reference(make_deck.SEED)


def of_club(deck: Deck, club: Club) -> list[DeckCard]:
    return [card for card in deck.cards if card.club is club]


def strength(scale: make_deck.Reference, card: DeckCard) -> float:
    return scale.strength(card.attack + card.defense)


def test_six_clubs_of_twelve(deck: Deck) -> None:
    assert tuple(club.id for club in deck.clubs) == CLUBS
    assert Counter(card.club.id for card in deck.cards) == dict.fromkeys(CLUBS, 12)
    assert len({(club.color, club.pattern, club.crest) for club in deck.clubs}) == 6


@pytest.mark.parametrize("club_id", CLUBS)
def test_a_club_is_a_complete_roster(deck: Deck, club_id: str) -> None:
    cards = [card for card in deck.cards if card.club.id == club_id]
    positions = Counter(card.position for card in cards)
    assert positions[Position.GUARD] in (4, 5)
    assert positions[Position.WING] in (4, 5)
    assert positions[Position.BIG] in (3, 4)
    assert Counter(card.card_class for card in cards) == {1: 6, 2: 4, 3: 2}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_names_are_short_and_stand_once(deck: Deck, language: str) -> None:
    names = [card.names[language] for card in deck.cards]
    assert len(set(names)) == 72
    alphabet = "[А-ЯЁ][а-яё]{2,10}" if language == "ru" else "[A-Z][a-z]{2,10}"
    assert [name for name in names if not re.fullmatch(alphabet, name)] == []


def test_nobody_in_a_club_is_taken_for_another(deck: Deck) -> None:
    for club in deck.clubs:
        heads = [(card.look.hair, card.look.hair_color) for card in of_club(deck, club)]
        assert len(set(heads)) == 12


def test_women_have_no_beards(deck: Deck) -> None:
    women = [card for card in deck.cards if re.search("(ая|ца)$", card.role["ru"])]
    assert len(women) > 12
    assert [card.names["en"] for card in women if card.look.beard] == []


def test_values_are_from_one_to_ten(deck: Deck) -> None:
    values = {value for card in deck.cards for value in card.attack + card.defense}
    assert values == set(range(1, 11))


def test_numbers_ascend_with_the_class(deck: Deck) -> None:
    assert deck.cards == tuple(sorted(deck.cards, key=lambda card: card.number.value))
    for card_class, cards in groupby(deck.cards, key=lambda card: card.card_class):
        numbers = [str(card.number) for card in cards]
        assert numbers == [f"1.{card_class}.{place + 1:03}" for place in range(len(numbers))]
    assert [len(list(cards)) for _, cards in groupby(deck.cards, lambda card: card.card_class)] == [
        36,
        24,
        12,
    ]


def test_a_class_is_stronger_than_the_one_below(deck: Deck, scale: make_deck.Reference) -> None:
    first, second, third = (
        [strength(scale, card) for card in deck.cards if card.card_class == each]
        for each in (1, 2, 3)
    )
    assert max(first) < min(second)
    assert max(second) < min(third)


def test_weak_cards_have_small_numbers(deck: Deck, scale: make_deck.Reference) -> None:
    strengths = [strength(scale, card) for card in deck.cards]
    thirds = [fmean(strengths[start : start + 12]) for start in range(0, 36, 12)]
    assert thirds == sorted(thirds)


def test_clubs_are_equally_strong(deck: Deck, scale: make_deck.Reference) -> None:
    means = [fmean(strength(scale, card) for card in of_club(deck, club)) for club in deck.clubs]
    assert max(means) / min(means) < 1.03


def test_names_keep_what_they_promise(deck: Deck) -> None:
    by_name = {card.names["en"]: card for card in deck.cards}
    assert set(make_deck.PROMISES) <= set(by_name)
    sniper, storm = by_name["Sniper"], by_name["Storm"]
    assert sniper.attack[0] == max(sniper.attack) >= 8
    assert storm.defense[1] == max(storm.defense) >= 8


def test_ties_are_rarer_since_attack_is_odd_and_defense_even(deck: Deck) -> None:
    odd = [value % 2 for card in deck.cards for value in card.attack]
    even = [1 - value % 2 for card in deck.cards for value in card.defense]
    assert fmean(odd) > 0.6
    assert fmean(even) > 0.6
