from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import record
from game.engine import CardNumber, PickLineup, State, Substitute, card_set
from game.record import Entry, MatchRecord, Team
from tests.engine.test_engine_random import playout, starts
from tests.record_files import small

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
EXTRAS = st.dictionaries(st.text(max_size=8).map(lambda key: f"x_{key}"), JSON, max_size=3)


def of(state: State) -> MatchRecord:
    """An empty record of a match that is to begin as the state does."""
    setup = state.setup
    ours, theirs = (
        Team(name, roster.cards) for name, roster in zip("AB", setup.rosters, strict=True)
    )
    return MatchRecord(setup.kind, setup.overtime_possession, setup.seed, (ours, theirs))


@given(starts(), st.integers(0, 2**32), st.integers(0, 240))
@settings(max_examples=40, deadline=None)
def test_a_match_written_at_any_moment_replays_to_that_moment(
    state: State, seed: int, steps: int
) -> None:
    states, actions, log = playout(state, Random(seed))
    written = of(state)
    for action in actions[:steps]:
        written = written.then(action)
    read = record.parse(record.dump(written))
    assert read == written
    again, events = record.replay(read)
    assert again == states[min(steps, len(actions))]
    assert list(events) == log[: len(events)]


@given(EXTRAS, EXTRAS, EXTRAS, EXTRAS, EXTRAS)
@settings(max_examples=60, deadline=None)
def test_extra_keys_are_kept_everywhere(
    top: dict[str, object],
    rules: dict[str, object],
    team: dict[str, object],
    card: dict[str, object],
    action: dict[str, object],
) -> None:
    content = small()
    for holder, extras in (
        (content, top),
        (content["rules"], rules),
        (content["teams"][1], team),
        (content["teams"][0]["cards"][2], card),
        (content["actions"][3], action),
    ):
        holder.update(extras)
    read = record.parse(json.dumps(content))
    assert record.parse(record.dump(read)) == read
    back = json.loads(record.dump(read))
    back["actions"] = [back["actions"][3]]
    content["actions"] = [content["actions"][3]]
    assert back == content


def test_extra_keys_change_nothing_of_the_match() -> None:
    plain, extended = small(), small()
    extended["x_saved"] = "today"
    extended["actions"][0]["x_ms"] = 1250
    replays = [record.replay(record.parse(json.dumps(content))) for content in (plain, extended)]
    assert replays[0] == replays[1]


def test_a_line_for_each_card_and_each_action() -> None:
    lines = record.dump(record.parse(json.dumps(small()))).decode().splitlines()
    assert sum('"number"' in line for line in lines) == 13
    assert sum('"do"' in line for line in lines) == 5
    assert max(len(line) for line in lines) < 160


def test_russian_stays_readable() -> None:
    content = small()
    content["teams"][0]["name"] = "Стрижи"
    assert "Стрижи" in record.dump(record.parse(json.dumps(content))).decode()


def test_numbers_are_written_as_the_roster_writes_them() -> None:
    teams = record.parse(json.dumps(small())).teams
    action = Substitute(0, card_set([0, 3]), card_set([5, 6]))
    assert record.action_entry(action, teams) == {
        "do": "substitute",
        "team": 0,
        "out": ["1.1.001", "1.1.004"],
        "in": ["1.1.006", "1.1.007"],
    }


def test_cards_index_the_roster_by_number_whatever_the_order_of_the_file() -> None:
    content = small()
    content["teams"][1]["cards"].reverse()
    read = record.parse(json.dumps(content))
    assert read.entries[0] == Entry(PickLineup(1, 0b011111))
    assert read.teams[1].cards[0].number == CardNumber("1.2.006")
    assert record.action_entry(read.actions[4], read.teams)["card"] == "1.2.005"


@pytest.mark.parametrize("extras", [{"time": 1}, {"x_a": float("nan")}, {"x_a": {1, 2}}])
def test_what_no_record_can_hold_is_not_written(extras: dict[str, object]) -> None:
    read = record.parse(json.dumps(small())).then(PickLineup(0, 31), extras=extras)
    with pytest.raises((ValueError, TypeError)):
        record.dump(read)
