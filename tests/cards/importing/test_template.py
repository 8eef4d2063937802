"""The starter spreadsheet explains itself and is a deck without a fault."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from game.cards.importing import NoteCode, read_deck, template
from game.cards.importing.column import BY_KEY, VALUE_COLUMNS
from game.cards.importing.guide import EXPLAINED, NEEDED
from game.cards.importing.word import WORD_COLUMNS, meaning, shown_words
from game.store import StoreFault


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", ["карточки.xlsx", "cards.csv"])
def test_the_samples_are_a_deck(tmp_path: Path, name: str, language: str) -> None:
    template(tmp_path / name, language)
    imported = read_deck(tmp_path / name)
    assert 5 <= len(imported.deck.cards) <= 12
    assert len(imported.deck.clubs) == 2
    told = {note.code for note in imported.notes}
    assert not told & {NoteCode.COLUMNS_IGNORED, NoteCode.SHEETS_IGNORED, NoteCode.NUMBERS_GIVEN}


@pytest.mark.parametrize(("language", "separator"), [("ru", ";"), ("en", ",")])
def test_a_text_opens_by_a_double_click(tmp_path: Path, language: str, separator: str) -> None:
    template(tmp_path / "a.csv", language)
    data = (tmp_path / "a.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.decode("utf-8-sig").splitlines()[0].count(separator) >= len(EXPLAINED) - 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_column_is_explained(tmp_path: Path, language: str) -> None:
    template(tmp_path / "a.xlsx", language)
    cards, guide = openpyxl.load_workbook(tmp_path / "a.xlsx").worksheets
    labels = [BY_KEY[key].labels[language] for key in EXPLAINED]
    assert [cell.value for cell in cards[1]] == labels
    assert all(cell.comment for cell in cards[1])
    assert [row[0].value for row in guide.iter_rows(min_row=2, max_row=1 + len(labels))] == labels
    assert cards["A2"].number_format == "@"  # a card number is no date
    assert {*VALUE_COLUMNS, "name"} == set(NEEDED)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("column", sorted(WORD_COLUMNS))
def test_the_words_offered_are_understood(column: str, language: str) -> None:
    words = shown_words(column, language)
    found = [meaning(column, word) for word in words]
    assert None not in found
    assert len(set(found)) == len(words)


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StoreFault):
        template(tmp_path / "file" / "a.xlsx", "ru")
