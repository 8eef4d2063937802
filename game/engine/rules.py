"""The rules as questions and answers on plain values; it changes no state and makes no events."""

from __future__ import annotations

from game.engine.card import PLAYS, CardSet, Seat
from game.engine.event import ShowdownHeld
from game.engine.roster import Roster
from game.engine.state import OVERTIMES, PERIODS, Setup
from game.engine.view import MatchKind, OvertimePossession

ROSTER_SIZES = {MatchKind.FULL: (10, 12), MatchKind.SHORT: (5, 7)}  # R1.1, R1.2
_SHORT, _LOWEST = MatchKind.SHORT, OvertimePossession.LOWEST_NUMBER
POINTS = tuple(play.points for play in PLAYS)  # by play


def is_overtime(period: int) -> bool:
    """Whether the period comes after the fourth (R7.2)."""
    return period > PERIODS


def is_showdown_due(setup: Setup, period: int) -> bool:
    """Whether the smallest numbers decide who attacks first in the period (R3.1, R7.3)."""
    if period == 1:
        return True
    return period > PERIODS and setup.overtime_possession is _LOWEST


def is_return_due(kind: MatchKind, period: int) -> bool:
    """Whether all cards come back for the period (R4.6, R6.3, R6.5, R7.4)."""
    return kind is _SHORT or period % 2 == 1


def is_last_overtime(period: int) -> bool:
    """Whether a scoreless end of the period ends the match (R7.6)."""
    return period >= PERIODS + OVERTIMES


def can_anybody_score(rosters: tuple[Roster, Roster]) -> bool:
    """Whether any attack of either side can ever succeed (R7.6)."""
    return any(
        max(card.attack[play] for card in rosters[seat].cards)
        > min(card.defense[play] for card in rosters[1 - seat].cards)
        for seat in (0, 1)
        for play in PLAYS
    )


def showdown(setup: Setup, hands: tuple[CardSet, CardSet]) -> ShowdownHeld:
    """Settle the first attack by the smallest numbers; if equal by the next, or the coin (R3)."""
    ours, theirs = (setup.rosters[seat].numbers(hands[seat]) for seat in (0, 1))
    compared = tuple(zip(ours, theirs, strict=True))
    for count, (mine, other) in enumerate(compared, start=1):
        if mine.value != other.value:
            first: Seat = 0 if mine.value < other.value else 1
            return ShowdownHeld(compared[:count], first, by_toss=False)
    return ShowdownHeld(compared, setup.seed % 2, by_toss=True)
