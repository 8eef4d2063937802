"""Text in several lines that stays inside its box, however long or large it is."""

from __future__ import annotations

from pygame import Rect

from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Color, TextStyle

_STEP = 0.92


def paragraph(
    frame: Frame, kit: Kit, rect: Rect, text: str, style: TextStyle, *,
    color: Color = theme.INK, align: str = "left", top: bool = False,
) -> None:  # fmt: skip
    """Add text to a frame, in the middle of a rectangle's height or from its top, px.

    It shrinks until it fits; what does not fit even at the floor is cut at the last line.
    """
    lines, style = fitted(kit, rect, text, style)
    step = kit.type.line_height(style)
    y = rect.top + step / 2 if top else rect.centery - step * (len(lines) - 1) / 2
    x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[align]
    for line in lines:
        frame.text(kit.type.label(line, style, color, rect.width), x, y, align)
        y += step


def fitted(kit: Kit, rect: Rect, text: str, style: TextStyle) -> tuple[list[str], TextStyle]:
    """The lines of a text and the style in which they fit a rectangle."""
    while True:
        lines = kit.type.wrap(text, style, rect.width)
        most = max(1, int(rect.height / kit.type.line_height(style) + 0.3))
        if len(lines) <= most:
            return lines, style
        if kit.metrics.text_px(style.size * _STEP) <= theme.TEXT_FLOOR_PX:
            return [*lines[: most - 1], " ".join(lines[most - 1 :])], style
        style = style._replace(size=style.size * _STEP)
