"""The buttons, filters and tabs of the deck screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks import library, menus
from game.ui.decks.filters import filter_row, opening
from game.ui.decks.menu_button import TAB, MenuButton, nowhere, place_row, tab_button, wide
from game.ui.decks.words import tab_text
from game.ui.scene import Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.decks.browser import DecksScene

_GAP = 14
_MARK = 14


def widgets(scene: DecksScene) -> list[Widget]:
    """All widgets, in the order in which Tab leads through them."""
    filters: list[Widget] = []
    if scene.deck is not None:
        shown, total = len(scene.grid.cards), len(scene.deck.cards)
        filters = filter_row(scene, scene.places.filters, shown, total)
    return [*_header(scene), *filters, scene.grid, *_panel(scene), *_foot(scene)]


# --- the bar on top --------------------------------------------------------------------------


def title_width(scene: DecksScene) -> int:
    """How much of the bar the screen's title takes, px."""
    kit = scene.kit
    return min(kit.px(300), kit.type.label(_("Decks").upper(), theme.HEADING).width)


def _header(scene: DecksScene) -> list[Widget]:
    kit, row = scene.kit, scene.places.header_row
    right = _right_buttons(scene)
    place_row(kit, right, Rect(row.centerx, row.top, row.width // 2, row.height), align="right")
    left = row.left + title_width(scene) + kit.px(28)
    end = (right[0].rect.left if right else row.right) - kit.px(28)
    found = _tabs(scene, end - left)
    place_row(kit, found, Rect(left, row.top, end - left, row.height))
    return [*found, *right]


def _right_buttons(scene: DecksScene) -> list[Widget]:
    found = []
    if scene.deck is not None:
        found.append(tab_button("print", _("Print…"), scene.print))
        found.append(tab_button("new", _("New card"), scene.new_card))
    return found


def _tabs(scene: DecksScene, room: int) -> list[Widget]:
    """A tab for each deck that fits, a menu for the others, and the way to add one."""
    kit = scene.kit
    add = tab_button("add", _("+ Add deck…"), scene.add_deck)
    decks = kit.catalog.decks
    tabs = [
        tab_button(
            f"deck:{deck.id}", tab_text(deck), partial(_quiet, partial(scene.show_deck, deck)),
            Look.CHOSEN if deck is scene.deck else Look.PLAIN,
        )
        for deck in decks
    ]  # fmt: skip
    faults = [
        tab_button(f"faults:{folder.name}", f"! {folder.name}", partial(scene.show_faults, folder))
        for folder in kit.catalog.faults
    ]
    every = [*tabs, *faults]
    gap = kit.px(_GAP)
    sizes = [wide(kit, tab.text) + gap for tab in every]
    left = room - wide(kit, add.text)
    if sum(sizes) <= left:
        return [*every, add]
    more = MenuButton(
        nowhere(), _("All: {n}").format(n=len(every)),
        opening(kit, scene.group, "more", partial(menus.decks, scene)), style=TAB, name="more",
    )  # fmt: skip
    left -= wide(kit, more.text) + kit.px(_MARK + 8) + gap
    shown: list[Widget] = []
    first = sorted(every, key=lambda tab: tab.look is not Look.CHOSEN)
    for tab in first:
        left -= wide(kit, tab.text) + gap
        if left >= 0 or not shown:
            shown.append(tab)
    return [*(tab for tab in every if tab in shown), more, add]


def _quiet(act: Callable[[], object]) -> Transition | None:
    act()
    return None


# --- the chosen card -------------------------------------------------------------------------


def _panel(scene: DecksScene) -> list[Widget]:
    card = scene.grid.card
    if card is None:
        return []
    kit, places = scene.kit, scene.places
    if scene.first is not None:
        found = [tab_button("cancel", _("Do not compare"), scene.cancel_compare)]
    else:
        found = [tab_button("edit", _("Edit"), scene.edit)]
        if len(scene.grid.cards) > 1:
            found.append(tab_button("compare", _("Compare…"), scene.compare))
    area = places.buttons
    gap = kit.px(_GAP)
    size = (area.width - gap * max(0, len(found) - 1)) // max(1, len(found))
    for place, widget in enumerate(found):
        widget.rect = Rect(area.left + place * (size + gap), area.top, size, area.height)
    face = Widget(
        places.face.copy(), "", scene.look_closely, Look.BARE,
        radius=round(places.face.width * theme.CARD_RADIUS), name="large",
    )  # fmt: skip
    return [face, *_languages(scene), *found]


def _languages(scene: DecksScene) -> list[Widget]:
    """The two languages of the large face."""
    kit, area = scene.kit, scene.places.names
    size, high, gap = max(kit.px(58), 30), max(kit.px(38), 24), kit.px(6)
    found = []
    for place, language in enumerate(("ru", "en")):
        x = area.right - (2 - place) * size - (1 - place) * gap
        look = Look.CHOSEN if scene.face_language == language else Look.PLAIN
        found.append(Widget(
            Rect(x, area.top, size, high), language.upper(),
            partial(_quiet, partial(scene.speak, language)), look,
            style=TextStyle(Face.STRONG, 17), radius=kit.px(10), name=f"language:{language}",
        ))  # fmt: skip
    return found


def _foot(scene: DecksScene) -> list[Widget]:
    kit, area = scene.kit, scene.places.foot
    back = tab_button("back", _("← Back"), scene.back)
    found = [back]
    if scene.deck is not None and library.is_own(scene.deck):
        found.append(tab_button("remove", _("Remove the deck…"), scene.ask_remove))
    place_row(kit, found, area)
    if len(found) > 1:
        found[1].rect.right = area.right
    return found


def languages_left(scene: DecksScene) -> int:
    """Where the choice of languages begins, px."""
    button = scene.group.named("language:ru")
    return button.rect.left if button else scene.places.names.right
