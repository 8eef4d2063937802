"""JSON text to plain values with all that can be wrong with it; it knows nothing of matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any

from game.engine import RecordCode, Refusal

MOST_BYTES = 4 * 1024 * 1024  # a match with all its extras is some twenty thousand
MOST_LEVELS = 40
_CLIP = 60  # characters of a foreign value that a message shows


class _DoubledKeys(dict[str, Any]):
    """An object in which a key stands twice; where it lies is known only later."""

    key = ""


def read_json(data: bytes | str) -> Any:
    """Decode JSON strictly: no key twice, no NaN, nothing too large, too deep or not text.

    Raises:
        Refusal: with the line and column, or the key, at fault as its place.
    """
    text = _text(data)
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=float)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno} column {error.colno}"
        raise Refusal(RecordCode.NOT_JSON, place, reason=error.msg) from None
    except RecursionError:
        raise Refusal(RecordCode.TOO_DEEP, "record", most=MOST_LEVELS) from None
    except ValueError:  # a whole number of thousands of digits
        raise Refusal(RecordCode.NOT_JSON, "record", reason="a number is too long") from None
    _check_tree(value)
    return value


def shown(value: Any, most: int = _CLIP) -> str:
    """A foreign value in one line of at most so many characters, fit for a message."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if len(text) <= most and text.isprintable():
        return text
    line = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:most])
    return line if len(text) <= most else f"{line}..."


def inside(place: str, key: str) -> str:
    """The place of a key of an object; odd keys stand quoted."""
    if not key.isidentifier():
        return f'{place}["{shown(key)}"]'
    return f"{place}.{shown(key)}" if place else shown(key)


def _text(data: bytes | str) -> str:
    """The characters of a file; a mark at its beginning that says UTF-8 does no harm."""
    if len(data) > MOST_BYTES:
        raise Refusal(RecordCode.TOO_LARGE, "record", most=MOST_BYTES)
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Refusal(RecordCode.NOT_UTF8, f"byte {error.start}", byte=error.start) from None
    return data.removeprefix("\ufeff")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object that remembers a key that stands twice."""
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    doubled = _DoubledKeys(found)
    keys = [key for key, _ in pairs]
    doubled.key = next(key for key in keys if keys.count(key) > 1)
    return doubled


def _check_tree(root: Any) -> None:
    """Refuse what JSON allows and a record does not, at any depth and without recursion."""
    waiting = [(root, "", 0)]
    while waiting:
        value, place, level = waiting.pop()
        if level > MOST_LEVELS:
            raise Refusal(RecordCode.TOO_DEEP, _start(place), most=MOST_LEVELS)
        if isinstance(value, _DoubledKeys):
            raise Refusal(RecordCode.DOUBLED_KEY, inside(place, value.key))
        if isinstance(value, str):
            _check_text(value, place)
        elif isinstance(value, float) and not isfinite(value):
            raise Refusal(RecordCode.NOT_FINITE, place or "record")
        elif isinstance(value, dict | list):
            waiting.extend((part, where, level + 1) for part, where in _parts(value, place))


def _parts(value: dict[str, Any] | list[Any], place: str) -> Iterator[tuple[Any, str]]:
    """What an object or a list holds, with places; keys are checked on the way."""
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield part, f"{place}[{index}]"
        return
    for key, part in value.items():
        _check_text(key, place)
        yield part, inside(place, key)


def _check_text(text: str, place: str) -> None:
    """Refuse lone surrogates, which no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal(RecordCode.NOT_TEXT, place or "record") from None


def _start(place: str) -> str:
    """The beginning of a place that may be very long."""
    return place if len(place) <= _CLIP else f"{place[:_CLIP]}..."
