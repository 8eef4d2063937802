"""Brings pictures on wish: a thread makes them, the window takes what is ready.

Memory is bounded: the pictures that were unused for longest are forgotten. What a picture shows is
for those who inherit.
"""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from pygame import Surface

_REST = 0.001  # seconds between two pictures: the window's thread goes first
_MOST_TAKEN = 8  # pictures that one frame takes

Wish = TypeVar("Wish", bound=Hashable)
Made = TypeVar("Made")


class PictureFeed(ABC, Generic[Wish, Made]):
    """Pictures on wish; what is wished last replaces what was wished before.

    Attributes:
        version: rises with each picture that comes.
    """

    def __init__(self, *, name: str, most_bytes: int) -> None:
        """Take the thread's name and how much memory the pictures may fill."""
        self._name = name
        self._most_bytes = most_bytes
        self._lock = threading.Lock()
        self._open: deque[Wish] = deque()
        self._made: deque[tuple[Wish, Made]] = deque()
        self._at_work: Wish | None = None
        self._thread: threading.Thread | None = None
        self._kept: OrderedDict[Wish, Surface] = OrderedDict()
        self._failed: set[Wish] = set()
        self._asked: tuple[Wish, ...] = ()
        self.version = 0

    @abstractmethod
    def _make(self, wish: Wish) -> Made:
        """Make a picture; on the thread, and without raising."""

    @abstractmethod
    def _surface(self, wish: Wish, made: Made) -> Surface | None:
        """Turn what was made into what is drawn, None where it failed; in the window's thread."""

    def _run_dry(self) -> None:
        """React, on the thread, to there being no open wish any more."""

    def want(self, wishes: Sequence[Wish]) -> None:
        """Ask for pictures, the most needed first."""
        asked = tuple(dict.fromkeys(wishes))
        if asked == self._asked:
            return
        self._asked = asked
        missing = [w for w in asked if w not in self._kept and w not in self._failed]
        with self._lock:
            waiting = {wish for wish, _made in self._made} | {self._at_work}
            self._open = deque(wish for wish in missing if wish not in waiting)
            if self._open and self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()

    def picture(self, wish: Wish) -> Surface | None:
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
        """Take some of what is ready."""
        taken = 0
        while self._made and taken < _MOST_TAKEN:
            wish, made = self._made.popleft()
            taken += 1
            surface = self._surface(wish, made)
            if surface is None:
                self._failed.add(wish)
            else:
                self._kept[wish] = surface
        if taken:
            self.version += taken
            self._bound()

    def _bound(self) -> None:
        """Forget the oldest beyond the limit, but nothing that is wished for now."""
        total = self.kept_bytes
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

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._open:
                    self._thread = None
                    break
                wish = self._at_work = self._open.popleft()
            made = self._make(wish)
            with self._lock:  # the window may be looking through what is made
                self._made.append((wish, made))
                self._at_work = None
            time.sleep(_REST)
        self._run_dry()


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
