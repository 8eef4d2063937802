"""Assets and user folders are found wherever the program lies and is started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from game import paths

ROOT = Path(__file__).resolve().parents[2]


def copy_checkout(folder: Path) -> None:
    (folder / "game").mkdir(parents=True)
    (folder / "assets" / "fonts").mkdir(parents=True)
    (folder / "game" / "__init__.py").write_text("", encoding="utf-8")
    shutil.copy2(ROOT / "game" / "paths.py", folder / "game")


def assets_seen(folder: Path, cwd: Path) -> Path:
    """Return what a fresh process started elsewhere takes for its assets."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from game import paths; print(paths.assets())"
    )
    said = subprocess.check_output(
        [sys.executable, "-B", "-P", "-c", code, str(folder)],
        cwd=cwd,
        env={**os.environ, "PYTHONUTF8": "1"},
        encoding="utf-8",
    )
    return Path(said.rstrip("\n"))


def test_assets_of_this_checkout() -> None:
    assert paths.assets() == ROOT / "assets"


def test_assets_of_a_checkout_in_a_cyrillic_folder_from_another_folder(tmp_path: Path) -> None:
    folder = tmp_path / "Игры и ещё" / "Баскеттория"
    copy_checkout(folder)
    assert assets_seen(folder, tmp_path) == folder / "assets"


def test_assets_of_a_checkout_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "Диск"
    copy_checkout(folder)
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = sorted(folder.rglob("*"))
    assert assets_seen(folder, tmp_path) == folder / "assets"
    assert sorted(folder.rglob("*")) == before
    for path in [folder, *(place for place in before if place.is_dir())]:
        path.chmod(0o755)


def test_assets_through_a_symbolic_link(tmp_path: Path) -> None:
    copy_checkout(tmp_path / "там")
    (tmp_path / "тут").symlink_to(tmp_path / "там")
    assert assets_seen(tmp_path / "тут", tmp_path) == tmp_path / "там" / "assets"


@pytest.mark.parametrize("place", ["_internal/assets", "_internal/game/assets", "assets"])
def test_assets_of_a_frozen_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    (tmp_path / place / "fonts").mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Баскеттория"))
    assert paths.assets() == tmp_path / place


def test_missing_assets_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Баскеттория"))
    with pytest.raises(FileNotFoundError, match="assets"):
        paths.assets()


def test_user_folders_are_made_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "Дом"))
    made = (paths.user_data(), paths.user_cache(), paths.user_config())
    assert made == tuple(tmp_path / "Дом" / name for name in ("data", "cache", "config"))
    assert all(folder.is_dir() for folder in made)


def test_usual_user_folders_carry_the_games_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BASKETTORIA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("DATA", "CACHE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    assert paths.user_data().name == "Baskettoria"
    assert len({paths.user_data(), paths.user_cache(), paths.user_config()}) == 3


def test_user_folder_that_cannot_be_made_is_still_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Дом").write_text("a file in the way", encoding="utf-8")
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "Дом"))
    assert paths.user_data() == tmp_path / "Дом" / "data"


def test_what_a_person_looks_for_lies_among_their_pictures_and_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BASKETTORIA_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: tmp_path / "Pictures")
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    assert paths.user_pictures() == (
        tmp_path / "Pictures" / "Baskettoria",
        tmp_path / "data" / "pictures",
    )
    assert paths.user_prints() == (
        tmp_path / "Documents" / "Baskettoria",
        tmp_path / "data" / "print",
    )
    assert not list(tmp_path.iterdir())


def test_with_a_home_of_its_own_nothing_lies_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path))
    assert paths.user_pictures() == (tmp_path / "data" / "pictures",)
    assert paths.user_prints() == (tmp_path / "data" / "print",)


def test_a_person_without_a_home_finds_pictures_among_the_games_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("BASKETTORIA_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "user_pictures_path", no_home)
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    assert paths.user_pictures() == (tmp_path / "data" / "pictures",)
