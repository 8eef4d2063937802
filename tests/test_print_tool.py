"""The print tool itself, as a person starts it."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import print_cards
import pytest
from PIL import Image
from print_options import joined, parser

from game.cards.catalog import own_decks, read_catalog
from game.cards.printing import Flip, Ink, Marks, Printer, Progress
from game.cards.printing.printers import load_printers
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.roster import SavedRoster

TOOL = Path(__file__).parent.parent / "tools" / "print_cards.py"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANGUAGE", "en")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the tool says when it refuses; nothing may be written then."""
    assert print_cards.main([*arguments, "--messages", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    assert not list(Path("out").rglob("*.*"))
    return said.err


def test_a_print_from_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "1.1.001", "--png", "none", "--messages", "en"]
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    result = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environ, check=False
    )
    assert result.returncode == 0
    path, hint = result.stdout.splitlines()
    assert (tmp_path / path).read_bytes().startswith(b"%PDF-1.7")
    assert Path(path).name == "a4-9_duplex.pdf"
    assert "100" in hint
    assert result.stderr.splitlines()[-1] == "4/4"


@pytest.mark.parametrize(
    "arguments", [("--help",), ("--dry-run",), ("1.1.001", "--png", "none", "--progress", "plain")]
)
def test_a_reader_who_has_gone_stops_nothing(arguments: tuple[str, ...], tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(TOOL), *arguments, "--messages", "en"]
    result = subprocess.run(
        command, stdout=writer, stderr=subprocess.PIPE, env=environ, check=False
    )
    os.close(writer)
    assert result.returncode == 0
    assert set(result.stderr.decode().split()) <= {f"{done}/4" for done in range(5)}
    assert len(list(tmp_path.rglob("*.pdf"))) == ("--png" in arguments)


def test_errors_that_nobody_reads_stop_nothing_either(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, str(TOOL), "1.1.001", "--png", "none", "--progress", "plain"]
    with os.fdopen(writer, "wb"):
        result = subprocess.run(command, stdout=writer, stderr=writer, check=False)
    assert result.returncode == 0
    assert len(list(tmp_path.rglob("*.pdf"))) == 1


