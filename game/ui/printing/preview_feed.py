"""Brings the very pictures that are printed, made small: a thread draws, the window takes them.

Memory is bounded: the pictures that were unused for longest are forgotten.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Surface

from game.cards.model import DeckCard, Language
from game.cards.printing import Ink
from game.ui import memory

logger = logging.getLogger(__name__)

MOST_BYTES = 40 * 1024 * 1024
_REST = 0.001  # seconds between two pictures: the window's thread goes first


class SideWish(NamedTuple):
    """A side of a card to be had; `size` in px, the bleed included."""

    card: DeckCard
    is_back: bool
    language: Language
    ink: Ink
    size: tuple[int, int]


class _Made(NamedTuple):
    wish: SideWish
    pixels: bytes | None  # RGB


class PreviewFeed:
    """Pictures on wish; what is wished last replaces what was wished before.

    Attributes:
        version: rises with each picture that comes.
    """

    def __init__(self, *, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._lock = threading.Lock()
        self._open: deque[SideWish] = deque()
        self._made: deque[_Made] = deque()
        self._thread: threading.Thread | None = None
        self._kept: OrderedDict[SideWish, Surface] = OrderedDict()
        self._failed: set[SideWish] = set()
        self._asked: tuple[SideWish, ...] = ()
        self.version = 0

    def want(self, wishes: Sequence[SideWish]) -> None:
        """Ask for pictures, the most needed first."""
        asked = tuple(dict.fromkeys(wishes))
        if asked == self._asked:
            return
        self._asked = asked
        missing = [w for w in asked if w not in self._kept and w not in self._failed]
        with self._lock:
            waiting = {made.wish for made in self._made}
            self._open = deque(wish for wish in missing if wish not in waiting)
            if self._open and self._thread is None:
                self._thread = threading.Thread(target=self._run, name="preview", daemon=True)
                self._thread.start()

    def picture(self, wish: SideWish) -> Surface | None:
        """A picture, if it is there."""
        found = self._kept.get(wish)
        if found is not None:
            self._kept.move_to_end(wish)
        return found

    @property
    def is_working(self) -> bool:
        """Whether more will come."""
        return self._thread is not None or bool(self._made)

    def update(self) -> None:
        """Take what is ready."""
        while self._made:
            wish, pixels = self._made.popleft()
            self.version += 1
            if pixels is None:
                self._failed.add(wish)
            else:
                self._kept[wish] = pygame.image.frombytes(pixels, wish.size, "RGB").convert()
        total = sum(map(_weight, self._kept.values()))
        asked = set(self._asked)
        for wish in list(self._kept):
            if total <= self._most_bytes:
                return
            if wish not in asked:
                total -= _weight(self._kept.pop(wish))

    def stop(self) -> None:
        """Wish for nothing more; the picture in work is still finished."""
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
                    break
                wish = self._open.popleft()
            self._made.append(_Made(wish, self._pixels(wish)))
            time.sleep(_REST)
        memory.give_back()

    def _pixels(self, wish: SideWish) -> bytes | None:
        from game.cards.printing.painter import CardPainter  # noqa: PLC0415 - Pillow, only here

        try:
            painter = CardPainter(wish.language, wish.ink)
            picture = painter.back(wish.card) if wish.is_back else painter.front(wish.card)
            return picture.convert("RGB").resize(wish.size).tobytes()
        except Exception as error:  # noqa: BLE001 - its place stays empty; the print says why
            logger.warning("A card cannot be drawn for print: %s", type(error).__name__)
            return None


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
