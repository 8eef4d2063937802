"""Every screen and each telling moment, posed for its picture.

Each function leaves the stage ready.
"""

from collections.abc import Callable
from dataclasses import replace

import pygame
from gallery_decks import (
    deck_conflict,
    deck_faults,
    decks,
    decks_card,
    decks_compare,
    decks_filtered,
    file_picker,
)
from gallery_editor import editor, editor_look, editor_warning
from gallery_printing import print_bleed, print_done, print_running, printing
from gallery_stage import Stagehand, last_attack, play_until, to_act

from game import record, store
from game.engine import (
    CardNumber,
    Defend,
    MatchKind,
    Phase,
    Play,
    ShowdownHeld,
    Verdict,
    View,
    members,
)
from game.session import MatchSession
from game.ui.face_work import FaceJob
from game.ui.loading import LoadingScene
from game.ui.match.lineup import LineupScene
from game.ui.match.result import ResultScene
from game.ui.match.showdown import ShowdownScene
from game.ui.match.table import TableScene
from game.ui.match.table_model import own_key
from game.ui.match_start import home, missing_faces
from game.ui.message import MessageScene
from game.ui.pause import PauseScene
from game.ui.rules_page import RulesScene
from game.ui.setup import SetupScene
from game.ui.title import TitleScene

Pose = Callable[[Stagehand], None]
TWO = (False, False)
WATCH = (True, True)


def title(hand: Stagehand) -> None:
    """The title as it opens."""
    hand.show(TitleScene(hand.kit))
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(1.5)


def title_saved(hand: Stagehand) -> None:
    """The title with a match to go on with."""
    session = play_until(hand.match(), lambda _s, v: v.period == 3 and v.phase is Phase.ATTACK)
    store.save_match(record.dump(session.record))
    title(hand)
    hand.key(pygame.KSCAN_TAB, pygame.KSCAN_DOWN)
    store.clear_match()


def setup(hand: Stagehand) -> None:
    """A new match against the computer."""
    hand.show(SetupScene(hand.kit, home))
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(0.5)


def setup_short(hand: Stagehand) -> None:
    """A short match of two persons, dealt blind."""
    hand.show(SetupScene(hand.kit, home, bots=TWO))
    for name in ("kind:short", "way:blind", "count:1:5"):
        widget = hand.top().group.named(name)
        hand.move(widget.rect.center)
        hand.post(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=1)
        hand.let_go(widget.rect.center)
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(0.5)


def loading(hand: Stagehand) -> None:
    """Cards are being drawn."""
    flow = hand.flow(hand.match(clubs=(0, 5)))
    jobs = missing_faces(flow) or [FaceJob(c, "en", 10) for c in hand.kit.catalog.decks[0].cards]
    scene = LoadingScene(hand.kit, jobs, flow.next)
    scene.work.stop()
    scene.work.done = len(jobs) // 3
    hand.app.scenes[:] = [scene]
    hand.app.kit.notices.clear()
    _freeze(scene)
    hand.redraw()


def _freeze(scene: object) -> None:
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


def _comparison(verdict: Verdict, play: Play | None = None) -> Pose:
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
    _comparison(Verdict.SCORED)(hand)
    table = hand.top()
    table.comparison.clock.passed = 1.08
    _freeze(table.comparison)
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


def _result(
    wanted: Callable[[MatchSession], bool], bots: tuple[bool, bool] = (False, True)
) -> Pose:
    del bots

    def pose(hand: Stagehand) -> None:
        session = _ended(hand, wanted)
        hand.show(ResultScene(hand.flow(session)))
        hand.wait(5)

    return pose


