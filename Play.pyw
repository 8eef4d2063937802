#!/usr/bin/env python3
"""Play Баскеттория from a source checkout: double-click this file, or run `python3 Play.pyw`."""

import sys
from pathlib import Path

# By this file's own place, since a double-click may start in any folder.
sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import bootstrap

bootstrap.reenter(window=True)
sys.exit(bootstrap.guard("game.__main__"))
