"""Two persons at one screen: no face of either hand is seen between one's turn and the other's."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Phase, Play, View, members
from game.session import MatchSession
from game.ui.match.curtain import CurtainScene
from game.ui.match.flow import MatchFlow
from game.ui.match.lineup import LineupScene
from game.ui.match.table import TableScene
from game.ui.match.table_model import Mode
from game.ui.scene import Pop, Push, Scene
from tests.ui.desk import FRAME, Hand, faces_drawn, make_kit, make_session, until_attack


def no_home(_kit: object) -> Scene:
    raise AssertionError("nobody leaves in these tests")


class Stack:
    """Scenes as the program holds them; every frame is looked at."""

    def __init__(self, session: MatchSession, *, pace: str = "normal") -> None:
        self.kit = make_kit()
        self.kit.settings.motion = type(self.kit.settings.motion)(pace)
        self.session = session
        self.table = TableScene(MatchFlow(self.kit, session, no_home))
        self.scenes: list[Scene] = [self.table]

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def is_curtained(self) -> bool:
        return isinstance(self.top, CurtainScene)

    def follow(self, asked: object) -> None:
        if isinstance(asked, Push):
            self.scenes.append(asked.scene)
        elif isinstance(asked, Pop):
            self.scenes.pop()
            self.top.resume()

    def key(self, scancode: int) -> None:
        self.follow(Hand(self.top).key(scancode, " "))

    def tick(self) -> None:
        self.follow(self.top.update(FRAME))


def public(view: View) -> set[str]:
    """The numbers that everybody may see from this seat's opponent."""
    return {str(card.number) for card in view.opponent_seen}


def shown(session: MatchSession) -> set[str]:
    return public(session.view(0)) | public(session.view(1))


def private(session: MatchSession, seat: int) -> set[str]:
    view = session.view(seat)
    return {str(view.roster[i].number) for i in members(view.hand | view.bench)} - shown(session)


@pytest.mark.parametrize("pace", ["normal", "off"])
def test_c1_no_face_is_drawn_between_an_attack_and_the_other_persons_yes(pace: str) -> None:
    session = until_attack(make_session(bots=(None, None)))
    stack = Stack(session, pace=pace)
    (attacker,) = session.seats_to_act
    for _ in range(5):
        stack.tick()
        assert faces_drawn(stack.top) <= shown(session)
    assert stack.is_curtained
    stack.key(pygame.KSCAN_SPACE)
    assert private(session, attacker) & faces_drawn(stack.top)
    assert not private(session, 1 - attacker) & faces_drawn(stack.top)
    stack.key(pygame.KSCAN_1)
    stack.key(pygame.KSCAN_Q)
    seen = faces_drawn(stack.table)
    assert not seen & (private(session, 0) | private(session, 1))
    for _ in range(90):
        stack.tick()
        assert not faces_drawn(stack.top) & (private(session, 0) | private(session, 1))
        assert not faces_drawn(stack.table) & (private(session, 0) | private(session, 1))
    assert isinstance(stack.top, CurtainScene)
    stack.key(pygame.KSCAN_RETURN)
    assert private(session, 1 - attacker) & faces_drawn(stack.top)
    assert not private(session, attacker) & faces_drawn(stack.top)


def test_the_comparison_is_public_and_both_hands_are_closed_in_it() -> None:
    session = until_attack(make_session(bots=(None, None)))
    stack = Stack(session)
    for code in (pygame.KSCAN_SPACE, pygame.KSCAN_1, pygame.KSCAN_Q):
        stack.tick()
        stack.key(code)
    stack.tick()
    stack.key(pygame.KSCAN_SPACE)
    stack.key(pygame.KSCAN_1)
    stack.key(pygame.KSCAN_RETURN)
    assert stack.table.mode is Mode.COMPARE
    for _ in range(150):
        stack.tick()
        assert faces_drawn(stack.top) <= shown(session)


def test_an_attack_can_be_taken_back_until_the_curtain_opens_and_never_after() -> None:
    session = until_attack(make_session(bots=(None, None)))
    stack = Stack(session)
    (attacker,) = session.seats_to_act
    before = session.record
    for code in (pygame.KSCAN_SPACE, pygame.KSCAN_1, pygame.KSCAN_E):
        stack.tick()
        stack.key(code)
    stack.tick()
    curtain = stack.top
    assert isinstance(curtain, CurtainScene)
    button = curtain.group.named("back")
    assert button is not None
    stack.follow(Hand(curtain).click(button.rect.center))
    assert session.record == before
    assert not faces_drawn(stack.top) & private(session, attacker)
    stack.tick()
    assert isinstance(stack.top, CurtainScene)
    assert stack.top.seat == attacker
    for code in (pygame.KSCAN_SPACE, pygame.KSCAN_1, pygame.KSCAN_E):
        stack.key(code)
        stack.tick()
    stack.key(pygame.KSCAN_SPACE)
    assert session.view(0).phase is Phase.DEFENSE
    assert not session.can_take_back


def test_c6_the_arriving_person_is_told_the_last_attack() -> None:
    session = make_session(bots=(None, None))
    until_attack(session, attack=2)
    stack = Stack(session)
    stack.tick()
    stack.key(pygame.KSCAN_SPACE)
    assert stack.table.recap is not None
    assert stack.table.recap.period == session.view(0).period
    stack.key(pygame.KSCAN_2)
    assert stack.table.recap is None


def test_c10_a_lost_focus_closes_the_cards_of_a_lineup() -> None:
    session = make_session(bots=(None, None))
    kit = make_kit()
    scene = LineupScene(MatchFlow(kit, session, no_home), 0)
    hand = Hand(scene)
    hand.wait(1)
    assert faces_drawn(scene) & private(session, 0)
    scene.release()
    scene.cover()
    assert not faces_drawn(scene)
    asked = hand.wait(FRAME)
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, CurtainScene)
    Hand(asked.scene).key(pygame.KSCAN_SPACE, " ")
    scene.resume()
    assert faces_drawn(scene) & private(session, 0)


def test_c10_a_lost_focus_closes_the_hand() -> None:
    session = until_attack(make_session(bots=(None, None)))
    stack = Stack(session)
    stack.tick()
    stack.key(pygame.KSCAN_SPACE)
    hand = Hand(stack.table)
    hand.wait(1)
    seat = session.seats_to_act[0]
    spot = stack.table.places.hand(session.view(seat).hand.bit_count())[0]
    hand.grab((spot.x, spot.y), stack.table.places.zones[Play.DRIVE].center)
    stack.table.release()
    stack.table.cover()
    assert not faces_drawn(stack.table) & private(session, seat)
    stack.tick()
    assert isinstance(stack.top, CurtainScene)
    stack.key(pygame.KSCAN_SPACE)
    assert private(session, seat) & faces_drawn(stack.top)
