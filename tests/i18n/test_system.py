from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from game.i18n import system


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, None),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ru:en"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "de:en:ru"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "run_BI"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], expected: str | None) -> None:
    assert system.from_environment(environment) == expected


@pytest.mark.parametrize(("langid", "expected"), [(0x0419, "ru"), (0x0409, "en"), (0x0819, "ru")])
def test_language_of_windows(monkeypatch: pytest.MonkeyPatch, langid: int, expected: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: langid)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system.system_language() == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ('(\n    "ru-RU",\n    "en-US"\n)\n', "ru"),
        ('(\n    "en-GB",\n    "ru-RU"\n)\n', "en"),
        ('(\n    "de-DE",\n    "ru-DE"\n)\n', "ru"),
    ],
)
def test_language_of_macos(monkeypatch: pytest.MonkeyPatch, answer: str, expected: str) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("subprocess.run", lambda *_a, **_k: SimpleNamespace(stdout=answer))
    assert system.system_language() == expected


def test_a_failing_system_call_leaves_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise OSError

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("subprocess.run", refuse)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert system.system_language() == "ru"
