"""The print screen: choices, a preview of the sheets, and the print; planned and made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n, paths, store
from game.cards.model import Deck, DeckCard
from game.cards.printing import Printer, PrintRefusal, PrintRefusals
from game.cards.printing.printers import load_printers, save_printer
from game.cards.printing.selection import read_list
from game.cards.printing.words import refusal_text, saved_printer_text
from game.i18n import gettext as _
from game.i18n import pgettext
from game.people.roster_cards import kept_rosters, laid_out
from game.ui import keys
from game.ui.decks import shortcuts
from game.ui.decks.file_picker import FilePickerScene
from game.ui.decks.folder_list import Kinds
from game.ui.decks.path_entry import PathEntry, meant_path
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.printing import print_draw
from game.ui.printing.choices import What, folder_of, remember, remembered
from game.ui.printing.fields import ROSTERS, Tab
from game.ui.printing.flow import OPTION, Caption
from game.ui.printing.opening import FolderOpening
from game.ui.printing.outlook import Outlook, outlook
from game.ui.printing.preview import Outline, Preview
from game.ui.printing.print_layout import PrintLayout
from game.ui.printing.print_widgets import widgets
from game.ui.printing.print_work import (
    Outcome,
    PrintWork,
    Refused,
    Task,
    calibration_task,
    print_task,
)
from game.ui.scene import Pop, Push, Scene, Transition
from game.ui.widget import Entry, Group, Widget

_LISTS = Kinds(frozenset({".csv", ".tsv", ".txt", ".json"}))  # JSON: a saved match
_NUMBERS_LIMIT, _PATH_LIMIT, _NAME_LIMIT = 60_000, 1000, 24


class PrintScene(Scene):
    """Everything about one deck's print.

    Attributes:
        choices: what is chosen.
        outlook: what comes of it.
        work: the print on its way, or None.
        outcome: how the last one ended, as long as nothing else is chosen.
        tab: which choices are shown.
        page: which part of them, where the window is small.
        rosters: those saved on this PC.
        roster_page: which of them are shown.
    """

    def __init__(self, kit: Kit, deck: Deck, selection: Sequence[DeckCard] | None = None) -> None:
        super().__init__(kit)
        self.deck = deck
        self.choices = remembered(kit.settings, deck)
        if selection is not None:
            numbers = ", ".join(str(card.number) for card in selection)
            self.choices = replace(self.choices, what=What.NUMBERS, numbers=numbers)
        self.rosters = kept_rosters()
        self.roster_page = 0
        self.usual_folder = paths.user_prints()[0]
        self.outlook = self._outlook()
        self.work: PrintWork | None = None
        self.outcome: Outcome | None = None
        self.tab = Tab.MAIN
        self.page = 0
        self.captions: list[Caption] = []
        self.numbers = self._entry("numbers", _NUMBERS_LIMIT, self._type_numbers)
        self.numbers.value = self.choices.numbers
        self.printer_name = self._entry("printer_name", _NAME_LIMIT, lambda _text: self._place())
        self.folder_entry = self._entry("folder", _PATH_LIMIT, self._type_folder)
        self.folder_entry.value = str(self.folder)
        self.preview = Preview(kit)
        self.group = Group(kit)
        self.places = PrintLayout(kit.metrics)
        self._opening: FolderOpening | None = None
        self.layout()

    @staticmethod
    def _entry(name: str, limit: int, changed: Any) -> Entry:
        rect = Rect(0, 0, 0, 0)
        return PathEntry(rect, style=OPTION, name=name, limit=limit, changed=changed)

    @property
    def folder(self) -> Path:
        """Where prints are saved."""
        return folder_of(self.choices, self.usual_folder)

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for what is chosen and the window of now."""
        self.places = PrintLayout(self.kit.metrics)
        self.numbers.text = _("1.1.001-1.1.009, 1.3.005:2")
        self.printer_name.text = pgettext("printer", "Its name")
        self.folder_entry.text = _("Path of a folder")
        self._plan()

    def _outlook(self) -> Outlook:
        roster = None
        if self.choices.what is What.ROSTER:
            kept = next((each for each in self.rosters if each.key == self.choices.roster), None)
            roster = laid_out(self.kit.catalog.decks, kept.roster) if kept else None
        return outlook(self.deck, self.choices, self.folder, roster)

    def _plan(self) -> None:
        self.outlook = self._outlook()
        if self.outlook.plan is not None:
            self.preview.show(self.outlook.plan, self.places.preview)
        elif self.preview.plan is not None:
            self.preview.show(self.preview.plan, self.places.preview)
        self.preview.update()
        self._place()

    def _place(self) -> None:
        found, self.captions = widgets(self)
        self.group.replace(found)

    def placed(self, entry: Entry, rect: Rect) -> Widget:
        """An entry in its place; what is typed in it stays."""
        entry.rect = rect
        entry.enabled = True
        return entry

    # --- choices -------------------------------------------------------------------------------

    def choose(self, **change: Any) -> None:
        """Choose something else."""
        self.choices = replace(self.choices, **change)
        if "what" in change:
            self._choose_first()
        if {"back_x", "back_y", "margin", "turned", "wider", "taller"} & set(change):
            self.choices = replace(self.choices, printer=self._same_printer())
        self.outcome = None
        self._plan()
        if change.get("what") is What.NUMBERS:
            self.group.focus = self.group.named("numbers") or self.group.focus

    def _choose_first(self) -> None:
        """Begin with some cards where none are chosen of what is printed now."""
        if self.choices.what is What.CLUBS and not self.choices.clubs and self.deck.clubs:
            self.choices = replace(self.choices, clubs=(self.deck.clubs[0].id,))
        elif self.choices.what is What.CLASSES and not self.choices.classes:
            self.choices = replace(self.choices, classes=(1,))

    def turn_rosters(self) -> None:
        """Show other saved rosters."""
        self.roster_page = (self.roster_page + 1) % -(-len(self.rosters) // ROSTERS)
        self._place()

    def _same_printer(self) -> str:
        """The printer kept that has these very numbers, preferably the one chosen."""
        kept, own = load_printers(), self.choices.own_printer
        same = [name for name, printer in kept.items() if printer == own]
        return self.choices.printer if self.choices.printer in same else next(iter(same), "")

    def open_tab(self, tab: Tab) -> None:
        """Show other choices."""
        self.tab = tab
        self.page = 0
        self._place()

    def turn_choices(self) -> None:
        """Show the choices of this tab that had no room."""
        self.page += 1
        self._place()

    def _type_numbers(self, text: str) -> None:
        self.choose(numbers=text)

    def _type_folder(self, text: str) -> None:
        text = text.strip()
        self.choose(folder=str(meant_path(text, shortcuts.home())) if text else "")

    def save_in(self, folder: Path | None) -> None:
        """Save in another folder; None: in the usual one."""
        self.choose(folder=str(folder) if folder else "")
        self.folder_entry.value = str(self.folder)

    def use_printer(self, name: str) -> None:
        """Take what makes up for a printer that was kept; the one in use is let go again."""
        printer = load_printers().get(name)
        if printer is None or name == self.choices.printer:
            name, printer = "", Printer()
        self.choices = self.choices.with_printer(name, printer)
        self.choose()

    def keep_printer(self) -> None:
        """Keep what is chosen under the name typed."""
        name = self.printer_name.value.strip()
        if not name:
            return
        try:
            save_printer(name, self.choices.own_printer)
        except store.StoreFault as fault:
            self.kit.notices.append(i18n.refusal_text(fault))
            return
        self.kit.notices.append(saved_printer_text(name))
        self.printer_name.value = ""
        self.choose(printer=name)

    def pick_list(self) -> Transition | None:
        """Pick a file that lists cards and how many of each."""
        return Push(FilePickerScene(self.kit, _("A list of cards"), _LISTS, self._picked))

    def _picked(self, file: Path) -> Transition | None:
        self.take_list(file)
        return Pop()

    def take_list(self, file: Path) -> None:
        """Print what a file lists."""
        try:
            found = read_list(self.deck, file)
        except PrintRefusal as refusal:
            self.kit.notices.append(refusal_text(refusal))
            return
        except PrintRefusals as refusals:
            self.kit.notices.append("\n".join(map(refusal_text, refusals.refusals[:4])))
            return
        self.numbers.value = ", ".join(
            f"{each.card.number}:{each.count}" if each.count > 1 else str(each.card.number)
            for each in found
        )
        self.tab = Tab.MAIN
        self.choose(what=What.NUMBERS, numbers=self.numbers.value)

    # --- the preview ---------------------------------------------------------------------------

    def turn(self, by: int) -> None:
        """Show other sheets."""
        self.preview.turn(by)
        self._place()

    def toggle(self, outline: Outline) -> None:
        """Show lines on the cards, or no longer."""
        self.preview.toggle(outline)
        self._place()

    # --- the print -----------------------------------------------------------------------------

    def save(self) -> None:
        """Print into a new folder."""
        if self.work is None and self.outlook.plan is not None:
            self._begin(print_task(self.outlook.plan.request, self.folder))

    def calibrate(self) -> None:
        """Save the calibration sheet for this paper and this printer."""
        layout = "a4-9" if self.choices.layout == "single" else self.choices.layout
        request = replace(self.choices, layout=layout, bleed=None).request("", ())
        self._begin(calibration_task(request, self.folder))

    def _begin(self, task: Task) -> None:
        if self.work is not None:
            return
        self._remember()
        self.preview.feed.stop()
        self.outcome = None
        self.work = PrintWork(task)
        self._place()
        self.group.focus = self.group.named("cancel")

    def cancel(self) -> None:
        """Call the print off."""
        if self.work is not None:
            self.work.cancel()

    def open_folder(self) -> None:
        """Show the files in the system's own window."""
        folder = getattr(self.outcome, "folder", None)
        if isinstance(folder, Path) and self._opening is None:
            self._opening = FolderOpening(folder)

    def _remember(self) -> None:
        remember(self.kit.settings, self.choices)
        self.kit.save_settings()

    def back(self) -> Transition | None:
        """Leave; what was chosen is remembered."""
        self._remember()
        self.preview.feed.stop()
        return Pop()

    # --- scene ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Widgets, the wheel and keys that turn sheets, lists that are dropped."""
        if event.type == pygame.DROPFILE:
            if self.work is None:
                self.take_list(Path(event.file))
            return None
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
            return None
        used, transition = self.group.handle(event)
        if not used and event.type == pygame.KEYDOWN:
            return self._key(event)
        return transition

    def _key(self, event: Event) -> Transition | None:
        if event.scancode in keys.ESCAPE:
            if self.work is not None:
                self.cancel()
                return None
            return self.back()
        if event.scancode in (pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN):
            self.turn(1 if event.scancode == pygame.KSCAN_PAGEDOWN else -1)
        elif event.scancode in keys.ENTER:
            if isinstance(self.group.focus, Entry):
                self.group.focus = None
            elif self.outcome is None:
                self.save()
        return None

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def resume(self) -> None:
        """Back from the file picker."""
        self._place()

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: pictures come, a print goes on."""
        del seconds
        self.preview.update()
        if self.work is not None and self.work.outcome is not None:
            self._ended(self.work.outcome)
        opening = self._opening
        if opening is not None and opening.has_failed is not None:
            self._opening = None
            if opening.has_failed:
                text = _("The folder could not be opened from here. It lies at {folder}.")
                self.kit.notices.append(text.format(folder=opening.folder))
        return None

    def _ended(self, outcome: Outcome) -> None:
        self.work = None
        self.outcome = outcome
        self._plan()
        self.preview.turn(0)
        name = "save" if isinstance(outcome, Refused) else "open"
        self.group.focus = self.group.named(name) or self.group.named("save")

    @property
    def is_moving(self) -> bool:
        """While pictures come or a print is made."""
        return self.preview.is_moving or self.work is not None or self._opening is not None

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        print_draw.draw(self, frame)
