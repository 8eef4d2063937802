"""What holds for every test: no window, no sound, the user's own files out of reach, English.

Drawn examples are the same at every run; `HYPOTHESIS_PROFILE=wander` looks for new ones.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import i18n

_NUMBERS = itertools.count()

settings.register_profile("steady", derandomize=True)
settings.register_profile("wander", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(autouse=True)
def _apart(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test folders of its own instead of the user's."""
    home = tmp_path_factory.getbasetemp() / "home" / str(next(_NUMBERS))
    monkeypatch.setenv("BASKETTORIA_HOME", str(home))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Begin and leave each test in English, whatever it sets."""
    i18n.set_language("en")
    yield
    i18n.set_language("en")
