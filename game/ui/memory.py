"""Keeps glibc from holding memory that pictures no longer need; other systems do so themselves."""

from __future__ import annotations

import contextlib
import sys

_MMAP_THRESHOLD = -3  # the parameter's number in glibc's malloc.h
_LARGE = 256 * 1024  # bytes; a card's picture has about as many


def set_large_apart() -> None:
    """Have every larger block mapped by itself, so that it goes back as soon as it is free.

    Left alone, glibc takes ever larger blocks from one heap, and old pictures leave holes there
    that no new one fits: a match then needs 30 MB more.
    """
    if sys.platform.startswith("linux"):
        import ctypes  # noqa: PLC0415 - not needed for a start

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Return what is free now."""
    if sys.platform.startswith("linux"):
        import ctypes  # noqa: PLC0415 - not needed for a start

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
