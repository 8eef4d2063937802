"""The sounds: opened late, silent where there is no device; it must not know when one is due."""

from __future__ import annotations

import contextlib
from enum import StrEnum

import pygame

from game import paths

_RATE = 44_100  # Hz, as the files are
_BUFFER = 512  # samples: 12 ms from call to ear
_CHANNELS = 12  # sounds at once
_FAULTS = (pygame.error, NotImplementedError)  # no device; a pygame built without the mixer


class Sound(StrEnum):
    """Every sound there is; the value is the file's name."""

    SWISH = "swish"
    RIM = "rim"
    DRIBBLE = "dribble"
    WHISTLE = "whistle"
    BUZZER = "buzzer"
    PICK_UP = "pick_up"
    PUT_DOWN = "put_down"
    FLIP = "flip"
    REFUSAL = "refusal"
    CHEER = "cheer"


class SoundBoard:
    """Plays sounds if it can; nothing here ever raises.

    Attributes:
        available: whether a sound would be heard.
        reason: why not: `off`, `no_device`, `no_sounds` or `not_open`; empty while available.
            `i18n.refusal_text` has sentences for the two that are faults.
        detail: the system's own words about a fault, for the log.
    """

    def __init__(self, *, is_enabled: bool = True, volume: float = 1.0) -> None:
        self._is_enabled = is_enabled
        self._volume = volume
        self._sounds: dict[Sound, pygame.mixer.Sound] = {}
        self.reason = "not_open" if is_enabled else "off"
        self.detail = ""
        self._is_resting = False

    @property
    def code(self) -> str:
        """The reason, under the name that sentences go by."""
        return self.reason

    @property
    def params(self) -> dict[str, object]:
        """What the sentence fills in: nothing."""
        return {}

    @property
    def available(self) -> bool:
        """Whether a sound would be heard."""
        return not self.reason

    @property
    def is_enabled(self) -> bool:
        """Whether the player wants sound."""
        return self._is_enabled

    @property
    def volume(self) -> float:
        """How loud, 0 to 1."""
        return self._volume

    def open(self) -> None:
        """Open the device and load the sounds if sound is wanted; call it after the first frame."""
        if not self._is_enabled or self.available:
            return
        try:
            pygame.mixer.init(_RATE, -16, 1, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except _FAULTS as error:
            self._shut("no_device", str(error))
            return
        try:
            folder = paths.assets() / "sounds"
            self._sounds = {each: pygame.mixer.Sound(folder / f"{each}.wav") for each in Sound}
        except (*_FAULTS, OSError) as error:
            self._shut("no_sounds", str(error))
            return
        self._is_resting = False
        self.reason = self.detail = ""
        self.set_volume(self._volume)

    def rest(self) -> None:
        """Give the device back while nothing happens; an open one costs time even when silent."""
        if self.available:
            self._shut("not_open")
            self._is_resting = True

    def wake(self) -> None:
        """Take the device again after a rest: something happens."""
        if self._is_resting:
            self.open()

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, if it can be."""
        if not self._has_device():
            return
        try:
            self._sounds[sound].play()
        except _FAULTS as error:
            self._shut("no_device", str(error))

    def stop(self) -> None:
        """End every sound that is still heard."""
        if self._has_device():
            pygame.mixer.stop()

    def set_enabled(self, *, is_enabled: bool) -> None:
        """Turn sound on, trying the device anew, or off, giving the device back."""
        self._is_enabled = is_enabled
        if is_enabled:
            self.open()
        else:
            self._shut("off")

    def set_volume(self, volume: float) -> None:
        """Set how loud sounds are, 0 to 1."""
        self._volume = max(0.0, min(1.0, volume))
        if not self._has_device():
            return
        for sound in self._sounds.values():
            sound.set_volume(self._volume**2)  # ears hear loudness by factors

    def close(self) -> None:
        """Give the device back; `open` takes it again."""
        self._shut("not_open" if self._is_enabled else "off")

    def _has_device(self) -> bool:
        """Whether the mixer is still there; a sound that outlives it must not be touched."""
        if self.available and not pygame.mixer.get_init():
            self._shut("no_device")
        return self.available

    def _shut(self, reason: str, detail: str = "") -> None:
        """Be silent for the reason given."""
        self._is_resting = False
        self._sounds = {}
        self.reason, self.detail = reason, detail
        with contextlib.suppress(*_FAULTS):
            pygame.mixer.quit()
