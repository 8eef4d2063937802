"""Reads a deck's text file or says why not; it knows nothing of what the text means."""

from __future__ import annotations

from pathlib import Path

from game.cards.fault import FaultCode, FaultList

MAX_BYTES = 2_000_000  # some 20,000 cards; more is not a deck
_CP1251_SIGNS = "«»—–№…“”„"


def source_text(path: Path, faults: FaultList) -> str | None:
    """The text of a UTF-8 file, with or without a byte order mark; None where it cannot be had."""
    data = _source_bytes(path, faults)
    if data is None:
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        faults.add(FaultCode.ENCODING, line, found=_likely_encoding(data))
        return None


def _source_bytes(path: Path, faults: FaultList) -> bytes | None:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        faults.add(FaultCode.FILE_MISSING)
        return None
    except OSError as error:
        faults.add(FaultCode.FILE_UNREADABLE, reason=error.strerror or type(error).__name__)
        return None
    if len(data) > MAX_BYTES:
        faults.add(FaultCode.FILE_TOO_LARGE, limit=MAX_BYTES // 1000)
        return None
    return data


def _likely_encoding(data: bytes) -> str:
    """What a file that is not UTF-8 was most likely saved as, or nothing."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "UTF-16"
    high = bytes(byte for byte in data if byte >= 0x80).decode("cp1251", "replace")
    russian = sum(sign in "Ёё" or "А" <= sign <= "я" or sign in _CP1251_SIGNS for sign in high)
    return "cp1251" if russian >= 0.8 * len(high) else ""
