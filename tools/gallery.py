"""Every screen and each telling moment, posed for its picture.

Each function leaves the stage ready.
"""

from collections.abc import Callable

import gallery_match as match
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
from gallery_draft import POSES as DRAFT_POSES
from gallery_editor import editor, editor_look, editor_warning
from gallery_people import (
    collection,
    collection_export,
    collection_list,
    collection_missing,
    people,
    people_empty,
    people_new,
)
from gallery_printing import (
    print_bleed,
    print_done,
    print_refused,
    print_roster,
    print_running,
    printing,
)
from gallery_roster import (
    roster,
    roster_notes,
    roster_picker,
    roster_refused,
    roster_short,
    roster_wrong,
)
from gallery_setup import (
    open_rosters,
    private_curtain,
    setup,
    setup_draft,
    setup_open,
    setup_own,
    setup_own_short,
    setup_short,
    setup_ways,
    title_draft,
)
from gallery_stage import Stagehand, play_until

from game import record, store
from game.engine import Phase, Play, Verdict
from game.ui.face_work import FaceJob
from game.ui.loading import LoadingScene
from game.ui.match_start import home, missing_faces
from game.ui.message import MessageScene
from game.ui.pause import PauseScene
from game.ui.rules_page import RulesScene
from game.ui.title import TitleScene

Pose = Callable[[Stagehand], None]


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


def loading(hand: Stagehand) -> None:
    """Cards are being drawn."""
    flow = hand.flow(hand.match(clubs=(0, 5)))
    jobs = missing_faces(flow) or [FaceJob(c, "en", 10) for c in hand.kit.catalog.decks[0].cards]
    scene = LoadingScene(hand.kit, jobs, flow.next)
    scene.work.stop()
    scene.work.done = len(jobs) // 3
    hand.app.scenes[:] = [scene]
    hand.app.kit.notices.clear()
    match.freeze(scene)
    hand.redraw()


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
    scene = MessageScene(hand.kit, gettext("Something was not in order"), lines)
    hand.show(*hand.app.scenes, scene)
    hand.wait(0.3)


def toast(hand: Stagehand) -> None:
    """A short notice over the table: the disk is full."""
    from pathlib import Path

    from game.i18n import refusal_text

    match.attack(hand)
    fault = store.StoreFault(store.StoreCode.DISK_FULL, Path("Baskettoria"))
    hand.kit.notices.append(refusal_text(fault))
    hand.wait(1)


POSES: dict[str, Pose] = {
    "title": title,
    "title_saved": title_saved,
    "title_draft": title_draft,
    "setup": setup,
    "setup_short": setup_short,
    "setup_ways": setup_ways,
    "setup_draft": setup_draft,
    "setup_own": setup_own,
    "setup_own_short": setup_own_short,
    "setup_open": setup_open,
    "private_curtain": private_curtain,
    "open_rosters": open_rosters,
    "loading": loading,
    "lineup_curtain": match.lineup_curtain,
    "lineup": match.lineup,
    "lineup_later": match.lineup_later,
    "showdown": match.showdown,
    "showdown_equal": match.showdown_equal,
    "attack": match.attack,
    "attack_drag": match.attack_drag,
    "attack_keys": match.attack_keys,
    "zoom": match.zoom,
    "substitution_begun": match.substitution_begun,
    "substitution": match.substitution,
    "thinking": match.thinking,
    "defense": match.defense,
    "in_flight": match.in_flight,
    "scored": match.comparison(Verdict.SCORED),
    "scored_three": match.comparison(Verdict.SCORED, Play.THREE_POINTER),
    "missed": match.comparison(Verdict.STOPPED),
    "repeat": match.comparison(Verdict.REPEAT),
    "curtain": match.curtain,
    "curtain_attack": match.curtain_attack,
    "recap": match.recap,
    "hands_closed": match.hands_closed,
    "period_break": match.period_break,
    "overtime": match.overtime,
    "watch": match.watch,
    "result": match.result(
        lambda s: s.view(0).period == 4 and s.outcome is not None and s.outcome.winner == 0
    ),
    "result_overtime": match.result(lambda s: s.view(0).period > 4),
    "result_draw": match.draw_result,
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
    "print_roster": print_roster,
    "print_refused": print_refused,
    "print_running": print_running,
    "print_done": print_done,
    "people_empty": people_empty,
    "people": people,
    "people_new": people_new,
    "collection": collection,
    "collection_missing": collection_missing,
    "collection_list": collection_list,
    "collection_export": collection_export,
    "roster": roster,
    "roster_wrong": roster_wrong,
    "roster_short": roster_short,
    "roster_notes": roster_notes,
    "roster_refused": roster_refused,
    "roster_picker": roster_picker,
    **DRAFT_POSES,
    "faults": faults,
    "toast": toast,
}
