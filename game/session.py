"""One running match: it owns the only true state, each seat gets its view; it knows no screen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from game import ai, engine, record
from game.engine import (
    Action,
    Card,
    Event,
    MatchKind,
    Outcome,
    OvertimePossession,
    PlayAttack,
    Refusal,
    Seat,
    State,
    View,
)
from game.record import Extras, MatchRecord, Team

logger = logging.getLogger(__name__)

SEATS_KEY = "x_seats"
OPEN_KEY = "x_open"  # true: the players let each other see their rosters (R1.7)
_NOTHING: Extras = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat.

    Attributes:
        team: the name the record gives the side.
        player: the person's or the bot's name.
        bot: the id of the computer player, or None for a person.
        club: the id of the club whose colours the side wears, or None.
    """

    team: str
    player: str
    bot: str | None = None
    club: str | None = None


class MatchSession:
    """A match being played by persons and bots.

    Only views and public events leave it. `record` holds the whole truth: it is for files, never
    for a player's eyes before the end.

    Attributes:
        listeners: called with the session after each step that was accepted or taken back, so
            that it can be saved. Their failures are logged and do not touch the match.
    """

    def __init__(
        self,
        match: MatchRecord,
        seats: tuple[SeatInfo, SeatInfo],
        state: State,
        events: tuple[Event, ...],
    ) -> None:
        self.listeners: list[Listener] = []
        self._record = match
        self._seats = seats
        self._state = state
        self._events = events
        self._before_attack: _Moment | None = None

    @classmethod
    def new(
        cls,
        kind: MatchKind,
        overtime_possession: OvertimePossession,
        rosters: tuple[tuple[Card, ...], tuple[Card, ...]],
        seats: tuple[SeatInfo, SeatInfo],
        seed: int,
        *,
        extras: Extras = _NOTHING,
    ) -> MatchSession:
        """Begin a match.

        Args:
            kind: full or short.
            overtime_possession: who attacks first in an overtime (R7.3).
            rosters: in any order.
            seats: who plays.
            seed: decides the coin toss, and the chance of the bots.
            extras: what the record shall keep beside, such as the ids of decks; keys begin `x_`.

        Raises:
            Refusal: a roster is against R1.
            ValueError: a seat names a bot that there is not.
        """
        for seat in seats:
            if seat.bot is not None and seat.bot not in ai.BOTS:
                raise ValueError(seat.bot)
        state = engine.new_match(kind, overtime_possession, rosters, seed)
        teams = (Team(seats[0].team, rosters[0]), Team(seats[1].team, rosters[1]))
        kept = {**extras, SEATS_KEY: [asdict(seat) for seat in seats]}
        return cls(MatchRecord(kind, overtime_possession, seed, teams, (), kept), seats, state, ())

    @classmethod
    def resume(cls, match: MatchRecord) -> MatchSession:
        """Go on with a recorded match.

        A record that does not say who played, or not in our way, is resumed by two persons who
        bear the teams' names.

        Raises:
            Refusal: the record breaks the rules; the place is such as `actions[12].card`.
        """
        state, events = record.replay(match)
        return cls(match, _recorded_seats(match), state, events)

    @property
    def seats(self) -> tuple[SeatInfo, SeatInfo]:
        """Who plays."""
        return self._seats

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, as everybody may know it."""
        return self._events

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats the match waits for; none at the end."""
        return engine.seats_to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return engine.outcome(self._state)

    @property
    def record(self) -> MatchRecord:
        """The match so far, secrets and all, as a file keeps it."""
        return self._record

    @property
    def open_rosters(self) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
        """Both rosters where the players agreed to open cards (R1.7), else None."""
        if self._record.extras.get(OPEN_KEY) is not True:
            return None
        one, two = self._record.teams
        return one.cards, two.cards

    def view(self, seat: Seat) -> View:
        """What one seat may know now."""
        return engine.view(self._state, seat)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Take a player's action.

        Returns:
            What happened by it, in order.

        Raises:
            Refusal: the rules do not allow it now; nothing has changed.
        """
        before = _Moment(self._record, self._state, self._events)
        self._state, events = engine.apply(self._state, action)
        self._record = self._record.then(action)
        self._events += events
        self._before_attack = before if isinstance(action, PlayAttack) else None
        self._tell()
        return events

    def bot_action(self, seat: Seat) -> Action:
        """Ask the bot of a seat that is to act; a bot that fails is replaced by chance once.

        The same match at the same step always gets the same answer. It must still be submitted.

        Raises:
            ValueError: the seat is a person's, or not to act.
        """
        bot = self._seats[seat].bot
        if bot is None or seat not in self.seats_to_act:
            raise ValueError(seat)
        view = self.view(seat)
        try:
            action = ai.BOTS[bot].choose(view, self._chance(seat, "bot"))
            self._check(seat, action)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the match goes on
            step = len(self._record.entries)
            reason = error.code if isinstance(error, Refusal) else type(error).__name__
            logger.warning("Bot %s of seat %d failed at step %d: %s", bot, seat, step, reason)
            return ai.random_action(view, self._chance(seat, "fallback"))
        return action

    @property
    def can_take_back(self) -> bool:
        """Whether the last step is a person's attack that nobody has looked at yet."""
        if self._before_attack is None:
            return False
        attacker = self._before_attack.state.possession
        return attacker is not None and self._seats[attacker].bot is None

    def take_back(self) -> None:
        """Undo the last step.

        Raises:
            ValueError: it cannot be taken back.
        """
        before = self._before_attack
        if before is None or not self.can_take_back:
            raise ValueError("there is no attack to take back")
        self._record, self._state, self._events = before.record, before.state, before.events
        self._before_attack = None
        self._tell()

    def seal(self) -> None:
        """Let nothing be taken back any more: the player who is to answer looks now."""
        self._before_attack = None

    def _chance(self, seat: Seat, purpose: str) -> Random:
        """The chance of one decision: never the match's coin, and the same in every replay."""
        return Random(f"{purpose}/{self._record.seed}/{len(self._record.entries)}/{seat}")

    def _check(self, seat: Seat, action: Action) -> None:
        """Refuse what the seat may not do; the state stays as it is."""
        if action.seat != seat:
            raise ValueError(action.seat)
        engine.apply(self._state, action)

    def _tell(self) -> None:
        """Tell the listeners of a change."""
        for listener in tuple(self.listeners):
            try:
                listener(self)
            except Exception:  # a save that fails must not undo or double a step
                logger.exception("A listener of the match failed")


Listener: TypeAlias = Callable[[MatchSession], object]


@dataclass(frozen=True, slots=True)
class _Moment:
    """All that a step changes."""

    record: MatchRecord
    state: State
    events: tuple[Event, ...]


def _recorded_seats(match: MatchRecord) -> tuple[SeatInfo, SeatInfo]:
    """Who played, as far as the record says so."""
    written = match.extras.get(SEATS_KEY)
    if not (isinstance(written, list) and len(written) == len(match.teams)):
        written = [{}, {}]
    return (
        _recorded_seat(match.teams[0].name, written[0]),
        _recorded_seat(match.teams[1].name, written[1]),
    )


def _recorded_seat(team: str, written: Any) -> SeatInfo:
    """One seat as the record's extras have it; what is amiss is taken as not said."""
    seat = SeatInfo(team=team, player=team)
    if not isinstance(written, dict):
        return seat
    player, bot, club = (written.get(key) for key in ("player", "bot", "club"))
    if isinstance(player, str) and player:
        seat = replace(seat, player=player)
    if isinstance(bot, str):
        seat = replace(seat, bot=bot if bot in ai.BOTS else ai.DEFAULT_BOT)
    if isinstance(club, str):
        seat = replace(seat, club=club)
    return seat
