"""The environment is made, reused and repaired; each fault is named."""

from __future__ import annotations

import errno
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bootstrap_environment as environment
import bootstrap_notice as notice
import bootstrap_setup as setup
import pytest

from tests.project.conftest import FakeRunner, make_bare_environment

WANTED = ["pillow>=12"]


class Steps(notice.Progress):
    """Keeps what a person would be shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def show(self, text: str) -> None:
        self.shown.append(text)


def made(runner: FakeRunner, wanted: list[str] | None = None) -> Path:
    return setup.set_up(wanted or WANTED, Steps(), runner)


def fault_of(runner: FakeRunner) -> setup.SetupFault:
    with pytest.raises(setup.SetupFault) as caught:
        made(runner)
    return caught.value


def test_first_start_makes_the_environment_beside_the_project(project: Path) -> None:
    runner = FakeRunner()
    assert made(runner) == project / ".venv" / "bin" / "python"
    assert runner.kinds == ["venv", "pip"]
    assert runner.commands[1][-1] == "pillow>=12"
    assert environment.ready_python(WANTED) == project / ".venv" / "bin" / "python"


def test_person_is_told_each_step_in_both_languages(project: Path) -> None:
    steps = Steps()
    setup.set_up(WANTED, steps, FakeRunner())
    assert [text for text in steps.shown if "pillow" in text] == [
        "Загружаю pillow · Downloading pillow"
    ]
    assert all(" · " in text for text in steps.shown)


def test_finished_environment_is_reused(project: Path) -> None:
    made(FakeRunner())
    again = FakeRunner()
    made(again)
    assert again.commands == []


def test_play_needs_are_met_by_a_development_environment(project: Path) -> None:
    made(FakeRunner(), ["pillow>=12", "pytest>=8"])
    assert environment.ready_python(["pillow>=12"]) is not None
    assert environment.ready_python(["pillow>=12", "ruff>=0.9"]) is None


def test_cut_off_set_up_is_begun_anew(project: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        made(FakeRunner(cut_off=True))
    assert environment.ready_python(WANTED) is None
    half = project / ".venv" / "half-unpacked"
    half.write_text("", encoding="utf-8")
    runner = FakeRunner()
    made(runner)
    assert runner.kinds == ["venv", "pip"]
    assert not half.exists()


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"packages": 3}', '{"packages": []}'])
def test_damaged_stamp_means_unfinished(project: Path, stamp: str) -> None:
    made(FakeRunner())
    (project / ".venv" / environment.STAMP).write_text(stamp, encoding="utf-8")
    runner = FakeRunner()
    made(runner)
    assert runner.kinds == ["venv", "pip"]


def test_changed_packages_are_added_without_a_new_environment(project: Path) -> None:
    made(FakeRunner())
    runner = FakeRunner()
    made(runner, ["pillow>=13"])
    assert runner.kinds == ["pip"]
    assert environment.ready_python(["pillow>=13"]) is not None


def test_failed_change_keeps_the_old_environment(project: Path) -> None:
    made(FakeRunner())
    with pytest.raises(setup.SetupFault):
        made(FakeRunner(pip_code=1, pip_says=("ReadTimeoutError",)), ["pillow>=13"])
    assert environment.ready_python(WANTED) is not None


def test_vanished_python_means_a_new_environment(project: Path) -> None:
    made(FakeRunner())
    (project / ".venv" / "bin" / "python").unlink()
    (project / ".venv" / "bin" / "python").symlink_to(project / "gone")
    runner = FakeRunner()
    made(runner)
    assert runner.kinds == ["venv", "pip"]


def test_upgraded_system_python_means_a_new_environment(project: Path) -> None:
    made(FakeRunner())
    other = project / "python3.99"
    other.write_text("", encoding="utf-8")
    (project / ".venv" / "bin" / "python").unlink()
    (project / ".venv" / "bin" / "python").symlink_to(other)
    assert environment.ready_python(WANTED) is None


def test_environment_of_the_persons_own_is_never_removed(project: Path) -> None:
    make_bare_environment(project / ".venv")
    own = project / ".venv" / "own"
    own.write_text("", encoding="utf-8")
    fault_of(FakeRunner(pip_code=1, pip_says=("Temporary failure in name resolution",)))
    assert own.exists()


def test_read_only_project_falls_back_to_the_users_cache(
    project: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = setup.one_at_a_time

    @contextmanager
    def refusing(folder: Path, progress: notice.Progress) -> Iterator[None]:
        if folder.parent == project:
            raise OSError(errno.EROFS, "Read-only file system")
        with usual(folder, progress):
            yield

    monkeypatch.setattr(setup, "one_at_a_time", refusing)
    python = made(FakeRunner())
    assert python.is_relative_to(home / "cache")
    assert environment.ready_python(WANTED) == python
    assert not (project / ".venv").exists()


def test_disk_that_refuses_everywhere_is_named(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(folder: Path, stamp: environment.Stamp) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(environment, "write_stamp", full)
    fault = fault_of(FakeRunner())
    assert fault.code == "disk_full"
    assert fault.details["folder"] == project / ".venv"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk_full"),
        ("OSError: [WinError 112] There is not enough space on the disk", "disk_full"),
        ("PermissionError: [Errno 13] Permission denied: '/x'", "denied"),
        ("WARNING: Retrying ... NewConnectionError('Failed to establish')", "network"),
        ("Failed to resolve: Temporary failure in name resolution", "network"),
        ("ProxyError('Cannot connect to proxy.')", "network"),
        ("ERROR: Failed building wheel for pygame-ce", "no_build"),
        ("ERROR: No matching distribution found for pygame-ce", "no_build"),
        ("/usr/bin/python: No module named pip", "no_venv"),
        ("Something else", "failed"),
    ],
)
def test_what_pip_says_becomes_a_fault(project: Path, line: str, code: str) -> None:
    assert fault_of(FakeRunner(pip_code=1, pip_says=(line, ""))).code == code


def test_no_match_after_lost_connections_is_the_network(project: Path) -> None:
    says = ("ConnectTimeoutError", "ERROR: No matching distribution found for pillow")
    assert fault_of(FakeRunner(pip_code=1, pip_says=says)).code == "network"


def test_unexplained_failure_on_a_full_disk_is_the_disk(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "TOO_LITTLE", 10**18)
    says = ("Error: Command '[...ensurepip...]' returned non-zero exit status 1.",)
    assert fault_of(FakeRunner(venv_code=1, venv_says=says)).code == "disk_full"


def test_python_without_venv_and_pip_is_named(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "_has_module", lambda name: name == "venv")
    assert fault_of(FakeRunner()).code == "no_venv"


def test_python_without_ensurepip_uses_its_own_pip(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "_has_module", lambda name: name != "ensurepip")
    runner = FakeRunner()
    made(runner)
    assert "--without-pip" in runner.commands[0]
    assert str(project / ".venv" / "bin" / "python") in runner.commands[1]
    assert "pip" in runner.commands[1][runner.commands[1].index("install") :]


def test_two_starts_at_once_make_one_environment(project: Path) -> None:
    runner = FakeRunner()
    begun, steps = threading.Event(), Steps()

    def slow(command: list[str], hear: object) -> int:
        begun.set()
        waited = threading.Event()
        waited.wait(0.5)
        return runner(command, lambda line: None)

    first = threading.Thread(target=setup.set_up, args=(WANTED, Steps(), slow))
    first.start()
    assert begun.wait(10)
    second = FakeRunner()
    setup.set_up(WANTED, steps, second)
    first.join()
    assert (runner.kinds, second.kinds) == (["venv", "pip"], [])
    assert steps.shown == [notice.step_text("wait")]


def test_endless_other_start_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "WAIT_FOR_OTHERS", 0.0)
    with setup.one_at_a_time(project / ".venv", Steps()):
        assert fault_of(FakeRunner()).code == "busy"


def test_real_command_is_heard_line_by_line(home: Path) -> None:
    lines: list[str] = []
    code = setup.run_command(
        [setup._base_python(), "-c", "print('раз\\nдва'); raise SystemExit(3)"], lines.append
    )
    assert code == 3
    assert len(lines) == 2
    assert "SystemExit" in notice.log_file().read_text(encoding="utf-8")


def test_levels_come_from_the_project_file(project: Path) -> None:
    play, dev = environment.requirements("play"), environment.requirements("dev")
    assert any(name.startswith("pygame-ce") for name in play)
    assert not any(name.startswith("pytest") for name in play)
    assert set(play) < set(dev)


@pytest.mark.parametrize(
    ("requirement", "is_met"),
    [
        ("pillow>=12", True),
        ("pillow", True),
        ("pillow>=12,<900", True),
        ("pillow>=900", False),
        ("pillow<2", False),
        ("pillow~=12.0", False),
        ("no-such-package-at-all>=1", False),
    ],
)
def test_packages_of_the_running_python(requirement: str, is_met: bool) -> None:
    assert environment.has_packages([requirement]) is is_met


def test_distrusted_environment_is_made_anew(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(FakeRunner())
    monkeypatch.setattr("sys.prefix", str(project / ".venv"))
    environment.distrust()
    runner = FakeRunner()
    made(runner)
    assert runner.kinds == ["venv", "pip"]
