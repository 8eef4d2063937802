"""The back of all cards as draw operations in millimetres."""

from __future__ import annotations

from game.cards import palette
from game.cards.ball import ball
from game.cards.box import Box
from game.cards.drawing import (
    Align,
    Drawing,
    Fade,
    Fill,
    Font,
    Frame,
    Panel,
    Place,
    Shade,
    Text,
)
from game.cards.label import BRAND
from game.cards.layout import CARD, HEIGHT, WIDTH
from game.cards.model import Language

_BALL = 34.0  # mm across


def back(language: Language, *, bleed: float = 0.0) -> Drawing:
    """Draw the back: the ball and the game's name; the ground goes on over the bleed."""
    stripes = tuple(
        Fill(f"M{x - 2.9} -8.8h3.2L{x + 31.9} 96.8h-3.2z", palette.LINE) for x in range(-38, 76, 12)
    )
    left = (WIDTH - _BALL) / 2
    return (
        Panel(CARD.inset(-bleed), palette.INK),
        *stripes,
        Shade(Box(-8, 0, WIDTH + 16, HEIGHT - 6), palette.BALL, 0.16, Fade.OUT),
        Frame(CARD.inset(2.9), palette.BALL, 1.0, 3.2),
        *ball(Place(left, 23.5, _BALL / 100)),
        Text(
            BRAND[language],
            Box(5.5, 64.5, WIDTH - 11, 11),
            Font.DISPLAY,
            7.6,
            3.5,
            palette.CREAM,
            Align.CENTER,
        ),
    )
