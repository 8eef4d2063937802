"""Keeps a roster under its name, and asks before one that is not kept is left; it draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import i18n
from game.i18n import gettext as _
from game.people import shelf
from game.people.fault import PeopleFault
from game.people.name import tidy
from game.people.roster import ROSTER_NAME_LIMIT, SavedRoster
from game.store import StoreFault
from game.ui.decks.editor_leave import LeaveScene
from game.ui.message import ConfirmScene
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Entry

if TYPE_CHECKING:
    from game.ui.roster.scene import RosterScene

_STYLE = TextStyle(Face.STRONG, 20)


class Keeper:
    """The name of a roster and its file.

    Attributes:
        roster: as it is saved, None where it never was.
        entry: where its name is typed.
    """

    def __init__(self, scene: RosterScene) -> None:
        self._scene = scene
        request = scene.request
        self._person = request.person if request.can_save else None
        self.roster: SavedRoster | None = request.roster
        self.entry = Entry(
            scene.places.head.copy(), style=_STYLE, name="name", limit=ROSTER_NAME_LIMIT,
            value=request.roster.name if request.roster else "", changed=self._typed,
        )  # fmt: skip

    @property
    def can_save(self) -> bool:
        """Whether the roster can be kept at all."""
        return self._person is not None

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost by leaving."""
        work, roster = self._scene.work, self.roster
        if roster is None:
            return work.is_changed or (self.can_save and bool(tidy(self.entry.value)))
        is_other = work.cards != tuple(dict.fromkeys(roster.cards))
        return is_other or (self.can_save and tidy(self.entry.value) != roster.name)

    def _typed(self, _text: str) -> None:
        self._scene.renew()

    # --- saving --------------------------------------------------------------------------------

    def save(self) -> bool:
        """Keep the roster in its file, under the name that is typed; whether it is kept."""
        return self._keep(self.roster.id if self.roster else None)

    def save_as_new(self) -> bool:
        """Keep it as another roster; whether it is kept."""
        return self._keep(None)

    def _keep(self, roster_id: str | None) -> bool:
        person, scene = self._person, self._scene
        if person is None:
            return False
        name = tidy(self.entry.value)
        try:
            found = roster_id or shelf.new_roster_id(person, name)
            roster = SavedRoster(found, name, scene.work.cards)
            shelf.save_roster(person, roster)
        except (PeopleFault, StoreFault) as fault:
            scene.say(i18n.refusal_text(fault))
            if isinstance(fault, PeopleFault):
                scene.group.focus = scene.group.named("name") or scene.group.focus
            return False
        self.roster, self.entry.value = roster, name
        scene.work.settle()
        text = _("“{name}” is saved: {cards}.")
        scene.say(text.format(name=name, cards=i18n.cards(len(roster.cards))), is_good=True)
        return True

    # --- leaving -------------------------------------------------------------------------------

    def leave_scene(self, leave: Callable[[], None]) -> Scene:
        """The question before something is lost."""
        kit = self._scene.kit
        if self.can_save:

            def save() -> None:
                if self.save():
                    leave()

            return LeaveScene(kit, _("Save the roster?"), save=save, leave=leave)

        def go() -> Transition:
            leave()
            return Pop()

        return ConfirmScene(
            kit, _("Leave without the roster?"), [_("What you put together is then gone.")],
            yes=_("Leave"), no=_("Stay"), action=go,
        )  # fmt: skip
