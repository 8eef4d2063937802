"""Buttons of a bar: one that opens a list, plain ones, a row as wide as their texts."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui import theme
from game.ui.decks.marks import down_mark
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Look, Widget, draw_focus

TAB = TextStyle(Face.STRONG, 19)
_GAP, _PAD = 14, 24
_MARK = 14


class MenuButton(Widget):
    """A button that opens a list; it looks like a field."""

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the field, its text and the mark to a frame."""
        del held
        is_set = self.look is Look.CHOSEN
        edge = theme.GOLD if is_set else theme.LINE_STRONG if hot else theme.LINE
        box = kit.shapes.box(
            self.rect.size, kit.px(12), theme.PANEL, border=edge, border_width=max(1, kit.px(2))
        )
        frame.add(box, *self.rect.topleft)
        pad, size = kit.px(18), max(8, kit.px(_MARK))
        ink = theme.INK if is_set else theme.SOFT
        room = self.rect.width - 2 * pad - size - kit.px(8)
        label = kit.type.label(self.text, self.style, ink, room)
        frame.text(label, self.rect.left + pad, self.rect.centery)
        mark = down_mark(kit, size, theme.MUTED)
        frame.add_center(mark, self.rect.right - pad - size / 2, self.rect.centery)
        if focused:
            draw_focus(frame, kit, self.rect, kit.px(12))


def wide(kit: Kit, text: str, style: TextStyle = TAB, pad: float = _PAD) -> int:
    """How wide a button with a text is, px."""
    return kit.type.label(text, style).width + 2 * kit.px(pad)


def nowhere() -> Rect:
    """A rectangle to be set later."""
    return Rect(0, 0, 0, 0)


def tab_button(name: str, text: str, action: Action, look: Look = Look.PLAIN) -> Widget:
    """A button of a bar, not yet placed."""
    return Widget(nowhere(), text, action, look, style=TAB, name=name)


def place_row(kit: Kit, found: Sequence[Widget], area: Rect, *, align: str = "left") -> None:
    """Place buttons side by side, narrower where the area is too narrow, px."""
    gap = kit.px(_GAP)
    sizes = [wide(kit, widget.text, widget.style) for widget in found]
    room = area.width - gap * (len(found) - 1)
    if sum(sizes) > room:
        sizes = [int(size * room / sum(sizes)) for size in sizes]
    x = area.left if align == "left" else area.right - sum(sizes) - gap * (len(found) - 1)
    for widget, size in zip(found, sizes, strict=True):
        widget.rect = Rect(x, area.top, size, area.height)
        x += size + gap
