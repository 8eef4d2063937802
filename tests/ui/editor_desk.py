"""What tests of the card editor share: decks of one's own, an editor, a hand that finds fields."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
from PIL import Image
from pygame.event import Event

from game.cards.catalog import own_decks, read_catalog
from game.cards.deck import load_deck
from game.cards.model import Deck, DeckCard
from game.cards.saving import save_deck
from game.ui.decks.editor import EditorScene
from game.ui.kit import Kit
from tests.ui.desk import Hand, catalog, make_kit

YARD = "yard"
_MOST_SECONDS = 20.0


def own_deck(count: int = 12, *, folder: str = YARD) -> Deck:
    """A deck of the player's own: the first cards of the shipped one."""
    shipped = catalog().decks[0]
    names = {"ru": "Наш двор", "en": "Our yard"}
    deck = replace(shipped, id=folder, names=names, cards=shipped.cards[:count])
    return save_deck(deck, own_decks() / folder)


def read_again(deck: Deck) -> Deck:
    """The deck as it lies on disk now."""
    return load_deck(deck.folder)


def editor(deck: Deck | None, card: DeckCard | None = None, *, kit: Kit | None = None) -> Editing:
    """An editor with a card of a deck; with a new one where none is named."""
    kit = kit or make_kit()
    kit.renew_catalog(read_catalog())
    return Editing(EditorScene(kit, deck or kit.catalog.decks[0], card, rng=Random(5)))


def picture_file(folder: Path, size: tuple[int, int] = (300, 400), name: str = "photo.png") -> Path:
    """A picture that lies anywhere."""
    file = folder / name
    half = size[0] // 2
    picture = Image.new("RGB", size, (200, 40, 40))
    picture.paste((40, 40, 200), (half, 0, size[0], size[1]))
    picture.save(file)
    return file


class Editing(Hand):
    """Works the editor by mouse and keys."""

    scene: EditorScene

    def __init__(self, scene: EditorScene) -> None:
        super().__init__(scene)
        self.scene = scene

    def press(self, name: str) -> None:
        """Click the widget of that name."""
        widget = self.scene.group.named(name)
        assert widget is not None, f"no {name} that can be used"
        self.click(widget.rect.center)

    def is_usable(self, name: str) -> bool:
        """Whether there is a widget of that name that can be used."""
        return self.scene.group.named(name) is not None

    def type(self, text: str) -> None:
        """Type text as a keyboard sends it."""
        for letter in text:
            code = pygame.KSCAN_0 if letter == "0" else pygame.KSCAN_A
            if letter in "123456789":
                code = pygame.KSCAN_1 + int(letter) - 1
            self.key(code, letter)
            self.send(Event(pygame.TEXTINPUT, text=letter))

    def fill(self, name: str, text: str) -> None:
        """Put a text into a field in place of what stands there."""
        self.press(name)
        self.key(pygame.KSCAN_END)
        for _ in range(60):
            self.key(pygame.KSCAN_BACKSPACE)
        self.type(text)

    def control(self, code: int, mod: int = 0) -> None:
        """Press a key with Ctrl."""
        self.key(code, mod=pygame.KMOD_CTRL | mod)

    def wheel(self, steps: int) -> None:
        """Turn the wheel where the pointer is."""
        self.send(Event(pygame.MOUSEWHEEL, x=0, y=steps))

    def drop(self, file: Path) -> None:
        """Drop a file on the window."""
        self.send(Event(pygame.DROPFILE, file=str(file)))

    def settle(self) -> None:
        """Let all faces come."""
        end = time.monotonic() + _MOST_SECONDS
        self.wait(0.02)
        while self.scene.is_moving and time.monotonic() < end:
            time.sleep(0.005)
            self.wait(0.02)
        assert not self.scene.is_moving
