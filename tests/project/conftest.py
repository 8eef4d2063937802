"""A project of its own in a Cyrillic folder, and a pip that only pretends."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import bootstrap_environment as environment
import pytest

ROOT = Path(__file__).resolve().parents[2]
BASE_PYTHON = Path(getattr(sys, "_base_executable", sys.executable))


@dataclass
class FakeRunner:
    """Stands for `run_command`: makes what venv would make, answers for pip as told."""

    pip_code: int = 0
    pip_says: tuple[str, ...] = ("Collecting pillow>=12", "Installing collected packages: pillow")
    venv_code: int = 0
    venv_says: tuple[str, ...] = ()
    cut_off: bool = False
    commands: list[list[str]] = field(default_factory=list)

    def __call__(self, command: list[str], hear: Callable[[str], None]) -> int:
        self.commands.append(command)
        is_venv = "venv" in command
        if is_venv and self.venv_code == 0:
            make_bare_environment(Path(command[-1]))
        if not is_venv and self.cut_off:
            raise KeyboardInterrupt
        for line in self.venv_says if is_venv else self.pip_says:
            hear(line)
        return self.venv_code if is_venv else self.pip_code

    @property
    def kinds(self) -> list[str]:
        return ["venv" if "venv" in command else "pip" for command in self.commands]


def make_bare_environment(folder: Path) -> None:
    """Make what the checks of an environment look at, with the Python that runs the tests."""
    (folder / "bin").mkdir(parents=True, exist_ok=True)
    (folder / "pyvenv.cfg").write_text(f"home = {BASE_PYTHON.parent}\n", encoding="utf-8")
    python = folder / "bin" / "python"
    if not python.exists():
        python.symlink_to(BASE_PYTHON)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folders, empty."""
    folder = tmp_path / "Дом"
    monkeypatch.setenv("BASKETTORIA_HOME", str(folder))
    return folder


@pytest.fixture
def project(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the start scripts in a folder with a Cyrillic name and a space."""
    folder = tmp_path / "Моя Баскеттория"
    (folder / "tools").mkdir(parents=True)
    for name in ("pyproject.toml", "Play.pyw", "Play.command"):
        shutil.copy2(ROOT / name, folder / name)
    for script in (ROOT / "tools").glob("bootstrap*.py"):
        shutil.copy2(script, folder / "tools")
    monkeypatch.setattr(environment, "ROOT", folder)
    return folder
