"""Every test of the screens has a home of its own; only drawn cards are shared."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n


@pytest.fixture(scope="session")
def drawn_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, drawn_cards: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the user's files."""
    folder = tmp_path / "home"
    folder.mkdir()
    with contextlib.suppress(OSError):  # without symbolic links cards are drawn anew
        (folder / "cache").symlink_to(drawn_cards, target_is_directory=True)
    monkeypatch.setenv("BASKETTORIA_HOME", str(folder))
    yield folder
    i18n.set_language("en")
