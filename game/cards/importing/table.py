"""Reads a sheet of cards: strict about what stands there, inventive about what does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.cards.card_row import MAX_TEXT, PICTURE_LIMITS, ROLES, read_card
from game.cards.card_table import Row
from game.cards.deck import refuse_double_numbers
from game.cards.fault import FaultCode
from game.cards.importing.club import made_clubs
from game.cards.importing.column import LOOK_COLUMNS, folded
from game.cards.importing.heading_row import HeadingRow, check_heading, find_heading
from game.cards.importing.invention import given_numbers, invented_look, likely_position
from game.cards.importing.note import Note, NoteCode
from game.cards.importing.sheet import Sheet
from game.cards.importing.sheet_row import SheetFaults, plain_row
from game.cards.importing.shelf import Shelf
from game.cards.model import Club, DeckCard, Position
from game.cards.strength import Yardstick

_STAND_IN_NUMBER = "0"
_FLAGS = ("beard", "headband", "glasses")


@dataclass(frozen=True, slots=True)
class Table:
    """The cards of a sheet, ascending by number, and what was made up for them."""

    cards: tuple[DeckCard, ...]
    clubs: tuple[Club, ...]
    notes: tuple[Note, ...]


@dataclass(slots=True)
class _Draft:
    """A card on its way: its row, what is written in the sheet, and what is read of it."""

    row: Row
    written: frozenset[str]  # columns
    card: DeckCard


def read_table(
    sheet: Sheet, deck_name: str, given: Sequence[Club], shelf: Shelf, faults: SheetFaults
) -> Table:
    """The cards of a sheet; worth nothing where faults were noted.

    Args:
        sheet: rows of cells with a heading among the first.
        deck_name: what to call the only club where there is no column of clubs.
        given: the clubs of a deck that has its own `deck.toml`, whose blank cells have the usual
            meaning; without any, clubs, looks, positions and classes are made up.
        shelf: the pictures that lie with the sheet.
        faults: where to note what is wrong.
    """
    heading = find_heading(sheet)
    if heading is None:
        faults.add(FaultCode.HEADER_MISSING)
        return Table((), (), ())
    faults.heading = heading
    check_heading(sheet, heading, faults)
    rows = _rows(sheet, heading, faults)
    if not rows and not faults:
        faults.add(FaultCode.NO_CARDS)
    clubs = _clubs(rows, heading, given, deck_name, faults)
    faults.clubs = [club.names[heading.language] for club in given]
    drafts = [
        draft
        for row in rows
        if (draft := _draft(row, clubs, shelf, is_own=not given, faults=faults)) is not None
    ]
    numbered = [row for row in rows if row.cells.get("number")]
    refuse_double_numbers(numbered, faults)
    if faults or not drafts:
        return Table((), (), ())
    notes = _complete(drafts, is_own=not given)
    if heading.unknown:
        notes.append(Note(NoteCode.COLUMNS_IGNORED, names=heading.unknown))
    cards = tuple(sorted((draft.card for draft in drafts), key=lambda card: card.number))
    used = {club.id: club for club in clubs.values()}
    if not given:
        notes.insert(0, Note(NoteCode.CLUBS_MADE, len(used)))
    return Table(cards, tuple(given) or tuple(used.values()), tuple(notes))


def _rows(sheet: Sheet, heading: HeadingRow, faults: SheetFaults) -> list[Row]:
    first = heading.row + 1
    found = (
        plain_row(index + 1, cells, heading, faults)
        for index, cells in enumerate(sheet.rows[first:], first)
    )
    return [row for row in found if row is not None]


def _clubs(
    rows: Sequence[Row],
    heading: HeadingRow,
    given: Sequence[Club],
    deck_name: str,
    faults: SheetFaults,
) -> Mapping[str, Club]:
    """The clubs by what a cell may call them, folded."""
    if given:
        by_name = {folded(club.names[language]): club for club in given for language in club.names}
        return by_name | {folded(club.id): club for club in given}
    if "club" not in heading.columns:
        return made_clubs([deck_name])
    names = [row.cells["club"] for row in rows if row.cells.get("club")]
    for row in rows:
        if len(name := row.cells.get("club", "")) > MAX_TEXT:
            faults.add(FaultCode.TOO_LONG, row.line, "club", found=len(name), limit=MAX_TEXT)
    return made_clubs(names)


def _draft(
    row: Row, clubs: Mapping[str, Club], shelf: Shelf, *, is_own: bool, faults: SheetFaults
) -> _Draft | None:
    """A card of a row, with stand-ins where something is to be made up."""
    cells = dict(row.cells)
    written = frozenset(key for key, text in cells.items() if text)
    if not cells.get("number"):
        cells["number"] = _STAND_IN_NUMBER
    if is_own and not cells.get("position"):
        cells["position"] = Position.WING
    if "club" not in cells and len(clubs) == 1:
        cells["club"] = next(iter(clubs))
    club = clubs.get(folded(cells.get("club", "")) or cells.get("club", ""))
    if club is not None:
        cells["club"] = club.id
    _find_picture(cells, row.cells, shelf)
    by_id = {each.id: each for each in clubs.values()}
    card = read_card(Row(row.line, cells), by_id, shelf.folder, faults)
    if card is None:
        return None
    if card.picture is not None:
        _check_picture(card, row.line, faults)
    return _Draft(row, written, card)


def _find_picture(cells: dict[str, str], written: Mapping[str, str], shelf: Shelf) -> None:
    """Name the picture file in the folder that a card names, or that is named like it."""
    if cells.get("picture"):
        cells["picture"] = shelf.named(cells["picture"])
        return
    names = (written.get(key, "") for key in ("number", "name_ru", "name_en"))
    cells["picture"] = shelf.of_card(names)


def _check_picture(card: DeckCard, line: int, faults: SheetFaults) -> None:
    """Refuse a picture that turns out to be damaged now, not when the card is drawn."""
    from game.cards.photo import PictureFault, check  # noqa: PLC0415 - Pillow, for pictures alone

    if card.picture is None:
        return
    try:
        check(card.picture)
    except PictureFault as fault:
        name = card.picture.name
        if fault.reason == "too_large":
            faults.add(FaultCode.PICTURE_TOO_LARGE, line, "picture", found=name, **PICTURE_LIMITS)
        else:
            faults.add(FaultCode.PICTURE_BROKEN, line, "picture", found=name)


def _complete(drafts: Sequence[_Draft], *, is_own: bool) -> list[Note]:
    """Make up what the sheet leaves out, and tell how often."""
    yardstick = Yardstick([(draft.card.attack, draft.card.defense) for draft in drafts])
    counts = dict.fromkeys(
        (
            NoteCode.PICTURES_FOUND,
            NoteCode.NUMBERS_GIVEN,
            NoteCode.CLASSES_COMPUTED,
            NoteCode.POSITIONS_GUESSED,
            NoteCode.LOOKS_INVENTED,
        ),
        0,
    )
    for draft in drafts:
        counts[NoteCode.PICTURES_FOUND] += draft.card.picture is not None
        if is_own:
            for code in _invent(draft, yardstick):
                counts[code] += 1
    counts[NoteCode.NUMBERS_GIVEN] = _number(drafts, yardstick)
    return [Note(code, count) for code, count in counts.items() if count]


def _invent(draft: _Draft, yardstick: Yardstick) -> list[NoteCode]:
    """Make up what one card lacks, its number aside."""
    card, written, done = draft.card, draft.written, []
    card_class, position, role, look = card.card_class, card.position, card.role, card.look
    if "class" not in written:
        card_class = yardstick.card_class(card.attack, card.defense)
        done.append(NoteCode.CLASSES_COMPUTED)
    if "position" not in written:
        position = likely_position(card.attack, card.defense)
        role = role if written & {"role_ru", "role_en"} else ROLES[position]
        done.append(NoteCode.POSITIONS_GUESSED)
    told = written | {flag for flag in _FLAGS if flag in draft.row.cells}
    if not set(LOOK_COLUMNS) <= told:
        look = invented_look(card.names["ru"], look, told)
        if card.picture is None:
            done.append(NoteCode.LOOKS_INVENTED)
    draft.card = replace(card, card_class=card_class, position=position, role=role, look=look)
    return done


def _number(drafts: Sequence[_Draft], yardstick: Yardstick) -> int:
    """Give numbers to the cards without one; how many there were."""
    wanting = [draft for draft in drafts if "number" not in draft.written]
    taken = [draft.card.number.value for draft in drafts if "number" in draft.written]
    cards = [(draft.card.card_class, draft.card.attack, draft.card.defense) for draft in wanting]
    for draft, number in zip(wanting, given_numbers(cards, yardstick, taken), strict=True):
        draft.card = replace(draft.card, number=number)
    return len(wanting)
