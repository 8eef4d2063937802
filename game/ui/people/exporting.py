"""Saves a collection as files a person can take elsewhere; it shows nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game import paths
from game.cards.model import Deck
from game.i18n import gettext as _
from game.people.collection import Collection
from game.people.listing import write_collection_file, write_csv
from game.people.person import Person
from game.store import StoreFault, durable

_FORBIDDEN = frozenset('<>:"/\\|?*')
_MOST_LETTERS = 60


def export(person: Person, owned: Collection, decks: Sequence[Deck]) -> tuple[Path, ...]:
    """Write a collection as a file of its own kind and as a spreadsheet's; which files.

    Nothing that is there is replaced.

    Raises:
        StoreFault: no folder takes them.
    """
    data = (
        (".json", write_collection_file(person, owned)),
        (".csv", write_csv(owned, decks)),
    )
    *first, last = paths.user_exports()
    for folder in first:
        try:
            return _written(folder, person, data)
        except StoreFault:
            continue
    return _written(last, person, data)


def _written(folder: Path, person: Person, data: Sequence[tuple[str, bytes]]) -> tuple[Path, ...]:
    stem = _free_stem(folder, file_name(person.name), [suffix for suffix, _bytes in data])
    files = []
    for suffix, content in data:
        file = folder / f"{stem}{suffix}"
        durable.write(file, content)
        files.append(file)
    return tuple(files)


def file_name(name: str) -> str:
    """What the files of a person's collection are called, without what no system takes."""
    kept = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in name)
    kept = " ".join(kept.split()).strip(". ")[:_MOST_LETTERS].strip()
    return _("Collection {name}").format(name=kept).strip()


def _free_stem(folder: Path, stem: str, suffixes: Sequence[str]) -> str:
    """The name, or with the first number under which nothing is there."""
    free, number = stem, 1
    while any((folder / f"{free}{suffix}").exists() for suffix in suffixes):
        number += 1
        free = f"{stem} {number}"
    return free
