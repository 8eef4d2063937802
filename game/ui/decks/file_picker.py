"""Picks a file or a deck's folder inside the game; who opens it says which kinds, and what then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.decks import shortcuts
from game.ui.decks.file_rows import FileRows
from game.ui.decks.folder_list import FolderFault, Kind, Kinds, folder_lines
from game.ui.decks.path_entry import PathEntry, meant_path
from game.ui.decks.rows_scene import RowsScene
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.scene import Pop, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Group, Look, Widget

Choose = Callable[[Path], Transition | None]
Starter = Callable[[Path], Path | None]

_PANEL = (1560, 940)
_PAD, _SIDE, _GAP = 44, 340, 16
_ROW = 54
_SHORTCUT = TextStyle(Face.STRONG, 19)
_PATH = TextStyle(Face.TEXT, 19)
_BUTTON = TextStyle(Face.STRONG, 20)
_PATH_LIMIT = 1000


def deck_kinds() -> Kinds:
    """What can be a deck."""
    return Kinds(frozenset({".zip", ".csv", ".tsv", ".txt", ".xlsx"}), decks=True)


def picture_kinds() -> Kinds:
    """What can be a card's picture."""
    return Kinds(frozenset({".jpg", ".jpeg", ".png", ".webp"}))


class FilePickerScene(RowsScene):
    """A list of files with shortcuts beside it and a line for a path above.

    Attributes:
        folder: what is shown.
        fault: why it cannot be shown, or None.
    """

    opaque = False

    def __init__(
        self, kit: Kit, title: str, kinds: Kinds, choose: Choose, *,
        start: Path | None = None, starter: Starter | None = None,
    ) -> None:  # fmt: skip
        """Open the picker.

        Args:
            kit: of the program.
            title: what is picked for.
            kinds: what can be picked.
            choose: called with the file; answers with the transition that leaves the picker.
            start: the folder to begin in; None: where something was picked last.
            starter: writes a file to begin with into a folder and says which, or None where it
                cannot.
        """
        super().__init__(kit)
        self.title = title
        self.kinds = kinds
        self._choose = choose
        self._starter = starter
        self._recent = [path for path in shortcuts.recent() if self._is_wanted(path)]
        self.folder = start or next((p.parent for p in self._recent), shortcuts.home())
        self.fault: FolderFault | None = None
        self.rows = FileRows(kit, self.open_chosen, self._place_widgets)
        self.entry = PathEntry(
            Rect(0, 0, 0, 0), style=_PATH, name="path", limit=_PATH_LIMIT, changed=self._typed
        )
        self.group = Group(kit)
        self._panel = self._list = self._places = Rect(0, 0, 0, 0)
        self._read()
        self.layout()
        self.group.focus = self.group.named("rows") or self.group.named("path")

    def _is_wanted(self, path: Path) -> bool:
        return self.kinds.takes(path) or (self.kinds.decks and not path.suffix)

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place list, shortcuts, path and buttons."""
        kit, window = self.kit, self.kit.metrics.window
        size = (
            min(kit.px(_PANEL[0]), window.width - kit.px(40)),
            min(kit.px(_PANEL[1]), window.height - kit.px(40)),
        )
        panel = Rect((0, 0), size)
        panel.center = window.center
        self._panel = panel
        pad, gap, row = kit.px(_PAD), kit.px(_GAP), max(kit.px(_ROW), 28)
        top = panel.top + pad + kit.px(60)
        left = panel.left + pad + kit.px(_SIDE) + 2 * gap
        bottom = panel.bottom - pad - row - gap
        self._places = Rect(panel.left + pad, top, kit.px(_SIDE), bottom - top)
        y = top + row + gap
        self._list = Rect(left, y, panel.right - pad - left, bottom - y)
        self.rows.place(self._list)
        self.entry.text = _("Path of a file or a folder")
        self._place_widgets()

    def _place_widgets(self) -> None:
        self.group.replace([*self._path_row(), self.rows, *self._side(), *self._buttons()])

    def _path_row(self) -> list[Widget]:
        gap, row = self.kit.px(_GAP), max(self.kit.px(_ROW), 28)
        y = self._list.top - gap - row
        text = _("↑ Up")
        up = Rect(self._list.left, y, self._wide(text, 110), row)
        go = _("Go")
        right = Rect(0, y, self._wide(go, 90), row)
        right.right = self._list.right
        self.entry.rect = Rect(up.right + gap, y, right.left - up.right - 2 * gap, row)
        can_go = self.entry.value.strip() not in ("", str(self.folder))
        can_up = self.folder.parent != self.folder
        return [
            Widget(up, text, self.up, style=_BUTTON, enabled=can_up, name="up"),
            self.entry,
            Widget(right, go, self.go, style=_BUTTON, enabled=can_go, name="go"),
        ]

    def _wide(self, text: str, least: float) -> int:
        kit = self.kit
        return max(kit.px(least), kit.type.label(text, _BUTTON).width + kit.px(44))

    def _side(self) -> list[Widget]:
        """Shortcuts and what was picked lately, as many as fit."""
        kit, area = self.kit, self._places
        row, gap = max(kit.px(46), 26), max(2, kit.px(6))
        found: list[Widget] = []
        y = area.top

        def add(name: str, text: str, act: Callable[[], Transition | None]) -> None:
            nonlocal y
            if y + row <= area.bottom:
                rect = Rect(area.left, y, area.width, row)
                found.append(Widget(
                    rect, text, act, Look.QUIET, style=_SHORTCUT, align="left",
                    radius=kit.px(10), name=name,
                ))  # fmt: skip
            y += row + gap

        for place, shortcut in enumerate(shortcuts.shortcuts()):
            add(f"place:{place}", shortcut.text, partial(self.enter, shortcut.path))
        self._recent_top = y
        y += row
        for place, path in enumerate(self._recent):
            add(f"recent:{place}", path.name, partial(self._pick, path))
        return found

    def _buttons(self) -> list[Widget]:
        kit, panel, pad = self.kit, self._panel, self.kit.px(_PAD)
        row, gap = max(kit.px(_ROW), 28), kit.px(_GAP)
        line = self.rows.line
        opens = _("Open the folder") if line and line.kind is Kind.FOLDER else _("Choose")
        texts: list[tuple[str, str, Action, Look]] = [
            ("cancel", _("Cancel"), Pop, Look.PLAIN),
            ("choose", opens, self.open_chosen, Look.CALL),
        ]
        found: list[Widget] = []
        x = panel.right - pad
        for name, text, act, look in reversed(texts):
            wide = self._wide(text, 180)
            rect = Rect(x - wide, panel.bottom - pad - row + kit.px(8), wide, row)
            is_usable = name == "cancel" or line is not None
            found.insert(0, Widget(
                rect, text, act, look, style=_BUTTON, enabled=is_usable, name=name
            ))  # fmt: skip
            x -= wide + gap
        if self._starter is not None:
            text, act = _("Starter spreadsheet"), self.write_starter
            rect = Rect(panel.left + pad, found[0].rect.top, kit.px(_SIDE), row)
            found.insert(0, Widget(rect, text, act, style=_BUTTON, name="starter"))
        return found

    # --- folders and files ---------------------------------------------------------------------

    def _read(self, chosen: Path | None = None) -> None:
        """Read the folder anew, with a line chosen."""
        found = folder_lines(self.folder, self.kinds)
        self.fault = found if isinstance(found, FolderFault) else None
        lines = () if isinstance(found, FolderFault) else found
        places = [place for place, line in enumerate(lines) if line.path == chosen]
        self.rows.fill(lines, places[0] if places else 0)
        self.entry.value = str(self.folder)

    def enter(self, folder: Path) -> Transition | None:
        """Show another folder."""
        before, self.folder = self.folder, folder
        self._read(before)
        self._place_widgets()
        self.group.focus = self.group.named("rows") or self.group.named("up")
        return None

    def up(self) -> Transition | None:
        """Show the folder around this one."""
        return self.enter(self.folder.parent)

    def open_chosen(self) -> Transition | None:
        """Enter the chosen folder, or pick the chosen file or deck."""
        line = self.rows.line
        if line is None:
            return None
        return self.enter(line.path) if line.kind is Kind.FOLDER else self._pick(line.path)

    def go(self) -> Transition | None:
        """Go where the line for a path says; a file there is picked, of whatever kind."""
        path = meant_path(self.entry.value, self.folder)
        try:
            is_file = path.is_file()
        except (OSError, ValueError):
            is_file = False
        return self._pick(path) if is_file else self.enter(path)

    def write_starter(self) -> Transition | None:
        """Put a spreadsheet to begin with into the folder that is shown."""
        file = self._starter(self.folder) if self._starter else None
        if file is None:
            self.kit.notices.append(_("No file could be saved in this folder."))
            return None
        text = _("Saved: {file}. Fill it in a spreadsheet program, then choose it here.")
        self.kit.notices.append(text.format(file=file.name))
        self._read(file)
        self._place_widgets()
        return None

    def _pick(self, path: Path) -> Transition | None:
        shortcuts.remember(path)
        return self._choose(path)

    def _typed(self, text: str) -> None:
        del text
        self._place_widgets()

    # --- scene ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """The list, the widgets, Esc, Backspace; a dropped file is picked."""
        if event.type == pygame.DROPFILE:
            return self._pick(Path(event.file))
        if self.rows.mouse(event):
            if event.type == pygame.MOUSEBUTTONDOWN and not self.rows.bar.is_held:
                self.group.focus, self.group.ring_shown = self.group.named("rows"), False
            return self.open_chosen() if self.rows.is_opened else None
        focus = self.group.focus
        used, transition = self.group.handle(event)
        if event.type != pygame.KEYDOWN:
            return transition
        if used:
            self.group.ring_shown = self.group.ring_shown or focus is self.rows
            return transition
        return self._key(event)

    def _key(self, event: Event) -> Transition | None:
        if event.scancode in keys.ESCAPE:
            return Pop()
        if event.scancode in keys.ENTER:
            return self.go() if self.group.focus is self.entry else self.open_chosen()
        if event.scancode == keys.BACKSPACE:
            return self.up()
        return None

    def draw(self, frame: Frame) -> None:
        """Add the veil, the panel and all in it to a frame."""
        kit, panel = self.kit, self._panel
        frame.add(kit.shapes.veil(kit.metrics.window.size, theme.DIM), 0, 0)
        box = kit.shapes.box(
            panel.size, kit.px(26), theme.PANEL, border=theme.LINE, border_width=max(2, kit.px(2))
        )
        frame.add(box, *panel.topleft)
        left, y = panel.left + kit.px(_PAD), panel.top + kit.px(_PAD + 14)
        room = panel.width - 2 * kit.px(_PAD)
        title = kit.type.label(self.title.upper(), theme.HEADING, theme.INK, room)
        frame.text(title, left, y)
        self._draw_recent(frame)
        if not self.rows.lines:
            area = Rect(self._list.left, self._list.top, self._list.width, kit.px(200))
            paragraph(
                frame, kit, area, self.nothing_text(), theme.LEAD, color=theme.MUTED, align="center"
            )
        self._draw_hint(frame)
        self.group.draw(frame)

    def nothing_text(self) -> str:
        """Why the list is empty."""
        match self.fault:
            case FolderFault.MISSING:
                return _("There is no such folder.")
            case FolderFault.CLOSED:
                return _("This folder may not be opened: the system refuses.")
            case FolderFault.UNREADABLE:
                return _("This folder cannot be read.")
            case None:
                return _("Nothing here can be taken.")

    def _draw_recent(self, frame: Frame) -> None:
        if self.group.named("recent:0") is None:
            return
        kit, area = self.kit, self._places
        label = kit.type.label(_("Lately").upper(), theme.PANEL_TITLE, theme.MUTED, area.width)
        frame.text(label, area.left + kit.px(10), self._recent_top + max(kit.px(46), 26) / 2)

    def _draw_hint(self, frame: Frame) -> None:
        """Which kinds can be picked, left of the buttons."""
        kit, panel = self.kit, self._panel
        cancel = self.group.named("cancel")
        if cancel is None:
            return
        starter = self.group.named("starter")
        left = starter.rect.right + kit.px(32) if starter else panel.left + kit.px(_PAD)
        high = round(2 * kit.type.line_height(theme.SMALL))
        rect = Rect(left, 0, cancel.rect.left - left - kit.px(24), high)
        rect.centery = cancel.rect.centery
        paragraph(frame, kit, rect, self.hint(), theme.SMALL, color=theme.MUTED)

    def hint(self) -> str:
        """Which kinds can be picked."""
        if self.kinds.decks:
            return _("A deck is a folder, a ZIP, an XLSX or a CSV file. Or drop it on the window.")
        names = ", ".join(sorted(suffix[1:].upper() for suffix in self.kinds.suffixes))
        return _("{kinds}. Or drop the file on the window.").format(kinds=names)