def draw_result(hand: Stagehand) -> None:
    """A draw: nobody could ever score."""
    deck = hand.kit.catalog.decks[0]
    from game.engine import OvertimePossession
    from game.session import MatchSession as Session

    sample = hand.match()
    rosters = tuple(
        tuple(
            replace(card.engine_card("ru"), attack=(5, 5, 5, 5), defense=(6, 6, 6, 6))
            for card in [c for c in deck.cards if c.club.id == deck.clubs[club].id][:10]
        )
        for club in (1, 4)
    )
    session = Session.new(
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


def pause(hand: Stagehand) -> None:
    """The pause."""
    hand.show(PauseScene(hand.kit, lambda: home(hand.kit)))
    hand.wait(0.3)


def leave(hand: Stagehand) -> None:
    """Really leave?"""
    pause(hand)
    widget = hand.top().group.named("leave")
    hand.move(widget.rect.center)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=1)
    hand.let_go(widget.rect.center)
    hand.wait(0.3)


def _rules(page: int) -> Pose:
    def pose(hand: Stagehand) -> None:
        hand.show(RulesScene(hand.kit))
        for _ in range(page):
            hand.key(pygame.KSCAN_RIGHT)
        hand.wait_for(lambda: not hand.top().is_moving)
        hand.wait(0.3)

    return pose


def faults(hand: Stagehand) -> None:
    """A broken deck, told fault by fault."""
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from game import launch
    from game.cards.catalog import load_catalog

    with TemporaryDirectory() as place:
        folder = Path(place) / "our-family"
        folder.mkdir()
        (folder / "deck.toml").write_text('format = 1\nid = "x"\n', encoding="utf-8")
        (folder / "cards.csv").write_text("number;name_ru\n1.1.001;Бабушка\n", encoding="utf-8")
        lines = launch.deck_fault_lines(load_catalog([Path(place)]))
    from game.i18n import gettext

    title(hand)
    scene = MessageScene(hand.kit, gettext("Found at the start"), lines)
    hand.show(*hand.app.scenes, scene)
    hand.wait(0.3)


def toast(hand: Stagehand) -> None:
    """A short notice over the table: the disk is full."""
    from pathlib import Path

    from game.i18n import refusal_text

    attack(hand)
    fault = store.StoreFault(store.StoreCode.DISK_FULL, Path("Baskettoria"))
    hand.kit.notices.append(refusal_text(fault))
    hand.wait(1)


POSES: dict[str, Pose] = {
    "title": title,
    "title_saved": title_saved,
    "setup": setup,
    "setup_short": setup_short,
    "loading": loading,
    "lineup_curtain": lineup_curtain,
    "lineup": lineup,
    "lineup_later": lineup_later,
    "showdown": showdown,
    "showdown_equal": showdown_equal,
    "attack": attack,
    "attack_drag": attack_drag,
    "attack_keys": attack_keys,
    "zoom": zoom,
    "substitution_begun": substitution_begun,
    "substitution": substitution,
    "thinking": thinking,
    "defense": defense,
    "in_flight": in_flight,
    "scored": _comparison(Verdict.SCORED),
    "scored_three": _comparison(Verdict.SCORED, Play.THREE_POINTER),
    "missed": _comparison(Verdict.STOPPED),
    "repeat": _comparison(Verdict.REPEAT),
    "curtain": curtain,
    "curtain_attack": curtain_attack,
    "recap": recap,
    "hands_closed": hands_closed,
    "period_break": period_break,
    "overtime": overtime,
    "watch": watch,
    "result": _result(
        lambda s: s.view(0).period == 4 and s.outcome is not None and s.outcome.winner == 0
    ),
    "result_overtime": _result(lambda s: s.view(0).period > 4),
    "result_draw": draw_result,
    "pause": pause,
    "leave": leave,
    "rules_1": _rules(0),
    "rules_2": _rules(1),
    "rules_3": _rules(2),
    "rules_last": _rules(99),
    "decks": decks,
    "decks_filtered": decks_filtered,
    "decks_card": decks_card,
    "decks_compare": decks_compare,
    "deck_faults": deck_faults,
    "deck_conflict": deck_conflict,
    "file_picker": file_picker,
    "editor": editor,
    "editor_look": editor_look,
    "editor_warning": editor_warning,
    "print": printing,
    "print_bleed": print_bleed,
    "print_running": print_running,
    "print_done": print_done,
    "faults": faults,
    "toast": toast,
}

__all__ = ["POSES", "last_attack"]
