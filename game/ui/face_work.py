"""Draws missing pictures into the cache on disk, beside the running game; it shows nothing."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from game import paths
from game.cards.art_cache import ArtCache
from game.cards.model import DeckCard, Language
from game.ui import memory

logger = logging.getLogger(__name__)

_REST = 0.001  # seconds between two faces: the window's thread goes first


Make: TypeAlias = Callable[[ArtCache], object]  # makes a picture where it is missing


class FaceJob(NamedTuple):
    """One face to be had."""

    card: DeckCard
    language: Language
    width: int


class FaceWork:
    """A thread that sees to it that pictures lie in the cache; it ends when all do, or on `stop`.

    Attributes:
        done: pictures seen to so far.
        drawn: how many faces among them were missing.
    """

    def __init__(
        self, jobs: Sequence[FaceJob], others: Sequence[Make] = (), cache: ArtCache | None = None
    ) -> None:
        self._jobs = tuple(jobs)
        self._others = tuple(others)
        self._cache = cache or ArtCache(paths.user_cache() / "art")
        self._stop = threading.Event()
        self.done = 0
        self.drawn = 0
        self._thread = threading.Thread(target=self._run, name="faces", daemon=True)
        self._thread.start()

    @property
    def total(self) -> int:
        """Pictures in all."""
        return len(self._jobs) + len(self._others)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be drawn."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the face in work, and wait for that."""
        self._stop.set()
        self._thread.join(2.0)

    def _run(self) -> None:
        self._draw_all()
        if self.drawn:
            self._cache.release()
            memory.give_back()

    def _draw_all(self) -> None:
        for job in self._jobs:
            if self._stop.is_set():
                return
            if not self._cache.has_face(*job):
                self._make(partial(_face, job=job))
                self.drawn += 1
            self.done += 1
        for other in self._others:
            if self._stop.is_set():
                return
            self._make(other)
            self.done += 1

    def _make(self, make: Make) -> None:
        try:
            make(self._cache)
        except Exception as error:  # noqa: BLE001 - what fails is met again where it is shown
            logger.warning("A picture cannot be drawn: %s", error)
        time.sleep(_REST)


def _face(cache: ArtCache, *, job: FaceJob) -> object:
    return cache.face(*job)
