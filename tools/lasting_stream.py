"""Lets a tool work to its end though whoever reads its output has gone, as `| head -1` does."""

from __future__ import annotations

import errno
import io
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_GONE = (errno.EPIPE, errno.EINVAL)  # Windows says the second


def outlive_readers() -> None:
    """Make the standard streams last, and put a mark for letters that they do not know."""
    sys.stdout = _lasting(sys.stdout)
    sys.stderr = _lasting(sys.stderr)


class _Lasting(io.FileIO):
    """A pipe that swallows what nobody reads."""

    def write(self, data: ReadableBuffer, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            if error.errno not in _GONE:
                raise
            return memoryview(data).nbytes


def _lasting(stream: object) -> io.TextIOWrapper:
    if not isinstance(stream, io.TextIOWrapper):
        return stream  # type: ignore[return-value]  # none, or a test's own
    if stream.isatty():
        stream.reconfigure(errors="replace")
        return stream
    stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(_Lasting(stream.fileno(), "w", closefd=False)),
        encoding=stream.encoding,
        errors="replace",
        line_buffering=stream.line_buffering,
    )
