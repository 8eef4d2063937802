"""Makes the editor's pictures beside the window's thread: the newest wish of each place counts."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol

import pygame
from pygame import Surface

logger = logging.getLogger(__name__)


class Pixels(Protocol):
    """A picture as Pillow has it."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, px."""

    @property
    def mode(self) -> str:
        """The kind of its pixels."""

    def tobytes(self) -> bytes:
        """Its pixels."""


Make = Callable[[], Pixels]


class Made(NamedTuple):
    """A picture that is ready, or why it cannot be had."""

    place: str
    key: Hashable
    surface: Surface | None
    fault: Exception | None


class _Raw(NamedTuple):
    place: str
    key: Hashable
    picture: tuple[bytes, tuple[int, int], str] | None
    fault: Exception | None


class PreviewWork:
    """A thread that lives while there are wishes; it works through them in their order."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wishes: dict[str, tuple[Hashable, Make]] = {}
        self._ready: list[_Raw] = []
        self._thread: threading.Thread | None = None

    @property
    def is_busy(self) -> bool:
        """Whether pictures are being made or wait to be taken."""
        with self._lock:
            return self._thread is not None or bool(self._ready)

    def ask(self, place: str, key: Hashable, make: Make) -> None:
        """Wish for a picture at a place; an older wish for it that has not begun is dropped."""
        with self._lock:
            self._wishes[place] = (key, make)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="preview", daemon=True)
                self._thread.start()

    def take(self) -> list[Made]:
        """The pictures that became ready."""
        with self._lock:
            ready, self._ready = self._ready, []
        return [Made(raw.place, raw.key, _surface(raw), raw.fault) for raw in ready]

    def stop(self) -> None:
        """Drop all wishes; the picture in work is the last."""
        with self._lock:
            self._wishes.clear()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._wishes:
                    self._thread = None
                    return
                place = next(iter(self._wishes))
                key, make = self._wishes.pop(place)
            raw = _made(place, key, make)
            with self._lock:
                self._ready.append(raw)


def _made(place: str, key: Hashable, make: Make) -> _Raw:
    try:
        picture = make()
        return _Raw(place, key, (picture.tobytes(), picture.size, picture.mode), None)
    except Exception as fault:  # noqa: BLE001 - whoever asked says it in words
        logger.warning("A preview cannot be drawn: %s", fault)
        return _Raw(place, key, None, fault)


def _surface(raw: _Raw) -> Surface | None:
    if raw.picture is None:
        return None
    data, size, mode = raw.picture
    if mode == "RGBA":
        return pygame.image.frombytes(data, size, "RGBA").convert_alpha()
    return pygame.image.frombytes(data, size, "RGB").convert()
