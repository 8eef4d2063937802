"""The game runs with the decks that are good and tells what is wrong with the others."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.cards.catalog import load_catalog
from game.cards.fault import FaultCode

FIRST_SERIES = paths.assets() / "cards" / "first-series"


@pytest.fixture
def places(tmp_path: Path) -> tuple[Path, Path]:
    """The game's folder with a deck, and the user's with nothing."""
    game, user = tmp_path / "game", tmp_path / "user"
    shutil.copytree(FIRST_SERIES, game / "first")
    user.mkdir()
    return game, user


def test_a_faulty_deck_does_not_hide_the_others(places: tuple[Path, Path]) -> None:
    game, user = places
    (game / "empty").mkdir()
    shutil.copytree(FIRST_SERIES, user / "broken")
    (user / "broken" / "deck.toml").write_text("format = 9\n")
    shutil.copytree(FIRST_SERIES, user / "двор")
    catalog = load_catalog(places)
    assert [deck.id for deck in catalog.decks] == ["first", "двор"]
    assert {
        folder: [fault.code for fault in found.faults] for folder, found in catalog.faults.items()
    } == {
        game / "empty": [FaultCode.FILE_MISSING, FaultCode.FILE_MISSING],
        user / "broken": [FaultCode.FORMAT_NEWER],
    }


def test_the_first_of_two_decks_of_one_name_counts(places: tuple[Path, Path]) -> None:
    game, user = places
    shutil.copytree(FIRST_SERIES, user / "first")
    catalog = load_catalog([game, user])
    assert [deck.folder for deck in catalog.decks] == [game / "first"]
    (fault,) = catalog.faults[user / "first"].faults
    assert (fault.code, fault.params["other"]) == (FaultCode.DECK_DOUBLE, str(game / "first"))


def test_files_and_hidden_folders_are_no_decks(places: tuple[Path, Path]) -> None:
    game, user = places
    (user / ".git").mkdir()
    (user / "__MACOSX").mkdir()
    (user / "readme.txt").touch()
    catalog = load_catalog([user, user / "nowhere", game])
    assert [deck.id for deck in catalog.decks] == ["first"]
    assert not catalog.faults
