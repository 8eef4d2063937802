"""What the keys do on the draft screen, beyond what its widgets take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame.event import Event

from game.ui import keys, options
from game.ui.draft import questions
from game.ui.draft.pool import PoolMiddle
from game.ui.scene import Transition

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene


def press(scene: DraftScene, event: Event) -> Transition | None:
    """Take a key that went down."""
    code, group = event.scancode, scene.group
    if code in keys.ESCAPE:
        return _escape(scene)
    scene.peek.hide()
    focus = group.focus
    is_typing = focus is not None and focus.name == "search"
    if not is_typing and _number(scene, code):
        return None
    used, transition = group.handle(event)
    if used:
        if focus is group.named("grid"):
            group.ring_shown = True
        return transition
    if code == keys.SOUND:
        options.toggle_sound(scene.kit)
    elif code in keys.ENTER and is_typing:
        group.focus, group.ring_shown = group.named("grid"), True
    elif code in keys.ENTER:
        return scene.finish() if scene.is_over else scene.take()
    return None


def _number(scene: DraftScene, code: int) -> bool:
    """Choose an offered card by its place; whether there is one."""
    if isinstance(scene.middle, PoolMiddle) or not scene.course.can_pick:
        return False
    place = keys.NUMBERS.get(code, len(scene.sight.offer))
    card = next(iter(scene.sight.offer[place:]), None)
    if card is None:
        return False
    scene.choice.choose(card)
    return True


def _escape(scene: DraftScene) -> Transition | None:
    """Out of what is under way, or out of the draft."""
    if scene.pointer.drag:
        scene.pointer.release()
    elif scene.peek.is_shown:
        scene.peek.hide()
    elif isinstance(scene.middle, PoolMiddle) and scene.middle.is_searching:
        return scene.middle.clear()
    else:
        return questions.ask_leave(scene)
    return None
