"""Reads what a player brings as a deck, or tells everything that is wrong with it."""

from __future__ import annotations

import shutil
import tempfile
import unicodedata
import weakref
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.cards.card_row import MAX_TEXT
from game.cards.deck_heading import Heading, read_heading
from game.cards.fault import DeckFaults, Fault, FaultCode, FaultList
from game.cards.importing.archive import unpack
from game.cards.importing.note import Note, NoteCode
from game.cards.importing.sheet import Sheet
from game.cards.importing.sheet_row import SheetFaults
from game.cards.importing.shelf import Shelf
from game.cards.importing.source import Source, file_source, folder_source
from game.cards.importing.table import Table, read_table
from game.cards.importing.text_sheet import decoded, text_sheet
from game.cards.importing.workbook import has_pasted_pictures, is_workbook, workbook_sheets
from game.cards.model import Deck
from game.cards.slug import slug

MAX_FILE = 30_000_000  # bytes of a spreadsheet
_ZIP, _OLD_SHEET = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
_OTHER_KINDS = (
    b"%PDF",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"RIFF",
    b"{\\rtf",
    b"Rar!",
    b"7z\xbc",
)
_OPEN_DOCUMENT = b"mimetypeapplication/vnd.oasis"


class _Scratch:
    """A folder for what is unpacked; it goes with the last reference to this."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="baskettoria-"))
        weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)


@dataclass(frozen=True, slots=True)
class ImportedDeck:
    """A sound deck that is not installed yet.

    Attributes:
        deck: its folder, and its cards' pictures, are where it was read from; its id is the one
            it gets where that is free.
        notes: what was made up or left out.
        source: what the player brought.
    """

    deck: Deck
    notes: tuple[Note, ...]
    source: Path
    _unpacked: _Scratch | None = field(default=None, repr=False, compare=False)


def read_deck(path: Path) -> ImportedDeck:
    """Read a deck's folder, a ZIP of one, or a single CSV or XLSX file.

    Raises:
        DeckFaults: anything is wrong with it; all that is wrong is in there.
    """
    faults = FaultList(path.name)
    if path.is_dir():
        name = path.resolve().name
        return _read_source(folder_source(path, name, faults), path, name, faults)
    data = _file_bytes(path, faults)
    if data is None or _is_other_kind(data, faults):
        raise DeckFaults(faults.faults)
    if data.startswith(_ZIP) and not is_workbook(path):
        return _read_archive(path, faults)
    return _read_source(file_source(path), path, path.stem, faults)


def _read_archive(path: Path, faults: FaultList) -> ImportedDeck:
    scratch = _Scratch()
    unpack(path, scratch.path, faults)
    source = None if faults else folder_source(scratch.path, path.stem, faults)
    return _read_source(source, path, path.stem, faults, scratch)


def _read_source(
    source: Source | None,
    path: Path,
    id_name: str,
    faults: FaultList,
    unpacked: _Scratch | None = None,
) -> ImportedDeck:
    if source is None:
        raise DeckFaults(faults.faults)
    heading_faults = FaultList(source.heading.name if source.heading else "")
    heading = _heading(source, heading_faults)
    table_faults = SheetFaults(source.table.name)
    sheet, notes = _sheet(source, table_faults)
    given = heading.clubs if heading else ()
    name = _short(source.name)
    found = Table((), (), ())
    if sheet is not None:
        shelf = Shelf(source.folder, own=source.table.stem)
        found = read_table(sheet, name, given, shelf, table_faults)
    if heading_faults or table_faults:
        raise DeckFaults([*_by_place(heading_faults), *table_faults.by_place()])
    deck = Deck(
        id=slug(id_name, "deck"),
        names=heading.names if heading else {"ru": name, "en": name},
        author=heading.author if heading else "",
        license=heading.license if heading else "",
        clubs=found.clubs,
        cards=found.cards,
        folder=source.folder,
    )
    return ImportedDeck(deck, (*found.notes, *notes), path, unpacked)


def _heading(source: Source, faults: FaultList) -> Heading | None:
    """What `deck.toml` says, whatever its encoding; None where there is none to go by."""
    if source.heading is None:
        return None
    data = _file_bytes(source.heading, faults)
    heading = None if data is None else read_heading(decoded(data).replace("\r\n", "\n"), faults)
    return heading if heading and heading.clubs else None


def _sheet(source: Source, faults: FaultList) -> tuple[Sheet | None, list[Note]]:
    """The table with the cards, and what is worth knowing about its file."""
    data = _file_bytes(source.table, faults)
    if data is None or _is_other_kind(data, faults):
        return None, []
    if not is_workbook(source.table):
        if data.startswith(_ZIP):
            faults.add(FaultCode.FILE_BROKEN, kind="XLSX")
            return None, []
        return text_sheet(data, source.table.name, faults), []
    sheets = workbook_sheets(source.table, faults)
    if not sheets:
        if not faults:
            faults.add(FaultCode.HEADER_MISSING)
        return None, []
    notes = [Note(NoteCode.PASTED_PICTURES)] if has_pasted_pictures(source.table) else []
    if rest := tuple(sheet.title for sheet in sheets[1:]):
        notes.append(Note(NoteCode.SHEETS_IGNORED, names=rest))
    return sheets[0], notes


def _file_bytes(path: Path, faults: FaultList) -> bytes | None:
    """A file's content, within reason; of a large ZIP its first part, which tells its kind."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except FileNotFoundError:
        faults.add(FaultCode.FILE_MISSING)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        faults.add(FaultCode.FILE_UNREADABLE, reason=reason)
    else:
        if len(data) <= MAX_FILE or data.startswith(_ZIP):
            return data
        faults.add(FaultCode.FILE_TOO_LARGE, limit=MAX_FILE // 1000)
    return None


def _is_other_kind(data: bytes, faults: FaultList) -> bool:
    """Note a file that is a known other kind by its first bytes."""
    if data.startswith(_OLD_SHEET) or _OPEN_DOCUMENT in data[:200]:
        faults.add(FaultCode.FILE_OLD_SHEET)
        return True
    if data.startswith(_OTHER_KINDS):
        faults.add(FaultCode.FILE_KIND)
        return True
    return False


def _short(name: str) -> str:
    """A deck's name out of a file's name."""
    text = unicodedata.normalize("NFC", name).replace("_", " ")
    shown = "".join(letter for letter in text if letter.isprintable())
    return " ".join(shown.split())[:MAX_TEXT].strip() or "Deck"


def _by_place(faults: FaultList) -> Sequence[Fault]:
    return sorted(faults.faults, key=lambda fault: fault.line)
