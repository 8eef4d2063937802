"""The moments of a match, posed for their pictures; each function leaves the stage ready."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from gallery_stage import Stagehand, play_until, to_act

from game.engine import (
    CardNumber,
    Defend,
    MatchKind,
    OvertimePossession,
    Phase,
    Play,
    ShowdownHeld,
    Verdict,
    View,
    members,
)
from game.session import MatchSession
from game.ui.match.lineup import LineupScene
from game.ui.match.result import ResultScene
from game.ui.match.showdown import ShowdownScene
from game.ui.match.table import TableScene
from game.ui.match.table_model import own_key

Pose = Callable[[Stagehand], None]
TWO = (False, False)
WATCH = (True, True)


def freeze(scene: object) -> None:
    """Let a scene stand still."""
    vars(scene)["update"] = lambda _seconds: None


def lineup_curtain(hand: Stagehand) -> None:
    """The curtain before the first person picks."""
    hand.show(hand.flow(hand.match(TWO)).next())
    hand.wait(0.5)


def lineup(hand: Stagehand) -> None:
    """The five of the first period, four of them picked."""
    hand.show(LineupScene(hand.flow(hand.match()), 0))
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.key(pygame.KSCAN_2, pygame.KSCAN_4, pygame.KSCAN_7, pygame.KSCAN_9)
    hand.wait(0.8)


def lineup_later(hand: Stagehand) -> None:
    """The five of the second period: others are out."""
    session = play_until(hand.match(), lambda _s, v: v.period == 2 and v.phase is Phase.LINEUP)
    hand.show(LineupScene(hand.flow(session), 0))
    hand.wait_for(lambda: not hand.top().is_moving)
    scene = hand.top()
    spot = scene.home_spot(scene.five.left[0])
    slot = scene.places.slots[1]
    hand.hold((spot.x, spot.y + 10), (slot.x, slot.y + 20))


def showdown(hand: Stagehand) -> None:
    """Who attacks first: the two numbers alone."""
    session = play_until(hand.match(), lambda _s, v: v.phase is Phase.ATTACK)
    event = next(e for e in session.events if isinstance(e, ShowdownHeld))
    hand.show(ShowdownScene(hand.flow(session), event))
    hand.wait(4)


def showdown_equal(hand: Stagehand) -> None:
    """Equal numbers: the next ones are compared, and a coin decides at last."""
    session = play_until(hand.match(), lambda _s, v: v.phase is Phase.ATTACK)
    numbers = [CardNumber(f"1.1.{place:03}") for place in (3, 9, 12, 20, 31)]
    event = ShowdownHeld(tuple((n, n) for n in numbers), 1, by_toss=True)
    hand.show(ShowdownScene(hand.flow(session), event))
    hand.wait(8)


def _may_attack(_session: MatchSession, view: View) -> bool:
    return (
        view.phase is Phase.ATTACK
        and view.seat == 0
        and view.period == 1
        and view.attack >= 2
        and view.may_substitute
    )


def _table(hand: Stagehand, session: MatchSession) -> TableScene:
    scene = TableScene(hand.flow(session))
    hand.show(scene)
    _open(hand)
    hand.wait(1)
    return scene


def _open(hand: Stagehand) -> None:
    """Open a curtain that stands before the table."""
    if hand.top().__class__.__name__ == "CurtainScene":
        hand.key(pygame.KSCAN_SPACE)


def _card_at(table: TableScene, card: int) -> tuple[float, float]:
    pose = table.actors.pose(own_key(table.near, card))
    if pose is None:
        raise LookupError(card)
    return pose.x, pose.y


def attack(hand: Stagehand) -> None:
    """An attack is due."""
    _table(hand, play_until(hand.match(), _may_attack))


def attack_drag(hand: Stagehand) -> None:
    """A card is carried to a zone, which is lit."""
    table = _table(hand, play_until(hand.match(), _may_attack))
    card = members(table.session.view(0).hand)[-1]
    box = table.places.zones[Play.THREE_POINTER]
    start = _card_at(table, card)
    hand.hold(start, (box.right + box.width * 0.14, box.centery - box.height * 0.3))
    hand.wait(0.05)


def attack_keys(hand: Stagehand) -> None:
    """By keyboard: a card is chosen, the focus is on a zone."""
    _table(hand, play_until(hand.match(), _may_attack))
    hand.key(pygame.KSCAN_2)
    table = hand.top()
    while not (table.group.ring_shown and table.group.focus.name == "zone:2"):
        hand.key(pygame.KSCAN_TAB)
    hand.wait(0.4)


def zoom(hand: Stagehand) -> None:
    """The full card beside the hand."""
    table = _table(hand, play_until(hand.match(), _may_attack))
    hand.move(_card_at(table, members(table.session.view(0).hand)[0]))
    hand.wait(0.6)


def substitution(hand: Stagehand) -> None:
    """Two exchanges, one confirm."""
    table = _table(hand, play_until(hand.match(), _may_attack))
    view = table.session.view(0)
    hand.key(pygame.KSCAN_S)
    for mine, other in list(zip(members(view.hand), members(view.bench), strict=False))[:2]:
        table.plan_click(other)
        table.plan_click(mine)
    hand.wait(0.8)


def substitution_begun(hand: Stagehand) -> None:
    """A substitution without any pair yet."""
    _table(hand, play_until(hand.match(), _may_attack))
    hand.key(pygame.KSCAN_S)
    hand.wait(0.5)


def thinking(hand: Stagehand) -> None:
    """The computer's turn: an attack stands on the court."""
    table = _table(hand, play_until(hand.match(), _may_attack))
    hand.key(pygame.KSCAN_1, pygame.KSCAN_W)
    hand.wait(0.4)
    del table


