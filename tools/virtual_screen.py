"""A screen without a monitor (Xvfb), and a look at its pixels; it knows nothing of the game.

The pixels are read from the file that Xvfb keeps them in, which costs the programs shown nothing.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
from array import array
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self, TypeAlias

_HEADER = struct.Struct(">25I")  # of an X window dump
_HEADER_SIZE, _BYTES_PER_LINE, _COLORS = 0, 12, 19  # places in the header
_COLOR_SIZE = 12
_PIXEL_SIZE = 4
_STEP = 101  # every so many pixels one is looked at; they lie scattered in any usual width

Sample: TypeAlias = "array[int]"  # colours


def is_possible() -> bool:
    """Whether this machine has Xvfb."""
    return shutil.which("Xvfb") is not None


class VirtualScreen:
    """One screen, as long as the `with` lasts.

    Attributes:
        size: width and height, px.
        display: what programs find it by, such as `:7`.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._folder = Path(tempfile.mkdtemp(prefix="screen-"))
        ours, theirs = os.pipe()
        command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", f"{size[0]}x{size[1]}x24"]
        command += ["-fbdir", str(self._folder), "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as pipe:
            number = pipe.readline().strip()
        if not number:
            self.close()
            raise OSError("Xvfb did not start")
        self.display = f":{number}"
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = _HEADER.unpack(self._memory[: _HEADER.size])
        self._start = header[_HEADER_SIZE] + header[_COLORS] * _COLOR_SIZE
        self._line = header[_BYTES_PER_LINE]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Take the screen down."""
        self._server.terminate()
        self._server.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)

    def environ(self, more: Mapping[str, str]) -> dict[str, str]:
        """The environment for a program that is to be shown here and heard nowhere."""
        return bare_environ() | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"} | dict(more)

    def sample(self) -> Sample:
        """Pixels from all over the screen, always the same places."""
        view = memoryview(self._memory)[self._start : self._start + self._line * self.size[1]]
        return array("I", view.cast("I")[::_STEP].tobytes())

    def pixel(self, at: tuple[int, int]) -> tuple[int, int, int]:
        """Red, green and blue of one pixel."""
        start = self._start + at[1] * self._line + at[0] * _PIXEL_SIZE
        blue, green, red = self._memory[start : start + 3]
        return red, green, blue

    def pixels(self) -> bytes:
        """All pixels, line by line: blue, green, red, nothing."""
        lines = range(self._start, self._start + self.size[1] * self._line, self._line)
        return b"".join(self._memory[at : at + self.size[0] * _PIXEL_SIZE] for at in lines)


def bare_environ() -> dict[str, str]:
    """This process's environment without any screen or sound."""
    gone = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}
    return {name: value for name, value in os.environ.items() if name not in gone}


def share_same(one: Sample, other: Sample) -> float:
    """How much of the screen is the same in two samples, 0-1."""
    return sum(map(int.__eq__, one, other)) / len(one)


def colors(sample: Sample) -> int:
    """How many different colours there are in a sample."""
    return len(set(sample))
