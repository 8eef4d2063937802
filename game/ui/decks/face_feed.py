"""Brings card faces for a grid, drawn or loaded in the background."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game import paths
from game.cards.art_cache import ArtCache
from game.cards.model import DeckCard, Language
from game.ui.picture_feed import PictureFeed

logger = logging.getLogger(__name__)

MOST_BYTES = 48 * 1024 * 1024


class Wish(NamedTuple):
    """A face to be had; a card of None wishes the back."""

    card: DeckCard | None
    language: Language
    width: int


class _Loaded(NamedTuple):
    surface: Surface | None
    has_bad_picture: bool


class FaceFeed(PictureFeed[Wish, _Loaded]):
    """Faces on wish.

    Attributes:
        bad_pictures: cards whose picture files cannot be used: to be told.
    """

    def __init__(self, cache: ArtCache | None = None, *, most_bytes: int = MOST_BYTES) -> None:
        super().__init__(name="faces", most_bytes=most_bytes)
        self._cache = cache or ArtCache(paths.user_cache() / "art")
        self.bad_pictures: list[DeckCard] = []

    def _surface(self, wish: Wish, made: _Loaded) -> Surface | None:
        card = wish.card
        if made.has_bad_picture and card is not None and card not in self.bad_pictures:
            self.bad_pictures.append(card)
        return None if made.surface is None else made.surface.convert_alpha()

    def _make(self, wish: Wish) -> _Loaded:
        is_bad = False
        try:
            try:
                file = self._file(wish)
            except Exception:
                if wish.card is None or wish.card.picture is None:
                    raise
                is_bad = True
                file = self._file(wish._replace(card=replace(wish.card, picture=None)))
            return _Loaded(pygame.image.load(file), is_bad)
        except Exception as error:  # noqa: BLE001 - the grid then shows the place without a face
            logger.warning("A face cannot be drawn: %s", error)
            return _Loaded(None, is_bad)

    def _file(self, wish: Wish) -> Path:
        if wish.card is None:
            return self._cache.back(wish.language, wish.width)
        return self._cache.face(wish.card, wish.language, wish.width)
