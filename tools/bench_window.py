"""The parts `start`, `idle` and `memory` of the bench: the real program in a real window (Xvfb)."""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import real_program
import virtual_screen
from bench_calibration import calibrate
from bench_frame import size
from bench_match import PERSON, match_at_attack
from real_program import RealProgram
from virtual_screen import VirtualScreen

_LOOK = 0.004  # seconds between two looks at a start
_QUIET = 1.5  # seconds without any change: all is there
_LIMIT = 120.0  # seconds
_COLORS = 12  # different ones that make a picture
_SETTLED = 0.98  # of the screen as it stays
_ASLEEP = 5.0  # seconds until the loop turns as slowly as it ever does
_BUSY_START = 3.0
_KEY_1, _KEY_Q = "10", "24"  # X's codes of the keys where an English keyboard has 1 and Q
_SPACES = 4  # lead from the last comparison of a period to the next lineup


class Start(NamedTuple):
    """One start, ms from the call.

    Attributes:
        first: the first picture.
        settled: the title as it stays, but for what is small.
        whole: the last change of all.
        spent: processor time until a moment after that.
        loop: the calibration loop just before.
    """

    first: float
    settled: float
    whole: float
    spent: float
    loop: float


def _part(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, words: str
) -> argparse.ArgumentParser:
    part = commands.add_parser(name, help=words)
    part.add_argument("--screen", type=size, default=(1920, 1080))
    return part


