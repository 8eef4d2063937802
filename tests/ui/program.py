"""The whole program under the dummy drivers, worked by events in pygame's own queue."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n, launch, store
from game.app import App
from game.ui.scene import Scene
from game.ui.widget import Group, Widget
from tests.ui import desk

FRAME = 1 / 60


def start(
    size: tuple[int, int] = desk.SMALL_WINDOW,
    *,
    language: str = "en",
    settings: store.Settings | None = None,
    faults: Sequence[str] = (),
) -> App:
    """The program with the title on its stage, before its first frame."""
    pygame.display.init()
    pygame.font.init()
    i18n.set_language(language)
    screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.clear()
    return launch.make_app(screen, settings or store.Settings(motion=store.Motion.OFF), faults)


def settle(app: App, *, most: float = 60.0) -> None:
    """Let the program run until nothing moves."""
    end = time.monotonic() + most
    app.step(FRAME)
    while app.top.is_moving:
        assert time.monotonic() < end, "it never comes to rest"
        app.step(FRAME)
        time.sleep(0.002)


def key(app: App, scancode: int, mod: int = 0) -> None:
    """Press a key and let the program take it."""
    pygame.event.post(Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=mod, unicode=""))
    app.step(FRAME)


def click(app: App, where: Rect | tuple[int, int]) -> None:
    """Click somewhere and let the program take it."""
    at = where.center if isinstance(where, Rect) else where
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    app.step(FRAME)


def widget(scene: Scene, name: str) -> Widget:
    """A scene's widget by its name."""
    group = getattr(scene, "group", None)
    assert isinstance(group, Group)
    found = group.named(name)
    assert found is not None, f"no usable {name} among {[w.name for w in group.widgets]}"
    return found


def names(scene: Scene) -> list[str]:
    """The names of all widgets of a scene."""
    group = getattr(scene, "group", None)
    assert isinstance(group, Group)
    return [each.name for each in group.widgets]


def press(app: App, name: str) -> None:
    """Click a widget of the top scene."""
    click(app, widget(app.top, name).rect)
