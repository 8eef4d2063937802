"""An opaque sheet that falls before one person's private view; what it says is for its heirs."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Scene, Transition
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Group, Look, Widget

EMBLEM = 190
_TITLE = TextStyle(Face.DISPLAY, 100)
_LEAD = TextStyle(Face.TEXT, 29)
_NOTE = TextStyle(Face.TEXT, 21)
_SLANT = 0.11  # of the width


class Curtain(Scene, ABC):
    """Waits until the person named says that they sit at the screen; public facts only."""

    def __init__(self, kit: Kit, name: str) -> None:
        super().__init__(kit)
        self.name = name
        self.group = Group(kit)
        self.layout()
        self.group.focus = self.group.widgets[0]

    @abstractmethod
    def open(self) -> Transition | None:
        """Show what lies behind."""

    @abstractmethod
    def escape(self) -> Transition | None:
        """What Esc does."""

    @abstractmethod
    def title(self) -> str:
        """Who is asked to the screen."""

    @abstractmethod
    def lines(self) -> list[str]:
        """Who should look away, and what is asked."""

    @abstractmethod
    def colors(self) -> tuple[Color, Color]:
        """The sheet's colour, and a darker one."""

    @abstractmethod
    def emblem(self) -> Surface:
        """What stands above the title, `EMBLEM` units high."""

    @abstractmethod
    def backs(self) -> int:
        """How many closed cards lie at its foot."""

    def more_widgets(self) -> list[Widget]:
        """What else can be done, to be placed below."""
        return []

    def layout(self) -> None:
        """Place the button that opens it, and what there is below."""
        text = _("I am {name}: show my cards").format(name=self.name)
        opening = Widget(self._button(text, 684, 430), text, self.open, Look.CALL, name="open")
        more = self.more_widgets()
        for widget in more:
            widget.rect = self._button(widget.text, 800, 0)
        self.group.replace([opening, *more])

    def _button(self, text: str, top: float, least: float) -> Rect:
        kit = self.kit
        wide = max(kit.px(least), kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(70))
        wide = min(wide, kit.metrics.width - kit.px(80))
        high = max(kit.px(62), 36)
        return Rect(kit.metrics.width // 2 - wide // 2, kit.rect(960, top, 0, 0).top, wide, high)

    def handle(self, event: Event) -> Transition | None:
        """Open by the button, Space or Enter; nothing else shows anything."""
        used, transition = self.group.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.GO:
                return self.open()
            if event.scancode in keys.ESCAPE:
                return self.escape()
        return None

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the sheet to a frame."""
        kit = self.kit
        size = (kit.metrics.width, kit.metrics.height)
        color, dark = self.colors()
        frame.add(
            kit.shapes.make(("curtain", size, color, dark), lambda: _ground(size, color, dark)),
            0,
            0,
        )
        x = kit.metrics.width / 2
        frame.add_center(self.emblem(), x, kit.rect(0, 336, 0, 0).top)
        room = kit.metrics.width - kit.px(120)
        title = kit.type.label(self.title().upper(), _TITLE, theme.INK, room)
        frame.text(title, x, kit.rect(0, 496, 0, 0).top, "center")
        lines = self.lines()
        y = kit.rect(0, 592 if len(lines) > 1 else 604, 0, 0).top
        for place, line in enumerate(lines):
            label = kit.type.label(line, _LEAD if place == 0 else _NOTE, theme.INK, room)
            frame.text(label, x, y + place * kit.px(44), "center")
        self.group.draw(frame)
        hint = kit.type.label(_("Space or Enter"), theme.BODY, theme.SOFT)
        frame.text(hint, x, kit.rect(0, 772, 0, 0).top, "center")
        self._draw_backs(frame)

    def _draw_backs(self, frame: Frame) -> None:
        kit, count = self.kit, self.backs()
        back = kit.sprites.back(kit.px(190))
        for place in range(count):
            off = place - (count - 1) / 2
            x = kit.metrics.width / 2 + off * kit.px(216)
            y = kit.metrics.height + kit.px(-190 + 264 / 2 + abs(off) * 4)
            frame.add_center(kit.sprites.turned(back, -off * 3), x, y)


def _ground(size: tuple[int, int], color: Color, dark: Color) -> Surface:
    """The colour, a slanted half of it darker, with a smooth edge."""
    wide, high = size
    surface = Surface(size)
    surface.fill(color)
    shade = tuple(round(c * 0.35 + d * 0.65) for c, d in zip(color[:3], dark[:3], strict=True))
    top, foot = wide * (0.5 + _SLANT), wide * (0.5 - _SLANT)
    pygame.draw.polygon(surface, shade, [(top, 0), (wide, 0), (wide, high), (foot, high)])
    pygame.draw.aaline(surface, shade, (top, 0), (foot, high))
    return surface.convert()
