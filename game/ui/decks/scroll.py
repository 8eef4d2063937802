"""Scrolling that glides: a way to go, a fling, a bar; it knows pixels and seconds, no content."""

from __future__ import annotations

import math

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit

_GLIDE = 0.06  # seconds for most of the way
_FLING = 0.25  # seconds of the finger's speed that a fling goes on
_SMOOTH = 0.35
_ARRIVED = 0.6  # px


class Scroll:
    """Where a long content stands in its view.

    Attributes:
        view: the height that is seen, px.
        content: the whole height, px.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.view = self.content = 0
        self._at = self._goal = 0.0
        self._is_held = False
        self._pulled = 0.0  # px since the last moment
        self._speed = 0.0  # px a second

    @property
    def offset(self) -> int:
        """How much of the content lies above the view, px."""
        return round(self._at)

    @property
    def most(self) -> int:
        """The offset at the content's end, px."""
        return max(0, self.content - self.view)

    @property
    def is_moving(self) -> bool:
        """Whether it glides."""
        return self._at != self._goal or self._is_held

    def fit(self, view: int, content: int) -> None:
        """Take new heights, px; the place stays where it can."""
        self.view, self.content = view, content
        self._goal = self._bounded(self._goal)
        self._at = self._bounded(self._at)

    def to(self, offset: float, *, at_once: bool = False) -> None:
        """Go to an offset, px."""
        self._goal = self._bounded(offset)
        if at_once or not self.kit.pace:
            self._at = self._goal

    def by(self, distance: float) -> None:
        """Go on from where it is going, px."""
        self.to(self._goal + distance)

    def show(self, top: int, bottom: int, *, margin: int = 0, at_once: bool = False) -> None:
        """Go so far that a span of the content is seen, px."""
        goal = self._goal
        if top - margin < goal:
            goal = top - margin
        elif bottom + margin > goal + self.view:
            goal = bottom + margin - self.view
        self.to(goal, at_once=at_once)

    def hold(self) -> None:
        """A finger lies on the content: it stands."""
        self._is_held = True
        self._goal = self._at
        self._pulled = self._speed = 0.0

    def pull(self, distance: float) -> None:
        """The finger drags the content down by so many px."""
        self._at = self._goal = self._bounded(self._at - distance)
        self._pulled -= distance

    def let_go(self) -> None:
        """The finger leaves: the content goes on with its speed."""
        if self._is_held:
            self._is_held = False
            self.to(self._at + self._speed * _FLING)

    def stop(self) -> None:
        """Stand where it is."""
        self._is_held = False
        self._goal = self._at

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self._is_held:
            if seconds > 0:
                self._speed += (self._pulled / seconds - self._speed) * _SMOOTH
            self._pulled = 0.0
            return
        if self._at == self._goal:
            return
        pace = self.kit.pace
        share = 1 - math.exp(-seconds / (_GLIDE * pace)) if pace else 1.0
        self._at += (self._goal - self._at) * share
        if abs(self._goal - self._at) < _ARRIVED:
            self._at = self._goal

    def _bounded(self, offset: float) -> float:
        return max(0.0, min(float(self.most), offset))


class ScrollBar:
    """The bar beside a content; its thumb can be dragged, its track clicked."""

    def __init__(self, kit: Kit, scroll: Scroll) -> None:
        self.kit = kit
        self.scroll = scroll
        self.track = Rect(0, 0, 0, 0)
        self._grab: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether the thumb is being dragged."""
        return self._grab is not None

    @property
    def thumb(self) -> Rect:
        """The part that shows what is seen, px."""
        scroll, track = self.scroll, self.track
        if not scroll.most:
            return track.copy()
        share = scroll.view / scroll.content
        high = min(track.height, max(self.kit.px(44), 24, round(track.height * share)))
        top = track.top + round((track.height - high) * scroll.offset / scroll.most)
        return Rect(track.left, top, track.width, high)

    def handle(self, event: Event) -> bool:
        """Take a mouse event; whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grab is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grab is not None:
            self._grab = None
            return True
        return False

    def release(self) -> None:
        """Let go of the thumb."""
        self._grab = None

    def _press(self, at: tuple[int, int]) -> bool:
        reach = max(self.kit.px(12), 8)
        if not self.scroll.most or not self.track.inflate(2 * reach, 0).collidepoint(at):
            return False
        thumb = self.thumb
        if thumb.top <= at[1] < thumb.bottom:
            self._grab = at[1] - thumb.top
        else:
            self._grab = thumb.height // 2
            self._drag(at[1])
        return True

    def _drag(self, y: int) -> None:
        room = self.track.height - self.thumb.height
        if room > 0 and self._grab is not None:
            share = (y - self._grab - self.track.top) / room
            self.scroll.to(share * self.scroll.most, at_once=True)

    def draw(self, frame: Frame) -> None:
        """Add the bar, where there is something to scroll."""
        if not self.scroll.most:
            return
        shapes, track, thumb = self.kit.shapes, self.track, self.thumb
        radius = track.width // 2
        frame.add(shapes.box(track.size, radius, theme.PANEL), *track.topleft)
        color = theme.MUTED if self._grab is not None else theme.LINE_STRONG
        frame.add(shapes.box(thumb.size, radius, color), *thumb.topleft)
