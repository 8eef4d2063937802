"""The widget kit.

Buttons, choices, entries, free areas, and the one focus ring that leads through them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Transition
from game.ui.theme import BUTTON_TEXT, Color, TextStyle

Action = Callable[[], Transition | None]


class Look(StrEnum):
    """How a button is dressed."""

    PLAIN = "plain"
    CALL = "call"  # the one call to action of a screen
    CHOSEN = "chosen"  # the chosen one of a choice
    QUIET = "quiet"  # text alone
    BARE = "bare"  # an area something else draws; only its focus ring shows


@dataclass(slots=True, eq=False)
class Widget:
    """Something that can be clicked or focused.

    Attributes:
        rect: where it is, px.
        action: what it does when clicked, or on Enter and Space.
        second: a smaller line under the text.
        radius: of its corners and focus ring, px; None: from its height.
    """

    rect: Rect
    text: str = ""
    action: Action | None = None
    look: Look = Look.PLAIN
    enabled: bool = True
    second: str = ""
    style: TextStyle = BUTTON_TEXT
    align: str = "center"
    radius: int | None = None
    name: str = ""

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the widget to a frame."""
        if self.look is not Look.BARE:
            _draw_button(self, frame, kit, hot=hot, held=held)
        if focused:
            draw_focus(frame, kit, self.rect, self.corner(kit))

    def corner(self, kit: Kit) -> int:
        """The radius of its corners, px."""
        return kit.px(16) if self.radius is None else self.radius

    def key(self, event: Event) -> bool:
        """Take a key while focused; True where it was used."""
        del event
        return False


