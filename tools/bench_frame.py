"""The part `frames` of the bench: processor time of a frame at the table, through the real loop."""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import virtual_screen
from bench_calibration import calibrate
from bench_match import PERSON, match_at_attack

if TYPE_CHECKING:
    from game.app import App
    from game.ui.match.table import TableScene

TICK = 1 / 60
LIMIT = 1000 / 60  # ms: later than the next frame
_ROUNDS = 5
_DRAG = (0.25, 0.3)  # how far the card goes, shares of the window
_FAR_CARD = 84  # canvas units, and its turn in degrees
_FAR_TURN = 6.0

Size = tuple[int, int]


def add_frames(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part that draws a full table in motion."""
    part = commands.add_parser("frames", help="processor time of a frame: drag, deal, comparison")
    part.add_argument("--size", type=size, nargs="+", default=[(1920, 1080), (3840, 2160)])
    part.add_argument("--frames", type=int, default=400, help="of the drag")
    part.add_argument("--rounds", type=int, default=_ROUNDS, help="of the deal and the comparison")
    part.add_argument("--here", action="store_true", help="on the screen of the environment")
    part.set_defaults(measure=measure_frames)


def size(text: str) -> Size:
    """A size such as `1920x1080`, px."""
    wide, high = text.split("x")
    return int(wide), int(high)


def measure_frames(options: argparse.Namespace) -> None:
    """Measure at each size without a window, and in a real one where there is Xvfb."""
    for each in options.size:
        if options.here:
            measure_here(each, options.frames, options.rounds)
            continue
        with tempfile.TemporaryDirectory() as home:
            env = virtual_screen.bare_environ() | {
                "BASKETTORIA_HOME": home, "SDL_AUDIODRIVER": "dummy",
            }  # fmt: skip
            dummy = env | {"SDL_VIDEODRIVER": "dummy"}
            _measure_in_child(options, each, dummy, is_told=False)  # has all pictures drawn to disk
            _measure_in_child(options, each, dummy)
            if virtual_screen.is_possible():
                with virtual_screen.VirtualScreen(each) as screen:
                    _measure_in_child(options, each, env | {"DISPLAY": screen.display})


def _measure_in_child(
    options: argparse.Namespace, window: Size, env: dict[str, str], *, is_told: bool = True
) -> None:
    tool = Path(__file__).with_name("bench.py")
    command = [sys.executable, str(tool), "frames", "--here"]
    command += ["--size", f"{window[0]}x{window[1]}", "--rounds", str(options.rounds)]
    command += ["--frames", str(options.frames if is_told else 1)]
    sys.stdout.flush()
    subprocess.run(command, env=env, check=True, stdout=None if is_told else subprocess.DEVNULL)


def measure_here(window: Size, frames: int, rounds: int) -> None:
    """Measure in this process, on the screen that its environment names."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    loop = calibrate() * 1000
    app = open_app(window)
    driver = pygame.display.get_driver()
    print(
        f"{window[0]}x{window[1]}, {driver}: ms of processor time (calibration loop {loop:.1f} ms)"
    )
    first = _table(app)
    print(f"  first frame of the table {_frame(app):.1f}")
    for name, spent in (
        ("drag", list(_drag(app, first, frames))),
        ("deal", list(_deal(app, first, rounds))),
        ("comparison", list(_compare(app, rounds))),
    ):
        _tell(name, spent, loop)
    pygame.quit()


def open_app(window: Size) -> "App":
    """The program on a window of a size, as it opens it itself on X11."""
    import pygame

    from game import i18n, launch, store
    from game.ui.window import open_window

    pygame.display.init()
    pygame.font.init()
    i18n.set_language("ru")
    is_x11 = pygame.display.get_driver() == "x11"
    if is_x11:
        open_window(window, fullscreen=False)
    screen = pygame.display.get_surface() if is_x11 else pygame.display.set_mode(window)
    if screen is None or screen.get_size() != window:
        raise OSError(f"no window of {window[0]}x{window[1]}")
    return launch.make_app(screen, store.Settings(sound=False), [])


def _table(app: "App") -> "TableScene":
    """Put a table in full swing on the screen."""
    from game.ui.match.flow import MatchFlow
    from game.ui.match.table import TableScene
    from game.ui.match_start import home

    scene = TableScene(MatchFlow(app.kit, match_at_attack(), home))
    app.scenes[:] = [scene]
    return scene


def _frame(app: "App") -> float:
    """One turn of the loop, ms of processor time."""
    began = time.process_time()
    app.step(TICK)
    return (time.process_time() - began) * 1000


def _frames_while(app: "App", is_running: Callable[[], bool]) -> Iterator[float]:
    while is_running():
        yield _frame(app)


def _run_while(app: "App", is_running: Callable[[], bool]) -> None:
    while is_running():
        app.step(TICK)


def _hand(table: "TableScene") -> tuple[int, ...]:
    from game.engine import members

    return members(table.session.view(PERSON).hand)


def _drag(app: "App", table: "TableScene", frames: int) -> Iterator[float]:
    """A hand card goes in loops over the court."""
    import pygame
    from pygame.event import Event

    spot = table.places.hand(len(_hand(table)))[1]
    at = round(spot.x), round(spot.y)
    wide, high = app.size
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    for turn in range(frames + 1):
        x = at[0] + round(wide * _DRAG[0] * math.sin(turn / 23))
        y = at[1] - round(high * _DRAG[1] * abs(math.sin(turn / 31)))
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(9, 9), buttons=(1, 0, 0)))
        yield _frame(app)
    if table.pointer.drag is None:
        raise RuntimeError("the card was lost on its way")
    table.release()
    _run_while(app, lambda: table.is_moving)


def _deal(app: "App", table: "TableScene", rounds: int) -> Iterator[float]:
    """Three cards fly over the table into the hand, growing, turning and opening."""
    from game.ui.match.actor import Pose
    from game.ui.match.table_model import own_key

    start = table.places.other_hand(1)[0]
    away = Pose(start.x, start.y, app.kit.px(_FAR_CARD), _FAR_TURN)
    for _ in range(rounds):
        for card in _hand(table)[:3]:
            table.actors.spawn(own_key(PERSON, card), away)
        table.layout()
        yield from _frames_while(app, lambda: table.actors.is_moving)


def _compare(app: "App", rounds: int) -> Iterator[float]:
    """Attacks that the computer answers, each from its reveal to the ball's flight."""
    from game.engine import Play

    for each in range(rounds):
        table = _table(app)
        app.step(TICK)
        hand = _hand(table)
        table.play(Play.DRIVE, hand[each % len(hand)])
        _run_while(app, partial(_is_waiting, table))
        yield from _frames_while(app, partial(_is_comparing, table))


def _is_waiting(table: "TableScene") -> bool:
    return table.comparison is None


def _is_comparing(table: "TableScene") -> bool:
    return table.comparison is not None and not table.comparison.is_over


def _tell(name: str, spent: list[float], loop: float) -> None:
    ordered = sorted(spent)
    median, last = statistics.median(ordered), ordered[-1]
    most = ordered[min(len(ordered) - 1, math.ceil(len(ordered) * 0.99) - 1)]
    over = sum(each > LIMIT for each in ordered)
    print(
        f"  {name:<10} median {median:5.2f}  p99 {most:5.2f}  max {last:5.2f}"
        f"  ratio {median / loop:5.3f}  over {LIMIT:.1f}: {over} of {len(ordered)}"
    )