def add_start(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part that times the way to the title."""
    part = _part(commands, "start", "from the call to the first picture and to a settled title")
    part.add_argument("--runs", type=int, default=5)
    part.set_defaults(measure=measure_start)


def add_idle(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part that watches a program nobody touches."""
    part = _part(commands, "idle", "processor time while nothing happens")
    part.add_argument("--seconds", type=float, default=10.0)
    part.set_defaults(measure=measure_idle)


def add_memory(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part that plays a whole match by keys."""
    part = _part(commands, "memory", "memory at the title, at the table, after a whole match")
    part.set_defaults(measure=measure_memory)


@contextmanager
def _stage(options: argparse.Namespace) -> Iterator[tuple[VirtualScreen, Path]]:
    """A screen and an empty home, or the end with a plain word."""
    if not real_program.can_run():
        sys.exit("This part needs Xvfb and xdotool.")
    with tempfile.TemporaryDirectory() as folder, VirtualScreen(options.screen) as screen:
        yield screen, Path(folder)


# --- start -------------------------------------------------------------------------------------


def measure_start(options: argparse.Namespace) -> None:
    """Time starts with and without card pictures in the cache."""
    with _stage(options) as (screen, folder):
        time_start(screen, folder / "warm")  # compiles, fills the file system's cache and this home
        cold = [time_start(screen, folder / f"cold{run}") for run in range(min(2, options.runs))]
        warm = [time_start(screen, folder / "warm") for _ in range(options.runs)]
    print(f"start on {screen.size[0]}x{screen.size[1]}: ms, median and range")
    _tell_starts("cold", cold)
    _tell_starts("warm", warm)


def time_start(screen: VirtualScreen, home: Path) -> Start:
    """Start the program once and watch the screen until nothing changes any more."""
    loop = calibrate() * 1000
    with RealProgram(screen, home) as program:
        seen = _watch(program)
        spent = real_program.cpu_with_ended_threads(program.process.pid) * 1000
    first = next(when for when, sample in seen if virtual_screen.colors(sample) >= _COLORS)
    settled, last = first, seen[-1]
    for when, sample in reversed(seen):
        if virtual_screen.share_same(sample, last[1]) < _SETTLED:
            break
        settled = max(first, when)
    return Start(first * 1000, settled * 1000, last[0] * 1000, spent, loop)


def _watch(program: RealProgram) -> list[tuple[float, virtual_screen.Sample]]:
    """Everything that is shown until it rests, and when, in seconds from the start."""
    seen = [(0.0, program.screen.sample())]
    while True:
        now, sample = time.perf_counter() - program.began, program.screen.sample()
        if sample != seen[-1][1]:
            seen.append((now, sample))
        elif now - seen[-1][0] > _QUIET and virtual_screen.colors(sample) >= _COLORS:
            return seen
        if program.process.poll() is not None or now > _LIMIT:
            sys.exit(f"The program did not come to rest. {program.said()}")
        time.sleep(_LOOK)


def _tell_starts(name: str, starts: list[Start]) -> None:
    for what in ("first", "settled", "whole", "spent"):
        figures = [getattr(start, what) for start in starts]
        ratio = statistics.median(getattr(start, what) / start.loop for start in starts)
        middle, least, most = statistics.median(figures), min(figures), max(figures)
        print(f"  {name} {what:<8} {middle:6.0f} ({least:.0f} to {most:.0f})  ratio {ratio:6.2f}")


# --- idle and memory ---------------------------------------------------------------------------


def measure_idle(options: argparse.Namespace) -> None:
    """Leave the program alone at the title and at the table."""
    with _stage(options) as (screen, folder):
        with _at_table(screen, folder) as program:
            table = _idle_share(program, options.seconds)
        with RealProgram(screen, folder) as program:
            program.wait_still(_BUSY_START)
            title = _idle_share(program, options.seconds)
    loop = calibrate()
    print(f"idle for {options.seconds:.0f} s: % of one processor")
    for name, share in (("title", title), ("table", table)):
        ratio = share / loop  # calibration loops that could have been run in each second of idling
        print(f"  {name:<6} {share * 100:5.2f}  ratio {ratio:6.3f} loops a second")


def _idle_share(program: RealProgram, seconds: float) -> float:
    time.sleep(_ASLEEP)
    began, before = time.perf_counter(), real_program.cpu(program.process.pid)
    time.sleep(seconds)
    spent = real_program.cpu(program.process.pid) - before
    return spent / (time.perf_counter() - began)


@contextmanager
def _at_table(screen: VirtualScreen, home: Path) -> Iterator[RealProgram]:
    """The program at the table of a match that was saved."""
    from game import record

    data = home / "data"
    data.mkdir(parents=True, exist_ok=True)
    (data / "match.json").write_bytes(record.dump(match_at_attack().record))
    with RealProgram(screen, home) as program:
        program.wait_still(_BUSY_START)
        program.focus()
        program.press("Tab", "Return")  # the title's first entry goes on with the saved match
        program.wait_still(_BUSY_START)
        yield program


def measure_memory(options: argparse.Namespace) -> None:
    """Weigh the program at the title, at the table and when a match is over."""
    with _stage(options) as (screen, folder):
        (folder / "config").mkdir()
        (folder / "config" / "settings.json").write_text('{"motion": "off"}', encoding="utf-8")
        with RealProgram(screen, folder) as program:
            program.wait_still(_BUSY_START)
            cold = real_program.memory(program.process.pid)
        with RealProgram(screen, folder) as program:
            program.wait_still(_BUSY_START)
            title = real_program.memory(program.process.pid)
        with _at_table(screen, folder) as program:
            table = real_program.memory(program.process.pid)
            play_to_the_end(program)
            end = real_program.memory(program.process.pid)
            most = real_program.most_memory(program.process.pid)
    print(f"memory on {screen.size[0]}x{screen.size[1]}: MiB")
    for name, weight in (
        ("title, pictures just drawn", cold),
        ("title", title),
        ("table", table),
        ("after a match", end),
        ("most in it", most),
    ):
        print(f"  {name:<27} {weight:6.1f}")


def play_to_the_end(program: RealProgram) -> None:
    """Play the saved match to its end by keys alone."""
    finished = program.home / "data" / "matches"
    end = time.perf_counter() + _LIMIT * 3
    while not list(finished.glob("*.json")):
        _play_on(program)
        if time.perf_counter() > end or program.process.poll() is not None:
            sys.exit(f"The match did not come to its end. {program.said()}")
    program.wait_still()


def _play_on(program: RealProgram) -> None:
    """Do what the match waits for; a space more than needed means nothing."""
    from game.engine import Phase
    from game.session import MatchSession

    match = program.record()
    if match is None:
        return
    session = MatchSession.resume(match)
    view = session.view(PERSON)
    if PERSON in session.seats_to_act:
        program.wait_still(0.2)
    program.press("space")
    if PERSON not in session.seats_to_act:
        return
    match view.phase:
        case Phase.LINEUP:
            for _ in range(_SPACES):
                program.wait_still(0.2)
                program.press("space")
            if view.bench.bit_count() > 5:  # else they are picked already
                program.press(*(str(int(_KEY_1) + place) for place in range(5)))
            program.press("Return")
        case Phase.ATTACK:
            program.press(_KEY_1, _KEY_Q)
        case _:
            program.press(_KEY_1, "Return")
