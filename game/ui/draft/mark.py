"""Small drawings of the draft screen: an hourglass, a card passed on, the closed stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui import theme
from game.ui.draft import words
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.theme import Color

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_FINE = 4
_STACKED = 3
_Points = list[tuple[float, float]]


def _mark(kit: Kit, name: str, size: int, color: Color, shapes: list[_Points]) -> Surface:
    def make() -> Surface:
        side = size * _FINE
        big = Surface((side, side), pygame.SRCALPHA)
        big.fill((*color[:3], 0))
        for points in shapes:
            pygame.draw.polygon(big, color, [(x * side, y * side) for x, y in points])
        return pygame.transform.smoothscale(big, (size, size))

    return kit.shapes.make(("draft mark", name, size, color), make)


def hourglass(kit: Kit, size: int, color: Color) -> Surface:
    """Time runs out."""
    return _mark(kit, "hourglass", size, color, [
        [(0.16, 0.04), (0.84, 0.04), (0.84, 0.14), (0.16, 0.14)],
        [(0.16, 0.86), (0.84, 0.86), (0.84, 0.96), (0.16, 0.96)],
        [(0.22, 0.18), (0.78, 0.18), (0.54, 0.50), (0.78, 0.82), (0.22, 0.82), (0.46, 0.50)],
    ])  # fmt: skip


def handed(kit: Kit, size: int, color: Color) -> Surface:
    """A card that was passed on: an arrow to the other side."""
    return _mark(kit, "handed", size, color, [
        [(0.10, 0.38), (0.52, 0.38), (0.52, 0.16), (0.92, 0.50), (0.52, 0.84), (0.52, 0.62),
         (0.10, 0.62)],
    ])  # fmt: skip


def picking(kit: Kit, size: int, color: Color) -> Surface:
    """Whose turn it is: a triangle."""
    return _mark(kit, "picking", size, color, [[(0.2, 0.08), (0.9, 0.5), (0.2, 0.92)]])


def stack(scene: DraftScene, frame: Frame, rect: Rect) -> None:
    """Add the closed stock, or its empty place, and how many cards it has."""
    kit, count = scene.kit, scene.sight.stock
    radius = round(rect.width * theme.CARD_RADIUS)
    step = max(2, kit.px(5))
    if count:
        for place in range(min(_STACKED, count) - 1, -1, -1):
            at = rect.move(place * step, place * step)
            if place == 0:
                frame.add(scene.faces.picture(None, rect.width), *at.topleft)
            else:
                box = kit.shapes.box(
                    rect.size, radius, theme.BUTTON, border=theme.DEEP,
                    border_width=max(1, kit.px(2)),
                )  # fmt: skip
                frame.add(box, *at.topleft)
    else:
        line = max(1, kit.px(2))
        frame.add(
            kit.shapes.dashed(rect.size, radius, (15, 23, 34, 90), theme.LINE, line), *rect.topleft
        )
    wide = rect.width + 2 * kit.px(8)
    high = round(2 * kit.type.line_height(theme.SMALL))
    text = Rect(0, rect.bottom + 2 * step + kit.px(6), wide, high)
    text.centerx = rect.centerx
    paragraph(
        frame, kit, text, words.stock_text(count), theme.SMALL,
        color=theme.MUTED, align="center", top=True,
    )  # fmt: skip
