"""Poses of the deck screens: the browser, two cards compared, files that come in."""

import tempfile
from pathlib import Path

import pygame
from gallery_stage import Stagehand

from game import i18n
from game.ui.decks.browser import DecksScene
from game.ui.decks.fault_sheet import FaultSheet
from game.ui.decks.file_picker import FilePickerScene, deck_kinds
from game.ui.decks.import_scene import ConflictSheet, ImportScene
from game.ui.match_start import home

_YARD = {"ru": "Наш двор", "en": "Our yard"}
_TABLE = {
    "ru": (
        "Номер;Имя;Клуб;Трёхочковый;Из-под кольца;Проход;Ассист;На дуге;Блокшот;Опека;Перехват",
        "1.1.001;Баба Нюра;Двор;7;2;икс;4;5;3;9;6",
        "1.1.002;;Двор;5;1;2;3;4;5;6;7",
        "1.1.001;Жужа;Двор;8,5;2;3;4;5;6;7;800",
        "1.1.004;Кот;Двор;;2;3;4;5;6;7;#ССЫЛКА!",
    ),
    "en": (
        "Number,Name,Club,Three-pointer,Inside shot,Drive,Assist,Perimeter,Block,On-ball,Steal",
        "1.1.001,Granny Ann,Yard,7,2,x,4,5,3,9,6",
        "1.1.002,,Yard,5,1,2,3,4,5,6,7",
        "1.1.001,Buzz,Yard,8.5,2,3,4,5,6,7,800",
        "1.1.004,Tomcat,Yard,,2,3,4,5,6,7,#REF!",
    ),
}


def decks(hand: Stagehand) -> None:
    """All cards of a deck, one of them large."""
    hand.show(DecksScene(hand.kit, home))
    hand.key(pygame.KSCAN_DOWN, *[pygame.KSCAN_RIGHT] * 3)
    hand.settle()


def decks_filtered(hand: Stagehand) -> None:
    """Some cards, with the list of orders open."""
    decks(hand)
    hand.press("search")
    hand.post(pygame.TEXTINPUT, text="а" if i18n.language() == "ru" else "a")
    hand.press("class")
    hand.press("choice:1")
    hand.press("order")
    hand.press("choice:3")
    hand.settle()
    hand.press("order")
    hand.settle()


def decks_card(hand: Stagehand) -> None:
    """One card in both languages."""
    decks(hand)
    hand.press("large")
    hand.settle()


def decks_compare(hand: Stagehand) -> None:
    """Two cards side by side."""
    decks(hand)
    hand.press("compare")
    hand.key(pygame.KSCAN_END, pygame.KSCAN_RETURN)
    hand.settle()


def deck_faults(hand: Stagehand) -> None:
    """What is wrong with a spreadsheet, in words."""
    from game.cards.fault import DeckFaults
    from game.cards.importing import read_deck

    decks(hand)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / f"{_YARD[i18n.language()]}.csv"
        file.write_text("\n".join(_TABLE[i18n.language()]), encoding="utf-8")
        try:
            read_deck(file)
        except DeckFaults as found:
            hand.show(*hand.app.scenes, FaultSheet(hand.kit, file, found.faults))
    hand.settle()


def deck_conflict(hand: Stagehand) -> None:
    """A deck that is there already comes in again."""
    decks(hand)
    scenes = list(hand.app.scenes)
    waiting = ImportScene(hand.kit, Path("nowhere.csv"), [], lambda _id: None)
    hand.show(*scenes, ConflictSheet(waiting, _YARD[i18n.language()]))
    hand.settle()


def file_picker(hand: Stagehand) -> None:
    """Picking a deck's file."""
    decks(hand)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / ("Документы" if i18n.language() == "ru" else "Documents")
        for name in ("2025", "Photos", "Music", "School"):
            (folder / name).mkdir(parents=True)
        (folder / "our-family").mkdir()
        (folder / "our-family" / "deck.toml").write_text("", encoding="utf-8")
        for name in ("neighbours.zip", "our yard.xlsx", "team.csv", "letter.doc"):
            (folder / name).write_text("", encoding="utf-8")
        scene = FilePickerScene(
            hand.kit, i18n.gettext("Add a deck"), deck_kinds(), lambda _path: None,
            start=folder, starter=lambda _folder: None,
        )  # fmt: skip
        scene.entry.value = f"~/{folder.name}"  # the real one differs at each run
        hand.show(*hand.app.scenes, scene)
        hand.key(*[pygame.KSCAN_DOWN] * 6)
    hand.settle()
