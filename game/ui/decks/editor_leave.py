"""The question before something changed is left, a card or a roster."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.i18n import gettext as _
from game.ui.kit import Kit
from game.ui.message import Sheet
from game.ui.scene import Pop, Transition
from game.ui.widget import Look, Widget


class LeaveScene(Sheet):
    """Save, leave without saving, or stay; staying has the focus.

    Args:
        title: what is asked.
        save: saves it, and leads on where that worked; None where it cannot be saved.
        leave: leads on without saving.
        reason: why it cannot be saved.
    """

    def __init__(
        self, kit: Kit, title: str, *,
        save: Callable[[], None] | None, leave: Callable[[], None], reason: str = "",
    ) -> None:  # fmt: skip
        self._save, self._leave = save, leave
        text = [_("The changes are not saved yet.")]
        if save is None and reason:
            text += [_("They cannot be saved as they are."), reason]
        super().__init__(kit, title, text)
        self.group.focus = self.group.named("stay")
        self.group.ring_shown = True

    def buttons(self) -> list[Widget]:
        """The careful answer first."""
        nowhere = Rect(0, 0, 0, 0)
        found = [
            Widget(nowhere.copy(), _("Stay"), Pop, name="stay"),
            Widget(nowhere.copy(), _("Do not save"), self._then(self._leave), name="leave"),
        ]
        if self._save:
            save = self._then(self._save)
            found.append(Widget(nowhere.copy(), _("Save"), save, Look.CALL, name="save"))
        return found

    @staticmethod
    def _then(act: Callable[[], None]) -> Callable[[], Transition]:
        def action() -> Transition:
            act()
            return Pop()

        return action
