"""Poses of the print screen: choices, sheets with outlines, a refusal, a print, its end."""

import shutil
import threading
import time
from pathlib import Path

from gallery_stage import Stagehand

from game import i18n
from game.cards.printing import Progress
from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.roster import SavedRoster
from game.ui.decks.browser import DecksScene
from game.ui.match_start import home
from game.ui.printing.choices import What
from game.ui.printing.fields import Tab
from game.ui.printing.preview import Outline
from game.ui.printing.print_scene import PrintScene
from game.ui.printing.print_work import PrintWork, Saved

_ROSTERS = {
    "ru": {
        "Алина": ("Быстрые и высокие", "Вечерний состав", "Короткая семёрка"),
        "Борис": ("Моя дюжина", "Только защита"),
    },
    "en": {
        "Alina": ("Quick and tall", "Evening roster", "Short seven"),
        "Boris": ("My dozen", "Defense alone"),
    },
}


def printing(hand: Stagehand) -> None:
    """The whole deck on A4."""
    _scene(hand)


def print_bleed(hand: Stagehand) -> None:
    """Eight cards a sheet with bleed and safe area, backs moved and turned for a printer."""
    scene = _scene(hand)
    scene.choose(layout="a4-8", back_x=0.7, back_y=-0.4, turned=0.6, wider=0.4)
    scene.toggle(Outline.BLEED)
    scene.toggle(Outline.SAFE)
    scene.open_tab(Tab.PRINTER)
    _settle(hand)


def print_roster(hand: Stagehand) -> None:
    """Saved rosters to choose from; one names a card that its deck has no longer."""
    _nobody()
    deck = hand.kit.catalog.decks[0]
    refs = [CardRef(deck.id, card.number) for card in deck.cards]
    for person, names in _ROSTERS[i18n.language()].items():
        owner = shelf.add_person(person)
        for place, name in enumerate(names):
            lost = CardRef(deck.id, CardNumber("1.9.001"))
            cards = (*refs[place * 9 : place * 9 + 11], *([lost] if place else []))
            shelf.save_roster(owner, SavedRoster(f"r{place}", name, cards))
    scene = _scene(hand)
    scene.choose(what=What.ROSTER)
    scene.choose(roster=scene.rosters[1].key)
    _settle(hand)
    _nobody()


def print_refused(hand: Stagehand) -> None:
    """A bleed that the sheet has no room for."""
    scene = _scene(hand)
    scene.choose(layout="letter-9", bleed=3.0)
    scene.open_tab(Tab.MORE)
    _settle(hand)


def print_running(hand: Stagehand) -> None:
    """A print on its way."""
    scene = _scene(hand)
    go_on = threading.Event()

    def task(work: PrintWork) -> Saved:
        work.report(Progress(46, 74))
        go_on.wait(20)
        return Saved(Path(), ())

    scene.work = PrintWork(task)
    while scene.work.progress.done < 46:
        time.sleep(0.005)
    scene.layout()
    hand.redraw()
    hand.wait(0.1)
    go_on.set()


def print_done(hand: Stagehand) -> None:
    """A print that is saved."""
    scene = _scene(hand)
    scene.work = PrintWork(lambda _work: Saved(
        Path("~/Baskettoria/first-1f0c9a2e"), (Path("a4-9_duplex.pdf"),)
    ))  # fmt: skip
    _settle(hand)


def _nobody() -> None:
    shutil.rmtree(shelf.people_folder(), ignore_errors=True)


def _scene(hand: Stagehand) -> PrintScene:
    deck = hand.kit.catalog.decks[0]
    hand.kit.settings.extra.pop("print", None)
    scene = PrintScene(hand.kit, deck)
    hand.show(DecksScene(hand.kit, home), scene)
    _settle(hand)
    return scene


def _settle(hand: Stagehand) -> None:
    hand.wait(0.1)
    hand.wait_for(lambda: not hand.top().is_moving)
    hand.wait(0.2)
