"""Each way of forming rosters (R1), from the menu to the first attack, through the real loop."""

from __future__ import annotations

import pytest

from game.engine import AttackDeclared, MatchKind
from game.forming import RosterWay
from game.session import MatchSession
from game.ui.match.table import TableScene
from game.ui.scene import Scene
from tests.ui.forming_robot import FormingRobot
from tests.ui.robot import session_of, start

SHARED = [way for way in RosterWay if way.draft or way in (RosterWay.CLUBS, RosterWay.BLIND)]
NAMES = ("Аня", "Bob")


def first_attack(robot: FormingRobot) -> MatchSession:
    """Go on until the first attack was declared."""
    scene: Scene = robot.until(TableScene)
    session = session_of(scene)
    while not any(isinstance(event, AttackDeclared) for event in session.events):
        robot.act()
    return session


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("way", SHARED)
def test_a_shared_deck_or_clubs_from_the_menu_to_the_first_attack(
    way: RosterWay, language: str, *, keyboard: bool
) -> None:
    robot = FormingRobot(start(language=language), keyboard=keyboard, seed=5)
    bots = (False, language == "en")
    setup = robot.open_setup(way.value, bots=bots, kind="short")
    for seat in (0, 1):
        if not bots[seat]:
            robot.type_name(setup, seat, NAMES[seat])
    robot.choose(setup.group, "count:0:6")
    robot.choose(setup.group, "start")
    session = first_attack(robot)
    views = session.view(0), session.view(1)
    assert [len(view.roster) for view in views] == [6, 7]
    assert session.record.extras["x_rosters"] == way.value
    numbers = [card.number for view in views for card in view.roster]
    assert len(set(numbers)) == 13
    assert session.seats[0].player == NAMES[0]


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("way", [RosterWay.OWN, RosterWay.FREE])
def test_brought_rosters_from_the_menu_to_the_first_attack(
    way: RosterWay, language: str, *, keyboard: bool
) -> None:
    robot = FormingRobot(start(language=language), keyboard=keyboard, seed=7)
    setup = robot.open_setup(way.value, bots=(False, False), kind="full")
    clubs = ("foxes", "orcas")
    for seat, name in enumerate(NAMES):
        robot.type_name(setup, seat, name)
        if way is RosterWay.OWN:
            robot.own(setup, seat, clubs[seat])
    robot.compose(setup, 0, 11)
    robot.compose(setup, 1, 10)
    assert setup.faces() == []  # R1.7
    robot.choose(setup.group, "start")
    session = first_attack(robot)
    assert session.view(0).kind is MatchKind.FULL
    assert [len(session.view(seat).roster) for seat in (0, 1)] == [11, 10]
    assert session.open_rosters is None
