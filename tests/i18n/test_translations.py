from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))
tool: Any = importlib.import_module("translations")

CODE = """
from game.i18n import gettext as _, later, ngettext, pgettext
NAMES = {"a": later("A constant")}
def draw(n):
    # Translators: on the big button
    _("Quick game"), _(NAMES["a"]), ngettext("{n} hoop", "{n} hoops", n)
    _("{name} attacks").format(name=n), pgettext("court", "Key")
"""
FRAGMENT = """
msgid "A constant"
msgstr "Постоянная"

msgid "Quick game"
msgstr "Быстрая игра"

msgid "{n} hoop"
msgid_plural "{n} hoops"
msgstr[0] "{n} кольцо"
msgstr[1] "{n} кольца"
msgstr[2] "{n} колец"

msgid "{name} attacks"
msgstr "Атака: {name}"

msgctxt "court"
msgid "Key"
msgstr "Краска"
"""


def test_every_sentence_of_the_game_is_translated_and_compiled() -> None:
    advice = "run `python3 tools/translations.py`, fill the .po file, run it again"
    lines = [*tool.faults("ru"), *tool.computed_sentences()]
    assert lines == [], "\n".join([advice, *lines])


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "title.py").write_text(CODE, encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "GAME", tmp_path / "game")
    monkeypatch.setattr(tool, "LOCALE", tmp_path / "assets" / "locale")
    return tmp_path


def po(project: Path) -> Path:
    return project / "assets" / "locale" / "ru" / "LC_MESSAGES" / "baskettoria.po"


@pytest.fixture
def translated(project: Path) -> Path:
    fragment = project / "fragment.po"
    fragment.write_text(FRAGMENT, encoding="utf-8")
    assert tool.main(["--fill", str(fragment)]) == 0
    return project


def test_a_new_project_lists_all_its_sentences(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main([]) == 1
    printed = capsys.readouterr().out
    for sentence in ("Quick game", "A constant", "{n} hoop", "{name} attacks", "Key"):
        assert f"{sentence}'" in printed
    assert "assets/locale/ru/LC_MESSAGES/baskettoria.po" in printed
    assert "on the big button" in po(project).read_text(encoding="utf-8")


def test_a_filled_fragment_completes_and_a_second_run_changes_nothing(translated: Path) -> None:
    written = po(translated).read_bytes(), po(translated).with_suffix(".mo").read_bytes()
    assert tool.faults("ru") == []
    assert tool.main([]) == 0
    assert (po(translated).read_bytes(), po(translated).with_suffix(".mo").read_bytes()) == written


def test_todo_lists_just_what_is_missing(
    translated: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (translated / "game" / "more.py").write_text('_("New sentence")', encoding="utf-8")
    capsys.readouterr()
    tool.main(["--todo"])
    printed = capsys.readouterr().out
    assert 'msgid "New sentence"' in printed
    assert "Quick game" not in printed


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('_("New sentence")', "missing: 'New sentence', said in game/more.py"),
        ('_("New {thing}").format(thing=1)', "missing: 'New {thing}', said in game/more.py"),
    ],
)
def test_a_sentence_that_is_not_in_the_file_is_a_fault(
    translated: Path, code: str, fault: str
) -> None:
    (translated / "game" / "more.py").write_text(code, encoding="utf-8")
    assert tool.faults("ru") == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Быстрая игра", "", "not translated: 'Quick game'"),
        ("{n} колец", "", "not translated: ('{n} hoop', '{n} hoops')"),
        ("{n} колец", "колец", "placeholders must be: n"),
        ("Атака: {name}", "Атака: {nome}", "placeholders must be: name"),
        ("Атака: {name}", "Атака: {name", "braces do not match"),
        ("Быстрая игра", "Быстрая {игра}", "placeholders must be: none"),
        ("Быстрая игра", "Скорая игра", "the .mo file is not made from the .po file"),
        ('msgid "Quick game"', '#, fuzzy\nmsgid "Quick game"', "not translated: 'Quick game'"),
        ('msgid "Quick game"', 'msgid "Slow game"', "unused: 'Slow game'"),
    ],
)
def test_a_fault_of_the_file_is_named(translated: Path, old: str, new: str, fault: str) -> None:
    text = po(translated).read_text(encoding="utf-8")
    assert old in text
    po(translated).write_text(text.replace(old, new), encoding="utf-8")
    assert fault in "\n".join(tool.faults("ru"))


def test_a_missing_compiled_file_is_a_fault(translated: Path) -> None:
    po(translated).with_suffix(".mo").unlink()
    assert tool.faults("ru") == ["the .mo file is missing"]


def test_a_sentence_put_together_at_run_time_is_a_fault(translated: Path) -> None:
    (translated / "game" / "more.py").write_text("\n_(title)\n", encoding="utf-8")
    assert [line.partition(" ")[0] for line in tool.computed_sentences()] == ["game/more.py:2:"]


def test_a_sentence_inside_an_f_string_is_a_fault(translated: Path) -> None:
    (translated / "game" / "more.py").write_text("f\"{_('card')}!\"\n", encoding="utf-8")
    assert [line.partition(" ")[0] for line in tool.computed_sentences()] == ["game/more.py:1:"]
