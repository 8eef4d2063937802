"""Opens a folder in the system's own file window, and tells where that fails."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

_PATIENCE = 8.0  # seconds; a file window that is still open then has opened


class FolderOpening:
    """A folder on its way to the screen.

    Attributes:
        has_failed: None while it is not known.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.has_failed: bool | None = None
        threading.Thread(target=self._run, name="folder", daemon=True).start()

    def _run(self) -> None:
        try:
            self.has_failed = not opened(self.folder)
        except OSError:
            self.has_failed = True


def opened(folder: Path) -> bool:
    """Open a folder; whether the system has done so.

    Raises:
        OSError: there is nothing to open it with.
    """
    if sys.platform == "win32":
        os.startfile(folder)  # noqa: S606 - a folder of ours
        return True
    command = "open" if sys.platform == "darwin" else "xdg-open"
    program = subprocess.Popen(  # noqa: S603 - a fixed command and a folder of ours
        [command, str(folder)],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        return program.wait(_PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return True
