"""Prints beside the running game, with progress and cancel; it shows nothing."""

from __future__ import annotations

import errno
import logging
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from game.cards import printing
from game.cards.printing import PrintCode, PrintRefusal, PrintRequest, Progress
from game.cards.printing.words import calibration_lines, refusal_text
from game.i18n import gettext as _
from game.ui import memory
from game.ui.printing.names import print_refusal_text

logger = logging.getLogger(__name__)

_FULL = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


@dataclass(frozen=True, slots=True)
class Saved:
    """It is done.

    Attributes:
        folder: where the files lie.
        files: those to print, in their order.
    """

    folder: Path
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """It was not done, and why, in words."""

    text: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """It was called off; nothing of it remains."""


Outcome: TypeAlias = Saved | Refused | Cancelled
Task: TypeAlias = Callable[["PrintWork"], Saved]


class PrintWork:
    """A print in a thread of its own.

    Attributes:
        outcome: how it ended; None while it works.
        progress: how far it is.
    """

    def __init__(self, task: Task) -> None:
        self.outcome: Outcome | None = None
        self.progress = Progress(0, 1)
        self._cancelled = threading.Event()
        self._task = task
        threading.Thread(target=self._run, name="printing", daemon=True).start()

    def cancel(self) -> None:
        """Call it off; it ends within a moment."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        """Whether it was called off."""
        return self._cancelled.is_set()

    @property
    def share(self) -> float:
        """How far it is, 0-1."""
        return self.progress.done / self.progress.total if self.progress.total else 0.0

    def report(self, progress: Progress) -> None:
        """Take note of how far it is."""
        self.progress = progress

    def _run(self) -> None:
        try:
            self.outcome = self._task(self)
        except printing.PrintCancelled:
            self.outcome = Cancelled()
        except PrintRefusal as refusal:
            self.outcome = Refused(failure_text(refusal))
        except OSError as error:
            self.outcome = Refused(_os_text(error, str(error.filename or "")))
        except Exception as error:  # a fault of ours must not leave the window waiting
            logger.exception("A print failed")
            del error
            self.outcome = Refused(_("Something unforeseen came in between. Nothing was saved."))
        memory.give_back()


def print_task(request: PrintRequest, folder: Path) -> Task:
    """The print of a request into a new folder."""

    def task(work: PrintWork) -> Saved:
        jobs = max(1, (os.cpu_count() or 2) - 1)  # one is left for the window
        result = printing.run(
            request, folder, progress=work.report, is_cancelled=lambda: work.is_cancelled, jobs=jobs
        )
        return Saved(result.folder, result.sheets)

    return task


def calibration_task(request: PrintRequest, folder: Path) -> Task:
    """The sheet that tells how far backs miss fronts."""
    notes = [*calibration_lines()[:2], _("Set that number as the offset in the game.")]

    def task(work: PrintWork) -> Saved:
        from game.cards.printing.calibration import (  # noqa: PLC0415 - Pillow, only here
            calibration_name,
            calibration_pdf,
        )
        from game.cards.printing.folder import write_aside  # noqa: PLC0415

        file = folder / calibration_name(request)
        write_aside(file, calibration_pdf(request, notes))
        work.report(Progress(1, 1))
        return Saved(folder, (file,))

    return task


def failure_text(refusal: PrintRefusal) -> str:
    """Why a print failed; what the system says is put into plain words where it is usual."""
    cause = refusal.__cause__
    if refusal.code is PrintCode.CANNOT_WRITE and isinstance(cause, OSError):
        return _os_text(cause, str(refusal.params["file"]))
    return print_refusal_text(refusal)


def _os_text(error: OSError, file: str) -> str:
    if error.errno in _FULL:
        return _("The disk is full. Nothing of this print was saved.")
    if error.errno in _FORBIDDEN:
        text = _("The system does not let the game write there: {file}. Choose another folder.")
        return text.format(file=file)
    reason = error.strerror or type(error).__name__
    return refusal_text(PrintRefusal(PrintCode.CANNOT_WRITE, file=file, reason=reason))
