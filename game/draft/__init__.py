"""The rules of choosing rosters from one shared deck (R1.5, R1.6); it knows cards and no match."""

from game.draft.apply import apply, begin
from game.draft.event import CardEntered, CardLeft, CardPassed, CardTaken, Event, seen_by
from game.draft.refusal import DraftCode, DraftRefusal
from game.draft.schedule import DEALT, Turn, cards_needed, schedule
from game.draft.state import DraftState
from game.draft.view import DraftView
from game.draft.viewing import view
from game.draft.way import DraftWay

__all__ = [
    "DEALT",
    "CardEntered",
    "CardLeft",
    "CardPassed",
    "CardTaken",
    "DraftCode",
    "DraftRefusal",
    "DraftState",
    "DraftView",
    "DraftWay",
    "Event",
    "Turn",
    "apply",
    "begin",
    "cards_needed",
    "schedule",
    "seen_by",
    "view",
]
