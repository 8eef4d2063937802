"""The choices of a new match while they are being made; it draws nothing and knows no input."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from random import SystemRandom

from game import ai, forming
from game.cards.model import Deck, DeckCard
from game.draft import DraftRefusal
from game.engine import MatchKind, OvertimePossession, Refusal, Seat
from game.forming import MatchPlan, RosterWay, SeatPlan
from game.people.lookup import Shelved
from game.people.person import NAME_LIMIT
from game.people.roster import SavedRoster
from game.store import Settings

_SEEDS = 2**31
_USUAL_CLUBS = (1, 4)  # places in the deck


@dataclass(frozen=True, slots=True)
class Brought:
    """A roster that a person wants to bring.

    Attributes:
        name: what its owner calls it; empty where it has no name.
        cards: in the owner's order.
        saved: as it is kept, None where it is not.
        is_proposed: whether it is the strongest there is, renewed when the collection changes.
    """

    name: str
    cards: tuple[Shelved, ...]
    saved: SavedRoster | None = None
    is_proposed: bool = False

    def among(self, pool: Collection[Shelved]) -> Brought | None:
        """What of it is still in a pool of cards; None where that is nothing."""
        refs = {each.ref for each in pool}
        left = tuple(each for each in self.cards if each.ref in refs)
        return replace(self, cards=left) if left else None


@dataclass(slots=True)
class SeatChoices:
    """What is chosen for one seat; `name` stays while the computer plays.

    Attributes:
        brought: the roster a person brings (R1.4), None until there is one.
        short: what of it is brought to a short match, where its owner has chosen that (R1.2).
        is_open: whether the person would let the other see the roster (R1.7).
    """

    club: str
    count: int
    name: str
    is_bot: bool
    brought: Brought | None = None
    short: Brought | None = None
    is_open: bool = False

    def cards(self, kind: MatchKind) -> tuple[DeckCard, ...]:
        """The cards brought to a match: of too many, to a short one, the strongest (R1.2)."""
        if self.brought is None:
            return ()
        cards = tuple(each.card for each in self.brought.cards)
        if not self.is_shortened(kind):
            return cards
        if self.short is not None:
            return tuple(each.card for each in self.short.cards)
        return forming.short_roster(cards)

    def is_shortened(self, kind: MatchKind) -> bool:
        """Whether a part of the roster is brought, since the match is short (R1.2)."""
        most = forming.ROSTER_COUNTS[MatchKind.SHORT][0]
        too_many = self.brought is not None and len(self.brought.cards) > most
        return kind is MatchKind.SHORT and too_many


@dataclass(slots=True)
class Choices:
    """What is chosen so far.

    Attributes:
        deck: the shared one, and where clubs come from.
        refusals: what the rules have against it, by seat; renewed by `check`.
    """

    deck: Deck
    kind: MatchKind
    way: RosterWay
    seats: tuple[SeatChoices, SeatChoices]
    overtime: OvertimePossession = OvertimePossession.CARRY
    refusals: dict[Seat, Refusal | DraftRefusal] = field(default_factory=dict)

    @classmethod
    def remembered(cls, deck: Deck, settings: Settings, bots: tuple[bool, bool]) -> Choices:
        """The choices of the last match, with the players that are asked for."""
        kind = MatchKind(settings.match_kind)
        way = RosterWay.CLUBS
        if settings.rosters in tuple(RosterWay):
            way = RosterWay(settings.rosters)
        clubs = _clubs(deck, settings.clubs)
        count = forming.ROSTER_COUNTS[kind][0]
        one, two = (
            SeatChoices(clubs[seat], count, settings.names[seat][:NAME_LIMIT], bots[seat])
            for seat in (0, 1)
        )
        choices = cls(deck, kind, way, (one, two))
        choices.check()
        return choices

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

    def bring(self, seat: Seat, brought: Brought | None) -> None:
        """Let a seat bring a roster; one of 5-7 cards makes the match short for both (R1.2)."""
        mine = self.seats[seat]
        mine.brought, mine.short = brought, None
        kind = forming.fitting_kind(len(brought.cards)) if brought else None
        if kind is MatchKind.SHORT:
            self.choose_kind(kind)

    def plan(self, seed: int = 0) -> MatchPlan:
        """The match as it is chosen."""
        one, two = (
            SeatPlan(
                s.club, s.count, s.name, ai.DEFAULT_BOT if s.is_bot else None,
                self.brought_cards(seat),
            )
            for seat, s in enumerate(self.seats)
        )  # fmt: skip
        return MatchPlan(
            self.kind, self.overtime, self.way, (one, two), seed, is_open=self.is_open_match
        )

    def default_name(self, seat: Seat) -> str:
        """What the person at a seat is called who types no name."""
        return forming.default_name(seat, is_alone=any(s.is_bot for s in self.seats))

    def is_bringing(self, seat: Seat) -> bool:
        """Whether a person sits there who brings a roster."""
        return self.way.is_brought and not self.seats[seat].is_bot

    def brought_cards(self, seat: Seat) -> tuple[DeckCard, ...]:
        """The cards a person brings, where rosters are brought."""
        return self.seats[seat].cards(self.kind) if self.is_bringing(seat) else ()

    @property
    def is_open_match(self) -> bool:
        """Whether both let each other see their rosters (R1.7); the computer follows."""
        return all(s.is_open or s.is_bot for s in self.seats) and any(s.is_open for s in self.seats)

    def check(self) -> None:
        """Ask the rules (R1)."""
        self.refusals = forming.roster_refusals(self.deck, self.plan())

    def is_open(self, seat: Seat) -> bool:
        """Whether a seat's cards may be looked at here (R1.7).

        They may be the only person's own, or anybody's where both want open cards.
        """
        if self.way is RosterWay.BLIND or self.way.draft:
            return False
        is_alone = self.seats[1 - seat].is_bot and not self.seats[seat].is_bot
        return is_alone or self.is_open_match

    def preview(self, seat: Seat) -> tuple[DeckCard | None, ...]:
        """The seat's cards, None for each that is seen from its back."""
        mine = self.seats[seat]
        takes_club = self.way is RosterWay.CLUBS or (self.way.is_brought and mine.is_bot)
        if takes_club:
            cards = forming.club_roster(self.deck, mine.club, mine.count)
        else:
            cards = tuple(sorted(self.brought_cards(seat), key=lambda card: card.number))
        if self.is_open(seat):
            return cards
        return (None,) * (len(cards) if self.way.is_brought else mine.count)


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
