"""Cards shown large beside their place: after a moment of hover, at once by right click."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.cards.model import DeckCard
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit

Found = tuple[Rect, tuple[DeckCard, ...]]  # a place, and what it shows large


class Peek:
    """What is shown large, and what is about to be; its owner says what is under a point."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._over: Found | None = None
        self._since = 0.0
        self._shown: Found | None = None

    @property
    def is_shown(self) -> bool:
        """Whether a card is shown large."""
        return self._shown is not None

    @property
    def is_waiting(self) -> bool:
        """Whether a card will be shown if the pointer stays."""
        return self._over is not None and self._shown is None

    def hide(self) -> None:
        """Show nothing large."""
        self._shown = self._over = None

    def show(self, found: Found | None) -> None:
        """Show at once."""
        self._shown = self._over = found

    def hover(self, found: Found | None) -> None:
        """The pointer is over a place with cards, or over none."""
        if found != self._over:
            self._over = found
            self._since = 0.0
            self._shown = None

    def mouse(self, event: Event, found_at: Callable[[tuple[int, int]], Found | None]) -> None:
        """Follow the pointer: hover waits, a right press shows, another press hides."""
        if event.type == pygame.MOUSEMOTION:
            self.hover(found_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.hide()
            if event.button == 3:
                self.show(found_at(event.pos))

    def update(self, seconds: float) -> None:
        """Let time pass over a card."""
        if self.is_waiting:
            self._since += seconds
            if self._since >= theme.HOVER_DELAY:
                self._shown = self._over

    def draw(self, frame: Frame) -> None:
        """Add the large cards beside what they enlarge."""
        if self._shown is None:
            return
        rect, cards = self._shown
        kit = self.kit
        width = kit.px(theme.ZOOM_CARD)
        high, gap = round(width * theme.CARD_RATIO), kit.px(20)
        window = kit.metrics.window
        total = width * len(cards) + gap * (len(cards) - 1)
        left = rect.right + gap if rect.centerx < window.centerx else rect.left - gap - total
        left = max(gap, min(left, window.right - gap - total))
        top = max(gap, min(rect.centery - high // 2, window.bottom - gap - high))
        for place, card in enumerate(cards):
            x = left + place * (width + gap) + width / 2
            frame.add_center(kit.sprites.face(card, width), x, top + high / 2)
