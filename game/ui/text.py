"""Text at true pixels behind a bounded cache; it knows fonts and sizes, not what the words mean."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import pygame.font
from pygame import Surface

from game import paths
from game.ui import theme
from game.ui.metrics import Metrics
from game.ui.theme import CAP_HEIGHT, Color, Face, TextStyle

_MOST_LABELS = 450
_MOST_WRAPPED = 150
_ELLIPSIS = "…"
_SHRINK_TO = 0.78


class Label(NamedTuple):
    """Rendered text: its picture and where the middle of its capitals lies below the top, px."""

    surface: Surface
    middle: float

    @property
    def width(self) -> int:
        """Width, px."""
        return self.surface.get_width()

    @property
    def height(self) -> int:
        """Height of the line, px."""
        return self.surface.get_height()


class Type:
    """Renders text for one window size; renew it when the metrics change."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._labels: OrderedDict[tuple[object, ...], Label] = OrderedDict()
        self._wrapped: OrderedDict[tuple[object, ...], list[str]] = OrderedDict()

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """The typeface at a size in px."""
        key = (face, size)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(paths.assets() / "fonts" / face.value, size)
        return self._fonts[key]

    def label(
        self, text: str, style: TextStyle, color: Color = theme.INK, width: float | None = None
    ) -> Label:
        """One line.

        Where `width` (px) is too narrow it shrinks to a floor, then ends in an ellipsis.
        """
        size = self.metrics.text_px(style.size)
        key = (text, style.face, size, color, None if width is None else int(width))
        found = self._labels.get(key)
        if found is None:
            found = self._render(text, style.face, size, color, width)
            self._labels[key] = found
            if len(self._labels) > _MOST_LABELS:
                self._labels.popitem(last=False)
        else:
            self._labels.move_to_end(key)
        return found

    def digits(self, number: int, style: TextStyle, color: Color = theme.INK) -> Label:
        """A number whose digits stand in cells of equal width."""
        size = self.metrics.text_px(style.size)
        key = ("digits", number, style.face, size, color)
        found = self._labels.get(key)
        if found is None:
            font = self.font(style.face, size)
            cell = max(font.size(digit)[0] for digit in "0123456789")
            figures = [font.render(digit, True, color) for digit in str(number)]
            surface = Surface((cell * len(figures), font.get_height()), pygame.SRCALPHA)
            for place, figure in enumerate(figures):
                surface.blit(figure, (place * cell + (cell - figure.get_width()) // 2, 0))
            found = Label(surface, _middle(font, style.face, size))
            self._labels[key] = found
        return found

    def wrap(self, text: str, style: TextStyle, width: float) -> list[str]:
        """Break text into lines that fit a width in px; a word that is too long stays whole."""
        size = self.metrics.text_px(style.size)
        key = (text, style.face, size, int(width))
        if key not in self._wrapped:
            self._wrapped[key] = self._broken(text, self.font(style.face, size), width)
            if len(self._wrapped) > _MOST_WRAPPED:
                self._wrapped.popitem(last=False)
        return list(self._wrapped[key])

    def _broken(self, text: str, font: pygame.font.Font, width: float) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and font.size(longer)[0] > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def line_height(self, style: TextStyle) -> float:
        """A comfortable distance between the lines of a paragraph, px."""
        return self.metrics.text_px(style.size) * 1.45

    def _render(self, text: str, face: Face, size: int, color: Color, width: float | None) -> Label:
        font = self.font(face, size)
        if width is not None:
            floor = max(theme.TEXT_FLOOR_PX, round(size * _SHRINK_TO))
            while size > floor and font.size(text)[0] > width:
                size -= 1
                font = self.font(face, size)
            text = _shorten(text, font, width)
        surface = font.render(text, True, color[:3])
        if len(color) == 4:
            surface.set_alpha(color[3])
        return Label(surface, _middle(font, face, size))


def _middle(font: pygame.font.Font, face: Face, size: int) -> float:
    return font.get_ascent() - CAP_HEIGHT[face] * size / 2


def _shorten(text: str, font: pygame.font.Font, width: float) -> str:
    """Cut text so that it fits with an ellipsis."""
    if font.size(text)[0] <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if font.size(text[:middle].rstrip() + _ELLIPSIS)[0] <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + _ELLIPSIS
