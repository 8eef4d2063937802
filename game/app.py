"""The window, the clock and the one loop: events to the top scene, time to all, one frame to the screen."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

import pygame
from pygame.event import Event

from game.ui import keys, theme
from game.ui.frame import Frame, Stage
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.scene import Pop, Push, Quit, Replace, Reset, Scene, Transition

_MOVING_FRAME = 1 / 60
_QUIET_FRAME = 0.016
_IDLE_FRAME = 0.05
_HIDDEN_FRAME = 0.1
_QUIET_AFTER = 1.0
_REFIT_AFTER = 0.15
_LONGEST_STEP = 0.1

KitMaker = Callable[["App", Metrics], Kit]
SceneMaker = Callable[[Kit], Scene]


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the text says what SDL said."""


def open_window(size: tuple[int, int] | None, *, fullscreen: bool) -> pygame.Surface:
    """Open the window.

    Raises:
        NoDisplayError: no display, or it refuses a window.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "baskettoria")
    try:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() == "x11":
            # Without a 3D driver SDL would show the software surface through a software OpenGL texture.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption("Баскеттория")
        desktop = pygame.display.get_desktop_sizes()[0]
        if fullscreen:
            return pygame.display.set_mode(desktop, pygame.FULLSCREEN)
        return pygame.display.set_mode(window_size(size, desktop), pygame.RESIZABLE)
    except pygame.error as fault:
        raise NoDisplayError(str(fault)) from fault


def window_size(wanted: tuple[int, int] | None, desktop: tuple[int, int]) -> tuple[int, int]:
    """The window to open: as last time where it fits the screen, else a good part of it, 16:9."""
    least = theme.MINIMUM_WINDOW
    if wanted and least[0] <= wanted[0] <= desktop[0] and least[1] <= wanted[1] <= desktop[1]:
        return wanted
    for size in ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= desktop[0] * 0.92 and size[1] <= desktop[1] * 0.88:
            return size
    return min(1280, desktop[0]), min(720, desktop[1])


class App:
    """The running program: a stack of scenes over one window."""

    def __init__(self, screen: pygame.Surface, make_kit: KitMaker, make_scene: SceneMaker) -> None:
        self.stage = Stage(screen)
        self.is_running = True
        self.kit = make_kit(self, Metrics(*screen.get_size()))
        self.scenes: list[Scene] = [make_scene(self.kit)]
        self._refit_in: float | None = None
        self._windowed = screen.get_size()
        self._is_fullscreen = bool(screen.get_flags() & pygame.FULLSCREEN)
        self._hidden = False
        self._last_event = time.perf_counter()
        self._stale = True
        self.after_first_frame: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene:
        """The scene that has the player's attention."""
        return self.scenes[-1]

    def run(self) -> None:
        """Play until the player leaves."""
        last = time.perf_counter()
        while self.is_running:
            began = time.perf_counter()
            self.step(min(_LONGEST_STEP, began - last))
            last = began
            pause = self._pause()
            worked = time.perf_counter() - began
            if pause > worked:
                time.sleep(pause - worked)

    def step(self, seconds: float) -> None:
        """One turn of the loop: events, time, a frame where something may have changed."""
        for event in pygame.event.get():
            self._take(event)
            if not self.is_running:
                return
        self._refit(seconds)
        moving = self.top.is_moving
        self._follow(self.top.update(seconds))
        if not self.is_running:
            return
        if (self._stale or moving or self.top.is_moving) and not self._hidden:
            self._draw()

    def _pause(self) -> float:
        if self._hidden:
            return _HIDDEN_FRAME
        if self.top.is_moving or self._refit_in is not None:
            return _MOVING_FRAME
        quiet = time.perf_counter() - self._last_event
        return _IDLE_FRAME if quiet > _QUIET_AFTER else _QUIET_FRAME

    def _draw(self) -> None:
        frame = Frame(self.stage.screen.get_size())
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        for scene in self.scenes[first:]:
            scene.draw(frame)
        self.stage.present(frame)
        self._stale = False
        while self.after_first_frame:
            self.after_first_frame.pop(0)()

    def _take(self, event: Event) -> None:
        self._last_event = time.perf_counter()
        self._stale = True
        match event.type:
            case pygame.QUIT:
                self._close()
            case pygame.WINDOWFOCUSLOST:
                for scene in self.scenes:
                    scene.release()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = True
                self.top.release()
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWMAXIMIZED:
                self._hidden = False
                self.stage.invalidate()
            case pygame.WINDOWEXPOSED:
                self.stage.invalidate()
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._resized()
            case pygame.KEYDOWN if event.scancode == keys.FULLSCREEN:
                self.toggle_fullscreen()
            case _:
                self._follow(self.top.handle(event))

    def _close(self) -> None:
        """The window's own close button: the match is saved after each step, so it may just close."""
        self.is_running = False

    def _follow(self, transition: Transition | None) -> None:
        if transition is None:
            return
        self._stale = True
        match transition:
            case Push(scene):
                self.top.release()
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop()
                if self.scenes:
                    self.top.resume()
            case Replace(scene):
                self.scenes[-1] = scene
            case Reset(scene):
                self.scenes[:] = [scene]
            case Quit():
                self.is_running = False
        if not self.scenes:
            self.is_running = False

    def _resized(self) -> None:
        screen = pygame.display.get_surface()
        if screen is None or screen.get_size() == self.stage.screen.get_size() == self.size:
            return
        self.stage.screen = screen
        self.stage.invalidate()
        self._refit_in = _REFIT_AFTER
        for scene in self.scenes:
            scene.release()

    @property
    def size(self) -> tuple[int, int]:
        """The size that the scenes are laid out for, px."""
        return self.kit.metrics.width, self.kit.metrics.height

    def _refit(self, seconds: float) -> None:
        """Lay everything out anew once the window's size has been still for a moment."""
        if self._refit_in is None:
            return
        self._refit_in -= seconds
        if self._refit_in <= 0:
            self._refit_in = None
            self.relayout()

    def relayout(self) -> None:
        """Lay out every scene for the window's size, the text size and the language of now."""
        self.kit.fit(Metrics(*self.stage.screen.get_size(), self.kit.settings.text_scale))
        for scene in self.scenes:
            scene.layout()
        self.stage.invalidate()
        self._stale = True
        if not self._is_fullscreen:
            self.kit.settings.window = self.size

    def toggle_fullscreen(self) -> None:
        """Between the window and the whole screen, without a frame (F11)."""
        for scene in self.scenes:
            scene.release()
        if self._is_fullscreen:
            screen = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        else:
            self._windowed = self.stage.screen.get_size()
            screen = pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        self._is_fullscreen = not self._is_fullscreen
        self.kit.settings.fullscreen = self._is_fullscreen
        self.kit.save_settings()
        self.stage.screen = screen
        self.relayout()


def say_and_exit(message: str) -> None:
    """Say a fault before there is a window, and leave with an error."""
    if sys.stderr is not None:
        print(message, file=sys.stderr)
    raise SystemExit(1)
