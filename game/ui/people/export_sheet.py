"""Tells where a collection was saved, and opens the folder."""

from __future__ import annotations

from pathlib import Path

from pygame import Rect

from game.i18n import gettext as _
from game.i18n import refusal_text
from game.people.collection import Collection
from game.people.person import Person
from game.store import StoreFault
from game.ui.kit import Kit
from game.ui.message import MessageScene, Sheet
from game.ui.people.exporting import export
from game.ui.printing.opening import FolderOpening
from game.ui.scene import Pop, Transition
from game.ui.widget import Look, Widget


def export_sheet(kit: Kit, person: Person, owned: Collection) -> Sheet:
    """Save a collection; the sheet says where it is, or why it could not be saved."""
    try:
        files = export(person, owned, kit.catalog.decks)
    except StoreFault as fault:
        return MessageScene(kit, _("The collection was not exported"), [refusal_text(fault)])
    return ExportSheet(kit, files)


class ExportSheet(Sheet):
    """Where the files are."""

    def __init__(self, kit: Kit, files: tuple[Path, ...]) -> None:
        self.files = files
        self._opening: FolderOpening | None = None
        folder = files[0].parent
        super().__init__(kit, _("The collection is exported"), [
            _("It lies in the folder {folder}:").format(folder=folder),
            *(file.name for file in files),
            _("The JSON file goes into another game of Baskettoria, the CSV file into a"
              " spreadsheet. Both can be taken in again."),
        ])  # fmt: skip
        self.group.focus = self.group.named("open")

    def buttons(self) -> list[Widget]:
        """Open the folder, and close."""
        return [
            Widget(Rect(0, 0, 0, 0), _("Got it"), Pop, name="close"),
            Widget(Rect(0, 0, 0, 0), _("Open the folder"), self.open, Look.CALL, name="open"),
        ]

    def open(self) -> Transition | None:
        """Show the files in the system's own window."""
        if self._opening is None:
            self._opening = FolderOpening(self.files[0].parent)
        return None

    def update(self, seconds: float) -> Transition | None:
        """Tell where the folder could not be opened."""
        del seconds
        opening = self._opening
        if opening is not None and opening.has_failed is not None:
            self._opening = None
            if opening.has_failed:
                text = _("The folder could not be opened from here. It lies at {folder}.")
                self.kit.notices.append(text.format(folder=opening.folder))
        return None

    @property
    def is_moving(self) -> bool:
        """While the folder is being opened."""
        return self._opening is not None
