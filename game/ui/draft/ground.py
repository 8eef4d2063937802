"""The ground the draft screen stands on."""

from __future__ import annotations

from pygame import Surface

from game.ui import theme
from game.ui.kit import Kit

_LIGHT: theme.Color = (36, 54, 74)


def ground(kit: Kit) -> Surface:
    """The whole window's ground."""
    return kit.shapes.background(kit.metrics.window.size, (0.5, 0.3), _LIGHT, theme.DEEP)
