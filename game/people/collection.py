"""The cards a person owns, with counts; it knows no files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from game.people.card_ref import CardRef

MOST_COPIES = 99
_NOTHING: Mapping[CardRef, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Collection:
    """How many copies of each card a person owns; a card that is not owned is not in it."""

    counts: Mapping[CardRef, int] = field(default_factory=lambda: _NOTHING)

    def count(self, ref: CardRef) -> int:
        """How many copies of a card."""
        return self.counts.get(ref, 0)

    def __iter__(self) -> Iterator[CardRef]:
        return iter(self.counts)

    def __len__(self) -> int:
        """How many different cards."""
        return len(self.counts)

    def with_counts(self, counts: Mapping[CardRef, int]) -> Collection:
        """The same with other counts of some cards, each brought between 0 and `MOST_COPIES`."""
        merged = {**self.counts}
        for ref, count in counts.items():
            merged[ref] = max(0, min(MOST_COPIES, count))
        return Collection(MappingProxyType({ref: n for ref, n in merged.items() if n}))

    def with_one_each(self, refs: Iterable[CardRef]) -> Collection:
        """The same where each of some cards is owned at least once."""
        return self.with_counts({ref: max(1, self.count(ref)) for ref in refs})

    def without(self, refs: Iterable[CardRef]) -> Collection:
        """The same without any copy of some cards."""
        return self.with_counts(dict.fromkeys(refs, 0))
