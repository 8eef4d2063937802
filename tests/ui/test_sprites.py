"""Sprites are drawn once, kept within bounds, and made whatever a picture file is like."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game import i18n
from game.cards.catalog import Catalog
from game.cards.model import Hair, Look
from game.engine import Card, MatchKind, OvertimePossession
from game.session import MatchSession, SeatInfo
from game.ui.match.cast import Cast
from tests.ui.desk import catalog, make_kit


def test_a_sprite_is_the_same_picture_until_something_shapes_it_anew() -> None:
    kit = make_kit()
    card = catalog().decks[0].cards[0]
    first = kit.sprites.face(card, 120)
    assert kit.sprites.face(card, 120) is first
    assert kit.sprites.face(card, 121) is not first
    i18n.set_language("ru")
    assert kit.sprites.face(card, 120) is not first


def test_turned_pictures_are_shared_in_small_steps_and_straight_ones_are_not_copied() -> None:
    kit = make_kit()
    back = kit.sprites.back(120)
    assert kit.sprites.turned(back, 0.2) is back
    assert kit.sprites.turned(back, 6.1) is kit.sprites.turned(back, 5.9)
    assert kit.sprites.turned(back, 6) is not kit.sprites.turned(back, -6)


def test_memory_for_sprites_is_bounded() -> None:
    kit = make_kit()
    card = catalog().decks[0].cards[0]
    kit.sprites.fit((64, 64))
    first = kit.sprites.face(card, 200)
    for width in range(500, 516):
        kit.sprites.face(card, width)
    assert kit.sprites.face(card, 200) is not first


def test_a_broken_picture_file_is_named_and_the_card_gets_its_drawn_face(tmp_path: Path) -> None:
    kit = make_kit()
    file = tmp_path / "grandpa.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n and then nothing")
    drawn = catalog().decks[0].cards[0]
    kit.sprites.face(replace(drawn, picture=file), 120)
    kit.sprites.face(replace(drawn, picture=file), 180)
    assert len(kit.notices) == 1
    assert "grandpa.png" in kit.notices[0]


def test_a_match_shows_the_cards_of_the_deck_it_is_played_with() -> None:
    kit = make_kit()
    shipped = catalog().decks[0]
    changed = replace(shipped.cards[0], look=Look(hair=Hair.MOHAWK), names={"ru": "Я", "en": "Me"})
    own = replace(shipped, id="mine", cards=(changed, *shipped.cards[1:]))
    kit.renew_catalog(Catalog((shipped, own), {}))
    faces = []
    for deck, face in (("mine", changed), (shipped.id, shipped.cards[0])):
        card = face.engine_card("en")
        rosters = (shipped_rosters(card), shipped_rosters(card))
        session = MatchSession.new(
            MatchKind.SHORT,
            OvertimePossession.CARRY,
            rosters,
            (SeatInfo("A", "a"), SeatInfo("B", "b")),
            1,
            extras={"x_deck": deck},
        )
        faces.append(Cast(kit, session).face(0, card))
    assert faces == [changed, shipped.cards[0]]


def shipped_rosters(card: Card) -> tuple[Card, ...]:
    return (card, *(c.engine_card("en") for c in catalog().decks[0].cards[1:5]))
