"""Make, repair and find the private environment of packages; it knows no scripts and no windows.

Read by every Python 3.6+, standard library only. The environment is `.venv` beside the project, or
a folder in the user's cache where the project is read-only. Its stamp is written last: while that
is missing or tells of other packages, the set-up is done again.
"""

import contextlib
import errno
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import bootstrap_notice as notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Runner = Callable[[list[str], Callable[[str], None]], int]

ROOT = Path(__file__).resolve().parent.parent
STAMP = "baskettoria.json"
WAIT_FOR_OTHERS = 900.0  # seconds


class Stamp(NamedTuple):
    """What a finished set-up put in, and the Python under it."""

    packages: "tuple[str, ...]"
    base: str


UNFINISHED = Stamp((), "")


class SetupFault(Exception):  # noqa: N818 - named as the notices are
    """The environment cannot be made; `code` is one of `bootstrap_notice.FAULTS`."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def environment_folders() -> "tuple[Path, Path]":
    """Return where the environment may be: beside the project, else in the user's cache."""
    mark = format(zlib.crc32(os.fsencode(str(ROOT))), "08x")
    return ROOT / ".venv", notice.cache_folder() / f"env-{mark}"


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
    return stamp is not None and bool(stamp.packages) and stamp.base == _base(folder) != ""


def _base(folder: Path) -> str:
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


def set_up(wanted: "list[str]", progress: notice.Progress, run: "Runner") -> Path:
    """Make or repair the environment in the first of its places that can be written.

    Raises:
        SetupFault: with what to tell the person.
    """
    folders = environment_folders()
    folder = next((place for place in folders if can_write(place.parent)), None)
    if folder is None:
        raise SetupFault("denied", folder=folders[1])
    with one_at_a_time(folder, progress):
        ready = ready_python(wanted)  # another start may have made it meanwhile
        if ready is not None:
            return ready
        progress.step("begin")
        try:
            fill(folder, wanted, progress, run)
        except OSError as error:
            raise _fault_of_disk(error, folder) from error
        progress.step("done")
    return python_of(folder)


def fill(folder: Path, wanted: "list[str]", progress: notice.Progress, run: "Runner") -> None:
    """Bring one folder from whatever it is now to a finished environment."""
    stamp = read_stamp(folder)
    sound = is_sound(folder)
    if stamp is not None and not sound:
        shutil.rmtree(str(folder))  # ours, and cut off half-way or left without its Python
    folder.mkdir(parents=True, exist_ok=True)
    write_stamp(folder, UNFINISHED)
    if not sound:
        progress.step("venv")
        _call([sys.executable, "-I", "-m", "venv", *_venv_options(), str(folder)], folder, run)
    try:
        install(folder, wanted, progress, run)
    except SetupFault:
        if stamp is not None and sound:  # the old packages still stand: throw nothing away
            write_stamp(folder, stamp)
        raise
    write_stamp(folder, Stamp(tuple(wanted), _base(folder)))


def install(folder: Path, wanted: "list[str]", progress: notice.Progress, run: "Runner") -> None:
    """Install the packages into the environment, telling each download."""

    def tell(line: str) -> None:
        name = re.match(r"Collecting ([\w.-]+)", line)
        if name is not None:
            progress.step("collect", name=name.group(1))
        elif line.startswith("Installing collected"):
            progress.step("install")

    options = ["--no-input", "--prefer-binary", "--retries=2", "--progress-bar=off"]
    python = str(python_of(folder))
    if _has_module("ensurepip"):
        command = [python, "-I", "-m", "pip", "install"]
    else:  # Debian without python3-venv: the system's pip fills the environment from outside
        command = [sys.executable, "-I", "-m", "pip", "--python", python, "install", "pip"]
    _call([*command, "--disable-pip-version-check", *options, *wanted], folder, run, tell)


def _venv_options() -> "list[str]":
    if _has_module("ensurepip"):
        return []
    if _has_module("venv") and _has_module("pip"):
        return ["--without-pip"]
    raise SetupFault("no_venv")


def _has_module(name: str) -> bool:
    from importlib import util

    return util.find_spec(name) is not None


def _call(
    command: "list[str]", folder: Path, run: "Runner", tell: "Callable[[str], None]" = notice.log
) -> None:
    lines = []  # type: list[str]

    def hear(line: str) -> None:
        lines.append(line)
        tell(line)

    if run(command, hear) != 0:
        raise _fault_of_output(lines, folder)


def run_command(command: "list[str]", hear: "Callable[[str], None]") -> int:
    """Run a command, pass on each line it says, return its exit code."""
    notice.log("$ " + " ".join(command))
    environ = dict(os.environ, PIP_USER="0", PYTHONIOENCODING="utf-8")
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    with subprocess.Popen(
        command,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        creationflags=flags,
    ) as process:
        for line in process.stdout or ():
            notice.log(line)
            hear(line.strip())
    return process.returncode


def _fault_of_disk(error: OSError, folder: Path) -> SetupFault:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SetupFault("disk_full", folder=folder)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SetupFault("denied", folder=folder)
    return SetupFault("failed", reason=error, folder=folder)


def _fault_of_output(lines: "list[str]", folder: Path) -> SetupFault:
    """Return what a failed command's output tells, the surest sign first."""
    said = "\n".join(lines)
    signs = (
        ("disk_full", r"No space left|Disk quota exceeded|Errno 28|WinError 112"),
        ("denied", r"Permission denied|Read-only file system|Errno 13|WinError 5\b|WinError 32"),
        (
            "network",
            r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|NameResolution",
        ),
        (
            "network",
            r"Temporary failure in name resolution|Connection(Reset|Refused|Error| broken)",
        ),
        ("no_venv", r"ensurepip is not available|No module named '?(venv|ensurepip|pip)\b"),
        ("no_build", r"Failed building|Failed to build|No matching distribution|Requires-Python"),
    )
    for code, sign in signs:
        if re.search(sign, said):
            version = "{}.{}".format(*sys.version_info[:2])
            return SetupFault(code, folder=folder, version=version)
    last = next((line for line in reversed(lines) if line), "?")
    return SetupFault("failed", reason=last, folder=folder)


def can_write(folder: Path) -> bool:
    """Tell whether a folder can be written, making it where it is missing."""
    probe = folder / f".baskettoria-probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.mkdir()
        probe.rmdir()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def one_at_a_time(folder: Path, progress: notice.Progress) -> "Iterator[None]":
    """Hold the set-up of one folder while others wait; a process that dies lets go of it."""
    with (folder.parent / (folder.name + ".lock")).open("a+b") as file:
        deadline = time.monotonic() + WAIT_FOR_OTHERS
        is_told = False
        while not _take(file.fileno()):
            if time.monotonic() > deadline:
                raise SetupFault("busy")
            if not is_told:
                progress.step("wait")
                is_told = True
            time.sleep(0.2)
        yield  # closing the file frees it


def _take(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True
