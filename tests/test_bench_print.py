"""The part `print` of the bench runs, with whatever other libraries are there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "bench.py"


@pytest.mark.skipif(sys.platform == "win32", reason="needs wait4")
def test_printing_is_measured() -> None:
    command = [sys.executable, str(TOOL), "print", "--rounds", "1", "--cards", "4"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == [
        "face",
        "packed",
        "whole",
        "sheets",
    ]
    assert {line.split(":")[0].strip() for line in lines[6:]} == {  # measured or not installed
        "fpdf2",
        "reportlab",
        "img2pdf + pikepdf",
        "cardimpose",
    }
