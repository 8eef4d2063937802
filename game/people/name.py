"""Names of people and rosters: what may stand in one, and when two are the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_JOINERS = "\u200c\u200d"  # hold together what is shown as one sign
_INVISIBLE = {"Cf": "", "Cc": " ", "Co": " ", "Cs": " ", "Zl": " ", "Zp": " "}


def tidy(text: str) -> str:
    """A name without line breaks, double spaces and what cannot be seen."""
    shown = (
        letter if letter in _JOINERS else _INVISIBLE.get(unicodedata.category(letter), letter)
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(shown).split()).strip(_JOINERS)


def name_key(name: str) -> str:
    """A name as it is compared: capitals and spaces aside, ё as е."""
    plain = unicodedata.normalize("NFKC", tidy(name)).casefold()
    return " ".join(plain.replace("ё", "е").split())


def shortened(name: str, limit: int) -> str:
    """A name cut to at most so many characters."""
    return name if len(name) <= limit else name[:limit].strip(" " + _JOINERS)


def told_apart(names: Sequence[str], limit: int) -> list[str]:
    """Names of which no two are the same: the first bearer keeps it, others become "Anna (2)"."""
    taken = {name_key(name) for name in names}
    seen: set[str] = set()
    found = []
    for name in names:
        shown, number = name, 2
        if name_key(name) in seen:
            while name_key(shown := _numbered(name, number, limit)) in taken:
                number += 1
        seen.add(name_key(name))
        taken.add(name_key(shown))
        found.append(shown)
    return found


def _numbered(name: str, number: int, limit: int) -> str:
    mark = f" ({number})"
    return shortened(name, limit - len(mark)) + mark
