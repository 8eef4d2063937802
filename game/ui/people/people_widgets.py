"""The list, the fields and the buttons of the screen of the players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.i18n import gettext as _
from game.i18n import pgettext
from game.people.person import PersonColor
from game.ui import theme
from game.ui.decks.filters import opening
from game.ui.decks.menu import Choice
from game.ui.decks.menu_button import TAB, MenuButton, wide
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.people.chips import ColorChip, CrestChip, chip_width
from game.ui.people.colors import FAULT, color_name
from game.ui.people.facts import Facts, RosterFacts, roster_text
from game.ui.printing.flow import quiet
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Look, Widget, draw_focus

if TYPE_CHECKING:
    from game.ui.people.people_scene import PeopleScene

_GAP, _COLOR_GAP = 12, 9
_CHIP = TextStyle(Face.STRONG, 17)
_COLOR = TextStyle(Face.STRONG, 16)
_ROSTER = TextStyle(Face.STRONG, 20)
_LEAST_CREST = 44
_MARK = 22


def widgets(scene: PeopleScene) -> list[Widget]:
    """All widgets, in the order in which Tab leads through them."""
    look = Look.PLAIN if scene.facts else Look.CALL
    new = Widget(scene.places.new, _("+ New player"), scene.new_person, look, name="new")
    return [scene.rows, new, *_chosen(scene), _back(scene)]


def _back(scene: PeopleScene) -> Widget:
    area, text = scene.places.foot, _("← Back")
    rect = Rect(area.left, area.top, wide(scene.kit, text), area.height)
    return Widget(rect, text, scene.back, style=TAB, name="back")


def _chosen(scene: PeopleScene) -> list[Widget]:
    facts = scene.facts
    if facts is None:
        return []
    scene.name.rect, scene.name.text = scene.places.name, _("Name")
    return [
        scene.name, *_colors(scene, facts), *_clubs(scene, facts), *_rosters(scene, facts),
        *_buttons(scene, facts),
    ]  # fmt: skip


def _colors(scene: PeopleScene, facts: Facts) -> list[Widget]:
    """A chip for each color; their names are on them where all of them have room."""
    kit, row = scene.kit, scene.places.colors
    gap = kit.px(_COLOR_GAP)
    names = [color_name(color) for color in PersonColor]
    sizes = [chip_width(kit, name, _COLOR, row.height) for name in names]
    left_over = row.width - sum(sizes) - gap * (len(sizes) - 1)
    if left_over < 0:
        names, sizes = [""] * len(sizes), [round(row.height * 1.5)] * len(sizes)
        left_over = 0
    x, found = row.left, list[Widget]()
    for color, name, size in zip(PersonColor, names, sizes, strict=True):
        rect = Rect(x, row.top, size + left_over // len(sizes), row.height)
        look = Look.CHOSEN if color is facts.person.color else Look.PLAIN
        found.append(ColorChip(
            rect, name, quiet(partial(scene.choose_color, color)), look, style=_COLOR,
            radius=kit.px(14), name=f"color:{color}", color=color,
        ))  # fmt: skip
        x = rect.right + gap
    return found


def _clubs(scene: PeopleScene, facts: Facts) -> list[Widget]:
    """No club, and the crests of as many as have room; a list has them all where some have none."""
    kit, row, gap = scene.kit, scene.places.clubs, scene.kit.px(_GAP)
    text = pgettext("club", "None")
    first = Rect(row.left, row.top, wide(kit, text, _CHIP, 20), row.height)
    chosen, clubs = facts.person.club, list(scene.clubs)
    side = max(row.height, kit.px(_LEAST_CREST))
    room = row.right - first.right
    more: list[Widget] = []
    if len(clubs) * (side + gap) > room:
        more = [_more_clubs(scene, row)]
        room = more[0].rect.left - gap - first.right
    shown = clubs[: max(1, room // (side + gap))]
    if more and chosen not in [club.id for club in shown]:
        shown[-1:] = [club for club in clubs if club.id == chosen] or shown[-1:]
    found: list[Widget] = [CrestChip(
        first, text, quiet(partial(scene.choose_club, "")),
        Look.PLAIN if chosen else Look.CHOSEN, style=_CHIP, radius=kit.px(14), name="club:",
    )]  # fmt: skip
    for place, club in enumerate(shown):
        rect = Rect(first.right + gap + place * (side + gap), row.top, side, row.height)
        look = Look.CHOSEN if club.id == chosen else Look.PLAIN
        found.append(CrestChip(
            rect, club.names[i18n.language()], quiet(partial(scene.choose_club, club.id)), look,
            radius=kit.px(14), name=f"club:{club.id}", club=club,
        ))  # fmt: skip
    return found + more


def _more_clubs(scene: PeopleScene, row: Rect) -> Widget:
    """The button of the list of all clubs, at the row's right end."""
    kit, text = scene.kit, _("All clubs")
    size = wide(kit, text, _CHIP) + kit.px(_MARK)
    rect = Rect(row.right - size, row.top, size, row.height)
    action = opening(kit, scene.group, "clubs", partial(_club_choices, scene))
    return MenuButton(rect, text, action, style=_CHIP, name="clubs")


