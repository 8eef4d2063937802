"""What a person is told, and where."""

from __future__ import annotations

import io
import re
import string
import sys
from pathlib import Path

import bootstrap_environment as environment
import bootstrap_notice as notice
import pytest

from game import paths

FAKE_BOX = (
    '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word" >> "{log}"; done\ncat >> "{log}"\n'
)


@pytest.fixture
def box(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for zenity that writes down what it is asked to show; no terminal, no Tk."""
    log = tmp_path / "shown.txt"
    program = tmp_path / "bin" / "zenity"
    program.parent.mkdir()
    program.write_text(FAKE_BOX.format(log=log), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(notice, "TkProgress", _no_tkinter)
    return log


def _no_tkinter() -> None:
    raise ModuleNotFoundError(name="tkinter")


def fields(text: str) -> list[str]:
    return sorted({name for _, name, _, _ in string.Formatter().parse(text) if name})


@pytest.mark.parametrize("code", notice.FAULTS)
def test_every_fault_is_said_in_russian_and_english(code: str) -> None:
    russian, english = notice.FAULTS[code]
    assert re.search("[а-яё]", russian)
    assert not re.search("[а-яё]", english)
    assert fields(russian) == fields(english)


@pytest.mark.parametrize("code", notice.STEPS)
def test_every_step_is_said_in_russian_and_english(code: str) -> None:
    russian, english = notice.STEPS[code]
    assert re.search("[а-яё]", russian)
    assert not re.search("[а-яё]", english)
    assert fields(russian) == fields(english)


def test_fault_goes_to_the_log_and_to_stderr(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notice.fail("network", window=False)
    said = capsys.readouterr().err
    assert "Проверьте соединение" in said
    assert "Check the connection" in said
    assert str(home / "cache" / "start.log") in said
    assert "Проверьте соединение" in (home / "cache" / "start.log").read_text(encoding="utf-8")


def test_stderr_without_russian_letters_loses_only_the_letters(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(raw, encoding="ascii"))
    notice.fail("network", window=False)
    assert b"Check the connection" in raw.getvalue()


def test_without_a_terminal_a_box_says_it(box: Path) -> None:
    notice.fail("disk_full", window=True, folder="/там")
    shown = box.read_text(encoding="utf-8")
    assert "--error" in shown
    assert "На диске не хватает места: /там" in shown
    assert "The disk is full: /там" in shown


def test_tools_and_automation_never_open_a_box(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notice.fail("network", window=False)
    monkeypatch.setenv("CI", "true")
    notice.fail("network", window=True)
    assert not box.exists()


def test_without_a_terminal_a_window_shows_the_steps(box: Path) -> None:
    notice.run_shown(lambda progress: progress.step("collect", name="pillow"), window=True)
    assert "# Загружаю pillow\\nDownloading pillow\n100\n" in box.read_text(encoding="utf-8")


def test_window_passes_on_what_the_work_raises(box: Path) -> None:
    def work(progress: notice.Progress) -> None:
        raise LookupError(str(progress))

    with pytest.raises(LookupError):
        notice.run_shown(work, window=True)
    assert box.exists()


def test_macos_box_takes_the_text_as_an_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    (command,) = notice.box_commands('с "кавычками"')
    assert command[0] == "osascript"
    assert 'с "кавычками"' in command


def test_long_log_is_begun_anew(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "LOG_LIMIT", 100)
    for number in range(20):
        notice.log(f"строка {number}")
    assert notice.log_file().stat().st_size < 300
    assert "строка 19" in notice.log_file().read_text(encoding="utf-8")


def test_log_that_cannot_be_written_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "file"))
    notice.log("строка")
    assert (tmp_path / "file").read_text(encoding="utf-8") == ""


def test_cache_folder_is_the_one_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "Кэш"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("BASKETTORIA_HOME", raising=False)
    assert environment.cache_folder() == paths.user_cache()
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "Дом"))
    assert environment.cache_folder() == paths.user_cache()
