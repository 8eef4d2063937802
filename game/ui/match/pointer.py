"""The pointer at the table: which cards it may hold, and where they fall.

Whatever happens, the card is in the hand or played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame.event import Event

from game.engine import Play, View, members
from game.ui.match import table_model as model
from game.ui.match.actor import Pose
from game.ui.match.card_pointer import CardPointer
from game.ui.match.drag import Drag, Press
from game.ui.match.plan import Plan
from game.ui.match.table_faces import found_at
from game.ui.match.table_layout import Spot
from game.ui.match.table_model import Mode
from game.ui.peek import Found
from game.ui.scene import Transition

if TYPE_CHECKING:
    from game.ui.match.table import TableScene


class Pointer(CardPointer[Play]):
    """What the pointer does at the table; what is lit is the zone of a play."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.table = table

    def _found_at(self, position: tuple[int, int]) -> Found | None:
        return found_at(self.table, position)

    def _down(self, event: Event) -> tuple[bool, Transition | None]:
        table = self.table
        table.recap = None
        if table.mode in (Mode.COMPARE, Mode.THINK):
            table.peek.hide()
            return True, table.hurry()
        return super()._down(event)

    def _press_at(self, position: tuple[int, int]) -> Press | None:
        """The card under a point that may be dragged now."""
        view = self.table.view
        if view is None:
            return None
        for card, from_bench in self._movable(view):
            pose = self.table.actors.pose(model.own_key(view.seat, card))
            if pose and _covers(pose, position):
                grab = (position[0] - pose.x, position[1] - pose.y)
                return Press(card, position, grab, from_bench)
        return None

    def _movable(self, view: View) -> list[tuple[int, bool]]:
        """The cards that may be dragged now, topmost first, and whether they are off the bench."""
        mode, plan = self.table.mode, self.table.plan
        if plan:
            incoming = set(plan.pairs.values())
            hand = [(c, c in incoming) for c in reversed(plan.after())]
            return hand + [(c, True) for c in plan.bench if c not in incoming]
        if mode not in (Mode.ATTACK, Mode.DEFENSE):
            return []
        hand = [(c, False) for c in reversed(members(view.hand))]
        if mode is Mode.ATTACK and view.may_substitute:
            hand += [(c, True) for c in members(view.bench)]
        return hand

    def _lift(self, press: Press) -> None:
        if press.from_bench and self.table.mode is Mode.ATTACK:
            self.table.open_plan()
        self.table.selected = None

    def _drop(self, drag: Drag, position: tuple[int, int]) -> None:
        table = self.table
        on_court = table.places.court.collidepoint(position)
        if table.plan:
            self._drop_in_plan(drag, table.plan, position)
        elif table.mode is Mode.ATTACK and on_court and self.lit is not None:
            table.play(self.lit, drag.card)
        elif table.mode is Mode.DEFENSE and on_court:
            table.answer(drag.card)
        else:
            self.fly_back()

    def _drop_in_plan(self, drag: Drag, plan: Plan, position: tuple[int, int]) -> None:
        places = self.table.places
        if drag.from_bench:
            target = self._covered(position, plan.hand, places.hand(len(plan.hand)))
            if target is not None:
                plan.pair(target, drag.card)
            elif not places.court.collidepoint(position):
                plan.undo(drag.card)
        else:
            target = self._covered(position, plan.bench, places.bench(len(plan.bench)))
            if target is not None:
                plan.pair(drag.card, target)
        self.fly_back()

    def _covered(
        self, position: tuple[int, int], cards: Sequence[int], spots: Sequence[Spot]
    ) -> int | None:
        """The card whose place a dropped card covers, if any."""
        px = self.table.kit.px
        for card, spot in zip(cards, spots, strict=True):
            if spot.rect.inflate(px(28), px(60)).collidepoint(position):
                return card
        return None

    def light(self) -> None:
        """Light the zone that would receive the held or the chosen card."""
        table = self.table
        self.lit = None
        if table.mode is not Mode.ATTACK:
            return
        if self.drag:
            self.lit = table.places.zone_at(self.drag.position)
        elif table.selected is not None:
            hot = table.group.focus if table.group.ring_shown else table.group.hot
            name = hot.name if hot else ""
            self.lit = Play(int(name[5:])) if name.startswith("zone:") else None


def _covers(pose: Pose, position: tuple[int, int]) -> bool:
    return (
        abs(position[0] - pose.x) <= pose.width / 2 and abs(position[1] - pose.y) <= pose.height / 2
    )
