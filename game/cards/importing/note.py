"""What an import has done beyond reading, and what it asks, in the player's language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from game.cards.model import Deck
from game.i18n import gettext as _
from game.i18n import language, ngettext


class NoteCode(StrEnum):
    """What was made up or left out; all but the names come with a count `n`."""

    CLUBS_MADE = "clubs_made"
    NUMBERS_GIVEN = "numbers_given"
    CLASSES_COMPUTED = "classes_computed"
    POSITIONS_GUESSED = "positions_guessed"
    LOOKS_INVENTED = "looks_invented"
    PICTURES_FOUND = "pictures_found"
    COLUMNS_IGNORED = "columns_ignored"  # names
    SHEETS_IGNORED = "sheets_ignored"  # names
    PASTED_PICTURES = "pasted_pictures"


@dataclass(frozen=True, slots=True)
class Note:
    """One thing worth knowing about an imported deck that is no fault."""

    code: NoteCode
    n: int = 0
    names: tuple[str, ...] = ()


def note_text(note: Note) -> str:
    """A note as a sentence."""
    names = ", ".join(note.names)
    match note.code:
        case NoteCode.CLUBS_MADE:
            text = ngettext("{n} club got colors.", "{n} clubs got colors.", note.n)
        case NoteCode.NUMBERS_GIVEN:
            text = ngettext("{n} card got a number.", "{n} cards got numbers.", note.n)
        case NoteCode.CLASSES_COMPUTED:
            text = ngettext(
                "{n} card got its class by its strength.",
                "{n} cards got their class by their strength.",
                note.n,
            )
        case NoteCode.POSITIONS_GUESSED:
            text = ngettext(
                "{n} card got its position by its values.",
                "{n} cards got their position by their values.",
                note.n,
            )
        case NoteCode.LOOKS_INVENTED:
            text = ngettext("{n} face was invented.", "{n} faces were invented.", note.n)
        case NoteCode.PICTURES_FOUND:
            text = ngettext("{n} card has a picture.", "{n} cards have pictures.", note.n)
        case NoteCode.COLUMNS_IGNORED:
            text = _("Columns that are not read: {names}.")
        case NoteCode.SHEETS_IGNORED:
            text = _("Only the first sheet with cards is read, not: {names}.")
        case NoteCode.PASTED_PICTURES:
            text = _(
                "Pictures pasted into the sheet are not read:"
                " put them beside the file, named like the cards."
            )
    return text.format(n=note.n, names=names)


def deck_text(deck: Deck) -> str:
    """A deck in a line: its name, how many cards, how many clubs."""
    cards = ngettext("{n} card", "{n} cards", len(deck.cards)).format(n=len(deck.cards))
    clubs = ngettext("{n} club", "{n} clubs", len(deck.clubs)).format(n=len(deck.clubs))
    return f"{deck.names[language()]}: {cards}, {clubs}"


def conflict_text(name: str) -> str:
    """What to ask where a deck of that name is already there."""
    return _("The deck “{name}” is already there. Replace it, or keep both?").format(name=name)


def installed_text(folder: Path) -> str:
    """Where an imported deck is now."""
    return _("The deck is in the game now: {folder}").format(folder=folder)


def written_text(file: Path) -> str:
    """What to do with a starter spreadsheet."""
    return _(
        "The starter spreadsheet is written: {file}. Put your cards in it and import it."
    ).format(file=file)


def already_there_text(file: Path) -> str:
    """Why a file is not written."""
    return _("{file} is already there.").format(file=file)
