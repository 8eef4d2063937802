"""Where the assets and the user's files lie; it must not know what is in them."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import platformdirs

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
    return _user_folder("data", platformdirs.user_data_path(_APP, appauthor=False))


def user_cache() -> Path:
    """Return the folder of what can be made again, made on demand."""
    return _user_folder("cache", platformdirs.user_cache_path(_APP, appauthor=False))


def user_config() -> Path:
    """Return the folder of the settings, made on demand."""
    return _user_folder("config", platformdirs.user_config_path(_APP, appauthor=False))


def _asset_places(package: Path) -> tuple[Path, ...]:
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).resolve().parent
        bundle = Path(getattr(sys, "_MEIPASS", beside))
        return (bundle / "assets", bundle / "game" / "assets", beside / "assets")
    return (package / "assets", package.parent / "assets")  # an installed wheel, a checkout


def _user_folder(name: str, usual: Path) -> Path:
    home = os.environ.get(_HOME_VARIABLE)
    folder = Path(home).absolute() / name if home else usual
    with contextlib.suppress(OSError):  # whoever writes there meets the same error and can say more
        folder.mkdir(parents=True, exist_ok=True)
    return folder
