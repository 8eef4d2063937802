"""A bar that shows how much of a whole is there."""

from __future__ import annotations

from pygame import Rect

from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit


def draw_track(kit: Kit, frame: Frame, rect: Rect, part: int, whole: int) -> None:
    """Add a bar that shows a part of a whole; a whole one is green."""
    radius = rect.height // 2
    frame.add(kit.shapes.box(rect.size, radius, theme.BUTTON), *rect.topleft)
    if part:
        wide = max(rect.height, round(rect.width * part / max(1, whole)))
        color = theme.GOOD if part == whole else theme.GOLD
        frame.add(kit.shapes.box((wide, rect.height), radius, color), *rect.topleft)
