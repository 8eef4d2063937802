from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game import draft_record, store
from game.draft import DraftWay
from game.drafting import DraftPlan, DraftSession
from game.store import Recovery, StoreCode, StoreFault
from tests.draft.table import deck


def saved(picks: tuple[int, ...]) -> bytes:
    plan = DraftPlan(DraftWay.TURN, deck(12), (5, 5), 0, seed=1)
    session = DraftSession(plan)
    for card in picks:
        session.submit(session.to_pick or 0, card)
    return draft_record.dump(session, {"x_deck": "first-series"})


FIRST, SECOND = saved((3,)), saved((3, 7))


def test_no_draft_is_nothing() -> None:
    reports: list[Recovery] = []
    assert not store.has_draft()
    assert store.load_draft(check=draft_record.load, report=reports.append) is None
    assert reports == []


def test_the_last_pick_comes_back_until_the_draft_is_forgotten(home: Path) -> None:
    store.save_draft(FIRST)
    store.save_draft(SECOND)
    assert store.has_draft()
    assert store.load_draft(check=draft_record.load) == SECOND
    store.clear_draft()
    assert not store.has_draft()
    assert store.load_draft(check=draft_record.load) is None
    assert list((home / "data").iterdir()) == []


def test_a_draft_and_a_match_are_kept_apart() -> None:
    store.save_draft(FIRST)
    store.save_match(b'{"format": "baskettoria-match"}')
    store.clear_match()
    assert store.load_draft(check=draft_record.load) == FIRST


def test_a_draft_cut_anywhere_goes_on_from_one_pick_before(home: Path) -> None:
    file = home / "data" / "draft.json"
    cuts = range(0, len(SECOND) - 2, 100)
    assert len(cuts) > 5
    for number, length in enumerate(cuts, 1):
        store.save_draft(FIRST)
        store.save_draft(SECOND)
        file.write_bytes(SECOND[:length])
        reports: list[Recovery] = []
        assert store.load_draft(check=draft_record.load, report=reports.append) == FIRST
        aside = home / "data" / f"draft.broken-{number}.json"
        assert reports == [Recovery(StoreCode.DRAFT_RESTORED, aside)]
        assert aside.read_bytes() == SECOND[:length]


def test_picks_against_the_rules_count_as_damage(home: Path) -> None:
    store.save_draft(FIRST)
    store.save_draft(SECOND.replace(b'"picks":[3,7]', b'"picks":[3,3]'))
    assert store.load_draft(check=draft_record.load) == FIRST
    assert (home / "data" / "draft.broken-1.json").exists()


@pytest.mark.parametrize("junk", [b"", b"[]", b"\x00" * 500, b"\xff\xfe", b"[" * 100_000])
def test_draft_and_backup_both_damaged_are_lost_but_kept(home: Path, junk: bytes) -> None:
    store.save_draft(junk)
    store.save_draft(junk)
    reports: list[Recovery] = []
    assert store.load_draft(check=draft_record.load, report=reports.append) is None
    assert [found.code for found in reports] == [StoreCode.DRAFT_LOST]
    kept = sorted(found.name for found in (home / "data").iterdir())
    assert kept == ["draft.broken-1.json", "draft.broken-2.json"]


def test_a_full_disk_leaves_the_pick_before(monkeypatch: pytest.MonkeyPatch) -> None:
    store.save_draft(FIRST)

    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        with pytest.raises(StoreFault) as caught:
            store.save_draft(SECOND)
    assert caught.value.code is StoreCode.DISK_FULL
    assert store.load_draft(check=draft_record.load) == FIRST
