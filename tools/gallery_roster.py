"""Poses of the roster builder and of the choice of a saved roster."""

import pygame
from gallery_stage import Stagehand

from game import i18n
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.lookup import every_card
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.roster.picker import RosterPicker
from game.ui.roster.request import RosterRequest
from game.ui.roster.scene import RosterScene
from game.ui.scene import Pop

_TITLE = {"ru": "Состав Алины", "en": "Alina’s roster"}
_HINT = {
    "ru": "Короткий матч: предложены 7 сильнейших карт, меняйте их как хотите",
    "en": "A short match: your 7 strongest are proposed; change them freely",
}
_NAMES = {"ru": ("Алина", "Быстрый прорыв"), "en": ("Alina", "Fast break")}
_SAVED = {
    "ru": ("Быстрый прорыв", "Двор", "Против Бориса", "Стена", "Три очка"),
    "en": ("Fast break", "Yard", "Against Boris", "The wall", "Three points"),
}


def _show(hand: Stagehand, **changes: object) -> RosterScene:
    language = i18n.language()
    pool = every_card(hand.kit.catalog.decks)
    fields: dict[str, object] = {
        "title": _TITLE[language],
        "person": Person("alina", _NAMES[language][0]),
        "pool": pool,
        "sizes": (10, 11, 12),
        "can_save": True,
        **changes,
    }
    scene = RosterScene(hand.kit, RosterRequest(**fields), lambda _result: Pop())  # type: ignore[arg-type]
    hand.show(scene)
    hand.settle()
    return scene


def roster(hand: Stagehand) -> None:
    """A roster that can play, a name, one more card looked at."""
    language = i18n.language()
    saved = SavedRoster("fast", _NAMES[language][1], ())
    _show(hand, roster=saved)
    hand.press("fill")
    hand.key(pygame.KSCAN_TAB, pygame.KSCAN_DOWN)
    hand.settle()


def roster_wrong(hand: Stagehand) -> None:
    """Eight cards, which no match allows."""
    pool = every_card(hand.kit.catalog.decks)
    cards = tuple(each.ref for each in pool[3:27:3])
    _show(hand, sizes=(5, 6, 7, 10, 11, 12), cards=cards)


def roster_short(hand: Stagehand) -> None:
    """Seven cards for a short match, one held over the panel."""
    scene = _show(hand, sizes=(5, 6, 7), can_save=False, hint=_HINT[i18n.language()])
    hand.press("fill")
    hand.settle()
    hand.press("roster:undo")
    for place in (2, 4, 7, 9):
        hand.move(scene.pool.grid.card_rect(place).center)
        hand.post(pygame.MOUSEBUTTONDOWN, pos=scene.pool.grid.card_rect(place).center, button=1)
        hand.let_go(scene.pool.grid.card_rect(place).center)
        hand.settle()
    hand.hold(scene.pool.grid.card_rect(5).center, scene.slots.places[4].center)
    hand.wait(0.4)


def roster_notes(hand: Stagehand) -> None:
    """A saved roster whose cards are partly gone."""
    pool = every_card(hand.kit.catalog.decks)
    cards = tuple(each.ref for each in pool[3:37:3])
    stranger = CardRef("our-yard", cards[0].number)
    cards = (*cards[:4], stranger, *cards[5:])
    owned = tuple(each for each in pool if each.ref != cards[8])
    saved = SavedRoster("fast", _NAMES[i18n.language()][1], cards)
    _show(hand, pool=owned, cards=cards, roster=saved)


def roster_refused(hand: Stagehand) -> None:
    """A full roster takes no more."""
    scene = _show(hand)
    hand.press("chance")
    hand.settle()
    place = next(n for n, each in enumerate(scene.pool.shown) if each.ref not in scene.work.cards)
    hand.move(scene.pool.grid.card_rect(place).center)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=scene.pool.grid.card_rect(place).center, button=1)
    hand.let_go(scene.pool.grid.card_rect(place).center)
    hand.settle()


def roster_picker(hand: Stagehand) -> None:
    """The choice of a saved roster, one of them with a card that is not owned."""
    roster(hand)
    language = i18n.language()
    pool = every_card(hand.kit.catalog.decks)
    refs = tuple(each.ref for each in pool)
    owned = Collection().with_one_each(refs[:40])
    person = Person("alina", _NAMES[language][0])
    scene = RosterPicker(hand.kit, person, hand.kit.catalog.decks, owned, lambda _pick: Pop())
    sizes = ((0, 12), (3, 10), (30, 41), (20, 28), (7, 14))
    scene.show([
        SavedRoster(str(place), name, refs[first:last])
        for place, (name, (first, last)) in enumerate(
            zip(_SAVED[language], sizes, strict=True)
        )
    ])  # fmt: skip
    hand.show(*hand.app.scenes, scene)
    hand.key(pygame.KSCAN_DOWN)
    hand.settle()
