"""How many cards a roster may have, and which of its places are wrong for it (R1.1-R1.3)."""

from __future__ import annotations

from dataclasses import dataclass

_DRAWN = 24  # places that are shown at most


@dataclass(frozen=True, slots=True)
class Sizes:
    """The allowed numbers of cards, ascending."""

    allowed: tuple[int, ...]

    @property
    def least(self) -> int:
        """The smallest roster."""
        return self.allowed[0]

    @property
    def most(self) -> int:
        """The largest roster."""
        return self.allowed[-1]

    @property
    def runs(self) -> tuple[tuple[int, int], ...]:
        """The allowed numbers as ranges: (5, 7), (10, 12)."""
        found: list[tuple[int, int]] = []
        for size in self.allowed:
            if found and size == found[-1][1] + 1:
                found[-1] = (found[-1][0], size)
            else:
                found.append((size, size))
        return tuple(found)

    def places(self, count: int) -> int:
        """How many places are shown for so many cards."""
        return min(_DRAWN, max(self.most, count))

    def is_optional(self, place: int) -> bool:
        """Whether the largest kind of roster may leave a place empty."""
        return self.runs[-1][0] <= place < self.most

    def below(self, count: int) -> int:
        """The largest allowed number up to a count, 0 where there is none."""
        return max((size for size in self.allowed if size <= count), default=0)

    def above(self, count: int) -> int:
        """The smallest allowed number from a count on; the largest where there is none."""
        return min((size for size in self.allowed if size >= count), default=self.most)

    def surplus(self, count: int) -> range:
        """The places of cards that are too many."""
        below = self.below(count)
        return range(below, count) if below else range(0)

    def lacking(self, count: int) -> range:
        """The empty places that are still to be filled."""
        return range(count, self.above(count))

    def target(self, reachable: int) -> int:
        """How many cards to fill up to where no more than so many can be had."""
        return self.below(reachable) or min(reachable, self.most)
