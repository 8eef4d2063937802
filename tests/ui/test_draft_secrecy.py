"""What must not be seen in a secret draft is in no frame: by faces asked for, and by pixels."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame.event import Event

from game import store
from game.draft import DraftWay
from game.engine import Seat
from game.ui.draft.curtain import DraftCurtain
from game.ui.scene import Pop
from tests.ui import program
from tests.ui.desk import picture
from tests.ui.draft_desk import (
    Desk,
    known,
    open_draft,
    painted,
    pick_by_keys,
    pick_by_mouse,
    watched,
)


class Room:
    """Two persons before one screen: who sits there, and what each has seen by right."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.sitting: Seat | None = None
        self.seen: tuple[set[int], set[int]] = (set(), set())

    def look(self) -> None:
        """One frame: it shows nothing that the one who sits there has not seen by right."""
        desk = self.desk
        allowed: set[int] = set()
        if self.sitting is not None:
            allowed = self.seen[self.sitting]
            allowed.update(known(desk, self.sitting))
        with watched(desk) as drawn:
            desk.tick()
        assert drawn <= allowed
        if desk.is_curtained:
            self.sitting = None
            with watched(desk) as drawn:
                for scene in desk.stack.scenes:
                    picture(scene)
            assert not drawn, "nothing shows behind a curtain"

    def open(self) -> None:
        """The one who is asked sits down."""
        curtain = self.desk.stack.top
        assert isinstance(curtain, DraftCurtain)
        self.sitting = curtain.seat


@pytest.mark.parametrize("motion", [store.Motion.OFF, store.Motion.NORMAL])
@pytest.mark.parametrize("counts", [(5, 5), (5, 7)])
@pytest.mark.parametrize("hands", [pick_by_mouse, pick_by_keys])
def test_r1_7_no_frame_of_a_whole_draft_shows_the_others_secret(
    motion: store.Motion, counts: tuple[int, int], hands: object
) -> None:
    desk = open_draft(DraftWay.SECRET, counts=counts, motion=motion)
    room, rng = Room(desk), Random(4)
    for step in range(3000):
        room.look()
        if desk.is_done or (desk.scene.is_over and not desk.scene.flights.is_moving):
            break
        if desk.is_curtained:
            room.open()
            desk.stack.key(pygame.KSCAN_SPACE)
        elif desk.scene.course.can_pick:
            if step % 5 == 4:
                lose_focus(desk)
                room.sitting = None
                with watched(desk) as drawn:
                    picture(desk.scene)
                assert not drawn
                continue
            assert callable(hands)
            hands(desk, rng)
    room.sitting = None
    room.look()
    with watched(desk) as drawn:
        picture(desk.scene)
    assert desk.session.to_pick is None
    assert not drawn, "at the end two persons see backs alone"


def lose_focus(desk: Desk) -> None:
    for scene in desk.stack.scenes:
        scene.release()
        scene.cover()


def test_a_pick_is_seen_to_its_end_before_the_curtain_falls() -> None:
    desk = open_draft(DraftWay.SECRET, motion=store.Motion.NORMAL)
    desk.tick()
    desk.stack.press("open")
    desk.stack.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
    desk.tick()
    assert not desk.is_curtained
    desk.tick(90)
    assert desk.is_curtained


def test_two_picks_of_one_seat_need_no_curtain_between() -> None:
    desk = open_draft(DraftWay.SECRET)
    desk.tick()
    opened = []
    while not desk.scene.is_over:
        if isinstance(desk.stack.top, DraftCurtain):
            opened.append(desk.stack.top.seat)
            desk.stack.press("open")
        desk.stack.key(pygame.KSCAN_2, pygame.KSCAN_RETURN)
        desk.tick()
    turns = desk.session.view(0).turns
    changes = [seat for place, seat in enumerate(turns) if place == 0 or turns[place - 1] != seat]
    assert opened == changes


@pytest.mark.parametrize("key", [pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_1])
def test_a_curtain_opens_by_nothing_but_its_button_space_and_enter(key: int) -> None:
    desk = open_draft(DraftWay.SECRET)
    desk.tick()
    desk.stack.key(key)
    with watched(desk) as drawn:
        for scene in desk.stack.scenes:
            picture(scene)
    assert not drawn


