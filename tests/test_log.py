from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import log


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path))
    yield tmp_path
    log.stop_log()


def test_faults_of_the_game_are_written_down_with_their_place(home: Path) -> None:
    file = log.start_log()
    assert file == home / "data" / "baskettoria.log"
    logging.getLogger("game.ui").warning("no sound: %s", "устройство \udcff")
    logging.getLogger("elsewhere").warning("not ours")
    text = file.read_text(encoding="utf-8")
    assert "WARNING game.ui: no sound: устройство \\udcff" in text
    assert "not ours" not in text


def test_starting_twice_writes_each_line_once() -> None:
    log.start_log()
    file = log.start_log()
    assert file is not None
    logging.getLogger("game").info("once")
    assert file.read_text(encoding="utf-8").count("once") == 1


def test_a_long_log_makes_room_and_is_kept_once(home: Path) -> None:
    for start in range(3):
        file = log.start_log()
        assert file is not None
        logging.getLogger("game").info("start %d %s", start, "x" * 300_000)
    kept = sorted(found.name for found in (home / "data").iterdir())
    assert kept == ["baskettoria.log", "baskettoria.old.log"]
    assert "start 1" in (home / "data" / "baskettoria.old.log").read_text(encoding="utf-8")


def test_no_place_to_write_is_no_reason_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_bytes(b"")
    monkeypatch.setattr(log, "log_file", lambda: tmp_path / "taken" / "baskettoria.log")
    assert log.start_log() is None
    logging.getLogger("game").error("nobody hears this")
