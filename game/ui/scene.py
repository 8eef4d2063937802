"""What every screen is.

Ready to draw once made, and answering events with a transition or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from pygame.event import Event

from game.ui.frame import Frame

if TYPE_CHECKING:
    from game.ui.kit import Kit


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top; the one below waits."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below goes on."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene for another (back to the title)."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Transition: TypeAlias = Push | Pop | Replace | Reset | Quit


class Scene:
    """A screen, or a sheet above one (`opaque` False).

    Attributes:
        opaque: whether nothing of the scenes below is seen.
        offers_help: whether F1 opens the rules above it.
    """

    opaque = True
    offers_help = True

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def layout(self) -> None:
        """Place everything anew.

        Called when made, resized, or when language or text size changed.
        """

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        del event
        return None

    def update(self, seconds: float) -> Transition | None:
        """Let time pass."""
        del seconds
        return None

    def draw(self, frame: Frame) -> None:
        """Add what is seen to a frame; changes nothing."""

    def resume(self) -> None:
        """Called when the scene above has gone."""

    def release(self) -> None:
        """Let go of anything held.

        Focus was lost, the window was resized or another scene came above.
        """

    def cover(self) -> None:
        """Close whatever only the person at the screen may see: the window lost the focus."""

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without any event."""
        return False
