"""The start of the program: its options, its decks, and plain words where it cannot go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import command_line, i18n, last_words, launch, log, paths
from game.cards.catalog import own_decks, read_catalog, shipped_decks
from game.ui.window import NoDisplayError

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path))
    i18n.set_language("en")
    return tmp_path


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program in a process of its own, without any screen."""
    clean = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env=clean | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize(
    ("language", "words"),
    [("ru_RU.UTF-8", "Игра не нашла экрана"), ("en_US.UTF-8", "The game found no screen")],
)
def test_without_a_display_one_plain_sentence_is_said(language: str, words: str) -> None:
    done = run(SDL_VIDEODRIVER="x11", LC_ALL=language, PYTHONIOENCODING="utf-8")
    assert done.returncode == 1
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1
    assert lines[0].startswith(words)


def test_the_version_is_told_without_a_window() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("Baskettoria ")


def test_an_unknown_option_is_refused() -> None:
    done = run("--nonsense")
    assert done.returncode == 2
    assert "--nonsense" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_language_can_be_chosen(language: str) -> None:
    assert command_line.read_arguments(["--lang", language]) == language


def test_no_option_means_no_choice() -> None:
    assert command_line.read_arguments([]) is None


def test_an_unexpected_fault_is_said_with_the_log_s_place_and_logged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = last_words.say_fault(ZeroDivisionError())
    log.stop_log()
    assert code == 1
    said = capsys.readouterr().err
    assert str(log.log_file()) in said
    assert "Traceback" not in said
    assert "ZeroDivisionError" in log.log_file().read_text(encoding="utf-8")


def test_missing_files_of_the_game_are_said_as_such() -> None:
    assert "install it anew" in last_words.fault_sentence(FileNotFoundError("assets"))
    assert "no mode" in last_words.fault_sentence(NoDisplayError("no mode"))


def test_a_console_that_is_gone_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(last_words, "_show_box", shown.append)
    last_words.say("A sentence.")
    assert shown == ["A sentence."]


def test_a_player_s_faulty_deck_is_told_and_the_others_are_there() -> None:
    deck = own_decks() / "mine"
    deck.mkdir(parents=True)
    good = shipped_decks() / "first-series"
    (deck / "deck.toml").write_bytes((good / "deck.toml").read_bytes())
    table = (good / "cards.csv").read_text(encoding="utf-8")
    heading, first = table.splitlines()[:2]
    cells = first.split(",")
    cells[heading.split(",").index("drive")] = "0"
    (deck / "cards.csv").write_text(table.replace(first, ",".join(cells)), "utf-8")
    catalog = read_catalog()
    lines = launch.deck_fault_lines(catalog)
    assert [each.id for each in catalog.decks] == ["first-series"]
    assert lines[0] == "The deck “mine” is left out:"
    assert len(lines) == 2
    assert lines[1].startswith("cards.csv, line 2, drive")


def test_where_no_deck_is_left_that_is_said_first(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: home)
    (shipped_decks() / "empty").mkdir(parents=True)
    lines = launch.deck_fault_lines(read_catalog())
    assert lines[0] == "There is no deck that can be played with."


def test_good_decks_leave_nothing_to_tell() -> None:
    assert launch.deck_fault_lines(read_catalog()) == []
