"""Brings card faces for a grid: a thread draws and loads them, the window takes what is ready.

Memory is bounded: the pictures that were unused for longest are forgotten.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game import paths
from game.cards.art_cache import ArtCache
from game.cards.model import DeckCard, Language

logger = logging.getLogger(__name__)

MOST_BYTES = 48 * 1024 * 1024
_REST = 0.001  # seconds between two faces: the window's thread goes first
_MOST_TAKEN = 8  # faces that one frame takes


class Wish(NamedTuple):
    """A face to be had; a card of None wishes the back."""

    card: DeckCard | None
    language: Language
    width: int


class _Made(NamedTuple):
    wish: Wish
    surface: Surface | None
    has_bad_picture: bool


class FaceFeed:
    """Faces on wish; what is wished last replaces what was wished before."""

    def __init__(self, cache: ArtCache | None = None, *, most_bytes: int = MOST_BYTES) -> None:
        self._cache = cache or ArtCache(paths.user_cache() / "art")
        self._most_bytes = most_bytes
        self._lock = threading.Lock()
        self._open: deque[Wish] = deque()
        self._made: deque[_Made] = deque()
        self._thread: threading.Thread | None = None
        self._kept: OrderedDict[Wish, Surface] = OrderedDict()
        self._failed: set[Wish] = set()
        self._asked: tuple[Wish, ...] = ()
        self.bad_pictures: list[DeckCard] = []  # their picture files cannot be used: to be told

    def want(self, wishes: Sequence[Wish]) -> None:
        """Ask for faces, the most needed first."""
        asked = tuple(wishes)
        if asked == self._asked:
            return
        self._asked = asked
        missing = [w for w in asked if w not in self._kept and w not in self._failed]
        with self._lock:
            waiting = {made.wish for made in self._made}
            self._open = deque(wish for wish in missing if wish not in waiting)
            if self._open and self._thread is None:
                self._thread = threading.Thread(target=self._run, name="faces", daemon=True)
                self._thread.start()

    def face(self, wish: Wish) -> Surface | None:
        """A face, if it is there."""
        found = self._kept.get(wish)
        if found is not None:
            self._kept.move_to_end(wish)
        return found

    @property
    def is_working(self) -> bool:
        """Whether more will come."""
        return self._thread is not None or bool(self._made)

    def update(self) -> bool:
        """Take some of what is ready; whether there was any."""
        taken = 0
        while self._made and taken < _MOST_TAKEN:
            made = self._made.popleft()
            taken += 1
            card = made.wish.card
            if made.has_bad_picture and card is not None and card not in self.bad_pictures:
                self.bad_pictures.append(card)
            if made.surface is None:
                self._failed.add(made.wish)
            else:
                self._kept[made.wish] = made.surface.convert_alpha()
        if taken:
            self._bound()
        return taken > 0

    def _bound(self) -> None:
        """Forget the oldest beyond the limit, but nothing that is wished for now."""
        total = sum(map(_weight, self._kept.values()))
        asked = set(self._asked)
        for wish in list(self._kept):
            if total <= self._most_bytes:
                return
            if wish not in asked:
                total -= _weight(self._kept.pop(wish))

    @property
    def kept_bytes(self) -> int:
        """How much memory the pictures take."""
        return sum(map(_weight, self._kept.values()))

    def stop(self) -> None:
        """Wish for nothing more; the face in work is still finished."""
        self._asked = ()
        with self._lock:
            self._open.clear()

    def clear(self) -> None:
        """Forget all pictures (the window's size changed)."""
        self.stop()
        self._made.clear()
        self._kept.clear()
        self._failed.clear()

    # --- the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._open:
                    self._thread = None
                    return
                wish = self._open.popleft()
            self._made.append(self._make(wish))
            time.sleep(_REST)

    def _make(self, wish: Wish) -> _Made:
        is_bad = False
        try:
            try:
                file = self._file(wish)
            except Exception:
                if wish.card is None or wish.card.picture is None:
                    raise
                is_bad = True
                file = self._file(wish._replace(card=replace(wish.card, picture=None)))
            return _Made(wish, pygame.image.load(file), is_bad)
        except Exception as error:  # noqa: BLE001 - the grid then shows the place without a face
            logger.warning("A face cannot be drawn: %s", error)
            return _Made(wish, None, is_bad)

    def _file(self, wish: Wish) -> Path:
        if wish.card is None:
            return self._cache.back(wish.language, wish.width)
        return self._cache.face(wish.card, wish.language, wish.width)


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
