"""The buttons, filters and fields of the collection screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.cards.model import Deck
from game.i18n import gettext as _
from game.i18n import pgettext
from game.people.collection import MOST_COPIES
from game.ui import theme
from game.ui.decks.filters import filter_row, opening
from game.ui.decks.menu import Choice
from game.ui.decks.menu_button import TAB, MenuButton, nowhere, place_row, tab_button, wide
from game.ui.people.tally import ClubTally, Shown, deck_tally
from game.ui.printing.flow import quiet
from game.ui.setup_widgets import Option, options
from game.ui.theme import Face, TextStyle
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.people.collection_scene import CollectionScene

_GAP = 14
_STEP = TextStyle(Face.DISPLAY, 30)
_CLUB = TextStyle(Face.STRONG, 17)


def widgets(scene: CollectionScene) -> list[Widget]:
    """All widgets, in the order in which Tab leads through them."""
    if scene.deck is None:
        return [*_header(scene), *_foot(scene)]
    total = len(scene.deck.cards)
    filters = filter_row(scene, scene.places.filters, len(scene.grid.cards), total)
    return [
        *_header(scene), *filters, *_switch(scene), scene.grid, *_card(scene), *_clubs(scene),
        *_numbers(scene), *_foot(scene),
    ]  # fmt: skip


# --- the bar on top --------------------------------------------------------------------------


def titles(scene: CollectionScene) -> tuple[Rect, Rect]:
    """Where the screen's title and the person's name stand; both in a third of the bar."""
    kit, row = scene.kit, scene.places.header_row
    left, gap = row.left + row.height + kit.px(20), kit.px(18)
    room = row.left + row.width * 36 // 100 - left
    title = kit.type.label(_("Collection").upper(), theme.HEADING).width
    title = min(title, room * 65 // 100)
    name = min(kit.type.label(scene.person.name, theme.LEAD).width, room - title - gap)
    first = Rect(left, row.top, title, row.height)
    return first, Rect(first.right + gap, row.top, name, row.height)


def _header(scene: CollectionScene) -> list[Widget]:
    kit, row = scene.kit, scene.places.header_row
    right = [
        tab_button("import", _("CSV or file…"), scene.pick_file),
        tab_button("export", _("Export…"), scene.export),
    ]
    place_row(kit, right, Rect(row.centerx, row.top, row.width // 2, row.height), align="right")
    left = titles(scene)[1].right + kit.px(32)
    area = Rect(left, row.top, right[0].rect.left - kit.px(28) - left, row.height)
    return [*_decks(scene, area), *right]


def _decks(scene: CollectionScene, area: Rect) -> list[Widget]:
    """A tab for each deck, or a list where they are too many."""
    kit, decks = scene.kit, scene.kit.catalog.decks
    if not decks:
        return []
    tabs = [
        tab_button(
            f"deck:{deck.id}", deck_text(scene, deck), quiet(partial(scene.show_deck, deck)),
            Look.CHOSEN if deck is scene.deck else Look.PLAIN,
        )
        for deck in decks
    ]  # fmt: skip
    if sum(wide(kit, tab.text) + kit.px(_GAP) for tab in tabs) <= area.width:
        place_row(kit, tabs, area)
        return tabs
    text = deck_text(scene, scene.deck) if scene.deck else ""
    menu = MenuButton(
        nowhere(), text, opening(kit, scene.group, "decks", partial(_deck_choices, scene)),
        Look.CHOSEN, style=TAB, name="decks",
    )  # fmt: skip
    menu.rect = Rect(area.left, area.top, min(area.width, wide(kit, text) + kit.px(30)),
                     area.height)  # fmt: skip
    return [menu]


def _deck_choices(scene: CollectionScene) -> list[Choice]:
    return [
        Choice(deck_text(scene, deck), quiet(partial(scene.show_deck, deck)), deck is scene.deck)
        for deck in scene.kit.catalog.decks
    ]


def deck_text(scene: CollectionScene, deck: Deck) -> str:
    """A deck's name, and how much of it is owned."""
    tally = scene.tally if deck is scene.deck else deck_tally(deck, scene.holding.owned)
    text = _("{deck} · {n} of {all}")
    return text.format(deck=deck.names[i18n.language()], n=tally.owned, all=tally.total)


# --- above the grid --------------------------------------------------------------------------


def shown_text(shown: Shown, n: int) -> str:
    """Which cards are shown, and how many they are."""
    return {
        Shown.ALL: pgettext("cards", "All · {n}"),
        Shown.OWNED: pgettext("cards", "Owned · {n}"),
        Shown.MISSING: pgettext("cards", "Missing · {n}"),
    }[shown].format(n=n)


def _switch(scene: CollectionScene) -> list[Widget]:
    """All, owned or missing; what is done to all cards shown."""
    kit, row, tally = scene.kit, scene.places.switch, scene.tally
    counts = (tally.total, tally.owned, tally.total - tally.owned)
    choices = [
        Option(f"shown:{each}", shown_text(each, n), partial(scene.show, each),
               scene.shown is each)
        for each, n in zip(Shown, counts, strict=True)
    ]  # fmt: skip
    bulk = [
        tab_button("mark_all", _("Mark all shown"), quiet(scene.mark_shown)),
        tab_button("clear_all", _("Clear all shown"), quiet(scene.clear_shown)),
    ]
    for widget in bulk:
        widget.enabled = bool(scene.grid.cards)
        widget.radius = kit.px(14)
    half = Rect(row.centerx, row.top, row.right - row.centerx, row.height)
    place_row(kit, bulk, half, align="right")
    room = bulk[0].rect.left - kit.px(_GAP) - row.left
    return [*options(kit, choices, Rect(row.left, row.top, room, row.height)), *bulk]


