"""How a substitution looks while it is put together.

The pairs on the court, and what the hand gains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.icon import swap_icon
from game.ui.match import table_model as model
from game.ui.match.log_panel import draw_panel
from game.ui.play_words import defense_name, play_name
from game.ui.theme import CARD_RATIO, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.match.plan import Plan
    from game.ui.match.table import TableScene

_TITLE = TextStyle(Face.DISPLAY, 40)
_GAIN = TextStyle(Face.STRONG, 17)
_SECTION = TextStyle(Face.STRONG, 17)
_BEST = 10.0
_ONE_ROW = 3


def court(table: TableScene, frame: Frame) -> None:
    """Add the title and the pairs to the darkened court."""
    kit, rect = table.kit, table.places.court
    room = rect.width - kit.px(80)
    title = kit.type.label(_("Substitution before the attack").upper(), _TITLE, theme.INK, room)
    frame.text(title, rect.centerx, rect.top + kit.px(46), "center")
    hint = _("Drag a bench card onto a card of the hand. The opponent sees only how many.")
    label = kit.type.label(hint, theme.BODY, theme.SOFT, room)
    frame.text(label, rect.centerx, rect.top + kit.px(92), "center")
    plan, view = table.plan, table.view
    if plan is None or view is None:
        return
    if not plan.pairs:
        _nothing_yet(table, frame)
        return
    pairs = list(plan.pairs.items())
    rows = [pairs] if len(pairs) <= _ONE_ROW else [pairs[:3], pairs[3:]]
    arrow, gap = kit.px(46), kit.px(16)
    share = (rect.width - kit.px(60)) / len(rows[0])
    high = kit.px(190) if len(rows) == 1 else kit.px(112)
    width = min(high, int((share - arrow - 3 * gap) / 1.9))
    small = round(width * 0.9)
    total = small + width + arrow + 2 * gap
    for line, row in enumerate(rows):
        y = rect.top + kit.px(128) + high * CARD_RATIO / 2 + line * (high * CARD_RATIO + kit.px(16))
        left = rect.centerx - share * len(row) / 2 + (share - total) / 2
        for place, (hand, bench) in enumerate(row):
            x = left + share * place + small / 2
            frame.add_center(kit.sprites.gray_face(table.cast.own(view, hand), small), x, y)
            middle = x + small / 2 + gap + arrow / 2
            frame.add_center(swap_icon(kit.shapes, arrow, theme.GOLD), middle, y)
            x = middle + arrow / 2 + gap + width / 2
            frame.add_center(kit.sprites.face(table.cast.own(view, bench), width), x, y)
            _gold(table, frame, x, y, width)


def _nothing_yet(table: TableScene, frame: Frame) -> None:
    kit, rect = table.kit, table.places.court
    size = (kit.px(820), kit.px(150))
    x, y = rect.centerx, rect.centery - kit.px(20)
    box = kit.shapes.dashed(
        size, kit.px(20), (15, 23, 34, 120), (255, 255, 255, 120), max(2, kit.px(3))
    )
    frame.add_center(box, x, y)
    lines = (
        _("Pick a card of the bench, then the card it replaces"),
        _("Up to {count}").format(count=i18n.cards(len(table.plan.hand) if table.plan else 0)),
    )
    for place, text in enumerate(lines):
        style = theme.STRONG if place == 0 else theme.SMALL
        label = kit.type.label(
            text, style, theme.INK if place == 0 else theme.SOFT, size[0] - kit.px(40)
        )
        frame.text(label, x, y + kit.px(-18 + 40 * place), "center")


def _gold(table: TableScene, frame: Frame, x: float, y: float, width: float) -> None:
    line = max(2, table.kit.px(4))
    size = (round(width) + 2 * line, round(width * CARD_RATIO) + 2 * line)
    radius = round(width * theme.CARD_RADIUS) + line
    frame.add_center(table.kit.shapes.ring(size, radius, theme.GOLD, line), x, y)


def marks(table: TableScene, frame: Frame) -> None:
    """Golden edges around what was picked and what has come in."""
    plan, view = table.plan, table.view
    if plan is None or view is None:
        return
    incoming = set(plan.pairs.values())
    for place, card in enumerate(plan.after()):
        spot = table.places.hand(len(plan.hand))[place]
        pose = table.actors.pose(model.own_key(view.seat, card))
        if pose and card in incoming and abs(pose.y - spot.y) < 2:
            _gold(table, frame, pose.x, pose.y, pose.width)
    if plan.picked is not None:
        pose = table.actors.pose(model.own_key(view.seat, plan.picked))
        if pose:
            _gold(table, frame, pose.x, pose.y, pose.width)


def gains(table: TableScene, frame: Frame) -> None:
    """Add the panel that says what the hand gains and loses on each row."""
    kit, panel, plan = table.kit, table.places.right_panel, table.plan
    draw_panel(frame, kit, panel, _("What it brings"))
    if plan is None:
        return
    y = panel.top + kit.px(76)
    for defense in (False, True):
        heading = _("Defense, mean of the hand") if defense else _("Attack, mean of the hand")
        label = kit.type.label(heading, _SECTION, theme.MUTED, panel.width - kit.px(40))
        frame.text(label, panel.left + kit.px(20), y)
        y += kit.px(42)
        y = round(_rows(table, frame, plan, y, defense=defense)) + kit.px(26)


def _rows(table: TableScene, frame: Frame, plan: Plan, y: float, *, defense: bool) -> float:
    kit, panel = table.kit, table.places.right_panel
    name_of = defense_name if defense else play_name
    for play, (before, after) in zip(PLAYS, plan.gain(defense=defense), strict=True):
        area = Rect(panel.left + kit.px(20), round(y), panel.width - kit.px(40), kit.px(12))
        change = after - before
        color = theme.GOOD if change > 0.04 else theme.BAD if change < -0.04 else theme.MUTED
        sign = "+" if change > 0.04 else ""
        text = kit.type.label(
            sign + i18n.decimal(change) if abs(change) > 0.04 else i18n.decimal(after), _GAIN, color
        )
        frame.text(text, area.right, y, "right")
        name = kit.type.label(
            name_of(play), theme.SMALL, theme.INK, area.width - text.width - kit.px(10)
        )
        frame.text(name, area.left, y)
        y += kit.px(22)
        _bar(table, frame, area.move(0, kit.px(22)), before, after, color)
        y += kit.px(40)
    return y


def _bar(
    table: TableScene, frame: Frame, area: Rect, before: float, after: float, color: theme.Color
) -> None:
    shapes, high = table.kit.shapes, max(6, area.height)
    scale = max(_BEST, before, after)
    for value, ink in ((scale, theme.BUTTON), (before, theme.LINE_STRONG), (after, color)):
        width = max(high, round(area.width * value / scale))
        frame.add(shapes.box((width, high), high // 2, ink), area.left, area.top - high // 2)
