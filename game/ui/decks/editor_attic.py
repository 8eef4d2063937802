"""Keeps copies of pictures that a deck no longer has, so that undoing finds them; till the end."""

from __future__ import annotations

import shutil
import tempfile
import weakref
from pathlib import Path

from game.store import StoreFault


class Attic:
    """A folder of its own, made with the first picture and gone with the editor."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._count = 0

    def keep(self, file: Path) -> Path:
        """Copy a picture; where the copy lies.

        Raises:
            StoreFault: there is no room for it.
        """
        try:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="baskettoria-"))
                weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
            self._count += 1
            copy = self._folder / f"{self._count}{file.suffix}"
            shutil.copyfile(file, copy)
        except OSError as error:
            raise StoreFault.from_error(error, file) from error
        return copy
