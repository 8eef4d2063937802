"""Gives memory back to the system that the C library keeps when much was drawn."""

from __future__ import annotations

import contextlib
import sys


def give_back() -> None:
    """Ask glibc to return what is free; other systems do so by themselves."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # noqa: PLC0415 - not needed for a start

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
