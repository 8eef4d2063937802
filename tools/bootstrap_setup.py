"""Make or repair the private environment with venv and pip; it knows nothing of scripts.

Read by every Python 3.6+, standard library only; imported only when there is something to make.
"""

import contextlib
import errno
import os
import re
import shutil
import subprocess
import sys
import time
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING

import bootstrap_environment as environment
import bootstrap_notice as notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Runner = Callable[[list[str], Callable[[str], None]], int]

MAC_PYTHONS = "/Library/Frameworks/Python.framework/Versions"
WAIT_FOR_OTHERS = 900.0  # seconds
TOO_LITTLE = 50_000_000  # bytes free: less than any set-up needs
SIGNS = (  # what pip and venv write when they fail, the surest first
    ("disk_full", r"No space left|Disk quota exceeded|Errno 28|WinError 112"),
    ("denied", r"Permission denied|Read-only file system|Errno 13|WinError 5\b|WinError 32"),
    ("network", r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError"),
    ("network", r"NameResolution|name resolution|Connection(Reset|Refused|Error| broken)"),
    ("no_venv", r"ensurepip is not available|No module named '?(venv|ensurepip|pip)\b"),
    ("no_build", r"Failed building|Failed to build|No matching distribution|Requires-Python"),
)


class SetupFault(Exception):  # noqa: N818 - named as the notices are
    """The environment cannot be made; `code` is one of `bootstrap_notice.FAULTS`."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def newer_python(needed: "tuple[int, int]") -> Path:
    """Return a Python on this machine that is new enough, when the one that runs is not.

    Raises:
        SetupFault: there is none.
    """
    for python in _other_pythons():
        if python and Path(python).exists() and _is_new_enough(python, needed):
            return Path(python)
    version = "{}.{}".format(*sys.version_info[:2])
    raise SetupFault("old_python", version=version, needed="{}.{}".format(*needed))


def _other_pythons() -> "list[str | None]":
    minors = (13, 12, 14, 11, 15)  # the ones that surely have ready packages first
    found = [str(environment.python_of(folder)) for folder in environment.environment_folders()]
    names = [f"python3.{minor}" for minor in minors] + ["python3", "python"]
    frameworks = [f"{MAC_PYTHONS}/3.{minor}/bin/python3" for minor in minors]
    if os.name == "nt" and shutil.which("py"):
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            said = subprocess.check_output(["py", "-3", "-c", "import sys; print(sys.executable)"])
            found.append(said.decode("utf-8", "replace").strip())
    return [*found, *(shutil.which(name) for name in names), *frameworks]


def _is_new_enough(python: str, needed: "tuple[int, int]") -> bool:
    test = f"import sys; sys.exit(sys.version_info < {needed!r})"
    try:
        return subprocess.call([python, "-c", test], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_environment(level: str, *, window: bool) -> Path:
    """Make or repair the environment while the person sees the steps; return its interpreter."""
    made = []  # type: list[Path]

    def work(progress: notice.Progress) -> None:
        made.append(set_up(environment.requirements(level), progress, run_command))

    notice.run_shown(work, window=window)
    return made[0]


def set_up(wanted: "list[str]", progress: notice.Progress, run: "Runner") -> Path:
    """Make or repair the environment in the first of its places that allows it.

    Raises:
        SetupFault: with what to tell the person.
    """
    first = None
    for folder in environment.environment_folders():
        try:
            return _set_up_at(folder, wanted, progress, run)
        except SetupFault as fault:
            first = first or fault
            if fault.code not in ("denied", "disk_full", "failed"):
                break  # another folder would meet the same
    raise first or SetupFault("failed", reason="", folder="")


def _set_up_at(folder: Path, wanted: "list[str]", progress: notice.Progress, run: "Runner") -> Path:
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with one_at_a_time(folder, progress):
            ready = environment.ready_python(wanted)  # another start may have made it meanwhile
            if ready is not None:
                return ready
            progress.step("begin")
            fill(folder, wanted, progress, run)
            progress.step("done")
    except OSError as error:
        raise _fault_of_disk(error, folder) from error
    return environment.python_of(folder)


def fill(folder: Path, wanted: "list[str]", progress: notice.Progress, run: "Runner") -> None:
    """Bring one folder from whatever it is now to a finished environment.

    An environment that somebody else made is added to and never removed.
    """
    stamp = environment.read_stamp(folder)
    is_sound = environment.is_sound(folder)
    is_ours = stamp is not None or not folder.exists() or not any(folder.iterdir())
    if stamp is not None and not is_sound:
        shutil.rmtree(str(folder))  # cut off half-way, or left without its Python
    folder.mkdir(parents=True, exist_ok=True)
    environment.write_stamp(folder, environment.UNFINISHED)
    try:
        if not is_sound:
            progress.step("venv")
            venv = [_base_python(), "-I", "-X", "utf8", "-m", "venv", *_venv_options()]
            _call([*venv, str(folder)], folder, run)
        install(folder, wanted, progress, run)
    except (SetupFault, OSError):
        if stamp is not None and is_sound:  # its packages still stand
            environment.write_stamp(folder, stamp)
        elif is_ours:
            shutil.rmtree(str(folder), ignore_errors=True)
        raise
    environment.write_stamp(folder, environment.Stamp(tuple(wanted), environment.base_of(folder)))


def _base_python() -> str:
    """Return the installed Python under the one that runs, the console one of Windows."""
    python = Path(getattr(sys, "_base_executable", sys.executable))
    console = python.with_name("python.exe")
    is_windowed = python.name.lower() == "pythonw.exe" and console.exists()
    return str(console if is_windowed else python)


def install(folder: Path, wanted: "list[str]", progress: notice.Progress, run: "Runner") -> None:
    """Install the packages into the environment, telling each download."""

    def tell(line: str) -> None:
        name = re.match(r"Collecting ([\w.-]+)", line)
        if name is not None:
            progress.step("collect", name=name.group(1))
        elif line.startswith("Installing collected"):
            progress.step("install")

    options = ["--no-input", "--prefer-binary", "--retries=2", "--progress-bar=off"]
    python = str(environment.python_of(folder))
    if _has_module("ensurepip"):
        command = [python, "-I", "-X", "utf8", "-m", "pip", "install"]
    else:  # Debian without python3-venv: the system's pip fills the environment from outside
        command = [_base_python(), "-I", "-X", "utf8", "-m", "pip", "--python", python]
        command += ["install", "pip"]
    _call([*command, "--disable-pip-version-check", *options, *wanted], folder, run, tell)


def _venv_options() -> "list[str]":
    if _has_module("ensurepip"):
        return []
    if _has_module("venv") and _has_module("pip"):
        return ["--without-pip"]
    raise SetupFault("no_venv")


def _has_module(name: str) -> bool:
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
    environ = dict(os.environ, PIP_USER="0")
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
    for code, sign in SIGNS:
        if re.search(sign, said):
            version = "{}.{}".format(*sys.version_info[:2])
            return SetupFault(code, folder=folder, version=version)
    if shutil.disk_usage(str(folder.parent)).free < TOO_LITTLE:  # venv hides what ensurepip says
        return SetupFault("disk_full", folder=folder)
    last = next((line for line in reversed(lines) if line), "?")
    return SetupFault("failed", reason=last, folder=folder)


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
