"""How picking the five looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.cards.model import DeckCard
from game.engine import PLAYS, members
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.match import lineup_text
from game.ui.match.actor import draw_card
from game.ui.match.log_panel import draw_panel
from game.ui.match.table_layout import grid
from game.ui.match.table_model import own_key
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.text import Label
from game.ui.theme import CARD_RATIO, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.match.lineup import LineupScene

_TITLE = TextStyle(Face.DISPLAY, 26)
_NOTE = TextStyle(Face.TEXT, 21)
_NOTE_STRONG = TextStyle(Face.STRONG, 21)
_SECTION = TextStyle(Face.STRONG, 17)
_VALUE = TextStyle(Face.STRONG, 17)
_BEST = 10.0
_BACK = 62
_SECTION_HEIGHT = 266

PanelFace = tuple[Rect, DeckCard, bool]  # place, face, whether it is gray


def draw(scene: LineupScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.3), (36, 54, 74), theme.DEEP), 0, 0)
    court = scene.places.court
    frame.add(kit.sprites.court(court.size), *court.topleft)
    scene.board.draw(frame)
    _left_panel(scene, frame)
    _right_panel(scene, frame)
    _places(scene, frame)
    _head(scene, frame)
    _note(scene, frame)
    for rect, face, is_gray in panel_faces(scene):
        if scene.is_made(face, rect.width):
            sprite = kit.sprites.gray_face if is_gray else kit.sprites.face
            frame.add_center(sprite(face, rect.width), *rect.center)
        else:
            frame.add_center(kit.sprites.back(rect.width), *rect.center)
    scene.actors.draw(frame)
    _ring(scene, frame)
    scene.group.draw(frame)
    held = scene.pointer.held
    if held:
        draw_card(frame, kit, held, round(held.width))
    scene.peek.draw(frame)


def panel_faces(scene: LineupScene) -> list[PanelFace]:
    """The face-up cards of both panels: the seat's own that are out, and those the other showed."""
    view, cast = scene.view, scene.cast
    out = members(view.out)
    width, gap = scene.kit.px(theme.BENCH_CARD), scene.kit.px(14)
    spots = grid(_out_area(scene), len(out), width, gap)
    found = [(spot.rect, scene.own(c), True) for spot, c in zip(spots, out, strict=True)]
    seen = view.opponent_seen
    spots = grid(_seen_area(scene), len(seen), width, gap)
    other = 1 - scene.seat
    return found + [
        (spot.rect, cast.face(other, card), card in view.opponent_out)
        for spot, card in zip(spots, seen, strict=True)
    ]


def _inner(scene: LineupScene, panel: Rect, top: float, foot: float) -> Rect:
    px = scene.kit.px
    return Rect(
        panel.left + px(20), panel.top + px(top), panel.width - px(40),
        panel.height - px(top) - px(foot),
    )  # fmt: skip


def _out_area(scene: LineupScene) -> Rect:
    return _inner(scene, scene.places.left_panel, 64, 20)


def _seen_area(scene: LineupScene) -> Rect:
    return _inner(scene, scene.places.right_panel, 106, 190)


def _left_panel(scene: LineupScene, frame: Frame) -> None:
    """Who is out; where nobody is, what the five is worth."""
    panel = scene.places.left_panel
    if scene.view.out:
        draw_panel(frame, scene.kit, panel, lineup_text.out_title(scene.view))
        last = max(
            rect.bottom for rect, _face, _gray in panel_faces(scene) if rect.left < panel.right
        )
        start = float(last + scene.kit.px(32))
        if panel.bottom - start >= scene.kit.px(_SECTION_HEIGHT):
            _section(scene, frame, start, defense=True)
        return
    draw_panel(frame, scene.kit, panel, _("The five"))
    y = float(panel.top + scene.kit.px(76))
    for defense in (False, True):
        y = _section(scene, frame, y, defense=defense)
    area = Rect(panel.left + scene.kit.px(20), round(y), panel.width - scene.kit.px(40), 0)
    area.height = panel.bottom - scene.kit.px(20) - area.top
    text = lineup_text.advice(scene.view)
    paragraph(frame, scene.kit, area, text, theme.SMALL, color=theme.MUTED, top=True)