def _club_choices(scene: PeopleScene) -> list[Choice]:
    chosen, language = scene.person.club if scene.person else "", i18n.language()
    return [
        Choice(club.names[language], quiet(partial(scene.choose_club, club.id)), club.id == chosen)
        for club in scene.clubs
    ]


# --- rosters ---------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class RosterLine(Widget):
    """A saved roster: its name, what is known of it, and that a click opens it."""

    is_broken: bool = False

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the line to a frame."""
        del held
        rect, pad, radius = self.rect, kit.px(18), kit.px(12)
        fill = theme.BUTTON_HOVER if hot else theme.RAISED
        frame.add(kit.shapes.box(rect.size, radius, fill), *rect.topleft)
        opens = kit.type.label(_("Open"), _CHIP, theme.GOLD, rect.width // 4)
        frame.text(opens, rect.right - pad, rect.centery, "right")
        room = rect.width - 3 * pad - opens.width
        name = kit.type.label(self.text, self.style, theme.INK, room)
        frame.text(name, rect.left + pad, rect.top + rect.height * 0.31)
        color = FAULT if self.is_broken else theme.MUTED
        line = kit.type.label(self.second, theme.TINY, color, room)
        frame.text(line, rect.left + pad, rect.top + rect.height * 0.72)
        if focused:
            draw_focus(frame, kit, rect, radius)


def shown_rosters(scene: PeopleScene, facts: Facts) -> tuple[RosterFacts, ...]:
    """The rosters that have a line now."""
    found = facts.rosters
    fit = max(1, scene.places.column(1).height // scene.places.roster_step)
    if len(found) <= fit:
        return found
    page = max(1, fit - 1)
    first = scene.roster_page * page % (-(-len(found) // page) * page)
    return found[first : first + page]


def _rosters(scene: PeopleScene, facts: Facts) -> list[Widget]:
    kit, area, step = scene.kit, scene.places.column(1), scene.places.roster_step
    high, gap = step - max(3, kit.px(8)), kit.px(8)
    shown = shown_rosters(scene, facts)
    found: list[Widget] = []
    for place, each in enumerate(shown):
        y = area.top + place * step
        rect = Rect(area.left, y, area.width - high - gap, high)
        name = each.roster.id
        found.append(RosterLine(
            rect, each.roster.name, partial(scene.open_roster, each.roster),
            second=roster_text(each), style=_ROSTER, radius=kit.px(12), name=f"roster:{name}",
            is_broken=bool(each.away or each.has_double),
        ))  # fmt: skip
        right = Rect(rect.right + gap, y, high, high)
        found.append(Widget(
            right, "×", partial(scene.ask_remove_roster, each.roster), Look.QUIET, style=_ROSTER,
            radius=kit.px(12), name=f"remove:{name}",
        ))  # fmt: skip
    if len(shown) < len(facts.rosters):
        text = _("More rosters")
        y = area.top + len(shown) * step
        rect = Rect(area.left, y, wide(kit, text, _CHIP), min(high, kit.px(46)))
        found.append(Widget(
            rect, text, quiet(scene.turn_rosters), style=_CHIP, radius=kit.px(12),
            name="more_rosters",
        ))  # fmt: skip
    return found


# --- the panel's foot ------------------------------------------------------------------------


def _buttons(scene: PeopleScene, facts: Facts) -> list[Widget]:
    kit, places, row = scene.kit, scene.places, scene.places.buttons
    found = [
        Widget(places.main(0), _("Collection…"), scene.open_collection, Look.CALL,
               name="collection"),
        Widget(places.main(1), _("New roster…"), partial(scene.open_roster, None),
               name="new_roster"),
    ]  # fmt: skip
    left, half = row.left, places.main(0)
    gap = kit.px(_GAP)
    size = (half.width - gap) // 2
    few: list[tuple[str, str, Action, bool]] = [
        ("import", _("Import…"), scene.pick_file, True),
        ("export", _("Export…"), scene.export, bool(len(facts.owned))),
    ]
    for name, text, act, enabled in few:
        rect = Rect(left, row.top, size, row.height)
        found.append(Widget(rect, text, act, style=TAB, enabled=enabled, name=name))
        left += size + gap
    text = _("Remove player…")
    size = min(half.width, wide(kit, text))
    rect = Rect(row.right - size, row.top, size, row.height)
    found.append(Widget(rect, text, scene.ask_remove, Look.QUIET, style=TAB, name="remove"))
    return found
