"""Damaged files of people: told, set aside, the rest works, and nothing is deleted."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.people import form, shelf
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.store import StoreFault, durable
from tests.people.sample import (
    ALINA,
    COLLECTION,
    OWNED,
    PERSON,
    ROSTER,
    ROSTER_BYTES,
    codes,
    collection_file,
    folder,
    names_in,
    owned,
    person_file,
    put,
    roster_file,
    texts,
)

JUNK: tuple[bytes, ...] = (
    b"",
    b"\x00" * 500,
    b"\xff\xfe\x00",
    "не JSON".encode("cp1251"),
    b"[]",
    b"null",
    b"7",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"{}",
    b'{"format": "baskettoria-match", "version": 1}',
    b'{"format": ["baskettoria-person"], "version": 1}',
)


def shortened(data: bytes) -> list[bytes]:
    """A file cut off at every byte, where something but the last line break is missing."""
    return [data[:length] for length in range(len(data.rstrip()))]


def test_a_person_cut_off_anywhere_is_their_last_good_copy(reports: list[PeopleFault]) -> None:
    for number, cut in enumerate(shortened(PERSON), 1):
        put(person_file(), cut)
        put(durable.backup_of(person_file()), PERSON)
        assert shelf.people(reports.append) == (ALINA,)
        assert codes(reports) == [PeopleCode.PERSON_RESTORED]
        assert reports.pop().params["aside"] == f"person.broken-{number}.json"
        assert (folder() / f"person.broken-{number}.json").read_bytes() == cut
        assert shelf.people(reports.append) == (ALINA,)
        assert reports == []


def test_a_collection_cut_off_anywhere_is_its_last_good_copy(reports: list[PeopleFault]) -> None:
    for number, cut in enumerate(shortened(COLLECTION), 1):
        put(collection_file(), cut)
        put(durable.backup_of(collection_file()), COLLECTION)
        assert shelf.collection(ALINA, reports.append) == OWNED
        assert codes(reports) == [PeopleCode.COLLECTION_RESTORED]
        reports.clear()
        assert (folder() / f"collection.broken-{number}.json").read_bytes() == cut
        assert shelf.collection(ALINA, reports.append) == OWNED
        assert reports == []


def test_a_roster_cut_off_anywhere_is_its_last_good_copy(reports: list[PeopleFault]) -> None:
    for number, cut in enumerate(shortened(ROSTER_BYTES), 1):
        put(roster_file(), cut)
        put(durable.backup_of(roster_file()), ROSTER_BYTES)
        assert shelf.rosters(ALINA, reports.append) == (ROSTER,)
        assert codes(reports) == [PeopleCode.ROSTER_RESTORED]
        reports.clear()
        assert (roster_file().parent / f"dozen.broken-{number}.json").read_bytes() == cut
        assert shelf.rosters(ALINA, reports.append) == (ROSTER,)
        assert reports == []


@pytest.mark.parametrize("junk", JUNK)
def test_without_a_good_copy_the_rest_works(junk: bytes, reports: list[PeopleFault]) -> None:
    shelf.add_person("Борис")
    for file in (person_file(), collection_file(), roster_file()):
        put(file, junk)
        put(durable.backup_of(file), junk)
    put(folder() / "rosters" / "good.json", ROSTER_BYTES)
    alina, boris = shelf.people(reports.append)
    assert (alina.id, alina.name, boris.name) == ("alina", "Alina", "Борис")
    assert shelf.collection(alina, reports.append) == Collection()
    assert [each.id for each in shelf.rosters(alina, reports.append)] == ["good"]
    assert codes(reports) == [
        *(PeopleCode.PERSON_LOST, PeopleCode.COLLECTION_LOST),
        PeopleCode.ROSTER_LOST,
    ]
    for place, stem in (
        (folder(), "person"),
        (folder(), "collection"),
        (folder() / "rosters",) * 2,
    ):
        name = "dozen" if place.name == "rosters" else stem
        kept = [place / f"{name}.broken-{number}.json" for number in (1, 2)]
        assert [each.read_bytes() for each in kept] == [junk, junk]
    reports.clear()
    assert shelf.people(reports.append) == (alina, boris)  # the name that was made is kept
    shelf.save_collection(alina, OWNED)
    assert shelf.collection(alina, reports.append) == OWNED
    assert reports == []


@pytest.mark.parametrize("junk", JUNK)
def test_nothing_is_touched_while_nobody_can_be_told(junk: bytes) -> None:
    files = (person_file(), collection_file(), roster_file())
    for file in files:
        put(file, junk)
    (alina,) = shelf.people()
    assert shelf.collection(alina) == Collection()
    assert shelf.rosters(alina) == ()
    assert names_in(folder()) == ["collection.json", "person.json", "rosters"]
    assert [file.read_bytes() for file in files] == [junk] * 3


@pytest.mark.parametrize("junk", JUNK)
def test_saving_over_a_damaged_file_keeps_it(junk: bytes) -> None:
    for file in (person_file(), collection_file(), roster_file()):
        put(file, junk)
    shelf.change_person(ALINA)
    shelf.save_collection(ALINA, OWNED)
    shelf.save_roster(ALINA, ROSTER)
    assert shelf.people() == (ALINA,)
    assert shelf.collection(ALINA) == OWNED
    assert shelf.rosters(ALINA) == (ROSTER,)
    is_object = junk.startswith(b"{") and junk.endswith(b"}")  # then it is the version before
    kept = "person.json.bak" if is_object else "person.broken-1.json"
    assert (folder() / kept).read_bytes() == junk


def test_a_folder_without_a_file_is_named_after_itself_once(reports: list[PeopleFault]) -> None:
    put(folder("tetya-masha_iz-vladivostoka") / "collection.json", COLLECTION)
    (person,) = shelf.people(reports.append)
    assert person.name == "Tetya masha iz vla"
    assert shelf.collection(person) == OWNED
    assert codes(reports) == [PeopleCode.PERSON_UNNAMED]
    assert shelf.people(reports.append) == (person,)
    assert len(reports) == 1


def test_equal_names_on_disk_are_told_apart_without_a_change() -> None:
    for person_id, name in (("a", "Алина"), ("b", "алина "), ("c", "Алина (2)"), ("d", "А" * 18)):
        put(folder(person_id) / "person.json", {**form.person_content(ALINA), "name": name})
        put(folder(f"{person_id}2") / "person.json", {**form.person_content(ALINA), "name": name})
    names = {person.id: person.name for person in shelf.people()}
    expected = {"a": "Алина", "a2": "Алина (3)", "b": "алина (4)", "b2": "алина (5)"}
    expected |= {"c": "Алина (2)", "c2": "Алина (2) (2)"}
    assert names == expected | {"d": "А" * 18, "d2": f"{'А' * 14} (2)"}
    assert names_in(folder("a2")) == ["person.json"]
    assert json.loads((folder("a2") / "person.json").read_bytes())["name"] == "Алина"


def test_equal_names_of_rosters_are_told_apart() -> None:
    for roster_id in ("a", "b"):
        put(folder() / "rosters" / f"{roster_id}.json", ROSTER_BYTES)
    assert [(each.id, each.name) for each in shelf.rosters(ALINA)] == [
        *(("a", "Дюжина"), ("b", "Дюжина (2)")),
    ]


def test_a_newer_file_is_read_as_far_as_it_is_known_and_never_lost(
    reports: list[PeopleFault],
) -> None:
    person = {**form.person_content(ALINA), "version": 2, "color": "mauve", "mood": "glad"}
    cards = {"cards": {"sample": {"1.1.001": 2, "1.3.004": {"foil": 1}}}, "traded": [1]}
    collection = {**form.collection_content(OWNED), "version": 2} | cards
    roster = {**form.roster_content(ROSTER), "version": 2, "captain": "1.1.001"}
    before = (person, collection, roster)
    files = (person_file(), collection_file(), roster_file())
    for file, content in zip(files, before, strict=True):
        put(file, content)
    (alina,) = shelf.people(reports.append)
    assert shelf.collection(alina, reports.append) == owned(n1_1_001=2)
    assert shelf.rosters(alina, reports.append) == (ROSTER,)
    assert codes(reports) == [PeopleCode.FILE_NEWER] * 3
    assert [json.loads(file.read_bytes()) for file in files] == list(before)
    shelf.change_person(alina)
    shelf.save_collection(alina, OWNED)
    shelf.save_roster(alina, ROSTER)
    kept = [file.with_name(f"{file.stem}.newer-1.json") for file in files]
    assert [json.loads(file.read_bytes()) for file in kept] == list(before)
    after = [json.loads(file.read_bytes()) for file in files]
    assert [(each["version"], each.get("mood")) for each in after[:1]] == [(1, "glad")]
    assert (after[1]["traded"], after[2]["captain"]) == ([1], "1.1.001")
    assert shelf.rosters(alina) == (ROSTER,)  # what is kept is no roster of its own


def test_a_newer_file_that_no_copy_of_can_be_kept_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = {**form.collection_content(OWNED), "version": 2, "traded": [1]}
    put(collection_file(), newer)

    def refuse(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(StoreFault):
        shelf.save_collection(ALINA, Collection())
    assert names_in(folder()) == ["collection.json"]
    assert json.loads(collection_file().read_bytes()) == newer


def test_keys_that_are_not_known_stay_through_saves_and_restores() -> None:
    put(collection_file(), {**form.collection_content(OWNED), "x_note": "swap"})
    for count in (1, 2):
        shelf.save_collection(ALINA, owned(n1_1_001=count))
    collection_file().unlink()
    shelf.save_collection(ALINA, OWNED)
    assert json.loads(collection_file().read_bytes())["x_note"] == "swap"


def test_a_file_that_was_closed_for_a_moment_is_never_replaced_by_what_knew_nothing_of_it(
    reports: list[PeopleFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    many = owned(n1_1_001=1, n1_1_002=2, n1_1_003=3)
    shelf.save_collection(ALINA, many)
    with monkeypatch.context() as patch:
        patch.setattr(durable, "read", lambda _file: None)
        assert shelf.collection(ALINA, reports.append) == Collection()
    assert codes(reports) == [PeopleCode.FILE_CLOSED]
    for count in (1, 2, 3):
        shelf.save_collection(ALINA, owned(n1_1_001=count))
    assert shelf.collection(ALINA) == owned(n1_1_001=3)
    (folder() / "collection.broken-1.json").replace(collection_file())
    assert shelf.collection(ALINA) == many


def test_a_save_that_stopped_half_way_is_the_version_before(reports: list[PeopleFault]) -> None:
    shelf.save_roster(ALINA, ROSTER)
    roster_file().replace(durable.backup_of(roster_file()))
    assert shelf.rosters(ALINA, reports.append) == (ROSTER,)
    assert reports == []
    shelf.set_aside_roster(ALINA, ROSTER)
    assert shelf.rosters(ALINA, reports.append) == ()


def test_a_file_that_cannot_be_opened_is_told_and_never_overwritten(
    reports: list[PeopleFault],
) -> None:
    for file in (person_file(), collection_file(), roster_file()):
        file.mkdir(parents=True)  # a folder is what no system opens as a file
    (alina,) = shelf.people(reports.append)
    assert alina.name == "Alina"
    assert shelf.collection(alina, reports.append) == Collection()
    assert shelf.rosters(alina, reports.append) == ()
    assert codes(reports) == [PeopleCode.FILE_CLOSED] * 3
    for count in (1, 2, 3):
        shelf.save_collection(alina, owned(n1_1_001=count))
    assert (folder() / "collection.broken-1.json").is_dir()
    assert shelf.collection(alina) == owned(n1_1_001=3)


@pytest.mark.skipif(os.name == "nt", reason="folders are not closed that way there")
def test_in_a_folder_that_cannot_be_written_all_is_still_read(
    monkeypatch: pytest.MonkeyPatch, reports: list[PeopleFault]
) -> None:
    put(person_file(), PERSON[:40])
    put(durable.backup_of(person_file()), PERSON)

    def refuse(*_arguments: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(Path, "replace", refuse)
    assert shelf.people(reports.append) == (ALINA,)
    assert codes(reports) == [PeopleCode.PERSON_RESTORED]
    assert texts(reports)[0].endswith("The damaged file is kept as person.json.")
