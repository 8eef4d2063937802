"""A player who also forms rosters: chooses the way, drafts, marks cards, composes."""

from __future__ import annotations

import time

import pygame

from game.draft import DraftWay
from game.ui.curtain import Curtain
from game.ui.decks.grid import CardGrid
from game.ui.draft.scene import DraftScene
from game.ui.people.collection_scene import CollectionScene
from game.ui.private import PrivateScene
from game.ui.roster.scene import RosterScene
from game.ui.scene import Scene
from game.ui.setup import SetupScene
from game.ui.setup_ways import WaysSheet
from game.ui.title import TitleScene
from game.ui.widget import Group
from tests.ui.robot import FRAME, Robot


class FormingRobot(Robot):
    """Forms rosters by mouse alone or by keyboard alone."""

    def act(self) -> None:
        """Do what a player would do now."""
        scene = self.top
        match scene:
            case DraftScene():
                self._note(scene)
                self._draft(scene)
            case PrivateScene() if scene.is_covered:
                self._note(scene)
                self._go(scene.curtain.group, "open")
            case Curtain():
                self._note(scene)
                self._go(scene.group, "open")
            case _:
                super().act()

    def _note(self, scene: Scene) -> None:
        name = type(scene).__name__
        if not self.seen or self.seen[-1] != name:
            self.seen.append(name)

    def settle(self) -> None:
        """Let the program run until nothing moves."""
        end = time.monotonic() + 30
        self.wait(FRAME)
        while self.top.is_moving:
            assert time.monotonic() < end, "it never comes to rest"
            time.sleep(0.002)
            self.wait(FRAME)

    # --- the new match -------------------------------------------------------------------------

    def open_setup(self, way: str, *, bots: tuple[bool, bool], kind: str) -> SetupScene:
        """From the title to a new match of a way."""
        title = self.top
        assert isinstance(title, TitleScene)
        self.wait(0.5)
        self.choose(title.group, "new")
        scene = self.top
        assert isinstance(scene, SetupScene)
        self.choose(scene.group, "way")
        sheet = self.top
        assert isinstance(sheet, WaysSheet)
        self.choose(sheet.group, f"way:{way}")
        assert self.top is scene
        for seat, is_bot in enumerate(bots):
            self.choose(scene.group, f"who:{seat}:{'bot' if is_bot else 'person'}")
        self.choose(scene.group, f"kind:{kind}")
        return scene

    def type_name(self, scene: SetupScene, seat: int, name: str) -> None:
        """Type a person's name."""
        if self.keyboard:
            self._focus(scene.group, f"name:{seat}")
        else:
            widget = scene.group.named(f"name:{seat}")
            assert widget is not None
            self.click(widget.rect.center)
        for letter in name:
            self.post(pygame.TEXTINPUT, text=letter)

    def behind_curtain(self) -> Scene:
        """Open a curtain where there is one: the scene that is seen then."""
        if isinstance(self.top, PrivateScene):
            self.act()
            scene = self.top.shown
        else:
            scene = self.top
        self.settle()
        return scene

    def own(self, setup: SetupScene, seat: int, club: str) -> None:
        """Mark the cards of a club as owned."""
        self.choose(setup.group, f"collect:{seat}")
        scene = self.behind_curtain()
        assert isinstance(scene, CollectionScene)
        self.choose(scene.group, f"whole:{club}")
        self.choose(scene.group, "back")
        assert self.top is setup

    def compose(self, setup: SetupScene, seat: int, count: int) -> None:
        """Put a roster together, some cards by hand, and play with it."""
        self.choose(setup.group, f"compose:{seat}")
        scene = self.behind_curtain()
        assert isinstance(scene, RosterScene)
        if scene.work.cards:
            self.choose(scene.group, "roster:clear")
        for _ in range(2):
            self.pick_in_grid(scene.group, scene.pool.grid)
            self.settle()
        self.choose(scene.group, "chance")
        self.settle()
        while len(scene.work.cards) > count:
            self._take_out(scene)
        self.choose(scene.group, "go")
        assert self.top is setup

    def _take_out(self, scene: RosterScene) -> None:
        before = len(scene.work.cards)
        if self.keyboard:
            self._focus(scene.group, "slots")
            self.press(pygame.KSCAN_DELETE)
        else:
            self.click(scene.places.slot_rects[0].center)
        self.settle()
        assert len(scene.work.cards) == before - 1

    # --- cards ---------------------------------------------------------------------------------

    def pick_in_grid(self, group: Group, grid: CardGrid) -> None:
        """Click a card in sight, or walk to one and press Enter."""
        seen = list(grid.places.visible(grid.scroll.offset))[: grid.places.columns * 2]
        index = self.rng.choice(seen)
        self._pick(group, grid, index)

    def _pick(self, group: Group, grid: CardGrid, index: int) -> None:
        if not self.keyboard:
            self.click(grid.card_rect(index).center)
            return
        self._focus(group, "grid")
        self.press(pygame.KSCAN_HOME)
        for _ in range(index):
            self.press(pygame.KSCAN_RIGHT)
        self.press(pygame.KSCAN_RETURN)

    def _draft(self, scene: DraftScene) -> None:
        if scene.is_over:
            self.settle()
            self._enter(scene.group, "go")
        elif scene.course.can_pick and not scene.flights.is_moving:
            self._pick_offered(scene)
        else:
            self.wait(0.2)

    def _pick_offered(self, scene: DraftScene) -> None:
        self.wait(FRAME)
        before = scene.table.session.picks
        offer = [card for card in scene.sight.offer if card is not None]
        if scene.way in (DraftWay.TURN, DraftWay.SNAKE):
            self._pick_from_pool(scene)
        elif self.keyboard:
            self.press(pygame.KSCAN_1 + self.rng.randrange(len(offer)))
        else:
            self.click(scene.middle.rect_of(self.rng.choice(offer)).center)
        self.wait(FRAME)
        if scene.table.session.picks == before:
            self._enter(scene.group, "take")
        assert len(scene.table.session.picks) >= len(before) + 1

    def _pick_from_pool(self, scene: DraftScene) -> None:
        grid = scene.group.named("grid")
        assert isinstance(grid, CardGrid)
        free = [scene.table.pool[card].number for card in scene.sight.offer if card is not None]
        seen = [
            index
            for index in grid.places.visible(grid.scroll.offset)
            if grid.cards[index].number in free
        ]
        if not seen:
            self.post(pygame.MOUSEWHEEL, x=0, y=-3)
            self.settle()
            return self._pick_from_pool(scene)
        index = self.rng.choice(seen[:6])
        if self.keyboard:
            self._focus(scene.group, "grid")
            self.press(pygame.KSCAN_HOME)
            for _ in range(index):
                self.press(pygame.KSCAN_RIGHT)
        else:
            self.click(grid.card_rect(index).center)
        return None

    def _enter(self, group: Group, name: str) -> None:
        if self.keyboard:
            self.press(pygame.KSCAN_RETURN, "\r")
        else:
            self.choose(group, name)
