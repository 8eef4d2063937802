"""The draft screen: a person picks, the computer answers; it draws only what its eyes may see."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draft.table import DraftTable
from game.ui.kit import Kit
from game.ui.scene import Replace, Scene, Transition


class DraftScene(Scene):
    """One draft, from its first pick to the last."""

    def __init__(
        self,
        kit: Kit,
        table: DraftTable,
        done: Callable[[], Scene],
        leave: Callable[[], Transition],
    ) -> None:
        super().__init__(kit)
        self.table = table
        self._done = done
        self._leave = leave

    def update(self, seconds: float) -> Transition | None:
        """Let the computer pick for every seat."""
        session = self.table.session
        if session.to_pick is None:
            return Replace(self._done())
        session.submit(session.to_pick, session.bot_pick(session.to_pick))
        self.table.changed()
        return None
