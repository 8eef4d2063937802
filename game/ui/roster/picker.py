"""A sheet with a person's saved rosters to choose from, and the ways to have another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import Deck
from game.i18n import gettext as _
from game.people import shelf
from game.people.collection import Collection
from game.people.lookup import roster_notes
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui import keys, theme
from game.ui.decks.menu_button import TAB, nowhere, wide
from game.ui.decks.rows_scene import RowsScene
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.roster import words
from game.ui.roster.request import RosterWish
from game.ui.roster.roster_rows import RosterLine, RosterRows
from game.ui.scene import Pop, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Group, Look, Widget

Choose: TypeAlias = Callable[[SavedRoster | RosterWish], Transition]

_WIDE, _PAD, _TITLE_HIGH, _BUTTON = 1040, 44, 76, 60
_MOST_SHARE, _LEAST_LIST = 0.84, 180
_TITLE = TextStyle(Face.DISPLAY, 36)


class RosterPicker(RowsScene):
    """The choice of a saved roster.

    Attributes:
        rows: the rosters.
    """

    opaque = False

    def __init__(
        self, kit: Kit, person: Person, decks: Sequence[Deck], owned: Collection | None,
        choose: Choose,
    ) -> None:  # fmt: skip
        """List the rosters of a person.

        Args:
            kit: the desk.
            person: whose rosters.
            decks: those that are there.
            owned: what the person owns; None where any card will do.
            choose: takes a saved roster or a wish for another and says what comes next.
        """
        super().__init__(kit)
        self._person, self._decks, self._owned = person, tuple(decks), owned
        self._choose = choose
        self._panel = self._list = Rect(0, 0, 0, 0)
        self._is_clicked = False
        self.group = Group(kit)
        self.rows = RosterRows(kit, self._open, self._chose)
        self.group.ring_shown = True
        self._fill()

    def _fill(self) -> None:
        """Read the rosters anew; what is wrong with their files is told."""
        self.show(
            shelf.rosters(self._person, lambda fault: self.kit.warn(i18n.refusal_text(fault)))
        )

    def show(self, rosters: Sequence[SavedRoster]) -> None:
        """List some rosters, as many as the sheet has room for without scrolling."""
        self.rows.fill([self._line(roster) for roster in rosters], max(0, self.rows.chosen))
        self.layout()
        self.group.focus = self.group.named("rows") or self.group.named("new")

    def _line(self, roster: SavedRoster) -> RosterLine:
        notes = roster_notes(self._decks, roster, self._owned)
        if notes:
            return RosterLine(roster, " ".join(i18n.refusal_text(note) for note in notes), True)
        return RosterLine(roster, words.kind_text(len(roster.cards)), False)

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place the sheet, as high as the rosters want."""
        kit, window = self.kit, self.kit.metrics.window
        pad, high = kit.px(_PAD), max(kit.px(_BUTTON), 34)
        above, below = pad + kit.px(_TITLE_HIGH), pad + high + kit.px(26)
        room = int(window.height * _MOST_SHARE) - above - below
        wanted = max(kit.px(_LEAST_LIST), self.rows.step * len(self.rows.lines))
        listed = min(room, wanted)
        self._panel = Rect(0, 0, min(kit.px(_WIDE), window.width - kit.px(60)), 0)
        self._panel.height = above + listed + below
        self._panel.center = window.center
        self._list = Rect(
            self._panel.left + pad, self._panel.top + above, self._panel.width - 2 * pad, listed
        )
        listing = self._list.copy()
        if wanted <= room:  # no bar: the lines may be as wide as the sheet's text
            listing.width += max(5, kit.px(10)) + kit.px(10)
        self.rows.place(listing)
        self._place_buttons(high)

    def _place_buttons(self, high: int) -> None:
        kit, area = self.kit, self._list
        best = _("Strongest of the collection") if self._owned else _("The strongest cards")
        has_cards = bool(self._owned) if self._owned is not None else bool(self._decks)
        found = [
            Widget(nowhere(), _("← Back"), Pop, style=TAB, name="back"),
            Widget(nowhere(), best, self._best, enabled=has_cards, style=TAB, name="best"),
            Widget(nowhere(), _("New roster…"), self._new, Look.CALL, style=TAB, name="new"),
        ]
        gap = kit.px(16)
        sizes = [wide(kit, widget.text) for widget in found]
        room = area.width - 2 * gap
        if sum(sizes) > room:
            sizes = [int(size * room / sum(sizes)) for size in sizes]
        top = area.bottom + kit.px(26)
        lefts = (area.left, area.right - sizes[2] - gap - sizes[1], area.right - sizes[2])
        for widget, left, size in zip(found, lefts, sizes, strict=True):
            widget.rect = Rect(left, top, size, high)
        self.group.replace([self.rows, *found])

    # --- choices -------------------------------------------------------------------------------

    def _chose(self) -> None:
        self._is_clicked = True

    def _open(self) -> Transition | None:
        line = self.rows.line
        return self._choose(line.roster) if line else None

    def _best(self) -> Transition:
        return self._choose(RosterWish.STRONGEST)

    def _new(self) -> Transition:
        return self._choose(RosterWish.NEW)

    # --- scene ---------------------------------------------------------------------------------

    def resume(self) -> None:
        """Back from another scene, where rosters may have changed."""
        self._fill()

    def handle(self, event: Event) -> Transition | None:
        """The list, the buttons, Esc, a click beside the sheet."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.ESCAPE:
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and not self._panel.collidepoint(event.pos):
            return Pop()
        self._is_clicked = False
        if self.rows.mouse(event):
            self.group.release()
            is_click = event.type == pygame.MOUSEBUTTONUP and self._is_clicked
            return self._open() if is_click else None
        focus = self.group.focus
        used, transition = self.group.handle(event)
        if event.type == pygame.KEYDOWN and used and focus is self.rows:
            self.group.ring_shown = True
        return transition

    def draw(self, frame: Frame) -> None:
        """Add the veil and the sheet to a frame."""
        kit, panel = self.kit, self._panel
        frame.add(kit.shapes.veil(kit.metrics.window.size, theme.DIM), 0, 0)
        box = kit.shapes.box(
            panel.size, kit.px(26), theme.PANEL, border=theme.LINE, border_width=max(2, kit.px(2))
        )
        frame.add(box, *panel.topleft)
        text = _("Rosters: {name}").format(name=self._person.name).upper()
        title = kit.type.label(text, _TITLE, theme.INK, self._list.width)
        frame.text(title, self._list.left, panel.top + kit.px(_PAD + 26))
        if not self.rows.lines:
            text = _("No roster is saved yet. A new one can be saved while you put it together.")
            paragraph(frame, kit, self._list, text, theme.LEAD, color=theme.MUTED, align="center")
        self.group.draw(frame)
