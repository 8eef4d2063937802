"""How the pause between two periods looks; public facts only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.engine import AttackResolved, MatchKind, Seat
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.match.log_panel import draw_panel, verdict_text
from game.ui.paragraph import paragraph
from game.ui.play_words import short_play_name
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.match.period_break import PeriodBreakScene

_TITLE = TextStyle(Face.DISPLAY, 46)
_SCORE = TextStyle(Face.DISPLAY, 150)
_TEAM = TextStyle(Face.DISPLAY, 48)
_HEAD = TextStyle(Face.STRONG, 18)
_CELL = TextStyle(Face.DISPLAY, 28)
_NAME = TextStyle(Face.STRONG, 20)
_FIGURES = TextStyle(Face.DISPLAY, 26)
_MOST_COLUMNS = 6
_PANELS = (440, 352)  # top, height


def draw(scene: PeriodBreakScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.25), (40, 60, 82), theme.DEEP), 0, 0)
    x = kit.metrics.width / 2
    title = _("{period} is over").format(period=i18n.period_name(scene.event.period)).upper()
    frame.text(
        kit.type.label(title, _TITLE, theme.GOLD, kit.px(1400)), x, kit.rect(0, 92, 0, 0).top,
        "center",
    )  # fmt: skip
    for seat in (0, 1):
        _team(scene, frame, seat)
    y = kit.rect(0, 276, 0, 0).top
    frame.text(kit.type.label(":", _SCORE, theme.MUTED), x, y, "center")
    _periods(scene, frame)
    _attacks(scene, frame)
    _next(scene, frame)
    scene.group.draw(frame)


def _team(scene: PeriodBreakScene, frame: Frame, seat: Seat) -> None:
    kit, cast = scene.kit, scene.flow.cast
    sign = -1 if seat == 0 else 1
    middle, y = kit.metrics.width / 2, kit.rect(0, 276, 0, 0).top
    score = scene.event.score
    color = theme.WHITE if score[seat] >= score[1 - seat] else theme.SOFT
    frame.text(kit.type.digits(score[seat], _SCORE, color), middle + sign * kit.px(150), y,
               "center")  # fmt: skip
    badge = kit.px(132)
    club = cast.club(seat)
    x = middle + sign * kit.px(340)
    frame.add_center(kit.shapes.box((badge, badge), kit.px(30), club.color), x, y)
    frame.add_center(kit.sprites.crest(club, kit.px(94)), x, y)
    x += sign * (badge / 2 + kit.px(26))
    align = "right" if seat == 0 else "left"
    room = kit.px(440)
    team, player = cast.team(seat), cast.player(seat)
    up = kit.px(20) if player != team else 0
    frame.text(kit.type.label(team.upper(), _TEAM, theme.INK, room), x, y - up, align)
    if player != team:
        label = kit.type.label(player, theme.LEAD, theme.MUTED, room)
        frame.text(label, x, y + kit.px(36), align)


def _periods(scene: PeriodBreakScene, frame: Frame) -> None:
    """The table of periods so far; the oldest overtimes make room for the newest."""
    kit = scene.kit
    panel = kit.rect(160, _PANELS[0], 660, _PANELS[1])
    draw_panel(frame, kit, panel, _("By period"))
    shown = scene.ended[-_MOST_COLUMNS:]
    heads = [_short_period(each.period) for each in shown] + [_("Total")]
    team_room = kit.px(230)
    left = panel.left + kit.px(24) + team_room
    step = (panel.right - kit.px(24) - left) / len(heads)
    top = panel.top + kit.px(96)
    for place, head in enumerate(heads):
        label = kit.type.label(head, _HEAD, theme.MUTED, step - kit.px(6))
        frame.text(label, left + step * (place + 0.5), top, "center")
    for seat in (0, 1):
        y = top + kit.px(80) + seat * kit.px(96)
        line = (panel.width - kit.px(48), max(1, kit.px(2)))
        frame.add(kit.shapes.veil(line, theme.LINE), panel.left + kit.px(24), y - kit.px(47))
        _row_name(scene, frame, seat, panel.left + kit.px(24), y, team_room)
        values = [each.period_score[seat] for each in shown] + [scene.event.score[seat]]
        for place, value in enumerate(values):
            is_total = place == len(values) - 1
            label = kit.type.digits(value, _CELL, theme.GOLD if is_total else theme.INK)
            frame.text(label, left + step * (place + 0.5), y, "center")


def _row_name(
    scene: PeriodBreakScene, frame: Frame, seat: Seat, x: float, y: float, room: float
) -> None:
    kit, club = scene.kit, scene.flow.cast.club(seat)
    side = kit.px(44)
    frame.add_center(kit.shapes.box((side, side), kit.px(11), club.color), x + side / 2, y)
    frame.add_center(kit.sprites.crest(club, kit.px(30)), x + side / 2, y)
    gap = kit.px(14)
    label = kit.type.label(
        scene.flow.cast.team(seat), _NAME, theme.INK, room - side - gap - kit.px(8)
    )
    frame.text(label, x + side + gap, y)


def _short_period(period: int) -> str:
    """The head of a column: `I`, or from the fifth on an overtime."""
    if period <= 4:
        return i18n.period_number(period)
    return _("OT {number}").format(number=period - 4) if period > 5 else _("OT")


def _attacks(scene: PeriodBreakScene, frame: Frame) -> None:
    """The period's attacks, one a row."""
    kit = scene.kit
    panel = kit.rect(850, _PANELS[0], 910, _PANELS[1])
    draw_panel(frame, kit, panel, _("Attacks of the period"))
    step = kit.px(55)
    for place, event in enumerate(scene.attacks):
        top = panel.top + kit.px(64) + place * step
        row = Rect(panel.left + kit.px(20), top, panel.width - kit.px(40), step - kit.px(6))
        _attack(scene, frame, row, event)


