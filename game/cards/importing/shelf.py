"""Finds the picture files that lie with a player's deck, by the name a card gives or has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import islice
from pathlib import Path, PurePosixPath

SUFFIXES = (".jpg", ".jpeg", ".png", ".webp")
_FOLDERS = frozenset(
    {"pictures", "picture", "images", "photos", "photo", "картинки", "фото", "фотографии"}
)
_MOST_FILES = 5_000


class Shelf:
    """The pictures in a folder and in its folders of pictures."""

    def __init__(self, folder: Path, own: str = "") -> None:
        """Look through the folder.

        Args:
            folder: where the deck's table lies.
            own: the name of a folder of pictures that belongs to the table, if any.
        """
        self.folder = folder
        self._names: dict[str, str] = {}
        for path in self._files(folder, own):
            if path.suffix.lower() in SUFFIXES:
                name = path.relative_to(folder).as_posix()
                for key in (name, path.name, path.stem):
                    self._names.setdefault(_key(key), name)

    def named(self, text: str) -> str:
        """The picture a cell names, relative to the folder, or the cell's own text."""
        name = text.replace("\\", "/")
        keys = (_key(name), _key(PurePosixPath(name).name))
        return next((self._names[key] for key in keys if key in self._names), text)

    def of_card(self, names: Iterable[str]) -> str:
        """The picture named like a card, or nothing."""
        keys = (_key(name) for name in names if name)
        return next((self._names[key] for key in keys if key in self._names), "")

    @staticmethod
    def _files(folder: Path, own: str) -> Iterable[Path]:
        wanted = _FOLDERS | {own.casefold()}
        try:
            found = sorted(islice(folder.iterdir(), _MOST_FILES))
            for path in found:
                if path.is_file():
                    yield path
                elif path.is_dir() and path.name.casefold() in wanted:
                    yield from sorted(islice(path.iterdir(), _MOST_FILES))
        except OSError:
            return


def _key(name: str) -> str:
    """A file's name as it is compared: some systems keep й as two signs."""
    return unicodedata.normalize("NFC", name).casefold().replace("ё", "е")
