"""Every character that the game ships can be drawn with the fonts that it ships."""

from __future__ import annotations

import ast
import gettext
import importlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

TTFont: Any = importlib.import_module("fontTools.ttLib").TTFont  # it has no types

ROOT = Path(__file__).resolve().parents[2]
TEXT_FONTS = ("Inter-Regular", "Inter-SemiBold", "Inter-Italic")
HEADING_FONTS = ("Oswald-Bold", "Oswald-Medium")


@cache
def characters_of(font: str) -> frozenset[str]:
    with TTFont(ROOT / "assets" / "fonts" / f"{font}.ttf", lazy=True) as file:
        return frozenset(map(chr, file.getBestCmap()))


def translated() -> set[str]:
    found: set[str] = set()
    for file in (ROOT / "assets" / "locale").rglob("*.mo"):
        with file.open("rb") as stream:
            catalogue = gettext.GNUTranslations(stream)
        entries = vars(catalogue)["_catalog"]
        found |= {text for key, text in entries.items() if key}
    return found


def in_decks() -> set[str]:
    files = [*ROOT.glob("assets/cards/*/*.csv"), *ROOT.glob("assets/cards/*/*.toml")]
    return {file.read_text(encoding="utf-8") for file in files}


def in_code() -> set[str]:
    """Every text in the code but docstrings, which stand as statements of their own."""
    found: set[str] = set()
    for file in (ROOT / "game").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and id(node) not in said
            if isinstance(node.value, str)
        }
    return found


def shipped_characters() -> set[str]:
    texts = translated() | in_decks() | in_code()
    both_cases = {changed for text in texts for changed in (text, text.upper())}
    return {char for char in set().union(*both_cases) if char.isprintable() and char != "\ufeff"}


def test_there_is_russian_text_to_look_at() -> None:
    assert set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя") <= set().union(*translated(), *in_decks())
    assert set("QWER") <= shipped_characters()


@pytest.mark.parametrize("font", TEXT_FONTS)
def test_text_fonts_have_every_character(font: str) -> None:
    missing = shipped_characters() - characters_of(font)
    assert missing == set(), f"not in {font}: {' '.join(sorted(missing))}"


@pytest.mark.parametrize("font", HEADING_FONTS)
def test_heading_fonts_have_every_letter_and_digit(font: str) -> None:
    letters = {char for char in shipped_characters() if char.isalnum()}
    marks = set(" .,:;!?-–—+−·…«»“”’()%/№×")
    missing = (letters | marks) - characters_of(font)
    assert missing == set(), f"not in {font}: {' '.join(sorted(missing))}"
