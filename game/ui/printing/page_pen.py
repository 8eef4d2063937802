"""Draws cards, dashes and round corners on a page's picture; it knows no plan and no screen."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.cards.printing import Placement
from game.cards.printing.mark import CornerGuide
from game.ui.printing.spread import PageScale
from game.ui.theme import Color

_EMPTY: Color = (226, 231, 237)
_ARC_STEPS = 8  # lines of a quarter circle


def place(paper: Surface, placement: Placement, scale: PageScale, picture: Surface | None) -> None:
    """Put a card's picture on a straight page, cut off at its bleed; None: it is not there yet."""
    clip = scale.rect(placement.clip)
    if picture is None:
        paper.fill(_EMPTY, clip)
        return
    if placement.is_turned:
        picture = pygame.transform.rotate(picture, 180)
    paper.set_clip(clip)
    paper.blit(picture, scale.picture(placement.trim))
    paper.set_clip(None)


def turned(paper: Surface, cards: Surface, scale: PageScale) -> None:
    """Put all the cards of a page on it, turned, grown and moved as they will be printed."""
    if scale.turn:
        cards = pygame.transform.rotozoom(cards, -math.degrees(scale.turn), 1.0)
    size = round(cards.width * scale.wide), round(cards.height * scale.tall)
    if size != cards.size:
        cards = pygame.transform.smoothscale(cards, size)
    middle = scale.point(*scale.middle)
    paper.blit(cards, (middle[0] - cards.width // 2, middle[1] - cards.height // 2))


def dashed_line(
    paper: Surface, color: Color, start: tuple[int, int], end: tuple[int, int], width: int
) -> None:
    """Draw a line that is broken."""
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    dash = max(2, 3 * width)
    for at in range(0, length, 2 * dash):
        ends = [
            (
                round(start[0] + (end[0] - start[0]) * part / length),
                round(start[1] + (end[1] - start[1]) * part / length),
            )
            for part in (at, min(length, at + dash))
        ]
        pygame.draw.line(paper, color, ends[0], ends[1], width)


def arcs(paper: Surface, color: Color, guide: CornerGuide, scale: PageScale, width: int) -> None:
    """Draw the four corners as a punch would round them."""
    inner = guide.trim.inset(guide.radius)
    middles = (
        (inner.right, inner.bottom), (inner.x, inner.bottom), (inner.x, inner.y),
        (inner.right, inner.y),
    )  # fmt: skip
    for quarter, (x, y) in enumerate(middles):
        angles = [(quarter + step / _ARC_STEPS) * math.pi / 2 for step in range(_ARC_STEPS + 1)]
        points = [
            scale.point(x + guide.radius * math.cos(a), y + guide.radius * math.sin(a))
            for a in angles
        ]
        pygame.draw.lines(paper, color, False, points, width)
