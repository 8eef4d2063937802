"""A deck lands in the game's folder whole or not at all, and asks before it replaces another."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.cards.catalog import load_catalog, own_decks
from game.cards.deck import load_deck
from game.cards.importing import (
    DeckConflict,
    OnConflict,
    conflict_text,
    install,
    read_deck,
    shipped_ids,
)
from game.cards.saving import backup_of
from game.store import StoreFault
from tests.cards.importing.sample import save_picture, with_cells, write_csv


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    return tmp_path / "decks"


def test_an_installed_deck_is_one_the_game_reads(tmp_path: Path, decks: Path) -> None:
    save_picture(tmp_path / "Маша.png")
    imported = read_deck(write_csv(tmp_path))
    folder = install(imported, decks)
    assert folder == decks / "dvor"
    catalog = load_catalog([decks])
    assert not catalog.faults
    (deck,) = catalog.decks
    assert [card.names for card in deck.cards] == [card.names for card in imported.deck.cards]
    assert [card.look for card in deck.cards] == [card.look for card in imported.deck.cards]
    assert deck.cards[0].picture == folder / "Маша.png"


def test_the_brought_files_stay_as_they_are(tmp_path: Path, decks: Path) -> None:
    file = write_csv(tmp_path)
    before = file.read_bytes()
    install(read_deck(file), decks)
    assert file.read_bytes() == before
    assert [path.name for path in decks.iterdir()] == ["dvor"]  # nothing half-made left


def test_a_second_import_asks(tmp_path: Path, decks: Path) -> None:
    imported = read_deck(write_csv(tmp_path))
    folder = install(imported, decks)
    with pytest.raises(DeckConflict) as caught:
        install(imported, decks)
    assert (caught.value.folder, caught.value.deck) == (folder, imported.deck)
    assert "двор" in conflict_text(caught.value.deck.names["ru"])


def test_replacing_keeps_the_one_before_once(tmp_path: Path, decks: Path) -> None:
    for name in ("Раз", "Два", "Три"):
        imported = read_deck(write_csv(tmp_path, with_cells(Имя=name)))
        folder = install(imported, decks, OnConflict.REPLACE)
    assert names_in(folder) == ["Три", "Папа"]
    assert names_in(backup_of(folder)) == ["Два", "Папа"]
    assert len(load_catalog([decks]).decks) == 1


def test_keeping_both_tells_them_apart(tmp_path: Path, decks: Path) -> None:
    imported = read_deck(write_csv(tmp_path))
    folders = [install(imported, decks, OnConflict.KEEP_BOTH) for _ in range(3)]
    assert [folder.name for folder in folders] == ["dvor", "dvor-2", "dvor-3"]
    assert [deck.names["ru"] for deck in load_catalog([decks]).decks] == [
        "двор",
        "двор (2)",
        "двор (3)",
    ]


def test_the_games_own_decks_are_never_hidden(decks: Path) -> None:
    shipped = paths.assets() / "cards"
    assert shipped_ids() == {"first-series"}
    folder = install(read_deck(shipped / "first-series"), decks, reserved=shipped_ids())
    assert folder.name == "first-series-2"
    catalog = load_catalog([shipped, decks])
    assert len(catalog.decks) == 2
    assert not catalog.faults
    with pytest.raises(DeckConflict):
        install(read_deck(shipped / "first-series"), decks, reserved=shipped_ids())


def test_an_installed_deck_may_be_imported_onto_itself(tmp_path: Path, decks: Path) -> None:
    save_picture(tmp_path / "Маша.png")
    folder = install(read_deck(write_csv(tmp_path)), decks)
    before = load_deck(folder)
    assert install(read_deck(folder), decks, OnConflict.REPLACE) == folder
    assert load_deck(folder) == before


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("a file", encoding="utf-8")
    with pytest.raises(StoreFault):
        install(read_deck(write_csv(tmp_path)), tmp_path / "decks")


def test_own_decks_lie_where_the_game_looks() -> None:
    assert own_decks().parent == paths.user_data()


def names_in(folder: Path) -> list[str]:
    return [card.names["ru"] for card in load_deck(folder).cards]
