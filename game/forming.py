"""How rosters are formed and a match is begun from a plan (R1); it knows no screen and no files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from types import MappingProxyType

from game import engine, i18n
from game.cards.model import Deck, DeckCard
from game.engine import PLAYS, Card, MatchKind, OvertimePossession, Refusal, Seat
from game.i18n import gettext as _
from game.session import MatchSession, SeatInfo

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
    BLIND = "blind"  # dealt from the shared deck (R1.5)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit at a seat, and with how many cards.

    Attributes:
        club: the id of the club whose cards (or, dealt blind, only colours) the seat takes.
        name: the person's; empty: the team's name stands in.
        bot: the id of the computer player, or None for a person.
    """

    club: str
    count: int
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match as it is to be.

    Attributes:
        seed: decides the deal, and in the match the coin toss.
    """

    kind: MatchKind
    overtime_possession: OvertimePossession
    way: RosterWay
    seats: tuple[SeatPlan, SeatPlan]
    seed: int


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
    """The rosters of a plan; the same plan always gives the same."""
    one, two = plan.seats
    if plan.way is RosterWay.BLIND:
        return deal_blind(deck, (one.count, two.count), Random(f"deal/{plan.seed}"))
    return club_roster(deck, one.club, one.count), club_roster(deck, two.club, two.count)


def roster_refusals(deck: Deck, plan: MatchPlan) -> dict[Seat, Refusal]:
    """What the rules have against the rosters of a plan (R1.1-R1.4), by seat."""
    found: dict[Seat, Refusal] = {}
    for seat, roster in enumerate(planned_rosters(deck, plan)):
        cards = _rule_cards(roster)
        try:
            engine.new_match(plan.kind, plan.overtime_possession, (cards, cards), plan.seed)
        except Refusal as refusal:
            found[seat] = refusal
    return found


def begin(deck: Deck, plan: MatchPlan) -> MatchSession:
    """Begin the match of a plan.

    Raises:
        Refusal: a roster is against R1.
    """
    first, second = planned_rosters(deck, plan)
    return MatchSession.new(
        plan.kind,
        plan.overtime_possession,
        (_rule_cards(first), _rule_cards(second)),
        seat_infos(deck, plan),
        plan.seed,
        extras={DECK_KEY: deck.id, WAY_KEY: plan.way.value},
    )


def seat_infos(deck: Deck, plan: MatchPlan) -> tuple[SeatInfo, SeatInfo]:
    """Who plays, named in the language of now; two persons never bear the same name."""
    one, two = (_seat_info(deck, seat) for seat in plan.seats)
    if one.bot is None and two.bot is None and one.player.casefold() == two.player.casefold():
        one, two = _told_apart(one, 1), _told_apart(two, 2)
    return one, two


def _told_apart(info: SeatInfo, number: int) -> SeatInfo:
    """A person whose name the other bears too."""
    return SeatInfo(info.team, f"{info.player} {number}", info.bot, info.club)


def _seat_info(deck: Deck, seat: SeatPlan) -> SeatInfo:
    team = team_name(deck, seat.club)
    player = _("Computer") if seat.bot else " ".join(seat.name.split()) or team
    return SeatInfo(team, player, seat.bot, seat.club)


def team_name(deck: Deck, club: str) -> str:
    """A club's name in the language of now."""
    return next((c.names[i18n.language()] for c in deck.clubs if c.id == club), club)


def _rule_cards(roster: Sequence[DeckCard]) -> tuple[Card, ...]:
    return tuple(card.engine_card(i18n.language()) for card in roster)
