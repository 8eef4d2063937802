"""Who plays on this PC; a person has no password and keeps nothing secret here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

NAME_LIMIT = 18


class PersonColor(StrEnum):
    """Colours a person can be told by; each is told by its name, too."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    RED = "red"
    VIOLET = "violet"
    GOLD = "gold"
    TEAL = "teal"
    PINK = "pink"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays on this PC.

    Attributes:
        id: names the person's folder; never changes.
        name: 1 to `NAME_LIMIT` characters; no two people bear the same one (case and spaces aside).
        club: the id of the favourite club, or "".
    """

    id: str
    name: str
    color: PersonColor = PersonColor.BLUE
    club: str = ""
