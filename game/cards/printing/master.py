"""A card's picture for print: the screen's drawing on a canvas with bleed, one size for all uses.

The canvas is 822 x 1122 px. Its trim box is 36 px in and is printed 63 x 88 mm large; what must not
be cut off stays another 36 px inside.
"""

from __future__ import annotations

from PIL import Image

from game.cards.back import back
from game.cards.box import Box
from game.cards.drawing import Drawing, moved
from game.cards.face import full_face
from game.cards.layout import HEIGHT, WIDTH
from game.cards.model import DeckCard, Language
from game.cards.paint import Sheet, paint_opaque
from game.cards.palette import PAPER, WHITE
from game.cards.printing.request import Ink
from game.cards.printing.saver import saver_back, saver_face
from game.cards.printing.size import MASTER_SIZE, TRIM_PX

_SCALE = (MASTER_SIZE[0] - 2 * TRIM_PX) / WIDTH  # px a mm of the drawing, in both directions
_BLEED = TRIM_PX / _SCALE
_TALL = (MASTER_SIZE[1] - 2 * TRIM_PX) / _SCALE  # 88.2 mm of the drawing become 88 on paper
_EDGE = Box(0.0, (HEIGHT - _TALL) / 2, WIDTH, _TALL)


def front_drawing(card: DeckCard, language: Language, ink: Ink) -> Drawing:
    """The front of a card in mm of its canvas."""
    if ink is Ink.SAVER:
        return _placed(saver_face(card, language))
    return _placed(full_face(card, language, edge=_EDGE, bleed=_BLEED))


def back_drawing(language: Language, ink: Ink) -> Drawing:
    """The back of all cards in mm of its canvas."""
    return _placed(saver_back(language) if ink is Ink.SAVER else back(language, bleed=_BLEED + 1))


def master(drawing: Drawing, ink: Ink) -> Image.Image:
    """Paint a drawing: RGB, or L for grey.

    Raises:
        PictureFault: the card's picture file cannot be used.
    """
    picture = paint_opaque(drawing, sheet(ink))
    return picture.convert("L") if ink is Ink.GREY else picture


def sheet(ink: Ink) -> Sheet:
    """The canvas."""
    return Sheet(*MASTER_SIZE, _SCALE, WHITE if ink is Ink.SAVER else PAPER)


def _placed(drawing: Drawing) -> Drawing:
    return moved(drawing, _BLEED, _BLEED - _EDGE.y)
