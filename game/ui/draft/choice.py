"""Which card the person is about to take, by mouse and by keys; taking it is the scene's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draft.pool import PoolMiddle
from game.ui.scene import Transition

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_DOUBLE = 0.4  # seconds between the two clicks that take a card


class Choice:
    """The chosen card.

    Attributes:
        card: its index in the pool, or None.
    """

    def __init__(self, scene: DraftScene) -> None:
        self._scene = scene
        self._clicked: int | None = None
        self._since = 0.0
        self.card: int | None = None

    def update(self, seconds: float) -> None:
        """Let time pass since the last click."""
        self._since += seconds

    def renew(self) -> None:
        """Forget a card that cannot be chosen any more; the next click is a first one."""
        scene = self._scene
        self._clicked = None
        if self.card is None:
            return
        is_offered = isinstance(scene.middle, PoolMiddle) or self.card in scene.sight.offer
        if scene.is_over or self.card in scene.taken or not is_offered:
            self.card = None

    def choose(self, card: int) -> None:
        """Make a card the one that the button takes; a taken one cannot be."""
        scene = self._scene
        self.card = None if card in scene.taken or scene.is_over else card
        scene.middle.show_cursor()
        scene.renew_widgets()

    def click(self, card: int) -> None:
        """A click on a card chooses it; a second one right after it takes it."""
        is_double = self._clicked == card and self._since < _DOUBLE
        self._clicked, self._since = card, 0.0
        self.choose(card)
        if is_double and self._scene.can_take(card):
            self._scene.take()

    def press(self, card: int) -> Transition | None:
        """A card's widget was used, by mouse or keys."""
        if not self._scene.group.ring_shown:
            self.click(card)
        elif self.card == card:
            return self._scene.take()
        else:
            self.choose(card)
        return None

    def enter(self) -> Transition | None:
        """Enter on the grid: take what is chosen, or choose where the cursor is."""
        middle = self._scene.middle
        if self.card is not None:
            return self._scene.take()
        if isinstance(middle, PoolMiddle):
            middle.choose_cursor()
        return None
