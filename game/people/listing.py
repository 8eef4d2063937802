"""Takes in a collection's file or a list of cards, and writes both; it opens no file.

What is exported comes back the same, also cards of decks that are not there.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.cards.model import Deck
from game.i18n import language
from game.people import form
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.lookup import find
from game.people.person import Person

_MOST_MEGABYTES = 4
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")
_FORMULA = ("=", "+", "-", "@")  # a spreadsheet would compute what begins with one


class Listing(NamedTuple):
    """What a file says.

    Attributes:
        counts: how many of each card, none of them 0.
        faults: what of it is left out, by line.
        missing: those of the cards whose deck is not there or has them no longer; they are counted
            all the same (`lookup.missing_notes` says which).
    """

    counts: Mapping[CardRef, int]
    faults: tuple[PeopleFault, ...]
    missing: tuple[CardRef, ...]


def read_listing(data: bytes, file_name: str, decks: Sequence[Deck]) -> Listing:
    """Read a collection's file or a list of cards (CSV or text, in any usual encoding).

    Args:
        data: what the file holds.
        file_name: what faults call it.
        decks: those that are there; a card without a deck is of the first that has it.
    """
    if not data.strip(b"\xef\xbb\xbf\xff\xfe \t\r\n\x00"):
        return _refused(PeopleCode.LIST_EMPTY, file_name)
    if len(data) > _MOST_MEGABYTES * 1_000_000:
        return _refused(PeopleCode.LIST_LARGE, file_name, most=_MOST_MEGABYTES)
    from game.cards.importing.text_sheet import decoded  # noqa: PLC0415 - who brings a file waits

    text = decoded(data)
    if _CONTROL.search(text):
        return _refused(PeopleCode.LIST_NOT_TEXT, file_name)
    if text.lstrip().startswith(("{", "[")):
        return _read_collection(text.encode(errors="replace"), file_name, decks)
    return _read_list(text, file_name, decks)


def write_collection_file(person: Person, owned: Collection) -> bytes:
    """A collection as a file that another game takes in."""
    return form.as_bytes(form.collection_content(owned) | {"person": person.name})


def write_csv(owned: Collection, decks: Sequence[Deck]) -> bytes:
    """A collection as a list that spreadsheets of the player's language open by a double click."""
    from game.people.list_sheet import HEADINGS, Column  # noqa: PLC0415 - likewise

    found = find(decks, owned)
    names = {each.ref: each.card.names[language()] for each in found.cards}
    text = io.StringIO()
    separator = ";" if language() == "ru" else ","
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow([HEADINGS[column][language()] for column in Column])
    for ref in sorted(owned, key=lambda ref: (ref.deck, ref.number.value)):
        name = _harmless(names.get(ref, ""))
        writer.writerow([str(ref.number), owned.count(ref), ref.deck, name])
    return text.getvalue().encode("utf-8-sig")


def _read_collection(data: bytes, file_name: str, decks: Sequence[Deck]) -> Listing:
    try:
        found = form.read_collection(data)
    except (ValueError, RecursionError):
        is_other = _is_object(data)
        code = PeopleCode.LIST_OTHER_KIND if is_other else PeopleCode.LIST_DAMAGED
        return _refused(code, file_name)
    faults = [
        PeopleFault(PeopleCode.LIST_ENTRY, file=file_name, found=entry) for entry in found.bad
    ]
    if found.is_newer:
        faults.append(PeopleFault(PeopleCode.LIST_NEWER, file=file_name))
    return _listing(found.value.counts, faults, decks)


def _is_object(data: bytes) -> bool:
    try:
        form.object_in(data)
    except (ValueError, RecursionError):
        return False
    return True


def _read_list(text: str, file_name: str, decks: Sequence[Deck]) -> Listing:
    from game.people.card_list import CardList  # noqa: PLC0415 - likewise

    found = CardList(text, file_name, decks)
    return _listing(found.counts, found.faults, decks)


def _listing(
    counts: Mapping[CardRef, int], faults: Sequence[PeopleFault], decks: Sequence[Deck]
) -> Listing:
    """A listing whose numbers are written as the decks write them."""
    found = find(decks, counts)
    known = {each.ref: each.ref for each in found.cards}
    written = {known.get(ref, ref): count for ref, count in counts.items()}
    return Listing(written, tuple(faults), found.missing)


def _refused(code: PeopleCode, file_name: str, **params: object) -> Listing:
    return Listing({}, (PeopleFault(code, file=file_name, **params),), ())


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
