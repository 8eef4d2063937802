"""Pictures of the sheets as they will be printed; it reads a plan and chooses nothing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import pygame
from pygame import Rect, Surface

from game.cards.printing import Page, Placement, PrintPlan, Side
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.printing.page_pen import arcs, dashed_line, place, turned
from game.ui.printing.preview_feed import PreviewFeed, SideWish
from game.ui.printing.spread import (
    PageScale,
    Spread,
    page_rects,
    page_scale,
    safe_box,
    spreads,
)
from game.ui.theme import Color

_GAP = 26
_PAPER: Color = (255, 255, 255)
_MARK: Color = (16, 16, 16)


class Outline(StrEnum):
    """What can be shown of a card's geometry."""

    TRIM = "trim"
    BLEED = "bleed"
    SAFE = "safe"


OUTLINE_COLORS: dict[Outline, Color] = {
    Outline.TRIM: (229, 57, 70),
    Outline.BLEED: (30, 136, 229),
    Outline.SAFE: (46, 160, 87),
}


@dataclass(frozen=True, slots=True)
class _Key:
    """All that a picture of a spread shows."""

    plan: PrintPlan
    place: int
    outlines: frozenset[Outline]
    version: int
    rects: tuple[tuple[int, int, int, int], ...]


class Preview:
    """The sheets on the screen.

    Attributes:
        place: which spread is shown.
        outlines: which lines are shown on the cards.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.feed = PreviewFeed()
        self.place = 0
        self.outlines = frozenset({Outline.TRIM})
        self._plan: PrintPlan | None = None
        self._spreads: tuple[Spread, ...] = ()
        self._area = Rect(0, 0, 0, 0)
        self._rects: list[Rect] = []
        self._scale = 1.0
        self._key: _Key | None = None
        self._pictures: list[Surface] = []

    # --- what is shown -------------------------------------------------------------------------

    def show(self, planned: PrintPlan, area: Rect) -> None:
        """Take a plan and the place it is shown in."""
        if planned == self._plan and area == self._area:
            return
        if area != self._area:
            self.feed.clear()
        self._plan, self._area = planned, area.copy()
        self._spreads = spreads(planned)
        self.turn(0)

    @property
    def plan(self) -> PrintPlan | None:
        """What is shown."""
        return self._plan

    @property
    def count(self) -> int:
        """How many spreads there are."""
        return len(self._spreads)

    @property
    def spread(self) -> Spread:
        """The pages shown."""
        return self._spreads[self.place] if self._spreads else ()

    @property
    def rects(self) -> tuple[Rect, ...]:
        """Where the pages stand, px."""
        return tuple(self._rects)

    def turn(self, by: int) -> None:
        """Go to another spread."""
        self.place = max(0, min(self.count - 1, self.place + by))
        if self._plan is not None:
            both = 2 if self.count > 1 or len(self.spread) > 1 else 1
            rects, self._scale = page_rects(self._area, self._plan.grid, both, self.kit.px(_GAP))
            self._rects = rects[: len(self.spread)]
            self.feed.want(self._wishes(self._plan))

    def toggle(self, outline: Outline) -> None:
        """Show lines, or no longer."""
        self.outlines = self.outlines ^ {outline}

    def page_scale(self, page: Page) -> PageScale:
        """From mm on a page to px, with all that makes up for the printer."""
        if self._plan is None:
            return PageScale(self._scale)
        return page_scale(self._plan, page, self._scale)

    def _wish(self, planned: PrintPlan, placement: Placement) -> SideWish:
        request = planned.request
        is_back = placement.side is Side.BACK
        card = request.cards[0 if is_back else placement.card].card  # all backs are the same
        size = PageScale(self._scale).picture_size(placement.trim)
        return SideWish(card, is_back, request.language, request.ink, size)

    def _wishes(self, planned: PrintPlan) -> list[SideWish]:
        """The pictures of this spread, then those of the next."""
        following = self._spreads[self.place + 1] if self.place + 1 < self.count else ()
        pages = (*self.spread, *following)
        wishes = [self._wish(planned, p) for page in pages for p in page.placements]
        return sorted(wishes, key=lambda wish: not wish.is_back)  # one back fills a whole page

    # --- pictures ------------------------------------------------------------------------------

    def update(self) -> None:
        """Take what was drawn, and make the pages' pictures anew where they differ."""
        self.feed.update()
        if self._plan is None:
            return
        rects = tuple((r.x, r.y, r.w, r.h) for r in self._rects)
        key = _Key(self._plan, self.place, self.outlines, self.feed.version, rects)
        if key != self._key:
            self._key = key
            self._pictures = [
                self._picture(self._plan, page, rect.size)
                for page, rect in zip(self.spread, self._rects, strict=True)
            ]

    @property
    def is_moving(self) -> bool:
        """While pictures come."""
        return self.feed.is_working

    def _picture(self, planned: PrintPlan, page: Page, size: tuple[int, int]) -> Surface:
        scale = self.page_scale(page)
        paper = Surface(size)
        paper.fill(_PAPER)
        if scale.is_straight:
            self._place_cards(paper, planned, page, scale)
        else:
            cards = Surface(size, pygame.SRCALPHA)
            self._place_cards(cards, planned, page, scale.flat)
            turned(paper, cards, scale)
        width = max(1, self.kit.px(1.2))
        for line in page.lines:
            ends = scale.point(line.x1, line.y1), scale.point(line.x2, line.y2)
            if line.is_dashed:
                dashed_line(paper, _MARK, *ends, width)
            else:
                pygame.draw.line(paper, _MARK, *ends, width)
        for guide in page.guides:
            arcs(paper, theme.MUTED, guide, scale, width)
        for placement in page.placements:
            self._outline(paper, placement, scale)
        return paper.convert() if pygame.display.get_surface() else paper

    def _place_cards(
        self, paper: Surface, planned: PrintPlan, page: Page, scale: PageScale
    ) -> None:  # fmt: skip
        for placement in page.placements:
            place(paper, placement, scale, self.feed.picture(self._wish(planned, placement)))

    def _outline(self, paper: Surface, placement: Placement, scale: PageScale) -> None:
        width = max(1, self.kit.px(1.3))
        boxes = {
            Outline.BLEED: placement.clip,
            Outline.TRIM: placement.trim,
            Outline.SAFE: safe_box(placement.trim),
        }
        for outline, box in boxes.items():
            if outline not in self.outlines:
                continue
            color = OUTLINE_COLORS[outline]
            if scale.is_straight:
                rect = scale.rect(box)
                edge = rect.inflate(width, width) if outline is Outline.BLEED else rect
                pygame.draw.rect(paper, color, edge, width)
            else:
                pygame.draw.lines(paper, color, True, scale.corners(box), width)

    def draw(self, frame: Frame) -> None:
        """Add the pages to a frame."""
        shapes = self.kit.shapes
        for picture, rect in zip(self._pictures, self._rects, strict=False):
            shadow = shapes.shadow(rect.size, 2, max(3, self.kit.px(16)), 160)
            frame.add_center(shadow, rect.centerx, rect.centery + self.kit.px(6))
            frame.add(picture, *rect.topleft)
