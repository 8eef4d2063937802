"""The log file, for faults that a player reports; it must never hold a card that is hidden.

Modules log by `logging.getLogger(__name__)`: faults, versions and times, and only events that both
players have seen; no state, view, hand or lineup.
"""

from __future__ import annotations

import logging
from pathlib import Path

from game import paths

_LARGEST = 256 * 1024  # bytes; then a new file is begun and one old file kept
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_file() -> Path:
    """Where the log is written."""
    return paths.user_data() / "baskettoria.log"


def start_log() -> Path | None:
    """Write the log to its file from now on; the file, or None where that cannot be."""
    file = log_file()
    try:
        if file.is_file() and file.stat().st_size > _LARGEST:
            file.replace(file.with_suffix(".old.log"))
        handler = logging.FileHandler(file, encoding="utf-8", errors="backslashreplace")
    except OSError:
        logging.getLogger("game").addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    logger = logging.getLogger("game")
    stop_log()
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    logging.raiseExceptions = False  # a full disk must not print tracebacks
    return file


def stop_log() -> None:
    """Close the log file."""
    logger = logging.getLogger("game")
    for handler in tuple(logger.handlers):
        logger.removeHandler(handler)
        handler.close()
    logger.propagate = True
