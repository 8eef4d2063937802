"""Shown while card faces are drawn that a match needs; the window stays alive meanwhile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.face_work import FaceJob, FaceWork
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Replace, Scene, Transition
from game.ui.stage_art import stage_pictures
from game.ui.theme import Face, TextStyle

_TITLE = TextStyle(Face.DISPLAY, 44)
_BAR = (640, 14)
_BALL = 58
_HOPS = 1.6  # a second


def draw_bar(frame: Frame, kit: Kit, rect: Rect, share: float) -> None:
    """Add a progress bar to a frame; share 0-1."""
    radius = rect.height // 2
    frame.add(kit.shapes.box(rect.size, radius, theme.RAISED), *rect.topleft)
    full = max(rect.height, round(rect.width * share))
    frame.add(kit.shapes.box((full, rect.height), radius, theme.BALL), *rect.topleft)


def progress_text(done: int, total: int) -> str:
    """How far the drawing of cards is, in words."""
    return _("Drawing the cards: {done} of {total}").format(done=done, total=total)


class LoadingScene(Scene):
    """Waits for the faces, then gives way to the next scene; Esc or Enter goes on at once."""

    def __init__(self, kit: Kit, jobs: Sequence[FaceJob], then: Callable[[], Scene]) -> None:
        super().__init__(kit)
        self.work = FaceWork(jobs, stage_pictures(kit))
        self._then = then
        self._time = 0.0

    def handle(self, event: Event) -> Transition | None:
        """Go on at once where the player wishes: faces are then drawn as they are met."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.GO | keys.ESCAPE:
            self.work.stop()
            return Replace(self._then())
        return None

    def update(self, seconds: float) -> Transition | None:
        """Give way when all faces are there."""
        self._time += seconds
        return Replace(self._then()) if self.work.is_over else None

    @property
    def is_moving(self) -> bool:
        """The bar grows."""
        return True

    def draw(self, frame: Frame) -> None:
        """Add ball, bar and words to a frame."""
        kit = self.kit
        size = kit.metrics.window.size
        frame.add(kit.shapes.background(size, (0.5, 0.45), theme.GLOW, theme.DEEP), 0, 0)
        middle = kit.metrics.window.center
        y = middle[1] - kit.px(60)
        title = kit.type.label(_("To the court!").upper(), _TITLE, theme.INK, size[0])
        frame.text(title, middle[0], y, "center")
        hop = abs(math.sin(self._time * _HOPS * math.pi)) if kit.pace else 0.0
        ball = kit.sprites.ball(max(4, kit.px(_BALL)))
        frame.add_center(ball, middle[0], y - kit.px(90) - kit.px(120) * hop)
        bar = Rect(0, 0, kit.px(_BAR[0]), max(6, kit.px(_BAR[1])))
        bar.center = (middle[0], y + kit.px(80))
        done, total = self.work.done, self.work.total
        draw_bar(frame, kit, bar, done / max(1, total))
        text = kit.type.label(progress_text(done, total), theme.BODY, theme.MUTED, size[0])
        frame.text(text, middle[0], bar.bottom + kit.px(36), "center")
