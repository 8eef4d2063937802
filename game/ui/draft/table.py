"""What a draft's screen works with: the session, the faces, who sits where; it draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.cards.model import Deck, DeckCard
from game.drafting import DraftSession
from game.engine import Seat
from game.ui.theme import Color


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """Who drafts at a seat, and the color they are told by."""

    name: str
    color: Color
    is_bot: bool


@dataclass(frozen=True, slots=True)
class DraftTable:
    """A draft with its faces and names.

    Attributes:
        pool: the faces, parallel to the session's pool.
        deck: the shared deck, whose clubs can be filtered by.
        changed: called after every pick, so that the draft can be kept.
    """

    session: DraftSession
    pool: tuple[DeckCard, ...]
    seats: tuple[DraftSeat, DraftSeat]
    deck: Deck
    changed: Callable[[], None]

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats at which persons sit."""
        return tuple(seat for seat in (0, 1) if not self.seats[seat].is_bot)

    @property
    def is_private(self) -> bool:
        """Whether two persons share the screen and must not see each other's picks."""
        return not self.session.plan.way.is_open and len(self.persons) > 1
