"""A running draft as one JSON file; what its extras mean is for those who write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.draft import DraftCode, DraftRefusal, DraftWay
from game.drafting import DraftPlan, DraftSession
from game.engine import ROSTER_SIZES, Card, MatchKind, RecordCode, Refusal, RuleCode, Seat
from game.engine.roster import make_roster
from game.record.card import card_entry, read_card
from game.record.field import Fields, check_version, elements, one_of, text, whole
from game.record.model import Extras
from game.record.text import read_json, shown
from game.record.writing import checked

FORMAT = "baskettoria-draft"
VERSION = 1

_WAYS = {way.value: way for way in DraftWay}
_SEATS = (0, 1)
_KEYS = ("format", "version", "way", "counts", "first", "seed", "pool", "picks")


def dump(session: DraftSession, extras: Mapping[str, object]) -> bytes:
    """A draft as a file keeps it, secrets and all.

    Args:
        session: the draft.
        extras: what else shall be kept; keys begin `x_`.

    Raises:
        ValueError: an extra key does not begin so.
    """
    plan = session.plan
    written = {
        "format": FORMAT,
        "version": VERSION,
        "way": plan.way.value,
        "counts": plan.counts,
        "first": plan.first,
        "seed": plan.seed,
        "pool": [card_entry(card) for card in plan.pool],
        "picks": session.picks,
        **checked(extras),
    }
    return msgspec.json.encode(written) + b"\n"


def load(data: bytes) -> tuple[DraftSession, Extras]:
    """A draft to go on with, and what was kept beside it.

    Raises:
        Refusal: the file is damaged or its draft is against the rules; the place is such as
            `pool[3].attack` or `picks[12]`.
    """
    top = Fields(read_json(data), "")
    found_format = text(*top.need("format"))
    if found_format != FORMAT:
        raise Refusal(DraftCode.DRAFT_NOT_A_DRAFT, "format", value=shown(found_format))
    check_version(*top.need("version"), known=VERSION)
    extras = top.extras(*_KEYS)
    plan = DraftPlan(
        way=one_of(_WAYS, *top.need("way")),
        pool=_pool(*top.need("pool")),
        counts=_counts(*top.need("counts")),
        first=_seat(*top.need("first")),
        seed=whole(*top.need("seed")),
    )
    return _session(plan, *top.need("picks")), extras


def _pool(value: Any, place: str) -> tuple[Card, ...]:
    """Read the shared deck; its numbers and values are checked as a roster's are (R1.4)."""
    cards = tuple(read_card(*element).card for element in elements(value, place))
    try:
        make_roster(cards)
    except Refusal as refusal:
        where = refusal.place.replace("cards", place, 1)
        raise Refusal(refusal.code, where, **refusal.params) from None
    return cards


def _counts(value: Any, place: str) -> tuple[int, int]:
    """Read how many cards each seat is to have: both for the same kind of match (R1.1-R1.3)."""
    found = elements(value, place)
    if len(found) != len(_SEATS):
        raise Refusal(RecordCode.WRONG_LENGTH, place, count=len(found), needed=len(_SEATS))
    one, two = (whole(*element) for element in found)
    _, most_of_short = ROSTER_SIZES[MatchKind.SHORT]
    kind = MatchKind.SHORT if one <= most_of_short else MatchKind.FULL
    least, most = ROSTER_SIZES[kind]
    for (_, where), count in zip(found, (one, two), strict=True):
        if not least <= count <= most:
            code = RuleCode.ROSTER_SIZE
            raise Refusal(code, where, kind=kind.value, count=count, least=least, most=most)
    return one, two


def _seat(value: Any, place: str) -> Seat:
    """Read a seat."""
    seat = whole(value, place)
    if seat not in _SEATS:
        raise Refusal(RuleCode.NO_SUCH_SEAT, place, seat=shown(seat))
    return seat


def _session(plan: DraftPlan, value: Any, place: str) -> DraftSession:
    """Hold a draft again, pick by pick."""
    try:
        session = DraftSession(plan)
    except DraftRefusal as refusal:
        raise Refusal(refusal.code, "pool", **refusal.params) from None
    for element, where in elements(value, place):
        card, seat = whole(element, where), session.to_pick
        try:
            session.submit(seat or 0, card)
        except DraftRefusal as refusal:
            raise Refusal(refusal.code, where, **refusal.params) from None
    return session
