"""The table under a person's hands.

Every way to attack, answer and substitute, and every way to let go.
"""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame.event import Event

from game.engine import Phase, Play, members
from game.session import MatchSession
from game.ui.match.flow import MatchFlow
from game.ui.match.table import TableScene
from game.ui.match.table_model import Mode, own_key
from game.ui.scene import Push, Scene
from tests.ui.desk import Hand, faces_drawn, make_kit, make_session, play_on, until_attack


def no_home(_kit: object) -> Scene:
    raise AssertionError("nobody leaves in these tests")


def table_for(session: MatchSession) -> tuple[TableScene, Hand]:
    table = TableScene(MatchFlow(make_kit(), session, no_home))
    hand = Hand(table)
    hand.wait(1.0)
    return table, hand


@pytest.fixture
def attack() -> tuple[TableScene, Hand]:
    return table_for(until_attack(make_session(), seat=0))


@pytest.fixture
def defense() -> tuple[TableScene, Hand]:
    for session in play_on(make_session()):
        if session.seats_to_act == (0,) and session.view(0).phase is Phase.DEFENSE:
            return table_for(session)
    raise AssertionError


def spot(table: TableScene, index: int) -> tuple[float, float]:
    pose = table.actors.pose(own_key(0, index))
    assert pose is not None
    return pose.x, pose.y


def first(table: TableScene) -> int:
    return members(table.session.view(0).hand)[0]


def lit(table: TableScene) -> Play | None:
    return table.pointer.lit


def mode(table: TableScene) -> Mode:
    return table.mode


def last_action(table: TableScene) -> str:
    return type(table.session.record.actions[-1]).__name__


@pytest.mark.parametrize("play", list(Play))
def test_a_card_dropped_on_a_zone_attacks_with_that_play(
    attack: tuple[TableScene, Hand], play: Play
) -> None:
    table, hand = attack
    card = first(table)
    hand.drag(spot(table, card), table.places.zones[play].center)
    pending = table.session.view(0).pending
    assert pending is not None
    assert (pending.card, pending.play) == (table.session.view(0).roster[card], play)


def test_a8_the_lit_zone_is_the_one_that_receives_the_card() -> None:
    session = until_attack(make_session(), seat=0)
    rng = Random(5)
    table, hand = table_for(session)
    card, court = first(table), table.places.court
    for _ in range(150):
        to = rng.randrange(court.left, court.right), rng.randrange(court.top, court.bottom)
        hand.grab(spot(table, card), to)
        before = lit(table)
        assert before is not None
        hand.move((court.centerx, court.bottom + 30), held=True)
        assert lit(table) is None
        hand.move(to, held=True)
        assert lit(table) is before
        hand.key(pygame.KSCAN_ESCAPE)
        hand.wait(0.4)
    hand.grab(spot(table, card), table.places.zones[Play.DRIVE].center)
    hand.up()
    pending = session.view(0).pending
    assert pending is not None
    assert pending.play is Play.DRIVE


