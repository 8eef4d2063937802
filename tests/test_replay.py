"""The tool itself, as a person starts it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.record_files import REFUSED, SCENARIOS, content, small

TOOL = Path(__file__).parent.parent / "tools" / "replay.py"


def replay(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    environ = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": ""}
    return subprocess.run(
        [sys.executable, TOOL, *arguments], capture_output=True, env=environ, cwd=cwd, check=False
    )


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", [SCENARIOS[index] for index in (0, 9, 48)], ids=lambda p: p.stem)
def test_a_summary_is_one_json_object(path: Path, tmp_path: Path) -> None:
    scenario = content(path)
    file = write(tmp_path / "Матч 1.json", scenario["record"])
    result = replay(file.name, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, b"")
    assert json.loads(result.stdout) == scenario["expect"]


@pytest.mark.parametrize("path", [REFUSED[index] for index in (0, 2, 3, 38)], ids=lambda p: p.stem)
def test_a_refusal_is_one_line_that_names_the_place(path: Path, tmp_path: Path) -> None:
    case = content(path)
    check_refused(write(tmp_path / "record.json", case["record"]), case["place"])


def test_the_standard_library_alone_replays_a_record(tmp_path: Path) -> None:
    scenario = json.loads(SCENARIOS[0].read_text(encoding="utf-8"))
    record = write(tmp_path / "record.json", scenario["record"])
    done = subprocess.run(
        [sys.executable, "-S", str(TOOL), str(record)], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == scenario["expect"]


def check_refused(path: Path, place: str) -> None:
    result = replay(path)
    lines = result.stderr.decode().splitlines()
    assert (result.returncode, result.stdout, len(lines)) == (2, b"", 1)
    assert lines[0].startswith(place)


def test_the_sentence_follows_the_place(tmp_path: Path) -> None:
    top = small()
    top["actions"][3]["card"] = "1.1.001"
    result = replay(write(tmp_path / "record.json", top))
    assert result.stderr.decode().startswith("actions[3].card: ")
    assert "1.1.001" in result.stderr.decode().removeprefix("actions[3].card: ")


def test_what_is_no_file_or_no_text(tmp_path: Path) -> None:
    check_refused(tmp_path / "missing.json", str(tmp_path))
    check_refused(tmp_path, str(tmp_path))
    binary = tmp_path / "picture.json"
    binary.write_bytes(bytes(range(256)) * 8)
    check_refused(binary, "byte 128")


def test_russian_in_a_message_needs_no_russian_terminal(tmp_path: Path) -> None:
    result = replay(write(tmp_path / "record.json", {**small(), "сюрприз": 1}))
    assert (result.returncode, result.stdout) == (2, b"")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("arguments", [(), ("a", "b"), ("--nonsense",)])
def test_wrong_arguments(arguments: tuple[str, ...]) -> None:
    result = replay(*arguments)
    assert (result.returncode, result.stdout) == (2, b"")
    assert len(result.stderr.splitlines()) == 1
