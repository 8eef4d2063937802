"""A gamepad as if it were the keyboard: stick and cross are arrows, A is Enter, B is Esc."""

from __future__ import annotations

import contextlib

import pygame
from pygame.event import Event

_BUTTONS = {
    0: pygame.KSCAN_RETURN,
    1: pygame.KSCAN_ESCAPE,
    7: pygame.KSCAN_ESCAPE,
    9: pygame.KSCAN_ESCAPE,
}
_PUSHED, _BACK = 0.6, 0.4  # of the stick's way, so that a shaking hand does not repeat


class Gamepad:
    """Reads every pad there is; without one it costs nothing."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], int] = {}

    def open(self) -> None:
        """Look for pads; those that come later announce themselves."""
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()

    def read(self, event: Event) -> list[Event]:
        """What an event means: itself, or the keys that a pad's event stands for."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
            case pygame.JOYBUTTONDOWN:
                return _key(_BUTTONS.get(event.button))
            case pygame.JOYHATMOTION:
                return _arrow(event.value[0], -event.value[1])
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._lean(event)
            case pygame.JOYAXISMOTION | pygame.JOYBUTTONUP | pygame.JOYBALLMOTION:
                return []
            case _:
                return [event]
        return []

    def _add(self, index: int) -> None:
        with contextlib.suppress(pygame.error):
            pad = pygame.joystick.Joystick(index)
            self._pads[pad.get_instance_id()] = pad

    def _lean(self, event: Event) -> list[Event]:
        """One arrow each time the stick is pushed out."""
        key = (event.instance_id, event.axis)
        before = self._leaning.get(key, 0)
        now = before
        if abs(event.value) > _PUSHED:
            now = 1 if event.value > 0 else -1
        elif abs(event.value) < _BACK:
            now = 0
        self._leaning[key] = now
        if now == before or not now:
            return []
        return _arrow(now, 0) if event.axis == 0 else _arrow(0, now)


def _arrow(dx: int, dy: int) -> list[Event]:
    across = {-1: pygame.KSCAN_LEFT, 1: pygame.KSCAN_RIGHT}.get(dx)
    along = {-1: pygame.KSCAN_UP, 1: pygame.KSCAN_DOWN}.get(dy)
    return _key(across) + _key(along)


def _key(scancode: int | None) -> list[Event]:
    if scancode is None:
        return []
    return [Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=0, unicode="")]
