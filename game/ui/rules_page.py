"""The rules of the game, in pages with pictures; arrows or buttons turn them."""

from __future__ import annotations

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, rules_art, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.rules_text import Page, Picture, key_rows, pages
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Group, Look, Widget

_TITLE = TextStyle(Face.DISPLAY, 58)
_TEXT_SIZES = (30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0)
_TEXT = (166, 262, 714, 640)
_ART = (960, 220, 860, 680)
_WHOLE = (110, 230, 1700, 660)
_BUTTON = (64, 932)
_CAP = TextStyle(Face.STRONG, 20)


class RulesScene(Scene):
    """A small book; the first page is open."""

    offers_help = False  # F1 closes it

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.place = 0
        self.group = Group(kit)
        self.layout()
        self.group.focus = self.group.named("next")

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages in the language of now."""
        return pages()

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place the buttons; the one that leads on closes the book on the last page."""
        kit = self.kit
        high, y = _BUTTON
        is_last = self.place == len(self.pages) - 1
        back = Widget(kit.rect(110, y, 260, high), _("Close"), Pop, name="close")
        before = Widget(
            kit.rect(1270, y, 260, high), _("Previous"), lambda: self.turn(-1),
            enabled=self.place > 0, name="previous",
        )  # fmt: skip
        after = Widget(
            kit.rect(1550, y, 260, high),
            _("To the game") if is_last else _("Next"),
            Pop if is_last else (lambda: self.turn(1)),
            Look.CALL,
            name="next",
        )
        for widget in (back, before, after):
            widget.rect.height = max(widget.rect.height, 26)
        dots = [
            Widget(self._dot(place), "", self._opener(place), Look.BARE, name=f"page:{place}")
            for place in range(len(self.pages))
        ]
        self.group.replace([back, *dots, before, after])
        if self.group.focus is None:
            self.group.focus = self.group.named("next")

    def _dot(self, place: int) -> Rect:
        step = 46
        x = 960 + (place - (len(self.pages) - 1) / 2) * step - step / 2
        return self.kit.rect(x, _BUTTON[1] + 8, step, 48)

    def _opener(self, place: int) -> Action:
        return lambda: self.turn(place - self.place)

    def turn(self, by: int) -> Transition | None:
        """Open another page."""
        self.place = max(0, min(len(self.pages) - 1, self.place + by))
        self.layout()
        return None

    # --- scene ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Arrows and the wheel turn pages; Esc and F1 close the book."""
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.ESCAPE or event.scancode == keys.HELP:
                return Pop()
            if event.scancode in (keys.RIGHT, pygame.KSCAN_PAGEDOWN):
                return self.turn(1)
            if event.scancode in (keys.LEFT, pygame.KSCAN_PAGEUP):
                return self.turn(-1)
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-1 if event.y > 0 else 1)
        used, transition = self.group.handle(event)
        if not used and event.type == pygame.KEYDOWN and event.scancode in keys.GO:
            return Pop() if self.place == len(self.pages) - 1 else self.turn(1)
        return transition

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the open page to a frame."""
        kit, page = self.kit, self.pages[self.place]
        size = kit.metrics.window.size
        frame.add(kit.shapes.background(size, (0.7, 0.5), theme.GLOW, theme.DEEP), 0, 0)
        top = kit.rect(110, 150, 1700, 0)
        title = kit.type.label(page.title.upper(), _TITLE, theme.WHITE, top.width)
        frame.text(title, top.left, top.top)
        bar = kit.shapes.box((kit.px(120), max(3, kit.px(6))), kit.px(3), theme.BALL)
        frame.add(bar, top.left, top.top + max(kit.px(52), round(title.height * 0.55)))
        if page.picture is Picture.KEYS:
            self._draw_keys(frame, kit.rect(*_WHOLE))
        else:
            self._draw_text(frame, kit.rect(*_TEXT), page.paragraphs)
            rules_art.draw(frame, kit, page.picture, kit.rect(*_ART))
        self._draw_dots(frame)
        self.group.draw(frame)

    def _draw_dots(self, frame: Frame) -> None:
        kit = self.kit
        for place in range(len(self.pages)):
            is_open = place == self.place
            size = (kit.px(34 if is_open else 14), max(6, kit.px(14)))
            dot = kit.shapes.box(size, size[1] // 2, theme.BALL if is_open else theme.LINE_STRONG)
            frame.add_center(dot, *self._dot(place).center)

    def _draw_text(self, frame: Frame, rect: Rect, paragraphs: tuple[str, ...]) -> None:
        """The paragraphs from the top, as large as they fit."""
        kit = self.kit
        for size in _TEXT_SIZES:
            style = TextStyle(Face.TEXT, size)
            step, gap = kit.type.line_height(style), kit.px(34)
            broken = [kit.type.wrap(text, style, rect.width) for text in paragraphs]
            high = sum(len(lines) * step for lines in broken) + gap * (len(broken) - 1)
            if high <= rect.height:
                break
        y = float(rect.top)
        for lines in broken:
            mark = kit.sprites.ball(max(10, kit.px(26)))
            frame.add_center(mark, rect.left - kit.px(36), y + step / 2)
            for line in lines:
                label = kit.type.label(line, style, theme.INK, rect.width)
                frame.text(label, rect.left, y + step / 2)
                y += step
            y += gap

    def _draw_keys(self, frame: Frame, rect: Rect) -> None:
        """Keys as caps and what they do, in two columns."""
        kit, rows = self.kit, key_rows()
        half = -(-len(rows) // 2)
        step = rect.height / half
        column = (rect.width - kit.px(50)) // 2
        for place, (caps, text) in enumerate(rows):
            left = rect.left + (place // half) * (column + kit.px(50))
            y = rect.top + (place % half + 0.5) * step
            x = float(left)
            for cap in caps:
                x += self._draw_cap(frame, cap, x, y) + kit.px(8)
            x = max(x + kit.px(10), left + kit.px(262))
            self._draw_meaning(frame, text, Rect(round(x), 0, round(left + column - x), 0), y)

    def _draw_cap(self, frame: Frame, text: str, x: float, y: float) -> int:
        kit = self.kit
        if text == "…":
            label = kit.type.label(text, _CAP, theme.MUTED)
            frame.text(label, x, y)
            return label.width
        label = kit.type.label(text, _CAP, theme.INK, kit.px(230))
        high = max(kit.px(52), label.height + kit.px(8))
        size = (max(high, label.width + kit.px(30)), high)
        frame.add(
            kit.shapes.box(size, kit.px(12), theme.BUTTON, lip=max(2, kit.px(4))), x, y - high / 2
        )
        frame.text(label, x + size[0] / 2, y - max(1, kit.px(2)), "center")
        return size[0]

    def _draw_meaning(self, frame: Frame, text: str, rect: Rect, y: float) -> None:
        kit = self.kit
        style = theme.BODY
        lines = kit.type.wrap(text, style, rect.width)[:2]
        step = kit.type.line_height(style) * 0.9
        y -= step * (len(lines) - 1) / 2
        for line in lines:
            frame.text(kit.type.label(line, style, theme.SOFT, rect.width), rect.left, y)
            y += step
