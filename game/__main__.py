"""Starts the program: settings, language, window, first frame, then the rest; faults in words.

Imports stand where they are needed: the window is to be seen before the rest is even read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the program's exit code.

    Args:
        arguments: `--version`, `--lang ru|en`; those of the command line where None.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a line in the terminal otherwise
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = None
    if given:
        from game.command_line import read_arguments  # noqa: PLC0415

        language = read_arguments(given)
    try:
        _play(language)
    except Exception as fault:  # noqa: BLE001 - no traceback ever meets the player
        from game.last_words import say_fault  # noqa: PLC0415

        return say_fault(fault)
    return 0


def _play(language: str | None) -> None:
    """Open the window, show the first frame, run."""
    from game import i18n, store  # noqa: PLC0415

    found: list[store.Recovery] = []
    settings = store.load_settings(report=found.append)
    i18n.set_language(language or settings.language or i18n.system_language())
    from game.ui import opening  # noqa: PLC0415

    screen = opening.first_frame(settings)
    from game import launch, log  # noqa: PLC0415

    log.start_log()
    launch.run(screen, settings, [i18n.refusal_text(recovery) for recovery in found])


if __name__ == "__main__":
    sys.exit(main())
