"""What tests of the deck screens share: the screen, and decks to bring in."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
from pygame.event import Event

from game.cards.catalog import Catalog
from game.engine import CardNumber
from game.ui.decks.browser import DecksScene
from game.ui.kit import Kit
from game.ui.scene import Pop, Push, Replace, Reset, Scene
from tests.ui.desk import FRAME, make_kit, picture

HEAD = "Number,Name,Club,Three-pointer,Inside shot,Drive,Assist,Perimeter,Block,On-ball,Steal"


class Stack:
    """Scenes one on the other, as the program keeps them."""

    def __init__(self, *scenes: Scene) -> None:
        self.scenes = list(scenes)
        self.has_left = False

    @property
    def top(self) -> Scene:
        """The scene that has the player's attention."""
        return self.scenes[-1]

    def follow(self, transition: object) -> None:
        """Do what a scene asked for."""
        match transition:
            case Push(scene):
                self.top.release()
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop()
                self.top.resume()
            case Replace(scene):
                self.scenes[-1] = scene
            case Reset():
                self.has_left = True

    def send(self, event: Event) -> None:
        """Give the top scene an event."""
        self.follow(self.top.handle(event))

    def key(self, *scancodes: int, mod: int = 0, letter: str = "") -> None:
        """Press keys."""
        for scancode in scancodes:
            self.send(Event(pygame.KEYDOWN, scancode=scancode, unicode=letter, mod=mod, key=0))

    def type(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.send(Event(pygame.TEXTINPUT, text=letter))

    def click(self, at: tuple[int, int]) -> None:
        """Click somewhere."""
        self.send(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.send(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def press(self, name: str) -> None:
        """Click a widget of the top scene."""
        widget = self.top.group.named(name)  # type: ignore[attr-defined]
        assert widget is not None, f"no usable {name}"
        self.click(widget.rect.center)

    def settle(self) -> None:
        """Let time pass until nothing moves."""
        end = time.monotonic() + 30
        self.follow(self.top.update(FRAME))
        while self.top.is_moving:
            assert time.monotonic() < end, "it never comes to rest"
            time.sleep(0.003)
            self.follow(self.top.update(FRAME))
        picture(self.top)


def open_decks(kit: Kit | None = None, incoming: Sequence[Path] = ()) -> tuple[DecksScene, Stack]:
    """The deck screen."""
    scene = DecksScene(kit or make_kit(), Scene, incoming)
    return scene, Stack(scene)


def large_kit(count: int = 1000) -> Kit:
    """A kit whose only deck is very large."""
    kit = make_kit()
    deck = kit.catalog.decks[0]
    cards = tuple(
        replace(deck.cards[place % len(deck.cards)], number=CardNumber(f"7.{place:05}"))
        for place in range(count)
    )
    kit.renew_catalog(Catalog((replace(deck, cards=cards),), {}))
    return kit


def write_table(file: Path, count: int = 3, *, value: str = "5") -> Path:
    """A spreadsheet of a few cards."""
    rows = [
        f"9.1.{place:03},Card {place},Yard,{value},1,2,3,4,5,6,7" for place in range(1, count + 1)
    ]
    file.write_text("\n".join([HEAD, *rows]), encoding="utf-8")
    return file
