"""The row above a grid of cards: a search, filters and the order; any screen may have one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias

from pygame import Rect

from game import i18n
from game.cards.model import Club, Position
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui.decks.menu import Choice, MenuScene
from game.ui.decks.menu_button import MenuButton, nowhere, wide
from game.ui.decks.query import ATTACK_SORTS, DEFENSE_SORTS, Query, Sort
from game.ui.decks.words import class_name, position_name, sort_name
from game.ui.kit import Kit
from game.ui.scene import Push, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Entry, Group, Look, Widget

_STYLE = TextStyle(Face.TEXT, 18)
_SEARCH_LIMIT = 40
_MARK = 14
_LEAST_SEARCH = 220


class Filtered(Protocol):
    """A screen whose cards can be searched, filtered and put in order."""

    kit: Kit
    group: Group
    search: Entry
    query: Query

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The clubs that can be chosen."""
        ...

    def ask(self, query: Query) -> None:
        """Show what another query lets pass."""
        ...

    def clear(self) -> Transition | None:
        """Show all cards again."""
        ...


Choices: TypeAlias = Callable[[Filtered], Sequence[Choice]]


class Filter(NamedTuple):
    """One of the buttons above the grid."""

    name: str
    text: str
    choices: Choices
    is_set: bool


def search_entry(changed: Callable[[str], None]) -> Entry:
    """The field a name or number is typed into; its place and words come with `filter_row`."""
    return Entry(nowhere(), style=_STYLE, name="search", limit=_SEARCH_LIMIT, changed=changed)


def filter_row(scene: Filtered, row: Rect, shown: int, total: int) -> list[Widget]:
    """Search, filters and order placed in a row, px.

    Args:
        scene: whose cards they are.
        row: where.
        shown: how many cards pass.
        total: how many there are.
    """
    kit = scene.kit
    found: list[Widget] = []
    for name, text, choices, is_set in filters(scene):
        look = Look.CHOSEN if is_set else Look.PLAIN
        action = opening(kit, scene.group, name, partial(choices, scene))
        found.append(MenuButton(nowhere(), text, action, look, style=_STYLE, name=name))
    if not scene.query.is_open:
        text = _("× {n} of {all}").format(n=shown, all=total)
        clear = Widget(nowhere(), text, scene.clear, style=_STYLE, radius=kit.px(12), name="clear")
        found.append(clear)
    gap, extra = kit.px(12), kit.px(_MARK + 8)
    sizes = [
        wide(kit, each.text, _STYLE, 18) + (extra if isinstance(each, MenuButton) else 0)
        for each in found
    ]
    room = row.width - min(row.width // 3, kit.px(_LEAST_SEARCH)) - gap * len(found)
    if sum(sizes) > room:
        sizes = [int(size * room / sum(sizes)) for size in sizes]
    x = row.right - sum(sizes) - gap * (len(sizes) - 1)
    scene.search.text = _("Name or number")
    scene.search.rect = Rect(row.left, row.top, x - gap - row.left, row.height)
    for each, size in zip(found, sizes, strict=True):
        each.rect = Rect(x, row.top, size, row.height)
        x += size + gap
    return [scene.search, *found]


def opening(kit: Kit, group: Group, name: str, choices: Callable[[], Sequence[Choice]]) -> Action:
    """What the button of that name does: it opens a list below itself."""

    def anchor() -> Rect:
        button = group.named(name)
        return button.rect if button else kit.rect(40, 128, 300, 48)

    def action() -> Transition:
        return Push(MenuScene(kit, anchor, choices))

    return action


def filters(scene: Filtered) -> list[Filter]:
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


def _choice(scene: Filtered, text: str, query: Query, *, is_chosen: bool) -> Choice:
    return Choice(text, partial(scene.ask, query), is_chosen)


def clubs(scene: Filtered) -> list[Choice]:
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


def positions(scene: Filtered) -> list[Choice]:
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


def classes(scene: Filtered) -> list[Choice]:
    """All classes, or one."""
    query = scene.query
    return [
        _choice(
            scene, class_name(each) if each else _("All classes"),
            replace(query, card_class=each), is_chosen=query.card_class == each,
        )
        for each in (None, 3, 2, 1)
    ]  # fmt: skip


def orders(scene: Filtered) -> list[Choice]:
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
