"""What tests of the screens share.

A kit on a dummy window, a session, and a hand for mouse and keys.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Surface
from pygame.event import Event

from game import ai, i18n, paths, store
from game.cards.catalog import Catalog, load_catalog
from game.cards.model import DeckCard
from game.engine import Card, MatchKind, OvertimePossession, Phase
from game.session import MatchSession, SeatInfo
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.scene import Scene, Transition
from game.ui.sound import SoundBoard

SMALL_WINDOW = (1280, 720)
FRAME = 1 / 60
_CATALOG: list[Catalog] = []


def catalog() -> Catalog:
    """The shipped decks, read once."""
    if not _CATALOG:
        _CATALOG.append(load_catalog([paths.assets() / "cards"]))
    return _CATALOG[0]


def make_kit(size: tuple[int, int] = SMALL_WINDOW, language: str = "en") -> Kit:
    """A kit on a dummy window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    i18n.set_language(language)
    return Kit(Metrics(*size), store.Settings(), catalog(), SoundBoard(is_enabled=False))


def rosters(
    count: int = 12, clubs: tuple[int, int] = (1, 4)
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The first cards of two clubs."""
    deck = catalog().decks[0]
    both = [
        tuple(c.engine_card("en") for c in deck.cards if c.club.id == deck.clubs[club].id)[:count]
        for club in clubs
    ]
    return both[0], both[1]


def make_session(
    *,
    bots: tuple[str | None, str | None] = (None, "greedy"),
    kind: MatchKind = MatchKind.FULL,
    count: int = 12,
    seed: int = 7,
) -> MatchSession:
    """A new match of two clubs."""
    deck = catalog().decks[0]
    seats = [
        SeatInfo(deck.clubs[club].names["en"], name, bot, deck.clubs[club].id)
        for club, name, bot in zip((1, 4), ("Alina", "Boris"), bots, strict=True)
    ]
    return MatchSession.new(
        kind, OvertimePossession.CARRY, rosters(count), (seats[0], seats[1]), seed
    )


def play_on(session: MatchSession, seed: int = 1) -> Iterator[MatchSession]:
    """Let chance play a match step by step."""
    rng = Random(seed)
    while session.outcome is None:
        seat = session.seats_to_act[0]
        session.submit(ai.BOTS["greedy"].choose(session.view(seat), rng))
        yield session


def until_attack(
    session: MatchSession, *, seat: int | None = None, attack: int = 1
) -> MatchSession:
    """Play until an attack with a free substitution is due, of a seat if one is named."""
    for state in play_on(session):
        for each in state.seats_to_act:
            view = state.view(each)
            is_due = view.phase is Phase.ATTACK and view.attack >= attack
            if is_due and view.may_substitute and seat in (None, each):
                return state
    raise AssertionError("no such attack came")


class Hand:
    """Works a scene as a person does; the last transition a scene asked for is kept."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.asked: Transition | None = None
        self.at = (5, 5)

    def send(self, event: Event) -> Transition | None:
        """Give the scene an event."""
        self.asked = self.scene.handle(event) or self.asked
        return self.asked

    def move(self, to: tuple[float, float], *, held: bool = False) -> None:
        """Move the pointer."""
        to = (round(to[0]), round(to[1]))
        rel = (to[0] - self.at[0], to[1] - self.at[1])
        self.at = to
        self.send(Event(pygame.MOUSEMOTION, pos=to, rel=rel, buttons=(int(held), 0, 0)))

    def down(self, button: int = 1) -> None:
        """Press a button where the pointer is."""
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=button))

    def up(self, button: int = 1) -> None:
        """Release a button where the pointer is."""
        self.send(Event(pygame.MOUSEBUTTONUP, pos=self.at, button=button))

    def click(self, at: tuple[float, float]) -> Transition | None:
        """Click somewhere."""
        self.move(at)
        self.down()
        self.up()
        return self.asked

    def grab(self, at: tuple[float, float], to: tuple[float, float]) -> None:
        """Pick something up and carry it, without letting go."""
        self.move(at)
        self.down()
        for step in range(1, 7):
            self.move(
                (at[0] + (to[0] - at[0]) * step / 6, at[1] + (to[1] - at[1]) * step / 6), held=True
            )
            self.wait(FRAME)

    def drag(self, at: tuple[float, float], to: tuple[float, float]) -> None:
        """Carry something and let it go."""
        self.grab(at, to)
        self.up()

    def key(self, scancode: int, letter: str = "", mod: int = 0) -> Transition | None:
        """Press a key."""
        return self.send(Event(pygame.KEYDOWN, scancode=scancode, unicode=letter, mod=mod, key=0))

    def wait(self, seconds: float) -> Transition | None:
        """Let time pass, drawing each frame."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.asked = self.scene.update(FRAME) or self.asked
        picture(self.scene)
        return self.asked


def picture(scene: Scene) -> Frame:
    """One frame of a scene."""
    frame = Frame((scene.kit.metrics.width, scene.kit.metrics.height))
    scene.draw(frame)
    return frame


def faces_drawn(scene: Scene) -> set[str]:
    """The numbers of all cards whose face a frame shows."""
    sprites = scene.kit.sprites
    seen: set[str] = set()
    face, gray = sprites.face, sprites.gray_face

    def spy_face(card: DeckCard, width: int) -> Surface:
        seen.add(str(card.number))
        return face(card, width)

    def spy_gray(card: DeckCard, width: int) -> Surface:
        seen.add(str(card.number))
        return gray(card, width)

    sprites.face, sprites.gray_face = spy_face, spy_gray  # type: ignore[method-assign]
    try:
        picture(scene)
    finally:
        del sprites.face, sprites.gray_face
    return seen
