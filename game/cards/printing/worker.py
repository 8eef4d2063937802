"""A process of its own that makes pictures for a print, told what by its parent through pipes."""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO, NamedTuple

from game.cards.model import DeckCard, Language
from game.cards.photo import PictureFault
from game.cards.printing.painter import CardPainter
from game.cards.printing.picture import Made, Packing, make
from game.cards.printing.plan import Side
from game.cards.printing.request import Ink

_ROOT = Path(__file__).resolve().parents[3]  # where the package `game` is imported from


class WorkerGone(Exception):  # noqa: N818 - the project says faults
    """The process does not answer any more."""


class _Fault(NamedTuple):
    """A `PictureFault` on its way."""

    file: Path
    reason: str


class Worker:
    """Makes the game's own cards beside this process."""

    def __init__(self, language: Language, ink: Ink, packing: Packing) -> None:
        """Start it; it is ready a moment later.

        Raises:
            OSError: the system starts no process.
        """
        paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-P", "-c", f"from {__name__} import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._order: tuple[object, ...] | None = (language, ink, packing)

    def make(self, card: DeckCard, side: Side) -> Made:
        """Draw and pack a picture.

        Raises:
            PictureFault: the card's own picture cannot be used.
            WorkerGone: the process has ended or talks nonsense.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise WorkerGone
        try:
            if self._order is not None:
                pickle.dump(self._order, stdin)
                self._order = None
            pickle.dump((card, side), stdin)
            stdin.flush()
            answer = pickle.load(stdout)  # noqa: S301 - our own process wrote it
        except Exception as error:  # whatever comes out of a pipe that broke
            raise WorkerGone from error
        if isinstance(answer, _Fault):
            raise PictureFault(*answer)
        if not isinstance(answer, Made):
            raise WorkerGone
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        self._process.wait()


def serve(orders: BinaryIO, answers: BinaryIO) -> None:
    """Make what is asked for until the parent closes the pipe or is no more."""
    with contextlib.suppress(EOFError, OSError):
        language, ink, packing = pickle.load(orders)  # noqa: S301 - our parent wrote it
        painter = CardPainter(language, ink)
        while True:
            card, side = pickle.load(orders)  # noqa: S301
            answer: Made | _Fault
            try:
                answer = make(painter, packing, card, side)
            except PictureFault as fault:
                answer = _Fault(fault.file, fault.reason)
            pickle.dump(answer, answers)
            answers.flush()


def main() -> None:
    """Serve the parent through the standard pipes."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