def _section(scene: LineupScene, frame: Frame, y: float, *, defense: bool) -> float:
    """The means of the five on the four rows, as bars."""
    kit, panel = scene.kit, scene.places.left_panel
    left, room = panel.left + kit.px(20), panel.width - kit.px(40)
    heading = _("Defense, mean") if defense else _("Attack, mean")
    frame.text(kit.type.label(heading, _SECTION, theme.MUTED, room), left, y)
    y += kit.px(40)
    name_of = defense_name if defense else play_name
    color = theme.DEFENSE if defense else theme.ATTACK
    scale = max(_BEST, *scene.five.means(defense=defense))
    for play, mean in zip(PLAYS, scene.five.means(defense=defense), strict=True):
        text = i18n.decimal(mean) if scene.five.picked else "—"
        value = kit.type.label(text, _VALUE, theme.INK)
        frame.text(value, left + room, y, "right")
        label = kit.type.label(
            name_of(play), theme.SMALL, theme.SOFT, room - value.width - kit.px(10)
        )
        frame.text(label, left, y)
        high = max(6, kit.px(12))
        top = y + kit.px(18)
        frame.add(kit.shapes.box((room, high), high // 2, theme.BUTTON), left, top)
        if mean:
            wide = max(high, round(room * mean / scale))
            frame.add(kit.shapes.box((wide, high), high // 2, color), left, top)
        y += kit.px(62)
    return y + kit.px(20)


def _right_panel(scene: LineupScene, frame: Frame) -> None:
    """What the other has shown, and how many cards are still closed."""
    kit, panel, view = scene.kit, scene.places.right_panel, scene.view
    draw_panel(frame, kit, panel, _("Opponent"))
    inner = _inner(scene, panel, 56, 20)
    line = Rect(inner.left, inner.top, inner.width, kit.px(44))
    paragraph(frame, kit, line, lineup_text.seen_title(view), theme.SMALL, color=theme.MUTED)
    closed = view.opponent_size - len(view.opponent_seen)
    text = lineup_text.closed_text(closed)
    foot = Rect(inner.left, inner.bottom - kit.px(52), inner.width, kit.px(52))
    paragraph(frame, kit, foot, text, theme.SMALL, color=theme.SOFT)
    if not closed:
        return
    width = kit.px(_BACK)
    high = round(width * CARD_RATIO)
    step = min(width + kit.px(8), (inner.width - width) / max(1, closed - 1))
    x = inner.left + width / 2
    y = foot.top - kit.px(10) - high / 2
    if not view.opponent_seen:
        _backs(scene, frame, closed)
        return
    for place in range(closed):
        frame.add_center(kit.sprites.back(width), x + place * step, y)


def _backs(scene: LineupScene, frame: Frame, count: int) -> None:
    """Nothing was shown yet: the other's whole roster from its back."""
    kit = scene.kit
    area = _inner(scene, scene.places.right_panel, 106, 84)
    for spot in grid(area, count, kit.px(theme.BENCH_CARD), kit.px(14)):
        frame.add_center(kit.sprites.back(spot.width), spot.x, spot.y)


def _places(scene: LineupScene, frame: Frame) -> None:
    """The empty places on the court and among the free cards."""
    kit = scene.kit
    line = max(2, kit.px(4))
    drag = scene.pointer.drag
    slots = scene.places.slots
    first = scene.five.slots.index(None) if not scene.five.is_full else None
    for place, spot in enumerate(slots):
        card = scene.five.slots[place]
        is_lit = scene.pointer.lit == place
        radius = round(spot.width * theme.CARD_RADIUS)
        if is_lit:
            reach = kit.px(9)
            halo = kit.shapes.glow(spot.rect.size, radius, (*theme.BALL[:3], 110), reach)
            frame.add(halo, spot.rect.left - reach, spot.rect.top - reach)
        if card is None or (drag and drag.card == card):
            fill = (*theme.BALL[:3], 150) if is_lit else (15, 23, 34, 110)
            box = kit.shapes.dashed(spot.rect.size, radius, fill, (255, 255, 255, 160), line)
            frame.add(box, *spot.rect.topleft)
            if place == first or is_lit:
                inner = spot.rect.inflate(-kit.px(24), -kit.px(24))
                text = lineup_text.slot_text(place)
                paragraph(frame, kit, inner, text, theme.BODY, align="center")
    for card in scene.five.free:
        spot = scene.home_spot(card)
        if scene.five.place(card) is not None or (drag and drag.card == card):
            radius = round(spot.width * theme.CARD_RADIUS)
            thin = max(1, kit.px(2))
            box = kit.shapes.dashed(spot.rect.size, radius, (15, 23, 34, 90), theme.LINE, thin)
            frame.add(box, *spot.rect.topleft)


def _head(scene: LineupScene, frame: Frame) -> None:
    kit, head = scene.kit, scene.places.head
    strongest = next(w for w in scene.group.widgets if w.name == "strongest")
    room = strongest.rect.left - kit.px(24) - head.left
    text = _("Free cards · {count}").format(count=len(scene.five.left)).upper()
    frame.text(kit.type.label(text, _TITLE, theme.MUTED, room), head.left, head.centery)


def _note(scene: LineupScene, frame: Frame) -> None:
    """What the five is worth, or what to do: in one line where that fits."""
    kit, area = scene.kit, scene.places.note
    room = area.width - 2 * kit.px(22)
    lines = lineup_text.note_lines(scene)
    joined = [part for line in lines for part in [(" · ", False), *line]][1:]
    widths = [kit.type.label(text, _NOTE).width for text, _strong in joined]
    if sum(widths) <= room:
        lines = [joined]
    rows = [_note_labels(scene, line, room) for line in lines]
    wide = max(sum(label.width for label in row) for row in rows)
    step = min(area.height / len(rows), max(kit.px(42), rows[0][0].height + kit.px(8)))
    high = min(area.height, round(step * len(rows) + kit.px(6)))
    pill = kit.shapes.box((wide + 2 * kit.px(22), high), kit.px(14), theme.PILL)
    frame.add_center(pill, *area.center)
    for place, row in enumerate(rows):
        x = area.centerx - sum(label.width for label in row) / 2
        y = area.centery + step * (place - (len(rows) - 1) / 2)
        for label in row:
            frame.text(label, x, y)
            x += label.width


def _note_labels(scene: LineupScene, line: list[lineup_text.Part], room: int) -> list[Label]:
    """One line's labels; each shrinks by the same share where they are too long together."""
    type_ = scene.kit.type
    styles = [(_NOTE_STRONG, theme.GOLD) if strong else (_NOTE, theme.INK) for _t, strong in line]
    labels = [
        type_.label(text, style, ink) for (text, _s), (style, ink) in zip(line, styles, strict=True)
    ]
    share = room / max(room, sum(label.width for label in labels))
    if share == 1:
        return labels
    return [
        type_.label(text, style, ink, label.width * share)
        for (text, _s), (style, ink), label in zip(line, styles, labels, strict=True)
    ]


def _ring(scene: LineupScene, frame: Frame) -> None:
    """The card under the pointer has a golden edge."""
    card = scene.lifted
    if card is None or scene.pointer.drag or scene.group.ring_shown:
        return
    pose = scene.actors.pose(own_key(scene.seat, card))
    if pose:
        line = max(2, scene.kit.px(4))
        size = (round(pose.width) + 2 * line, round(pose.height) + 2 * line)
        radius = round(pose.width * theme.CARD_RADIUS) + line
        ring = scene.kit.shapes.ring(size, radius, theme.GOLD, line)
        frame.add_center(ring, pose.x, pose.y)
