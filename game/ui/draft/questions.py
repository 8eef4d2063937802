"""What the draft screen asks before something is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import Seat
from game.i18n import gettext as _
from game.ui.message import ConfirmScene
from game.ui.scene import Pop, Push, Transition

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene


def completes(scene: DraftScene) -> Seat | None:
    """The person for whom the computer could pick the rest."""
    persons = scene.table.persons
    left = [seat for seat in persons if seat not in scene.course.automatic]
    if scene.is_over or not left:
        return None
    if len(persons) == 1:
        return left[0]
    return scene.course.person if scene.course.can_pick else None


def ask_complete(scene: DraftScene) -> Transition | None:
    """Ask before the computer picks the rest for a person."""
    seat = completes(scene)
    if seat is None:
        return None

    def complete() -> Transition:
        scene.course.complete(seat)
        scene.renew()
        return Pop()

    text = _("{name}: the computer picks the rest of the cards.")
    return Push(ConfirmScene(
        scene.kit, _("Complete automatically?"),
        [text.format(name=scene.table.seats[seat].name)],
        yes=_("Complete"), no=_("Go on picking"), action=complete,
    ))  # fmt: skip


def ask_leave(scene: DraftScene) -> Transition:
    """Ask before the draft is left."""
    return Push(ConfirmScene(
        scene.kit, _("Leave the draft?"),
        [_("The draft is kept; you can go on with it from the title.")],
        yes=_("Leave"), no=_("Stay"), action=scene.left,
    ))  # fmt: skip