def _attack(scene: PeriodBreakScene, frame: Frame, row: Rect, event: AttackResolved) -> None:
    kit, cast = scene.kit, scene.flow.cast
    frame.add(kit.shapes.box(row.size, kit.px(12), theme.RAISED), *row.topleft)
    y, width = row.centery, row.width
    number = kit.type.label(str(event.attack), _HEAD, theme.MUTED)
    frame.text(number, row.left + kit.px(22), y, "center")
    side = kit.px(30)
    x = float(row.left + kit.px(44))
    club = cast.club(event.seat)
    frame.add_center(kit.shapes.box((side, side), kit.px(8), club.color), x + side / 2, y)
    frame.add_center(kit.sprites.crest(club, kit.px(20)), x + side / 2, y)
    x += side + kit.px(12)
    name_room = width * 0.2
    attacker = cast.name(event.seat, event.attacker)
    frame.text(kit.type.label(attacker, _NAME, theme.INK, name_room), x, y)
    x += name_room + kit.px(8)
    play = kit.type.label(short_play_name(event.play), theme.SMALL, theme.MUTED, width * 0.195)
    frame.text(play, x, y)
    middle = row.left + width * 0.56
    frame.text(kit.type.label(":", _FIGURES, theme.MUTED), middle, y, "center")
    value = kit.type.label(str(event.attack_value), _FIGURES, _mixed(theme.ATTACK))
    frame.text(value, middle - kit.px(14), y, "right")
    value = kit.type.label(str(event.defense_value), _FIGURES, _mixed(theme.DEFENSE))
    frame.text(value, middle + kit.px(14), y)
    defender = cast.name(1 - event.seat, event.defender)
    label = kit.type.label(defender, _NAME, theme.SOFT, name_room)
    frame.text(label, middle + kit.px(64), y)
    text, color = verdict_text(event)
    room = row.right - kit.px(16) - (middle + kit.px(64) + name_room)
    frame.text(kit.type.label(text.upper(), _FIGURES, color, room), row.right - kit.px(16), y,
               "right")  # fmt: skip


def _mixed(color: Color) -> Color:
    """A card's colour, lighter so that it reads on the dark ground."""
    red, green, blue = (round(c + (255 - c) * 0.4) for c in color[:3])
    return (red, green, blue)


def _next(scene: PeriodBreakScene, frame: Frame) -> None:
    """What comes next, in two sentences."""
    kit = scene.kit
    area = kit.rect(260, 820, 1400, 116)
    name = i18n.period_name(scene.event.period + 1)
    title = kit.type.label(
        _("Next: {period}").format(period=name).upper(), theme.PANEL_TITLE, theme.GOLD, area.width
    )
    frame.text(title, area.centerx, area.top + kit.px(20), "center")
    below = Rect(area.left, area.top + kit.px(42), area.width, area.height - kit.px(42))
    paragraph(frame, kit, below, " ".join(next_sentences(scene)), theme.LEAD, align="center")


def next_sentences(scene: PeriodBreakScene) -> list[str]:
    """Which cards may play (R4.6, R6, R7.4) and who attacks first (R6.4, R7.3, R5.5)."""
    facts, period = scene.facts, scene.event.period + 1
    if facts.kind is MatchKind.SHORT or period % 2:
        cards = _("All cards come back.")
    else:
        cards = _("The cards that have played stay out.")
    first = scene.first
    if first is None:
        return [cards, _("The lowest numbers decide who attacks first.")]
    team = scene.flow.cast.team(first)
    last = scene.attacks[-1]
    if last.possession == last.seat:
        return [cards, _("{team} begin with a repeat attack.").format(team=team)]
    return [cards, _("{team} attack first.").format(team=team)]
