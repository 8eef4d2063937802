"""The pointer at the table: press, drag, drop, long press.

Whatever happens, the card is in the hand or played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.engine import Play, View, members
from game.ui import keys, theme
from game.ui.match import table_model as model
from game.ui.match.actor import Pose
from game.ui.match.drag import Drag, Press
from game.ui.match.plan import Plan
from game.ui.match.table_layout import Spot
from game.ui.match.table_model import Mode
from game.ui.scene import Transition
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.match.table import TableScene

_LONG_PRESS = 0.5


class Pointer:
    """What the pointer does at the table.

    Attributes:
        press: a button that went down on a card and may become a drag.
        drag: the card that is held.
        lit: the one play whose zone would receive the card.
    """

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.press: Press | None = None
        self.drag: Drag | None = None
        self.lit: Play | None = None

    def handle(self, event: Event) -> tuple[bool, Transition | None]:
        """Take an event: whether it was used up, and what follows from it."""
        if self.drag:
            self._dragging(self.drag, event)
            return True, None
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self.table.zoom.show(self.table.zoom.at(self.table, event.pos), self.table.places)
                return True, None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event)
            case pygame.MOUSEMOTION:
                self._motion(event)
                return self.drag is not None, None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self.press = None
        return False, None

    def _down(self, event: Event) -> tuple[bool, Transition | None]:
        table = self.table
        table.zoom.hide()
        table.recap = None
        if table.mode in (Mode.COMPARE, Mode.THINK):
            return True, table.hurry()
        self.press = self._press_at(event.pos)
        return False, None

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

    def _motion(self, event: Event) -> None:
        self.table.zoom.hover(self.table, event.pos)
        press = self.press
        if press is None:
            return
        if not event.buttons[0]:
            self.press = None
        elif press.is_far(event.pos):
            self._pick_up(press, event.pos)

    def _pick_up(self, press: Press, position: tuple[int, int]) -> None:
        """The press has become a drag."""
        table = self.table
        table.group.release()
        table.zoom.hide()
        if press.from_bench and table.mode is Mode.ATTACK:
            table.open_plan()
        self.press = None
        self.drag = Drag(press.card, press.grab, press.from_bench, press.at)
        self.drag.move(position)
        table.selected = None
        table.kit.sound.play(Sound.PICK_UP)
        self.light()
        table.layout()

    def _dragging(self, drag: Drag, event: Event) -> None:
        """Take an event while a card is held: it ends the drag, moves it, or is ignored."""
        match event.type:
            case pygame.MOUSEMOTION if not event.buttons[0]:
                self.fly_back()  # the release was never reported
            case pygame.MOUSEMOTION:
                drag.move(event.pos)
                self.light()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                drag.move(event.pos)
                self.light()
                self._drop(drag, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self.fly_back()
            case pygame.KEYDOWN if event.scancode in keys.ESCAPE:
                self.fly_back()

    def _drop(self, drag: Drag, position: tuple[int, int]) -> None:
        """The card was let go: outside the window it never counts."""
        table = self.table
        on_court = table.places.court.collidepoint(position)
        inside = table.kit.metrics.window.collidepoint(position)
        if table.plan and inside:
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

    def fly_back(self) -> None:
        """The held card goes back to where it belongs."""
        table, held, view = self.table, self.held, self.table.view
        if self.drag and held and view:
            table.actors.spawn(model.own_key(view.seat, self.drag.card), held)
            table.kit.sound.play(Sound.PUT_DOWN)
        self.let_go()
        table.layout()

    def let_go(self) -> None:
        """Hold nothing."""
        self.drag = self.press = self.lit = None

    def light(self) -> None:
        """Exactly one zone is lit: the one that would receive the card."""
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

    def update(self, seconds: float) -> None:
        """Let time pass: the tilt dies away, a long press shows the card large."""
        if self.drag:
            self.drag.update(seconds)
        press = self.press
        if press is None:
            return
        press.held_for += seconds
        if press.held_for > _LONG_PRESS:
            self.press = None
            self.table.group.release()
            self.table.zoom.show(self.table.zoom.at(self.table, press.at), self.table.places)

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without an event."""
        return self.press is not None or (self.drag is not None and self.drag.is_swinging)

    @property
    def held(self) -> Pose | None:
        """The card under the pointer, while one is dragged."""
        view = self.table.view
        if self.drag is None or view is None:
            return None
        width = self.table.kit.px(theme.HAND_CARD) * theme.LIFT
        return model.held_pose(self.drag, self.table.cast, view, width)


def _covers(pose: Pose, position: tuple[int, int]) -> bool:
    return (
        abs(position[0] - pose.x) <= pose.width / 2 and abs(position[1] - pose.y) <= pose.height / 2
    )
