"""A frame is a list of ready pictures; the stage repaints only what changed since the last one."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.ui.text import Label

Item = tuple[Surface, int, int]
_MOST_RECTS = 12


class Frame:
    """What is on screen, back to front. Surfaces must never change once they were added."""

    __slots__ = ("items", "size")

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.items: list[Item] = []

    def add(self, surface: Surface, x: float, y: float) -> None:
        """Put a picture with its top left corner at (x, y), px."""
        self.items.append((surface, round(x), round(y)))

    def add_center(self, surface: Surface, x: float, y: float) -> None:
        """Put a picture centred on (x, y), px."""
        self.items.append(
            (surface, round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))
        )

    def text(self, label: Label, x: float, y: float, align: str = "left") -> None:
        """Put text so that the middle of its capitals lies on y; x is its left, center or right."""
        if align == "center":
            x -= label.width / 2
        elif align == "right":
            x -= label.width
        self.items.append((label.surface, round(x), round(y - label.middle)))


class Stage:
    """The window's surface and what it shows now."""

    def __init__(self, screen: Surface) -> None:
        self.screen = screen
        self._shown: list[Item] = []
        self._stale = True

    def invalidate(self) -> None:
        """Repaint everything next time (the window was covered or resized)."""
        self._stale = True

    def present(self, frame: Frame) -> list[Rect]:
        """Paint a frame; the rectangles that were repainted, px."""
        old, new = self._shown, frame.items
        whole = self.screen.get_rect()
        dirty = [whole] if self._stale else _changes(old, new, whole)
        self._stale = False
        self._shown = new
        for rect in dirty:
            self._paint(new, rect)
        if dirty:
            pygame.display.update(dirty)
        return dirty

    def _paint(self, items: list[Item], rect: Rect) -> None:
        screen = self.screen
        screen.set_clip(rect)
        left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
        for surface, x, y in items:
            if (
                x < right
                and y < bottom
                and x + surface.get_width() > left
                and y + surface.get_height() > top
            ):
                screen.blit(surface, (x, y))
        screen.set_clip(None)


def _changes(old: list[Item], new: list[Item], whole: Rect) -> list[Rect]:
    """The parts of the window that differ between two lists."""
    old_keys = [(id(s), x, y) for s, x, y in old]
    new_keys = [(id(s), x, y) for s, x, y in new]
    if old_keys == new_keys:
        return []
    old_set, new_set = set(old_keys), set(new_keys)
    if len(old_set) != len(old_keys) or len(new_set) != len(new_keys):
        return [whole]
    changed = [item for item, key in zip(old, old_keys, strict=True) if key not in new_set]
    changed += [item for item, key in zip(new, new_keys, strict=True) if key not in old_set]
    kept_old = [key for key in old_keys if key in new_set]
    kept_new = [key for key in new_keys if key in old_set]
    if kept_old != kept_new:
        moved = {b for a, b in zip(kept_old, kept_new, strict=True) if a != b}
        changed += [item for item, key in zip(new, new_keys, strict=True) if key in moved]
    return merge((Rect((x, y), s.get_size()) for s, x, y in changed), whole)


def merge(rects: Iterable[Rect], whole: Rect) -> list[Rect]:
    """Clip rectangles to the window and join those that overlap."""
    merged: list[Rect] = []
    for each in rects:
        rect = each.clip(whole)
        if not rect.width or not rect.height:
            continue
        hit = rect.collidelist(merged)
        while hit >= 0:
            rect = rect.union(merged.pop(hit))
            hit = rect.collidelist(merged)
        merged.append(rect)
    if len(merged) > _MOST_RECTS:
        return [merged[0].unionall(merged[1:])]
    return merged
