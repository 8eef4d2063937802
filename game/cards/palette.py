"""The colours of card pictures: the design's tokens for paper, values, skins, hair and metals."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.drawing import rgb
from game.cards.model import Rgb

INK = rgb("#15202b")
LINE = rgb("#213041")
PAPER = rgb("#f7f1e5")
ROW = rgb("#e9dfcc")
WHITE = (255, 255, 255)
BLACK = (0, 0, 0)
BALL = rgb("#f2722b")
CREAM = rgb("#f4efe6")
ATTACK = rgb("#d9541e")
ATTACK_TEXT = rgb("#7d3210")
DEFENSE = rgb("#1f6fb2")
DEFENSE_TEXT = rgb("#1f4f7c")
ROLE = rgb("#cfd8e3")

SKINS = tuple(map(rgb, ("#f6d2b3", "#e8b48c", "#c98d5f", "#9a6238", "#6b4226")))
SKIN_SHADOW = rgb("#5a2a12")
HAIRS = tuple(map(rgb, ("#20160f", "#4a2c17", "#8b5a2b", "#d8a24a", "#b5432a", "#8d949c")))


@dataclass(frozen=True, slots=True)
class Metal:
    """The trim of a card class: its body, its light edge and its dark edge."""

    body: Rgb
    light: Rgb
    dark: Rgb


METALS = (
    Metal(rgb("#b8763d"), rgb("#e3b183"), rgb("#6e4018")),  # class 1, bronze
    Metal(rgb("#a9b6c3"), rgb("#eef3f7"), rgb("#5d6b79")),  # class 2, silver
    Metal(rgb("#e0ac2b"), rgb("#ffe596"), rgb("#8a5f08")),  # class 3, gold
)
