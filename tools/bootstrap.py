"""Start a script where its packages are; it knows nothing of the game.

Every script in `tools/`, and `Play.pyw`, opens with these lines, so that any Python can start it:

    import bootstrap

    bootstrap.reenter()  # or bootstrap.reenter("dev") for a tool that needs development packages

    import argparse  # from here on: Python 3.11+, all packages are there, `import game` works
    from game import paths

The script's own syntax stays readable by Python 3.8 (no `match`, say), so that an old Python gets
as far as the message. This module is read by Python 3.6+, uses the standard library alone, and
imports only what a start needs, since the script that is run again comes through here too.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (3, 11)
READY = "BASKETTORIA_PYTHON_READY"  # set for the script that is run again: this Python is right


def reenter(level: str = "play", *, window: bool = False) -> None:
    """Return at once where the packages are there; else run this script again where they are.

    A script that is only imported, by a test say, is never run again.

    Args:
        level: `play` for what the game needs, `dev` for the development packages too, `bare` where
            the standard library will do.
        window: for what is double-clicked: without a terminal, steps and faults get a window.
    """
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    is_main = sys._getframe(1).f_globals["__name__"] == "__main__"  # noqa: SLF001 - see who calls
    if os.environ.pop(READY, "") or not is_main:
        return
    try:
        python = _usual_python(level) or _made_python(level, window=window)
        if python != Path(sys.executable):
            run_again(python)
    except KeyboardInterrupt:
        sys.exit(130)
    except (OSError, ValueError, KeyError) as error:  # a damaged checkout, a file of no use
        import bootstrap_notice as notice

        notice.fail("failed", window=window, reason=error, folder=ROOT / ".venv")
        sys.exit(1)


def _usual_python(level: str) -> "Path | None":
    """Return the Python that has the packages; None if a set-up, or another Python, is needed."""
    if sys.version_info < NEEDED:
        return None
    if level == "bare":
        return Path(sys.executable)
    import bootstrap_environment as environment

    wanted = environment.requirements(level)
    is_chosen = sys.prefix != sys.base_prefix  # the person runs this in an environment of theirs
    python = None if is_chosen else environment.ready_python(wanted)
    if python is None and environment.has_packages(wanted):
        return Path(sys.executable)
    return python or environment.ready_python(wanted)


def _made_python(level: str, *, window: bool) -> Path:
    """Return the Python of the environment made now; where that fails, say why and exit."""
    import bootstrap_notice as notice
    import bootstrap_setup as setup

    try:
        if sys.version_info < NEEDED:
            return setup.newer_python(NEEDED)
        return setup.make_environment(level, window=window)
    except setup.SetupFault as fault:
        notice.fail(fault.code, window=window, **fault.details)
        sys.exit(1)


def run_again(python: Path) -> "NoReturn":
    """Run this process's script with another Python, in its place where the system can."""
    environ = dict(os.environ)
    environ.pop("__PYVENV_LAUNCHER__", None)  # macOS: would lead back to the first Python
    if sys.version_info >= NEEDED:
        environ[READY] = "1"
    command = [str(python), *sys.argv]
    if os.name != "nt":
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        os.execve(command[0], command, environ)  # noqa: S606 - no shell is wanted
    if sys.executable.lower().endswith("pythonw.exe"):
        command[0] = str(python.with_name("pythonw.exe"))
    import subprocess

    sys.exit(subprocess.call(command, env=environ))


def guard(module: str) -> int:
    """Run the `main` of a module; what ends it badly is logged and said, never a traceback.

    A package that proves to be missing has the environment made anew at the next start.
    """
    import importlib

    try:
        code = importlib.import_module(module).main()
        return code if isinstance(code, int) else 0
    except Exception as error:  # noqa: BLE001 - the last place that can still tell the person
        _tell(error)
    return 1


def _tell(error: Exception) -> None:
    import traceback

    import bootstrap_environment as environment
    import bootstrap_notice as notice

    is_package = isinstance(error, ModuleNotFoundError) and not is_ours(error.name)
    if is_package:
        environment.distrust()
    notice.log(traceback.format_exc())
    reason = f"{type(error).__name__}: {error}"
    notice.fail("incomplete" if is_package else "crash", window=True, reason=reason)


def is_ours(module: "str | None") -> bool:
    """Tell whether a module belongs to the project, not to a package in the environment."""
    return (module or "").split(".")[0] == "game"
