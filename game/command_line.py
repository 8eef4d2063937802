"""The program's few options; it starts nothing."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import metadata

from game import i18n
from game.i18n import gettext as _

_DISTRIBUTION = "baskettoria"


def version() -> str:
    """The installed version; from a checkout that was never installed: "development"."""
    try:
        return metadata.version(_DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "development"


def read_arguments(arguments: Sequence[str]) -> str | None:
    """The language asked for, if one was.

    Raises:
        SystemExit: help or the version was asked for, or something unknown.
    """
    i18n.set_language(i18n.system_language())
    parser = argparse.ArgumentParser(
        prog="baskettoria", description=_("A basketball card duel for two at one PC.")
    )
    parser.add_argument("--lang", choices=i18n.LANGUAGES, help=_("speak this language"))
    parser.add_argument("--version", action="version", version=f"Baskettoria {version()}")
    found: str | None = parser.parse_args(arguments).lang
    return found