def test_the_whole_first_deck_is_what_is_printed_without_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert print_cards.main(["--dry-run", "--messages", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "72 cards in the layout a4-9: 16 pages"
    assert not list(Path.cwd().iterdir())


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        print_cards.main(["--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert "python3 tools/print_cards.py --layout letter-9" in said
    assert "--back-offset" in said


def test_what_does_not_fit_is_refused_with_what_would(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--layout", "letter-9", "--bleed", "3")
    assert said == "A bleed of 3 mm does not fit on letter-9. The largest that fits is 1 mm.\n"


def test_all_faults_are_told_at_once_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert len(refused(capsys, "hawks", "1.1.001:x", "9.9.999").splitlines()) == 3
    assert "no cards" in refused(capsys, "all:0")
    assert "first-series" in refused(capsys, "--deck", "second-series")
    assert "a4-8" in refused(capsys, "--layout", "a5")
    assert "nobody" in refused(capsys, "--printer", "nobody")
    Path("list.csv").write_text("1.1.001,2\n9.9.999,1\nx,y\n")
    assert len(refused(capsys, "--list", "list.csv").splitlines()) == 2


def test_faults_of_a_deck_are_told_by_row_and_column(capsys: pytest.CaptureFixture[str]) -> None:
    shipped = TOOL.parent.parent / "assets" / "cards" / "first-series"
    own = Path("own")
    own.mkdir()
    (own / "deck.toml").write_bytes((shipped / "deck.toml").read_bytes())
    rows = (shipped / "cards.csv").read_text("utf-8").splitlines()
    rows[1] = rows[1].replace(",guard,", ",keeper,").replace(",7,1,7,6,", ",7,one,7,,")
    rows[2] = rows[2].replace(",moose,", ",hawks,")
    (own / "cards.csv").write_text("\n".join(rows), "utf-8")
    said = refused(capsys, "--deck", "own")
    assert len(said.splitlines()) == 4
    assert "cards.csv, line 2, inside_shot" in said
    assert "cards.csv, line 3, club" in said

    (own / "cards.csv").write_bytes("number,имя\n".encode("cp1251"))
    assert "UTF-8" in refused(capsys, "--deck", "own")


def test_portraits_that_cannot_be_used_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("faces").mkdir()
    Path("faces/1.1.001.jpg").write_bytes(b"nothing")
    Path("faces/1.1.002.jpg").write_bytes(b"\xff\xd8\xff")
    said = refused(capsys, "--portraits", "faces")
    assert len(said.splitlines()) == 3
    assert "1.1.001: 1.1.001.jpg: " in said
    assert "nowhere" in refused(capsys, "--portraits", "nowhere")


def test_portraits_that_break_off_are_all_told_and_nothing_is_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Their heads are sound, so that they are found out only where they are drawn."""
    Path("faces").mkdir()
    for name in ("1.1.001", "1.1.003"):
        Image.effect_noise((900, 900), 60).save(f"faces/{name}.png")
        whole = Path(f"faces/{name}.png").read_bytes()
        Path(f"faces/{name}.png").write_bytes(whole[: len(whole) // 2])
    said = refused(capsys, "1.1.001-1.1.004", "--portraits", "faces", "--progress", "none")
    assert [line.split(":")[0].strip() for line in said.splitlines()[1:]] == ["1.1.001", "1.1.003"]


def test_portraits_of_any_kind_are_printed_and_small_ones_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("faces").mkdir()
    Image.new("RGBA", (900, 700), (200, 30, 30, 90)).save("faces/1.1.001.png")
    Image.new("P", (40, 30)).save("faces/1.1.002.png")
    Image.new("RGB", (900, 700)).save("faces/1.1.003.jpg", progressive=True)
    Path("faces/1.1.004.png").write_bytes(INTERLACED)
    arguments = ("1.1.001-1.1.004", "--portraits", "faces", "--progress", "none", "--png", "none")
    assert print_cards.main([*arguments, "--messages", "en"]) == 0
    said = capsys.readouterr()
    assert [line.split()[2] for line in said.err.splitlines()] == ["1.1.002.png", "1.1.004.png"]
    (faces,) = Path("out/print").glob("*/faces")
    for file in faces.iterdir():
        with Image.open(file) as picture:
            assert (picture.mode, picture.size) == ("RGB", (822, 1122))


INTERLACED = base64.b64decode(  # 2 x 2 px, red
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAGK06rlAAAAEElEQVR42mP4z8DAAMVABAAg7gP9TOHb3QAAAABJRU5E"
    "rkJggg=="
)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bleed", "wide"],
        ["--bleed", "nan"],
        ["--back-offset", "1"],
        ["--image", "bmp"],
        ["--jobs", "0"],
        ["--faces", "left"],
    ],
)
def test_words_that_are_no_numbers_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        print_cards.main(arguments)
    assert caught.value.code == 2


def test_options_reach_the_request() -> None:
    line = (
        "class3 --layout a3-18 --flip short --ink saver --marks full --gutter 4 --bleed 1,5 "
        "--back-offset 0.7,-0.4 --scale-y 0.2 --save-printer home --corner-guide --image jpg:80 "
        "--max-mb 12 --no-contact --language en --png tgc --mark-length 5"
    )
    options = parser("").parse_args(line.split())
    request, warnings = print_cards.request_for(options)
    assert {each.card.card_class for each in request.cards} == {3}
    assert (request.layout, request.flip, request.ink) == ("a3-18", Flip.SHORT, Ink.SAVER)
    assert (request.marks, request.gutter, request.bleed) == (Marks.FULL, 4, 1.5)
    assert request.printer == Printer(back_x=0.7, back_y=-0.4, scale_y=0.2)
    assert (request.corner_guide, request.jpeg_quality, request.max_mb) == (3, 80, 12)
    assert (request.contact, request.language, request.shop.value) == (False, "en", "tgc")
    assert request.mark_length == 5
    assert warnings == ()
    assert load_printers() == {"home": request.printer}

    again = parser("").parse_args(["--printer", "home", "--scale-y", "0"])
    assert print_cards.printer_for(again) == Printer(back_x=0.7, back_y=-0.4)


@pytest.mark.parametrize(
    ("typed", "printer"),
    [
        ("--back-offset -0.7,0.4", Printer(back_x=-0.7, back_y=0.4)),
        ("--back-offset -0,7;-0,4", Printer(back_x=-0.7, back_y=-0.4)),
        ("--back-offset=-0.7,-.4", Printer(back_x=-0.7, back_y=-0.4)),
        ("--scale-x -0,3 --back-rotate -1", Printer(scale_x=-0.3, back_rotate=-1)),
        ("--scale-y -0.3 1.1.001", Printer(scale_y=-0.3)),
    ],
)
def test_numbers_below_zero_are_typed_like_any_other(typed: str, printer: Printer) -> None:
    options = parser("").parse_args(joined(typed.split()))
    assert print_cards.printer_for(options) == printer
    assert options.select == (["1.1.001"] if "1.1.001" in typed else [])


def test_only_changed_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_cards.main(["1.1.001", "--progress", "none"]) == 0
    assert print_cards.main(["1.1.001-1.1.003", "--changed", "--dry-run", "--messages", "en"]) == 0
    assert "2 cards in" in capsys.readouterr().out
    assert print_cards.main(["1.1.001", "--changed", "--messages", "en"]) == 0
    assert capsys.readouterr().out == "No card has changed since it was printed last.\n"


def keep_rosters() -> None:
    """Rosters of the first deck, of an own deck beside it, and of a deck that is gone."""
    first = read_catalog().decks[0]
    shutil.copytree(first.folder, own_decks() / "mine")
    one, two, three = (CardRef(first.id, card.number) for card in first.cards[:3])
    mine = CardRef("mine", first.cards[4].number)
    alina, boris = shelf.add_person("Алёна"), shelf.add_person("Борис")
    shelf.save_roster(alina, SavedRoster("dozen", "Моя дюжина", (two, one)))
    shelf.save_roster(alina, SavedRoster("both", "Обе колоды", (three, mine)))
    shelf.save_roster(
        boris,
        SavedRoster(
            "odd", "Разное", (one, replace(one, deck="mine"), replace(two, deck="gone"), three)
        ),
    )


@pytest.mark.parametrize(
    ("path", "title", "numbers", "notes"),
    [
        ("Алёна/Моя дюжина", "first-series", ["1.1.002", "1.1.001"], []),
        ("  алена / моя  ДЮЖИНА", "first-series", ["1.1.002", "1.1.001"], []),
        ("моя дюжина", "first-series", ["1.1.002", "1.1.001"], []),
        ("Алёна/Обе колоды", "both", ["1.1.003", "1.1.005"], []),
        ("Борис/Разное", "first-series", ["1.1.001", "1.1.003"], ["gone", "1.1.001"]),
    ],
)
def test_a_saved_roster(
    path: str, title: str, numbers: list[str], notes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    keep_rosters()
    arguments = ["--roster", path, "--png", "none", "--progress", "none", "--messages", "en"]
    assert print_cards.main(arguments) == 0
    said = capsys.readouterr().err.splitlines()
    assert len(said) == len(notes)
    assert all(note in line for note, line in zip(notes, said, strict=True))
    (manifest,) = Path("out/print").glob("*/manifest.json")
    assert manifest.parent.name.startswith(f"{title}-")
    found = [each["number"] for each in json.loads(manifest.read_bytes())["cards"]]
    assert found == numbers


def test_an_unknown_roster_tells_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There are: —." in refused(capsys, "--roster", "Алёна")
    keep_rosters()
    said = refused(capsys, "--roster", "Вера/Моя дюжина")
    assert "“Вера/Моя дюжина”" in said
    assert "There are: Алёна/Моя дюжина, Алёна/Обе колоды, Борис/Разное." in said


@pytest.mark.parametrize(
    "arguments",
    [
        ["--roster", "a/b", "--deck", "mine"],
        ["--roster", "a/b", "--list", "c.csv"],
        ["1.1.001", "--list", "c.csv"],
    ],
)
def test_what_cannot_go_together_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        print_cards.main(arguments)
    assert caught.value.code == 2
    assert "not together" in capsys.readouterr().err


def test_the_calibration_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_cards.main(["--calibrate", "--layout", "letter-9", "--messages", "en"]) == 0
    path, *hints = capsys.readouterr().out.splitlines()
    assert Path(path).read_bytes().startswith(b"%PDF")
    assert len(hints) == 3


def test_the_bar_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    bar = print_cards.ProgressBar("bar")
    bar.show(Progress(5, 10))
    bar.clear()
    said = capsys.readouterr().err
    assert "█" * 15 + "·" * 15 + " 5/10" in said
    assert said.endswith("\r")


def test_messages_speak_the_language_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_cards.main(["--layout", "letter-9", "--bleed", "3", "--messages", "ru"]) == 2
    assert "1 мм" in capsys.readouterr().err