def test_the_question_before_leaving_is_asked_over_a_closed_hand_after_the_focus_was_lost() -> None:
    desk = open_draft(DraftWay.SECRET)
    desk.tick()
    desk.stack.press("open")
    desk.tick()
    desk.stack.key(pygame.KSCAN_ESCAPE)
    lose_focus(desk)
    with watched(desk) as drawn:
        for scene in desk.stack.scenes:
            picture(scene)
    assert not drawn
    desk.stack.follow(Pop())
    desk.tick()
    assert desk.is_curtained


def test_the_program_closes_an_open_hand_when_its_window_loses_the_focus() -> None:
    app = program.start()
    desk = open_draft(DraftWay.SECRET, kit=app.kit)
    app.scenes[:] = [desk.scene]
    app.step(program.FRAME)
    assert program.names(app.top) == ["open"]
    program.key(app, pygame.KSCAN_SPACE)
    assert app.top is desk.scene
    with watched(desk) as drawn:
        pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
        app.step(program.FRAME)
    assert not drawn
    assert program.names(app.top) == ["open"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_person_who_lets_the_computer_go_on_shows_nothing_more(seat: Seat) -> None:
    desk = open_draft(DraftWay.SECRET)
    desk.tick()
    desk.stack.press("open")
    desk.tick()
    if seat == 1:
        desk.stack.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
        desk.tick()
        desk.stack.press("open")
        desk.tick()
    desk.stack.press("auto")
    desk.stack.press("yes")
    while not desk.is_curtained:
        with watched(desk) as drawn:
            desk.tick()
        assert not drawn
    assert isinstance(desk.stack.top, DraftCurtain)
    assert desk.stack.top.seat == 1 - seat


def test_against_the_computer_no_curtain_falls_and_its_secrets_stay_closed() -> None:
    desk = open_draft(DraftWay.SECRET, bots=(False, True), counts=(6, 6))
    seen: set[int] = set()
    while not desk.scene.is_over:
        desk.until_asked()
        assert not desk.is_curtained
        seen |= known(desk, 0)
        with watched(desk) as drawn:
            desk.tick(3)
        assert drawn <= seen
        if desk.scene.course.can_pick:
            desk.stack.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
            seen |= known(desk, 0)
    hidden = set(desk.session.view(1).own) - seen
    assert hidden, "the computer kept some cards to itself"
    with watched(desk) as drawn:
        desk.tick(3)
    assert not drawn & hidden
    assert set(desk.session.view(0).own) <= drawn, "a person alone sees the own cards"


def test_of_two_computers_nothing_is_seen() -> None:
    desk = open_draft(DraftWay.SECRET, bots=(True, True), motion=store.Motion.FAST)
    with watched(desk) as drawn:
        desk.until_asked()
        desk.tick(60)
    assert desk.scene.is_over
    assert not drawn


def test_pixels_are_the_same_whatever_the_other_lays_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frames: list[list[bytes]] = []
    hidden = []
    for place in (0, 1):
        desk = open_draft(DraftWay.SECRET, bots=(False, True), counts=(5, 7))
        session = desk.session

        def pick(seat: Seat, place: int = place, desk: Desk = desk) -> int:
            offer = desk.session.view(seat).offer
            return offer[place if len(desk.session.view(0).own) == 5 else 0]

        monkeypatch.setattr(session, "bot_pick", pick)
        shots = []
        while not desk.scene.is_over:
            desk.until_asked()
            if desk.scene.course.can_pick:
                desk.stack.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
            desk.stack.follow(desk.scene.update(0.01))
            if len(session.view(0).own) == 5:
                desk.stack.settle()
                shots.append(painted(desk.scene))
        frames.append(shots)
        hidden.append(session.view(1).own)
    assert hidden[0] != hidden[1]
    assert frames[0] == frames[1]


def test_a_closed_card_is_not_shown_large() -> None:
    desk = open_draft(DraftWay.SECRET, bots=(False, True), picks=3)
    desk.tick()
    for rect, card in zip(desk.scene.slots[1], desk.scene.sight.hands[1], strict=False):
        desk.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=3))
        assert desk.scene.peek.is_shown == (card is not None)
        desk.scene.peek.hide()


def test_between_two_persons_nobody_decides_for_the_one_to_come() -> None:
    desk = open_draft(DraftWay.SECRET, motion=store.Motion.NORMAL)
    desk.tick()
    desk.stack.press("open")
    desk.stack.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
    desk.tick()
    assert desk.scene.group.named("auto") is None
    desk.stack.key(pygame.KSCAN_TAB, pygame.KSCAN_RETURN)
    assert desk.stack.top is desk.scene, "a key only hurries to the curtain"
    desk.tick()
    assert desk.is_curtained
