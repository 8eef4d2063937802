"""Pictures of cards and of the court, drawn by Pillow: the one door to everything drawn."""

from __future__ import annotations

from PIL import Image

from game.cards import court as court_drawing
from game.cards import layout, palette
from game.cards.back import back
from game.cards.ball import ball as ball_drawing
from game.cards.court import CourtGeometry, court_geometry
from game.cards.crest import crest as crest_drawing
from game.cards.drawing import Place
from game.cards.face import full_face, small_face
from game.cards.model import Club, DeckCard, Language
from game.cards.paint import Sheet, paint, paint_clear, release, round_corners
from game.cards.photo import PictureFault

__all__ = [
    "CourtGeometry",
    "PictureFault",
    "ball",
    "card_back",
    "card_face",
    "card_height",
    "court",
    "court_geometry",
    "crest",
    "release",
]

_FINE_UP_TO = 700  # px of width; larger pictures are drawn at twice their size, not three times


def card_height(width_px: int) -> int:
    """The height in px of a card picture of the given width."""
    return round(width_px * layout.HEIGHT / layout.WIDTH)


def card_face(card: DeckCard, language: Language, width_px: int) -> Image.Image:
    """Draw a card's face, RGBA with round transparent corners; small ones get their own drawing.

    Raises:
        PictureFault: the card's picture file cannot be used.
    """
    is_small = width_px < layout.SMALL_BELOW
    drawing = small_face(card, language) if is_small else full_face(card, language)
    return paint(drawing, _card_sheet(width_px))


def card_back(width_px: int, language: Language = "ru") -> Image.Image:
    """Draw the back of all cards, RGBA with round transparent corners."""
    return paint(back(language), _card_sheet(width_px))


def crest(club: Club, size_px: int) -> Image.Image:
    """Draw a club's crest on nothing, RGBA."""
    return paint_clear(crest_drawing(club, Place()), Sheet(size_px, size_px, size_px / 100))


def ball(size_px: int) -> Image.Image:
    """Draw the ball on nothing, RGBA."""
    return paint_clear(ball_drawing(Place()), Sheet(size_px, size_px, size_px / 100))


def court(width_px: int, height_px: int) -> Image.Image:
    """Draw the half court, RGBA with round transparent corners.

    Made for 1180 x 600; in another proportion it covers, cut off below or at both sides.
    """
    scale = court_geometry(width_px, height_px).scale
    whole_width = max(width_px, round(court_drawing.WIDTH * scale))
    sheet = Sheet(whole_width, height_px, scale, oversampling=2)
    whole = paint(court_drawing.court(), sheet)
    left = (whole_width - width_px) // 2
    picture = whole.crop((left, 0, left + width_px, height_px))
    round_corners(picture, court_drawing.CORNER_RADIUS * scale)
    return picture


def _card_sheet(width_px: int) -> Sheet:
    return Sheet(
        width_px,
        card_height(width_px),
        width_px / layout.WIDTH,
        palette.PAPER,
        layout.CORNER_RADIUS,
        oversampling=3 if width_px <= _FINE_UP_TO else 2,
    )
