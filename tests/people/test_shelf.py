"""People, collections and rosters on disk, as long as nothing is damaged."""

from __future__ import annotations

import json
import os
from dataclasses import replace

import pytest

from game.people import shelf
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.people.roster import ROSTER_NAME_LIMIT, SavedRoster
from game.store import StoreCode, StoreFault
from tests.people.sample import folder, names_in, owned, put, ref


def roster(name: str = "Моя дюжина", roster_id: str = "dozen") -> SavedRoster:
    return SavedRoster(roster_id, name, (ref("1.3.004"), ref("1.1.001"), ref("9.9.9", "gone")))


def names() -> list[str]:
    return [person.name for person in shelf.people()]


def test_at_first_nobody_is_there() -> None:
    assert shelf.people() == ()
    assert shelf.person_named("Алина") is None
    assert shelf.collection(Person("nobody", "Nobody")) == Collection()
    assert shelf.rosters(Person("nobody", "Nobody")) == ()


def test_people_come_back_by_name() -> None:
    boris = shelf.add_person("  Борис ", PersonColor.TEAL, "swifts")
    alina = shelf.add_person("алина")
    assert shelf.people() == (alina, boris)
    assert (boris.id, boris.name, boris.color, boris.club) == (
        *("boris", "Борис", PersonColor.TEAL),
        "swifts",
    )
    assert shelf.person_named("  БОРИС") == boris
    assert shelf.person_named("Бор ис") is None


def test_each_gets_the_first_color_that_the_fewest_have() -> None:
    given = [shelf.add_person(f"P{place}").color for place in range(9)]
    assert given[:8] == list(PersonColor)
    assert given[8] is PersonColor.BLUE


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", PeopleCode.NAME_EMPTY),
        (" \n\u200b\u202e ", PeopleCode.NAME_EMPTY),
        ("x" * (NAME_LIMIT + 1), PeopleCode.NAME_LONG),
        ("СЕМЁН", PeopleCode.NAME_TAKEN),
        ("  семен\t", PeopleCode.NAME_TAKEN),
    ],
)
def test_names_that_cannot_be_had(name: str, code: PeopleCode) -> None:
    semen = shelf.add_person("Семён")
    anna = shelf.add_person("Анна")
    with pytest.raises(PeopleFault) as added:
        shelf.add_person(name)
    with pytest.raises(PeopleFault) as changed:
        shelf.change_person(replace(anna, name=name))
    assert added.value.code is changed.value.code is code
    assert shelf.people() == (anna, semen)


@pytest.mark.parametrize(
    ("name", "person_id"),
    [
        ("x" * NAME_LIMIT, "x" * NAME_LIMIT),
        ("👨\u200d👩\u200d👧 Семья", "semya"),
        ("🏀", "player"),
        ("شهرزاد", "player"),
        ("con", "con-1"),
        ("../..", "player"),
        ('a:b*?"<>|', "a-b"),
    ],
)
def test_odd_names_keep_every_sign_and_get_plain_folders(name: str, person_id: str) -> None:
    added = shelf.add_person(name)
    assert added.id == person_id
    assert shelf.people() == (added,)
    assert added.name == name


def test_what_cannot_be_seen_is_left_out_of_a_name() -> None:
    assert shelf.add_person("Ан\u202eна\u0000\u00ad  Б\n").name == "Анна Б"


def test_people_with_equal_letters_get_folders_of_their_own() -> None:
    assert [shelf.add_person(name).id for name in ("Юля", "Yulya", "Ю-ля")] == [
        *("yulya", "yulya-2"),
        "yu-lya",
    ]


def test_a_change_keeps_the_folder_and_all_that_is_in_it() -> None:
    anna = shelf.add_person("Анна")
    shelf.save_collection(anna, owned(n1_1_001=2))
    changed = Person(anna.id, "Мария", PersonColor.PINK, "foxes")
    shelf.change_person(changed)
    assert shelf.people() == (changed,)
    assert shelf.collection(changed) == owned(n1_1_001=2)
    shelf.change_person(replace(changed, name="МАРИЯ"))
    assert names() == ["МАРИЯ"]


def test_nothing_of_a_removed_person_is_deleted() -> None:
    for _ in range(2):
        anna = shelf.add_person("Анна")
        shelf.save_collection(anna, owned(n1_1_001=2))
        aside = shelf.set_aside_person(anna)
        assert names_in(aside) == ["collection.json", "person.json"]
        assert shelf.people() == ()
    assert names_in(folder("_removed")) == ["anna", "anna-2"]


