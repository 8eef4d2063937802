"""Those who make the pictures of a print side by side: this process, and workers where they pay."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TypeAlias

from game.cards.model import DeckCard
from game.cards.printing.painter import CardPainter, Painter
from game.cards.printing.picture import Made, Packing, make
from game.cards.printing.plan import Side
from game.cards.printing.worker import Worker, WorkerGone

_ENOUGH = 12  # pictures for which starting one more process is worth while


class Maker:
    """Makes one picture at a time: a worker does, or a thread of this process."""

    def __init__(self, painter: Painter, packing: Packing, worker: Worker | None) -> None:
        self._painter = painter
        self._packing = packing
        self._worker = worker

    @property
    def is_apart(self) -> bool:
        """Whether another process makes the pictures."""
        return self._worker is not None

    def make(self, card: DeckCard, side: Side) -> Made:
        """Draw and pack a picture; this process stands in for a worker that is gone.

        Raises:
            PictureFault: the card's own picture cannot be used.
        """
        if self._worker is not None:
            try:
                return self._worker.make(card, side)
            except WorkerGone:
                self._worker = None
        return make(self._painter, self._packing, card, side)


Crew: TypeAlias = "SimpleQueue[Maker]"  # those who are free


@contextmanager
def crew(painter: Painter, packing: Packing, jobs: int, pictures: int) -> Iterator[Crew]:
    """Makers for so many pictures, `jobs` of them; workers end with the block."""
    workers: list[Worker | None] = [None]
    can_start = bool(sys.executable) and not getattr(sys, "frozen", False)
    most = min(jobs, 1 + pictures // _ENOUGH)
    try:
        if can_start and isinstance(painter, CardPainter):
            with contextlib.suppress(OSError):
                while len(workers) < most:
                    workers.append(Worker(painter.language, painter.ink, packing))
        free: Crew = SimpleQueue()
        for worker in [*workers, *[None] * (jobs - len(workers))]:
            free.put(Maker(painter, packing, worker))
        yield free
    finally:
        for worker in workers:
            if worker is not None:
                worker.end()
