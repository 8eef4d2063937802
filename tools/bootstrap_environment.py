"""Find the private environment of packages and tell whether it is whole; it makes nothing.

Read by every Python 3.6+, standard library only, and few modules of it: each start comes through
here. The environment is `.venv` beside the project, or a folder in the user's cache where the
project is read-only. Its stamp is written last: while that is missing or tells of other packages,
the set-up is done again.
"""

import contextlib
import json
import os
import re
import sys
import zlib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
STAMP = "baskettoria.json"
CLASHING = ("pygame",)  # has the import name of pygame-ce


class Stamp(NamedTuple):
    """What a finished set-up put in, and the Python under it."""

    packages: "tuple[str, ...]"
    base: str


UNFINISHED = Stamp((), "")


def environment_folders() -> "tuple[Path, Path]":
    """Return where the environment may be: beside the project, else in the user's cache."""
    mark = format(zlib.crc32(os.fsencode(str(ROOT))), "08x")
    return ROOT / ".venv", cache_folder() / f"env-{mark}"


def python_of(folder: Path) -> Path:
    """Return the interpreter of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def ready_python(wanted: "list[str]") -> "Path | None":
    """Return the interpreter of an environment that has all of these packages, or None."""
    for folder in environment_folders():
        stamp = read_stamp(folder)
        if stamp is not None and set(wanted) <= set(stamp.packages) and is_sound(folder):
            return python_of(folder)
    return None


def read_stamp(folder: Path) -> "Stamp | None":
    """Return what the last set-up wrote; None where none of ours began."""
    try:
        data = json.loads((folder / STAMP).read_text(encoding="utf-8"))
        return Stamp(tuple(data["packages"]), str(data["base"]))
    except OSError:
        return None
    except (ValueError, KeyError, TypeError):
        return UNFINISHED


def write_stamp(folder: Path, stamp: "Stamp") -> None:
    """Write the stamp in one step, so that it is never half there."""
    new = folder / (STAMP + ".new")
    new.write_text(json.dumps(stamp._asdict()), encoding="utf-8")
    new.replace(folder / STAMP)


def is_sound(folder: Path) -> bool:
    """Tell whether a set-up was finished here and the Python it was made with is still there."""
    stamp = read_stamp(folder)
    return stamp is not None and bool(stamp.packages) and stamp.base == base_of(folder) != ""


def base_of(folder: Path) -> str:
    """Return the Python under an environment, which a system's upgrade changes; empty if gone."""
    try:
        settings = (folder / "pyvenv.cfg").read_text(encoding="utf-8")
        home = Path(re.findall(r"^home\s*=\s*(.+?)\s*$", settings, re.MULTILINE)[0])
        python = python_of(folder)
        if not (home.is_dir() and python.is_file()):
            return ""
    except (OSError, IndexError):
        return ""
    return os.path.realpath(str(python)) if python.is_symlink() else str(home)


def requirements(level: str) -> "list[str]":
    """Return the packages a level needs, as `pyproject.toml` names them."""
    import tomllib  # an older Python never comes here

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])  # type: list[str]
    if level == "dev":
        wanted += project["dependency-groups"]["dev"]
    return wanted


def has_packages(wanted: "list[str]") -> bool:
    """Tell whether the Python that runs now has all of these packages itself."""
    return all(map(_is_met, wanted)) and not any(map(_is_met, CLASHING))


def _is_met(requirement: str) -> bool:
    from importlib import metadata  # slow, and rarely needed

    match = re.match(r"([\w.-]+)\s*(.*)", requirement)
    try:
        have = metadata.version(match.group(1)) if match else ""
    except metadata.PackageNotFoundError:
        return False
    return match is not None and all(
        _holds(have, bound.strip()) for bound in match.group(2).split(",") if bound
    )


def _holds(have: str, bound: str) -> bool:
    match = re.match(r"(>=|<)\s*([\d.]+)$", bound)
    if match is None:
        return False  # a kind of bound this module does not know: an environment of our own is sure
    numbers = [[int(part) for part in re.findall(r"\d+", text)] for text in (have, match.group(2))]
    return numbers[0] >= numbers[1] if match.group(1) == ">=" else numbers[0] < numbers[1]


def distrust() -> None:
    """Have the next start make the environment anew: something in it proved to be missing."""
    for folder in environment_folders():
        if folder == Path(sys.prefix) and read_stamp(folder):
            with contextlib.suppress(OSError):
                write_stamp(folder, UNFINISHED)


def cache_folder() -> Path:
    """Return the user's cache folder, the one of `game.paths.user_cache`, without its package."""
    home = os.environ.get("BASKETTORIA_HOME")
    if home:
        return Path(home).absolute() / "cache"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(local) / "Baskettoria" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Baskettoria"
    usual = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(usual) / "Baskettoria"
