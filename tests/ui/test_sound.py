from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import i18n, paths
from game.engine.refusal import Refusal
from game.ui.sound import Sound, SoundBoard


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)


def test_every_sound_is_heard_once_the_device_is_open() -> None:
    board = SoundBoard()
    board.open()
    assert board.available
    assert board.reason == ""
    for sound in Sound:
        pygame.mixer.stop()
        board.play(sound)
        assert pygame.mixer.get_busy(), sound


def test_several_sounds_are_heard_at_once() -> None:
    board = SoundBoard()
    board.open()
    for _ in range(100):
        board.play(Sound.CHEER)
    board.play(Sound.SWISH)
    assert pygame.mixer.get_busy()
    board.stop()
    assert not pygame.mixer.get_busy()


def test_nothing_is_opened_before_it_is_time() -> None:
    board = SoundBoard()
    board.play(Sound.SWISH)
    assert not board.available
    assert pygame.mixer.get_init() is None


def test_a_muted_board_never_takes_the_device() -> None:
    board = SoundBoard(is_enabled=False)
    board.open()
    board.play(Sound.SWISH)
    assert pygame.mixer.get_init() is None
    assert board.reason == "off"


def test_turning_sound_off_gives_the_device_back_and_on_takes_it() -> None:
    board = SoundBoard()
    board.open()
    board.set_enabled(is_enabled=False)
    assert pygame.mixer.get_init() is None
    assert (board.available, board.is_enabled) == (False, False)
    board.set_enabled(is_enabled=True)
    board.play(Sound.BUZZER)
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("no_device")
def test_without_a_device_the_game_is_silent_and_says_why() -> None:
    board = SoundBoard()
    board.open()
    board.play(Sound.SWISH)
    board.stop()
    board.set_volume(0.5)
    assert (board.available, board.reason, board.detail) == (False, "no_device", "no such device")
    assert i18n.refusal_text(board) == "No sound device was found."


def test_a_device_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, "init", lambda *_a: (_ for _ in ()).throw(pygame.error("none")))
        board = SoundBoard()
        board.open()
    board.set_enabled(is_enabled=True)
    assert board.available


def test_a_device_that_vanishes_leaves_silence() -> None:
    board = SoundBoard()
    board.open()
    pygame.mixer.quit()
    board.play(Sound.SWISH)
    board.stop()
    assert not board.available
    assert board.reason == "no_device"


def test_missing_files_leave_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    board = SoundBoard()
    board.open()
    assert board.reason == "no_sounds"
    assert pygame.mixer.get_init() is None
    assert re.match("The sound files", i18n.refusal_text(board))


@pytest.mark.parametrize(("wanted", "volume"), [(-1, 0), (0, 0), (0.5, 0.5), (1, 1), (7, 1)])
def test_volume_stays_within_bounds(wanted: float, volume: float) -> None:
    board = SoundBoard(volume=0.3)
    board.open()
    board.set_volume(wanted)
    assert board.volume == volume


@pytest.mark.parametrize("code", ["no_device", "no_sounds"])
def test_faults_of_sound_are_said_in_both_languages(code: str) -> None:
    english = i18n.refusal_text(Refusal(code))
    i18n.set_language("ru")
    russian = i18n.refusal_text(Refusal(code))
    i18n.set_language("en")
    assert english != russian
    assert code not in english + russian
