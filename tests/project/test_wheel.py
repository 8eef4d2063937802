"""The wheel carries the assets, and the installed game finds them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, cwd: Path = ROOT, **environ: str) -> str:
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game's wheel, built without a network and installed into a Cyrillic folder."""
    folder = tmp_path_factory.mktemp("wheel")
    target = folder / "Установлено"
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (wheel,) = folder.glob("baskettoria-*.whl")
    install = ("-m", "pip", "install", "--no-deps", "--no-index", "--no-compile", "--quiet")
    run(*install, "--target", str(target), str(wheel))
    return target


def test_assets_are_all_inside(installed: Path) -> None:
    ours = {
        path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*") if path.is_file()
    }
    theirs = {path.relative_to(installed / "game" / "assets") for path in _files(installed)}
    assert theirs == ours
    assert Path("fonts/OFL-Inter.txt") in theirs


def _files(installed: Path) -> list[Path]:
    return [path for path in (installed / "game" / "assets").rglob("*") if path.is_file()]


def test_installed_game_finds_its_assets_and_leaves_its_folder_alone(
    installed: Path, tmp_path: Path
) -> None:
    before = sorted(installed.rglob("*"))
    code = "from game import paths; print(paths.assets()); paths.user_data()"
    home = tmp_path / "Дом"
    environ = {"PYTHONPATH": str(installed), "BASKETTORIA_HOME": str(home), "PYTHONUTF8": "1"}
    said = run("-B", "-P", "-c", code, cwd=tmp_path, **environ)
    assert said == f"{installed / 'game' / 'assets'}\n"
    assert sorted(installed.rglob("*")) == before
    assert (home / "data").is_dir()


def test_installed_package_brings_the_start_command(installed: Path) -> None:
    (entries,) = installed.glob("baskettoria-*.dist-info/entry_points.txt")
    text = entries.read_text(encoding="utf-8")
    assert "[gui_scripts]\nbaskettoria = game.__main__:main" in text
