from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game import record, store
from game.store import Recovery, StoreCode

DATA = Path(__file__).resolve().parents[1] / "data"
FIRST = json.dumps({"format": "baskettoria-match", "actions": [1]}).encode()
SECOND = json.dumps({"format": "baskettoria-match", "actions": [1, 2]}).encode()


def test_nothing_saved_is_nothing() -> None:
    reports: list[Recovery] = []
    assert not store.has_match()
    assert store.load_match(report=reports.append) is None
    assert reports == []


def test_the_last_save_comes_back_until_cleared() -> None:
    store.save_match(FIRST)
    store.save_match(SECOND)
    assert store.has_match()
    assert store.load_match() == SECOND
    store.clear_match()
    assert not store.has_match()
    assert store.load_match() is None


@pytest.mark.parametrize("length", range(0, len(SECOND), 7))
def test_a_truncated_save_falls_back_to_the_step_before(home: Path, length: int) -> None:
    store.save_match(FIRST)
    store.save_match(SECOND)
    file = home / "data" / "match.json"
    file.write_bytes(SECOND[:length])
    reports: list[Recovery] = []
    assert store.load_match(report=reports.append) == FIRST
    aside = home / "data" / "match.broken-1.json"
    assert reports == [Recovery(StoreCode.MATCH_RESTORED, aside)]
    assert aside.read_bytes() == SECOND[:length]
    store.save_match(SECOND)
    assert store.load_match(report=reports.append) == SECOND
    assert len(reports) == 1


def test_a_missing_save_beside_its_backup_is_the_backup(home: Path) -> None:
    store.save_match(FIRST)
    store.save_match(SECOND)
    (home / "data" / "match.json").unlink()
    assert store.has_match()
    assert store.load_match() == FIRST


@pytest.mark.parametrize("junk", [b"", b"[]", b"\x00" * 500, b"\xff\xfe", b"[" * 100_000])
def test_save_and_backup_both_damaged_are_lost_but_kept(home: Path, junk: bytes) -> None:
    store.save_match(junk)
    store.save_match(junk)
    reports: list[Recovery] = []
    assert store.load_match(report=reports.append) is None
    assert [found.code for found in reports] == [StoreCode.MATCH_LOST]
    kept = sorted(found.name for found in (home / "data").iterdir())
    assert kept == ["match.broken-1.json", "match.broken-2.json"]


def test_the_caller_decides_what_can_be_continued() -> None:
    def needs_two(data: bytes) -> None:
        if len(json.loads(data)["actions"]) != 1:
            raise ValueError

    store.save_match(FIRST)
    store.save_match(SECOND)
    assert store.load_match(check=needs_two) == FIRST


def test_finished_matches_are_named_by_time_and_never_overwritten(home: Path) -> None:
    moment = datetime(2026, 3, 9, 20, 5, 7, tzinfo=UTC)
    folder = home / "data" / "matches"
    assert store.finished_matches() == ()
    first = store.save_finished(FIRST, when=moment)
    second = store.save_finished(SECOND, when=moment)
    later = store.save_finished(SECOND, when=moment.replace(hour=21))
    assert first == folder / "2026-03-09_200507.json"
    assert second == folder / "2026-03-09_200507_2.json"
    assert first.read_bytes() == FIRST
    assert store.finished_matches() == (later, second, first)


def test_a_real_record_is_continued_and_a_refused_one_is_not(home: Path) -> None:
    scenario = json.loads((DATA / "scenarios" / "000.json").read_bytes())["record"]
    refused = json.loads((DATA / "refused" / "000.json").read_bytes())["record"]
    good = json.dumps(scenario).encode()
    store.save_match(good)
    store.save_match(json.dumps(refused).encode())

    def check(data: bytes) -> object:
        return record.replay(record.parse(data))

    assert store.load_match(check=check) == good
    assert (home / "data" / "match.broken-1.json").exists()
