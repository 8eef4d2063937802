"""Sizes of card pictures for print, in px and mm; it draws nothing."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.printing.request import Shop

MASTER_SIZE = (822, 1122)  # px, of every picture drawn for print
TRIM_PX = 36  # from the edge of the picture to the cut
SAFE_PX = 72  # from the edge of the picture to what must not be cut off
DPI = 300


@dataclass(frozen=True, slots=True)
class ShopSize:
    """What a shop asks of a picture: its size, and where it cuts and what it keeps, in px."""

    size: tuple[int, int]
    trim: float
    safe: float


SHOPS: dict[Shop, ShopSize] = {
    Shop.MPC: ShopSize(MASTER_SIZE, TRIM_PX, SAFE_PX),
    Shop.TGC: ShopSize((825, 1125), 37.5, 75),
    Shop.MM: ShopSize((815, 1110), 35.4, 70.9),  # 69 x 94 mm, 3 mm of bleed
}
