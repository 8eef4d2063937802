"""The basketball as draw operations in a square of 100 units."""

from __future__ import annotations

from game.cards.drawing import Drawing, Fill, Place, Stroke, mix
from game.cards.outline import ring
from game.cards.palette import BALL, INK, WHITE

_CRESCENT = "M84 16A48 48 0 1 1 16 84C52 84 84 52 84 16z"  # the side away from the light
_SEAMS = "M50 2V98M2 50H98M16.2 16.2C34 34 34 66 16.2 83.8M83.8 16.2C66 34 66 66 83.8 83.8"


def ball(place: Place, *, seam: float = 3.9) -> Drawing:
    """Draw the ball, lit from the upper left; `seam` is the width of its lines."""
    return (
        Fill(ring(50, 50, 48), BALL, place),
        Fill(_CRESCENT, mix(BALL, INK, 0.55), place, alpha=0.30),
        Fill(ring(36, 32, 19, 15), WHITE, place, alpha=0.10),
        Fill(ring(33, 28, 10, 7), WHITE, place, alpha=0.16),
        Stroke(_SEAMS, INK, seam, place, is_round=False),
        Stroke(ring(50, 50, 47), INK, seam * 0.7, place),
    )
