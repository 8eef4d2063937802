"""The clock and the one loop: events to the top scene, time to all, one frame to the screen."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable

import pygame
from pygame.event import Event

from game import i18n, log
from game.ui import keys, memory
from game.ui.frame import Frame, Stage
from game.ui.gamepad import Gamepad
from game.ui.kit import Kit
from game.ui.message import MessageScene
from game.ui.metrics import Metrics
from game.ui.scene import Pop, Push, Quit, Replace, Reset, Scene, Transition
from game.ui.toast import Toasts
from game.ui.window import back_to_window, fill_screen

logger = logging.getLogger(__name__)

_MOVING_FRAME = 1 / 60
_QUIET_FRAME = 0.016
_IDLE_FRAME = 0.05
_ASLEEP_FRAME = 0.1  # what is clicked then is still answered at once, to the eye
_HIDDEN_FRAME = 0.1
_QUIET_AFTER = 1.0
_ASLEEP_AFTER = 4.0
_REST_AFTER = 8.0  # seconds without any event until the sound device is given back
_REFIT_AFTER = 0.15
_LONGEST_STEP = 0.1
_FALL_PAUSE = 5.0  # seconds: a second fault within them ends the program

KitMaker = Callable[["App", Metrics], Kit]
SceneMaker = Callable[[Kit], Scene]


class App:
    """The running program: a stack of scenes over one window."""

    def __init__(self, screen: pygame.Surface, make_kit: KitMaker, make_scene: SceneMaker) -> None:
        self.stage = Stage(screen)
        self.is_running = True
        self.kit = make_kit(self, Metrics(*screen.get_size()))
        self.kit.fit(Metrics(*screen.get_size(), self.kit.settings.text_scale))
        self.toasts = Toasts(self.kit)
        self.gamepad = Gamepad()
        self._make_scene = make_scene
        self.scenes: list[Scene] = [make_scene(self.kit)]
        self._fitted = self._wishes()
        self._refit_in: float | None = None
        self._is_fullscreen = bool(screen.get_flags() & pygame.FULLSCREEN)
        self._windowed = self.kit.settings.window if self._is_fullscreen else screen.get_size()
        self._hidden = False
        self._rests = False
        self._is_fresh = False  # a scene has just come: what its first frame took is not its time
        self._last_event = time.perf_counter()
        self._last_fall = -_FALL_PAUSE
        self._stale = True
        self.after_first_frame: list[Callable[[], None]] = [
            memory.set_large_apart,
            self.gamepad.open,
        ]

    @property
    def top(self) -> Scene:
        """The scene that has the player's attention."""
        return self.scenes[-1]

    def run(self) -> None:
        """Play until the player leaves; a fault leads back to the title, a second one out."""
        last = time.perf_counter()
        while self.is_running:
            began = time.perf_counter()
            longest = _MOVING_FRAME if self._is_fresh else _LONGEST_STEP
            self._is_fresh = False
            try:
                self.step(min(longest, began - last))
            except Exception as fault:  # noqa: BLE001 - whatever happened, the player hears of it
                self._fell(fault)
            last = began
            pause = self._pause()
            worked = time.perf_counter() - began
            if pause > worked:
                time.sleep(pause - worked)
        self._keep_window_size()

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
        if self._wishes() != self._fitted:
            self.relayout()
        if self.toasts.update(seconds):
            self._stale = True
        if (self._stale or moving or self.top.is_moving) and not self._hidden:
            self._draw()

    def _wishes(self) -> tuple[str, float]:
        """What the player chose that everything is laid out by."""
        return i18n.language(), self.kit.settings.text_scale

    def _fell(self, fault: Exception) -> None:
        """Log a fault and go back to the title; the match is saved after each step.

        Raises:
            Exception: the fault itself, where the one before it was a moment ago.
        """
        log_fault(fault)
        now = time.perf_counter()
        if now - self._last_fall < _FALL_PAUSE:
            raise fault
        self._last_fall = now
        text = i18n.gettext(
            "Something went wrong in the game. A running match is saved up to its last step."
        )
        place = i18n.gettext("What happened is written in {file}").format(file=log.log_file())
        self.scenes[:] = [self._make_scene(self.kit)]
        self.scenes.append(
            MessageScene(self.kit, i18n.gettext("That should not have happened"), [text, place])
        )
        self._stale = True

    def _pause(self) -> float:
        if self._hidden:
            return _HIDDEN_FRAME
        if self.top.is_moving or self.toasts.is_moving or self._refit_in is not None:
            return _MOVING_FRAME
        quiet = time.perf_counter() - self._last_event
        if quiet > _REST_AFTER and not self._rests:
            self._rests = True
            self.kit.sound.rest()
            memory.give_back()
        if quiet > _ASLEEP_AFTER:
            return _ASLEEP_FRAME
        return _IDLE_FRAME if quiet > _QUIET_AFTER else _QUIET_FRAME

    def _draw(self) -> None:
        frame = Frame(self.stage.screen.get_size())
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        for scene in self.scenes[first:]:
            scene.draw(frame)
        self.toasts.draw(frame)
        self.stage.present(frame)
        self._stale = False
        while self.after_first_frame:
            self.after_first_frame.pop(0)()

    def _take(self, event: Event) -> None:
        self._last_event = time.perf_counter()
        self._stale = True
        self._rests = False
        self.kit.sound.wake()
        match event.type:
            case pygame.QUIT:
                self._close()
            case pygame.WINDOWFOCUSLOST:
                for scene in self.scenes:
                    scene.release()
                    scene.cover()
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
                for meant in self.gamepad.read(event):
                    self._give(meant)

    def _give(self, event: Event) -> None:
        """Let the scene on top have an event; F1 opens the rules above any."""
        is_key = event.type == pygame.KEYDOWN
        if is_key and event.scancode == keys.HELP and self.top.offers_help:
            from game.ui.rules_page import RulesScene  # noqa: PLC0415 - not needed for a start

            self._follow(Push(RulesScene(self.kit)))
        else:
            self._follow(self.top.handle(event))

    def _close(self) -> None:
        """The window's own button: the match is saved after each step, so it may just close."""
        self.is_running = False

    def _follow(self, transition: Transition | None) -> None:
        if transition is None:
            return
        self._stale = self._is_fresh = True
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
        self._fitted = self._wishes()
        self.stage.invalidate()
        self._stale = True
        if not self._is_fullscreen:
            self._windowed = self.size

    def toggle_fullscreen(self) -> None:
        """Between the window and the whole screen, without a frame (F11)."""
        for scene in self.scenes:
            scene.release()
        windowed = self._windowed if self._is_fullscreen else self.stage.screen.get_size()
        screen = back_to_window(windowed) if self._is_fullscreen else fill_screen()
        self._is_fullscreen = not self._is_fullscreen
        self.kit.settings.fullscreen = self._is_fullscreen
        self.stage.screen = screen
        self.relayout()
        self._windowed = windowed
        self.kit.save_settings()

    def _keep_window_size(self) -> None:
        """Remember the window's size for the next start."""
        if self.kit.settings.window != self._windowed:
            self.kit.settings.window = self._windowed
            self.kit.save_settings()


def log_fault(fault: BaseException) -> None:
    """Write where a fault arose to the log; its own words only where they cannot name a card."""
    places = "".join(traceback.format_tb(fault.__traceback__))
    words = f": {fault}" if isinstance(fault, (OSError, pygame.error)) else ""
    logger.error("%s%s\n%s", type(fault).__name__, words, places)
