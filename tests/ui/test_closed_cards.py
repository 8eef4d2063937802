"""R1.7 by pixels: while rosters are formed and played, no frame shows a face of the other person.

Every card's picture is one plain color, and every frame of the program is searched for the colors
of the cards that must be closed in it.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.app import App
from game.draft import DraftView
from game.engine import AttackDeclared, Card, Seat
from game.forming import RosterWay
from game.session import MatchSession
from game.ui.draft.scene import DraftScene
from game.ui.match.lineup import LineupScene
from game.ui.match.table import TableScene
from game.ui.private import PrivateScene
from game.ui.scene import Scene
from tests.ui.colored_deck import ColoredDeck
from tests.ui.forming_robot import FormingRobot
from tests.ui.robot import session_of, start

NAMES = ("Anna", "Bob")
CLUBS = ("foxes", "orcas")


class Watcher:
    """Looks at every frame as a person would who must not see the other's cards.

    Attributes:
        frames: how many were looked at.
        found: the numbers of own cards that were seen by their owners.
    """

    def __init__(self, app: App, deck: ColoredDeck) -> None:
        self.deck = deck
        self.frames = 0
        self.found: set[str] = set()
        self.collections: tuple[list[Card], list[Card]] = ([], [])
        step = app.step

        def watched_step(seconds: float) -> object:
            result = step(seconds)
            self.look(app.top)
            return result

        app.step = watched_step  # type: ignore[method-assign, assignment]

    def look(self, scene: Scene) -> None:
        """Search a frame."""
        self.frames += 1
        screen = pygame.display.get_surface()
        assert screen is not None
        eyes = eyes_of(scene)
        for seat in (0, 1):
            seen = self.deck.seen(screen, self._closed(scene, seat))
            if seat == eyes:
                self.found |= seen
            else:
                assert not seen, f"{type(scene).__name__} shows {seen} of {NAMES[seat]}"

    def _closed(self, scene: Scene, seat: Seat) -> list[Card]:
        """The cards that only their owner may see now."""
        if isinstance(scene, DraftScene):
            session = scene.table.session
            own, other = session.view(seat), session.view(1 - seat)
            return drafted(own, other)
        if isinstance(scene, (LineupScene, TableScene)):
            return unseen(scene.flow.session, seat)
        return self.collections[seat]


def eyes_of(scene: Scene) -> Seat | None:
    """The seat of the person for whom a screen is open."""
    if isinstance(scene, PrivateScene):
        return None if scene.is_covered else NAMES.index(scene.curtain.name)
    if isinstance(scene, DraftScene):
        return scene.course.eyes
    if isinstance(scene, LineupScene):
        return None if scene.is_covered else scene.seat
    return scene.viewer if isinstance(scene, TableScene) else None


def drafted(own: DraftView, other: DraftView) -> list[Card]:
    """A seat's cards that the other has not seen."""
    return [own.pool[card] for card in own.own if card not in other.other]


def unseen(session: MatchSession, seat: Seat) -> list[Card]:
    """A seat's roster but for what was shown to both."""
    shown = {card.number for card in session.view(1 - seat).opponent_seen}
    return [card for card in session.view(seat).roster if card.number not in shown]


def watched(tmp_path: Path, *, seed: int) -> tuple[FormingRobot, Watcher]:
    app = start()
    watcher = Watcher(app, ColoredDeck(app, tmp_path))
    return FormingRobot(app, keyboard=False, seed=seed), watcher


def to_first_attack(robot: FormingRobot) -> MatchSession:
    session = session_of(robot.until(TableScene))
    while not any(isinstance(event, AttackDeclared) for event in session.events):
        robot.act()
    return session


@pytest.mark.parametrize("way", [RosterWay.BLIND, RosterWay.SECRET])
def test_r1_7_a_deal_and_a_secret_draft_show_nobody_the_others_cards(
    way: RosterWay, tmp_path: Path
) -> None:
    robot, watcher = watched(tmp_path, seed=3)
    setup = robot.open_setup(way.value, bots=(False, False), kind="short")
    for seat, name in enumerate(NAMES):
        robot.type_name(setup, seat, name)
    robot.choose(setup.group, "start")
    session = to_first_attack(robot)
    assert watcher.frames > 40
    for seat in (0, 1):  # the search finds what is there
        roster = {str(card.number) for card in session.view(seat).roster}
        assert len(roster & watcher.found) >= 5


def test_r1_7_own_collections_and_rosters_stay_closed(tmp_path: Path) -> None:
    robot, watcher = watched(tmp_path, seed=4)
    setup = robot.open_setup("own", bots=(False, False), kind="full")
    for seat, name in enumerate(NAMES):
        robot.type_name(setup, seat, name)
        cards = robot.app.kit.catalog.decks[0].cards
        mine = [card.engine_card("en") for card in cards if card.club.id == CLUBS[seat]]
        robot.choose(setup.group, f"collect:{seat}")
        scene = robot.behind_curtain()
        robot.choose(scene.group, f"whole:{CLUBS[seat]}")  # type: ignore[attr-defined]
        robot.choose(scene.group, "back")  # type: ignore[attr-defined]
        watcher.collections[seat].extend(mine)
    for seat in (0, 1):
        robot.compose(setup, seat, 10)
    robot.choose(setup.group, f"compose:{1}")
    robot.behind_curtain()
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        robot.app.step(0.03)
        pygame.event.post(Event(kind))
        robot.app.step(0.03)
    builder = robot.top
    assert isinstance(builder, PrivateScene)
    assert builder.is_covered
    robot.press(pygame.KSCAN_ESCAPE)
    robot.choose(setup.group, "start")
    session = to_first_attack(robot)
    assert session.open_rosters is None
    for seat in (0, 1):
        roster = {str(card.number) for card in session.view(seat).roster}
        assert len(roster & watcher.found) >= 5
