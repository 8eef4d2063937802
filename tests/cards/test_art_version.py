"""Whoever changes a drawing raises ART_VERSION, or old pictures would stay in people's caches."""

from __future__ import annotations

import hashlib
from pathlib import Path

from game.cards import art_key

ROOT = Path(__file__).parents[2]
MODULES = (
    "art",
    "back",
    "ball",
    "box",
    "brush",
    "court",
    "crest",
    "drawing",
    "face",
    "hair",
    "label",
    "layout",
    "lettering",
    "outline",
    "paint",
    "palette",
    "pattern",
    "photo",
    "portrait",
)
FONTS = ("Oswald-Bold.ttf", "Oswald-Medium.ttf")

# The version and the digest of everything above that belongs to it.
PINNED = (6, "547fc05a14de6101")


def digest() -> str:
    """One digest of all drawing modules and the fonts they use."""
    found = hashlib.sha256()
    for name in MODULES:
        found.update((ROOT / "game" / "cards" / f"{name}.py").read_text("utf-8").encode())
    for name in FONTS:
        found.update((ROOT / "assets" / "fonts" / name).read_bytes())
    return found.hexdigest()[:16]


def test_a_changed_drawing_has_a_new_version() -> None:
    assert (art_key.ART_VERSION, digest()) == PINNED, (
        "The drawing of cards changed. If any pixel can differ, raise ART_VERSION in "
        "game/cards/art_key.py by one; then set PINNED in this file to "
        f'(<ART_VERSION>, "{digest()}").'
    )


def test_every_module_that_draws_is_watched() -> None:
    """What the pinned modules import from game.cards is pinned too, but for plain data."""
    plain = {"model", "art_key", "picture_file"}
    for name in MODULES:
        for line in (ROOT / "game" / "cards" / f"{name}.py").read_text("utf-8").splitlines():
            if line.startswith("from game.cards.") and " import " in line:
                module = line.split()[1].removeprefix("game.cards.")
                assert module in {*MODULES, *plain}, (name, module)