def test_a_collection_comes_back_in_order() -> None:
    anna = shelf.add_person("Анна")
    cards = owned(n1_3_004=99, n1_1_001=1).with_one_each([ref("7", "gone")])
    shelf.save_collection(anna, cards)
    assert shelf.collection(anna) == cards
    assert json.loads((folder(anna.id) / "collection.json").read_bytes()) == {
        "format": "baskettoria-collection",
        "version": 1,
        "cards": {"gone": {"7": 1}, "sample": {"1.1.001": 1, "1.3.004": 99}},
    }


def test_rosters_come_back_by_name_with_their_cards_in_order() -> None:
    anna = shelf.add_person("Анна")
    first, second = roster("яркие", "b"), roster("Ёлки", "a")
    shelf.save_roster(anna, first)
    shelf.save_roster(anna, second)
    assert shelf.rosters(anna) == (second, first)
    changed = replace(first, cards=first.cards[::-1])
    shelf.save_roster(anna, changed)
    assert shelf.rosters(anna) == (second, changed)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\t", PeopleCode.ROSTER_NAME_EMPTY),
        ("x" * (ROSTER_NAME_LIMIT + 1), PeopleCode.ROSTER_NAME_LONG),
        ("МОЯ  дюжина", PeopleCode.ROSTER_NAME_TAKEN),
    ],
)
def test_roster_names_that_cannot_be_had(name: str, code: PeopleCode) -> None:
    anna, boris = shelf.add_person("Анна"), shelf.add_person("Борис")
    shelf.save_roster(anna, roster())
    with pytest.raises(PeopleFault) as caught:
        shelf.save_roster(anna, roster(name, "other"))
    assert caught.value.code is code
    assert shelf.rosters(anna) == (roster(),)
    shelf.save_roster(boris, roster())
    assert shelf.rosters(boris) == (roster(),)


def test_roster_ids_are_free() -> None:
    anna = shelf.add_person("Анна")
    for expected in ("moya-dyuzhina", "moya-dyuzhina-2", "moya-dyuzhina-3"):
        roster_id = shelf.new_roster_id(anna, "Моя дюжина")
        assert roster_id == expected
        shelf.save_roster(anna, roster(expected, roster_id))
    assert shelf.new_roster_id(anna, "🏀") == "roster"


def test_nothing_of_a_removed_roster_is_deleted() -> None:
    anna = shelf.add_person("Анна")
    for count in (1, 2):
        shelf.save_roster(anna, roster())
        shelf.save_roster(anna, replace(roster(), cards=()))
        aside = shelf.set_aside_roster(anna, roster())
        assert shelf.rosters(anna) == ()
        assert len(names_in(aside.parent)) == 2 * count  # each with the version before
        assert shelf.new_roster_id(anna, "dozen") == "dozen"


def test_a_full_disk_says_so_and_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = shelf.add_person("Анна")
    shelf.save_collection(anna, owned(n1_1_001=2))

    def refuse(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(StoreFault) as caught:
        shelf.save_collection(anna, owned(n1_1_001=3))
    assert caught.value.code is StoreCode.DISK_FULL
    with pytest.raises(StoreFault):
        shelf.add_person("Борис")
    assert shelf.collection(anna) == owned(n1_1_001=2)


def test_a_file_where_the_folder_should_be_is_a_fault() -> None:
    put(folder().parent, b"")
    assert shelf.people() == ()
    with pytest.raises(StoreFault):
        shelf.add_person("Анна")


def test_a_person_that_is_gone_cannot_be_removed() -> None:
    with pytest.raises(StoreFault):
        shelf.set_aside_person(Person("nobody", "Nobody"))


def test_stray_files_are_nobody() -> None:
    put(folder().parent / "notes.txt", b"")
    put(folder(".hidden") / "person.json", b"{}")
    anna = shelf.add_person("Анна")
    put(folder(anna.id) / "rosters" / "notes.txt", b"")
    reports: list[PeopleFault] = []
    assert shelf.people(reports.append) == (anna,)
    assert shelf.rosters(anna, reports.append) == ()
    assert reports == []


def test_a_thousand_cards_come_back() -> None:
    anna = shelf.add_person("Анна")
    cards = Collection().with_counts({ref(f"1.1.{n:04}"): n % 99 + 1 for n in range(1_000)})
    shelf.save_collection(anna, cards)
    assert len(shelf.collection(anna)) == 1_000
    assert shelf.collection(anna) == cards
