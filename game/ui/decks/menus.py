"""The lists that open on the deck screen: filters, the order, all decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from pygame import Rect

from game import i18n
from game.cards.model import Position
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui.decks.menu import Choice, MenuScene
from game.ui.decks.query import ATTACK_SORTS, DEFENSE_SORTS, Query, Sort
from game.ui.decks.words import class_name, position_name, sort_name, tab_text
from game.ui.scene import Push, Transition
from game.ui.widget import Action

if TYPE_CHECKING:
    from game.ui.decks.browser import DecksScene

Choices: TypeAlias = "Callable[[DecksScene], Sequence[Choice]]"


class Filter(NamedTuple):
    """One of the buttons above the grid."""

    name: str
    text: str
    choices: Choices
    is_set: bool


def opening(scene: DecksScene, name: str, choices: Choices) -> Action:
    """What a button does that opens a list below itself."""

    def anchor() -> Rect:
        button = scene.group.named(name)
        return button.rect if button else scene.places.filters

    def action() -> Transition:
        return Push(MenuScene(scene.kit, anchor, lambda: choices(scene)))

    return action


def filters(scene: DecksScene) -> list[Filter]:
    """The filters and the order, with what is chosen now."""
    query = scene.query
    club = next((c for c in scene.clubs if c.id == query.club), None)
    club_text = club.names[i18n.language()] if club else _("All clubs")
    position = position_name(query.position) if query.position else _("Position")
    stars = class_name(query.card_class) if query.card_class else _("★ Class")
    arrow = "↑" if query.ascends else "↓"
    order = _("Order: {by} {arrow}").format(by=sort_name(query.sort), arrow=arrow)
    return [
        Filter("club", club_text, clubs, query.club is not None),
        Filter("position", position, positions, query.position is not None),
        Filter("class", stars, classes, query.card_class is not None),
        Filter("order", order, orders, False),
    ]


def _choice(scene: DecksScene, text: str, query: Query, *, is_chosen: bool) -> Choice:
    return Choice(text, partial(scene.ask, query), is_chosen)


def clubs(scene: DecksScene) -> list[Choice]:
    """All clubs, or one."""
    query = scene.query
    found = [
        _choice(scene, _("All clubs"), replace(query, club=None), is_chosen=query.club is None)
    ]
    for club in scene.clubs:
        text = club.names[i18n.language()]
        is_chosen = query.club == club.id
        found.append(_choice(scene, text, replace(query, club=club.id), is_chosen=is_chosen))
    return found


def positions(scene: DecksScene) -> list[Choice]:
    """All positions, or one."""
    query = scene.query
    wanted: tuple[Position | None, ...] = (None, *Position)
    return [
        _choice(
            scene, position_name(each) if each else _("All positions"),
            replace(query, position=each), is_chosen=query.position is each,
        )
        for each in wanted
    ]  # fmt: skip


def classes(scene: DecksScene) -> list[Choice]:
    """All classes, or one."""
    query = scene.query
    return [
        _choice(
            scene, class_name(each) if each else _("All classes"),
            replace(query, card_class=each), is_chosen=query.card_class == each,
        )
        for each in (None, 3, 2, 1)
    ]  # fmt: skip


def orders(scene: DecksScene) -> list[Choice]:
    """What cards can be put in order by; the chosen one again turns the order around."""
    query = scene.query
    found = []
    for sort in Sort:
        text = sort_name(sort)
        if sort in ATTACK_SORTS:
            text = pgettext("order", "attack: {value}").format(value=text)
        elif sort in DEFENSE_SORTS:
            text = pgettext("order", "defense: {value}").format(value=text)
        is_chosen = query.sort is sort
        if is_chosen:
            text += " ↑" if not query.ascends else " ↓"
        found.append(_choice(scene, text, query.sorted_by(sort), is_chosen=is_chosen))
    return found


def decks(scene: DecksScene) -> list[Choice]:
    """Every deck, and those that are left out for their faults."""
    catalog = scene.kit.catalog
    found = [
        Choice(tab_text(deck), partial(_show, scene, place), deck is scene.deck)
        for place, deck in enumerate(catalog.decks)
    ]
    return found + [
        Choice(f"! {folder.name}", partial(scene.replace_by_faults, folder))
        for folder in catalog.faults
    ]


def _show(scene: DecksScene, place: int) -> Transition | None:
    scene.show_deck(scene.kit.catalog.decks[place])
    return None
