"""Scripts and Play.pyw as a person starts them: real processes in a copy of the project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import bootstrap_environment as environment
import pytest

from tests.project.conftest import BASE_PYTHON, make_bare_environment

SCRIPT = """
import bootstrap

bootstrap.reenter()

import sys
import game.told
print(sys.prefix, *sys.argv[1:], sep="|")
"""


def run(
    script: Path,
    *arguments: str,
    python: Path = BASE_PYTHON,
    environ: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Start a script from another folder, as a double-click does."""
    return subprocess.run(
        [str(python), "-B", str(script), *arguments],
        cwd=os.sep,
        env={**os.environ, "CI": "true", "PYTHONUTF8": "1", **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


@pytest.fixture
def script(project: Path) -> Path:
    """A tool in the copied project, whose `game` prints nothing."""
    (project / "game").mkdir()
    (project / "game" / "__init__.py").write_text("", encoding="utf-8")
    (project / "game" / "told.py").write_text("", encoding="utf-8")
    path = project / "tools" / "tell.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def finish_environment(folder: Path) -> None:
    """Make an environment that counts as finished."""
    make_bare_environment(folder)
    packages = tuple(environment.requirements("dev"))
    environment.write_stamp(folder, environment.Stamp(packages, environment.base_of(folder)))


def write_game(project: Path, main: str) -> Path:
    """Give the copied project a game of one line."""
    (project / "game").mkdir(exist_ok=True)
    (project / "game" / "__init__.py").write_text("", encoding="utf-8")
    (project / "game" / "__main__.py").write_text(main, encoding="utf-8")
    return project / "Play.pyw"


def test_tool_runs_itself_again_in_the_environment(project: Path, script: Path) -> None:
    finish_environment(project / ".venv")
    result = run(script, "один", "два слова")
    assert result.stdout == f"{project / '.venv'}|один|два слова\n", result.stderr


def test_tool_runs_in_the_users_cache_where_the_project_is_read_only(
    project: Path, script: Path
) -> None:
    place = environment.environment_folders()[1]
    finish_environment(place)
    result = run(script)
    assert result.stdout == f"{place}\n", result.stderr


def test_tool_stays_in_a_python_that_has_the_packages(script: Path) -> None:
    result = run(script, python=Path(sys.executable))
    assert result.stdout == f"{sys.prefix}\n", result.stderr


def test_imported_tool_is_not_run_again(project: Path, script: Path) -> None:
    finish_environment(project / ".venv")
    importing = project / "tools" / "importing.py"
    importing.write_text("import tell\n", encoding="utf-8")
    result = run(importing)
    assert result.stdout == f"{sys.base_prefix}\n", result.stderr


def test_old_python_is_told_what_to_do(project: Path, script: Path) -> None:
    start = project / "tools" / "bootstrap.py"
    text = start.read_text(encoding="utf-8").replace("NEEDED = (3, 11)", "NEEDED = (9, 9)")
    start.write_text(text, encoding="utf-8")
    result = run(script)
    assert result.returncode == 1
    assert "Нужен Python 9.9 или новее" in result.stderr
    assert "Python 9.9 or newer is needed" in result.stderr
    assert "Traceback" not in result.stderr


def test_refused_network_is_told_by_the_real_pip(project: Path, script: Path) -> None:
    refuse = "http://127.0.0.1:9/simple"
    offline = {name: "" for name in os.environ if name.upper().startswith("PIP_")}
    offline |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": refuse, "PIP_NO_CACHE_DIR": "1"}
    text = (project / "pyproject.toml").read_text(encoding="utf-8")
    text = text.replace('"pillow>=12"', '"pillow>=12", "not-installed-anywhere"')
    (project / "pyproject.toml").write_text(text, encoding="utf-8")
    result = run(script, environ=offline)
    assert result.returncode == 1
    assert "Проверьте соединение" in result.stderr
    assert "Check the connection" in result.stderr
    assert not (project / ".venv").exists()


def test_damaged_checkout_is_told(project: Path, script: Path) -> None:
    (project / "pyproject.toml").write_text("[project", encoding="utf-8")
    result = run(script)
    assert result.returncode == 1
    assert "Подготовка не удалась" in result.stderr
    assert "Traceback" not in result.stderr


def test_play_starts_the_game_and_passes_on_its_exit_code(project: Path) -> None:
    finish_environment(project / ".venv")
    play = write_game(project, "import sys\ndef main():\n    print(sys.argv[1:])\n    return 7\n")
    result = run(play, "--match", "запись.json")
    assert (result.returncode, result.stdout) == (7, "['--match', 'запись.json']\n")


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_play_command_starts_the_game(project: Path) -> None:
    finish_environment(project / ".venv")
    write_game(project, "def main():\n    print('играем')\n")
    shell = shutil.which("sh")
    assert shell is not None
    result = subprocess.run(
        [shell, str(project / "Play.command")],
        cwd=os.sep,
        env={**os.environ, "PATH": f"{BASE_PYTHON.parent}:/usr/bin:/bin", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (result.returncode, result.stdout) == (0, "играем\n"), result.stderr


def test_fault_of_the_game_is_told_with_the_logs_place(project: Path, home: Path) -> None:
    finish_environment(project / ".venv")
    play = write_game(project, "def main():\n    raise RuntimeError('мяч сдулся')\n")
    result = run(play)
    log = home / "cache" / "start.log"
    assert result.returncode == 1
    assert "Игра остановилась из-за ошибки: RuntimeError: мяч сдулся" in result.stderr
    assert str(log) in result.stderr
    assert "Traceback" not in result.stderr
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_missing_package_has_the_environment_made_anew(project: Path) -> None:
    finish_environment(project / ".venv")
    play = write_game(project, "import a_package_that_went_away\n")
    result = run(play)
    assert "Окружение игры повреждено" in result.stderr
    assert environment.read_stamp(project / ".venv") == environment.UNFINISHED


def test_missing_module_of_the_game_keeps_the_environment(project: Path) -> None:
    finish_environment(project / ".venv")
    play = write_game(project, "import game.went_away\n")
    result = run(play)
    assert "Игра остановилась из-за ошибки" in result.stderr
    assert environment.read_stamp(project / ".venv") != environment.UNFINISHED


def test_no_stderr_at_all_stops_nothing(project: Path) -> None:
    finish_environment(project / ".venv")
    play = write_game(project, "import sys\nsys.stderr = None\ndef main():\n    return 1 / 0\n")
    result = run(play)
    assert (result.returncode, result.stderr) == (1, "")
