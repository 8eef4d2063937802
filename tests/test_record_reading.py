"""What a record may not be, each fault with its code and place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import record
from game.engine import CODES, MatchKind, OvertimePossession, RecordCode, Refusal, RuleCode
from tests.record_files import small

Path_ = tuple[str | int, ...]
ABSENT = object()


def refusal_of(data: bytes | str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        record.replay(record.parse(data))
    assert caught.value.code in CODES
    assert "\n" not in str(caught.value)
    return caught.value


def changed(path: Path_, value: object) -> str:
    """The small record with one value set, or taken away."""
    top = small()
    holder: Any = top
    for key in path[:-1]:
        holder = holder[key]
    if value is ABSENT:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return json.dumps(top)


def fault(path: Path_, value: object) -> tuple[str, str]:
    refusal = refusal_of(changed(path, value))
    return refusal.code, refusal.place


def place_of(path: Path_) -> str:
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.removeprefix(".")


def test_the_small_record_itself_is_good() -> None:
    state, _ = record.replay(record.parse(json.dumps(small())))
    assert (state.attack, state.score) == (2, (2, 0))


REQUIRED: list[Path_] = [
    *(("format",), ("version",), ("rules",), ("seed",), ("teams",), ("actions",)),
    ("rules", "match"),
    *(("teams", 1, "name"), ("teams", 0, "cards")),
    *(("teams", 1, "cards", 2, key) for key in ("number", "name", "attack", "defense")),
    *(("actions", 0, key) for key in ("do", "team", "cards")),
    *(("actions", 2, key) for key in ("out", "in")),
    *(("actions", 3, key) for key in ("card", "play")),
    ("actions", 4, "card"),
]


@pytest.mark.parametrize("path", REQUIRED, ids=place_of)
def test_a_missing_key(path: Path_) -> None:
    assert fault(path, ABSENT) == (RecordCode.MISSING_KEY, place_of(path))


@pytest.mark.parametrize("path", REQUIRED, ids=place_of)
@pytest.mark.parametrize("value", [None, True, 1.5])
def test_a_wrong_type(path: Path_, value: object) -> None:
    assert fault(path, value) == (RecordCode.WRONG_TYPE, place_of(path))


@pytest.mark.parametrize(
    "path",
    [
        *((), ("rules",), ("teams", 0), ("teams", 1, "cards", 5)),
        *(("actions", index) for index in range(5)),
    ],
    ids=place_of,
)
@pytest.mark.parametrize("key", ["surprise", "X_extra", "x", "xx_"])
def test_an_unknown_key(path: Path_, key: str) -> None:
    assert fault((*path, key), 1) == (RecordCode.UNKNOWN_KEY, place_of((*path, key)))


def test_a_key_of_another_kind_of_action_is_unknown() -> None:
    assert fault(("actions", 4, "play"), "drive")[0] == RecordCode.UNKNOWN_KEY


@pytest.mark.parametrize("value", [True, False, 1.0, "7", None, [7], 7.5])
@pytest.mark.parametrize(
    "path",
    [("version",), ("seed",), ("actions", 1, "team"), ("teams", 0, "cards", 1, "attack", 3)],
    ids=place_of,
)
def test_what_is_no_whole_number(path: Path_, value: object) -> None:
    assert fault(path, value) == (RecordCode.WRONG_TYPE, place_of(path))


@pytest.mark.parametrize("value", [0, 100, -1, 10**30])
@pytest.mark.parametrize("row", ["attack", "defense"])
def test_values_outside_1_to_99(row: str, value: int) -> None:
    path: Path_ = ("teams", 1, "cards", 4, row, 2)
    assert fault(path, value) == (RuleCode.VALUE_RANGE, place_of(path))


@pytest.mark.parametrize("values", [[], [1, 2, 3], [1, 2, 3, 4, 5]])
def test_other_than_four_values(values: list[int]) -> None:
    path: Path_ = ("teams", 0, "cards", 0, "defense")
    assert fault(path, values) == (RecordCode.WRONG_LENGTH, "teams[0].cards[0].defense")


@pytest.mark.parametrize("count", [0, 1, 3])
def test_other_than_two_teams(count: int) -> None:
    assert fault(("teams",), (small()["teams"] * 2)[:count]) == (RecordCode.WRONG_LENGTH, "teams")


@pytest.mark.parametrize("count", [0, 4])
def test_too_few_cards(count: int) -> None:
    cards = small()["teams"][1]["cards"][:count]
    refusal = refusal_of(changed(("teams", 1, "cards"), cards))
    assert (refusal.code, refusal.place) == (RuleCode.ROSTER_SIZE, "teams[1].cards")
    assert (refusal.params["least"], refusal.params["most"]) == (5, 7)


@pytest.mark.parametrize("number", ["1.1.002", "11002", "1.1002", "011002"])
def test_a_number_twice_in_a_roster(number: str) -> None:
    path: Path_ = ("teams", 0, "cards", 6, "number")
    assert fault(path, number) == (RuleCode.ROSTER_DOUBLE, place_of(path))


@pytest.mark.parametrize("number", ["", ".", "...", "1.x.2", "1 2", "-1", "1,2", "١٢", "1\n", "²"])
def test_what_is_no_card_number(number: str) -> None:
    for path in (("teams", 0, "cards", 3, "number"), ("actions", 3, "card")):
        assert fault(path, number) == (RecordCode.BAD_NUMBER, place_of(path))


def test_a_number_of_thousands_of_digits_is_no_card_number() -> None:
    assert fault(("actions", 3, "card"), "1" * 5000)[0] == RecordCode.BAD_NUMBER


@pytest.mark.parametrize("version", [2, 3, 10**9])
def test_a_newer_version(version: int) -> None:
    text = json.dumps({**small(), "version": version, "something": "of the future"})
    refusal = refusal_of(text)
    assert (refusal.code, refusal.place) == (RecordCode.NEWER_VERSION, "version")


@pytest.mark.parametrize("version", [0, -1])
def test_an_unknown_version(version: int) -> None:
    assert fault(("version",), version) == (RecordCode.UNKNOWN_VERSION, "version")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), "pgn"),
        (("format",), ""),
        (("rules", "match"), "medium"),
        (("rules", "match"), "FULL"),
        (("rules", "overtime_possession"), "toss"),
        (("actions", 3, "play"), "dunk"),
        (("actions", 3, "do"), "pass"),
    ],
)
def test_a_name_that_is_none_of_those_allowed(path: Path_, value: str) -> None:
    code, place = fault(path, value)
    assert code in (RecordCode.NOT_ONE_OF, RecordCode.NOT_A_RECORD)
    assert place == place_of(path)


@pytest.mark.parametrize("team", [-1, 2, 10**20])
def test_a_team_that_is_not_there(team: int) -> None:
    assert fault(("actions", 0, "team"), team) == (RuleCode.NO_SUCH_SEAT, "actions[0].team")


ILLEGAL: list[tuple[Path_, object, RuleCode | RecordCode, str]] = [
    (("actions", 0, "cards", 4), "1.2.001", RecordCode.DOUBLED_CARD, "actions[0].cards[4]"),
    (("actions", 0, "cards", 4), "12001", RecordCode.DOUBLED_CARD, "actions[0].cards[4]"),
    (("actions", 0, "cards", 2), "9.9.999", RuleCode.NO_SUCH_CARD, "actions[0].cards[2]"),
    (("actions", 0, "cards"), [], RuleCode.LINEUP_SIZE, "actions[0].cards"),
    (("actions", 1, "team"), 1, RuleCode.NO_SUCH_CARD, "actions[1].cards[0]"),
    (("actions", 2, "in"), [], RuleCode.SUBSTITUTE_UNEVEN, "actions[2].in"),
    (("actions", 2, "in", 0), "1.1.003", RuleCode.NOT_ON_BENCH, "actions[2].in"),
    (("actions", 2, "out", 0), "1.1.006", RuleCode.NOT_IN_HAND, "actions[2].out"),
    (("actions", 2, "in", 0), "1.1.006", RecordCode.DOUBLED_CARD, "actions[2].in[1]"),
    (("actions", 3, "card"), "1.1.001", RuleCode.NOT_IN_HAND, "actions[3].card"),
    (("actions", 3, "card"), "1.2.001", RuleCode.NO_SUCH_CARD, "actions[3].card"),
    (("actions", 4, "card"), "1.2.006", RuleCode.NOT_IN_HAND, "actions[4].card"),
]


@pytest.mark.parametrize(("path", "value", "code", "place"), ILLEGAL)
def test_an_action_that_the_rules_refuse(path: Path_, value: object, code: str, place: str) -> None:
    assert fault(path, value) == (code, place)


def test_an_action_out_of_turn() -> None:
    top = small()
    top["actions"][3:] = [{"do": "attack", "team": 1, "card": "1.2.001", "play": "drive"}]
    refusal = refusal_of(json.dumps(top))
    assert (refusal.code, refusal.place) == (RuleCode.OUT_OF_TURN, "actions[3].team")


def test_an_action_of_another_phase() -> None:
    top = small()
    del top["actions"][1]
    refusal = refusal_of(json.dumps(top))
    assert (refusal.code, refusal.place) == (RuleCode.WRONG_PHASE, "actions[1]")


@pytest.mark.parametrize("value", [[], "text", 17, None, True])
def test_json_that_is_no_object(value: object) -> None:
    refusal = refusal_of(json.dumps(value))
    assert (refusal.code, refusal.place) == (RecordCode.WRONG_TYPE, "record")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1 column 1"),
        ("{", "line 1 column 2"),
        ('{\n  "format": "baskettoria-match",\n}', "line 3 column 1"),
        ('{"seed": 017}', "line 1 column 11"),
        ("{} {}", "line 1 column 4"),
        ("{'format': 1}", "line 1 column 2"),
        ('{"a": "\t"}', "line 1 column 8"),
    ],
)
def test_broken_json_is_placed_by_line_and_column(text: str, place: str) -> None:
    refusal = refusal_of(text)
    assert (refusal.code, refusal.place) == (RecordCode.NOT_JSON, place)


def edited(change: Callable[[str], str]) -> str:
    return change(json.dumps(small()))


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ('"seed": 17', '"seed": 17, "seed": 18', RecordCode.DOUBLED_KEY, "seed"),
        ('"do": "defend"', '"do": "a", "do": "defend"', RecordCode.DOUBLED_KEY, "actions[4].do"),
        ('"seed": 17', '"seed": 17, "x_a": {"b": 1, "b": 1}', RecordCode.DOUBLED_KEY, "x_a.b"),
        ('"seed": 17', '"seed": NaN', RecordCode.NOT_FINITE, "seed"),
        ('"seed": 17', '"seed": 1e400', RecordCode.NOT_FINITE, "seed"),
        ('"seed": 17', '"seed": -Infinity', RecordCode.NOT_FINITE, "seed"),
        ('"seed": 17', '"seed": 17, "x_a": [1e999]', RecordCode.NOT_FINITE, "x_a[0]"),
        ('"seed": 17', '"seed": 1e3', RecordCode.WRONG_TYPE, "seed"),
        ('"seed": 17', '"seed": ' + "9" * 5000, RecordCode.NOT_JSON, "record"),
        ('"Swifts"', '"\\ud800"', RecordCode.NOT_TEXT, "teams[0].name"),
        ('"seed": 17', '"seed": 17, "x_\\udfff": 1', RecordCode.NOT_TEXT, "record"),
    ],
)
def test_what_json_allows_and_a_record_does_not(
    old: str, new: str, code: RecordCode, place: str
) -> None:
    refusal = refusal_of(edited(lambda text: text.replace(old, new, 1)))
    assert (refusal.code, refusal.place) == (code, place)


@pytest.mark.parametrize("depth", [41, 500, 200_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_absurd_nesting(depth: int, opening: str, closing: str) -> None:
    nested = opening * depth + "1" + closing * depth
    refusal = refusal_of(edited(lambda text: text.replace("17", f'17, "x_a": {nested}', 1)))
    assert refusal.code == RecordCode.TOO_DEEP


def test_absurd_size() -> None:
    assert refusal_of(b" " * (4 * 1024 * 1024 + 1)).code == RecordCode.TOO_LARGE


@pytest.mark.parametrize("encoding", ["utf-16", "cp1251"])
def test_another_encoding(encoding: str) -> None:
    data = edited(lambda text: text.replace("Swifts", "Стрижи")).encode(encoding)
    refusal = refusal_of(data)
    assert refusal.code == RecordCode.NOT_UTF8
    assert refusal.place.startswith("byte ")


@pytest.mark.parametrize("key", ["a\nb", "a b", "", "\u2028", "x" * 10_000, '"'])
def test_a_message_stays_one_short_line(key: str) -> None:
    refusal = refusal_of(json.dumps({**small(), key: 1}))
    assert refusal.code == RecordCode.UNKNOWN_KEY
    assert len(str(refusal).splitlines()) == 1
    assert len(str(refusal)) < 200


def test_a_mark_of_utf8_does_no_harm() -> None:
    data = json.dumps(small()).encode()
    assert record.parse(b"\xef\xbb\xbf" + data) == record.parse(data)


def test_overtime_possession_defaults_to_carry() -> None:
    read = record.parse(changed(("rules", "overtime_possession"), ABSENT))
    assert read.overtime_possession is OvertimePossession.CARRY
    assert read.match is MatchKind.SHORT


@pytest.mark.parametrize("seed", [0, -3, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert record.parse(changed(("seed",), seed)).seed == seed


def test_names_are_free() -> None:
    read = record.parse(changed(("teams", 0, "name"), ""))
    assert read.teams[0].name == ""


@pytest.mark.parametrize("written", ["11003", "1.1003", "0001.1.003"])
def test_an_action_may_write_a_number_otherwise(written: str) -> None:
    read = record.parse(changed(("actions", 3, "card"), written))
    assert read == record.parse(json.dumps(small()))


def test_load_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "Матч.json"
    path.write_text(json.dumps(small()), encoding="utf-8")
    assert record.load(path) == record.parse(json.dumps(small()))


def test_load_refuses_what_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json"):
        with pytest.raises(Refusal) as caught:
            record.load(path)
        assert caught.value.code == RecordCode.UNREADABLE
        assert caught.value.params["path"]
