"""How the roster builder looks; it reads the scene and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import i18n
from game.engine import PLAYS
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui import theme
from game.ui.decks.browser_draw import draw_ground, draw_header
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.roster import widgets, words
from game.ui.roster.layout import ROW, SAY
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.roster.scene import RosterScene

_COUNT = TextStyle(Face.DISPLAY, 30)
_SAY = TextStyle(Face.TEXT, SAY)
_ROW = TextStyle(Face.TEXT, ROW)
_VALUE = TextStyle(Face.DISPLAY, 19)


def draw(scene: RosterScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    draw_ground(scene.kit, frame)
    _header(scene, frame)
    _panel(scene, frame)
    if not scene.pool.grid.cards:
        _nothing(scene, frame)
    scene.group.draw(frame)
    scene.flights.draw(frame)
    scene.pointer.draw(frame)
    scene.peek.draw(frame)


def _header(scene: RosterScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.header_row
    draw_header(kit, frame, scene.places.header)
    end = widgets.header_left(scene) - kit.px(28)
    room = end - row.left
    if scene.request.hint:
        room = room * 6 // 10
    title = kit.type.label(scene.request.title.upper(), theme.HEADING, theme.INK, room)
    frame.text(title, row.left, row.centery)
    left = row.left + title.width + kit.px(28)
    if scene.request.hint and end - left > kit.px(60):
        area = Rect(left, row.top, end - left, row.height)
        paragraph(frame, kit, area, scene.request.hint, _SAY, color=theme.MUTED)


def _nothing(scene: RosterScene, frame: Frame) -> None:
    text = _("No card is like that.") if scene.work.pool else _("There is no card to pick from.")
    area = scene.places.grid.inflate(-scene.kit.px(200), 0)
    area.height = scene.kit.px(300)
    paragraph(frame, scene.kit, area, text, theme.LEAD, color=theme.MUTED, align="center")


def _panel(scene: RosterScene, frame: Frame) -> None:
    kit, places = scene.kit, scene.places
    panel = places.panel
    edge = theme.GOLD if scene.pointer.is_over_panel else theme.LINE
    box = kit.shapes.box(
        panel.size, kit.px(22), theme.PANEL_GLASS, border=edge, border_width=max(1, kit.px(2))
    )
    frame.add(box, *panel.topleft)
    head = places.head
    room = widgets.left_of(scene, "roster:undo", head.right) - head.left
    color = theme.INK if scene.work.is_allowed else theme.SOFT
    texts = (words.count_text(scene.work), i18n.cards(scene.work.count))
    count = kit.type.label(_fitting(kit, texts, _COUNT, room), _COUNT, color, room)
    frame.text(count, head.left, head.centery)
    text, color = scene.said
    say = places.say
    say.width = widgets.left_of(scene, "roster:notes", say.right) - say.left
    paragraph(frame, kit, say, text, _SAY, color=color)
    _rows(scene, frame, places.rows)
    _first(scene, frame, places.first)
    fill = places.fill
    label = kit.type.label(widgets.fill_label(), theme.SMALL, theme.MUTED)
    frame.text(label, fill.left, fill.centery)


def _first(scene: RosterScene, frame: Frame, area: Rect) -> None:
    """The number that decides the first possession, and what a tick means."""
    kit = scene.kit
    number = kit.type.label(words.first_text(scene.work.smallest), theme.SMALL, theme.SOFT)
    texts = (_("deck average"), pgettext("average", "deck"))
    room = area.width - number.width - kit.px(48)
    text = _fitting(kit, texts, theme.TINY, room)
    legend = kit.type.label(text, theme.TINY, theme.MUTED, room)
    frame.text(number, area.left, area.centery)
    frame.text(legend, area.right, area.centery, "right")
    tick = _tick(scene, kit.px(16))
    frame.add_center(tick, area.right - legend.width - kit.px(10), area.centery)


def _fitting(kit: Kit, texts: Sequence[str], style: TextStyle, room: int) -> str:
    """The first of some texts that fits, or the last."""
    fits = (text for text in texts if kit.type.label(text, style).width <= room)
    return next(fits, texts[-1])


def _tick(scene: RosterScene, high: int) -> Surface:
    kit = scene.kit
    return kit.shapes.box((max(2, kit.px(3)), max(6, high)), 0, theme.INK)


def _rows(scene: RosterScene, frame: Frame, area: Rect) -> None:
    """The means of the eight rows beside those of the decks; attack left, defense right."""
    work, kit = scene.work, scene.kit
    gap = kit.px(28)
    half = (area.width - gap) // 2
    step = area.height / len(PLAYS)
    deck = work.measure.deck
    if deck is None:
        return
    for play in PLAYS:
        top, high = round(area.top + play * step), round(step)
        left = Rect(area.left, top, half, high)
        right = Rect(area.right - half, top, half, high)
        attack = work.rows.attack[play] if work.rows else None
        defense = work.rows.defense[play] if work.rows else None
        _bar(scene, frame, left, play_name(play), attack, deck.attack[play], theme.ATTACK)
        _bar(scene, frame, right, defense_name(play), defense, deck.defense[play], theme.DEFENSE)


def _bar(
    scene: RosterScene, frame: Frame, rect: Rect, text: str, value: float | None, mean: float,
    color: Color,
) -> None:  # fmt: skip
    """A row's name, its mean, and a bar with the decks' mean as a tick."""
    kit = scene.kit
    shown = "–" if value is None else i18n.decimal(value)
    number = kit.type.label(shown, _VALUE, theme.INK if value else theme.MUTED)
    label = kit.type.label(text, _ROW, theme.SOFT, rect.width - number.width - kit.px(10))
    y = rect.top + rect.height * 0.32
    frame.text(label, rect.left, y)
    frame.text(number, rect.right, y, "right")
    high = max(4, kit.px(9))
    middle = rect.top + round(rect.height * 0.76)
    track = kit.shapes.box((rect.width, high), high // 2, theme.BUTTON)
    frame.add(track, rect.left, middle - high // 2)
    if value:
        wide = max(high, round(rect.width * scene.work.measure.share(value)))
        frame.add(kit.shapes.box((wide, high), high // 2, color), rect.left, middle - high // 2)
    x = rect.left + round(rect.width * scene.work.measure.share(mean))
    frame.add_center(_tick(scene, high + max(4, kit.px(7))), x, middle)
