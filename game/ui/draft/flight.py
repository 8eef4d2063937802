"""Cards on their way from one place to another over the draft screen; it knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from pygame import Rect, Surface

from game.cards.model import DeckCard
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.tween import Clock, ease_in_out, ease_out

Key: TypeAlias = tuple[Hashable, ...]  # names a card's place
Picture: TypeAlias = Callable[
    [DeckCard | None, int], Surface
]  # of a card, or of a back, at a width in px

_TAKE = 0.42
_ARC = 0.06  # of the way, upwards


class Spot(NamedTuple):
    """A card in its place; a face of None is a back."""

    rect: Rect
    face: DeckCard | None


class Route(NamedTuple):
    """A way to go, after a delay in seconds; `stays`: the card is still there afterwards."""

    start: Spot
    end: Spot
    delay: float = 0.0
    stays: bool = True


@dataclass(slots=True)
class _Flight:
    route: Route
    clock: Clock
    delay: float


class Flights:
    """The cards that are on their way, by the names of their spots."""

    def __init__(self, kit: Kit, picture: Picture) -> None:
        self._kit = kit
        self._picture = picture
        self._flying: dict[Key, _Flight] = {}

    def start(self, routes: Mapping[Key, Route]) -> None:
        """Send cards on their ways; those that still fly arrive at once."""
        pace = self._kit.pace
        self.finish()
        if not pace:
            return
        self._flying = {
            key: _Flight(route, Clock((_TAKE + route.delay) * pace), route.delay * pace)
            for key, route in routes.items()
            if route.start != route.end
        }

    def finish(self) -> None:
        """Everything is where it goes."""
        self._flying.clear()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for flight in self._flying.values():
            flight.clock.advance(seconds)
        self._flying = {k: f for k, f in self._flying.items() if not f.clock.is_over}

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._flying)

    def has(self, key: Key) -> bool:
        """Whether the card of a spot is still on its way to it."""
        return key in self._flying

    def draw(self, frame: Frame) -> None:
        """Add the flying cards to a frame."""
        for flight in self._flying.values():
            self._draw(frame, flight)

    def _draw(self, frame: Frame, flight: _Flight) -> None:
        start, end = flight.route.start, flight.route.end
        share = flight.clock.between(flight.delay, flight.clock.length)
        gone = ease_out(share)
        x = start.rect.centerx + (end.rect.centerx - start.rect.centerx) * gone
        y = start.rect.centery + (end.rect.centery - start.rect.centery) * gone
        far = abs(end.rect.centerx - start.rect.centerx)
        if start.rect.width != end.rect.width:
            y -= far * _ARC * 4 * share * (1 - share)
        width = start.rect.width + (end.rect.width - start.rect.width) * gone
        face = start.face if share < 0.5 else end.face
        base = max(start.rect.width, end.rect.width) if face else end.rect.width
        surface = self._picture(face, base)
        sprites = self._kit.sprites
        if start.face != end.face:
            turned = abs(1 - 2 * ease_in_out(share))
            surface = sprites.narrowed(surface, max(0.08, turned), width / base)
        elif abs(width - surface.get_width()) > 1:
            surface = sprites.sized(surface, round(width))
        if not flight.route.stays and share > 0.6:
            surface = sprites.faded(surface, round(255 * (1 - share) / 0.4))
        frame.add_center(surface, x, y)
