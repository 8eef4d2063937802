"""The choices of a new match while they are being made; it draws nothing and knows no input."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import SystemRandom

from game import ai, forming
from game.cards.model import Deck, DeckCard
from game.engine import MatchKind, OvertimePossession, Refusal, Seat
from game.forming import MatchPlan, RosterWay, SeatPlan
from game.store import Settings

NAME_LIMIT = 18
_SEEDS = 2**31
_USUAL_CLUBS = (1, 4)  # places in the deck


@dataclass(slots=True)
class SeatDraft:
    """What is chosen for one seat; `name` stays while the computer plays."""

    club: str
    count: int
    name: str
    is_bot: bool


@dataclass(slots=True)
class Draft:
    """What is chosen so far.

    Attributes:
        refusals: what the rules have against it, by seat; renewed by `check`.
    """

    deck: Deck
    kind: MatchKind
    way: RosterWay
    seats: tuple[SeatDraft, SeatDraft]
    overtime: OvertimePossession = OvertimePossession.CARRY
    refusals: dict[Seat, Refusal] = field(default_factory=dict)

    @classmethod
    def remembered(cls, deck: Deck, settings: Settings, bots: tuple[bool, bool]) -> Draft:
        """The choices of the last match, with the players that are asked for."""
        kind = MatchKind(settings.match_kind)
        way = RosterWay.CLUBS
        if settings.rosters in tuple(RosterWay):
            way = RosterWay(settings.rosters)
        clubs = _clubs(deck, settings.clubs)
        count = forming.ROSTER_COUNTS[kind][0]
        one, two = (
            SeatDraft(clubs[seat], count, settings.names[seat][:NAME_LIMIT], bots[seat])
            for seat in (0, 1)
        )
        draft = cls(deck, kind, way, (one, two))
        draft.check()
        return draft

    def remember(self, settings: Settings) -> None:
        """Put the choices into the settings."""
        one, two = self.seats
        settings.names = (one.name.strip(), two.name.strip())
        settings.clubs = (one.club, two.club)
        bot = ai.DEFAULT_BOT
        settings.bots = (bot if one.is_bot else "", bot if two.is_bot else "")
        settings.match_kind = "full" if self.kind is MatchKind.FULL else "short"
        settings.rosters = self.way.value

    def choose_deck(self, deck: Deck) -> None:
        """Play with another deck."""
        self.deck = deck
        for seat, club in zip(self.seats, _clubs(deck, ("", "")), strict=True):
            seat.club = club

    def choose_club(self, seat: Seat, club: str) -> None:
        """Give a seat a club; the other seat's club is swapped for its own."""
        mine, other = self.seats[seat], self.seats[1 - seat]
        if other.club == club:
            other.club = mine.club
        mine.club = club

    def choose_kind(self, kind: MatchKind) -> None:
        """Full or short; rosters are as large as that allows (R1.1, R1.2)."""
        if kind is not self.kind:
            self.kind = kind
            for seat in self.seats:
                seat.count = forming.ROSTER_COUNTS[kind][0]

    def plan(self, seed: int = 0) -> MatchPlan:
        """The match as it is chosen."""
        one, two = (
            SeatPlan(s.club, s.count, s.name, ai.DEFAULT_BOT if s.is_bot else None)
            for s in self.seats
        )
        return MatchPlan(self.kind, self.overtime, self.way, (one, two), seed)

    def check(self) -> None:
        """Ask the rules (R1)."""
        self.refusals = forming.roster_refusals(self.deck, self.plan())

    def is_open(self, seat: Seat) -> bool:
        """Whether a seat's cards may be looked at: the only person's, from a club (R1.7)."""
        is_alone = self.seats[1 - seat].is_bot and not self.seats[seat].is_bot
        return is_alone and self.way is RosterWay.CLUBS

    def preview(self, seat: Seat) -> tuple[DeckCard | None, ...]:
        """The seat's cards, None for each that is seen from its back."""
        draft = self.seats[seat]
        if not self.is_open(seat):
            return (None,) * draft.count
        return forming.club_roster(self.deck, draft.club, draft.count)


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return SystemRandom().randrange(_SEEDS)


def _clubs(deck: Deck, wanted: tuple[str, str]) -> tuple[str, str]:
    """Two clubs of the deck, different where it has two: those wanted, else the usual ones."""
    known = [club.id for club in deck.clubs]
    first = wanted[0] if wanted[0] in known else known[_USUAL_CLUBS[0] % len(known)]
    rest = [club for club in known if club != first] or known
    usual = known[_USUAL_CLUBS[1] % len(known)]
    second = wanted[1] if wanted[1] in rest else usual if usual in rest else rest[0]
    return first, second
