"""The score's difference attack by attack: above the line one team leads, below it the other."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.boxscore import BoxScore, Margin, PeriodSpan, period_spans
from game.engine import PERIODS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.match.log_panel import draw_panel
from game.ui.match.period_table import span_title
from game.ui.match.result_layout import shown
from game.ui.match.side import side_name
from game.ui.shape import mix
from game.ui.theme import Color

_LEAST_SCALE = 4  # points from the line to the edge, at least
_MANY = 32  # attacks, from which on only successful ones have a dot
_FINE_PIXELS = 1_600_000  # up to which the chart is drawn three times as large

Point = tuple[float, float]


class _Plot(NamedTuple):
    """What the picture of the chart depends on."""

    size: tuple[int, int]
    margins: tuple[Margin, ...]
    spans: tuple[PeriodSpan, ...]
    colors: tuple[Color, Color]
    scale: int  # points from the line to the edge
    unit: float  # px of a canvas unit

    def x(self, step: int) -> float:
        """Where the state after `step` attacks stands."""
        return self.size[0] * step / max(1, len(self.margins))

    def y(self, difference: float) -> float:
        """Where a difference stands; for seat 0 it is above the middle."""
        return self.size[1] / 2 * (1 - difference / self.scale)

    def end(self, span: PeriodSpan) -> int:
        """How many attacks were made when a span of periods was over."""
        return sum(margin.period <= span.last for margin in self.margins)


def draw(
    frame: Frame, kit: Kit, cast: Cast, rect: Rect, box: BoxScore, *, share: float = 1.0
) -> None:
    """Add the chart's panel; the line grows from the left with `share`."""
    draw_panel(frame, kit, rect, _("Lead by attack"))
    px = kit.px
    area = Rect(
        rect.left + px(78), rect.top + px(72), rect.width - px(78 + 30), rect.height - px(72 + 54)
    )
    plot = _plot(kit, cast, area.size, box)
    _axis(frame, kit, cast, area, plot)
    _period_names(frame, kit, area, plot, len(box.periods) - PERIODS)
    key = ("chart", plot)
    pad = px(10)  # dots and line ends reach over the edge
    whole = kit.shapes.make(key, lambda: _picture(plot, pad))
    steps = max(1, len(plot.margins))
    step = shown(steps, share)
    if step < steps:
        wide = pad + round(plot.x(step))
        part = Rect(0, 0, wide, whole.get_height())
        whole = kit.shapes.make((*key, step), lambda: whole.subsurface(part))
    frame.add(whole, area.left - pad, area.top - pad)


def _plot(kit: Kit, cast: Cast, size: tuple[int, int], box: BoxScore) -> _Plot:
    largest = max((abs(margin.difference) for margin in box.margins), default=0)
    scale = max(_LEAST_SCALE, largest + 1)
    colors = cast.club(0).color, cast.club(1).color
    return _Plot(
        size, box.margins, period_spans(box.periods), colors, scale + scale % 2, kit.metrics.scale
    )


