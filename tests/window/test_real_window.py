"""The real program in a real window, from the title to the first attack, by hands not its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import real_program
import virtual_screen
from real_program import ROOT, RealProgram
from virtual_screen import VirtualScreen

from game.engine import Phase, Play, PlayAttack, View, members
from game.record import MatchRecord, load
from game.session import MatchSession
from game.ui import theme
from tests.window.close_button import press_close_button
from tests.window.places import Places

needs_screen = pytest.mark.skipif(
    not real_program.can_run(),
    reason="the real window is not tried: this machine has no Xvfb or no xdotool",
)
SCREEN = (1920, 1080)
KEY_1, KEY_Q = "10", "24"  # X's codes of the keys where an English keyboard has 1 and Q
PERSON = 0
_RICH = 150  # different colours among the pixels looked at: cards are on the screen
_NEAR = 40  # of 255
_LONGEST_WAIT_FOR_BALL = 12  # attacks of the computer, misses and repeats included


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    """A screen of its own."""
    with VirtualScreen(SCREEN) as made:
        yield made


@pytest.fixture
def home(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder; the card pictures in it are shared by the tests, to be drawn only once."""
    shared = tmp_path_factory.getbasetemp() / "drawn"
    shared.mkdir(exist_ok=True)
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "cache").symlink_to(shared)
    return folder


def wait_for_title(program: RealProgram, places: Places, call: tuple[float, float]) -> None:
    """Wait until the title's call to action is to be seen."""
    window = program.window()
    at = round(window.x + call[0]), round(window.y + call[1] - places.size[1] * 0.03)

    def is_there() -> bool:
        color = program.screen.pixel(at)
        return all(
            abs(seen - meant) <= _NEAR for seen, meant in zip(color, theme.BALL, strict=False)
        )

    program.wait("the title's menu", is_there)


def to_lineup(program: RealProgram, places: Places) -> MatchRecord:
    """From the title by a click into a match against the computer, which picks its five first."""
    quick = places.on_title("quick")
    wait_for_title(program, places, quick)
    program.click(quick)
    match = program.wait_for_actions(1)
    program.wait_still()
    return match


def pick_five(program: RealProgram, places: Places, match: MatchRecord) -> MatchRecord:
    """Pick the strongest five by clicks."""
    strongest, go = places.in_lineup(match, "strongest", "go")
    program.click(strongest)
    program.wait_still()
    program.click(go)
    return program.wait_for_actions(len(match.entries) + 1)


def person_view(match: MatchRecord) -> View:
    return MatchSession.resume(match).view(PERSON)


def until_own_attack(program: RealProgram, places: Places, match: MatchRecord) -> View:
    """Answer the computer's attacks, by dragging, until the person has the ball."""
    for _ in range(_LONGEST_WAIT_FOR_BALL):
        view = person_view(match)
        if view.possession == PERSON and view.phase is Phase.ATTACK:
            program.wait_still()
            return view
        if view.phase is Phase.ATTACK:
            match = program.wait_for_actions(len(match.entries) + 1)
            view = person_view(match)
        program.wait_still()
        answer = places.in_hand(view, members(view.hand)[-1])
        program.drag(answer, places.table.court.center)
        match = program.wait_for_actions(len(match.entries) + 1)
        leave_comparison(program, places)
    raise AssertionError("the computer never gave the ball away")


def leave_comparison(program: RealProgram, places: Places) -> None:
    """Click twice: one click may only bring the telling to its end."""
    for _ in range(2):
        program.wait_still()
        program.click(places.nowhere)


def keep_picture(screen: VirtualScreen, folder: Path, name: str) -> virtual_screen.Sample:
    """Write what is to be seen as a PNG file and see to it that there is something."""
    import pygame

    folder.mkdir(parents=True, exist_ok=True)
    surface = pygame.image.frombuffer(screen.pixels(), screen.size, "BGRA")
    file = folder / f"{name}.png"
    pygame.image.save(surface.convert(24), file)
    assert pygame.image.load(file).get_size() == screen.size
    sample = screen.sample()
    assert virtual_screen.colors(sample) > _RICH
    return sample


