"""Motion in time: easing and values on their way; it counts seconds, never frames."""

from __future__ import annotations

from dataclasses import dataclass


def ease_out(share: float) -> float:
    """Fast at first, gentle at the end; 0-1 in and out."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Gentle at both ends; 0-1 in and out."""
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class Clock:
    """Seconds since something began, and how long it lasts."""

    length: float
    passed: float = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds

    def finish(self) -> None:
        """Jump to the end."""
        self.passed = max(self.passed, self.length)

    @property
    def is_over(self) -> bool:
        """Whether the end was reached."""
        return self.passed >= self.length

    @property
    def share(self) -> float:
        """How far it is, 0-1."""
        return 1.0 if self.length <= 0 else min(1.0, self.passed / self.length)

    def between(self, start: float, end: float) -> float:
        """How far a part of it is that runs from `start` to `end` seconds, 0-1."""
        if end <= start:
            return 1.0 if self.passed >= end else 0.0
        return min(1.0, max(0.0, (self.passed - start) / (end - start)))
