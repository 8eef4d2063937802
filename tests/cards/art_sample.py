"""Cards to draw in tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards.model import Club, Crest, DeckCard, Hair, Look, Mouth, Pattern, Position
from game.engine.card import CardNumber

CLUB = Club(
    id="swifts",
    names={"ru": "Стрижи", "en": "Swifts"},
    color=(47, 127, 224),
    light=(255, 255, 255),
    dark=(18, 58, 112),
    pattern=Pattern.STRIPES,
    crest=Crest.SWIFT,
)
LOOK = Look(
    skin=2,
    hair=Hair.BUN,
    hair_color=0,
    mouth=Mouth.SMILE,
    beard=True,
    headband=True,
    glasses=True,
    width=0.94,
)
CARD = DeckCard(
    number=CardNumber("1.3.005"),
    names={"ru": "Искра", "en": "Spark"},
    club=CLUB,
    position=Position.GUARD,
    role={"ru": "Разыгрывающая", "en": "Point guard"},
    card_class=3,
    attack=(7, 3, 10, 9),
    defense=(6, 2, 5, 8),
    look=LOOK,
)


def card(**changes: Any) -> DeckCard:
    """The sample card with some fields changed."""
    return replace(CARD, **changes)


def named(ru: str, en: str, role: str = "Разыгрывающая") -> DeckCard:
    """The sample card with other names and another role."""
    return card(names={"ru": ru, "en": en}, role={"ru": role, "en": role})
