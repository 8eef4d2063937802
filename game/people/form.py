"""People, collections and rosters as JSON and back, saving what can be read; it opens no file.

Each is an object with "format" and "version". What a newer version of the game wrote is read as far
as this one knows it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, TypeGuard, TypeVar

from game.engine import CardNumber
from game.people.card_ref import CardRef
from game.people.collection import MOST_COPIES, Collection
from game.people.name import shortened, tidy
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.people.roster import ROSTER_NAME_LIMIT, SavedRoster
from game.record.text import read_json, shown

VERSION = 1
_ID_LIMIT = 100  # characters of a deck's or a club's id
_DIGITS_LIMIT = 100  # of a card's number

T = TypeVar("T")


class Format(StrEnum):
    """What a file says it holds."""

    PERSON = "baskettoria-person"
    COLLECTION = "baskettoria-collection"
    ROSTER = "baskettoria-roster"


@dataclass(frozen=True, slots=True)
class Read(Generic[T]):
    """What was read.

    Attributes:
        value: as much of it as makes sense.
        bad: what does not, as it stands there.
        is_newer: a newer version of the game wrote it.
    """

    value: T
    bad: tuple[str, ...]
    is_newer: bool


def read_person(data: bytes, person_id: str) -> Read[Person]:
    """A person; only a name must be there.

    Raises:
        ValueError: no name can be read.
    """
    content = _content(data, Format.PERSON)
    bad: list[str] = []
    name = _name(content, NAME_LIMIT, bad)
    if not name:
        raise ValueError(content)
    color, club = content.get("color", PersonColor.BLUE), content.get("club", "")
    if color not in tuple(PersonColor):
        bad.append(shown(color))
        color = PersonColor.BLUE
    if not (isinstance(club, str) and len(club) <= _ID_LIMIT):
        bad.append(shown(club))
        club = ""
    person = Person(person_id, name, PersonColor(color), club)
    return Read(person, tuple(bad), _is_newer(content))


def read_collection(data: bytes) -> Read[Collection]:
    """A collection without the entries that make no sense.

    Raises:
        ValueError: it is none.
    """
    content = _content(data, Format.COLLECTION)
    decks = content.get("cards")
    if not isinstance(decks, dict):
        raise ValueError(decks)  # noqa: TRY004 - one kind of error for all that is no collection
    counts: dict[CardRef, int] = {}
    bad: list[str] = []
    for place, ref, count in _entries(decks):
        if ref is None or not _is_whole(count) or count < 0:
            bad.append(f"{place}: {shown(count)}")
            continue
        if count > MOST_COPIES or ref in counts:
            bad.append(f"{place}: {shown(count)}")
        counts[ref] = max(counts.get(ref, 0), min(count, MOST_COPIES))
    owned = Collection(MappingProxyType({ref: count for ref, count in counts.items() if count}))
    return Read(owned, tuple(bad), _is_newer(content))


def read_roster(data: bytes, roster_id: str) -> Read[SavedRoster]:
    """A roster without the entries that make no sense.

    Raises:
        ValueError: it is none.
    """
    content = _content(data, Format.ROSTER)
    entries = content.get("cards")
    if not isinstance(entries, list):
        raise ValueError(entries)  # noqa: TRY004 - as above
    bad: list[str] = []
    name = _name(content, ROSTER_NAME_LIMIT, bad)
    refs: dict[CardRef, None] = {}
    for entry in entries:
        ref = ref_in(entry.get("deck"), entry.get("number")) if isinstance(entry, dict) else None
        if ref is None or ref in refs:
            bad.append(shown(entry))
        else:
            refs[ref] = None
    roster = SavedRoster(roster_id, name or roster_id[:ROSTER_NAME_LIMIT], tuple(refs))
    return Read(roster, tuple(bad), _is_newer(content))


def person_content(person: Person) -> dict[str, Any]:
    """What a person's file says."""
    said = {"name": person.name, "color": person.color.value, "club": person.club}
    return _head(Format.PERSON) | said


def collection_content(owned: Collection) -> dict[str, Any]:
    """What a collection's file says: counts by deck and number, both in order."""
    decks: dict[str, dict[str, int]] = {}
    for ref in sorted(owned, key=lambda ref: (ref.deck, ref.number.value)):
        decks.setdefault(ref.deck, {})[str(ref.number)] = owned.count(ref)
    return _head(Format.COLLECTION) | {"cards": decks}


def roster_content(roster: SavedRoster) -> dict[str, Any]:
    """What a roster's file says."""
    cards = [{"deck": ref.deck, "number": str(ref.number)} for ref in roster.cards]
    return _head(Format.ROSTER) | {"name": roster.name, "cards": cards}


def as_bytes(content: Mapping[str, Any]) -> bytes:
    """An object as the text of a file."""
    text = json.dumps(content, ensure_ascii=False, indent=2)
    return text.encode(errors="replace") + b"\n"  # a deck's folder may have an unreadable name


def object_in(data: bytes) -> tuple[dict[str, Any], bool]:
    """The object in a file, and whether a newer version of the game wrote it.

    Raises:
        ValueError: there is none.
    """
    content = read_json(data)
    if not isinstance(content, dict):
        raise ValueError(content)  # noqa: TRY004 - as above
    return content, _is_newer(content)


def _head(form: Format) -> dict[str, Any]:
    return {"format": form.value, "version": VERSION}


def _content(data: bytes, form: Format) -> dict[str, Any]:
    content, _ = object_in(data)
    if content.get("format") != form:
        raise ValueError(content.get("format"))
    return content


def _name(content: Mapping[str, Any], limit: int, bad: list[str]) -> str:
    """The name an object gives, cut to a number of characters; empty where it gives none."""
    written = content.get("name")
    whole = tidy(written) if isinstance(written, str) else ""
    name = shortened(whole, limit)
    if not name or name != whole:
        bad.append(shown(written))
    return name


def _is_newer(content: Mapping[str, Any]) -> bool:
    version = content.get("version")
    return _is_whole(version) and version > VERSION


def _is_whole(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _entries(decks: Mapping[str, Any]) -> Iterator[tuple[str, CardRef | None, Any]]:
    """Each entry of a collection: its place, the card it names, and how many."""
    for deck, cards in decks.items():
        if not isinstance(cards, dict):
            yield shown(deck), None, cards
            continue
        for number, count in cards.items():
            yield f"{shown(deck)} {shown(number)}", ref_in(deck, number), count


def ref_in(deck: Any, number: Any) -> CardRef | None:
    """The card that a deck's id and a number name, or None where a file would not keep it."""
    if not (isinstance(deck, str) and deck and len(deck) <= _ID_LIMIT):
        return None
    if not (isinstance(number, str) and len(number) <= _DIGITS_LIMIT):
        return None
    try:
        return CardRef(deck, CardNumber(number))
    except ValueError:
        return None