def test_a_card_clicked_then_a_zone_clicked_attacks(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    card = first(table)
    hand.click(spot(table, card))
    assert table.selected == card
    hand.click(table.places.zones[Play.ASSIST].center)
    pending = table.session.view(0).pending
    assert pending is not None
    assert pending.play is Play.ASSIST


@pytest.mark.parametrize("letter", ["q", "й"])
def test_number_and_letter_keys_attack_under_any_layout(
    attack: tuple[TableScene, Hand], letter: str
) -> None:
    table, hand = attack
    hand.key(pygame.KSCAN_2, "2")
    hand.key(pygame.KSCAN_Q, letter)
    pending = table.session.view(0).pending
    assert pending is not None
    assert pending.play is Play.THREE_POINTER


def test_tab_arrows_and_enter_alone_attack(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    hand.key(pygame.KSCAN_TAB)
    hand.key(pygame.KSCAN_RETURN)
    assert table.selected == first(table)
    for _ in range(12):
        if table.group.focus and table.group.focus.name == f"zone:{int(Play.DRIVE)}":
            break
        hand.key(pygame.KSCAN_TAB)
    assert lit(table) is Play.DRIVE
    hand.key(pygame.KSCAN_RETURN)
    pending = table.session.view(0).pending
    assert pending is not None
    assert pending.play is Play.DRIVE


def test_a_play_without_a_card_asks_for_one(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    before = len(table.session.record.actions)
    hand.key(pygame.KSCAN_W, "w")
    hand.click(table.places.zones[Play.DRIVE].center)
    assert len(table.session.record.actions) == before
    assert table.hint


@pytest.mark.parametrize(
    "way",
    ["outside", "far outside", "over the hand", "escape", "right click", "focus", "lost release"],
)
def test_a_drag_that_comes_to_nothing_leaves_the_card_in_the_hand(
    attack: tuple[TableScene, Hand], way: str
) -> None:
    table, hand = attack
    card, before = first(table), table.session.record
    home = spot(table, card)
    hand.grab(home, table.places.court.center)
    assert table.pointer.held is not None
    match way:
        case "outside":
            hand.move((-3, 300), held=True)
            hand.up()
        case "far outside":
            hand.move((4000, -900), held=True)
            hand.up()
        case "over the hand":
            hand.move((home[0] + 4, home[1] + 6), held=True)
            hand.up()
        case "escape":
            hand.key(pygame.KSCAN_ESCAPE)
        case "right click":
            hand.down(3)
        case "focus":
            table.release()
        case "lost release":
            hand.move(table.places.court.center, held=False)
    assert table.pointer.drag is None
    assert table.session.record == before
    hand.wait(0.6)
    assert spot(table, card) == home
    hand.click(home)
    assert table.selected == card


def test_a6_other_keys_and_buttons_are_ignored_while_a_card_is_held(
    attack: tuple[TableScene, Hand],
) -> None:
    table, hand = attack
    before = table.session.record
    hand.grab(spot(table, first(table)), table.places.court.center)
    for code in (
        pygame.KSCAN_1,
        pygame.KSCAN_Q,
        pygame.KSCAN_S,
        pygame.KSCAN_RETURN,
        pygame.KSCAN_SPACE,
    ):
        hand.key(code, "x")
    hand.down(2)
    hand.send(Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert table.pointer.drag is not None
    assert mode(table) is Mode.ATTACK
    assert table.session.record == before


@pytest.mark.parametrize("corner", [(-0.45, -0.45), (0.45, -0.45), (-0.45, 0.45), (0.45, 0.45)])
def test_a7_the_grabbed_point_stays_under_the_pointer(
    attack: tuple[TableScene, Hand], corner: tuple[float, float]
) -> None:
    table, hand = attack
    card = first(table)
    pose = table.actors.pose(own_key(0, card))
    assert pose is not None
    at = pose.x + corner[0] * pose.width, pose.y + corner[1] * pose.height
    hand.grab(at, table.places.court.center)
    held = table.pointer.held
    assert held is not None
    grab = (round(at[0]) - pose.x, round(at[1]) - pose.y)
    assert abs(held.x + grab[0] - hand.at[0]) <= 1
    assert abs(held.y + grab[1] - hand.at[1]) <= 1


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_an_answer_by_drag_by_clicks_and_by_keys(
    defense: tuple[TableScene, Hand], way: str
) -> None:
    table, hand = defense
    card = first(table)
    match way:
        case "drag":
            hand.drag(spot(table, card), table.places.court.center)
        case "click":
            hand.click(spot(table, card))
            hand.click(table.places.defender_spot.rect.center)
        case _:
            hand.key(pygame.KSCAN_1, "1")
            hand.key(pygame.KSCAN_RETURN)
    assert last_action(table) == "Defend"
    assert mode(table) is Mode.COMPARE


def test_any_key_finishes_the_comparison_and_the_next_goes_on(
    defense: tuple[TableScene, Hand],
) -> None:
    table, hand = defense
    hand.key(pygame.KSCAN_1, "1")
    hand.key(pygame.KSCAN_RETURN)
    comparison = table.comparison
    assert comparison is not None
    assert comparison.clock.share < 1
    hand.key(pygame.KSCAN_SPACE, " ")
    assert comparison.clock.share == 1
    assert mode(table) is Mode.COMPARE
    hand.key(pygame.KSCAN_SPACE, " ")
    assert mode(table) is not Mode.COMPARE


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_several_cards_are_exchanged_with_one_confirm(
    attack: tuple[TableScene, Hand], way: str
) -> None:
    table, hand = attack
    view = table.session.view(0)
    mine, bench = members(view.hand), members(view.bench)
    if way == "drag":
        hand.drag(spot(table, bench[0]), spot(table, mine[0]))
        assert mode(table) is Mode.SUBSTITUTE
        hand.wait(0.5)
        hand.drag(spot(table, bench[1]), spot(table, mine[1]))
    elif way == "click":
        for off, on in zip(bench[:2], mine[:2], strict=True):
            hand.click(spot(table, off))
            hand.click(spot(table, on))
            hand.wait(0.5)
    else:
        hand.key(pygame.KSCAN_S, "ы")
        for off, number in zip(bench[:2], (pygame.KSCAN_1, pygame.KSCAN_2), strict=True):
            hand.key(number, "")
            while not (table.group.focus and table.group.focus.name == f"bench:{off}"):
                hand.key(pygame.KSCAN_TAB)
            hand.key(pygame.KSCAN_RETURN)
    assert table.plan is not None
    assert table.plan.pairs == {mine[0]: bench[0], mine[1]: bench[1]}
    hand.wait(0.5)
    confirm = table.group.named("confirm")
    assert confirm is not None
    hand.click(confirm.rect.center)
    hand.click(confirm.rect.center)  # a double click counts once
    after = table.session.view(0)
    assert set(members(after.hand)) == {*mine[2:], bench[0], bench[1]}
    assert [type(a).__name__ for a in table.session.record.actions].count("Substitute") == 1
    assert mode(table) is Mode.ATTACK


def test_a_substitution_can_be_left_and_pairs_taken_back(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    view, before = table.session.view(0), table.session.record
    mine, bench = members(view.hand), members(view.bench)
    hand.click(spot(table, bench[0]))
    hand.click(spot(table, mine[0]))
    hand.wait(0.5)
    assert table.plan is not None
    hand.click(spot(table, bench[0]))
    assert table.plan.pairs == {}
    hand.key(pygame.KSCAN_ESCAPE)
    assert mode(table) is Mode.ATTACK
    assert table.session.record == before


def test_escape_opens_the_pause_and_loses_nothing(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    before = table.session.record
    asked = hand.key(pygame.KSCAN_ESCAPE)
    assert isinstance(asked, Push)
    assert table.session.record == before


def test_c11_nothing_opens_the_computers_hand(attack: tuple[TableScene, Hand]) -> None:
    table, hand = attack
    own = {str(card.number) for card in table.session.view(0).roster}
    shown = {str(card.number) for card in table.session.view(0).opponent_seen}
    for place in table.places.other_hand(5):
        hand.move((place.x, place.y))
        hand.wait(0.6)
        hand.down(3)
        hand.up(3)
        assert faces_drawn(table) <= own | shown
        assert not table.peek.is_shown


def test_b2_fifty_clicks_a_second_anywhere_never_lose_or_double_a_card() -> None:
    session = until_attack(make_session(), seat=0)
    table, hand = table_for(session)
    rng = Random(12)
    for _ in range(900):
        at = rng.randrange(1280), rng.randrange(720)
        if rng.random() < 0.5:
            at = rng.choice(
                [spot.rect.center for spot in table.places.hand(5) + table.places.bench(7)]
            )
        if rng.random() < 0.3:
            hand.grab(at, (rng.randrange(-50, 1330), rng.randrange(-50, 770)))
            hand.up()
        else:
            hand.click(at)
        if rng.random() < 0.2:
            hand.key(
                rng.choice(
                    [pygame.KSCAN_SPACE, pygame.KSCAN_RETURN, pygame.KSCAN_1, pygame.KSCAN_W]
                )
            )
        hand.wait(0.02)
        view = session.view(0)
        assert view.hand | view.bench | view.out == (1 << 12) - 1
        assert view.hand & view.bench == view.hand & view.out == view.bench & view.out == 0
        faces = [own_key(0, i) for i in members(view.hand | view.bench)]
        drag = table.pointer.drag
        held = {own_key(0, drag.card)} if drag else set()
        if table.view is not None:
            assert {k for k in faces if table.actors.pose(k)} | held >= set(faces)
        if view.phase in (Phase.LINEUP, Phase.FINISHED):
            break
    assert len(session.record.actions) > 6