def _axis(frame: Frame, kit: Kit, cast: Cast, area: Rect, plot: _Plot) -> None:
    """Crests where each team leads, and how many points the lines stand for."""
    px = kit.px
    x, badge = area.left - px(38), px(40)
    for seat, y in ((0, area.top + badge // 2), (1, area.bottom - badge // 2)):
        club = cast.club(seat)
        frame.add_center(kit.shapes.box((badge, badge), px(11), club.color), x, y)
        frame.add_center(kit.sprites.crest(club, px(28)), x, y)
        name = kit.type.label(side_name(cast, seat), theme.SMALL, theme.MUTED, area.width // 2)
        frame.text(name, area.left + px(8), y)
    half = plot.scale // 2
    for difference in (half, 0, -half):
        label = kit.type.label(str(abs(difference)), theme.TINY, theme.MUTED, px(34))
        frame.text(label, area.left - px(18), area.top + plot.y(difference), "right")


def _period_names(frame: Frame, kit: Kit, area: Rect, plot: _Plot, overtimes: int) -> None:
    start = 0
    y = area.bottom + kit.px(26)
    for span in plot.spans:
        end = plot.end(span)
        label = kit.type.label(span_title(span, overtimes), theme.SMALL, theme.MUTED)
        middle = area.left + (plot.x(start) + plot.x(end)) / 2
        most = area.right + kit.px(22) - label.width / 2
        frame.text(label, min(middle, most), y, "center")
        start = end


def _picture(plot: _Plot, pad: int) -> Surface:
    """Grid, areas, line and dots, drawn larger and reduced so that edges are smooth."""
    wide, high = plot.size[0] + 2 * pad, plot.size[1] + 2 * pad
    fine = 3 if wide * high <= _FINE_PIXELS else 2
    sheet = Surface((wide * fine, high * fine), pygame.SRCALPHA)
    sheet.fill((*theme.PANEL[:3], 0))

    def at(step: int, difference: float) -> Point:
        return (plot.x(step) + pad) * fine, (plot.y(difference) + pad) * fine

    line = max(1, plot.unit * 2) * fine
    _grid(sheet, plot, at(0, plot.scale), at(len(plot.margins), -plot.scale), line)
    points = [at(0, 0), *(at(n, m.difference) for n, m in enumerate(plot.margins, 1))]
    crossed = _with_crossings(points, at(0, 0)[1])
    for seat in (0, 1):
        _lead(sheet, crossed, at(0, 0)[1], plot.colors[seat], above=seat == 0, width=line * 2.4)
    _dots(sheet, plot, points[1:], line * 2.7)
    return pygame.transform.smoothscale(sheet, (wide, high))


def _grid(sheet: Surface, plot: _Plot, corner: Point, other: Point, line: float) -> None:
    """The zero line, lines at half the scale, and a dashed one after each period."""
    (left, top), (right, bottom) = corner, other
    middle, quarter = (top + bottom) / 2, (bottom - top) / 4
    width = max(1, round(line))
    for y, color in (
        (middle - quarter, (*theme.LINE[:3], 150)),
        (middle + quarter, (*theme.LINE[:3], 150)),
        (middle, theme.LINE_STRONG),
    ):
        pygame.draw.line(sheet, color, (left, y), (right, y), width)
    for span in plot.spans[:-1]:
        x = left + (right - left) * plot.end(span) / max(1, len(plot.margins))
        y = top
        while y < bottom:
            foot = min(bottom, y + line * 4)
            pygame.draw.line(sheet, theme.LINE, (x, y), (x, foot), width)
            y += line * 8


def _with_crossings(points: list[Point], zero: float) -> list[Point]:
    """The points with one more wherever the line between two crosses zero."""
    found = points[:1]
    for (ax, ay), (bx, by) in pairwise(points):
        if (ay - zero) * (by - zero) < 0:
            found.append((ax + (bx - ax) * (zero - ay) / (by - ay), zero))
        found.append((bx, by))
    return found


def _lead(
    sheet: Surface, points: list[Point], zero: float, color: Color, *, above: bool, width: float
) -> None:
    """One team's side: the area to the zero line, and the line over it."""
    clip = min if above else max
    side = [(x, clip(y, zero)) for x, y in points]
    if len(side) > 1:
        area = [*side, (side[-1][0], zero), (side[0][0], zero)]
        pygame.draw.polygon(sheet, (*mix(color, theme.WHITE, 0.08)[:3], 120), area)
    ink = mix(color, theme.WHITE, 0.28)
    for (ax, ay), (bx, by) in pairwise(points):
        middle = (ay + by) / 2
        if (middle < zero) if above else (middle > zero):
            _stroke(sheet, ink, (ax, ay), (bx, by), width)
        elif above and middle == zero:
            _stroke(sheet, theme.MUTED, (ax, ay), (bx, by), width)


def _stroke(sheet: Surface, color: Color, start: Point, end: Point, width: float) -> None:
    """A thick line with round ends."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if not way.length():
        return
    across = way.normalize().rotate(90) * (width / 2)
    corners = [start + across, end + across, end - across, start - across]
    pygame.draw.polygon(sheet, color, corners)
    for point in (start, end):
        pygame.draw.circle(sheet, color, point, width / 2)


def _dots(sheet: Surface, plot: _Plot, points: list[Point], size: float) -> None:
    """A dot for each attack: a large one where it scored."""
    for point, margin in zip(points, plot.margins, strict=True):
        if margin.points:
            pygame.draw.circle(sheet, theme.WHITE, point, size)
        elif len(points) < _MANY:
            pygame.draw.circle(sheet, theme.SOFT, point, size * 0.5)
