"""Where the assets and the user's files lie; it must not know what is in them."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

_APP = "Baskettoria"
_HOME_VARIABLE = "BASKETTORIA_HOME"


def assets() -> Path:
    """Return the folder of fonts, decks, sounds and translations, whatever the working directory.

    Raises:
        FileNotFoundError: no such folder beside the program: the installation is incomplete.
    """
    places = _asset_places(Path(__file__).resolve().parent)
    for place in places:
        if (place / "fonts").is_dir():
            return place
    raise FileNotFoundError(f"No assets folder at any of: {', '.join(map(str, places))}")


def user_data() -> Path:
    """Return the folder of matches, leagues and collections, made on demand."""
    return _user_folder("data", lambda: _usual("user_data_path", _APP))


def user_cache() -> Path:
    """Return the folder of what can be made again, made on demand."""
    return _user_folder("cache", lambda: _usual("user_cache_path", _APP))


def user_config() -> Path:
    """Return the folder of the settings, made on demand."""
    return _user_folder("config", lambda: _usual("user_config_path", _APP))


def user_pictures() -> tuple[Path, ...]:
    """Return the folders for pictures a person looks for, the best first; they may not exist."""
    return _places_to_look("pictures", lambda: _usual("user_pictures_path"))


def user_prints() -> tuple[Path, ...]:
    """Return the folders for sheets a person prints, the best first; they may not exist."""
    return _places_to_look("print", lambda: _usual("user_documents_path"))


def user_exports() -> tuple[Path, ...]:
    """Return the folders for what a person takes elsewhere, the best first; they may not exist."""
    return _places_to_look("exports", lambda: _usual("user_documents_path"))


def _usual(kind: str, app: str = "") -> Path:
    """Return where the system keeps files of a kind: the name of a function of platformdirs."""
    import platformdirs  # noqa: PLC0415 - the rules and records need no folder of the user's

    found = getattr(platformdirs, kind)
    path: Path = found(app, appauthor=False) if app else found()
    return path


def _asset_places(package: Path) -> tuple[Path, ...]:
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).resolve().parent
        bundle = Path(getattr(sys, "_MEIPASS", beside))
        return (bundle / "assets", bundle / "game" / "assets", beside / "assets")
    return (package / "assets", package.parent / "assets")  # an installed wheel, a checkout


def _places_to_look(name: str, usual: Callable[[], Path]) -> tuple[Path, ...]:
    """Where a person finds a file without knowing the game's folders, then among these."""
    own = user_data() / name
    if os.environ.get(_HOME_VARIABLE):  # all of the user's files lie together then
        return (own,)
    try:
        return usual() / _APP, own
    except (OSError, RuntimeError):  # no home
        return (own,)


def _user_folder(name: str, usual: Callable[[], Path]) -> Path:
    home = os.environ.get(_HOME_VARIABLE)
    folder = Path(home).absolute() / name if home else usual()
    with contextlib.suppress(OSError):  # whoever writes there meets the same error and can say more
        folder.mkdir(parents=True, exist_ok=True)
    return folder
