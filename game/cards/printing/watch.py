"""Tells how far a print is and listens for a cancel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.cards.printing.refusal import PrintCancelled


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a print is: pictures and files done, of all."""

    done: int
    total: int


class Watch:
    """Counts the steps of a print."""

    def __init__(
        self, progress: Callable[[Progress], object], is_cancelled: Callable[[], bool]
    ) -> None:
        self._progress = progress
        self._is_cancelled = is_cancelled
        self._done = 0
        self._total = 0

    def start(self, total: int) -> None:
        """Say how many steps there will be."""
        self._total = total
        self._progress(Progress(0, total))

    def step(self) -> None:
        """One more is done.

        Raises:
            PrintCancelled: the print was called off.
        """
        self.check()
        self._done += 1
        self._progress(Progress(self._done, self._total))

    def check(self) -> None:
        """Go on only where nobody called it off.

        Raises:
            PrintCancelled: the print was called off.
        """
        if self._is_cancelled():
            raise PrintCancelled
