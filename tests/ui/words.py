"""What a scene says: every text it asks for while it draws one frame."""

from __future__ import annotations

from typing import NamedTuple

from game.ui import theme
from game.ui.scene import Scene
from game.ui.text import Label
from game.ui.theme import Color, TextStyle
from tests.ui.desk import picture


class Said(NamedTuple):
    """A text that was asked for, in a style, for a width in px."""

    text: str
    style: TextStyle
    width: float | None


def _said(scene: Scene) -> list[Said]:
    type_ = scene.kit.type
    label = type_.label
    said: list[Said] = []

    def spy(
        text: str, style: TextStyle, color: Color = theme.INK, width: float | None = None
    ) -> Label:
        said.append(Said(text, style, width))
        return label(text, style, color, width)

    type_.label = spy  # type: ignore[method-assign]
    try:
        picture(scene)
    finally:
        del type_.label
    return said


def words(scene: Scene) -> list[str]:
    """The texts of one frame, in the order they are drawn."""
    return [each.text for each in _said(scene)]


def cut_texts(scene: Scene) -> list[str]:
    """The texts of one frame that end in an ellipsis, since even shrunk they are too wide."""
    type_ = scene.kit.type
    cut = []
    for text, style, width in _said(scene):
        if width is None:
            continue
        size = scene.kit.metrics.text_px(style.size)
        smallest = type_.font(style.face, max(theme.TEXT_FLOOR_PX, round(size * 0.78)))
        if smallest.size(text)[0] > width:
            cut.append(text)
    return cut
