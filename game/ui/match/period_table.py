"""The points of each period, team by team; it reads the box score alone."""

from __future__ import annotations

from pygame import Rect

from game import i18n
from game.boxscore import BoxScore, PeriodSpan, period_spans
from game.engine import PERIODS, Seat
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.match.result_layout import shown, steady
from game.ui.match.side import side_name
from game.ui.text import Label
from game.ui.theme import Color, Face, TextStyle

_NAME = TextStyle(Face.DISPLAY, 25)
_CELL = TextStyle(Face.DISPLAY, 25)
_HEAD = TextStyle(Face.TEXT, 19)
_HEAD_HIGH, _ROW, _STEP = 34, 46, 52
_NAME_MOST, _BADGE, _PAD = 230, 38, 24
_COLUMN, _TOTAL, _GAP = 92, 116, 6


def span_title(span: PeriodSpan, overtimes: int) -> str:
    """What a column is called: `I`, `4`, `OT`, `OT2`, `OT ×7`."""
    if span.first <= PERIODS:
        return i18n.period_number(span.first)
    if span.last > span.first:
        return pgettext("overtime", "OT ×{count}").format(count=span.last - span.first + 1)
    if overtimes == 1:
        return pgettext("overtime", "OT")
    return pgettext("overtime", "OT{number}").format(number=span.first - PERIODS)


def draw(
    frame: Frame, kit: Kit, cast: Cast, area: Rect, box: BoxScore, *, share: float = 1.0
) -> None:
    """Add the table in the middle of an area; columns come one after the other with `share`."""
    spans = period_spans(box.periods)
    px = kit.px
    names = [_name_label(kit, cast, seat) for seat in (0, 1)]
    name_wide = px(_BADGE + 2 * _PAD) + max(label.width for label in names)
    wide = name_wide + len(spans) * px(_COLUMN + _GAP) + px(_TOTAL)
    left = area.centerx - wide // 2
    tops = [area.top + px(_HEAD_HIGH) + seat * px(_STEP) for seat in (0, 1)]
    for seat in (0, 1):
        _crest(frame, kit, cast, seat, left, tops[seat])
        frame.text(names[seat], left + px(_BADGE + _PAD // 2), tops[seat] + px(_ROW) / 2)
    visible = shown(len(spans) + 1, share)
    x = left + name_wide
    leader = _leader(box.score)
    for place, span in enumerate(spans):
        if place >= visible:
            return
        title = span_title(span, len(box.periods) - PERIODS)
        cell = Rect(x, area.top, px(_COLUMN), px(_ROW))
        _column(frame, kit, cell, title, span.score, tops, leader=_leader(span.score))
        x += px(_COLUMN + _GAP)
    if visible > len(spans):
        cell = Rect(x, area.top, px(_TOTAL), px(_ROW))
        _column(frame, kit, cell, _("Total"), box.score, tops, leader=leader, total=True)


def _leader(score: tuple[int, int]) -> Seat | None:
    return None if score[0] == score[1] else int(score[1] > score[0])


def _name_label(kit: Kit, cast: Cast, seat: Seat) -> Label:
    style = steady(_NAME, kit.metrics)
    return kit.type.label(side_name(cast, seat).upper(), style, theme.INK, kit.px(_NAME_MOST))


def _crest(frame: Frame, kit: Kit, cast: Cast, seat: Seat, left: int, top: int) -> None:
    club, px = cast.club(seat), kit.px
    y = top + px(_ROW) / 2
    badge = px(_BADGE)
    frame.add(kit.shapes.box((badge, badge), px(10), club.color), left, y - badge / 2)
    frame.add_center(kit.sprites.crest(club, px(27)), left + badge / 2, y)


def _column(
    frame: Frame,
    kit: Kit,
    cell: Rect,
    title: str,
    score: tuple[int, int],
    tops: list[int],
    *,
    leader: Seat | None,
    total: bool = False,
) -> None:
    """One period of both teams under its title; `cell` says where and how wide."""
    head = kit.type.label(title, steady(_HEAD, kit.metrics, 1.2), theme.MUTED, cell.width)
    frame.text(head, cell.centerx, cell.top + kit.px(_HEAD_HIGH) * 0.42, "center")
    fill: Color = theme.BUTTON if total else theme.RAISED
    ground = kit.shapes.box(cell.size, kit.px(10), fill)
    for seat in (0, 1):
        ink = theme.WHITE if leader == seat else theme.SOFT if leader is None else theme.MUTED
        frame.add(ground, cell.left, tops[seat])
        label = kit.type.label(str(score[seat]), steady(_CELL, kit.metrics), ink)
        frame.text(label, cell.centerx, tops[seat] + cell.height / 2, "center")
