"""Cards, card numbers, plays and rosters: the values the rules are about; it knows no match."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

Seat: TypeAlias = int  # 0 or 1
CardSet: TypeAlias = int  # bit mask over the indexes of one roster
Values: TypeAlias = tuple[int, int, int, int]  # by Play


class Play(IntEnum):
    """A way to attack: one of the four rows of a card."""

    THREE_POINTER = 0
    INSIDE_SHOT = 1
    DRIVE = 2
    ASSIST = 3

    @property
    def points(self) -> int:
        """Points for a successful attack (R4.3)."""
        return 3 if self is Play.THREE_POINTER else 2


PLAYS: tuple[Play, ...] = tuple(Play)


@dataclass(frozen=True, slots=True)
class CardNumber:
    """A number such as `1.1.002`; dots do not count when numbers are compared (R3.3).

    Raises:
        ValueError: the text holds anything but digits and dots, or no digit.
    """

    text: str = field(compare=False)
    value: int = field(init=False)

    def __post_init__(self) -> None:
        digits = self.text.replace(".", "")
        if not (digits.isascii() and digits.isdigit()):
            raise ValueError(self.text)
        object.__setattr__(self, "value", int(digits))

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: CardNumber) -> bool:
        return self.value < other.value


@dataclass(frozen=True, slots=True)
class Card:
    """What the rules and the players may know of a card: number, name, four rows of values."""

    number: CardNumber
    name: str
    attack: Values
    defense: Values


def members(cards: CardSet) -> tuple[int, ...]:
    """The indexes in a set of cards, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return tuple(found)


def card_set(indexes: tuple[int, ...] | list[int]) -> CardSet:
    """The set that holds the given roster indexes."""
    cards = 0
    for index in indexes:
        cards |= 1 << index
    return cards
