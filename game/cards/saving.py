"""Writes a deck into its folder, whole or not at all; the version before it is kept once."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path, PurePosixPath

from game.cards.card_row import (
    ATTACK_COLUMNS,
    DEFENSE_COLUMNS,
    HAIR_COLORS,
    OPTIONAL_COLUMNS,
    REQUIRED_COLUMNS,
    SKINS,
)
from game.cards.deck import HEADING_FILE, TABLE_FILE, load_deck
from game.cards.deck_heading import FORMAT
from game.cards.model import Club, Deck, DeckCard, Rgb
from game.store import durable
from game.store.fault import StoreFault

PICTURE_FOLDER = "pictures"

_COLUMNS = (*REQUIRED_COLUMNS, *OPTIONAL_COLUMNS)
_PICTURES = frozenset({".png", ".jpg", ".jpeg", ".webp"})


def backup_of(folder: Path) -> Path:
    """Where the version before the last one is kept; no catalog takes it for a deck."""
    return folder.with_name(f"_{folder.name}.backup")


def save_deck(deck: Deck, folder: Path) -> Deck:
    """Put a deck into a folder, with its pictures; what stood there becomes the backup.

    Files in the folder that are not the deck's own are kept. Names of cards and clubs must have no
    space around them.

    Returns:
        The deck as it is read from there.

    Raises:
        DeckFaults: the deck would not be sound; nothing was written.
        StoreFault: it could not be written; what stood there still stands there.
    """
    try:
        with _workshop(folder) as fresh:
            write_deck(deck, fresh)
            _keep_other_files(folder, fresh)
            load_deck(fresh)
            _swap(fresh, folder)
    except OSError as error:
        raise StoreFault.from_error(error, folder) from error
    return load_deck(folder)


def write_deck(deck: Deck, folder: Path) -> None:
    """Write a deck's files and pictures into an empty folder."""
    cards = [_with_picture(card, deck.folder, folder) for card in deck.cards]
    (folder / HEADING_FILE).write_text(heading_text(deck), encoding="utf-8", newline="\n")
    text = table_text(cards, folder)
    (folder / TABLE_FILE).write_text(text, encoding="utf-8", newline="\n")


def heading_text(deck: Deck) -> str:
    """The `deck.toml` of a deck."""
    lines = [f"format = {FORMAT}", f"name = {_names(deck.names)}"]
    lines += [
        f"{key} = {_text(value)}"
        for key, value in (("author", deck.author), ("license", deck.license))
        if value
    ]
    return "\n".join([*lines, *(line for club in deck.clubs for line in _club_lines(club)), ""])


def table_text(cards: list[DeckCard], folder: Path) -> str:
    """The `cards.csv` of cards whose pictures lie in the folder."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_row(card, folder) for card in cards)
    return text.getvalue()


def _club_lines(club: Club) -> list[str]:
    return [
        "",
        "[[clubs]]",
        f"id = {_text(club.id)}",
        f"name = {_names(club.names)}",
        f"color = {_text(_color(club.color))}",
        f"light = {_text(_color(club.light))}",
        f"dark = {_text(_color(club.dark))}",
        f"pattern = {_text(club.pattern)}",
        f"crest = {_text(club.crest)}",
    ]


def _names(names: object) -> str:
    given = dict(names)  # type: ignore[call-overload]
    return "{ " + ", ".join(f"{key} = {_text(value)}" for key, value in given.items()) + " }"


def _text(value: str) -> str:
    """A text as TOML writes it, whose escapes are those of JSON."""
    return json.dumps(str(value), ensure_ascii=False)


def _color(color: Rgb) -> str:
    return "#" + "".join(f"{part:02x}" for part in color)


def _row(card: DeckCard, folder: Path) -> dict[str, str]:
    look, focus = card.look, card.focus
    flags = {"beard": look.beard, "headband": look.headband, "glasses": look.glasses}
    values = zip((*ATTACK_COLUMNS, *DEFENSE_COLUMNS), (*card.attack, *card.defense), strict=True)
    picture = card.picture.relative_to(folder).as_posix() if card.picture else ""
    return {
        "number": str(card.number),
        "class": str(card.card_class),
        "name_ru": card.names["ru"],
        "name_en": card.names["en"],
        "club": card.club.id,
        "position": card.position,
        "role_ru": card.role["ru"],
        "role_en": card.role["en"],
        **{column: str(value) for column, value in values},
        "skin": SKINS[look.skin],
        "hair": look.hair,
        "hair_color": HAIR_COLORS[look.hair_color],
        "brows": "angry" if look.angry_brows else "calm",
        "mouth": look.mouth,
        **{column: "yes" if flag else "no" for column, flag in flags.items()},
        "face_width": str(round(look.width * 100)),
        "picture": picture,
        "focus_x": str(focus.x),
        "focus_y": str(focus.y),
        "zoom": str(focus.zoom),
    }


def _with_picture(card: DeckCard, old: Path, folder: Path) -> DeckCard:
    """The card with its picture in the new folder, under the name it had or its number."""
    if card.picture is None:
        return card
    if card.picture.is_relative_to(old):
        name = PurePosixPath(card.picture.relative_to(old).as_posix())
    else:
        name = PurePosixPath(PICTURE_FOLDER, f"{card.number}{card.picture.suffix.lower()}")
    target = folder / name
    number = 1
    while target.exists() and not target.samefile(card.picture):
        number += 1
        target = folder / PICTURE_FOLDER / f"{card.number}-{number}{card.picture.suffix.lower()}"
    if not target.exists():
        _place(card.picture, target, folder)
    return replace(card, picture=target)


def _place(source: Path, target: Path, folder: Path) -> None:
    """Have a file in two places, without a copy where it lies among the decks already.

    The game never changes a file in place; what lies elsewhere, its owner may.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_relative_to(folder.parent):
        with suppress(OSError):
            os.link(source, target)
            return
    shutil.copy2(source, target)


def _keep_other_files(folder: Path, fresh: Path) -> None:
    """Take along what else lies in a deck's folder, but for pictures that no card shows now."""
    if not folder.is_dir():
        return
    for path in sorted(folder.rglob("*")):
        target = fresh / path.relative_to(folder)
        if path.is_file() and path.suffix.lower() not in _PICTURES and not target.exists():
            _place(path, target, fresh)


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    """An empty folder beside the one to be written; it is gone afterwards."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        yield fresh
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _swap(fresh: Path, folder: Path) -> None:
    """Put the new folder in the old one's place, and the old one in the backup's."""
    fresh.chmod(0o755)  # a temporary folder is its owner's alone
    backup = backup_of(folder)
    if not folder.exists():
        durable.move(fresh, folder)
        return
    if backup.exists():
        shutil.rmtree(backup)
    durable.move(folder, backup)
    try:
        durable.move(fresh, folder)
    except OSError:
        with suppress(OSError):
            durable.move(backup, folder)
        raise
