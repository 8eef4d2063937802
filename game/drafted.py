"""A match whose rosters are drafted: its plan and its draft together, begun, kept and gone on with.

It knows no screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import msgspec

from game import ai, draft_record, forming, i18n
from game.cards.model import Deck, DeckCard
from game.draft import DraftCode, DraftRefusal
from game.drafting import DraftPlan, DraftSession
from game.engine import ROSTER_SIZES, MatchKind, OvertimePossession
from game.forming import MatchPlan, RosterWay, SeatPlan
from game.session import MatchSession

_PLAN_KEY = "x_plan"


@dataclass(frozen=True, slots=True)
class DraftedMatch:
    """A match that waits for its rosters.

    Attributes:
        deck: the shared one.
        pool: its cards, parallel to the draft's pool.
    """

    deck: Deck
    plan: MatchPlan
    draft: DraftSession

    @property
    def pool(self) -> tuple[DeckCard, ...]:
        """The cards drafted from, as the draft numbers them."""
        return self.deck.cards

    def begin_match(self) -> MatchSession:
        """Begin the match with the drafted rosters.

        Raises:
            ValueError: the draft is not over.
        """
        known = {card.number: card for card in self.pool}
        one, two = (tuple(known[c.number] for c in cards) for cards in self.draft.rosters())
        return forming.begin(self.deck, self.plan.with_rosters((one, two)))


def begin(deck: Deck, plan: MatchPlan) -> DraftedMatch:
    """Begin the draft of a plan; the lot decides who picks first.

    Raises:
        DraftRefusal: the deck is too small.
        ValueError: the plan's rosters are not drafted.
    """
    if plan.way.draft is None:
        raise ValueError(plan.way)
    first = Random(f"first/{plan.seed}").randrange(2)
    pool = tuple(card.engine_card(i18n.language()) for card in deck.cards)
    session = DraftSession(DraftPlan(plan.way.draft, pool, plan.counts, first, plan.seed))
    return DraftedMatch(deck, plan, session)


class _Seat(msgspec.Struct):
    club: str
    count: int
    name: str = ""
    bot: str | None = None


class _Plan(msgspec.Struct):
    kind: MatchKind
    overtime: OvertimePossession
    way: RosterWay
    seats: tuple[_Seat, _Seat]
    seed: int
    is_open: bool = False


def dump(match: DraftedMatch) -> bytes:
    """A running draft as a file keeps it, secrets and all."""
    plan = match.plan
    written = {
        "kind": plan.kind.value,
        "overtime": plan.overtime_possession.value,
        "way": plan.way.value,
        "seats": [
            {key: value for key, value in asdict(seat).items() if key != "cards"}
            for seat in plan.seats
        ],
        "seed": plan.seed,
        "is_open": plan.is_open,
    }
    return draft_record.dump(match.draft, {forming.DECK_KEY: match.deck.id, _PLAN_KEY: written})


def load(data: bytes, decks: Sequence[Deck]) -> DraftedMatch:
    """Go on with a draft that was kept.

    Raises:
        DraftRefusal: the deck is no longer there or has changed.
        ValueError: the file is damaged (a refusal tells where).
    """
    session, extras = draft_record.load(data)
    plan = _read_plan(extras.get(_PLAN_KEY))
    if not _is_for(plan, session):
        raise ValueError(_PLAN_KEY)
    wanted = extras.get(forming.DECK_KEY)
    deck = next((deck for deck in decks if deck.id == wanted), None)
    if deck is None or not _is_same(deck, session):
        raise DraftRefusal(DraftCode.DRAFT_DECK_GONE, deck=str(wanted))
    return DraftedMatch(deck, plan, session)


def _read_plan(written: Any) -> MatchPlan:
    try:
        found = msgspec.convert(written, _Plan)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    one, two = (
        SeatPlan(
            seat.club, seat.count, seat.name,
            seat.bot if seat.bot is None or seat.bot in ai.BOTS else ai.DEFAULT_BOT,
        )
        for seat in found.seats
    )  # fmt: skip
    return MatchPlan(
        found.kind, found.overtime, found.way, (one, two), found.seed, is_open=found.is_open
    )


def _is_for(plan: MatchPlan, session: DraftSession) -> bool:
    """Whether the match of a plan can begin with what is drafted."""
    drafts = session.plan
    least, most = ROSTER_SIZES[plan.kind]
    fits = all(least <= count <= most for count in plan.counts)
    return fits and (plan.way.draft, plan.counts) == (drafts.way, drafts.counts)


def _is_same(deck: Deck, session: DraftSession) -> bool:
    """Whether a deck still holds the very cards that are drafted from."""
    here = [(card.number, card.attack, card.defense) for card in deck.cards]
    return here == [(card.number, card.attack, card.defense) for card in session.plan.pool]
