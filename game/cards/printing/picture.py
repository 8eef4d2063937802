"""Makes one picture of a print, and all that is packed from it; it writes no files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from game.cards.model import DeckCard
from game.cards.printing.contact import thumb
from game.cards.printing.painter import Painter, jpeg_file, png_file
from game.cards.printing.plan import Side
from game.cards.printing.request import PrintRequest, Shop
from game.cards.printing.size import MASTER_SIZE, SHOPS


@dataclass(frozen=True, slots=True)
class Packing:
    """What is made of each picture.

    Attributes:
        jpeg_quality: None: as PNG.
        has_thumbs: whether a small one is made for the contact sheet.
        shop: whose size is made beside the master's.
    """

    jpeg_quality: int | None
    has_thumbs: bool
    shop: Shop

    @classmethod
    def of(cls, request: PrintRequest) -> Packing:
        """What a print asks for."""
        return cls(request.jpeg_quality, request.contact, request.shop)


class Made(NamedTuple):
    """Files of one picture.

    Attributes:
        packed: at the master size.
        thumb: small, for a front where they are wanted.
        shop: at the shop's size, where that is another.
    """

    packed: bytes
    thumb: bytes | None
    shop: bytes | None


def make(painter: Painter, packing: Packing, card: DeckCard, side: Side) -> Made:
    """Draw and pack a picture.

    Raises:
        PictureFault: the card's own picture cannot be used.
    """
    is_front = side is Side.FRONT
    picture = painter.front(card) if is_front else painter.back(card)
    small = thumb(picture) if is_front and packing.has_thumbs else None
    return Made(_packed(picture, packing), small, _for_shop(picture, packing))


def _for_shop(picture: Image.Image, packing: Packing) -> bytes | None:
    if packing.shop is Shop.NONE or SHOPS[packing.shop].size == MASTER_SIZE:
        return None
    size = SHOPS[packing.shop].size
    return _packed(picture.resize(size, Image.Resampling.LANCZOS), packing)


def _packed(picture: Image.Image, packing: Packing) -> bytes:
    quality = packing.jpeg_quality
    return png_file(picture) if quality is None else jpeg_file(picture, quality)
