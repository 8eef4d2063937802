"""The sheet on which the way of forming rosters is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect
from pygame.event import Event

from game.forming import RosterWay
from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.way_words import is_ours, ours_text, way_name, way_text
from game.ui.widget import Group, Look, Widget

_TITLE = TextStyle(Face.DISPLAY, 36)
_GROUP = TextStyle(Face.DISPLAY, 22)
_NAME = TextStyle(Face.STRONG, 22)
_GROUPS = (
    (RosterWay.CLUBS, RosterWay.OWN, RosterWay.FREE),
    (RosterWay.TURN, RosterWay.SNAKE, RosterWay.BLIND, RosterWay.STREAM, RosterWay.SECRET),
)
_PANEL = (250, 150, 1420, 780)
_COLUMN, _LEFTS = 650, (48, 722)
_TOP, _HIGH, _STEP = 178, 96, 110


class WaysSheet(Scene):
    """All ways side by side: what is brought, and what is shared; one click chooses."""

    opaque = False

    def __init__(self, kit: Kit, chosen: RosterWay, choose: Callable[[RosterWay], None]) -> None:
        super().__init__(kit)
        self._chosen = chosen
        self._choose = choose
        self.group = Group(kit)
        self.layout()
        self.group.focus = self.group.named(f"way:{chosen}")
        self.group.ring_shown = True

    def layout(self) -> None:
        """Place the two columns."""
        self.group.replace([
            Widget(
                self._rect(_LEFTS[column], _TOP + row * _STEP, _COLUMN, _HIGH),
                way_name(way) + ("*" if is_ours(way) else ""), partial(self._take, way),
                Look.CHOSEN if way is self._chosen else Look.PLAIN, second=way_text(way),
                style=_NAME, align="left", radius=self.kit.px(16), name=f"way:{way}",
            )
            for column, ways in enumerate(_GROUPS)
            for row, way in enumerate(ways)
        ])  # fmt: skip

    def _rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.kit.rect(_PANEL[0] + x, _PANEL[1] + y, w, h)

    def _take(self, way: RosterWay) -> Transition:
        self._choose(way)
        return Pop()

    def handle(self, event: Event) -> Transition | None:
        """A choice, or the way out."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.ESCAPE:
            return Pop()
        is_press = event.type == pygame.MOUSEBUTTONDOWN
        if is_press and not self.kit.rect(*_PANEL).collidepoint(event.pos):
            return Pop()
        return self.group.handle(event)[1]

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the veil and the sheet to a frame."""
        kit, panel = self.kit, self.kit.rect(*_PANEL)
        frame.add(kit.shapes.veil(kit.metrics.window.size, theme.DIM), 0, 0)
        box = kit.shapes.box(
            panel.size, kit.px(26), theme.PANEL, border=theme.LINE, border_width=max(2, kit.px(2))
        )
        frame.add(box, *panel.topleft)
        title = self._rect(48, 34, 1300, 60)
        label = kit.type.label(_("How rosters are formed").upper(), _TITLE, theme.INK, title.width)
        frame.text(label, title.left, title.centery)
        for left, text in zip(_LEFTS, (_("Bring a roster"), _("Share a deck")), strict=True):
            place = self._rect(left, 118, _COLUMN, 40)
            label = kit.type.label(text.upper(), _GROUP, theme.MUTED, place.width)
            frame.text(label, place.left, place.centery)
        self.group.draw(frame)
        note = self._rect(_LEFTS[0], 600, _COLUMN - 40, 136)
        paragraph(frame, kit, note, f"* {ours_text()}", theme.SMALL, color=theme.MUTED)
