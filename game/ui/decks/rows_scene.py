"""What all screens with a list that scrolls share; what the list holds is for their own."""

from __future__ import annotations

from typing import Any

from game.ui.decks.rows import Rows
from game.ui.scene import Scene, Transition
from game.ui.widget import Group


class RowsScene(Scene):
    """A screen with widgets and a list.

    Attributes:
        group: its widgets, the list among them.
        rows: the list.
    """

    group: Group
    rows: Rows[Any]

    def release(self) -> None:
        """Forget all that is held."""
        self.group.release()
        self.rows.release()

    def update(self, seconds: float) -> Transition | None:
        """Let the list glide."""
        self.rows.scroll.update(seconds)
        return None

    @property
    def is_moving(self) -> bool:
        """While the list glides."""
        return self.rows.scroll.is_moving
