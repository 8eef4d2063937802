"""Typed reading of decoded JSON: each refusal names its place; it knows nothing of matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from game.engine import RecordCode, Refusal
from game.record.model import EXTRA_PREFIX, Extras
from game.record.text import inside, shown

T = TypeVar("T")

Found = tuple[Any, str]  # a value and its place


class Fields:
    """An object of the record and its place.

    Raises:
        Refusal: it is no object.
    """

    def __init__(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise Refusal(RecordCode.WRONG_TYPE, place or "record", needed="object")
        self._value = value
        self._place = place

    def need(self, key: str) -> Found:
        """The value of a key that must be there, and its place."""
        place = inside(self._place, key)
        if key not in self._value:
            raise Refusal(RecordCode.MISSING_KEY, place)
        return self._value[key], place

    def get(self, key: str, default: Any) -> Found:
        """The value of a key that may be absent, and its place."""
        return self._value.get(key, default), inside(self._place, key)

    def extras(self, *known: str) -> Extras:
        """The keys that are kept and ignored; any other that is not known is refused."""
        extras = {}
        for key, value in self._value.items():
            if key.startswith(EXTRA_PREFIX):
                extras[key] = value
            elif key not in known:
                raise Refusal(RecordCode.UNKNOWN_KEY, inside(self._place, key))
        return extras


def elements(value: Any, place: str) -> tuple[Found, ...]:
    """The elements of a list with their places."""
    if not isinstance(value, list):
        raise Refusal(RecordCode.WRONG_TYPE, place, needed="list")
    return tuple((element, f"{place}[{index}]") for index, element in enumerate(value))


def text(value: Any, place: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise Refusal(RecordCode.WRONG_TYPE, place, needed="text")
    return value


def whole(value: Any, place: str) -> int:
    """A whole number; `true` and `1.0` are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal(RecordCode.WRONG_TYPE, place, needed="whole number")
    return value


def one_of(choices: Mapping[str, T], value: Any, place: str) -> T:
    """What a name of a closed list stands for."""
    name = text(value, place)
    if name not in choices:
        raise Refusal(RecordCode.NOT_ONE_OF, place, value=shown(name), allowed=", ".join(choices))
    return choices[name]


def check_version(value: Any, place: str, *, known: int) -> None:
    """Refuse a version that this program does not know."""
    version = whole(value, place)
    if version > known:
        raise Refusal(RecordCode.NEWER_VERSION, place, version=shown(version), known=known)
    if version != known:
        raise Refusal(RecordCode.UNKNOWN_VERSION, place, version=shown(version), known=known)
