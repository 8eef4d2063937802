"""The pointer while a five is picked: which cards it may hold, and where they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.match.card_pointer import CardPointer
from game.ui.match.drag import Drag, Press
from game.ui.match.table_model import own_key
from game.ui.peek import Found

if TYPE_CHECKING:
    from game.ui.match.lineup import LineupScene


class LineupPointer(CardPointer[int]):
    """What the pointer does; what is lit is one of the five places."""

    def __init__(self, scene: LineupScene) -> None:
        super().__init__(scene)
        self.scene = scene

    def _found_at(self, position: tuple[int, int]) -> Found | None:
        return self.scene.found_at(position)

    def _press_at(self, position: tuple[int, int]) -> Press | None:
        for card in self.scene.five.free:
            spot = self.scene.spot(card)
            if spot.rect.collidepoint(position):
                pose = self.scene.actors.pose(own_key(self.scene.seat, card))
                x, y = (pose.x, pose.y) if pose else (spot.x, spot.y)
                return Press(card, position, (position[0] - x, position[1] - y), from_bench=False)
        return None

    def _lift(self, press: Press) -> None:
        del press
        self.scene.hint = ""

    def light(self) -> None:
        """Light the place that would receive the held card."""
        if self.drag:
            empty = [card is None or card == self.drag.card for card in self.scene.five.slots]
            self.lit = self.scene.places.slot_at(self.drag.position, empty)

    def _drop(self, drag: Drag, position: tuple[int, int]) -> None:
        """Pick the card on the court; among the free ones, let it go."""
        scene = self.scene
        if self.lit is not None:
            scene.five.put(drag.card, self.lit)
        elif scene.places.free_area.collidepoint(position):
            scene.five.remove(drag.card)
        self.fly_back()
