"""How the draft screen looks: ground, header, and the parts in order; it changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks.browser_draw import draw_header
from game.ui.decks.face_feed import Wish
from game.ui.draft import closing, panel, words
from game.ui.draft.ground import ground
from game.ui.frame import Frame
from game.ui.text import Label
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_STATUS = TextStyle(Face.TEXT, 22)
_WHO = TextStyle(Face.STRONG, 22)
_WAY = TextStyle(Face.STRONG, 18)
_SEATS = (0, 1)


def draw(scene: DraftScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    frame.add(ground(scene.kit), 0, 0)
    if scene.is_covered:
        return
    _header(scene, frame)
    for seat in _SEATS:
        panel.draw(scene, frame, seat)
    if scene.is_over:
        closing.draw(scene, frame)
    else:
        scene.middle.draw(frame)
    scene.group.draw(frame)
    scene.flights.draw(frame)
    scene.pointer.draw(frame)
    scene.peek.draw(frame)


def wishes(scene: DraftScene) -> list[Wish]:
    """The faces that are seen now, the most needed first."""
    if scene.is_covered:
        return []
    hands = [spot for seat in _SEATS for spot in panel.spots(scene, seat).values()]
    width = scene.slots[0][0].width
    return [
        *([] if scene.is_over else scene.middle.wishes()),
        *(scene.faces.wish(spot.face, spot.rect.width) for spot in hands),
        scene.faces.wish(None, width),
        scene.faces.wish(None, scene.places.stock.width),
    ]


def _header(scene: DraftScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.header_row
    draw_header(kit, frame, scene.places.header)
    gap = kit.px(28)
    way = kit.type.label(words.way_label(scene.way), _WAY, theme.SOFT, row.width // 4)
    wide = way.width + 2 * kit.px(20)
    pill = kit.shapes.box(
        (wide, row.height), kit.px(12), theme.PANEL, border=theme.LINE,
        border_width=max(1, kit.px(2)),
    )  # fmt: skip
    frame.add(pill, row.right - wide, row.top)
    frame.text(way, row.right - wide / 2, row.centery, "center")
    room = row.width - wide - 2 * gap
    text = _("Draft from the shared deck").upper()
    title = kit.type.label(text, theme.HEADING, theme.INK, room * 9 // 20)
    frame.text(title, row.left, row.centery)
    x: float = row.left + title.width + gap
    for label in _status(scene, row.right - wide - gap - x):
        frame.text(label, x, row.centery)
        x += label.width


def _status(scene: DraftScene, room: float) -> list[Label]:
    """The round and whose pick it is, the name in the seat's colour; all shrink alike."""
    type_, seat = scene.kit.type, scene.sight.to_pick
    parts: list[tuple[str, TextStyle, Color]] = [
        (words.round_text(scene.sight), _STATUS, theme.MUTED)
    ]
    if seat is not None:
        info = scene.table.seats[seat]
        before, after = words.pick_text(is_bot=info.is_bot).split(words.NAME)
        parts += [
            (" · " + before, _STATUS, theme.SOFT),
            (info.name, _WHO, panel.readable(info.color)),
            (after, _STATUS, theme.SOFT),
        ]
    parts = [part for part in parts if part[0]]
    labels = [type_.label(text, style, ink) for text, style, ink in parts]
    share = room / max(room, sum(label.width for label in labels))
    if share == 1:
        return labels
    return [
        type_.label(text, style, ink, label.width * share)
        for (text, style, ink), label in zip(parts, labels, strict=True)
    ]
