"""Draws missing card faces into the cache on disk, beside the running game; it shows nothing."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from typing import NamedTuple

from game import paths
from game.cards.art_cache import ArtCache
from game.cards.model import DeckCard, Language

logger = logging.getLogger(__name__)

_REST = 0.001  # seconds between two faces: the window's thread goes first


class FaceJob(NamedTuple):
    """One face to be had."""

    card: DeckCard
    language: Language
    width: int


class FaceWork:
    """A thread that sees to it that faces lie in the cache; it ends when all do, or on `stop`.

    Attributes:
        done: faces seen to so far.
        drawn: how many of them were missing.
    """

    def __init__(self, jobs: Sequence[FaceJob], cache: ArtCache | None = None) -> None:
        self._jobs = tuple(jobs)
        self._cache = cache or ArtCache(paths.user_cache() / "art")
        self._stop = threading.Event()
        self.done = 0
        self.drawn = 0
        self._thread = threading.Thread(target=self._run, name="faces", daemon=True)
        self._thread.start()

    @property
    def total(self) -> int:
        """Faces in all."""
        return len(self._jobs)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be drawn."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the face in work, and wait for that."""
        self._stop.set()
        self._thread.join(2.0)

    def _run(self) -> None:
        for job in self._jobs:
            if self._stop.is_set():
                return
            if not self._cache.has_face(*job):
                self._draw(job)
                time.sleep(_REST)
            self.done += 1

    def _draw(self, job: FaceJob) -> None:
        try:
            self._cache.face(*job)
        except Exception as error:  # noqa: BLE001 - a face that fails is met again where it is shown
            logger.warning("Card %s: no face: %s", job.card.number, error)
        self.drawn += 1
