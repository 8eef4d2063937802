"""tools/deck.py tells in words what it did, in the language asked for, and by its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import deck
import pytest

from game.cards.catalog import own_decks
from game.cards.deck import load_deck
from tests.cards.importing.sample import with_cells, write_csv

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["мои.xlsx", "мои.csv"])
def test_a_template_can_be_imported_at_once(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / name)
    assert deck.main(["template", file, "--language", "ru"]) == 0
    assert deck.main(["check", file]) == 0
    assert not own_decks().exists()
    assert deck.main(["import", file]) == 0
    assert load_deck(own_decks() / "moi").cards[0].names["ru"] == "Маша"
    assert str(own_decks() / "moi") in capsys.readouterr().out


def test_a_template_does_not_replace_a_file_unasked(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_text("mine", encoding="utf-8")
    assert deck.main(["template", str(file)]) == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert deck.main(["template", str(file), "--force"]) == 0


def test_faults_are_told_and_nothing_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write_csv(tmp_path, with_cells(Проход="7,5", Перехват=""), separator=";")
    report = tmp_path / "report.txt"
    assert deck.main(["import", str(file), "--report", str(report), "--language", "en"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "2 faults",
        "",
        "двор.csv, row 2, Проход: “7,5” is not a whole number.",
        "двор.csv, row 2, Перехват: Something must stand here.",
    ]
    assert "row 2" in report.read_text(encoding="utf-8")
    assert not own_decks().exists()


def test_a_deck_that_is_there_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(write_csv(tmp_path))
    assert deck.main(["import", file]) == 0
    assert deck.main(["import", file, "--language", "ru"]) == 3
    assert "двор" in capsys.readouterr().err
    assert deck.main(["import", file, "--keep-both"]) == 0
    assert deck.main(["import", file, "--replace"]) == 0
    assert sorted(path.name for path in own_decks().iterdir()) == ["_dvor.backup", "dvor", "dvor-2"]


def test_the_language_is_the_one_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for language in ("ru", "en"):
        assert deck.main(["check", str(tmp_path / "нет.csv"), "--language", language]) == 1
        told.append(capsys.readouterr().out)
    assert told[0] != told[1]
    assert "The file is missing." in told[1]


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_decks().parent.mkdir(parents=True, exist_ok=True)
    own_decks().write_text("a file", encoding="utf-8")
    assert deck.main(["import", str(write_csv(tmp_path))]) == 2
    assert capsys.readouterr().err


def test_the_tool_runs_from_anywhere(tmp_path: Path) -> None:
    file = write_csv(tmp_path)
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "deck.py", "check", file.name, "--language", "ru"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "двор" in done.stdout.decode("utf-8")


@pytest.mark.parametrize("arguments", [("--help",), ("check",)])
def test_a_reader_who_has_gone_stops_nothing(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = write_csv(tmp_path, with_cells(Проход="7,5"))
    command = [sys.executable, str(ROOT / "tools" / "deck.py"), *arguments]
    command += [str(file)] if "check" in arguments else []
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (result.returncode, result.stderr) == ("check" in arguments, b"")
