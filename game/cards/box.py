"""Rectangles of drawings, cards and pages, in whatever units their users count."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def moved(self, x: float, y: float) -> Box:
        """The same box somewhere else."""
        return Box(self.x + x, self.y + y, self.w, self.h)

    def inset(self, by: float) -> Box:
        """The same box with every edge moved inwards."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)
