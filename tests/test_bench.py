from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import real_program
import virtual_screen

TOOL = Path(__file__).parent.parent / "tools" / "bench.py"


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TOOL, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("kind", ["full", "short"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_engine_is_measured(kind: str, bot: str) -> None:
    result = bench("engine", "--runs", "1", "--matches", "2", "--kind", kind, "--bot", bot)
    assert (result.returncode, result.stderr) == (0, "")
    heading, rate, length, ratio = result.stdout.splitlines()
    assert heading == f"{kind} matches, {bot} bots, 1 x 2:"
    assert "matches/s" in rate
    assert 48 <= float(length.split()[0]) <= 14 * 17  # eight lineups and forty cards, or overtime
    assert float(ratio.split()[0]) > 0


def test_a_part_must_be_named() -> None:
    assert bench().returncode == 2
    assert bench("weather").returncode == 2


def test_frames_are_measured_in_a_drag_a_deal_and_a_comparison() -> None:
    result = bench("frames", "--size", "1024x600", "--frames", "9", "--rounds", "1")
    assert (result.returncode, result.stderr) == (0, "")
    found = result.stdout.splitlines()
    heads = [line for line in found if not line.startswith(" ")]
    assert heads[0].startswith("1024x600, dummy: ms of processor time")
    assert len(heads) == 1 + virtual_screen.is_possible()
    parts = [line.split() for line in found if "median" in line]
    assert [part[0] for part in parts] == ["drag", "deal", "comparison"] * len(heads)
    for part in parts:
        figures = dict(zip(part[1:9:2], map(float, part[2:9:2]), strict=True))
        assert 0 < figures["median"] <= figures["p99"] <= figures["max"]
    assert parts[0][-1] == "10"  # the press and nine steps


@pytest.mark.skipif(not real_program.can_run(), reason="starts need Xvfb and xdotool")
def test_starts_are_measured_with_and_without_pictures() -> None:
    result = bench("start", "--runs", "1", "--screen", "1280x800")
    assert (result.returncode, result.stderr) == (0, "")
    figures = {
        tuple(line.split()[:2]): float(line.split()[2]) for line in result.stdout.splitlines()[1:]
    }
    for name in ("cold", "warm"):
        first, settled, whole = (figures[name, what] for what in ("first", "settled", "whole"))
        assert 0 < first <= settled <= whole
        assert figures[name, "spent"] > 0
    assert figures["warm", "whole"] < figures["cold", "whole"]
