"""Which screen of a match comes next.

It owns the session, the saving and the curtains, and draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from game import record, store
from game.engine import (
    AttackResolved,
    Event,
    MatchEnded,
    PeriodEnded,
    Phase,
    Seat,
    ShowdownHeld,
)
from game.i18n import refusal_text
from game.session import MatchSession
from game.ui import options
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.scene import Scene

Home = Callable[[Kit], Scene]


class MatchFlow:
    """Leads through one match.

    Attributes:
        opened: the seat whose curtain was opened last, for the scene below it.
        last_attack: the last attack that was resolved, for the recap.
        home: makes the title screen.
    """

    def __init__(self, kit: Kit, session: MatchSession, home: Home) -> None:
        self.kit = kit
        self.session = session
        self.home = home
        self.cast = Cast(kit, session)
        self.opened: Seat | None = None
        self.last_attack: AttackResolved | None = _last_attack(session.events)
        self._told = len(session.events)
        self._is_kept = False
        session.listeners.append(self._save)

    # --- screens -------------------------------------------------------------------------------

    def next(self) -> Scene:
        """The screen that comes now."""
        self._bots_pick()
        event = self._news()
        if isinstance(event, ShowdownHeld):
            return self._showdown(event)
        if isinstance(event, PeriodEnded) and self.session.outcome is None:
            return self._period_break(event)
        if self.session.outcome is not None:
            return self._result()
        if self.session.view(0).phase is Phase.LINEUP:
            return self._lineup()
        return self._table()

    def _bots_pick(self) -> None:
        """Let the computers pick their fives; neither sees the other's."""
        for seat in self.session.seats_to_act:
            if not self.cast.is_person(seat) and self.session.view(seat).phase is Phase.LINEUP:
                self.session.submit(self.session.bot_action(seat))

    def _news(self) -> Event | None:
        """The next event that has a screen of its own and was not shown."""
        events = self.session.events
        while self._told < len(events):
            event = events[self._told]
            self._told += 1
            if isinstance(event, (ShowdownHeld, PeriodEnded, MatchEnded)):
                return event
        return None

    def _lineup(self) -> Scene:
        from game.ui.match.lineup import LineupScene

        seat = self.session.seats_to_act[0]
        if len(self.cast.persons()) == 1:
            return LineupScene(self, seat)
        return self.curtain(seat, lambda: LineupScene(self, seat))

    def _table(self) -> Scene:
        from game.ui.match.table import TableScene

        return TableScene(self)

    def _showdown(self, event: ShowdownHeld) -> Scene:
        from game.ui.match.showdown import ShowdownScene

        return ShowdownScene(self, event)

    def _period_break(self, event: PeriodEnded) -> Scene:
        from game.ui.match.period_break import PeriodBreakScene

        return PeriodBreakScene(self, event)

    def _result(self) -> Scene:
        from game.ui.match.result import ResultScene

        self._keep()
        return ResultScene(self)

    def curtain(self, seat: Seat, then: Callable[[], Scene] | None = None) -> Scene:
        """The curtain before a seat's private view."""
        from game.ui.match.curtain import CurtainScene

        return CurtainScene(self, seat, then)

    def pause(self) -> Scene:
        """The pause sheet."""
        from game.ui.pause import PauseScene

        rosters = self.rosters if self.session.open_rosters else None
        return PauseScene(self.kit, lambda: self.home(self.kit), rosters)

    def rosters(self) -> Scene:
        """Both rosters, where the players agreed to open cards (R1.7).

        Raises:
            ValueError: they did not.
        """
        from game.ui.match.rosters_page import RostersScene

        if self.session.open_rosters is None:
            raise ValueError("the cards are closed")
        return RostersScene(self, self.session.open_rosters)

    def rematch(self) -> Scene:
        """The same rosters and people once more, with another seed."""
        old = self.session.record
        session = MatchSession.new(
            old.match,
            old.overtime_possession,
            (old.teams[0].cards, old.teams[1].cards),
            self.session.seats,
            old.seed + 1,
            extras={k: v for k, v in old.extras.items() if k != "x_seats"},
        )
        from game.ui.match_start import start_match

        return start_match(self.kit, session)

    def leave(self) -> Scene:
        """Back to the title."""
        return self.home(self.kit)

    def toggle_sound(self) -> None:
        """Sound on or off, remembered."""
        options.toggle_sound(self.kit)

    # --- saving --------------------------------------------------------------------------------

    def _save(self, session: MatchSession) -> None:
        """Keep the running match after each step; where the disk refuses the game goes on."""
        try:
            store.save_match(record.dump(session.record))
        except store.StoreFault as fault:
            self.kit.warn(refusal_text(fault))

    def _keep(self) -> None:
        """The match is over: put it with the finished ones."""
        if self._is_kept:
            return
        self._is_kept = True
        try:
            store.save_finished(record.dump(self.session.record))
            store.clear_match()
        except store.StoreFault as fault:
            self.kit.warn(refusal_text(fault))


def _last_attack(events: tuple[Event, ...]) -> AttackResolved | None:
    found = [event for event in events if isinstance(event, AttackResolved)]
    return found[-1] if found else None
