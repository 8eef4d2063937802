"""The window and its first frame, before decks, rules and everything else is even imported."""

from __future__ import annotations

import pygame

from game.store import Settings
from game.ui.frame import Frame, Stage
from game.ui.metrics import Metrics
from game.ui.shape import Shapes
from game.ui.text import Type
from game.ui.title_ground import draw_ground
from game.ui.window import open_window


def first_frame(settings: Settings) -> pygame.Surface:
    """Open the window and show the title's ground in it.

    Raises:
        NoDisplayError: there is no screen.
    """
    is_new = settings.window == Settings().window
    screen = open_window(None if is_new else settings.window, fullscreen=settings.fullscreen)
    metrics = Metrics(*screen.get_size(), settings.text_scale)
    frame = Frame(screen.get_size())
    draw_ground(frame, metrics, Shapes(), Type(metrics))
    Stage(screen).present(frame)
    pygame.event.pump()
    return screen