def defense(hand: Stagehand) -> None:
    """An answer is due."""
    _table(hand, play_until(hand.match(), _may_defend))


def _may_defend(_session: MatchSession, view: View) -> bool:
    return view.phase is Phase.DEFENSE and view.seat == 0 and view.attack >= 2


def comparison(verdict: Verdict, play: Play | None = None) -> Pose:
    """A pose of a comparison that ends so, by a play if one is named."""

    def pose(hand: Stagehand) -> None:
        def sees(session: MatchSession, view: View) -> bool:
            if view.phase is not Phase.DEFENSE or view.period > 3 or view.seat != 1:
                return False
            for card in members(view.hand):
                if _would(session, view, card) is verdict and play in (None, view.pending.play):  # type: ignore[union-attr]
                    return True
            return False

        session = play_until(hand.match((True, False)), sees)
        table = _table(hand, session)
        view = session.view(1)
        card = next(c for c in members(view.hand) if _would(session, view, c) is verdict)
        table.answer(card)
        hand.wait(3)

    return pose


def _would(session: MatchSession, view: View, card: int) -> Verdict:
    """How the pending attack would end against a card."""
    del session
    pending = view.pending
    if pending is None:
        raise LookupError("No attack is pending")
    attack_value = pending.card.attack[pending.play]
    answer = view.roster[card].defense[pending.play]
    if attack_value > answer:
        return Verdict.SCORED
    return Verdict.STOPPED if attack_value < answer else Verdict.REPEAT


def in_flight(hand: Stagehand) -> None:
    """The ball on its way to the hoop."""
    comparison(Verdict.SCORED)(hand)
    table = hand.top()
    table.comparison.clock.passed = 1.08
    freeze(table.comparison)
    hand.wait(0.02)


def curtain(hand: Stagehand) -> None:
    """Handing the screen over: an attack waits for its answer and may still be taken back."""
    _table(hand, play_until(hand.match(TWO), _two_attack))
    hand.key(pygame.KSCAN_2, pygame.KSCAN_E)
    hand.wait(0.6)


def _two_attack(_session: MatchSession, view: View) -> bool:
    return view.phase is Phase.ATTACK and view.attack == 3 and view.may_substitute


def curtain_attack(hand: Stagehand) -> None:
    """Handing the screen over to the attacker, with the last attack told."""
    scene = TableScene(hand.flow(play_until(hand.match(TWO), _two_attack)))
    hand.show(scene)
    hand.wait(0.5)


def recap(hand: Stagehand) -> None:
    """The last attack, for who has just come."""
    _table(hand, play_until(hand.match(TWO), _two_attack))


def hands_closed(hand: Stagehand) -> None:
    """Two persons look at a comparison together: both hands are closed."""
    _table(hand, play_until(hand.match(TWO), _two_attack))
    hand.key(pygame.KSCAN_2, pygame.KSCAN_Q)
    hand.wait(0.3)
    hand.key(pygame.KSCAN_SPACE)
    hand.wait(0.6)
    hand.key(pygame.KSCAN_1, pygame.KSCAN_RETURN)
    hand.wait(2.5)


def period_break(hand: Stagehand) -> None:
    """Between the second period and the third."""

    def sees(_session: MatchSession, view: View) -> bool:
        return view.period == 2 and view.attack == 5 and view.phase is Phase.DEFENSE

    session = play_until(hand.match(), sees)
    flow = hand.flow(session)
    session.submit(_any_defense(session))
    hand.show(flow.next())
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(1)


def _any_defense(session: MatchSession) -> Defend:
    seat = to_act(session)
    return Defend(seat, members(session.view(seat).hand)[0])


def _ended(hand: Stagehand, wanted: Callable[[MatchSession], bool]) -> MatchSession:
    """A finished match of some seed that ended as wanted."""
    for seed in range(400):
        session = play_until(hand.match(seed=seed), lambda s, _v: s.outcome is not None, seed=seed)
        if wanted(session):
            return session
    raise LookupError("No match ended so")


def overtime(hand: Stagehand) -> None:
    """The first attack of an overtime."""
    for seed in range(400):
        try:
            session = play_until(
                hand.match(seed=seed),
                lambda _s, v: v.period == 5 and v.phase is Phase.ATTACK and v.seat == 0,
                seed=seed,
            )
        except LookupError:
            continue
        _table(hand, session)
        return


def result(wanted: Callable[[MatchSession], bool]) -> Pose:
    """A pose of the result of a match that ended as wanted."""

    def pose(hand: Stagehand) -> None:
        session = _ended(hand, wanted)
        hand.show(ResultScene(hand.flow(session)))
        hand.wait(5)

    return pose


def draw_result(hand: Stagehand) -> None:
    """A draw: nobody could ever score."""
    deck = hand.kit.catalog.decks[0]
    sample = hand.match()
    rosters = tuple(
        tuple(
            replace(card.engine_card("ru"), attack=(5, 5, 5, 5), defense=(6, 6, 6, 6))
            for card in [c for c in deck.cards if c.club.id == deck.clubs[club].id][:10]
        )
        for club in (1, 4)
    )
    session = MatchSession.new(
        MatchKind.FULL, OvertimePossession.CARRY, (rosters[0], rosters[1]), sample.seats, 1
    )
    play_until(session, lambda s, _v: s.outcome is not None)
    hand.show(ResultScene(hand.flow(session)))
    hand.wait(5)


def watch(hand: Stagehand) -> None:
    """Two computers play, a person watches."""
    session = play_until(
        hand.match(WATCH), lambda _s, v: v.attack == 3 and v.phase is Phase.DEFENSE
    )
    _table(hand, session)
    hand.wait(2.6)
