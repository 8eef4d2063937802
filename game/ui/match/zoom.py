"""The full card beside the pointer: after a moment of hover, at once by right click.

Face-up cards only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.cards.model import DeckCard
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.match.table_layout import TableLayout

if TYPE_CHECKING:
    from game.ui.match.table import TableScene

Found = tuple[Rect, tuple[DeckCard, ...]]


class Zoom:
    """What is shown large, and what is about to be."""

    def __init__(self, kit: Kit, cast: Cast) -> None:
        self.kit = kit
        self.cast = cast
        self._over: Found | None = None
        self._since = 0.0
        self._shown: Found | None = None
        self._places: TableLayout | None = None

    @property
    def is_shown(self) -> bool:
        """Whether a card is shown large."""
        return self._shown is not None

    @property
    def is_waiting(self) -> bool:
        """Whether a card will be shown if the pointer stays."""
        return self._over is not None and self._shown is None

    def hide(self) -> None:
        """Show nothing large."""
        self._shown = self._over = None

    def show(self, found: Found | None, places: TableLayout) -> None:
        """Show at once."""
        self._shown = found
        self._places = places

    def hover(self, table: TableScene, position: tuple[int, int]) -> None:
        """The pointer moved."""
        found = None if table.pointer.drag else self.at(table, position)
        if found != self._over:
            self._over = found
            self._since = 0.0
            self._shown = None

    def update(self, table: TableScene, seconds: float) -> None:
        """Let time pass over a card."""
        if self.is_waiting:
            self._since += seconds
            if self._since >= theme.HOVER_DELAY:
                self.show(self._over, table.places)

    def at(self, table: TableScene, position: tuple[int, int]) -> Found | None:
        """The face-up card, or the log row's two cards, under a point."""
        for rect, card in reversed(table_faces(table)):
            if rect.collidepoint(position):
                return rect, (card,)
        for rect, event in table.log.rows:
            if rect.collidepoint(position):
                first = self.cast.face(event.seat, event.attacker)
                return rect, (first, self.cast.face(1 - event.seat, event.defender))
        return None

    def draw(self, frame: Frame) -> None:
        """Add the large cards beside what they enlarge."""
        if self._shown is None or self._places is None:
            return
        rect, cards = self._shown
        kit = self.kit
        width = kit.px(theme.ZOOM_CARD)
        high, gap = round(width * theme.CARD_RATIO), kit.px(20)
        window = kit.metrics.window
        total = width * len(cards) + gap * (len(cards) - 1)
        left = rect.right + gap if rect.centerx < window.centerx else rect.left - gap - total
        left = max(gap, min(left, window.right - gap - total))
        top = max(gap, min(rect.centery - high // 2, window.bottom - gap - high))
        for place, card in enumerate(cards):
            x = left + place * (width + gap) + width / 2
            frame.add_center(kit.sprites.face(card, width), x, top + high / 2)


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
