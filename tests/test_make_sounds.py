from __future__ import annotations

import importlib
import sys
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest

from game.ui.sound import Sound

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "sounds"
sys.path.append(str(ROOT / "tools"))
tool: Any = importlib.import_module("make_sounds")


def samples_of(file: Path) -> array[int]:
    with wave.open(str(file)) as stream:
        assert (stream.getnchannels(), stream.getsampwidth()) == (1, 2)
        assert stream.getframerate() == 44_100
        samples = array("h", stream.readframes(stream.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def test_the_tool_makes_just_the_sounds_that_the_game_plays() -> None:
    assert sorted(tool.SOUNDS) == sorted(Sound)
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(Sound)


@pytest.mark.parametrize("name", ["swish", "rim", "whistle", "flip"])
def test_shipped_sounds_are_what_the_tool_makes(name: str) -> None:
    shipped, made = samples_of(FOLDER / f"{name}.wav"), tool.made(name)
    assert len(shipped) == len(made)
    # another C library may round a sine's last bit otherwise
    assert max(abs(a - b) for a, b in zip(shipped, made, strict=True)) <= 2


def test_a_sound_is_the_same_bytes_every_time(tmp_path: Path) -> None:
    files = tmp_path / "a.wav", tmp_path / "b.wav"
    for file in files:
        tool.write(file, tool.made("put_down"))
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("name", sorted(Sound))
def test_sounds_do_not_click_clip_or_hum(name: str) -> None:
    samples = samples_of(FOLDER / f"{name}.wav")
    assert samples[0] == samples[-1] == 0
    assert 0.2 * 32767 < max(map(abs, samples)) < 0.9 * 32767
    assert abs(sum(samples) / len(samples)) < 100


def test_all_sounds_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 600_000
