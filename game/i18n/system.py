"""Which language the player's system speaks; it only reads the system and never fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

_WINDOWS_RUSSIAN = 0x19  # primary language id of a Windows LANGID
_SUPPORTED = ("ru", "en")


def from_environment(environment: Mapping[str, str]) -> str | None:
    """The language the usual variables ask for, or None where they say nothing.

    As with GNU gettext, `LC_ALL` beats `LC_MESSAGES` beats `LANG`, and the list in `LANGUAGE`
    counts before them unless the locale is the plain `C`.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if not locale:
        return None
    if _code(locale) in {"c", "posix"}:
        return "en"
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_code, wishes) if code in _SUPPORTED), "en")


def _code(locale: str) -> str:
    """The language of a locale's name: `ru_RU.UTF-8` and `ru-RU` are `ru`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()


def _from_windows() -> str | None:
    """The language of the Windows user interface."""
    import ctypes  # noqa: PLC0415 - not needed elsewhere, and not free

    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return None
    primary = int(windll.kernel32.GetUserDefaultUILanguage()) & 0x3FF
    return "ru" if primary == _WINDOWS_RUSSIAN else "en"


def _from_mac() -> str | None:
    """The first language of the macOS user that we speak."""
    import subprocess  # noqa: PLC0415 - not needed elsewhere, and not free

    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    answer = subprocess.run(command, capture_output=True, check=True, text=True, timeout=2)  # noqa: S603
    codes = [_code(line.strip(' ",')) for line in answer.stdout.splitlines()]
    return next((code for code in codes if code in _SUPPORTED), None)


def system_language() -> str:
    """`ru` where the system speaks Russian, else `en`."""
    try:
        if sys.platform == "win32":
            found = _from_windows()
        elif sys.platform == "darwin":
            found = _from_mac()
        else:
            found = None
    except Exception:  # noqa: BLE001 - whatever a system call does, the game starts
        found = None
    return found or from_environment(os.environ) or "en"
