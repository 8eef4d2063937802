"""A table to play on in tests: rosters whose every attack has a known end, and a scripted match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.engine import (
    Action,
    Card,
    CardNumber,
    Defend,
    Event,
    MatchKind,
    OvertimePossession,
    PickLineup,
    Play,
    PlayAttack,
    Seat,
    State,
    Substitute,
    Values,
    apply,
    card_set,
    members,
    new_match,
)

E = TypeVar("E")

# With the cards of `roster` the play alone decides how an attack ends.
THREE, TWO, TIE, STOP = Play.THREE_POINTER, Play.ASSIST, Play.INSIDE_SHOT, Play.DRIVE
PLAYS = {"3": THREE, "2": TWO, "=": TIE, "-": STOP}
ATTACK = (5, 5, 5, 5)
DEFENSE = (4, 5, 6, 4)


def card(number: int | str, attack: Values = ATTACK, defense: Values = DEFENSE) -> Card:
    return Card(CardNumber(str(number)), f"card {number}", attack, defense)


def roster(size: int, first: int) -> tuple[Card, ...]:
    return tuple(card(number) for number in range(first, first + size))


class Table:
    """A match and its log; unless told otherwise seat 0 has the smaller numbers."""

    def __init__(
        self,
        kind: MatchKind = MatchKind.FULL,
        rosters: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None,
        *,
        sizes: tuple[int, int] = (12, 12),
        overtime: OvertimePossession = OvertimePossession.CARRY,
        seed: int = 0,
    ) -> None:
        rosters = rosters or (roster(sizes[0], 101), roster(sizes[1], 201))
        self.state: State = new_match(kind, overtime, rosters, seed)
        self.log: list[Event] = []

    def do(self, action: Action) -> tuple[Event, ...]:
        self.state, events = apply(self.state, action)
        self.log += events
        return events

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def lineup(self, seat: Seat, cards: Sequence[int] | None = None) -> tuple[Event, ...]:
        """Pick the cards named, else the five smallest there are."""
        picked = members(self.state.bench(seat))[:5] if cards is None else cards
        return self.do(PickLineup(seat, card_set(list(picked))))

    def lineups(self) -> None:
        self.lineup(0)
        self.lineup(1)

    def attack(self, play: Play, card: int | None = None) -> tuple[Event, ...]:
        """The seat in possession attacks, with its smallest card unless another is named."""
        seat = self.possession
        card = members(self.state.hands[seat])[0] if card is None else card
        return self.do(PlayAttack(seat, card, play))

    def defend(self, card: int | None = None) -> tuple[Event, ...]:
        seat = 1 - self.possession
        card = members(self.state.hands[seat])[0] if card is None else card
        return self.do(Defend(seat, card))

    def attacks(self, script: str) -> None:
        """Whole attacks: `3` and `2` score, `=` ties, `-` is stopped."""
        for sign in script:
            self.attack(PLAYS[sign])
            self.defend()

    def period(self, script: str) -> None:
        self.lineups()
        self.attacks(script)

    def substitute(self, outgoing: Sequence[int], incoming: Sequence[int]) -> tuple[Event, ...]:
        seat = self.possession
        return self.do(Substitute(seat, card_set(list(outgoing)), card_set(list(incoming))))

    @property
    def possession(self) -> Seat:
        assert self.state.possession is not None
        return self.state.possession
