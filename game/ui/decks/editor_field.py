"""The editor's own fields: numbers to step or type, colours, marks, and a picture to be cropped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Entry, Group, Widget, draw_focus

_DIGITS = keys.NUMBERS
_ZERO = frozenset({pygame.KSCAN_0, pygame.KSCAN_KP_0})
_MORE = frozenset({pygame.KSCAN_EQUALS, pygame.KSCAN_KP_PLUS})
_LESS = frozenset({pygame.KSCAN_MINUS, pygame.KSCAN_KP_MINUS})
_VALUE = TextStyle(Face.DISPLAY, 30)
_WORD = TextStyle(Face.STRONG, 19)
LESS, MORE = "less:", "more:"  # how the names of the small buttons beside a number begin


class EditorGroup(Group):
    """The widgets of the editor; the focus ring leaves out what a number's own keys do."""

    def usable(self) -> list[Widget]:
        """The widgets that can have the focus, in order."""
        return [w for w in super().usable() if not w.name.startswith((LESS, MORE))]


@dataclass(slots=True, eq=False)
class Number(Entry):
    """A number, or one of several words, changed by keys, by typing and by the wheel.

    Attributes:
        shown: what stands in the field.
        step: changes it by so much.
        typed: takes a number that was typed; None where there is nothing to type.
        fill: the field's colour.
        most_digits: of a number.
    """

    shown: str = ""
    step: Callable[[int], None] = field(default=lambda _by: None)
    typed: Callable[[int], None] | None = None
    fill: Color = theme.NIGHT
    most_digits: int = 2
    digits: str = ""

    def key(self, event: Event) -> bool:
        """Left and right, minus and plus, digits, Backspace."""
        if event.type != pygame.KEYDOWN:
            return event.type == pygame.TEXTINPUT  # digits came as keys already
        code = event.scancode
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if code in _LESS or code == keys.LEFT:
            self._stepped(-1)
        elif code in _MORE or code == keys.RIGHT:
            self._stepped(1)
        elif self.typed and code in _DIGITS:
            self._type(str(_DIGITS[code] + 1))
        elif self.typed and code in _ZERO:
            self._type("0")
        elif self.typed and code == keys.BACKSPACE:
            self._enter(self.digits[:-1])
        else:
            return False
        return True

    def _stepped(self, by: int) -> None:
        self.digits = ""
        self.step(by)

    def _type(self, digit: str) -> None:
        before = self.digits if len(self.digits) < self.most_digits else ""
        self._enter((before + digit).lstrip("0"))

    def _enter(self, digits: str) -> None:
        self.digits = digits
        if digits and self.typed:
            self.typed(int(digits))

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the field to a frame."""
        del held
        is_word = self.typed is None
        radius = kit.px(12)
        edge = theme.LINE_STRONG if hot and self.enabled else theme.LINE
        fill = self.fill if self.enabled else theme.RAISED
        box = kit.shapes.box(
            self.rect.size, radius, fill, border=edge if self.fill == theme.NIGHT else None,
            border_width=max(2, kit.px(2)),
        )  # fmt: skip
        frame.add(box, *self.rect.topleft)
        room = self.rect.width - kit.px(16)
        color = theme.INK if self.enabled else theme.LINE_STRONG
        label = kit.type.label(self.shown, _WORD if is_word else _VALUE, color, room)
        frame.text(label, self.rect.centerx, self.rect.centery, "center")
        if focused and self.enabled:
            draw_focus(frame, kit, self.rect, radius)


@dataclass(slots=True, eq=False)
class Swatch(Widget):
    """A colour that can be chosen."""

    color: Color = theme.INK
    is_chosen: bool = False

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the colour to a frame, with a ring where it is chosen."""
        del held
        radius = kit.px(12)
        edge: Color = theme.WHITE if self.is_chosen else theme.SOFT if hot else theme.LINE
        wide = max(3, kit.px(4)) if self.is_chosen else max(1, kit.px(2))
        color = self.color if self.enabled else theme.RAISED
        box = kit.shapes.box(self.rect.size, radius, color, border=edge, border_width=wide)
        frame.add(box, *self.rect.topleft)
        if focused:
            draw_focus(frame, kit, self.rect, radius)


@dataclass(slots=True, eq=False)
class Crop(Widget):
    """The owner's picture, on which what the card shows can be moved by arrows.

    Attributes:
        nudge: moves what is shown, by percent to the right and down.
        zoom: shows more or less, by steps.
    """

    nudge: Callable[[int, int], None] = field(default=lambda _x, _y: None)
    zoom: Callable[[int], None] = field(default=lambda _by: None)

    def key(self, event: Event) -> bool:
        """Arrows, minus and plus."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.scancode in keys.ARROWS:
            self.nudge(*keys.ARROWS[event.scancode])
        elif event.scancode in _MORE:
            self.zoom(1)
        elif event.scancode in _LESS:
            self.zoom(-1)
        else:
            return False
        return True


def around(middle: Rect, gap: int) -> tuple[Rect, Rect, Rect]:
    """A minus, a number and a plus side by side in a rectangle, px."""
    side = middle.height
    less = Rect(middle.left, middle.top, side, side)
    more = Rect(middle.right - side, middle.top, side, side)
    inner = Rect(less.right + gap, middle.top, more.left - less.right - 2 * gap, side)
    return less, inner, more