@needs_screen
def test_the_first_attack_is_dragged_with_a_real_mouse(
    screen: VirtualScreen, home: Path, tmp_path: Path
) -> None:
    pictures = Path(os.environ.get("BASKETTORIA_PICTURES") or tmp_path / "pictures")
    with RealProgram(screen, home, "--lang", "en") as program:
        places = Places(program)
        lineup = to_lineup(program, places)
        first = keep_picture(screen, pictures, "lineup")
        match = pick_five(program, places, lineup)
        program.wait_still()
        program.click(places.after_showdown(match))  # brings the telling to its end
        program.wait_still()
        program.click(places.after_showdown(match))
        program.wait_still()
        view = until_own_attack(program, places, match)
        before = keep_picture(screen, pictures, "attack")
        card, play = members(view.hand)[1], Play.DRIVE
        held: list[virtual_screen.Sample] = []

        def look() -> None:
            program.wait_still()
            held.append(keep_picture(screen, pictures, "drag"))

        done = len(load(home / "data" / "match.json").entries)
        program.drag(places.in_hand(view, card), places.zone(play), meanwhile=look)
        match = program.wait_for_actions(done + 1)
        assert match.actions[done] == PlayAttack(PERSON, card, play)
        program.wait_for_actions(done + 2)  # the computer answers
        program.wait_still()
        after = keep_picture(screen, pictures, "comparison")
        shown = [first, before, held[0], after]
        for one, other in pairwise(shown):
            assert virtual_screen.share_same(one, other) < 0.995
        assert program.said() == ""


@needs_screen
@pytest.mark.skipif(not shutil.which("setxkbmap"), reason="no setxkbmap for a Russian keyboard")
def test_a_match_is_played_by_keys_alone_under_a_russian_layout(
    screen: VirtualScreen, home: Path
) -> None:
    subprocess.run(["setxkbmap", "ru"], env=screen.environ({}), check=True)
    with RealProgram(screen, home, "--lang", "en") as program:
        places = Places(program)
        wait_for_title(program, places, places.on_title("quick"))
        program.focus()
        program.press("Tab", "Return")
        match = program.wait_for_actions(1)
        program.wait_still()
        program.press(*(str(int(KEY_1) + place) for place in range(5)), "Return")
        match = program.wait_for_actions(2)
        assert members(person_view(match).hand) == (0, 1, 2, 3, 4)
        program.wait_still()
        program.press("space")
        program.wait_still()
        program.press("space")
        attack = wait_for_person(program)
        program.wait_still()
        if person_view(attack).phase is Phase.ATTACK:
            program.press(KEY_1, KEY_Q)
        else:
            program.press(KEY_1, "Return")
        match = program.wait_for_actions(len(attack.entries) + 1)
        done = match.actions[len(attack.entries)]
        assert done.seat == PERSON
        if isinstance(done, PlayAttack):
            assert (done.card, done.play) == (0, Play.THREE_POINTER)
        press_close_button(screen.display, program.window_id)
        assert program.process.wait(20) == 0
        assert load(home / "data" / "match.json").actions[: len(match.actions)] == match.actions


def wait_for_person(program: RealProgram) -> MatchRecord:
    """Wait until the match waits for the person."""

    def look() -> MatchRecord | None:
        match = program.record()
        is_due = match is not None and MatchSession.resume(match).seats_to_act == (PERSON,)
        return match if is_due else None

    return program.wait("the person's turn", look)


@needs_screen
def test_full_screen_and_back_leaves_the_window_as_it_was(
    screen: VirtualScreen, home: Path
) -> None:
    with RealProgram(screen, home) as program:
        places = Places(program)
        wait_for_title(program, places, places.on_title("quick"))
        before = program.window().size
        program.focus()
        program.press("F11")
        program.wait("the whole screen", lambda: program.window().size == SCREEN)
        program.wait_still()
        program.press("F11")
        program.wait("the window", lambda: program.window().size == before, 10)
        press_close_button(screen.display, program.window_id)
        assert program.process.wait(20) == 0
        assert program.said() == ""


@needs_screen
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_a_match_goes_on_after_the_program_was_ended(
    screen: VirtualScreen, home: Path, ending: signal.Signals
) -> None:
    with RealProgram(screen, home, "--lang", "en") as program:
        places = Places(program)
        match = to_lineup(program, places)
        program.process.send_signal(ending)
        assert program.process.wait(20) == (0 if ending is signal.SIGTERM else -ending)
    with RealProgram(screen, home, "--lang", "en") as program:
        assert program.window().size == places.size
        go_on = places.on_title("continue", home)
        wait_for_title(program, places, go_on)
        program.wait_still()
        program.click(go_on)
        program.wait_still()
        again = pick_five(program, places, match)
        assert (again.seed, again.teams) == (match.seed, match.teams)
        assert again.actions[:1] == match.actions


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a screen is always there")
@pytest.mark.parametrize(
    ("language", "words", "display"),
    [
        ("en", "The game found no screen", {}),
        ("ru", "Игра не нашла экрана", {}),
        ("en", "The game found no screen", {"DISPLAY": ":9753"}),
    ],
    ids=["none", "none-russian", "gone"],
)
def test_without_any_screen_one_plain_sentence_says_so(
    tmp_path: Path, language: str, words: str, display: dict[str, str]
) -> None:
    homes = {"BASKETTORIA_HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-m", "game", "--lang", language],
        cwd=ROOT,
        env=virtual_screen.bare_environ() | homes | display,
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=10,
    )
    assert result.returncode == 1
    (line,) = result.stderr.splitlines()
    assert line.startswith(words)
