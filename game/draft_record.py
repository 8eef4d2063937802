"""A running draft as one JSON file; what its extras mean is for those who write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from game.draft import DraftWay
from game.drafting import DraftPlan, DraftSession
from game.engine import Card, CardNumber

_FORMAT: Literal["baskettoria-draft"] = "baskettoria-draft"
_VERSION: Literal[1] = 1

_Value = Annotated[int, msgspec.Meta(ge=1, le=99)]
_Four = tuple[_Value, _Value, _Value, _Value]
_Count = Annotated[int, msgspec.Meta(ge=1, le=12)]


class _Card(msgspec.Struct):
    number: Annotated[str, msgspec.Meta(max_length=100)]
    name: str
    attack: _Four
    defense: _Four


class _Draft(msgspec.Struct):
    format: Literal["baskettoria-draft"]
    version: Literal[1]
    way: DraftWay
    counts: tuple[_Count, _Count]
    first: Literal[0, 1]
    seed: int
    pool: list[_Card]
    picks: list[int]
    extras: dict[str, Any] = msgspec.field(default_factory=dict)


def dump(session: DraftSession, extras: Mapping[str, object]) -> bytes:
    """A draft as a file keeps it, secrets and all, with what else shall be kept beside it."""
    plan = session.plan
    written = _Draft(
        _FORMAT, _VERSION, plan.way, plan.counts, 0 if plan.first == 0 else 1, plan.seed,
        [_Card(str(c.number), c.name, c.attack, c.defense) for c in plan.pool],
        list(session.picks), dict(extras),
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n"


def load(data: bytes) -> tuple[DraftSession, Mapping[str, Any]]:
    """A draft to go on with, and what was kept beside it.

    Raises:
        ValueError: the file is damaged, or its picks are against the rules (`DraftRefusal`).
    """
    try:
        found = msgspec.json.decode(data, type=_Draft)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error
    pool = tuple(_card(each) for each in found.pool)
    plan = DraftPlan(found.way, pool, found.counts, found.first, found.seed)
    return DraftSession(plan, tuple(found.picks)), found.extras


def _card(written: _Card) -> Card:
    return Card(CardNumber(written.number), written.name, written.attack, written.defense)
