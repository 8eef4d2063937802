"""The people of this PC on disk, with their collections and rosters; it knows no screen.

    user_data()/people/<person id>/{person.json, collection.json, rosters/<roster id>.json}

Nothing is ever deleted: what is damaged or removed is set aside beside what is in use. A damaged
file is set aside when somebody reads who can be told, with a `report`; else it is not touched.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from game import paths
from game.cards.slug import free, slug
from game.people import form, kept
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault, Report
from game.people.kept import State
from game.people.name import name_key, shortened, tidy, told_apart
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.people.roster import ROSTER_NAME_LIMIT, SavedRoster
from game.store import StoreFault, durable

_REMOVED = "_removed"
_PERSON_CODES = {
    State.REPAIRED: PeopleCode.PERSON_REPAIRED,
    State.RESTORED: PeopleCode.PERSON_RESTORED,
    State.LOST: PeopleCode.PERSON_LOST,
}
_COLLECTION_CODES = {
    State.REPAIRED: PeopleCode.COLLECTION_REPAIRED,
    State.RESTORED: PeopleCode.COLLECTION_RESTORED,
    State.LOST: PeopleCode.COLLECTION_LOST,
}
_ROSTER_CODES = {
    State.REPAIRED: PeopleCode.ROSTER_REPAIRED,
    State.RESTORED: PeopleCode.ROSTER_RESTORED,
    State.LOST: PeopleCode.ROSTER_LOST,
}
_OTHER_CODES = {State.NEWER: PeopleCode.FILE_NEWER, State.CLOSED: PeopleCode.FILE_CLOSED}


def people_folder() -> Path:
    """Where all people lie; it may not be there yet."""
    return paths.user_data() / "people"


def people(report: Report | None = None) -> tuple[Person, ...]:
    """Everybody on this PC, by name."""
    found = [_person(folder, report) for folder in _folders(people_folder())]
    names = told_apart([person.name for person in found], NAME_LIMIT)
    named = [replace(person, name=name) for person, name in zip(found, names, strict=True)]
    return tuple(sorted(named, key=lambda person: (name_key(person.name), person.id)))


def person_named(name: str) -> Person | None:
    """Who bears a name, capitals and spaces aside, or None."""
    wanted = name_key(name)
    return next((person for person in people() if name_key(person.name) == wanted), None)


def add_person(name: str, color: PersonColor | None = None, club: str = "") -> Person:
    """Make a person; without a color, of the first one that the fewest have.

    Raises:
        PeopleFault: the name is empty, too long or taken.
        StoreFault: it could not be written.
    """
    others = people()
    checked = _checked_name(name, others)
    colors = [person.color for person in others]
    taken = {folder.name.casefold() for folder in _folders(people_folder())}
    person = Person(
        free(slug(checked, "player"), taken),
        checked,
        color or min(PersonColor, key=colors.count),
        club,
    )
    kept.save(_person_file(person.id), form.person_content(person))
    return person


def change_person(person: Person) -> None:
    """Keep another name, color or club of a person.

    Raises:
        PeopleFault: the name is empty, too long or another's.
        StoreFault: it could not be written.
    """
    others = [other for other in people() if other.id != person.id]
    checked = replace(person, name=_checked_name(person.name, others))
    kept.save(_person_file(person.id), form.person_content(checked))


def set_aside_person(person: Person) -> Path:
    """Take a person off the list; where all that is theirs lies now.

    Raises:
        StoreFault: the system refuses.
    """
    folder = people_folder() / person.id
    return _moved(folder, people_folder() / _REMOVED / person.id)


def collection(person: Person, report: Report | None = None) -> Collection:
    """The cards a person owns."""
    file = _collection_file(person)
    found = kept.load(
        file, form.read_collection, form.collection_content, is_mended=report is not None
    )
    _tell(report, _COLLECTION_CODES, found.state, found.file, name=person.name)
    return found.value or Collection()


def save_collection(person: Person, owned: Collection) -> None:
    """Keep what a person owns.

    Raises:
        StoreFault: it could not be written.
    """
    kept.save(_collection_file(person), form.collection_content(owned))


def rosters(person: Person, report: Report | None = None) -> tuple[SavedRoster, ...]:
    """The rosters a person saved, by name."""
    loaded = (_roster(person, roster_id, report) for roster_id in _roster_ids(person))
    found = [roster for roster in loaded if roster is not None]
    names = told_apart([roster.name for roster in found], ROSTER_NAME_LIMIT)
    named = [replace(roster, name=name) for roster, name in zip(found, names, strict=True)]
    return tuple(sorted(named, key=lambda roster: (name_key(roster.name), roster.id)))


def new_roster_id(person: Person, name: str) -> str:
    """A free id for a roster, made of its name."""
    return free(slug(name, "roster"), {each.casefold() for each in _roster_ids(person)})


def save_roster(person: Person, roster: SavedRoster) -> None:
    """Keep a roster, in place of the one with its id.

    Raises:
        PeopleFault: the name is empty, too long or that of another of the person's rosters.
        StoreFault: it could not be written.
    """
    name = tidy(roster.name)
    if not name:
        raise PeopleFault(PeopleCode.ROSTER_NAME_EMPTY)
    if len(name) > ROSTER_NAME_LIMIT:
        raise PeopleFault(PeopleCode.ROSTER_NAME_LONG, found=len(name), most=ROSTER_NAME_LIMIT)
    for other in rosters(person):
        if other.id != roster.id and name_key(other.name) == name_key(name):
            raise PeopleFault(PeopleCode.ROSTER_NAME_TAKEN, name=other.name)
    content = form.roster_content(replace(roster, name=name))
    kept.save(_roster_file(person, roster.id), content)


def set_aside_roster(person: Person, roster: SavedRoster) -> Path:
    """Take a roster off the list; where its file lies now.

    Raises:
        StoreFault: the system refuses.
    """
    file = _roster_file(person, roster.id)
    backup = durable.backup_of(file)
    wanted = file.parent / _REMOVED / file.name
    if not file.exists():
        return _moved(backup, wanted)
    aside = _moved(file, wanted)
    if backup.exists():
        _moved(backup, durable.backup_of(aside))
    return aside


def _person_file(person_id: str) -> Path:
    return people_folder() / person_id / "person.json"


def _collection_file(person: Person) -> Path:
    return people_folder() / person.id / "collection.json"


def _roster_folder(person: Person) -> Path:
    return people_folder() / person.id / "rosters"


def _roster_file(person: Person, roster_id: str) -> Path:
    return _roster_folder(person) / f"{roster_id}{kept.SUFFIX}"


def _folders(place: Path) -> list[Path]:
    return [path for path in _entries(place) if path.is_dir()]


def _entries(place: Path) -> list[Path]:
    try:
        return sorted(path for path in place.iterdir() if not path.name.startswith((".", "_")))
    except OSError:
        return []


def _person(folder: Path, report: Report | None) -> Person:
    """The person of a folder; one whose file is gone is named after the folder."""
    file = _person_file(folder.name)
    found = kept.load(
        file,
        lambda data: form.read_person(data, folder.name),
        form.person_content,
        is_mended=report is not None,
    )
    person = found.value or _named_after(folder)
    if report and found.state in (State.MISSING, State.LOST):
        with contextlib.suppress(StoreFault):  # so that it is told only once
            kept.save(file, form.person_content(person))
    if report and found.state is State.MISSING:
        report(PeopleFault(PeopleCode.PERSON_UNNAMED, name=person.name))
    _tell(report, _PERSON_CODES, found.state, found.file, name=person.name)
    return person


def _named_after(folder: Path) -> Person:
    words = tidy(folder.name.replace("-", " ").replace("_", " "))
    return Person(folder.name, shortened(words[:1].upper() + words[1:], NAME_LIMIT) or "?")


def _roster_ids(person: Person) -> list[str]:
    """The ids of all rosters of which a file or a backup is there."""
    files = (path for path in _entries(_roster_folder(person)) if not kept.is_aside(path))
    names = (path.name.removesuffix(".bak") for path in files)
    return sorted({name.removesuffix(kept.SUFFIX) for name in names if name.endswith(kept.SUFFIX)})


def _roster(person: Person, roster_id: str, report: Report | None) -> SavedRoster | None:
    file = _roster_file(person, roster_id)
    found = kept.load(
        file,
        lambda data: form.read_roster(data, roster_id),
        form.roster_content,
        is_mended=report is not None,
    )
    name = found.value.name if found.value else roster_id
    _tell(report, _ROSTER_CODES, found.state, found.file, name=person.name, roster=name)
    return found.value


def _tell(
    report: Report | None,
    codes: dict[State, PeopleCode],
    state: State,
    file: Path,
    **params: object,
) -> None:
    """Report a file that is not as it should be."""
    if report is None:
        return
    if state in codes:
        report(PeopleFault(codes[state], aside=file.name, **params))
    elif state in _OTHER_CODES:
        report(PeopleFault(_OTHER_CODES[state], file=file.name, **params))


def _checked_name(name: str, others: Iterable[Person]) -> str:
    checked = tidy(name)
    if not checked:
        raise PeopleFault(PeopleCode.NAME_EMPTY)
    if len(checked) > NAME_LIMIT:
        raise PeopleFault(PeopleCode.NAME_LONG, found=len(checked), most=NAME_LIMIT)
    for other in others:
        if name_key(other.name) == name_key(checked):
            raise PeopleFault(PeopleCode.NAME_TAKEN, name=other.name)
    return checked


def _moved(source: Path, target: Path) -> Path:
    """Move a file or folder to a free name like the target; where it is then."""
    place, number = target, 1
    while place.exists():
        number += 1
        place = target.with_name(f"{target.stem}-{number}{target.suffix}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        durable.move(source, place)
    except OSError as error:
        raise StoreFault.from_error(error, place) from error
    return place
