"""Asks for the name of a new person; it keeps nothing but what was typed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.i18n import refusal_text
from game.people import shelf
from game.people.fault import PeopleFault
from game.people.person import NAME_LIMIT, Person
from game.store import StoreFault
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import Sheet
from game.ui.paragraph import paragraph
from game.ui.people.colors import FAULT
from game.ui.scene import Pop, Transition
from game.ui.widget import Entry, Look, Widget

_ENTRY, _LINE, _GAP = 66, 60, 14


class NewPersonSheet(Sheet):
    """A line for the name; `done` is called with the person made, and says what comes next."""

    def __init__(self, kit: Kit, done: Callable[[Person], Transition | None]) -> None:
        self._done = done
        self.fault = ""
        self.entry = Entry(
            Rect(0, 0, 0, 0), _("Name"), style=theme.LEAD, name="name", limit=NAME_LIMIT,
            changed=self._typed,
        )  # fmt: skip
        super().__init__(kit, _("New player"), [_("What is the player called?")])
        self.group.focus = self.entry

    def buttons(self) -> list[Widget]:
        """Neither, or the person."""
        return [
            Widget(Rect(0, 0, 0, 0), _("Cancel"), self.cancel, name="cancel"),
            Widget(Rect(0, 0, 0, 0), _("Add"), self.add, Look.CALL, name="add",
                   enabled=bool(self.entry.value.strip())),
        ]  # fmt: skip

    def layout(self) -> None:
        """As every sheet, with the line for the name below the text."""
        is_typing = self.group.focus is self.entry
        super().layout()
        kit = self.kit
        high, gap = max(kit.px(_ENTRY), 34), kit.px(_GAP)
        more = high + kit.px(_LINE) + gap
        self._panel.height += more
        self._panel.centery = kit.metrics.window.centery
        self._text.top = self._panel.top + kit.px(48 + 76)
        self.entry.rect = Rect(self._text.left, self._text.bottom + gap, self._text.width, high)
        self.group.replace([self.entry, *self._placed(self.buttons())])
        if is_typing:
            self.group.focus = self.entry

    @property
    def _line(self) -> Rect:
        """Where it is said what is wrong with the name."""
        entry = self.entry.rect
        return Rect(entry.left, entry.bottom, entry.width, self.kit.px(_LINE))

    def _typed(self, text: str) -> None:
        del text
        self.fault = ""
        self.layout()

    def add(self) -> Transition | None:
        """Make the person; a name that cannot be is told below the line."""
        try:
            person = shelf.add_person(self.entry.value)
        except (PeopleFault, StoreFault) as fault:
            self.fault = refusal_text(fault)
            return None
        return self._done(person)

    def handle(self, event: Event) -> Transition | None:
        """As every sheet; Enter in the line makes the person."""
        is_enter = event.type == pygame.KEYDOWN and event.scancode in keys.ENTER
        if is_enter and self.group.focus is self.entry:
            return self.add()
        if event.type == pygame.KEYDOWN and event.scancode in keys.ESCAPE:
            return Pop()
        return super().handle(event)

    def draw(self, frame: Frame) -> None:
        """Add the sheet, and what is wrong with the name."""
        super().draw(frame)
        if self.fault:
            paragraph(frame, self.kit, self._line, self.fault, theme.SMALL, color=FAULT)
