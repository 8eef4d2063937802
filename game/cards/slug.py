"""Makes ids out of the names of decks, clubs and people: small Latin letters, digits, hyphens."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container

_LETTERS = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_LATIN = (
    *("a", "b", "v", "g", "d", "e", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p"),
    *("r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya"),
)
_TO_LATIN = str.maketrans(dict(zip(_LETTERS, _LATIN, strict=True)))
_OTHER = re.compile(r"[^a-z0-9]+")
_MAX = 40
_TAKEN_BY_WINDOWS = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)")


def slug(name: str, usual: str) -> str:
    """An id for a name; `usual` where it has no letter to make one of."""
    latin = name.casefold().translate(_TO_LATIN)
    plain = unicodedata.normalize("NFKD", latin).encode("ascii", "ignore").decode()
    made = _OTHER.sub("-", plain).strip("-")[:_MAX].strip("-") or usual
    return f"{made}-1" if _TAKEN_BY_WINDOWS.fullmatch(made) else made


def free(wanted: str, taken: Container[str]) -> str:
    """The id, or with the smallest number that makes it a new one: `foxes-2`."""
    number, found = 1, wanted
    while found in taken:
        number += 1
        found = f"{wanted}-{number}"
    return found
