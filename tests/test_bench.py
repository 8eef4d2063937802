from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
