"""How the collection screen looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.i18n import gettext as _
from game.i18n import ngettext
from game.ui import theme
from game.ui.decks import words
from game.ui.decks.browser_draw import draw_ground, draw_header, draw_large, large_surface
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.people import collection_widgets
from game.ui.people.colors import FAULT, person_color
from game.ui.people.disc import draw_disc
from game.ui.people.tally import ClubTally, Shown
from game.ui.people.track import draw_track
from game.ui.theme import Face, TextStyle

if TYPE_CHECKING:
    from game.ui.people.collection_scene import CollectionScene

_NAME = TextStyle(Face.DISPLAY, 28)
_LINE = TextStyle(Face.TEXT, 17)
_COUNT = TextStyle(Face.DISPLAY, 34)
_HEAD = TextStyle(Face.DISPLAY, 26)
_SMALL_HEAD = TextStyle(Face.DISPLAY, 20)
_CLUB = TextStyle(Face.STRONG, 18)


def draw(scene: CollectionScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    draw_ground(kit, frame)
    _header(scene, frame)
    _panel(scene, frame)
    if not scene.grid.cards:
        area = scene.places.grid.inflate(-kit.px(200), 0)
        area.height = kit.px(300)
        text = nothing_text(scene)
        paragraph(frame, kit, area, text, theme.LEAD, color=theme.MUTED, align="center")
    scene.group.draw(frame)


def nothing_text(scene: CollectionScene) -> str:
    """Why no card is shown."""
    if scene.deck is None:
        return _("There is no deck yet. Add one on the deck screen.")
    if not scene.query.is_open:
        return _("No card is like that.")
    if scene.shown is Shown.OWNED:
        return _("No card of this deck is owned yet. Show all cards and click those you have.")
    return _("Nothing is missing: the whole deck is owned.")


def _header(scene: CollectionScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.header_row
    draw_header(kit, frame, scene.places.header)
    size = row.height
    draw_disc(kit, frame, scene.person, (row.left + size // 2, row.centery), size)
    first, second = collection_widgets.titles(scene)
    title = kit.type.label(_("Collection").upper(), theme.HEADING, theme.INK, first.width)
    frame.text(title, first.left, row.centery)
    color = person_color(scene.person.color)
    name = kit.type.label(scene.person.name, theme.LEAD, color, second.width)
    frame.text(name, second.left, row.centery + kit.px(3))


def _panel(scene: CollectionScene, frame: Frame) -> None:
    kit, panel = scene.kit, scene.places.panel
    box = kit.shapes.box(
        panel.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE, border_width=max(1, kit.px(2))
    )
    frame.add(box, *panel.topleft)
    if scene.deck is None:
        return
    _card(scene, frame)
    _head(scene, frame)
    shown = collection_widgets.shown_clubs(scene)
    for place, tally in enumerate(shown):
        _club(scene, frame, collection_widgets.club_row(scene, place), tally)
    _numbers(scene, frame)


def _card(scene: CollectionScene, frame: Frame) -> None:
    """The chosen card: its face, its names, and how many of it there are."""
    card = scene.grid.card
    if card is None:
        return
    kit, area, language = scene.kit, scene.places.card, i18n.language()
    draw_large(kit, frame, scene.places.face, large_surface(scene))
    name = kit.type.label(card.names[language].upper(), _NAME, theme.INK, area.width)
    frame.text(name, area.left, area.top + kit.px(20))
    number = kit.type.label(str(card.number), theme.STRONG, theme.GOLD, area.width)
    frame.text(number, area.left, area.top + kit.px(56))
    line = Rect(area.left, area.top + kit.px(76), area.width, kit.px(64))
    text = words.club_line(card, language)
    paragraph(frame, kit, line, text, _LINE, color=theme.SOFT, top=True)
    stepper = scene.places.stepper
    hint = Rect(area.left, line.bottom + kit.px(6), area.width, 0)
    hint.height = stepper.top - kit.px(10) - hint.top
    text = _("A click marks a card, another takes it back.")
    lines = kit.type.wrap(text, theme.TINY, hint.width)
    if len(lines) * kit.type.line_height(theme.TINY) <= hint.height:
        paragraph(frame, kit, hint, text, theme.TINY, color=theme.MUTED)
    count = scene.chosen_count
    label = kit.type.label(str(count), _COUNT, theme.GOLD if count else theme.MUTED)
    frame.text(label, stepper.centerx, stepper.centery, "center")


def _head(scene: CollectionScene, frame: Frame) -> None:
    """How much of the deck is owned, what is missing, and cards that cannot be shown."""
    kit, area, tally = scene.kit, scene.places.head, scene.tally
    missing = tally.total - tally.owned
    right_text = (
        ngettext("{n} is missing", "{n} are missing", missing).format(n=missing) if missing
        else _("the deck is whole")
    )  # fmt: skip
    right = kit.type.label(
        right_text, theme.BODY, theme.SOFT if missing else theme.GOOD, area.width // 2
    )
    frame.text(right, area.right, area.centery, "right")
    text = _("{n} of {all} owned").format(n=tally.owned, all=tally.total).upper()
    head = kit.type.label(text, _HEAD, theme.INK, area.width - right.width - kit.px(12))
    frame.text(head, area.left, area.centery)
    draw_track(kit, frame, scene.places.track, tally.owned, tally.total)
    for place, line in enumerate(scene.strays):
        rect = scene.places.stray(place)
        frame.text(
            kit.type.label(line, theme.TINY, theme.GOLD, rect.width), rect.left, rect.centery
        )


def _club(scene: CollectionScene, frame: Frame, row: Rect, tally: ClubTally) -> None:
    kit, club = scene.kit, tally.club
    size = min(row.height - 4, kit.px(34))
    frame.add_center(kit.sprites.crest(club, size), row.left + size / 2, row.centery)
    right = row.right - collection_widgets.club_button_width(scene) - kit.px(14)
    left = row.left + size + kit.px(12)
    counts = _("{n} of {all}").format(n=tally.owned, all=tally.total)
    longest = _("{n} of {all}").format(n=tally.total, all=tally.total)
    color = theme.GOOD if tally.is_whole else theme.SOFT
    number = kit.type.label(counts, _LINE, color)
    frame.text(number, right, row.centery, "right")
    right -= kit.type.label(longest, _LINE).width + kit.px(12)
    names = [each.club.names[i18n.language()] for each in scene.tally.clubs]
    widest = max(kit.type.label(name, _CLUB).width for name in names)
    room = min((right - left) * 70 // 100, widest + kit.px(6))
    name = kit.type.label(club.names[i18n.language()], _CLUB, theme.INK, room)
    frame.text(name, left, row.centery)
    high = max(4, kit.px(8))
    track = Rect(left + room + kit.px(10), row.centery - high // 2, 0, high)
    track.width = max(high, right - track.left)
    draw_track(kit, frame, track, tally.owned, tally.total)


def _numbers(scene: CollectionScene, frame: Frame) -> None:
    """What the field of numbers is for, and what came of it."""
    kit, area = scene.kit, scene.places.numbers_label
    label = kit.type.label(_("By number").upper(), _SMALL_HEAD, theme.MUTED, area.width)
    frame.text(label, area.left, area.centery)
    text, is_fault = scene.numbers_words
    color = FAULT if is_fault else theme.MUTED
    paragraph(frame, kit, scene.places.words, text, theme.TINY, color=color, top=True)
