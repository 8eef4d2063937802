from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import store
from game.store import Motion, Recovery, Settings, StoreCode


@pytest.fixture
def file(home: Path) -> Path:
    return home / "config" / "settings.json"


def test_first_start_has_the_usual_settings(file: Path) -> None:
    reports: list[Recovery] = []
    assert store.load_settings(report=reports.append) == Settings()
    assert reports == []
    assert not file.exists()


def test_settings_come_back_as_saved() -> None:
    settings = Settings(
        language="ru",
        fullscreen=True,
        window=(1920, 1080),
        motion=Motion.OFF,
        sound=False,
        volume=0.25,
        text_scale=1.5,
        names=("Алина", "Борис"),
        clubs=("moose", "foxes"),
    )
    store.save_settings(settings)
    assert store.load_settings() == settings


def test_what_a_newer_version_wrote_is_kept(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"language": "en", "weather": {"rain": [1, 2]}}', encoding="utf-8")
    settings = store.load_settings()
    settings.volume = 0.5
    store.save_settings(settings)
    content = json.loads(file.read_bytes())
    assert content["weather"] == {"rain": [1, 2]}
    assert (content["language"], content["volume"]) == ("en", 0.5)
    assert "extra" not in content


@pytest.mark.parametrize(
    "bad",
    [
        {"volume": 7},
        {"volume": "loud"},
        {"window": [10, 10]},
        {"window": [1280]},
        {"motion": "wild"},
        {"language": "fr"},
        {"sound": 1},
        {"names": ["x" * 41, ""]},
        {"text_scale": None},
    ],
)
def test_a_bad_value_falls_back_alone(file: Path, bad: dict[str, object]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    content = json.dumps({"fullscreen": True} | bad)
    file.write_text(content, encoding="utf-8")
    reports: list[Recovery] = []
    assert store.load_settings(report=reports.append) == Settings(fullscreen=True)
    aside = file.with_name("settings.broken-1.json")
    assert reports == [Recovery(StoreCode.SETTINGS_REPAIRED, aside)]
    assert aside.read_text(encoding="utf-8") == content


def test_a_file_cut_anywhere_gives_the_copy_before_it(file: Path) -> None:
    store.save_settings(Settings(language="ru"))
    store.save_settings(Settings(language="ru", fullscreen=True))
    whole, before = file.read_bytes(), file.with_name("settings.json.bak").read_bytes()
    cuts = range(0, len(whole) - 2, 10)
    for number, length in enumerate(cuts, 1):
        file.write_bytes(whole[:length])
        file.with_name("settings.json.bak").write_bytes(before)
        reports: list[Recovery] = []
        assert store.load_settings(report=reports.append) == Settings(language="ru")
        aside = file.with_name(f"settings.broken-{number}.json")
        assert reports == [Recovery(StoreCode.SETTINGS_RESTORED, aside)]
        assert aside.read_bytes() == whole[:length]


@pytest.mark.parametrize("junk", [b"", b"[]", b"null", b"\x00" * 300, b"\xff\xfe{", b"[" * 100_000])
def test_nothing_readable_means_the_usual_settings(file: Path, junk: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(junk)
    reports: list[Recovery] = []
    assert store.load_settings(report=reports.append) == Settings()
    aside = file.with_name("settings.broken-1.json")
    assert reports == [Recovery(StoreCode.SETTINGS_RESET, aside)]
    assert aside.read_bytes() == junk
    assert store.load_settings(report=reports.append) == Settings()
    assert len(reports) == 1


def test_a_folder_in_place_of_the_file_does_not_stop_the_game(file: Path) -> None:
    file.mkdir(parents=True)
    assert store.load_settings() == Settings()
