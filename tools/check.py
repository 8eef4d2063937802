"""Run every check and test of the project: `python3 tools/check.py`; it changes nothing."""

import bootstrap

bootstrap.reenter("dev")

import os
import subprocess
import sys
import time
from dataclasses import dataclass

LINT_IMPORTS = """
import sys
from importlinter.cli import lint_imports
sys.exit(lint_imports(no_cache=True, no_logo=True))
"""


@dataclass(frozen=True)
class Check:
    """One command that must succeed; its output is shown as it comes, or only when it fails."""

    name: str
    arguments: tuple[str, ...]
    is_shown: bool = False


CHECKS = (
    Check("format", ("-m", "ruff", "format", "--check", ".")),
    Check("lint", ("-m", "ruff", "check", "--output-format=concise", ".")),
    Check("types", ("-m", "mypy", "game", "tools", "tests", "Play.pyw")),
    Check("imports", ("-c", LINT_IMPORTS)),
    Check("tests", ("-m", "pytest", "-n", "auto", "-rs"), is_shown=True),
)


def passes(check: Check) -> bool:
    """Run one check in the project's folder and say how it went."""
    start = time.monotonic()
    environ = dict(os.environ, SDL_AUDIODRIVER="dummy", PYTHONUTF8="1")
    result = subprocess.run(
        [sys.executable, *check.arguments],
        cwd=bootstrap.ROOT,
        env=environ,
        check=False,
        stdout=None if check.is_shown else subprocess.PIPE,
        stderr=None if check.is_shown else subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    is_good = result.returncode == 0
    if not is_good and result.stdout:
        print(result.stdout.rstrip())
    seconds = time.monotonic() - start
    print(f"{'ok    ' if is_good else 'FAILED'} {check.name:<8} {seconds:6.1f} s", flush=True)
    return is_good


def main() -> int:
    """Run all checks, also after one has failed; return the exit code."""
    results = [passes(check) for check in CHECKS]
    print(f"checks: {results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
