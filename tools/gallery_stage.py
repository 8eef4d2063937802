"""The stage of the gallery.

A program without a window, matches played to a moment, a hand to pose with.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pygame
from pygame.event import Event

from game import ai, i18n, launch, store
from game.app import App
from game.cards.model import DeckCard
from game.engine import MatchKind, OvertimePossession, Seat, View
from game.session import MatchSession, SeatInfo
from game.ui.match.flow import MatchFlow
from game.ui.match_start import home
from game.ui.scene import Scene

FRAME = 1 / 60
SEED = 17
_NAMES = {"ru": ("Алина", "Борис"), "en": ("Alina", "Boris")}
_FACES_WITHIN = 60.0  # seconds

Sees = Callable[[MatchSession, View], bool]


class Stagehand:
    """Poses scenes for their picture, through the real loop."""

    def __init__(self, size: tuple[int, int], language: str) -> None:
        pygame.display.init()
        pygame.font.init()
        screen = pygame.display.set_mode(size)
        i18n.set_language(language)
        settings = store.Settings(sound=False, window=size)
        self.app: App = launch.make_app(screen, settings, [])

    @property
    def kit(self) -> Any:
        """The program's kit."""
        return self.app.kit

    def show(self, *scenes: Scene) -> None:
        """Put scenes on the stage, the last one on top."""
        self.app.scenes[:] = list(scenes)
        self.redraw()

    def redraw(self) -> None:
        """Paint everything anew."""
        self.app.stage.invalidate()
        self.post(pygame.USEREVENT)

    def top(self) -> Any:
        """The scene on top."""
        return self.app.top

    def wait(self, seconds: float) -> None:
        """Let the program run for a time of its own, not of the clock's."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.step(FRAME)

    def wait_for(self, is_done: Callable[[], bool]) -> None:
        """Let the program run until something is so, or a minute has gone."""
        end = time.monotonic() + _FACES_WITHIN
        while not is_done() and time.monotonic() < end:
            time.sleep(0.005)
            self.app.step(FRAME)

    def post(self, kind: int, **details: Any) -> None:
        """Give the program an event."""
        pygame.event.post(Event(kind, **details))
        self.app.step(FRAME)

    def key(self, *scancodes: int) -> None:
        """Press keys."""
        for scancode in scancodes:
            self.post(pygame.KEYDOWN, scancode=scancode, unicode="", mod=0, key=0)

    def move(self, to: tuple[float, float], held: bool = False) -> None:  # noqa: FBT001, FBT002
        """Move the pointer."""
        at = (round(to[0]), round(to[1]))
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(held), 0, 0))

    def hold(self, at: tuple[float, float], to: tuple[float, float]) -> None:
        """Pick a card up and carry it somewhere, without letting go."""
        self.move(at)
        self.post(pygame.MOUSEBUTTONDOWN, pos=(round(at[0]), round(at[1])), button=1)
        steps = 12
        for step in range(1, steps + 1):
            share = step / steps
            x, y = at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share
            self.move((x, y), held=True)

    def let_go(self, at: tuple[float, float]) -> None:
        """Release the button."""
        self.post(pygame.MOUSEBUTTONUP, pos=(round(at[0]), round(at[1])), button=1)

    def press(self, name: str) -> None:
        """Click a widget of the top scene."""
        at = self.top().group.named(name).rect.center
        self.move(at)
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.let_go(at)

    def settle(self) -> None:
        """Let the program run until nothing moves."""
        self.wait(0.1)
        self.wait_for(lambda: not self.top().is_moving)
        self.wait(0.3)

    def match(
        self,
        bots: tuple[bool, bool] = (False, True),
        kind: MatchKind = MatchKind.FULL,
        *,
        clubs: tuple[int, int] = (1, 4),
        count: int = 12,
        seed: int = SEED,
    ) -> MatchSession:
        """A new match of two clubs of the first deck."""
        deck = self.kit.catalog.decks[0]
        language = i18n.language()
        seats, rosters = [], []
        for seat, club in enumerate(clubs):
            found = deck.clubs[club]
            name = "" if bots[seat] else _NAMES[language][seat]
            bot = "greedy" if bots[seat] else None
            seats.append(SeatInfo(found.names[language], name, bot, found.id))
            own: list[DeckCard] = [card for card in deck.cards if card.club.id == found.id]
            rosters.append(tuple(card.engine_card(language) for card in own[-count:]))
        return MatchSession.new(
            kind, OvertimePossession.CARRY, (rosters[0], rosters[1]), (seats[0], seats[1]), seed
        )

    def flow(self, session: MatchSession) -> MatchFlow:
        """The flow of a match."""
        return MatchFlow(self.kit, session, home)


def play_until(session: MatchSession, sees: Sees, *, seed: int = SEED) -> MatchSession:
    """Let the computer play both sides until a seat that is to act sees what is wanted.

    Raises:
        LookupError: the match ended before.
    """
    rng = Random(seed)
    while session.outcome is None:
        for seat in session.seats_to_act:
            if sees(session, session.view(seat)):
                return session
        seat = session.seats_to_act[0]
        session.submit(ai.BOTS["greedy"].choose(session.view(seat), rng))
    if sees(session, session.view(0)):
        return session
    raise LookupError("The match has no such moment")


def to_act(session: MatchSession) -> Seat:
    """The seat the match waits for."""
    return session.seats_to_act[0]
