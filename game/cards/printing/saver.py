"""Cards for printers short of ink: no art, light panels, black text; as draw operations."""

from __future__ import annotations

from game.cards import palette
from game.cards.box import Box
from game.cards.crest import crest
from game.cards.drawing import (
    Align,
    Drawing,
    Fill,
    Font,
    Frame,
    Operation,
    Panel,
    Place,
    Stroke,
    Text,
    mix,
)
from game.cards.face import full_face
from game.cards.label import BRAND
from game.cards.layout import CARD, FULL, WIDTH
from game.cards.model import DeckCard, Language, Rgb
from game.cards.outline import ring

TEXT = palette.BLACK
_LINE: Rgb = (120, 120, 120)
_PALE = 0.82  # of white in a panel's colour
_CREST = 0.7  # of white in the crest's colours
_FRAME = CARD.inset(1.4)
_BALL = Place(14.5, 23.5, 0.34)


def saver_face(card: DeckCard, language: Language) -> Drawing:
    """Draw a card with little ink: the full face's texts over white and pale panels."""
    texts = tuple(part for part in full_face(card, language) if isinstance(part, Text))
    return (
        *_pale_crest(card),
        *_stars(card),
        Panel(Box(_FRAME.x, FULL.band.y, _FRAME.w, 0.35), _LINE),
        Panel(Box(_FRAME.x, FULL.band.bottom, _FRAME.w, 0.35), _LINE),
        *(part for index in range(4) for part in _row(FULL.row(index))),
        Frame(_FRAME, _LINE, 0.3, 2.0),
        *(_black(text) for text in texts),
    )


def saver_back(language: Language) -> Drawing:
    """Draw the back with little ink: the ball in outline and the game's name."""
    seams = "M50 3V97M3 50H97M16.2 16.2C34 34 34 66 16.2 83.8M83.8 16.2C66 34 66 66 83.8 83.8"
    return (
        Frame(CARD.inset(2.9), _LINE, 0.5, 3.2),
        Stroke(ring(50, 50, 47), _LINE, 2.4, _BALL),
        Stroke(seams, _LINE, 2.0, _BALL, is_round=False),
        Text(
            BRAND[language],
            Box(5.5, 64.5, WIDTH - 11, 11),
            Font.DISPLAY,
            7.6,
            3.5,
            TEXT,
            Align.CENTER,
        ),
    )


def _black(text: Text) -> Text:
    return Text(text.text, text.box, text.font, text.size, text.floor, TEXT, text.align, text.group)


def _pale_crest(card: DeckCard) -> Drawing:
    """The club's crest, large and pale in place of the art."""
    size = 26.0
    place = Place((WIDTH - size) / 2, 9.5, size / 100)
    drawing: list[Operation] = []
    for part in crest(card.club, place):
        if isinstance(part, Fill):
            pale = mix(part.color, palette.WHITE, _CREST)
            drawing.append(Fill(part.path, pale, part.place, part.alpha))
        elif isinstance(part, Stroke):
            pale = mix(part.color, palette.WHITE, _CREST)
            drawing.append(
                Stroke(part.path, pale, part.width, part.place, part.alpha, part.is_round)
            )
    return tuple(drawing)


def _stars(card: DeckCard) -> Drawing:
    """The class as outlined stars where the full face has them."""
    stars = (
        part
        for part in full_face(card, "ru")
        if isinstance(part, Fill) and part.place.y == FULL.stars.y
    )
    return tuple(
        part
        for star in stars
        for part in (
            Stroke(star.path, _LINE, 12, star.place),
            Fill(star.path, palette.WHITE, star.place),
        )
    )


def _row(row: Box) -> Drawing:
    radius = 1.7
    sides = (
        (FULL.attack(row), palette.ATTACK, (True, False, False, True)),
        (FULL.defense(row), palette.DEFENSE, (False, True, True, False)),
    )
    return (
        *(
            Panel(cell, mix(color, palette.WHITE, _PALE), radius, corners)
            for cell, color, corners in sides
        ),
        Frame(row, _LINE, 0.2, radius),
    )
