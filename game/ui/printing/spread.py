"""The pages that are shown together, and their places in pixels; it draws nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect

from game.cards.box import Box
from game.cards.printing import Faces, Grid, Page, PrintPlan
from game.cards.printing.size import MASTER_SIZE, SAFE_PX, TRIM_PX

Spread: TypeAlias = tuple[Page, ...]

_TRIM_SIZE = MASTER_SIZE[0] - 2 * TRIM_PX, MASTER_SIZE[1] - 2 * TRIM_PX  # px of the master


def spreads(planned: PrintPlan) -> tuple[Spread, ...]:
    """A front and its back where there are both; else two pages at a time."""
    if planned.request.faces is Faces.SPLIT:
        fronts, backs = (file.pages for file in planned.files)
        return tuple(zip(fronts, backs, strict=True))
    pages = planned.pages
    return tuple(pages[start : start + 2] for start in range(0, len(pages), 2))


@dataclass(frozen=True, slots=True)
class PageScale:
    """From millimetres on a page to pixels of its picture.

    Attributes:
        scale: px a millimetre.
        x: mm that all of the page is moved to the right.
        y: mm that all of the page is moved down.
    """

    scale: float
    x: float = 0.0
    y: float = 0.0

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point, px."""
        return round((x + self.x) * self.scale), round((y + self.y) * self.scale)

    def rect(self, box: Box) -> Rect:
        """A rectangle, px; edges are rounded, not sizes."""
        left, top = self.point(box.x, box.y)
        right, bottom = self.point(box.right, box.bottom)
        return Rect(left, top, right - left, bottom - top)

    def picture(self, trim: Box) -> tuple[int, int]:
        """Where a card's whole picture stands: its upper left corner, px."""
        across, down = trim.w * TRIM_PX / _TRIM_SIZE[0], trim.h * TRIM_PX / _TRIM_SIZE[1]
        return (
            math.floor((trim.x - across + self.x) * self.scale),
            math.floor((trim.y - down + self.y) * self.scale),
        )

    def picture_size(self, trim: Box) -> tuple[int, int]:
        """How large a card's whole picture is, px: it reaches over its bleed at any place."""
        return (
            math.ceil(trim.w * self.scale * MASTER_SIZE[0] / _TRIM_SIZE[0]) + 1,
            math.ceil(trim.h * self.scale * MASTER_SIZE[1] / _TRIM_SIZE[1]) + 1,
        )

    def safe(self, trim: Box) -> Rect:
        """What of a card must not be cut off, px."""
        return self.rect(trim.inset(trim.w * (SAFE_PX - TRIM_PX) / _TRIM_SIZE[0]))


def page_rects(area: Rect, grid: Grid, count: int, gap: int) -> tuple[list[Rect], float]:
    """Where pages stand, side by side or one above the other, as large as fits.

    Returns:
        Their places, and px a millimetre.
    """
    beside = min(
        (area.width - gap * (count - 1)) / count / grid.paper_width,
        area.height / grid.paper_height,
    )
    above = min(
        area.width / grid.paper_width,
        (area.height - gap * (count - 1)) / count / grid.paper_height,
    )
    scale = max(beside, above)
    wide, high = int(grid.paper_width * scale), int(grid.paper_height * scale)
    is_beside = beside >= above
    step = (wide + gap, 0) if is_beside else (0, high + gap)
    whole = (wide + step[0] * (count - 1), high + step[1] * (count - 1))
    left, top = area.left + (area.width - whole[0]) // 2, area.top + (area.height - whole[1]) // 2
    rects = [Rect(left + step[0] * n, top + step[1] * n, wide, high) for n in range(count)]
    return rects, scale
