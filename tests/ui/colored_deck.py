"""A deck whose every face is one color of its own, so that a frame's pixels tell whose it shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Surface

from game.app import App
from game.cards.catalog import Catalog
from game.cards.model import DeckCard
from game.engine import Card
from tests.ui.desk import catalog

_RUN = 5  # pixels of a color side by side that are no accident
_ROWS = 6  # one row in so many is searched: no face is as low


class ColoredDeck:
    """Cards whose pictures are plain, and the way to find them on the screen."""

    def __init__(self, app: App, folder: Path) -> None:
        deck = catalog().decks[0]
        self._patterns: dict[int, bytes] = {}
        cards = tuple(self._colored(card, place, folder) for place, card in enumerate(deck.cards))
        app.kit.renew_catalog(Catalog((replace(deck, cards=cards),), {}))

    def _colored(self, card: DeckCard, place: int, folder: Path) -> DeckCard:
        color = (37 + place * 3, 250 - place * 3, 91 + place % 7 * 20)
        sheet = Surface((90, 90), depth=32)
        sheet.fill(color)
        file = folder / f"{place}.png"
        pygame.image.save(sheet, file)
        red, green, blue = color
        self._patterns[card.number.value] = bytes((blue, green, red))
        return replace(card, picture=file)

    def seen(self, screen: Surface, cards: Iterable[Card | DeckCard]) -> set[str]:
        """The numbers of the cards of which some pixels in a row are on the screen."""
        assert screen.get_bytesize() == 4
        pitch, whole = screen.get_pitch(), memoryview(screen.get_buffer())  # type: ignore[arg-type]
        rows = range(0, screen.get_height(), _ROWS)
        pixels = b"".join(whole[row * pitch : (row + 1) * pitch] for row in rows)
        other = pixels[3:4]
        return {
            str(card.number)
            for card in cards
            if (self._patterns[card.number.value] + other) * _RUN in pixels
        }
