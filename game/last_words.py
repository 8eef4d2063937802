"""Says in plain words why the program could not go on: in the terminal, or else in a box."""

from __future__ import annotations

import contextlib
import logging
import sys
import traceback

from game import log
from game.i18n import gettext as _
from game.ui.window import NoDisplayError

logger = logging.getLogger(__name__)


def say_fault(fault: Exception) -> int:
    """Tell the player what ended the program; the exit code."""
    if not logging.getLogger("game").handlers:
        log.start_log()
    lines = "".join(traceback.format_tb(fault.__traceback__))
    logger.error("%s ended the program\n%s", type(fault).__name__, lines)
    say(fault_sentence(fault))
    return 1


def fault_sentence(fault: Exception) -> str:
    """What ended the program, in the language of now."""
    if isinstance(fault, NoDisplayError):
        return _("The game found no screen to open its window on: {reason}").format(reason=fault)
    if isinstance(fault, FileNotFoundError):
        return _("The game’s own files are missing. Unpack or install it anew.")
    sentence = _("Something went wrong in the game. A running match is saved up to its last step.")
    place = _("What happened is written in {file}").format(file=log.log_file())
    return f"{sentence}\n{place}"


def say(sentence: str) -> None:
    """Show a sentence where the player will see it."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            print(sentence, file=sys.stderr)
        if sys.stderr.isatty():
            return
    _show_box(sentence)


def _show_box(sentence: str) -> None:
    """A box of the system's own, where there is a screen for one."""
    import pygame  # noqa: PLC0415 - only where there is no terminal

    with contextlib.suppress(pygame.error, AttributeError):
        if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
            pygame.display.message_box("Баскеттория", sentence, message_type="error")
