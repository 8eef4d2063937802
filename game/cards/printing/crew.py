"""Those who make the pictures of a print side by side: this process, and helpers where they pay."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TypeAlias

from game.cards.model import DeckCard
from game.cards.printing.helper import Helper, HelperGone
from game.cards.printing.painter import CardPainter, Painter
from game.cards.printing.picture import Made, Packing, make
from game.cards.printing.plan import Side

_ENOUGH = 12  # pictures for which starting another process is worth while


class Maker:
    """Makes one picture at a time: a helper does, or a thread of this process."""

    def __init__(self, painter: Painter, packing: Packing, helper: Helper | None) -> None:
        self._painter = painter
        self._packing = packing
        self._helper = helper

    @property
    def is_apart(self) -> bool:
        """Whether another process makes the pictures."""
        return self._helper is not None

    def make(self, card: DeckCard, side: Side) -> Made:
        """Draw and pack a picture; this process stands in for a helper that is gone.

        Raises:
            PictureFault: the card's own picture cannot be used.
        """
        if self._helper is not None:
            try:
                return self._helper.make(card, side)
            except HelperGone:
                self._helper = None
        return make(self._painter, self._packing, card, side)


Crew: TypeAlias = "SimpleQueue[Maker]"  # those who are free


@contextmanager
def crew(painter: Painter, packing: Packing, jobs: int, pictures: int) -> Iterator[Crew]:
    """Makers for so many pictures, `jobs` of them; helpers end with the block."""
    helpers: list[Helper | None] = [None]
    can_start = bool(sys.executable) and not getattr(sys, "frozen", False)
    if can_start and isinstance(painter, CardPainter) and pictures >= _ENOUGH:
        with contextlib.suppress(OSError):
            while len(helpers) < jobs:
                helpers.append(Helper(painter.language, painter.ink, packing))
    helpers += [None] * (jobs - len(helpers))
    free: Crew = SimpleQueue()
    for helper in helpers:
        free.put(Maker(painter, packing, helper))
    try:
        yield free
    finally:
        for helper in helpers:
            if helper is not None:
                helper.end()