@dataclass(slots=True, eq=False)
class Entry(Widget):
    """A line of text to be typed; calls `changed` with every new text."""

    value: str = ""
    limit: int = 18
    changed: Callable[[str], None] | None = None
    _caret: int = field(default=-1)

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the field, its text and the caret to a frame."""
        del held
        edge = theme.GOLD if focused else theme.LINE_STRONG if hot else theme.LINE
        box = kit.shapes.box(
            self.rect.size, kit.px(14), theme.NIGHT, border=edge, border_width=max(2, kit.px(2))
        )
        frame.add(box, *self.rect.topleft)
        pad = kit.px(20)
        room = self.rect.width - 2 * pad
        left, middle = self.rect.left + pad, self.rect.centery
        shown = self.value or self.text
        color = theme.INK if self.value else theme.MUTED
        label = kit.type.label(shown, self.style, color, room)
        frame.text(label, left, middle)
        if focused:
            before = self.value[: self.caret]
            x = left + (kit.type.label(before, self.style, theme.INK, room).width if before else 0)
            bar = kit.shapes.box((max(2, kit.px(2)), kit.px(28)), 0, theme.GOLD)
            frame.add_center(bar, min(x + kit.px(2), self.rect.right - pad), middle)

    @property
    def caret(self) -> int:
        """Where the next letter goes, 0 to the text's length."""
        return len(self.value) if self._caret < 0 else min(self._caret, len(self.value))

    def key(self, event: Event) -> bool:
        """Type, move, erase."""
        if event.type == pygame.TEXTINPUT:
            text = "".join(letter for letter in event.text if letter.isprintable())
            self._put(text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        at = self.caret
        match event.scancode:
            case keys.BACKSPACE:
                if at:
                    self._replace(self.value[: at - 1] + self.value[at:], at - 1)
            case keys.DELETE:
                self._replace(self.value[:at] + self.value[at + 1 :], at)
            case keys.LEFT:
                self._caret = max(0, at - 1)
            case keys.RIGHT:
                self._caret = min(len(self.value), at + 1)
            case keys.HOME:
                self._caret = 0
            case keys.END:
                self._caret = len(self.value)
            case pygame.KSCAN_SPACE:
                return True  # arrives as text
            case _:
                return bool(event.unicode and event.unicode.isprintable())
        return True

    def _put(self, text: str) -> None:
        at = self.caret
        room = self.limit - len(self.value)
        text = text[:room]
        self._replace(self.value[:at] + text + self.value[at:], at + len(text))

    def _replace(self, value: str, caret: int) -> None:
        self.value, self._caret = value, caret
        if self.changed:
            self.changed(value)


class Group:
    """The widgets of a screen: hover, press, keys, and the focus ring."""

    def __init__(self, kit: Kit, widgets: Sequence[Widget] = (), *, focus: str = "") -> None:
        self.kit = kit
        self.widgets: list[Widget] = list(widgets)
        self.hot: Widget | None = None
        self.held: Widget | None = None
        self.focus: Widget | None = None
        self.ring_shown = False
        if focus:
            self.focus = self.named(focus)

    def named(self, name: str) -> Widget | None:
        """The widget of that name, if there is one that can be used."""
        return next((w for w in self.widgets if w.name == name and w.enabled), None)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Take new widgets; focus and hover stay where the names are the same."""
        names = tuple(w.name if w else "" for w in (self.focus, self.hot, self.held))
        self.widgets = list(widgets)
        self.focus, self.hot, self.held = (self.named(n) if n else None for n in names)

    def draw(self, frame: Frame) -> None:
        """Add all widgets to a frame."""
        for widget in self.widgets:
            widget.draw(
                frame,
                self.kit,
                hot=widget is self.hot and widget.enabled,
                held=widget is self.held,
                focused=widget is self.focus and (self.ring_shown or isinstance(widget, Entry)),
            )

    def at(self, position: tuple[int, int]) -> Widget | None:
        """The topmost usable widget under a point, px."""
        for widget in reversed(self.widgets):
            if widget.enabled and widget.action is not None and widget.rect.collidepoint(position):
                return widget
            if isinstance(widget, Entry) and widget.rect.collidepoint(position):
                return widget
        return None

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.held = None

    def handle(self, event: Event) -> tuple[bool, Transition | None]:
        """Take an event: whether it was used, and what the widget's action asked for."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hot = self.at(event.pos)
                return False, None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._press(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._let_go(event)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return (self.focus.key(event) if self.focus else False), None
        return False, None

    def _press(self, event: Event) -> tuple[bool, Transition | None]:
        self.held = self.hot = self.at(event.pos)
        self.ring_shown = False
        if self.held is not None:
            self.focus = self.held
        elif isinstance(self.focus, Entry):
            self.focus = None
        return self.held is not None, None

    def _let_go(self, event: Event) -> tuple[bool, Transition | None]:
        held, self.held = self.held, None
        if held is None or self.at(event.pos) is not held:
            return held is not None, None
        return True, held.action() if held.action else None

    def _key(self, event: Event) -> tuple[bool, Transition | None]:
        if self.focus and self.focus.key(event):
            return True, None
        if event.scancode == keys.TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True, None
        if event.scancode in keys.ARROWS:
            self.move(*keys.ARROWS[event.scancode])
            return True, None
        if event.scancode in keys.GO and self.focus and self.focus.action and self.ring_shown:
            return True, self.focus.action()
        return False, None

    def usable(self) -> list[Widget]:
        """The widgets that can have the focus, in order."""
        return [w for w in self.widgets if w.enabled and (w.action or isinstance(w, Entry))]

    def step(self, by: int) -> None:
        """Lead the focus on in reading order (Tab)."""
        order = self.usable()
        if not order:
            return
        first_use = not self.ring_shown and not isinstance(self.focus, Entry)
        self.ring_shown = True
        if self.focus not in order:
            self.focus = order[0 if by > 0 else -1]
        elif not first_use:
            self.focus = order[(order.index(self.focus) + by) % len(order)]

    def move(self, dx: int, dy: int) -> None:
        """Lead the focus to the nearest widget in a direction (arrows)."""
        order = self.usable()
        if not order:
            return
        first_use = not self.ring_shown and not isinstance(self.focus, Entry)
        self.ring_shown = True
        if self.focus not in order:
            self.focus = order[0]
        elif not first_use:
            self.focus = _nearest(self.focus, order, dx, dy) or self.focus


def _nearest(start: Widget, order: list[Widget], dx: int, dy: int) -> Widget | None:
    best, best_cost = None, float("inf")
    for widget in order:
        if widget is start:
            continue
        along, across = _distance(start.rect, widget.rect, dx, dy)
        if along <= 0:
            continue
        cost = along + 2.5 * across
        if cost < best_cost:
            best, best_cost = widget, cost
    return best


def _distance(a: Rect, b: Rect, dx: int, dy: int) -> tuple[float, float]:
    """How far b lies from a in a direction, and how far beside it."""
    if dx:
        along = (b.centerx - a.centerx) * dx
        across = max(0, b.top - a.bottom, a.top - b.bottom) + abs(b.centery - a.centery) * 0.2
    else:
        along = (b.centery - a.centery) * dy
        across = max(0, b.left - a.right, a.left - b.right) + abs(b.centerx - a.centerx) * 0.2
    return along, across


_FILLS: dict[Look, tuple[Color, Color, Color]] = {
    # look: fill, fill when hot, ink
    Look.PLAIN: (theme.BUTTON, theme.BUTTON_HOVER, (228, 236, 244)),
    Look.CALL: (theme.BALL, theme.BALL_HOVER, theme.WHITE),
    Look.CHOSEN: (theme.BALL, theme.BALL_HOVER, theme.WHITE),
    Look.QUIET: (theme.NIGHT, theme.RAISED, theme.MUTED),
    Look.BARE: (theme.NIGHT, theme.NIGHT, theme.INK),
}


def _draw_button(widget: Widget, frame: Frame, kit: Kit, *, hot: bool, held: bool) -> None:
    fill, hover, ink = _FILLS[widget.look]
    if not widget.enabled:
        fill, ink = theme.RAISED, theme.LINE_STRONG
    rect = widget.rect
    if widget.look is not Look.QUIET or hot:
        lip = max(2, kit.px(4)) if widget.look in (Look.PLAIN, Look.CALL) and not held else 0
        box = kit.shapes.box(rect.size, widget.corner(kit), hover if hot else fill, lip=lip)
        frame.add(box, *rect.topleft)
    pad = min(kit.px(22), rect.width // 8)
    x = {"center": rect.centerx, "left": rect.left + pad, "right": rect.right - pad}[widget.align]
    drop = max(1, kit.px(2)) if held else 0
    label = kit.type.label(widget.text, widget.style, ink, rect.width - 2 * pad)
    if widget.second:
        small = kit.type.label(
            widget.second,
            theme.SMALL,
            (255, 227, 210) if widget.look in (Look.CALL, Look.CHOSEN) else theme.MUTED,
            rect.width - 2 * pad,
        )
        frame.text(label, x, rect.top + rect.height * 0.36 + drop, widget.align)
        frame.text(small, x, rect.top + rect.height * 0.70 + drop, widget.align)
    else:
        frame.text(label, x, rect.centery - max(1, kit.px(1)) + drop, widget.align)


def draw_focus(frame: Frame, kit: Kit, rect: Rect, radius: int) -> None:
    """Add the focus ring around a rectangle, px."""
    gap = max(3, kit.px(4))
    width = max(2, kit.px(4))
    out = rect.inflate(2 * (gap + width), 2 * (gap + width))
    frame.add(kit.shapes.ring(out.size, radius + gap + width, theme.GOLD, width), *out.topleft)
