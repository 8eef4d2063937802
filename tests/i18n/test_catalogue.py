from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n
from game.i18n import catalogue


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.set_language("en")


def test_english_says_the_ids() -> None:
    i18n.set_language("en")
    assert i18n.gettext("Overtime") == "Overtime"
    assert i18n.language() == "en"


def test_russian_comes_from_the_catalogue() -> None:
    i18n.set_language("ru")
    assert i18n.gettext("Overtime") == "Овертайм"
    assert i18n.language() == "ru"


def test_unknown_language_means_english() -> None:
    i18n.set_language("ru")
    i18n.set_language("xx")
    assert i18n.language() == "en"
    assert i18n.gettext("Overtime") == "Overtime"


def test_a_sentence_without_translation_stays_english() -> None:
    i18n.set_language("ru")
    assert i18n.gettext("Nobody translated this") == "Nobody translated this"
    assert i18n.ngettext("{n} hoop", "{n} hoops", 5) == "{n} hoops"
    assert i18n.pgettext("sport", "Hoop") == "Hoop"
    assert i18n.npgettext("sport", "{n} hoop", "{n} hoops", 1) == "{n} hoop"


def test_empty_text_stays_empty() -> None:
    i18n.set_language("ru")
    assert i18n.gettext("") == ""


@pytest.mark.parametrize(
    "content",
    [None, b"", b"\xde\x12\x04\x95", b"nonsense" * 20, b"\xde\x12\x04\x95" + b"\xff" * 60],
)
def test_missing_or_damaged_catalogue_leaves_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    file = tmp_path / "baskettoria.mo"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(catalogue, "catalogue_file", lambda _language: file)
    i18n.set_language("ru")
    assert i18n.language() == "ru"
    assert i18n.gettext("Overtime") == "Overtime"
    assert i18n.points(2) == "2 points"


@pytest.mark.parametrize("text", ["Go", "Overtime", "The saved match was damaged and is lost."])
def test_pseudo_language_is_longer_and_keeps_the_text(text: str) -> None:
    i18n.set_language("pseudo")
    assert i18n.language() == "en"
    found = i18n.gettext(text)
    assert found.startswith(f"[{text}")
    assert found.endswith("]")
    assert len(found) >= round(1.4 * len(text))


def test_pseudo_language_keeps_placeholders() -> None:
    i18n.set_language("pseudo")
    assert i18n.points(1).startswith("[1 point")
    assert i18n.points(2).startswith("[2 points")
    assert i18n.period_name(6).startswith("[Overtime 2")
    assert i18n.pgettext("play", "Drive").startswith("[Drive")
    assert i18n.npgettext("court", "{n} hoop", "{n} hoops", 2).startswith("[{n} hoops")
