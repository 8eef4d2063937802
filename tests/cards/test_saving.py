"""A deck that is written and read again is the same deck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from game import paths
from game.cards.deck import DeckFaults, load_deck
from game.cards.model import (
    Club,
    Crest,
    Deck,
    DeckCard,
    Focus,
    Hair,
    Look,
    Mouth,
    Pattern,
    Position,
)
from game.cards.saving import backup_of, save_deck
from game.engine.card import CardNumber
from game.store import StoreFault, durable
from tests.cards.art_sample import CARD, CLUB

FIRST_SERIES = paths.assets() / "cards" / "first-series"
DECK = Deck("own", {"ru": "Моя", "en": "Mine"}, "Я", "", (CLUB,), (CARD,), Path("nowhere"))


def moved(deck: Deck, folder: Path) -> Deck:
    """The deck as it is in another folder."""
    cards = [
        replace(card, picture=folder / card.picture.relative_to(deck.folder))
        if card.picture
        else card
        for card in deck.cards
    ]
    return replace(deck, id=folder.name, folder=folder, cards=tuple(cards))


def with_picture(file: Path, color: str = "orange", **changes: Any) -> Deck:
    Image.new("RGB", (30, 40), color).save(file)
    return replace(DECK, cards=(replace(CARD, picture=file, **changes),), folder=file.parent)


def test_the_first_deck_comes_back_as_it_was(tmp_path: Path) -> None:
    deck = load_deck(FIRST_SERIES)
    saved = save_deck(deck, tmp_path / "copy")
    assert saved == moved(deck, tmp_path / "copy")
    assert load_deck(tmp_path / "copy") == saved


TEXT = st.text(
    st.characters(categories=("L", "N", "P", "S"), exclude_characters="\ufeff"),
    min_size=1,
    max_size=40,
)
NAMES = st.fixed_dictionaries({"ru": TEXT, "en": TEXT})
VALUES = st.tuples(*[st.integers(1, 99)] * 4)
COLORS = st.tuples(*[st.integers(0, 255)] * 3)
CLUBS = st.builds(
    Club,
    id=st.just("club"),
    names=NAMES,
    color=COLORS,
    light=COLORS,
    dark=COLORS,
    pattern=st.sampled_from(Pattern),
    crest=st.sampled_from(Crest),
)
LOOKS = st.builds(
    Look,
    skin=st.integers(0, 4),
    hair=st.sampled_from(Hair),
    hair_color=st.integers(0, 5),
    angry_brows=st.booleans(),
    mouth=st.sampled_from(Mouth),
    beard=st.booleans(),
    headband=st.booleans(),
    glasses=st.booleans(),
    width=st.integers(90, 110).map(lambda percent: percent / 100),
)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    club = draw(CLUBS)
    cards = [
        DeckCard(
            number=CardNumber(f"1.{number:03}"),
            names=draw(NAMES),
            club=club,
            position=draw(st.sampled_from(Position)),
            role=draw(NAMES),
            card_class=draw(st.integers(1, 3)),
            attack=draw(VALUES),
            defense=draw(VALUES),
            look=draw(LOOKS),
            focus=Focus(draw(st.integers(0, 100)), draw(st.integers(0, 100)), 250),
        )
        for number in range(draw(st.integers(1, 4)))
    ]
    return Deck("own", draw(NAMES), draw(TEXT), draw(TEXT), (club,), tuple(cards), Path("nowhere"))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(deck=decks())
def test_any_deck_comes_back_as_it_was(tmp_path: Path, deck: Deck) -> None:
    assert save_deck(deck, tmp_path / "own") == moved(deck, tmp_path / "own")


def test_pictures_come_along(tmp_path: Path) -> None:
    deck = with_picture(tmp_path / "IMG 1.JPEG", focus=Focus(20, 30, 150))
    (card,) = save_deck(replace(deck, folder=Path("nowhere")), tmp_path / "own").cards
    assert card.picture == tmp_path / "own" / "pictures" / "1.3.005.jpeg"
    assert card.picture.read_bytes() == (tmp_path / "IMG 1.JPEG").read_bytes()
    assert card.focus == Focus(20, 30, 150)


def test_two_cards_may_bring_pictures_for_the_same_name(tmp_path: Path) -> None:
    """A card took over the number of another, whose picture bears it still."""
    first = save_deck(
        replace(with_picture(tmp_path / "a.png"), folder=Path("nowhere")), tmp_path / "own"
    )
    old = replace(first.cards[0], number=CardNumber("9"))
    new = with_picture(tmp_path / "b.png", "blue").cards[0]
    saved = save_deck(replace(first, cards=(old, new)), tmp_path / "own")
    assert [card.picture and card.picture.name for card in saved.cards] == [
        "1.3.005.png",
        "1.3.005-2.png",
    ]
    shown = [Image.open(card.picture).getpixel((0, 0)) for card in saved.cards if card.picture]
    assert shown == [(255, 165, 0), (0, 0, 255)]


def test_the_version_before_is_kept_once_with_its_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    save_deck(with_picture(tmp_path / "a.png"), folder)
    saved = load_deck(folder)
    bare = replace(saved.cards[0], picture=None)
    save_deck(replace(saved, cards=(bare,)), folder)
    assert load_deck(folder).cards[0].picture is None
    assert [path.name for path in folder.rglob("*.png")] == []
    kept = load_deck(backup_of(folder)).cards[0].picture
    assert kept is not None
    assert kept.is_file()


def test_other_files_stay(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    save_deck(DECK, folder)
    (folder / "notes").mkdir()
    (folder / "notes" / "idea.txt").write_text("a new card", encoding="utf-8")
    save_deck(DECK, folder)
    assert (folder / "notes" / "idea.txt").read_text(encoding="utf-8") == "a new card"


def test_an_unsound_deck_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    save_deck(DECK, folder)
    doubled = replace(DECK, cards=(CARD, CARD))
    with pytest.raises(DeckFaults):
        save_deck(doubled, folder)
    assert load_deck(folder).cards == (CARD,)
    assert [path.name for path in tmp_path.iterdir()] == ["own"]


def test_a_lost_picture_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    save_deck(DECK, folder)
    with pytest.raises(StoreFault):
        save_deck(replace(DECK, cards=(replace(CARD, picture=tmp_path / "gone.png"),)), folder)
    assert load_deck(folder).cards == (CARD,)


def test_a_failed_swap_brings_the_old_deck_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own"
    save_deck(DECK, folder)
    move = durable.move

    def fail_second(source: Path, target: Path) -> None:
        if source.name.startswith("."):
            raise OSError(28, "No space left on device")
        move(source, target)

    monkeypatch.setattr(durable, "move", fail_second)
    with pytest.raises(StoreFault) as caught:
        save_deck(replace(DECK, author="Другой"), folder)
    assert caught.value.code == "disk_full"
    assert load_deck(folder).author == "Я"


def test_the_owners_own_file_is_copied_not_shared(tmp_path: Path) -> None:
    deck = with_picture(tmp_path / "a.png")
    (card,) = save_deck(replace(deck, folder=Path("nowhere")), tmp_path / "decks" / "own").cards
    again = save_deck(load_deck(tmp_path / "decks" / "own"), tmp_path / "decks" / "own").cards[0]
    assert card.picture is not None
    assert not card.picture.samefile(tmp_path / "a.png")
    kept = backup_of(tmp_path / "decks" / "own") / "pictures" / "1.3.005.png"
    assert again.picture is not None
    assert again.picture.samefile(kept)  # no second copy on the disk


def test_where_files_cannot_be_linked_they_are_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refuse)
    save_deck(with_picture(tmp_path / "a.png"), tmp_path / "own")
    deck = save_deck(load_deck(tmp_path / "own"), tmp_path / "own")
    assert deck.cards[0].picture is not None
    assert deck.cards[0].picture.is_file()
