"""The ways of choosing from a shared deck."""

from __future__ import annotations

from enum import StrEnum


class DraftWay(StrEnum):
    """How two players share a deck.

    `TURN` and `SNAKE` stand in R1.5; `STREAM` and `SECRET` are house rules in place of the unknown
    first round of "Баскеттория.Поток" (R1.6).
    """

    TURN = "turn"  # all cards lie open; 1-2-1-2
    SNAKE = "snake"  # all cards lie open; 1-2-2-1
    STREAM = "stream"  # six lie open in a row that moves on
    SECRET = "secret"  # noqa: S105 - each keeps one of two dealt cards and passes the other

    @property
    def is_open(self) -> bool:
        """Whether both players see every card that is taken."""
        return self is not DraftWay.SECRET
