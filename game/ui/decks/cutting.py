"""Keeps pictures inside a rectangle of the frame: what reaches out is cut off, without copying."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.frame import Frame

_Key = tuple[int, tuple[int, int, int, int]]


class Cutter:
    """Adds pictures to a frame, cut at a rectangle; a cut picture stays the same while it can."""

    def __init__(self) -> None:
        self.area = Rect(0, 0, 0, 0)
        self._kept: dict[_Key, tuple[Surface, Surface]] = {}
        self._used: dict[_Key, tuple[Surface, Surface]] = {}

    def begin(self, area: Rect) -> None:
        """Start a frame: cut at this rectangle, px."""
        self.area = area
        self._kept, self._used = self._used, {}

    def add(self, frame: Frame, surface: Surface, x: float, y: float) -> None:
        """Put a picture with its top left corner at (x, y), px."""
        place = surface.get_rect(topleft=(round(x), round(y)))
        seen = place.clip(self.area)
        if not seen.width or not seen.height:
            return
        if seen.size == place.size:
            frame.add(surface, *place.topleft)
            return
        part = seen.move(-place.left, -place.top)
        key = (id(surface), (part.x, part.y, part.w, part.h))
        found = self._used.get(key) or self._kept.get(key)
        if found is None or found[0] is not surface:
            found = (surface, surface.subsurface(part))
        self._used[key] = found
        frame.add(found[1], *seen.topleft)

    def add_center(self, frame: Frame, surface: Surface, x: float, y: float) -> None:
        """Put a picture centred on (x, y), px."""
        self.add(frame, surface, x - surface.get_width() / 2, y - surface.get_height() / 2)
