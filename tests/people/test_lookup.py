"""References against the decks that are there."""

from __future__ import annotations

from game import i18n
from game.cards.model import Deck
from game.people.fault import PeopleCode
from game.people.lookup import RosterNote, every_card, find, missing_notes, roster_notes
from game.people.roster import SavedRoster
from tests.people.sample import CARDS, deck, large_deck, owned, ref

DECKS: tuple[Deck, ...] = (deck(), deck("other", CARDS[:2]))


def roster(*cards: str) -> SavedRoster:
    pairs = (text.rpartition(":") for text in cards)
    return SavedRoster("a", "A", tuple(ref(number, deck or "sample") for deck, _, number in pairs))


def notes(saved: SavedRoster) -> list[tuple[PeopleCode, list[str]]]:
    everything = owned().with_one_each(each.ref for each in every_card(DECKS))
    return [
        (note.code, [str(each) for each in note.refs])
        for note in roster_notes(DECKS, saved, everything)
    ]


def test_cards_are_found_in_the_order_asked_for_and_by_value() -> None:
    found = find(DECKS, [ref("13004"), ref("1.1.001", "other"), ref("8"), ref("7", "gone")])
    assert [(each.deck.id, str(each.ref.number)) for each in found.cards] == [
        ("sample", "1.3.004"),
        ("other", "1.1.001"),
    ]
    assert found.missing == (ref("8"), ref("7", "gone"))


def test_every_card_of_every_deck() -> None:
    shelved = every_card([large_deck(), *DECKS])
    assert len(shelved) == 1_007
    assert all(each.ref == ref(str(each.card.number), each.deck.id) for each in shelved)
    assert len({each.ref for each in shelved}) == 1_007


def test_a_sound_roster_has_no_notes() -> None:
    assert notes(roster("1.1.001", "1.3.004")) == []


def test_a_deck_that_is_gone_is_told_once_with_its_cards() -> None:
    assert notes(roster("gone:1", "1.1.001", "old:7", "gone:2")) == [
        (PeopleCode.DECK_GONE, ["gone:1", "gone:2"]),
        (PeopleCode.DECK_GONE, ["old:7"]),
    ]


def test_a_card_that_its_deck_has_no_longer_is_told() -> None:
    assert notes(roster("1.1.001", "8", "other:1.3.004")) == [
        (PeopleCode.CARD_GONE, ["sample:8"]),
        (PeopleCode.CARD_GONE, ["other:1.3.004"]),
    ]


def test_cards_that_are_not_owned_are_told_where_it_matters() -> None:
    saved = roster("1.1.001", "1.3.004")
    (note,) = roster_notes(DECKS, saved, owned(n1_1_001=1))
    assert (note.code, note.refs) == (PeopleCode.NOT_OWNED, (ref("1.3.004"),))
    assert roster_notes(DECKS, saved, None) == ()


def test_r1_4_a_number_of_two_decks_stands_once() -> None:
    assert notes(roster("1.1.001", "other:1.1.001", "other:1.1.002")) == [
        (PeopleCode.DOUBLE_NUMBER, ["other:1.1.001", "sample:1.1.001"]),
    ]


def test_notes_are_sentences_in_both_languages() -> None:
    saved = roster("1.1.001", "other:1.1.001", "8", "gone:1", "gone:2")
    assert list(map(i18n.refusal_text, roster_notes(DECKS, saved, owned(n1_1_001=1)))) == [
        "The deck “Deck sample” has no card 8 any more.",
        "The deck “gone” is not there. Kept from it: 2 cards.",
        "Card 1.1.001 Hedgehog is not in the collection.",
        (
            "1.1.001 Hedgehog and 1.1.001 Hedgehog have the same number;"
            " it may stand once in a roster."
        ),
    ]
    i18n.set_language("ru")
    gone: tuple[RosterNote, ...] = missing_notes(DECKS, [ref("1", "gone"), ref("8")])
    assert list(map(i18n.refusal_text, gone)) == [
        "В колоде «Колода sample» больше нет карты 8.",
        "Колоды «gone» здесь нет. Сохранено из неё: 1 карта.",
    ]
