"""What happened in a draft, and how much of it a seat may know."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.draft.way import DraftWay
from game.engine.card import Seat


class CardTaken(NamedTuple):
    """A seat took or kept a card; None where the viewer may not know which."""

    seat: Seat
    card: int | None


class CardPassed(NamedTuple):
    """A seat gave the card it did not keep to the other, or laid it aside closed.

    `card` is None where the viewer may not know which.
    """

    seat: Seat
    card: int | None
    is_aside: bool


class CardLeft(NamedTuple):
    """The oldest open card went under the stock."""

    card: int


class CardEntered(NamedTuple):
    """A card of the stock lies open now, the newest of the row."""

    card: int


Event: TypeAlias = CardTaken | CardPassed | CardLeft | CardEntered


def seen_by(event: Event, seat: Seat, way: DraftWay) -> Event:
    """An event as a seat may know it."""
    if way.is_open:
        return event
    if isinstance(event, CardTaken) and event.seat != seat:
        return event._replace(card=None)
    if isinstance(event, CardPassed) and event.seat != seat and event.is_aside:
        return event._replace(card=None)
    return event
