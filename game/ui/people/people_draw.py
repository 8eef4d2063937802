"""How the screen of the players looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.i18n import gettext as _
from game.i18n import ngettext, pgettext
from game.people.person import PersonColor
from game.ui import theme
from game.ui.decks.browser_draw import draw_ground, draw_header
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.people.chips import ColorChip, CrestChip
from game.ui.people.colors import FAULT, color_name, person_color
from game.ui.people.disc import draw_disc
from game.ui.people.facts import Facts, cards_text, rosters_text, sums, want_text
from game.ui.people.tally import DeckTally, stray_lines
from game.ui.people.track import draw_track
from game.ui.theme import Face, TextStyle

if TYPE_CHECKING:
    from game.ui.people.people_scene import PeopleScene

_LABEL = TextStyle(Face.TEXT, 19)
_HEADING = TextStyle(Face.DISPLAY, 26)
_DECK = TextStyle(Face.STRONG, 20)


def draw(scene: PeopleScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit, places = scene.kit, scene.places
    draw_ground(kit, frame)
    draw_header(kit, frame, places.header)
    row = places.header_row
    title = kit.type.label(_("Players").upper(), theme.HEADING, theme.INK, row.width // 2)
    frame.text(title, row.left, row.centery)
    text = _("Profiles on this computer, without passwords")
    line = kit.type.label(text, _LABEL, theme.MUTED, row.width // 2)
    frame.text(line, row.right, row.centery, "right")
    for panel in (places.list_panel, places.panel):
        box = kit.shapes.box(
            panel.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE,
            border_width=max(1, kit.px(2)),
        )  # fmt: skip
        frame.add(box, *panel.topleft)
    if scene.facts is None:
        _nobody(scene, frame)
    else:
        _chosen(scene, frame, scene.facts)
    scene.group.draw(frame)


def _nobody(scene: PeopleScene, frame: Frame) -> None:
    """What the screen is for, as long as it is empty."""
    kit, places = scene.kit, scene.places
    rows = places.rows.inflate(-kit.px(40), -kit.px(40))
    text = _("Nobody is here yet")
    paragraph(frame, kit, rows, text, theme.LEAD, color=theme.MUTED, align="center")
    panel = places.panel.inflate(-kit.px(240), 0)
    head = Rect(panel.left, panel.centery - kit.px(110), panel.width, kit.px(80))
    size, step = kit.px(96), kit.px(74)
    for place, color in enumerate((PersonColor.GREEN, PersonColor.ORANGE, PersonColor.BLUE)):
        center = (panel.centerx + (place - 1) * step, head.top - kit.px(70))
        frame.add_center(kit.shapes.disc(size + 2 * max(3, kit.px(5)), theme.PANEL), *center)
        frame.add_center(kit.shapes.disc(size, person_color(color)), *center)
    paragraph(frame, kit, head, _("Who plays here?").upper(), theme.HEADING, align="center")
    lines = (
        _("A player has a name, a color and a favorite club."),
        _("They mark the cards they own, and see what is missing."),
        _("They put rosters together from them, and bring those to a match."),
    )
    for place, line in enumerate(lines):
        rect = Rect(panel.left, head.bottom + place * kit.px(78), panel.width, kit.px(74))
        paragraph(frame, kit, rect, line, theme.LEAD, color=theme.SOFT, align="center")


def _chosen(scene: PeopleScene, frame: Frame, facts: Facts) -> None:
    kit, places = scene.kit, scene.places
    disc = places.disc
    draw_disc(kit, frame, facts.person, disc.center, disc.width)
    text, color = want_text(facts), theme.MUTED
    if scene.name_fault:
        text, color = scene.name_fault, FAULT
    paragraph(frame, kit, places.fault, text, theme.BODY, color=color)
    for rect, label, value in (
        (places.colors_label, _("Color"), color_text(scene, facts)),
        (places.clubs_label, _("Favorite club"), club_text(scene, facts)),
    ):
        first = kit.type.label(f"{label} ·", _LABEL, theme.MUTED, rect.width // 2)
        frame.text(first, rect.left, rect.centery)
        second = kit.type.label(value, _LABEL, theme.INK, rect.width // 2)
        frame.text(second, rect.left + first.width + kit.px(8), rect.centery)
    line = (places.colors.width, max(1, kit.px(2)))
    frame.add(kit.shapes.veil(line, theme.LINE), places.colors.left, places.line)
    _decks(scene, frame, facts)
    _rosters(scene, frame, facts)


def color_text(scene: PeopleScene, facts: Facts) -> str:
    """The name of the color pointed at, else of the chosen one."""
    chip = scene.pointed
    return color_name(chip.color if isinstance(chip, ColorChip) else facts.person.color)


def club_text(scene: PeopleScene, facts: Facts) -> str:
    """The name of the club pointed at, else of the chosen one."""
    chip = scene.pointed
    club = chip.club if isinstance(chip, CrestChip) else scene.kit.club(facts.person.club)
    return club.names[i18n.language()] if club else pgettext("club", "none")


def _heading(scene: PeopleScene, frame: Frame, place: int, text: str, count: str) -> None:
    kit, rect = scene.kit, scene.places.heading(place)
    right = kit.type.label(count, _LABEL, theme.MUTED, rect.width // 2)
    frame.text(right, rect.right, rect.centery, "right")
    room = rect.width - right.width - kit.px(16)
    frame.text(kit.type.label(text.upper(), _HEADING, theme.INK, room), rect.left, rect.centery)


def _decks(scene: PeopleScene, frame: Frame, facts: Facts) -> None:
    """How much of each deck is owned."""
    kit, area, step = scene.kit, scene.places.column(0), scene.places.deck_step
    decks = list(zip(kit.catalog.decks, facts.tallies, strict=True))
    _heading(scene, frame, 0, _("Cards"), cards_text(*sums(facts)) if len(decks) > 1 else "")
    strays = stray_lines(kit.catalog.decks, facts.owned)
    room, line_high = area.height - len(strays) * kit.px(30), kit.px(30)
    is_whole = len(decks) * step <= room
    shown = decks if is_whole else decks[: max(1, (room - line_high) // step)]
    for place, (deck, tally) in enumerate(shown):
        row = Rect(area.left, area.top + place * step, area.width, step)
        count = _("{n} of {all}").format(n=tally.owned, all=tally.total)
        number = kit.type.label(count, _LABEL, theme.SOFT)
        y = row.top + row.height * 0.36
        frame.text(number, row.right, y, "right")
        room = row.width - number.width - kit.px(16)
        name = kit.type.label(deck.names[i18n.language()], _DECK, theme.INK, room)
        frame.text(name, row.left, y)
        high = max(5, kit.px(12))
        track = Rect(row.left, row.top + round(row.height * 0.66), row.width, high)
        draw_track(kit, frame, track, tally.owned, tally.total)
    lines = list(strays)
    if len(shown) < len(decks):
        n = len(decks) - len(shown)
        lines.insert(0, ngettext("and {n} more deck", "and {n} more decks", n).format(n=n))
    y = area.top + len(shown) * step + kit.px(18)
    for line in lines:
        frame.text(kit.type.label(line, theme.TINY, theme.MUTED, area.width), area.left, y)
        y += kit.px(30)
    if len(decks) == 1:
        rest = Rect(area.left, round(y), area.width, round(area.bottom - y))
        _clubs(scene, frame, rest, decks[0][1])


def _clubs(scene: PeopleScene, frame: Frame, area: Rect, tally: DeckTally) -> None:
    """How much of each club is owned, in two columns, where there is room for all."""
    kit, gap = scene.kit, scene.kit.px(36)
    rows = -(-len(tally.clubs) // 2)
    step = min(kit.px(56), area.height // max(1, rows))
    if step < max(kit.px(38), 20):
        return
    half = (area.width - gap) // 2
    for place, each in enumerate(tally.clubs):
        column, row = divmod(place, rows)
        rect = Rect(area.left + column * (half + gap), area.top + row * step, half, step)
        size = min(step - 4, kit.px(34))
        frame.add_center(kit.sprites.crest(each.club, size), rect.left + size / 2, rect.centery)
        count = _("{n} of {all}").format(n=each.owned, all=each.total)
        number = kit.type.label(count, theme.SMALL, theme.GOOD if each.is_whole else theme.SOFT)
        frame.text(number, rect.right, rect.centery, "right")
        high = max(4, kit.px(8))
        left = rect.left + size + kit.px(14)
        track = Rect(left, rect.centery - high // 2, 0, high)
        track.width = rect.right - kit.px(92) - left
        draw_track(kit, frame, track, each.owned, each.total)


def _rosters(scene: PeopleScene, frame: Frame, facts: Facts) -> None:
    """The heading of the saved rosters, and what they are for where there is none."""
    kit, area = scene.kit, scene.places.column(1)
    _heading(scene, frame, 1, _("Rosters"), rosters_text(len(facts.rosters)))
    if not facts.rosters:
        rect = Rect(area.left, area.top + kit.px(8), area.width, min(area.height, kit.px(130)))
        text = (
            _("No roster is saved yet. Put one together from the cards owned.") if len(facts.owned)
            else _("First mark the cards owned, then put a roster together from them.")
        )  # fmt: skip
        paragraph(frame, kit, rect, text, theme.BODY, color=theme.MUTED, top=True)
