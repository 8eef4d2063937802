"""What of the table can be shown large: cards at rest, and the cards a row of the log tells of.

Face-up cards only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.cards.model import DeckCard
from game.ui.peek import Found

if TYPE_CHECKING:
    from game.ui.match.table import TableScene


def found_at(table: TableScene, position: tuple[int, int]) -> Found | None:
    """The face-up card, or the log row's two cards, under a point."""
    for rect, card in reversed(table_faces(table)):
        if rect.collidepoint(position):
            return rect, (card,)
    for rect, event in table.log.rows:
        if rect.collidepoint(position):
            first = table.cast.face(event.seat, event.attacker)
            return rect, (first, table.cast.face(1 - event.seat, event.defender))
    return None


def table_faces(table: TableScene) -> list[tuple[Rect, DeckCard]]:
    """Every face-up card at rest on the table, lowest first."""
    return [
        (
            Rect(
                round(pose.x - pose.width / 2), round(pose.y - pose.height / 2),
                round(pose.width), round(pose.height),
            ),
            pose.face,
        )
        for pose in table.actors.poses()
        if pose.face is not None
    ]  # fmt: skip
