"""Where the file picker can go at once: the usual folders, drives, and what was picked lately."""

from __future__ import annotations

import json
import os
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

import platformdirs

from game import paths
from game.i18n import gettext as _
from game.store import StoreFault, durable

_MOST_RECENT = 6
_FILE = "recent-files.json"


class Shortcut(NamedTuple):
    """A folder to go to, and what it is called."""

    text: str
    path: Path


def home() -> Path:
    """The user's own folder, or where the system's files begin."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep)


def shortcuts() -> list[Shortcut]:
    """The folders that are there."""
    found = [Shortcut(_("Home folder"), home())]
    for text, place in (
        (_("Desktop"), platformdirs.user_desktop_path),
        (_("Documents"), platformdirs.user_documents_path),
        (_("Downloads"), platformdirs.user_downloads_path),
        (_("Pictures"), platformdirs.user_pictures_path),
    ):
        path = place()
        if _is_folder(path) and path not in [shortcut.path for shortcut in found]:
            found.append(Shortcut(text, path))
    return found + [Shortcut(str(drive), drive) for drive in _drives()]


def _drives() -> list[Path]:
    """Drives, sticks and discs."""
    if os.name == "nt":
        roots = (Path(f"{letter}:\\") for letter in ascii_uppercase[2:])
        return [root for root in roots if _is_folder(root)]
    places = [Path("/Volumes"), Path("/media") / home().name, Path("/run/media") / home().name]
    found: list[Path] = []
    for place in places:
        try:
            found += sorted(path for path in place.iterdir() if _is_folder(path))
        except OSError:
            continue
    return found[:6]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def recent() -> list[Path]:
    """What was picked lately, the last first."""
    data = durable.read(_recent_file())
    try:
        found = json.loads(data or b"[]")
    except ValueError:
        return []
    texts = found if isinstance(found, list) else []
    return [Path(text) for text in texts if isinstance(text, str) and text][:_MOST_RECENT]


def remember(path: Path) -> None:
    """Put a path on top of what was picked lately; a disk that refuses is no matter."""
    texts = [str(path), *(str(old) for old in recent() if old != path)][:_MOST_RECENT]
    data = json.dumps(texts, ensure_ascii=False, indent=1)
    try:
        durable.write(_recent_file(), data.encode("utf-8", "surrogatepass"))
    except (StoreFault, ValueError):
        return


def _recent_file() -> Path:
    return paths.user_config() / _FILE
