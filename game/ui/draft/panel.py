"""A seat's panel on the draft screen: its cards, its empty places, what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.engine import PLAYS, Seat
from game.i18n import gettext as _
from game.ui import theme
from game.ui.draft import words
from game.ui.draft.flight import Key, Spot
from game.ui.draft.mark import handed, picking
from game.ui.draft.routes import CARD, CLOSED
from game.ui.draft.worth import means
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.play_words import play_name, short_play_name
from game.ui.shape import mix
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_NAME = TextStyle(Face.DISPLAY, 24)
_MEAN = TextStyle(Face.DISPLAY, 19)
_LEAST_LIGHT = 150.0
_SHRUNK = 0.8  # of a name's width, before its count is said more shortly


def readable(color: Color) -> Color:
    """A seat's colour, lightened until its name can be read on a dark ground."""
    ink = color
    while 0.30 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2] < _LEAST_LIGHT:
        ink = mix(ink, theme.WHITE, 0.15)
    return ink


def spots(scene: DraftScene, seat: Seat) -> dict[Key, Spot]:
    """Where a seat's cards lie, by their names; closed ones are told apart by their place."""
    found: dict[Key, Spot] = {}
    closed = 0
    for card, rect in zip(scene.sight.hands[seat], scene.slots[seat], strict=False):
        if card is None:
            found[CLOSED, seat, closed] = Spot(rect, None)
            closed += 1
        else:
            found[CARD, card] = Spot(rect, scene.table.pool[card])
    return found


def draw(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    """Add a seat's panel to a frame."""
    _ground(scene, frame, seat)
    _head(scene, frame, seat)
    _slots(scene, frame, seat)
    _note(scene, frame, seat)
    _means(scene, frame, seat)


def _ground(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    """The panel; its edge is lit while its seat picks, and more while a card would drop there."""
    kit, rect = scene.kit, scene.places.panel(seat)
    corner = kit.px(22)
    is_active = scene.sight.to_pick == seat
    is_lit = scene.pointer.is_over_panel and is_active
    edge = theme.BALL if is_lit else scene.table.seats[seat].color if is_active else theme.LINE
    if is_active:
        reach = kit.px(8 if is_lit else 5)
        halo = kit.shapes.glow(rect.size, corner, (*edge[:3], 110), reach)
        frame.add(halo, rect.left - reach, rect.top - reach)
    fill = theme.PANEL if is_active else theme.PANEL_GLASS
    width = max(2, kit.px(4)) if is_active else max(1, kit.px(2))
    box = kit.shapes.box(rect.size, corner, fill, border=edge, border_width=width)
    frame.add(box, *rect.topleft)


def _head(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    kit, rect, info = scene.kit, scene.places.panel(seat), scene.table.seats[seat]
    left, right = rect.left + kit.px(20), rect.right - kit.px(20)
    y = rect.top + kit.px(33)
    hand = scene.sight.hands[seat]
    ink: Color = theme.MUTED
    if scene.sight.to_pick == seat:
        size = max(10, kit.px(18))
        ink = readable(info.color)
        frame.add_center(picking(kit, size, ink), left + size / 2, y)
        left += size + kit.px(8)
    name, have, most = info.name.upper(), len(hand), scene.sight.counts[seat]
    for text in (words.count_text(have, most), f"{have}/{most}"):
        count = kit.type.label(text, theme.SMALL, theme.MUTED)
        room = right - count.width - kit.px(10) - left
        if kit.type.label(name, _NAME, ink).width * _SHRUNK <= room:
            break
    frame.text(count, right, y, "right")
    frame.text(kit.type.label(name, _NAME, ink, room), left, y)


def _slots(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    kit = scene.kit
    line = max(1, kit.px(2))
    here = spots(scene, seat)
    for rect in scene.slots[seat]:
        radius = round(rect.width * theme.CARD_RADIUS)
        empty = kit.shapes.dashed(rect.size, radius, (15, 23, 34, 90), theme.LINE, line)
        frame.add(empty, *rect.topleft)
    for key, (rect, face) in here.items():
        if scene.flights.has(key):
            continue
        frame.add(scene.faces.picture(face, rect.width), *rect.topleft)
        if key[0] == CARD and key[1] in scene.sight.passed:
            size = max(12, kit.px(26))
            disc = kit.shapes.disc(size, theme.GOLD)
            x, y = rect.right - size / 4, rect.bottom - size / 4
            frame.add_center(disc, x, y)
            frame.add_center(handed(kit, max(8, size * 3 // 5), theme.CARD_INK), x, y)


def _note(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    """How many of the cards came from the other."""
    passed = [card for card in scene.sight.hands[seat] if card in scene.sight.passed]
    if not passed:
        return
    kit, area = scene.kit, scene.places.note(seat)
    size = max(12, kit.px(22))
    frame.add_center(kit.shapes.disc(size, theme.GOLD), area.left + size / 2, area.centery)
    mark = handed(kit, max(8, size * 3 // 5), theme.CARD_INK)
    frame.add_center(mark, area.left + size / 2, area.centery)
    text = words.passed_text(len(passed), is_own=seat == scene.sight.eyes)
    room = area.width - size - kit.px(10)
    label = kit.type.label(text, theme.SMALL, theme.SOFT, room)
    frame.text(label, area.left + size + kit.px(10), area.centery)


def _means(scene: DraftScene, frame: Frame, seat: Seat) -> None:
    """A line for each row: mean attack left, mean defense right, as on cards."""
    kit, area = scene.kit, scene.places.means(seat)
    hand = scene.sight.hands[seat]
    known = [scene.table.pool[card] for card in hand if card is not None]
    if len(known) < len(hand):
        text = _("These cards stay closed.")
        paragraph(frame, kit, area, text, theme.SMALL, color=theme.MUTED, align="center")
        return
    step = area.height / len(PLAYS)
    sides = (means(known, is_defense=False), means(known, is_defense=True))
    for play in PLAYS:
        y = area.top + step * (play + 0.5)
        for part, color in enumerate((theme.ATTACK, theme.DEFENSE)):
            text = i18n.decimal(sides[part][play]) if known else "—"
            _chip(scene, frame, area, y, text, color, is_right=bool(part))
        room = area.width - 2 * _chip_width(scene) - kit.px(8)
        name = play_name(play)
        if kit.type.label(name, theme.TINY, theme.SOFT).width > room:
            name = short_play_name(play)
        label = kit.type.label(name, theme.TINY, theme.SOFT, room)
        frame.text(label, area.centerx, y, "center")


def _chip_width(scene: DraftScene) -> int:
    return max(scene.kit.px(54), 26)


def _chip(
    scene: DraftScene, frame: Frame, area: Rect, y: float, text: str, color: Color, *,
    is_right: bool,
) -> None:  # fmt: skip
    kit = scene.kit
    size = (_chip_width(scene), max(kit.px(31), 16))
    x = area.right - size[0] if is_right else area.left
    box = kit.shapes.box(size, max(2, kit.px(6)), color)
    frame.add(box, x, y - size[1] / 2)
    label = kit.type.label(text, _MEAN, theme.WHITE, size[0] - 4)
    frame.text(label, x + size[0] / 2, y, "center")
