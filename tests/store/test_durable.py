from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.store import StoreCode, StoreFault, durable


def test_the_version_before_becomes_the_backup(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "a.json"
    for data in (b"one", b"two", b"three"):
        durable.write(file, data)
    assert file.read_bytes() == b"three"
    assert durable.backup_of(file).read_bytes() == b"two"
    assert sorted(found.name for found in file.parent.iterdir()) == ["a.json", "a.json.bak"]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, StoreCode.DISK_FULL),
        (errno.EROFS, StoreCode.READ_ONLY),
        (errno.EACCES, StoreCode.NO_ACCESS),
        (errno.EIO, StoreCode.WRITE_FAILED),
    ],
)
def test_a_write_that_fails_says_why_and_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: StoreCode
) -> None:
    file = tmp_path / "a.json"
    durable.write(file, b"old")

    def refuse(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(StoreFault) as caught:
        durable.write(file, b"new")
    assert caught.value.code == code
    assert caught.value.params == {"folder": str(tmp_path)}
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]
    assert file.read_bytes() == b"old"


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(StoreFault):
        durable.write(tmp_path / "taken" / "a.json", b"new")


def test_a_stop_at_any_moment_leaves_a_whole_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.json"
    durable.write(file, b"old")
    usual, calls = Path.replace, 0

    def stop_at_second(source: Path, target: Path) -> Path:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise KeyboardInterrupt
        return usual(source, target)

    monkeypatch.setattr(Path, "replace", stop_at_second)
    with pytest.raises(KeyboardInterrupt):
        durable.write(file, b"new")
    assert not file.exists()
    assert durable.backup_of(file).read_bytes() == b"old"


def test_damaged_files_are_kept_under_free_numbers(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for number in (1, 2):
        file.write_bytes(b"%d" % number)
        assert durable.set_aside(file) == tmp_path / f"settings.broken-{number}.json"
    backup = durable.backup_of(file)
    backup.write_bytes(b"3")
    assert durable.set_aside(backup) == tmp_path / "settings.broken-3.json"
    assert (tmp_path / "settings.broken-1.json").read_bytes() == b"1"
