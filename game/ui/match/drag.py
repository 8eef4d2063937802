"""A card held by the pointer: it keeps the point it was grabbed at and tilts with its speed."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui import theme

_TILT_PER_SPEED = 0.006  # degrees per px/s
_TILT_DECAY = 9.0  # share a second
_SMOOTH = 0.35


@dataclass(slots=True)
class Press:
    """A button went down on a card; it may become a drag, a click or a long press.

    Attributes:
        card: index in the seat's roster.
        grab: from the card's middle to the pointer, px.
    """

    card: int
    at: tuple[int, int]
    grab: tuple[float, float]
    from_bench: bool
    held_for: float = 0.0

    def is_far(self, position: tuple[int, int]) -> bool:
        """Whether the pointer has moved enough to mean a drag."""
        dx, dy = position[0] - self.at[0], position[1] - self.at[1]
        return dx * dx + dy * dy >= theme.DRAG_START_PX**2


@dataclass(slots=True)
class Drag:
    """A card on its way with the pointer, px and degrees."""

    card: int
    grab: tuple[float, float]
    from_bench: bool
    position: tuple[float, float]
    tilt: float = 0.0
    _speed: float = 0.0

    def move(self, position: tuple[int, int]) -> None:
        """Follow the pointer at once."""
        self._speed += (position[0] - self.position[0]) * 60 * _SMOOTH
        self.position = position

    def update(self, seconds: float) -> None:
        """Let the tilt follow the speed and die away."""
        share = min(1.0, _TILT_DECAY * seconds)
        wanted = max(-theme.MAX_TILT, min(theme.MAX_TILT, -self._speed * _TILT_PER_SPEED))
        self.tilt += (wanted - self.tilt) * share
        self._speed *= 1 - share
        if abs(self.tilt) < 0.2 and abs(self._speed) < 1:
            self.tilt = self._speed = 0.0

    @property
    def is_swinging(self) -> bool:
        """Whether the tilt still changes."""
        return bool(self.tilt or self._speed)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the card, px; the grabbed point stays under the pointer."""
        return self.position[0] - self.grab[0], self.position[1] - self.grab[1]
