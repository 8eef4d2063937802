"""Poses of the new match: ways of forming rosters, people, what is brought, open cards."""

import pygame
from gallery_match import TWO
from gallery_people import family, nobody
from gallery_stage import Stagehand

from game import drafted, forming, store
from game.engine import MatchKind, OvertimePossession
from game.forming import RosterWay
from game.session import OPEN_KEY
from game.ui.match_start import home
from game.ui.setup import SetupScene


def setup(hand: Stagehand) -> None:
    """A new match against the computer."""
    _open(hand, (False, True))
    hand.settle()


def setup_short(hand: Stagehand) -> None:
    """A short match of two persons, dealt blind."""
    scene = _open(hand, TWO)
    scene.choose_way(RosterWay.BLIND)
    for name in ("kind:short", "count:1:5"):
        hand.press(name)
    hand.settle()


def setup_ways(hand: Stagehand) -> None:
    """The ways of forming rosters."""
    _open(hand, (False, True))
    hand.press("way")
    hand.key(pygame.KSCAN_RIGHT)
    hand.settle()


def setup_draft(hand: Stagehand) -> None:
    """A new match of two persons whose rosters are to be drafted."""
    scene = _open(hand, TWO)
    _name(hand, scene, 2)
    scene.choose_way(RosterWay.SNAKE)
    hand.settle()


def setup_own(hand: Stagehand) -> None:
    """A person brings cards of a collection against the computer; the people are listed."""
    scene = _open(hand, (False, True))
    _name(hand, scene, 1)
    scene.choose_way(RosterWay.OWN)
    hand.settle()
    hand.press("people:0")
    hand.settle()


def setup_own_short(hand: Stagehand) -> None:
    """A short match: the seven strongest of a roster are proposed; the other's is too small."""
    scene = _open(hand, TWO)
    _name(hand, scene, 2)
    scene.choose_way(RosterWay.OWN)
    hand.press("kind:short")
    scene.name(1, "Zoe")
    hand.settle()


def setup_open(hand: Stagehand) -> None:
    """Two persons want open cards."""
    scene = _open(hand, TWO)
    _name(hand, scene, 2)
    scene.choose_way(RosterWay.OWN)
    for name in ("open:0", "open:1"):
        hand.press(name)
    hand.settle()


def private_curtain(hand: Stagehand) -> None:
    """The curtain before one of two persons composes a roster."""
    scene = _open(hand, TWO)
    _name(hand, scene, 2)
    scene.choose_way(RosterWay.OWN)
    hand.press("compose:1")
    hand.settle()


def open_rosters(hand: Stagehand) -> None:
    """Both rosters in the pause of a match with open cards."""
    nobody()
    session = hand.match(bots=TWO)
    session.record.extras[OPEN_KEY] = True  # type: ignore[index]
    hand.show(hand.flow(session).rosters())
    hand.settle()


def title_draft(hand: Stagehand) -> None:
    """The title with a match and a draft to go on with."""
    deck = hand.kit.catalog.decks[0]
    one, two = (forming.SeatPlan(deck.clubs[club].id, 12) for club in (1, 4))
    plan = forming.MatchPlan(
        MatchKind.FULL, OvertimePossession.CARRY, RosterWay.STREAM, (one, two), 3
    )
    store.save_draft(drafted.dump(drafted.begin(deck, plan)))
    hand.show(home(hand.kit))
    hand.settle()
    store.clear_draft()


def _open(hand: Stagehand, bots: tuple[bool, bool]) -> SetupScene:
    family(hand)
    scene = SetupScene(hand.kit, home, bots=bots)
    hand.show(scene)
    return scene


def _name(hand: Stagehand, scene: SetupScene, count: int) -> None:
    """Let known persons sit at the first seats."""
    for seat, person in enumerate(scene.desk.people[:count]):
        scene.name(seat, person.name)
    hand.wait(0.1)
