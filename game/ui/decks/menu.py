"""A small list that opens below a button; one choice closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Group, Look, Widget

_STYLE = TextStyle(Face.STRONG, 19)
_ROW, _LEAST_ROW = 50, 30
_PAD = 10
_WIDEST = 620


class Choice(NamedTuple):
    """One line of a menu; `choose` may ask for more than closing it."""

    text: str
    choose: Action
    is_chosen: bool = False


class MenuScene(Scene):
    """The open list; a click beside it or Esc closes it."""

    opaque = False

    def __init__(
        self, kit: Kit, anchor: Callable[[], Rect], choices: Callable[[], Sequence[Choice]]
    ) -> None:
        super().__init__(kit)
        self._anchor = anchor
        self._choices = choices
        self._panel = Rect(0, 0, 0, 0)
        self.group = Group(kit)
        self.layout()
        chosen = [w for w in self.group.widgets if w.look is Look.CHOSEN]
        self.group.focus = (chosen or self.group.widgets)[0]
        self.group.ring_shown = True

    def layout(self) -> None:
        """Place the list at its button: below it, in several columns where it is long."""
        kit, window = self.kit, self.kit.metrics.window
        choices = self._choices()
        anchor = self._anchor()
        pad, high = kit.px(_PAD), max(kit.px(_ROW), _LEAST_ROW)
        texts = max(kit.type.label(choice.text, _STYLE).width for choice in choices)
        wide = max(anchor.width - 2 * pad, min(kit.px(_WIDEST), texts + 2 * kit.px(24) + 4))
        top = anchor.bottom + kit.px(6)
        rows = max(1, (window.bottom - top - 2 * pad - kit.px(20)) // high)
        columns = -(-len(choices) // rows)
        rows = -(-len(choices) // columns)
        wide = min(wide, (window.width - kit.px(40) - 2 * pad) // columns)
        panel = Rect(anchor.left, top, columns * wide + 2 * pad, rows * high + 2 * pad)
        panel.left = max(kit.px(20), min(panel.left, window.right - kit.px(20) - panel.width))
        self._panel = panel
        self.group.replace([
            Widget(
                Rect(
                    panel.left + pad + place // rows * wide,
                    panel.top + pad + place % rows * high, wide, high - max(2, kit.px(4)),
                ),
                choice.text, self._closing(choice.choose),
                Look.CHOSEN if choice.is_chosen else Look.QUIET,
                style=_STYLE, align="left", radius=kit.px(10), name=f"choice:{place}",
            )
            for place, choice in enumerate(choices)
        ])  # fmt: skip

    def _closing(self, choose: Action) -> Action:
        def action() -> Transition:
            return choose() or Pop()

        return action

    def handle(self, event: Event) -> Transition | None:
        """A choice, or the way out."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.ESCAPE:
            return Pop()
        is_press = event.type == pygame.MOUSEBUTTONDOWN
        if is_press and not self._panel.collidepoint(event.pos):
            return Pop()
        return self.group.handle(event)[1]

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the list to a frame."""
        kit, panel = self.kit, self._panel
        shadow = kit.shapes.shadow(panel.size, kit.px(16), max(3, kit.px(14)), 170)
        frame.add_center(shadow, *panel.center)
        box = kit.shapes.box(
            panel.size, kit.px(16), theme.NIGHT, border=theme.LINE_STRONG,
            border_width=max(1, kit.px(2)),
        )  # fmt: skip
        frame.add(box, *panel.topleft)
        self.group.draw(frame)
