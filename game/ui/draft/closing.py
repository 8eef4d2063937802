"""The end of a draft: both rosters are complete, and what they are worth where both are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.draft import panel, words
from game.ui.draft.worth import means
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.theme import Face, TextStyle

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_TITLE = TextStyle(Face.DISPLAY, 54)
_NAME = TextStyle(Face.DISPLAY, 26)
_VALUE = TextStyle(Face.DISPLAY, 24)
_LABEL = TextStyle(Face.TEXT, 20)
_MOST = 10.0


def draw(scene: DraftScene, frame: Frame) -> None:
    """Add the closing words, and both rosters row by row."""
    kit, middle = scene.kit, scene.places.middle
    title = Rect(middle.left, middle.top + kit.px(20), middle.width, kit.px(80))
    text = _("The rosters are complete").upper()
    paragraph(frame, kit, title, text, _TITLE, align="center")
    is_open = all(card is not None for hand in scene.sight.hands for card in hand)
    area = Rect(middle.left, title.bottom, middle.width, middle.bottom - title.bottom)
    if is_open:
        _compared(scene, frame, area.inflate(-kit.px(120), -kit.px(40)))
        return
    lines = words.over_lines(scene.table)
    size, step = kit.px(220), kit.px(52)
    top = area.centery - (size + kit.px(50) + step * len(lines)) // 2 - kit.px(30)
    frame.add_center(kit.sprites.ball(size), area.centerx, top + size / 2)
    line = Rect(area.left, top + size + kit.px(50), area.width, step)
    for text in lines:
        paragraph(frame, kit, line, text, theme.LEAD, color=theme.SOFT, align="center")
        line = line.move(0, step)


def _compared(scene: DraftScene, frame: Frame, area: Rect) -> None:
    """The means of both rosters on each row: bars that grow out from the middle."""
    kit, seats = scene.kit, scene.table.seats
    pool = scene.table.pool
    hands = [[pool[card] for card in hand if card is not None] for hand in scene.sight.hands]
    high = area.height / (2 * len(PLAYS) + 3)
    name_room = area.width // 2 - kit.px(20)
    for seat, (x, align) in enumerate(((area.left, "left"), (area.right, "right"))):
        ink = panel.readable(seats[seat].color)
        label = kit.type.label(seats[seat].name.upper(), _NAME, ink, name_room)
        frame.text(label, x, area.top + high * 0.5, align)
    y = area.top + high * 1.0
    for is_defense, heading in ((False, _("Attack, mean")), (True, _("Defense, mean"))):
        label = kit.type.label(heading, theme.SMALL, theme.MUTED, area.width)
        frame.text(label, area.centerx, y + high * 0.5, "center")
        y += high
        both = [means(hand, is_defense=is_defense) for hand in hands]
        for play in PLAYS:
            name = (defense_name if is_defense else play_name)(play)
            row = Rect(area.left, round(y), area.width, round(high))
            _row(scene, frame, row, name, (both[0][play], both[1][play]))
            y += high


def _row(
    scene: DraftScene, frame: Frame, row: Rect, name: str, values: tuple[float, float]
) -> None:
    kit = scene.kit
    label_room = min(row.width // 4, kit.px(230))
    frame.text(
        kit.type.label(name, _LABEL, theme.INK, label_room), row.centerx, row.centery, "center"
    )
    value_room = kit.px(70)
    track = row.width // 2 - label_room // 2 - kit.px(16) - value_room
    thick = max(6, kit.px(16))
    most = max(_MOST, *values)
    for seat, value in enumerate(values):
        sign = -1 if seat == 0 else 1
        near = row.centerx + sign * (label_room // 2 + kit.px(16))
        is_better = value > values[1 - seat] + 0.05
        ink = theme.INK if is_better else theme.MUTED
        frame.text(
            kit.type.label(i18n.decimal(value), _VALUE, ink),
            row.left if seat == 0 else row.right, row.centery, "left" if seat == 0 else "right",
        )  # fmt: skip
        wide = max(thick, round(track * value / most))
        for length, color in ((track, theme.BUTTON), (wide, scene.table.seats[seat].color)):
            bar = kit.shapes.box((length, thick), thick // 2, color)
            x = near - length if seat == 0 else near
            frame.add(bar, x, row.centery - thick / 2)
