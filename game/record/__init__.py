"""The match record: one JSON file for saves, replays and rule scenarios; it knows no screen."""

from game.record.model import Entry, Extras, MatchRecord, Team
from game.record.reading import load, parse
from game.record.replaying import replay, summary
from game.record.writing import action_entry, dump

__all__ = [
    "Entry",
    "Extras",
    "MatchRecord",
    "Team",
    "action_entry",
    "dump",
    "load",
    "parse",
    "replay",
    "summary",
]
