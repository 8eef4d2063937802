"""What a match record holds, already read; it knows no file and no JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from game.engine import Action, Card, MatchKind, OvertimePossession, Play

Extras: TypeAlias = Mapping[str, Any]  # keys that start with `x_`: kept, never read by the rules

FORMAT = "baskettoria-match"
VERSION = 1
EXTRA_PREFIX = "x_"
PLAY_NAMES = {play: play.name.lower() for play in Play}


@dataclass(frozen=True, slots=True)
class Team:
    """One side of a match.

    Attributes:
        cards: the roster, in the order of the record.
        card_extras: the extra keys of each card, in the same order; empty where no card has any.
    """

    name: str
    cards: tuple[Card, ...]
    extras: Extras = field(default_factory=dict)
    card_extras: tuple[Extras, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a match; its cards index the roster ascending by number, as in the engine."""

    action: Action
    extras: Extras = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A whole match up to a moment: replaying its actions always gives the same state."""

    match: MatchKind
    overtime_possession: OvertimePossession
    seed: int
    teams: tuple[Team, Team]
    entries: tuple[Entry, ...] = ()
    extras: Extras = field(default_factory=dict)
    rules_extras: Extras = field(default_factory=dict)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone, in order."""
        return tuple(entry.action for entry in self.entries)

    def then(self, action: Action, *, extras: Extras | None = None) -> MatchRecord:
        """The record with one action more."""
        return replace(self, entries=(*self.entries, Entry(action, extras or {})))
