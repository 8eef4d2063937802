"""Whose face a card of a match shows, where several decks or none know its number."""

from __future__ import annotations

from dataclasses import replace

from game.cards.catalog import Catalog
from game.cards.model import Deck, DeckCard
from game.engine import Card
from game.forming import DECK_KEY
from game.session import MatchSession
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from tests.ui.desk import make_kit, make_session


def with_other_deck(kit: Kit) -> tuple[Deck, Deck]:
    """Two decks with the same numbers; every character of the second is another one."""
    first = kit.catalog.decks[0]
    cards = tuple(
        replace(card, names={"ru": f"Иной {place}", "en": f"Other {place}"}, position=card.position)
        for place, card in enumerate(first.cards)
    )
    second = replace(first, id="second", cards=cards)
    kit.renew_catalog(Catalog((first, second), {}))
    return first, second


def face(kit: Kit, session: MatchSession, card: Card) -> DeckCard:
    return Cast(kit, session).face(0, card)


def test_r1_4_cards_of_two_decks_with_one_number_keep_their_own_faces() -> None:
    kit = make_kit()
    session = make_session()
    for deck in with_other_deck(kit):
        card = deck.cards[7]
        for language in ("ru", "en"):
            assert face(kit, session, card.engine_card(language)) is card


def test_a_card_whose_values_were_changed_since_keeps_its_face_and_the_matchs_values() -> None:
    kit = make_kit()
    first, _second = with_other_deck(kit)
    known = first.cards[3]
    played = replace(known.engine_card("en"), attack=(9, 9, 9, 9))
    found = face(kit, make_session(), played)
    assert (found.names, found.look) == (known.names, known.look)
    assert found.attack == (9, 9, 9, 9)


def test_a_card_that_no_deck_knows_gets_a_plain_face_always_the_same() -> None:
    kit = make_kit()
    session = make_session()
    unknown = replace(kit.catalog.decks[0].cards[0].engine_card("en"), name="Nobody")
    unknown = replace(unknown, number=type(unknown.number)("9.9.999"))
    found = face(kit, session, unknown)
    assert found.names == {"ru": "Nobody", "en": "Nobody"}
    assert found == face(kit, session, unknown)
    assert found.club.id == session.seats[0].club


def test_the_played_deck_comes_first_where_nothing_else_tells_cards_apart() -> None:
    kit = make_kit()
    first, _second = with_other_deck(kit)
    twin = replace(first, id="twin")
    kit.renew_catalog(Catalog((first, twin), {}))
    session = make_session()
    session.record.extras[DECK_KEY] = "twin"  # type: ignore[index]
    assert face(kit, session, first.cards[0].engine_card("en")) is twin.cards[0]
