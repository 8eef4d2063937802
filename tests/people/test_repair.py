"""Files of people of which a part makes no sense: the rest of them is kept, and it is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.people import form, shelf
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.person import Person, PersonColor
from game.people.roster import SavedRoster
from game.store import durable
from tests.people.sample import (
    ALINA,
    COLLECTION,
    OWNED,
    ROSTER,
    codes,
    collection_file,
    folder,
    person_file,
    put,
    ref,
    roster_file,
)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"color": "mauve"}, Person("alina", "Алина", PersonColor.BLUE, "foxes")),
        ({"color": ["blue"]}, Person("alina", "Алина", PersonColor.BLUE, "foxes")),
        ({"color": None, "club": 7}, Person("alina", "Алина", PersonColor.BLUE, "")),
        ({"name": "Алина" * 9}, Person("alina", "АлинаАлинаАлинаАли", PersonColor.GREEN, "foxes")),
    ],
)
def test_what_makes_sense_of_a_person_is_kept(
    changes: dict[str, Any], expected: Person, reports: list[PeopleFault]
) -> None:
    content = form.person_content(ALINA) | changes
    put(person_file(), content)
    assert shelf.people(reports.append) == (expected,)
    assert codes(reports) == [PeopleCode.PERSON_REPAIRED]
    assert json.loads((folder() / "person.broken-1.json").read_bytes()) == content
    assert shelf.people(reports.append) == (expected,)
    assert len(reports) == 1


@pytest.mark.parametrize("name", [None, 7, "", "  ", ["Алина"], "\u0000"])
def test_a_person_whose_name_makes_no_sense_gets_the_folders(name: Any) -> None:
    put(person_file(), form.person_content(ALINA) | {"name": name})
    assert [person.name for person in shelf.people()] == ["Alina"]


@pytest.mark.parametrize(
    "entry",
    [
        {"1.1.001": -1},
        {"1.1.001": 1.0},
        {"1.1.001": "2"},
        {"1.1.001": True},
        {"1.1.001": None},
        {"1.1.001": {}},
        {"": 1},
        {"one": 1},
        {"١.١": 1},
        {"9" * 5_000: 1},
    ],
)
def test_entries_of_a_collection_that_make_no_sense_are_left_out(
    entry: dict[str, Any], reports: list[PeopleFault]
) -> None:
    content = {**form.collection_content(Collection()), "cards": {"sample": {"7": 3} | entry}}
    put(collection_file(), content)
    expected = Collection().with_counts({ref("7"): 3})
    assert shelf.collection(ALINA, reports.append) == expected
    assert codes(reports) == [PeopleCode.COLLECTION_REPAIRED]
    assert json.loads((folder() / "collection.broken-1.json").read_bytes()) == content
    assert shelf.collection(ALINA, reports.append) == expected
    assert len(reports) == 1


@pytest.mark.parametrize("decks", [None, [], 7, "sample"])
def test_a_collection_without_cards_is_none(decks: Any, reports: list[PeopleFault]) -> None:
    put(collection_file(), {**form.collection_content(OWNED), "cards": decks})
    assert shelf.collection(ALINA, reports.append) == Collection()
    assert codes(reports) == [PeopleCode.COLLECTION_LOST]


@pytest.mark.parametrize("cards", [{"sample": 7}, {"": {"7": 1}}, {"x" * 101: {"7": 1}}])
def test_decks_that_make_no_sense_are_left_out(cards: Any, reports: list[PeopleFault]) -> None:
    put(collection_file(), {**form.collection_content(OWNED), "cards": cards | {"b": {"7": 1}}})
    assert list(shelf.collection(ALINA, reports.append)) == [ref("7", "b")]
    assert codes(reports) == [PeopleCode.COLLECTION_REPAIRED]


def test_counts_without_bounds_are_the_most_there_can_be(reports: list[PeopleFault]) -> None:
    cards = {"sample": {"7": 10**18, "8": 0}}
    put(collection_file(), {**form.collection_content(OWNED), "cards": cards})
    assert dict(shelf.collection(ALINA, reports.append).counts) == {ref("7"): 99}
    assert codes(reports) == [PeopleCode.COLLECTION_REPAIRED]


def test_one_card_written_in_two_ways_counts_as_the_larger(reports: list[PeopleFault]) -> None:
    cards = {"sample": {"1.1.001": 1, "11001": 3}}
    put(collection_file(), {**form.collection_content(OWNED), "cards": cards})
    assert dict(shelf.collection(ALINA, reports.append).counts) == {ref("1.1.001"): 3}
    assert codes(reports) == [PeopleCode.COLLECTION_REPAIRED]


@pytest.mark.parametrize(
    "text",
    [
        b'{"format": "baskettoria-collection", "version": 1, "cards": {"a": {"1": 1, "1": 2}}}',
        b'{"format": "baskettoria-collection", "version": 1, "cards": {"a": {"1": NaN}}}',
        b'{"format": "baskettoria-collection", "version": 1, "cards": {"a": {"1": 1e999}}}',
        b'{"format": "baskettoria-collection", "version": 1, "cards": {"\\ud800": {"1": 1}}}',
        b'{"format": "baskettoria-collection", "version": 1, "cards": {}, "x": '
        + b"9" * 9999
        + b"}",
    ],
)
def test_what_has_no_clear_meaning_is_damaged(text: bytes, reports: list[PeopleFault]) -> None:
    put(collection_file(), text)
    put(durable.backup_of(collection_file()), COLLECTION)
    assert shelf.collection(ALINA, reports.append) == OWNED
    assert codes(reports) == [PeopleCode.COLLECTION_RESTORED]


@pytest.mark.parametrize(
    "entry",
    [
        *(None, 7, "sample:7", [], {}, {"deck": "sample"}, {"number": "7"}),
        *({"deck": 7, "number": "7"}, {"deck": "sample", "number": 7}),
        *({"deck": "sample", "number": "x"}, {"deck": "sample", "number": "1.1.001"}),
    ],
)
def test_entries_of_a_roster_that_make_no_sense_are_left_out(
    entry: Any, reports: list[PeopleFault]
) -> None:
    content = form.roster_content(ROSTER) | {"x_note": "mine"}
    put(roster_file(), {**content, "cards": [*content["cards"], entry]})
    assert shelf.rosters(ALINA, reports.append) == (ROSTER,)
    assert codes(reports) == [PeopleCode.ROSTER_REPAIRED]
    assert shelf.rosters(ALINA, reports.append) == (ROSTER,)
    assert len(reports) == 1
    assert json.loads(roster_file().read_bytes()) == content


@pytest.mark.parametrize("name", [None, "", 7, "x" * 31])
def test_a_roster_whose_name_makes_no_sense_gets_another(
    name: Any, reports: list[PeopleFault]
) -> None:
    put(roster_file(), form.roster_content(ROSTER) | {"name": name})
    expected = "x" * 30 if name == "x" * 31 else "dozen"
    assert shelf.rosters(ALINA, reports.append) == (SavedRoster("dozen", expected, ROSTER.cards),)
    assert codes(reports) == [PeopleCode.ROSTER_REPAIRED]
