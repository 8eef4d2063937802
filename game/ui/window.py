"""Opens the window: drivers, size and screen; it knows nothing of what is drawn in it."""

from __future__ import annotations

import os
import sys
import warnings

import pygame

from game.ui import theme

_TITLE = "Баскеттория"
_WINDOW_SIZES = ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720))


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the text says what SDL said."""


def open_window(size: tuple[int, int] | None, *, fullscreen: bool) -> pygame.Surface:
    """Open the window.

    Raises:
        NoDisplayError: no display, or it refuses a window.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "baskettoria"  # pygame has set its own guess
    try:
        _require_screen()
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise NoDisplayError("no screen answers")  # SDL would draw where nobody sees it
        pygame.font.init()
        if pygame.display.get_driver() == "x11":
            # else, without a 3D driver, SDL shows the surface through a software OpenGL texture
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption(_TITLE)
        desktop = desktop_size()
        if fullscreen:
            return fill_screen()
        return pygame.display.set_mode(window_size(size, desktop), pygame.RESIZABLE)
    except (pygame.error, IndexError) as fault:
        raise NoDisplayError(str(fault)) from fault


def _require_screen() -> None:
    """Find out before SDL falls back on a driver without a window.

    Raises:
        NoDisplayError: nothing names a screen.
    """
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named):
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")


def desktop_size() -> tuple[int, int]:
    """The size of the first screen, px."""
    return pygame.display.get_desktop_sizes()[0]


def fill_screen() -> pygame.Surface:
    """Let the window cover the whole screen, without a frame."""
    return pygame.display.set_mode(desktop_size(), pygame.FULLSCREEN)


def back_to_window(size: tuple[int, int]) -> pygame.Surface:
    """Leave the full screen for a window of that size."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # "forcibly resized": see to it below
        screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        if screen.get_size() != size:  # X11 may need to be asked once the screen is left
            pygame.event.pump()
            screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    return screen


def window_size(wanted: tuple[int, int] | None, desktop: tuple[int, int]) -> tuple[int, int]:
    """The window to open: as last time where it fits the screen, else a good part of it, 16:9."""
    least = theme.MINIMUM_WINDOW
    if wanted and least[0] <= wanted[0] <= desktop[0] and least[1] <= wanted[1] <= desktop[1]:
        return wanted
    for size in _WINDOW_SIZES:
        if size[0] <= desktop[0] * 0.92 and size[1] <= desktop[1] * 0.88:
            return size
    return min(1280, desktop[0]), min(720, desktop[1])