# --- the panel -------------------------------------------------------------------------------


def _card(scene: CollectionScene) -> list[Widget]:
    """The chosen card's face, and how many copies of it there are."""
    card = scene.grid.card
    if card is None:
        return []
    kit, area, count = scene.kit, scene.places.stepper, scene.chosen_count
    side = min(area.width // 3, max(kit.px(66), 32))
    less = Rect(area.left, area.top, side, area.height)
    more = Rect(area.right - side, area.top, side, area.height)
    face = Widget(
        scene.places.face.copy(), "", scene.look_closely, Look.BARE,
        radius=round(scene.places.face.width * theme.CARD_RADIUS), name="large",
    )  # fmt: skip
    return [
        face,
        Widget(less, "−", quiet(partial(scene.add, -1)), style=_STEP, radius=kit.px(12),
               enabled=count > 0, name="less"),
        Widget(more, "+", quiet(partial(scene.add, 1)), style=_STEP, radius=kit.px(12),
               enabled=count < MOST_COPIES, name="more"),
    ]  # fmt: skip


def shown_clubs(scene: CollectionScene) -> tuple[ClubTally, ...]:
    """The clubs that have a row now."""
    places, found = scene.places, scene.tally.clubs
    step = places.club_step(len(scene.strays), len(found))
    fit = max(1, places.clubs(len(scene.strays)).height // step)
    if len(found) <= fit:
        return found
    page = max(1, fit - 1)
    first = scene.club_page * page % (-(-len(found) // page) * page)
    return found[first : first + page]


def club_row(scene: CollectionScene, place: int) -> Rect:
    """Where the row of a club is."""
    area = scene.places.clubs(len(scene.strays))
    step = scene.places.club_step(len(scene.strays), len(scene.tally.clubs))
    return Rect(area.left, area.top + place * step, area.width, step)


def club_button_width(scene: CollectionScene) -> int:
    """How wide the buttons beside the clubs are, px."""
    kit = scene.kit
    texts = (_whole_text(is_whole=False), _whole_text(is_whole=True))
    most = max(wide(kit, text, _CLUB) for text in texts)
    return min(most, scene.places.head.width * 38 // 100)


def _whole_text(*, is_whole: bool) -> str:
    return pgettext("club", "Clear") if is_whole else _("Whole club")


def _clubs(scene: CollectionScene) -> list[Widget]:
    """A button for each club, and one for more clubs."""
    kit, shown = scene.kit, shown_clubs(scene)
    size = club_button_width(scene)
    found = []
    for place, tally in enumerate(shown):
        row = club_row(scene, place)
        inset = max(1, row.height // 12)
        rect = Rect(row.right - size, row.top + inset, size, row.height - 2 * inset)
        act = quiet(partial(scene.turn_club, tally))
        found.append(Widget(
            rect, _whole_text(is_whole=tally.is_whole), act, style=_CLUB, radius=kit.px(10),
            name=f"whole:{tally.club.id}",
        ))  # fmt: skip
    if len(shown) < len(scene.tally.clubs):
        row = club_row(scene, len(shown))
        inset = max(1, row.height // 12)
        text = _("More clubs")
        rect = Rect(row.left, row.top + inset, wide(kit, text, _CLUB), row.height - 2 * inset)
        act = quiet(scene.turn_clubs)
        found.append(Widget(rect, text, act, style=_CLUB, radius=kit.px(10), name="more_clubs"))
    return found


def _numbers(scene: CollectionScene) -> list[Widget]:
    """The field of numbers and its button."""
    kit, area = scene.kit, scene.places.numbers
    text = pgettext("numbers", "Mark")
    size = min(area.width * 2 // 5, wide(kit, text))
    right = Rect(area.right - size, area.top, size, area.height)
    entry = scene.numbers
    entry.text = _("1.1.001-1.1.020, 1.2.005")
    entry.rect = Rect(area.left, area.top, right.left - kit.px(10) - area.left, area.height)
    mark = Widget(
        right, text, quiet(scene.mark_numbers), style=TAB, radius=kit.px(12),
        enabled=bool(entry.value.strip()), name="mark_numbers",
    )  # fmt: skip
    return [entry, mark]


def _foot(scene: CollectionScene) -> list[Widget]:
    kit, area = scene.kit, scene.places.foot
    back = tab_button("back", _("← Back"), scene.back)
    undo = tab_button("undo", _("Undo"), quiet(scene.undo))
    redo = tab_button("redo", _("Redo"), quiet(scene.redo))
    undo.enabled, redo.enabled = scene.holding.can_undo, scene.holding.can_redo
    place_row(kit, [back], area)
    rest = Rect(back.rect.right + kit.px(_GAP), area.top, 0, area.height)
    rest.width = area.right - rest.left
    place_row(kit, [undo, redo], rest, align="right")
    return [back, undo, redo]
