"""Make the sounds of the game out of noise and sines; the same bytes on every run.

    python3 tools/make_sounds.py              write assets/sounds/*.wav
    python3 tools/make_sounds.py --out DIR    write them elsewhere

All are 16 bit mono at 44.1 kHz, peak at 0.9 or below, and begin and end in silence (no clicks).
"""

from __future__ import annotations

if __name__ == "__main__":
    import bootstrap

    bootstrap.reenter()

import argparse
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RATE = 44_100  # samples a second
Wave = list[float]  # samples, -1 to 1
Curve = Callable[[float], float]  # of the time in seconds


def noise(seconds: float, seed: int) -> Wave:
    """White noise, the same for a seed."""
    source = random.Random(seed)
    return [source.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def tone(seconds: float, frequency: Curve, partials: Iterable[tuple[float, float]]) -> Wave:
    """A tone of gliding frequency (Hz) with partials (multiple, strength)."""
    parts = tuple(partials)
    samples, phase = [], 0.0
    for index in range(round(seconds * RATE)):
        samples.append(sum(gain * math.sin(multiple * phase) for multiple, gain in parts))
        phase += 2 * math.pi * frequency(index / RATE) / RATE
    return samples


def shaped(samples: Wave, loudness: Curve) -> Wave:
    """The samples times a loudness that changes in time."""
    return [sample * loudness(index / RATE) for index, sample in enumerate(samples)]


def band(samples: Wave, center: Curve, sharpness: float) -> Wave:
    """A band-pass whose center (Hz) may move; coefficients renewed every 32 samples."""
    out = []
    x1 = x2 = y1 = y2 = 0.0
    b0 = a1 = a2 = 0.0
    for index, x in enumerate(samples):
        if index % 32 == 0:
            omega = 2 * math.pi * center(index / RATE) / RATE
            alpha = math.sin(omega) / (2 * sharpness)
            b0, a1, a2 = (
                alpha / (1 + alpha),
                -2 * math.cos(omega) / (1 + alpha),
                (1 - alpha) / (1 + alpha),
            )
        y = b0 * (x - x2) - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def mixed(*tracks: tuple[float, float, Wave]) -> Wave:
    """Tracks (start in seconds, strength, samples) over each other."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in tracks)
    out = [0.0] * length
    for start, strength, samples in tracks:
        offset = round(start * RATE)
        for index, sample in enumerate(samples, offset):
            out[index] += strength * sample
    return out


def bump(attack: float, decay: float) -> Curve:
    """A loudness that rises in `attack` seconds and falls by a factor e every `decay` seconds."""
    return lambda t: t / attack if t < attack else math.exp((attack - t) / decay)


def steady(value: float) -> Curve:
    """A curve that stays."""
    return lambda _t: value


def swish() -> Wave:
    """The ball through the net: a breath of noise that falls, with the cords' flutter."""
    breath = band(noise(0.42, 11), lambda t: 5200 - 7000 * min(t, 0.4), 1.1)
    flutter = shaped(breath, lambda t: 0.75 + 0.25 * math.sin(2 * math.pi * 34 * t))
    return shaped(flutter, lambda t: math.sin(math.pi * min(t / 0.42, 1)) ** 1.5)


def thump(seed: int, pitch: float = 92) -> Wave:
    """A leather ball on wood."""
    body = tone(0.24, lambda t: pitch + 70 * math.exp(-t / 0.018), [(1, 1), (2, 0.25), (3.1, 0.1)])
    slap = band(noise(0.05, seed), steady(1500), 0.8)
    return mixed(
        (0, 1, shaped(body, bump(0.002, 0.055))), (0, 0.7, shaped(slap, bump(0.001, 0.010)))
    )


def rim() -> Wave:
    """The ball off the iron, then off the floor."""
    partials = [(1, 1), (1.52, 0.7), (2.41, 0.55), (3.63, 0.35), (5.1, 0.2)]
    ring = shaped(tone(0.45, steady(392), partials), bump(0.002, 0.085))
    ring = shaped(ring, plateau(0.45, 0.001, 0.15))
    return mixed((0, 0.45, ring), (0, 0.9, thump(21, 120)), (0.36, 0.55, thump(22)))


def dribble() -> Wave:
    """Two bounces, the second softer."""
    return mixed((0, 1, thump(31)), (0.21, 0.6, thump(32)))


def whistle() -> Wave:
    """A referee's pea whistle."""
    trill = 2 * math.pi * 38  # of the pea
    blow = tone(0.42, lambda t: 2350 + 130 * math.sin(trill * t), [(1, 1), (2, 0.22), (3, 0.08)])
    air = band(noise(0.42, 41), steady(2400), 3)
    pea = shaped(blow, lambda t: 0.7 + 0.3 * math.sin(trill * t + 1))
    return shaped(mixed((0, 0.8, pea), (0, 0.5, air)), plateau(0.42, 0.02, 0.07))


def plateau(seconds: float, rise: float, fall: float) -> Curve:
    """A loudness that rises, stays and falls within the given length."""
    return lambda t: max(0.0, min(1.0, t / rise, (seconds - t) / fall))


def buzzer() -> Wave:
    """The horn at a period's end."""
    odd = [(n, 1 / n) for n in (1, 3, 5, 7, 9, 11)]
    low = tone(0.75, steady(233), odd)
    high = tone(0.75, steady(311), odd)
    return shaped(mixed((0, 0.6, low), (0, 0.5, high)), plateau(0.75, 0.015, 0.12))


def paper(seconds: float, seed: int, *, start: float, end: float) -> Wave:
    """A card moving through air: noise whose pitch glides."""
    slide = band(noise(seconds, seed), lambda t: start + (end - start) * t / seconds, 1.4)
    return shaped(slide, lambda t: math.sin(math.pi * min(t / seconds, 1)) ** 2)


def tick(seed: int, pitch: float, decay: float) -> Wave:
    """A short dry knock."""
    knock = band(noise(decay * 6, seed), steady(pitch), 2.5)
    return shaped(knock, bump(0.001, decay))


def pick_up() -> Wave:
    """A card lifted from the hand."""
    return paper(0.09, 51, start=2600, end=5200)


def put_down() -> Wave:
    """A card laid on the table."""
    return mixed((0, 0.5, paper(0.06, 61, start=4200, end=2400)), (0.045, 1, tick(62, 620, 0.016)))


def flip() -> Wave:
    """A card turned over."""
    return mixed((0, 0.8, paper(0.11, 71, start=1800, end=6000)), (0.1, 0.9, tick(72, 1500, 0.010)))


def refusal() -> Wave:
    """Two low soft knocks: no."""
    low = shaped(tone(0.09, steady(196), [(1, 1), (2, 0.3)]), bump(0.004, 0.028))
    lower = shaped(tone(0.12, steady(165), [(1, 1), (2, 0.3)]), bump(0.004, 0.034))
    return mixed((0, 1, low), (0.085, 1, lower))


def voice(seed: int) -> Wave:
    """One voice of a crowd: a narrow band of noise that sways about its pitch."""
    source = random.Random(seed)
    pitch, sway = source.uniform(420, 1500), 2 * math.pi * source.uniform(0.6, 2.2)
    start = source.uniform(0, 6)

    def throat(t: float) -> float:
        return pitch * (1 + 0.12 * math.sin(sway * t + start))

    roar = band(band(noise(1.7, seed), throat, 2.2), throat, 2.2)
    return shaped(roar, steady(source.uniform(0.5, 1)))


def cheer() -> Wave:
    """A small hall: voices, and clapping hands."""
    source = random.Random(81)
    voices = [(0.0, 1.0, voice(800 + number)) for number in range(7)]
    hands = [
        (source.uniform(0.05, 1.6), 0.3, tick(900 + number, source.uniform(900, 2300), 0.006))
        for number in range(60)
    ]
    hall = mixed(*voices, *hands)
    return shaped(hall, lambda t: min(1, t / 0.22) * min(1, max(0, 1.7 - t) / 0.9) ** 1.4)


SOUNDS: dict[
    str, tuple[Callable[[], Wave], float]
] = {  # and the peak, so that they suit each other
    "swish": (swish, 0.70),
    "rim": (rim, 0.75),
    "dribble": (dribble, 0.75),
    "whistle": (whistle, 0.45),
    "buzzer": (buzzer, 0.45),
    "pick_up": (pick_up, 0.28),
    "put_down": (put_down, 0.50),
    "flip": (flip, 0.40),
    "refusal": (refusal, 0.45),
    "cheer": (cheer, 0.65),
}


def finished(samples: Wave, peak: float) -> Wave:
    """Faded over 3 ms at both ends and brought to the peak."""
    edge = round(0.003 * RATE)
    last = len(samples) - 1
    faded = [
        sample * min(1, index / edge, (last - index) / edge) for index, sample in enumerate(samples)
    ]
    gain = peak / max(map(abs, faded))
    return [sample * gain for sample in faded]


def made(name: str) -> array[int]:
    """A sound as 16 bit samples."""
    make, peak = SOUNDS[name]
    return array("h", (round(sample * 32767) for sample in finished(make(), peak)))


def write(file: Path, samples: array[int]) -> None:
    """Write a WAV file, little-endian on every machine."""
    if sys.byteorder == "big":
        samples = array("h", samples)
        samples.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def main(arguments: list[str] | None = None) -> int:
    """Make all sounds."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--out", type=Path, default=ROOT / "assets" / "sounds", help="folder to write to"
    )
    folder = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        write(folder / f"{name}.wav", made(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
