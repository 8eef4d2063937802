"""Where things lie on the result screen, from the window's size alone, and when they come."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.ui.metrics import Metrics
from game.ui.theme import TextStyle

Span = tuple[float, float]  # from, to, seconds

COUNT: Span = (0.25, 1.15)
HEADLINE: Span = (1.15, 1.40)
TABLE: Span = (1.25, 1.95)
CHART: Span = (1.45, 2.75)
NUMBERS: Span = (1.60, 2.40)
CARDS: tuple[Span, ...] = ((2.00, 2.36), (2.20, 2.56), (2.40, 2.76))
LENGTH = 2.80

_LEFT, _WIDTH = 80, 1760
_PANEL_TOP, _PANEL_HIGH = 404, 530
_CHART_WIDE, _NUMBERS_WIDE, _GAP = 600, 350, 24


class ResultLayout(NamedTuple):
    """The rectangles of one window size, px; (x, y) points are middles."""

    middle: int
    headline: int
    score: int
    table: Rect
    chart: Rect
    cards: Rect
    numbers: Rect
    foot: Rect


def result_layout(metrics: Metrics) -> ResultLayout:
    """Lay the result out for a window; wider windows keep the canvas in their middle."""
    rect = metrics.center_rect
    cards_left = _LEFT + _CHART_WIDE + _GAP
    numbers_left = _LEFT + _WIDTH - _NUMBERS_WIDE
    return ResultLayout(
        middle=rect(960, 0, 0, 0).left,
        headline=rect(0, 50, 0, 0).top,
        score=rect(0, 156, 0, 0).top,
        table=rect(_LEFT, 240, _WIDTH, 136),
        chart=rect(_LEFT, _PANEL_TOP, _CHART_WIDE, _PANEL_HIGH),
        cards=rect(cards_left, _PANEL_TOP, numbers_left - _GAP - cards_left, _PANEL_HIGH),
        numbers=rect(numbers_left, _PANEL_TOP, _NUMBERS_WIDE, _PANEL_HIGH),
        foot=rect(_LEFT, 968, _WIDTH, 62),
    )


def steady(style: TextStyle, metrics: Metrics, most: float = 1.0) -> TextStyle:
    """A style that the user's larger text enlarges `most` times at most: its room is fixed."""
    scale = max(1.0, metrics.growth(style.size))
    return style._replace(size=style.size * min(scale, most) / scale)


def shown(count: int, share: float) -> int:
    """How many of `count` things are there when a share of the time has passed."""
    return count if share >= 1 else int(count * share)
