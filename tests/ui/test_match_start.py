"""A match starts with or without a sound device, and says which."""

from __future__ import annotations

import pygame
import pytest

from game.ui.match_start import start_match
from game.ui.sound import SoundBoard
from tests.ui.desk import make_kit, make_session


def test_k2_no_sound_device_is_said_once_and_the_match_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    kit = make_kit()
    kit.sound = SoundBoard()
    for _ in range(2):
        start_match(kit, make_session())
    assert kit.notices == ["No sound device was found."]


def test_sound_that_is_off_needs_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *args: asked.append(args))
    kit = make_kit()
    kit.settings.sound = False
    start_match(kit, make_session())
    assert asked == []
    assert kit.notices == []
