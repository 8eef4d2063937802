"""The table by keyboard alone: numbers for cards, letters for plays, Enter and Space to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame.event import Event

from game.engine import Play, View, members
from game.ui import keys
from game.ui.match.table_model import Mode
from game.ui.scene import Push, Transition

if TYPE_CHECKING:
    from game.ui.match.table import TableScene


def key(table: TableScene, event: Event) -> Transition | None:
    """Take a key."""
    table.recap = None
    code = event.scancode
    if code in keys.ESCAPE:
        return _escape(table)
    if code == keys.SOUND:
        table.flow.toggle_sound()
        return None
    if table.mode in (Mode.COMPARE, Mode.THINK):
        return table.hurry()
    view = table.view
    if view is None:
        return None
    if code in keys.NUMBERS:
        _number(table, keys.NUMBERS[code], view)
    elif code in keys.PLAY_KEYS and table.mode is Mode.ATTACK:
        table.play(Play(keys.PLAY_KEYS[code]))
    elif code == keys.SWAP and table.mode is Mode.ATTACK:
        table.open_plan()
    else:
        return _go(table, event)
    return None


def _number(table: TableScene, place: int, view: View) -> None:
    hand = table.plan.hand if table.plan else members(view.hand)
    if place >= len(hand):
        return
    if table.plan:
        table.plan_click(hand[place])
    else:
        table.select(hand[place])


def _go(table: TableScene, event: Event) -> Transition | None:
    """Lead the focus; Enter and Space: what has it, else what the mode asks for."""
    used, transition = table.group.handle(event)
    table.pointer.light()
    if not used and event.scancode in keys.GO:
        if table.mode is Mode.DEFENSE and table.selected is not None:
            table.answer()
        elif table.mode is Mode.SUBSTITUTE:
            table.confirm_plan()
    return transition


def _escape(table: TableScene) -> Transition | None:
    if table.peek.is_shown:
        table.peek.hide()
    elif table.mode is Mode.SUBSTITUTE:
        table.close_plan()
    elif table.selected is not None:
        table.select(table.selected)
    else:
        return Push(table.flow.pause())
    return None
