"""The program itself in a window of a virtual screen, with hands for its mouse and keyboard.

Whoever uses it waits by watching: the screen, the window, the saved match.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import virtual_screen
from virtual_screen import VirtualScreen

from game.record import MatchRecord, parse

ROOT = Path(__file__).resolve().parent.parent
LOOK = 0.05  # seconds between two looks
STILL = 0.5  # seconds without a change: nothing moves any more
PATIENCE = 60.0  # seconds until it is plain that something will not come
_STEPS = 8  # of a drag
_KIB_IN_MIB = 1024

Found = TypeVar("Found")
Point = tuple[float, float]


class Window(NamedTuple):
    """Where the window is, without any frame, px."""

    x: int
    y: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, px."""
        return self.width, self.height


class RealProgram:
    """The program while it runs; it is ended with the `with`.

    Attributes:
        home: the folder of its data, cache and settings.
        began: when it was started, by `time.perf_counter`.
    """

    def __init__(self, screen: VirtualScreen, home: Path, *arguments: str) -> None:
        self.screen = screen
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self._env = screen.environ({"BASKETTORIA_HOME": str(home)})
        self._said = (home / "stderr.txt").open("a+", encoding="utf-8")
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", *arguments],
            cwd=ROOT, env=self._env, stdout=subprocess.DEVNULL, stderr=self._said,
        )  # fmt: skip
        self._window_id = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        self._said.close()

    # --- looking -------------------------------------------------------------------------------

    def wait(self, what: str, look: Callable[[], Found | None], limit: float = PATIENCE) -> Found:
        """Look until there is something to be seen.

        Raises:
            TimeoutError: it did not come, or the program has ended; the text says what was missed.
        """
        end = time.perf_counter() + limit
        while time.perf_counter() < end:
            found = look()
            if found:
                return found
            if self.process.poll() is not None:
                raise TimeoutError(f"{what}: the program has ended: {self.said()}")
            time.sleep(LOOK)
        raise TimeoutError(f"{what}: not within {limit:.0f} s; {self.said()}")

    def wait_still(self, seconds: float = STILL, limit: float = PATIENCE) -> None:
        """Wait until the screen has not changed for a while.

        Raises:
            TimeoutError: it never rests.
        """
        last, since = self.screen.sample(), time.perf_counter()

        def is_still() -> bool:
            nonlocal last, since
            now = self.screen.sample()
            if now != last:
                last, since = now, time.perf_counter()
            return time.perf_counter() - since >= seconds

        self.wait("a screen at rest", is_still, limit)

    def window(self) -> Window:
        """Wait for the window; where it is."""
        if not self._window_id:
            search = ("search", "--onlyvisible", "--pid", str(self.process.pid))
            self._window_id = self.wait("a window", lambda: self._xdotool(*search).split("\n")[0])
        lines = self._xdotool("getwindowgeometry", "--shell", self._window_id)
        found = {
            name: int(value) for name, value in re.findall(r"^(\w+)=(\d+)$", lines, re.MULTILINE)
        }
        return Window(found["X"], found["Y"], found["WIDTH"], found["HEIGHT"])

    @property
    def window_id(self) -> int:
        """The window's number at the X server."""
        self.window()
        return int(self._window_id)

    def said(self) -> str:
        """What it wrote to its standard error."""
        self._said.flush()
        return Path(self._said.name).read_text(encoding="utf-8").strip()

    def record(self) -> MatchRecord | None:
        """The match as it is saved now; None without one."""
        try:
            return parse((self.home / "data" / "match.json").read_bytes())
        except FileNotFoundError:  # none yet, or just being replaced
            return None

    def wait_for_actions(self, count: int, limit: float = PATIENCE) -> MatchRecord:
        """Wait until the saved match has so many actions."""

        def look() -> MatchRecord | None:
            match = self.record()
            return match if match and len(match.entries) >= count else None

        return self.wait(f"{count} actions in the saved match", look, limit)

    # --- hands ---------------------------------------------------------------------------------

    def focus(self) -> None:
        """Give the window the keyboard."""
        self.window()
        self._xdotool("windowfocus", "--sync", self._window_id)

    def press(self, *names: str) -> None:
        """Press keys one after the other: `Return`, or X key codes, which no layout changes."""
        for name in names:
            self._xdotool("key", name)

    def click(self, at: Point) -> None:
        """Click somewhere in the window."""
        self._xdotool(*self._to(at), "sleep", "0.05", "click", "1")

    def drag(self, at: Point, to: Point, *, meanwhile: Callable[[], None] | None = None) -> None:
        """Carry something from one place in the window to another.

        Args:
            at: where it lies.
            to: where it goes.
            meanwhile: called while it is held over its goal.
        """
        way = [*self._to(at), "sleep", "0.05", "mousedown", "1"]
        for step in range(1, _STEPS + 1):
            share = step / _STEPS
            place = at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share
            way += ["sleep", "0.03", *self._to(place)]
        self._xdotool(*way)
        if meanwhile:
            meanwhile()
        self._xdotool("mouseup", "1")

    def _to(self, at: Point) -> list[str]:
        self.window()
        return ["mousemove", "--window", self._window_id, str(round(at[0])), str(round(at[1]))]

    def _xdotool(self, *arguments: str) -> str:
        result = subprocess.run(
            ["xdotool", *arguments], env=self._env, check=False, capture_output=True, text=True
        )
        return result.stdout.strip()


def memory(pid: int) -> float:
    """What a process holds in memory now, MiB (Linux)."""
    return _weight(pid, "VmRSS")


def most_memory(pid: int) -> float:
    """The most that a process has held so far, MiB (Linux)."""
    return _weight(pid, "VmHWM")


def _weight(pid: int, name: str) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(rf"^{name}:\s+(\d+)", status, re.MULTILINE)
    return int(found[1]) / _KIB_IN_MIB if found else 0.0


def cpu(pid: int) -> float:
    """How long the threads a process has now have kept processors busy so far, seconds (Linux)."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="utf-8").split()[0]) for task in tasks) / 1e9


def cpu_with_ended_threads(pid: int) -> float:
    """How long a process has kept processors busy so far, seconds, in coarse steps (Linux)."""
    text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def can_run() -> bool:
    """Whether this machine has what it takes: Xvfb and xdotool."""
    return virtual_screen.is_possible() and shutil.which("xdotool") is not None
