"""Start a script where its packages are; it knows nothing of the game.

Every script in `tools/`, and `Play.pyw`, opens with these lines, so that any Python can start it:

    import bootstrap

    bootstrap.reenter()  # or bootstrap.reenter("dev") for a tool that needs development packages

    import argparse  # from here on: Python 3.11+, all packages are there, `import game` works
    from game import paths

The script's own syntax stays readable by Python 3.8 (no `match`, say), so that an old Python gets
as far as the message. This module is read by Python 3.6+ and uses the standard library alone.
"""

import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import bootstrap_environment as environment
import bootstrap_notice as notice
from bootstrap_environment import SetupFault

if TYPE_CHECKING:
    from typing import NoReturn

ROOT = environment.ROOT
NEEDED = (3, 11)
MAC_PYTHONS = "/Library/Frameworks/Python.framework/Versions"
READY = "BASKETTORIA_PYTHON_READY"  # set for the script that is run again: this Python is right


def reenter(level: str = "play", *, window: bool = False) -> None:
    """Return at once where the packages are there; else run this script again where they are.

    Args:
        level: `play` for what the game needs, `dev` for the development packages too.
        window: for what is double-clicked: without a terminal, steps and faults get a window.
    """
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    if os.environ.pop(READY, ""):
        return
    try:
        if sys.version_info < NEEDED:
            run_again(newer_python())
        wanted = requirements(level)
        python = None if in_own_environment() else environment.ready_python(wanted)
        if python is None:
            if has_packages(wanted):
                return
            python = make_environment(wanted, window=window)
    except SetupFault as fault:
        notice.fail(fault.code, window=window, **fault.details)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    run_again(python)


def run_again(python: Path) -> "NoReturn":
    """Run this process's script with another Python, in its place where the system can."""
    environ = dict(os.environ, **{READY: "1"})
    environ.pop("__PYVENV_LAUNCHER__", None)  # macOS: would lead back to the first Python
    command = [str(python), *sys.argv]
    if os.name != "nt":
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        os.execve(command[0], command, environ)  # noqa: S606 - no shell is wanted
    if sys.executable.lower().endswith("pythonw.exe"):
        command[0] = str(python.with_name("pythonw.exe"))
    sys.exit(subprocess.call(command, env=environ))


def in_own_environment() -> bool:
    """Tell whether the person chose an environment of theirs, or ours, to run this in."""
    return sys.prefix != sys.base_prefix


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
    return all(_is_met(requirement) for requirement in wanted)


def _is_met(requirement: str) -> bool:
    from importlib import metadata  # slow, and rarely needed

    name, bounds = re.match(r"([\w.-]+)\s*(.*)", requirement).groups()  # type: ignore[union-attr]
    try:
        have = metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return all(_holds(have, bound.strip()) for bound in bounds.split(",") if bound)


def _holds(have: str, bound: str) -> bool:
    match = re.match(r"(>=|<)\s*([\d.]+)$", bound)
    if match is None:
        return False  # a kind of bound this module does not know: an environment of our own is sure
    numbers = [[int(part) for part in re.findall(r"\d+", text)] for text in (have, match.group(2))]
    return numbers[0] >= numbers[1] if match.group(1) == ">=" else numbers[0] < numbers[1]


def make_environment(wanted: "list[str]", *, window: bool) -> Path:
    """Make or repair the environment while the person sees the steps; return its interpreter."""
    made = []  # type: list[Path]

    def work(progress: notice.Progress) -> None:
        made.append(environment.set_up(wanted, progress, environment.run_command))

    notice.run_shown(work, window=window)
    return made[0]


def newer_python() -> Path:
    """Return a Python on this machine that is new enough, when the one that runs is not.

    Raises:
        SetupFault: there is none.
    """
    names = [f"python3.{minor}" for minor in (13, 12, 14, 11, 15)] + ["python3", "python"]
    found = [shutil.which(name) for name in names]
    found += [str(environment.python_of(folder)) for folder in environment.environment_folders()]
    found += [
        f"/Library/Frameworks/Python.framework/Versions/3.{minor}/bin/python3"
        for minor in range(15, 10, -1)
    ]
    if os.name == "nt" and shutil.which("py"):
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            said = subprocess.check_output(["py", "-3", "-c", "import sys; print(sys.executable)"])
            found.insert(0, said.decode("utf-8", "replace").strip())
    for python in found:
        if python and Path(python).exists() and _is_new_enough(python):
            return Path(python)
    version = "{}.{}".format(*sys.version_info[:2])
    raise SetupFault("old_python", version=version, needed="{}.{}".format(*NEEDED))


def _is_new_enough(python: str) -> bool:
    test = f"import sys; sys.exit(sys.version_info < {NEEDED!r})"
    try:
        return subprocess.call([python, "-c", test], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def guard(module: str) -> int:
    """Run the `main` of a module; what ends it badly is logged and said, never a traceback.

    A package that proves to be missing has the environment made anew at the next start.
    """
    try:
        code = importlib.import_module(module).main()
        return code if isinstance(code, int) else 0
    except Exception as error:  # noqa: BLE001 - the last place that can still tell the person
        is_package = isinstance(error, ModuleNotFoundError) and not is_ours(error.name)
        if is_package:
            distrust()
        notice.log(traceback.format_exc())
        reason = f"{type(error).__name__}: {error}"
        notice.fail("incomplete" if is_package else "crash", window=True, reason=reason)
    return 1


def is_ours(module: "str | None") -> bool:
    """Tell whether a module belongs to the project, not to a package in the environment."""
    return (module or "").split(".")[0] == "game"


def distrust() -> None:
    """Have the next start make the environment anew: something in it proved to be missing."""
    for folder in environment.environment_folders():
        if folder == Path(sys.prefix) and environment.read_stamp(folder):
            with contextlib.suppress(OSError):
                environment.write_stamp(folder, environment.UNFINISHED)
