"""Brings the very pictures that are printed, made small in the background."""

from __future__ import annotations

import logging
from typing import NamedTuple

import pygame
from pygame import Surface

from game.cards.model import DeckCard, Language
from game.cards.printing import Ink
from game.ui import memory
from game.ui.picture_feed import PictureFeed

logger = logging.getLogger(__name__)

MOST_BYTES = 40 * 1024 * 1024


class SideWish(NamedTuple):
    """A side of a card to be had; `size` in px, the bleed included."""

    card: DeckCard
    is_back: bool
    language: Language
    ink: Ink
    size: tuple[int, int]


class PreviewFeed(PictureFeed[SideWish, bytes | None]):
    """Printed pictures on wish, made as RGB pixels."""

    def __init__(self, *, most_bytes: int = MOST_BYTES) -> None:
        super().__init__(name="preview", most_bytes=most_bytes)

    def _surface(self, wish: SideWish, made: bytes | None) -> Surface | None:
        if made is None:
            return None
        return pygame.image.frombytes(made, wish.size, "RGB").convert()

    def _make(self, wish: SideWish) -> bytes | None:
        from game.cards.printing.painter import CardPainter  # noqa: PLC0415 - Pillow, only here

        try:
            painter = CardPainter(wish.language, wish.ink)
            picture = painter.back(wish.card) if wish.is_back else painter.front(wish.card)
            return picture.convert("RGB").resize(wish.size).tobytes()
        except Exception as error:  # noqa: BLE001 - its place stays empty; the print says why
            logger.warning("A card cannot be drawn for print: %s", type(error).__name__)
            return None

    def _run_dry(self) -> None:
        memory.give_back()
