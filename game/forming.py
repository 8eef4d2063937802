"""How rosters are formed and a match is begun from a plan (R1); it knows no screen and no files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from types import MappingProxyType

from game import draft, engine, i18n
from game.cards.model import Deck, DeckCard
from game.draft import DraftCode, DraftRefusal, DraftWay
from game.engine import PLAYS, Card, MatchKind, OvertimePossession, Refusal, Seat
from game.i18n import gettext as _
from game.i18n import pgettext
from game.session import OPEN_KEY, MatchSession, SeatInfo

DECK_KEY = "x_deck"
WAY_KEY = "x_rosters"
ROSTER_COUNTS: Mapping[MatchKind, tuple[int, ...]] = MappingProxyType(
    {kind: tuple(range(most, least - 1, -1)) for kind, (least, most) in engine.ROSTER_SIZES.items()}
)
_DEFENSE_SHARE = 2.0  # a card that stops everything is worth as much as two sure points

Rosters = tuple[tuple[DeckCard, ...], tuple[DeckCard, ...]]


class RosterWay(StrEnum):
    """How rosters are formed."""

    CLUBS = "clubs"  # a club each: its strongest cards
    OWN = "own"  # each from a collection of their own (R1.4)
    FREE = "free"  # each any cards of any deck
    TURN = "turn"  # from the shared deck, 1-2-1-2 (R1.5)
    SNAKE = "snake"  # from the shared deck, 1-2-2-1 (R1.5)
    BLIND = "blind"  # dealt from the shared deck (R1.5)
    STREAM = "stream"  # a draft of ours (R1.6)
    SECRET = "secret"  # noqa: S105 - a draft of ours (R1.6)

    @property
    def draft(self) -> DraftWay | None:
        """The draft that forms the rosters, or None where they are brought or dealt."""
        return DraftWay(self.value) if self.value in tuple(DraftWay) else None

    @property
    def is_brought(self) -> bool:
        """Whether each person brings a roster put together before."""
        return self in (RosterWay.OWN, RosterWay.FREE)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit at a seat, and with how many cards.

    Attributes:
        club: the id of the club whose cards (or only colours) the seat takes.
        count: how many cards the seat is to have, where it brings none.
        name: the person's; empty: "Player" stands in.
        bot: the id of the computer player, or None for a person.
        cards: the roster it brings or has drafted; empty where it is still to be formed.
    """

    club: str
    count: int
    name: str = ""
    bot: str | None = None
    cards: tuple[DeckCard, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match as it is to be.

    Attributes:
        seed: decides the deal or draft, and in the match the coin toss.
        is_open: whether both let each other see their rosters (R1.7).
    """

    kind: MatchKind
    overtime_possession: OvertimePossession
    way: RosterWay
    seats: tuple[SeatPlan, SeatPlan]
    seed: int
    is_open: bool = False

    @property
    def counts(self) -> tuple[int, int]:
        """How many cards the seats are to have."""
        return self.seats[0].count, self.seats[1].count

    def with_rosters(self, rosters: Rosters) -> MatchPlan:
        """The same where the seats have their cards."""
        one, two = (
            replace(seat, cards=cards) for seat, cards in zip(self.seats, rosters, strict=True)
        )
        return replace(self, seats=(one, two))


def strength(card: Card | DeckCard) -> float:
    """How good a card is by itself: its best play's worth, and its average defense."""
    best = max(play.points * value for play, value in zip(PLAYS, card.attack, strict=True))
    return best + _DEFENSE_SHARE * sum(card.defense) / len(PLAYS)


def by_strength(cards: Sequence[DeckCard]) -> list[DeckCard]:
    """Cards, strongest first; equals by their numbers."""
    return sorted(cards, key=lambda card: (-strength(card), card.number.value))


def club_roster(deck: Deck, club: str, count: int) -> tuple[DeckCard, ...]:
    """A club's strongest cards, ascending by number (R1.1, R1.2); all it has where it has fewer."""
    cards = by_strength([card for card in deck.cards if card.club.id == club])[:count]
    return tuple(sorted(cards, key=lambda card: card.number))


def deal_blind(deck: Deck, counts: tuple[int, int], rng: Random) -> Rosters:
    """Deal two rosters that share no card (R1.5), one card to each in turn, ascending by number.

    Where the deck is too small the last cards are missing.
    """
    stock = rng.sample(deck.cards, len(deck.cards))
    rosters: tuple[list[DeckCard], list[DeckCard]] = ([], [])
    while stock and any(len(r) < n for r, n in zip(rosters, counts, strict=True)):
        for roster, count in zip(rosters, counts, strict=True):
            if stock and len(roster) < count:
                roster.append(stock.pop())
    first, second = (tuple(sorted(r, key=lambda card: card.number)) for r in rosters)
    return first, second


def planned_rosters(deck: Deck, plan: MatchPlan) -> Rosters:
    """The rosters of a plan; the same plan always gives the same.

    Empty for a seat whose cards are still to be drafted or brought.
    """
    dealt: Rosters = ((), ())
    if plan.way is RosterWay.BLIND:
        dealt = deal_blind(deck, plan.counts, Random(f"deal/{plan.seed}"))
    one, two = (_roster(deck, plan.way, *each) for each in zip(plan.seats, dealt, strict=True))
    return one, two


def _roster(
    deck: Deck, way: RosterWay, seat: SeatPlan, dealt: tuple[DeckCard, ...]
) -> tuple[DeckCard, ...]:
    """A seat's roster: what it has, what it was dealt, or what its club has to give."""
    if seat.cards:
        return tuple(sorted(seat.cards, key=lambda card: card.number))
    takes_club = way is RosterWay.CLUBS or (way.is_brought and seat.bot is not None)
    return club_roster(deck, seat.club, seat.count) if takes_club else dealt


def roster_refusals(deck: Deck, plan: MatchPlan) -> dict[Seat, Refusal | DraftRefusal]:
    """What the rules have against the rosters of a plan (R1.1-R1.5), by seat."""
    if plan.way.draft and not all(seat.cards for seat in plan.seats):
        need = draft.cards_needed(plan.way.draft, plan.counts)
        if len(deck.cards) >= need:
            return {}
        small = DraftRefusal(DraftCode.DRAFT_DECK_SMALL, have=len(deck.cards), need=need)
        return {0: small, 1: small}
    found: dict[Seat, Refusal | DraftRefusal] = {}
    for seat, roster in enumerate(planned_rosters(deck, plan)):
        cards = _rule_cards(roster)
        try:
            engine.new_match(plan.kind, plan.overtime_possession, (cards, cards), plan.seed)
        except Refusal as refusal:
            found[seat] = refusal
    return found


def fitting_kind(count: int) -> MatchKind | None:
    """The match a roster of a size is for (R1.1, R1.2); None where it is for none (R1.3)."""
    return next((kind for kind, counts in ROSTER_COUNTS.items() if count in counts), None)


def short_roster(cards: Sequence[DeckCard]) -> tuple[DeckCard, ...]:
    """The strongest of a roster, for a match that is short since the other has few (R1.2)."""
    return tuple(by_strength(cards)[: ROSTER_COUNTS[MatchKind.SHORT][0]])


def begin(deck: Deck, plan: MatchPlan) -> MatchSession:
    """Begin the match of a plan whose rosters are formed.

    Raises:
        Refusal: a roster is against R1.
    """
    first, second = planned_rosters(deck, plan)
    opened = {OPEN_KEY: True} if plan.is_open else {}
    return MatchSession.new(
        plan.kind,
        plan.overtime_possession,
        (_rule_cards(first), _rule_cards(second)),
        seat_infos(deck, plan),
        plan.seed,
        extras={DECK_KEY: deck.id, WAY_KEY: plan.way.value, **opened},
    )


def seat_infos(deck: Deck, plan: MatchPlan) -> tuple[SeatInfo, SeatInfo]:
    """Who plays, named in the language of now; two persons never bear the same name."""
    one, two = (_seat_info(deck, plan, seat) for seat in (0, 1))
    if one.bot is None and two.bot is None and one.player.casefold() == two.player.casefold():
        one, two = _told_apart(one, 1), _told_apart(two, 2)
    return one, two


def _told_apart(info: SeatInfo, number: int) -> SeatInfo:
    """A person whose name the other bears too."""
    return SeatInfo(info.team, f"{info.player} {number}", info.bot, info.club)


def _seat_info(deck: Deck, plan: MatchPlan, seat: Seat) -> SeatInfo:
    mine = plan.seats[seat]
    is_alone = any(each.bot for each in plan.seats)
    person = " ".join(mine.name.split()) or default_name(seat, is_alone=is_alone)
    player = _("Computer") if mine.bot else person
    return SeatInfo(team_name(deck, mine.club), player, mine.bot, mine.club)


def default_name(seat: Seat, *, is_alone: bool) -> str:
    """What a person without a name is called, alone or as one of two, in the language of now."""
    return pgettext("who has no name", "Player") if is_alone else _("Player {n}").format(n=seat + 1)


def team_name(deck: Deck, club: str) -> str:
    """A club's name in the language of now."""
    return next((c.names[i18n.language()] for c in deck.clubs if c.id == club), club)


def _rule_cards(roster: Sequence[DeckCard]) -> tuple[Card, ...]:
    return tuple(card.engine_card(i18n.language()) for card in roster)
