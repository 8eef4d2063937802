"""Whose turn it is in a draft, whose eyes the screen is for, and when the computer picks."""

from __future__ import annotations

from game.draft import DraftWay
from game.engine import Seat
from game.ui import theme
from game.ui.draft.sight import Sight, sight_of
from game.ui.draft.table import DraftTable
from game.ui.kit import Kit
from game.ui.tween import Clock

_QUICK = 0.3  # of the time the computer thinks, where it picks for a person


class Course:
    """The course of one draft.

    Attributes:
        eyes: the seat whose view is shown; None: nobody's.
        automatic: the seats of persons that let the computer pick the rest.
    """

    def __init__(self, kit: Kit, table: DraftTable) -> None:
        self._kit = kit
        self._table = table
        self._think: Clock | None = None
        self.automatic: set[Seat] = set()
        self.eyes: Seat | None = None
        if table.session.plan.way is not DraftWay.SECRET:
            self.eyes = 0
        elif len(table.persons) == 1:
            self.eyes = table.persons[0]

    @property
    def sight(self) -> Sight:
        """What is seen now."""
        return sight_of(self._table.session, self.eyes)

    @property
    def person(self) -> Seat | None:
        """The person whose pick is due."""
        seat = self._table.session.to_pick
        return seat if seat in self._table.persons and seat not in self.automatic else None

    @property
    def bot(self) -> Seat | None:
        """The seat for which the computer is to pick now."""
        seat = self._table.session.to_pick
        return seat if seat is not None and self.person is None else None

    @property
    def awaited(self) -> Seat | None:
        """The person whose curtain must be opened before anything more is seen."""
        return self.person if self._table.is_private and self.person != self.eyes else None

    @property
    def can_pick(self) -> bool:
        """Whether the person at the screen may pick."""
        return self.person is not None and self.awaited is None

    def open(self, seat: Seat) -> None:
        """A person said that they sit at the screen."""
        self.eyes = seat

    def close(self) -> None:
        """Nobody may be sure who looks at the screen: two persons' cards are closed."""
        if self._table.is_private:
            self.eyes = None

    def complete(self, seat: Seat) -> None:
        """Let the computer pick the rest for a person."""
        self.automatic.add(seat)
        if self.eyes == seat:
            self.close()

    # --- the computer --------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        """Whether the computer is about to pick."""
        return self.bot is not None

    def hurry(self) -> None:
        """The computer thinks no longer."""
        if self._think:
            self._think.finish()

    def thought(self, seconds: float) -> int | None:
        """Let time pass; the card the computer takes, once it has thought enough."""
        seat = self.bot
        if seat is None:
            return None
        if self._think is None:
            share = 1.0 if self._table.seats[seat].is_bot else _QUICK
            self._think = Clock(theme.THINK * share * self._kit.pace)
        self._think.advance(seconds)
        if not self._think.is_over:
            return None
        self._think = None
        return self._table.session.bot_pick(seat)
