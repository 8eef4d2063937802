"""The pages that are shown together, and their places in pixels; it draws nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TypeAlias

from pygame import Rect

from game.cards.box import Box
from game.cards.printing import Faces, Grid, Page, PrintPlan
from game.cards.printing.sheet import SINGLE
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
    """From millimetres on a page to pixels of its picture, with what makes up for the printer.

    Attributes:
        scale: px a millimetre.
        x: mm that all of the page is moved to the right.
        y: mm that all of the page is moved down.
        wide: times that it is made wider about its middle.
        tall: times that it is made taller.
        turn: radians that it is turned clockwise about its middle, before it grows.
        middle: of the paper, mm.
    """

    scale: float
    x: float = 0.0
    y: float = 0.0
    wide: float = 1.0
    tall: float = 1.0
    turn: float = 0.0
    middle: tuple[float, float] = (0.0, 0.0)

    @property
    def is_straight(self) -> bool:
        """Whether the page is moved at most."""
        return (self.wide, self.tall, self.turn) == (1.0, 1.0, 0.0)

    @property
    def flat(self) -> PageScale:
        """The page before anything is done for the printer."""
        return PageScale(self.scale)

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a point is printed, mm."""
        if not self.is_straight:
            across, down = x - self.middle[0], y - self.middle[1]
            cos, sin = math.cos(self.turn), math.sin(self.turn)
            x = self.middle[0] + self.wide * (across * cos - down * sin)
            y = self.middle[1] + self.tall * (across * sin + down * cos)
        return x + self.x, y + self.y

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point, px."""
        x, y = self.place(x, y)
        return round(x * self.scale), round(y * self.scale)

    def corners(self, box: Box) -> list[tuple[int, int]]:
        """The corners of a rectangle, clockwise from the upper left, px."""
        places = (
            (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom),
        )  # fmt: skip
        return [self.point(*place) for place in places]

    def rect(self, box: Box) -> Rect:
        """A rectangle on a straight page, px; edges are rounded, not sizes."""
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


def safe_box(trim: Box) -> Box:
    """What of a card must not be cut off, mm."""
    return trim.inset(trim.w * (SAFE_PX - TRIM_PX) / _TRIM_SIZE[0])


def page_scale(planned: PrintPlan, page: Page, scale: float) -> PageScale:
    """How a page is seen at px a millimetre: as it will be printed."""
    if planned.request.layout == SINGLE:
        return PageScale(scale)
    printer, grid = planned.request.printer, planned.grid
    found = PageScale(
        scale,
        wide=1 + printer.scale_x / 100,
        tall=1 + printer.scale_y / 100,
        middle=(grid.paper_width / 2, grid.paper_height / 2),
    )
    if not page.is_back:
        return found
    turn = math.radians(printer.back_rotate)
    return replace(found, x=printer.back_x, y=printer.back_y, turn=turn)


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
