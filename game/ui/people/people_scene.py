"""The screen of the players: who plays on this PC, and what is theirs; no rules, no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect
from pygame.event import Event

from game.cards.model import Club
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.people import shelf
from game.people.fault import PeopleFault
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.people.roster import SavedRoster
from game.store import StoreFault
from game.ui import keys
from game.ui.decks.rows_scene import RowsScene
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import ConfirmScene
from game.ui.people import doors, people_draw, people_widgets
from game.ui.people.facts import Facts, read_facts
from game.ui.people.people_layout import PeopleLayout
from game.ui.people.person_rows import PersonRows
from game.ui.scene import Pop, Push, Replace, Reset, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Entry, Group, Widget

Home = Callable[[Kit], Scene]

_NAME = TextStyle(Face.STRONG, 26)


class PeopleScene(RowsScene):
    """All players in a list, the chosen one beside it.

    Attributes:
        rows: the list.
        name: the line for the chosen player's name; it counts once the focus leaves it.
        name_fault: why what is typed cannot be the name, in words.
        roster_page: which of the player's rosters are shown, where they are many.
    """

    def __init__(self, kit: Kit, home: Home, *, person: Person | None = None) -> None:
        super().__init__(kit)
        self.home = home
        self.rows = PersonRows(kit, self.open_collection, self._turned)
        self.name = Entry(
            Rect(0, 0, 0, 0), style=_NAME, name="name", limit=NAME_LIMIT, changed=self._typed
        )
        self.name_fault = ""
        self.roster_page = 0
        self._named: Person | None = None  # whose name is in the line
        self.group = Group(kit)
        self.places = PeopleLayout(kit.metrics)
        self._read(person.id if person else "")
        self.layout()
        self.group.focus = self.group.named("rows") or self.group.named("new")

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the window of now."""
        self.places = PeopleLayout(self.kit.metrics)
        self.rows.place(self.places.rows)
        self._place()

    def _place(self) -> None:
        self.group.replace(people_widgets.widgets(self))

    def _read(self, chosen: str) -> None:
        """Read everybody, with the person of that id chosen."""
        people = shelf.people(lambda fault: self.kit.warn(refusal_text(fault)))
        found = [read_facts(person, self.kit.catalog.decks, self.kit.warn) for person in people]
        places = [place for place, facts in enumerate(found) if facts.person.id == chosen]
        self.rows.fill(found, places[0] if places else 0)
        self._show()

    def _show(self) -> None:
        """Put the chosen person's name into the line."""
        self._named = self.person
        self.name.value = self.person.name if self.person else ""
        self.name_fault = ""
        self.roster_page = 0

    @property
    def facts(self) -> Facts | None:
        """What is known of the chosen person."""
        return self.rows.line

    @property
    def person(self) -> Person | None:
        """The chosen person."""
        return self.facts.person if self.facts else None

    @property
    def pointed(self) -> Widget | None:
        """What the pointer is over, else what the focus ring is around."""
        return self.group.hot or (self.group.focus if self.group.ring_shown else None)

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The clubs of all decks, each once."""
        found = {club.id: club for deck in self.kit.catalog.decks[::-1] for club in deck.clubs}
        ids = dict.fromkeys(club.id for deck in self.kit.catalog.decks for club in deck.clubs)
        return tuple(found[club] for club in ids)

    # --- the chosen person ---------------------------------------------------------------------

    def _turned(self) -> None:
        """Another person was chosen; the name typed for the one before counts now."""
        if self.person == self._named:
            return
        self.keep_name()
        if self.name_fault:
            self.kit.notices.append(self.name_fault)
        self._show()
        self._place()

    def _typed(self, text: str) -> None:
        del text
        self.name_fault = ""

    def keep_name(self) -> None:
        """Keep the name typed; one that cannot be is told below the line."""
        person = self._named
        if person is not None and self.name.value != person.name and not self.name_fault:
            self.name_fault = self._change(replace(person, name=self.name.value.strip()))
            if not self.name_fault and self.person == self._named and self._named:
                self.name.value = self._named.name

    def choose_color(self, color: PersonColor) -> None:
        """Give the chosen person a color."""
        if self.person:
            self._tell(self._change(replace(self.person, color=color)))

    def choose_club(self, club: str) -> None:
        """Give the chosen person a favourite club, or none."""
        if self.person:
            self._tell(self._change(replace(self.person, club=club)))

    def _tell(self, fault: str) -> None:
        if fault:
            self.kit.notices.append(fault)

    def _change(self, changed: Person) -> str:
        """Keep a person as changed; why it cannot be, or nothing."""
        try:
            shelf.change_person(changed)
        except (PeopleFault, StoreFault) as fault:
            return refusal_text(fault)
        self._named = changed if self._named and self._named.id == changed.id else self._named
        self.rows.lines = tuple(
            replace(facts, person=changed) if facts.person.id == changed.id else facts
            for facts in self.rows.lines
        )
        self._place()
        return ""

    def turn_rosters(self) -> None:
        """Show the rosters that had no room."""
        self.roster_page += 1
        self._place()

    # --- what other screens do -----------------------------------------------------------------

    def new_person(self) -> Transition | None:
        """Ask for a new person's name."""
        return Push(doors.new_person_scene(self.kit, self._made))

    def _made(self, person: Person) -> Transition | None:
        self._read(person.id)
        return Pop()

    def open_collection(self) -> Transition | None:
        """Show the cards the chosen person owns."""
        return Push(doors.collection_scene(self.kit, self.person, Pop)) if self.person else None

    def take_in(self, path: Path) -> Transition | None:
        """Show what a file would change in the chosen person's collection."""
        if self.person is None:
            return None
        return Push(doors.collection_scene(self.kit, self.person, Pop, [path]))

    def pick_file(self) -> Transition | None:
        """Pick a file that lists cards."""
        person = self.person
        if person is None:
            return None

        def picked(path: Path) -> Transition:
            return Replace(doors.collection_scene(self.kit, person, Pop, [path]))

        return Push(doors.list_picker(self.kit, picked))

    def export(self) -> Transition | None:
        """Save the chosen person's collection as files."""
        facts = self.facts
        return Push(doors.export_scene(self.kit, facts.person, facts.owned)) if facts else None

    def open_roster(self, roster: SavedRoster | None) -> Transition | None:
        """Build on a saved roster, or a new one."""
        facts = self.facts
        if facts is None:
            return None
        return Push(doors.roster_scene(self.kit, facts.person, facts.owned, roster))

    # --- setting aside -------------------------------------------------------------------------

    def ask_remove(self) -> Transition | None:
        """Ask before a person goes."""
        person = self.person
        if person is None:
            return None
        text = _(
            "The collection and the rosters go, too. All of it is kept aside in the folder"
            " {folder} and can be put back from there."
        ).format(folder=shelf.people_folder() / "_removed")
        return Push(ConfirmScene(
            self.kit, _("Remove the player “{name}”?").format(name=person.name), [text],
            yes=_("Remove"), no=_("Keep"), action=partial(self._remove, person),
        ))  # fmt: skip

    def _remove(self, person: Person) -> Transition | None:
        self.name.value = person.name  # what was typed goes with the person
        self._set_aside(partial(shelf.set_aside_person, person))
        return Pop()

    def ask_remove_roster(self, roster: SavedRoster) -> Transition | None:
        """Ask before a roster goes."""
        if self.person is None:
            return None
        text = _("Its file is kept aside beside the other rosters; the cards stay as they are.")
        action = partial(self._remove_roster, self.person, roster)
        return Push(ConfirmScene(
            self.kit, _("Remove the roster “{name}”?").format(name=roster.name), [text],
            yes=_("Remove"), no=_("Keep"), action=action,
        ))  # fmt: skip

    def _remove_roster(self, person: Person, roster: SavedRoster) -> Transition | None:
        self._set_aside(partial(shelf.set_aside_roster, person, roster))
        return Pop()

    def _set_aside(self, act: Callable[[], Path]) -> None:
        """Set something aside, and tell where it is then."""
        try:
            place = act()
        except StoreFault as fault:
            self.kit.notices.append(refusal_text(fault))
        else:
            self.kit.notices.append(_("Kept aside: {place}").format(place=place))

    def back(self) -> Transition | None:
        """Return to the title; a name that cannot be stays on the screen."""
        self.keep_name()
        return None if self.name_fault else Reset(self.home(self.kit))

    # --- scene ---------------------------------------------------------------------------------

    def resume(self) -> None:
        """Back from another scene, where anything may have changed."""
        self._read(self.person.id if self.person else "")
        self._place()
        if self.group.focus is None:
            self.group.focus = self.group.named("rows") or self.group.named("new")

    def handle(self, event: Event) -> Transition | None:
        """Files that are dropped, the list, the widgets, keys."""
        if event.type == pygame.DROPFILE:
            return self.take_in(Path(event.file))
        focus = self.group.focus
        if self.rows.mouse(event):
            if event.type == pygame.MOUSEBUTTONDOWN and not self.rows.bar.is_held:
                self.group.focus, self.group.ring_shown = self.group.named("rows"), False
            return self.open_collection() if self.rows.is_opened else None
        used, transition = self.group.handle(event)
        if focus is self.name and self.group.focus is not self.name:
            self.keep_name()
        if event.type != pygame.KEYDOWN:
            return transition
        if used:
            self.group.ring_shown = self.group.ring_shown or focus is self.rows
            return transition
        return self._key(event)

    def _key(self, event: Event) -> Transition | None:
        if event.scancode in keys.ESCAPE:
            is_typed = self._named is not None and self.name.value != self._named.name
            if self.group.focus is self.name and is_typed:
                self._show()
                return None
            return self.back()
        if event.scancode in keys.ENTER:
            if self.group.focus is self.name:
                self.keep_name()
            elif self.group.focus is self.rows:
                return self.open_collection()
        return None

    def release(self) -> None:
        """Forget all that is held; a name typed counts."""
        self.keep_name()
        super().release()

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        people_draw.draw(self, frame)
