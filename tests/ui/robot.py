"""A player of flesh and bone, nearly.

It looks at the scene and posts real mouse or key events to the loop.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pygame
from pygame.event import Event

from game import i18n, launch, store
from game.app import App
from game.engine import Phase, Play, members
from game.session import MatchSession
from game.ui.loading import LoadingScene
from game.ui.match.curtain import CurtainScene
from game.ui.match.lineup import LineupScene
from game.ui.match.period_break import PeriodBreakScene
from game.ui.match.result import ResultScene
from game.ui.match.showdown import ShowdownScene
from game.ui.match.table import TableScene
from game.ui.match.table_model import Mode, own_key
from game.ui.scene import Scene
from game.ui.setup import SetupScene
from game.ui.title import TitleScene
from game.ui.widget import Group

FRAME = 1 / 30
_LONG = 20_000


def start(size: tuple[int, int] = (1280, 720), language: str = "en") -> App:
    """The whole program on a dummy window, as `game.launch` puts it together."""
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    i18n.set_language(language)
    pygame.event.clear()
    return launch.make_app(screen, store.Settings(language="en", sound=False), [])


class Robot:
    """Plays by mouse alone or by keyboard alone."""

    def __init__(self, app: App, *, keyboard: bool, seed: int = 1) -> None:
        self.app = app
        self.keyboard = keyboard
        self.rng = Random(seed)
        self.seen: list[str] = []

    @property
    def top(self) -> Scene:
        """What the player sees."""
        return self.app.top

    def until(self, *kinds: type[Scene]) -> Scene:
        """Play on until one of these scenes is on top."""
        for _ in range(_LONG):
            if isinstance(self.top, kinds):
                return self.top
            self.act()
        raise AssertionError(f"stuck in {type(self.top).__name__}")

    def act(self) -> None:
        """Do what a player would do now."""
        scene = self.top
        name = type(scene).__name__
        if not self.seen or self.seen[-1] != name:
            self.seen.append(name)
        match scene:
            case LoadingScene():
                time.sleep(0.01)  # another thread draws the faces
                self.wait(FRAME)
            case TableScene():
                self._table(scene)
            case LineupScene():
                self._lineup(scene)
            case CurtainScene():
                self._go(scene.group, "open")
            case ShowdownScene() | PeriodBreakScene():
                self._go(scene.group, "go")
            case _:
                raise AssertionError(f"nothing to do in {name}")

    def wait(self, seconds: float) -> None:
        """Let the program run."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.step(FRAME)

    # --- hands ---------------------------------------------------------------------------------

    def post(self, kind: int, **details: Any) -> None:
        """Put an event into the real queue and let the loop take it."""
        pygame.event.post(Event(kind, **details))
        self.app.step(FRAME)

    def press(self, scancode: int, letter: str = "") -> None:
        """Press and release a key."""
        self.post(pygame.KEYDOWN, scancode=scancode, unicode=letter, mod=0, key=0)
        self.post(pygame.KEYUP, scancode=scancode, unicode=letter, mod=0, key=0)

    def move(self, to: tuple[float, float], *, held: bool = False) -> None:
        """Move the pointer."""
        at = round(to[0]), round(to[1])
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(held), 0, 0))

    def click(self, at: tuple[float, float]) -> None:
        """Click somewhere."""
        place = round(at[0]), round(at[1])
        self.move(place)
        self.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def drag(self, at: tuple[float, float], to: tuple[float, float]) -> None:
        """Carry something from one place to another."""
        place = round(at[0]), round(at[1])
        self.move(place)
        self.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        for share in (0.3, 0.7, 1.0):
            self.move((at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share), held=True)
        end = round(to[0]), round(to[1])
        self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def choose(self, group: Group, name: str) -> None:
        """Use a widget by the way this player plays."""
        widget = group.named(name)
        assert widget is not None, f"{name} is not in {[w.name for w in group.widgets]}"
        if self.keyboard:
            self._focus(group, name)
            self.press(pygame.KSCAN_RETURN)
        else:
            self.click(widget.rect.center)

    def _focus(self, group: Group, name: str) -> None:
        for _ in range(len(group.widgets) + 2):
            if group.ring_shown and group.focus is not None and group.focus.name == name:
                return
            self.press(pygame.KSCAN_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def _go(self, group: Group, name: str) -> None:
        """Press the one button of a screen."""
        widget = group.named(name)
        if widget is None:
            self.wait(FRAME)
        elif self.keyboard:
            self.press(pygame.KSCAN_SPACE, " ")
        else:
            self.click(widget.rect.center)

    # --- the match -----------------------------------------------------------------------------

    def _lineup(self, scene: LineupScene) -> None:
        self.wait(0.3)
        if scene.five.is_full:
            pass  # exactly five are left: they are picked already
        elif self.rng.random() < 0.5:
            self.choose(scene.group, "strongest")
        else:
            self._pick_by_hand(scene)
        self.wait(0.3)
        if self.keyboard:
            self._focus(scene.group, "go")
            self.press(pygame.KSCAN_RETURN)
        else:
            self.choose(scene.group, "go")

    def _pick_by_hand(self, scene: LineupScene) -> None:
        while not scene.five.is_full:
            left = list(scene.five.left)
            card = self.rng.choice(left)
            number = scene.five.free.index(card)
            if self.keyboard and number < 9:
                self.press(pygame.KSCAN_1 + number, str(number + 1))
            elif self.keyboard:
                self.choose(scene.group, f"card:{card}")
            else:
                spot = scene.home_spot(card)
                slot = scene.places.slots[len(scene.five.picked)]
                self.drag((spot.x, spot.y), (slot.x, slot.y))
            self.wait(0.3)

    def _table(self, scene: TableScene) -> None:
        match scene.mode:
            case Mode.ATTACK:
                self._attack(scene)
            case Mode.DEFENSE:
                self._defend(scene)
            case Mode.COMPARE:
                self._hurry(scene)
            case _:
                self.wait(FRAME)

    def _hurry(self, scene: TableScene) -> None:
        """Sometimes watch to the end, sometimes click through."""
        if not scene.persons:
            self.wait(0.2)
        elif self.rng.random() < 0.1:
            self.wait(1.8)
        elif self.keyboard:
            self.press(pygame.KSCAN_SPACE, " ")
        else:
            self.click(scene.places.court.center)

    def _attack(self, scene: TableScene) -> None:
        view = scene.view
        assert view is not None
        assert view.phase is Phase.ATTACK
        self.wait(0.4)
        if view.may_substitute and self.rng.random() < 0.25:
            self._substitute(scene)
        cards, play = members(scene.session.view(view.seat).hand), self.rng.choice(list(Play))
        place = self.rng.randrange(len(cards))
        if self.keyboard:
            self.press(pygame.KSCAN_1 + place, str(place + 1))
            code = (pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R)[play]
            self.press(code, "qwer"[play])
            return
        at, to = self._at(scene, cards[place]), scene.places.zones[play].center
        if self.rng.random() < 0.5:
            self.drag(at, to)
        else:
            self.click(at)
            self.click(to)

    def _defend(self, scene: TableScene) -> None:
        view = scene.view
        assert view is not None
        self.wait(0.4)
        cards = members(view.hand)
        place = self.rng.randrange(len(cards))
        if self.keyboard:
            self.press(pygame.KSCAN_1 + place, str(place + 1))
            self.press(pygame.KSCAN_RETURN)
            return
        at = self._at(scene, cards[place])
        if self.rng.random() < 0.5:
            self.drag(at, scene.places.court.center)
        else:
            self.click(at)
            self.click(scene.places.defender_spot.rect.center)

    def _substitute(self, scene: TableScene) -> None:
        view = scene.view
        assert view is not None
        pairs = list(zip(members(view.hand), members(view.bench), strict=False))[:2]
        for place, (mine, other) in enumerate(pairs):
            if self.keyboard:
                if scene.plan is None:
                    self.press(pygame.KSCAN_S, "s")
                self.press(pygame.KSCAN_1 + place, str(place + 1))
                self.choose(scene.group, f"bench:{other}")
            else:
                self.drag(self._at(scene, other), self._at(scene, mine))
            self.wait(0.4)
        self.choose(scene.group, "confirm")
        self.wait(0.4)
        assert scene.session.record.actions[-1].seat == view.seat

    def _at(self, scene: TableScene, card: int) -> tuple[float, float]:
        assert scene.viewer is not None
        pose = scene.actors.pose(own_key(scene.viewer, card))
        assert pose is not None
        return pose.x, pose.y


def session_of(scene: Scene) -> MatchSession:
    """The match behind a match scene."""
    assert isinstance(scene, (ResultScene, TableScene, LineupScene, CurtainScene))
    return scene.flow.session


def set_up(
    robot: Robot, *, bots: tuple[bool, bool], kind: str = "full", ways: tuple[str, ...] = ()
) -> None:
    """From the title through the new-match screen to the start of a match."""
    title = robot.top
    assert isinstance(title, TitleScene)
    robot.wait(0.5)
    robot.choose(title.group, "new")
    scene = robot.top
    assert isinstance(scene, SetupScene)
    names = [f"kind:{kind}", *(f"who:{s}:{'bot' if b else 'person'}" for s, b in enumerate(bots))]
    for name in [*names, *ways, "start"]:
        robot.choose(scene.group, name)
