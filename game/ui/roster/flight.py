"""Cards on their way between the pool and the roster; it knows places, not why they fly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from game.people.card_ref import CardRef
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.tween import Clock, ease_out

_MOST = 12  # cards that fly at once


class Spot(NamedTuple):
    """Where a card is: its middle and width, px."""

    x: float
    y: float
    width: float

    @classmethod
    def of(cls, rect: Rect) -> Spot:
        """A card that fills a rectangle."""
        return cls(rect.centerx, rect.centery, rect.width)


@dataclass(slots=True)
class _Flight:
    face: Surface
    start: Spot
    end: Spot
    clock: Clock
    lands: bool  # whether its place is empty until it is there


class Flights:
    """The cards in the air."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._flights: dict[CardRef, _Flight] = {}

    def start(self, ref: CardRef, face: Surface | None, start: Spot, end: Spot, *,
              lands: bool) -> None:  # fmt: skip
        """Send a card on its way; without a face, or where nothing is to move, it is there."""
        self._flights.pop(ref, None)
        if face is not None and self._kit.pace and len(self._flights) < _MOST:
            clock = Clock(theme.MOVE * self._kit.pace)
            self._flights[ref] = _Flight(face, start, end, clock, lands)

    def clear(self) -> None:
        """All are where they go."""
        self._flights.clear()

    @property
    def landing(self) -> frozenset[CardRef]:
        """The cards whose places are still empty."""
        return frozenset(ref for ref, flight in self._flights.items() if flight.lands)

    @property
    def is_moving(self) -> bool:
        """Whether any card is in the air."""
        return bool(self._flights)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for flight in self._flights.values():
            flight.clock.advance(seconds)
        self._flights = {r: f for r, f in self._flights.items() if not f.clock.is_over}

    def draw(self, frame: Frame) -> None:
        """Add the cards in the air to a frame."""
        for flight in self._flights.values():
            share = ease_out(flight.clock.share)
            x, y, width = (
                a + (b - a) * share for a, b in zip(flight.start, flight.end, strict=True)
            )
            frame.add_center(self._kit.sprites.sized(flight.face, round(width)), x, y)
