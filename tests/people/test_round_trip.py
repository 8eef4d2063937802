"""What is saved comes back, and nothing that is read raises, whatever it is."""

from __future__ import annotations

import json
import string
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine import CardNumber
from game.people import form
from game.people.card_ref import CardRef
from game.people.collection import MOST_COPIES, Collection
from game.people.listing import read_listing, write_collection_file, write_csv
from game.people.name import name_key, shortened, tidy, told_apart
from game.people.person import NAME_LIMIT, Person, PersonColor
from game.people.ranges import parse_ranges
from game.people.roster import ROSTER_NAME_LIMIT, SavedRoster
from tests.people.sample import CARDS, deck

patient = settings(  # a busy machine is no fault of a test
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
texts = st.text(max_size=40)
numbers = st.from_regex(r"[0-9]{1,3}(\.[0-9]{1,3}){0,3}", fullmatch=True)
deck_ids = st.text(string.ascii_lowercase + "-_бё", min_size=1, max_size=12)
refs = st.builds(CardRef, deck_ids, st.builds(CardNumber, numbers))
collections = st.dictionaries(refs, st.integers(1, MOST_COPIES), max_size=8).map(
    Collection().with_counts
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


def names(limit: int) -> st.SearchStrategy[str]:
    return texts.map(lambda text: shortened(tidy(text), limit)).filter(bool)


@patient
@given(names(NAME_LIMIT), st.sampled_from(PersonColor), deck_ids)
def test_people(name: str, color: PersonColor, club: str) -> None:
    person = Person("id", name, color, club)
    read = form.read_person(form.as_bytes(form.person_content(person)), "id")
    assert (read.value, read.bad, read.is_newer) == (person, (), False)


@patient
@given(collections)
def test_collections(cards: Collection) -> None:
    read = form.read_collection(form.as_bytes(form.collection_content(cards)))
    assert (read.value, read.bad, read.is_newer) == (cards, (), False)


@patient
@given(names(ROSTER_NAME_LIMIT), st.lists(refs, unique=True, max_size=15))
def test_rosters(name: str, cards: list[CardRef]) -> None:
    roster = SavedRoster("id", name, tuple(cards))
    read = form.read_roster(form.as_bytes(form.roster_content(roster)), "id")
    assert (read.value, read.bad, read.is_newer) == (roster, (), False)


@patient
@given(collections)
def test_exports(cards: Collection) -> None:
    decks = [deck()]
    for data in (write_collection_file(Person("a", "A"), cards), write_csv(cards, decks)):
        listing = read_listing(data, "list", decks)
        assert Collection().with_counts(listing.counts) == cards
        assert listing.faults == ()


@patient
@given(st.binary(max_size=200))
def test_any_bytes_as_a_list(data: bytes) -> None:
    listing = read_listing(data, "list", [deck()])
    assert all(0 < count <= MOST_COPIES for count in listing.counts.values())


@patient
@given(st.text(st.sampled_from("12.,;-x:*[]\"'\n\tёжX +№{}"), max_size=60))
def test_any_text_as_a_list_and_as_ranges(text: str) -> None:
    listing = read_listing(text.encode(), "list", [deck()])
    assert all(0 < count <= MOST_COPIES for count in listing.counts.values())
    ranges = parse_ranges(text, CARDS)
    assert all(0 <= count <= MOST_COPIES for count in ranges.counts.values())
    assert set(ranges.counts) <= set(CARDS)


@patient
@given(
    st.fixed_dictionaries(
        {"format": st.sampled_from(form.Format)},
        optional={
            **dict.fromkeys(("version", "name", "color", "club"), values),
            "cards": values
            | st.dictionaries(texts, st.dictionaries(texts | numbers, values, max_size=4))
            | st.lists(st.fixed_dictionaries({"deck": values, "number": values | numbers})),
        },
    )
)
def test_any_object_is_read_or_refused(content: dict[str, Any]) -> None:
    data = json.dumps(content).encode()
    for read in (
        lambda: form.read_person(data, "id"),
        lambda: form.read_collection(data),
        lambda: form.read_roster(data, "id"),
    ):
        try:
            found = read()
        except ValueError:
            continue
        assert found.value is not None


@patient
@given(st.lists(names(NAME_LIMIT), max_size=8))
def test_no_two_names_are_the_same(given_names: list[str]) -> None:
    apart = told_apart(given_names, NAME_LIMIT)
    assert len(set(map(name_key, apart))) == len(given_names)
    assert all(len(name) <= NAME_LIMIT for name in apart)


@patient
@given(texts)
def test_a_tidy_name_stays_so(text: str) -> None:
    name = tidy(text)
    assert tidy(name) == name
    assert name_key(f"  {name.upper().lower()} ") == name_key(name.upper().lower())
    assert name.encode().decode() == name
