"""Every number and colour a designer would tweak.

Units are those of a 1920x1080 canvas, times are seconds.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

Color: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]

CANVAS = (1920, 1080)
MINIMUM_WINDOW = (1024, 600)

NIGHT: Color = (15, 23, 34)
DEEP: Color = (13, 20, 29)
GLOW: Color = (43, 64, 88)
PANEL: Color = (24, 35, 47)
PANEL_GLASS: Color = (24, 35, 47, 222)
RAISED: Color = (33, 48, 65)
BUTTON: Color = (38, 56, 75)
BUTTON_HOVER: Color = (50, 72, 96)
LINE: Color = (47, 66, 88)
LINE_STRONG: Color = (82, 103, 124)
INK: Color = (244, 239, 230)
WHITE: Color = (255, 255, 255)
SOFT: Color = (205, 216, 228)
MUTED: Color = (157, 176, 196)
BALL: Color = (242, 114, 43)
BALL_HOVER: Color = (255, 134, 66)
GOLD: Color = (245, 197, 66)
GOOD: Color = (95, 194, 126)
BAD: Color = (229, 72, 77)
ATTACK: Color = (217, 84, 30)
DEFENSE: Color = (31, 111, 178)
CARD_INK: Color = (21, 32, 43)
PILL: Color = (15, 23, 34, 204)
DIM: Color = (8, 12, 18, 170)


class Face(StrEnum):
    """Typefaces, by file name in `assets/fonts`."""

    DISPLAY = "Oswald-Bold.ttf"
    MEDIUM = "Oswald-Medium.ttf"
    TEXT = "Inter-Regular.ttf"
    STRONG = "Inter-SemiBold.ttf"
    ITALIC = "Inter-Italic.ttf"


class TextStyle(NamedTuple):
    """A typeface at a size in canvas units."""

    face: Face
    size: float


CAP_HEIGHT = {
    Face.DISPLAY: 0.810,
    Face.MEDIUM: 0.810,
    Face.TEXT: 0.727,
    Face.STRONG: 0.727,
    Face.ITALIC: 0.727,
}

BODY = TextStyle(Face.TEXT, 20)
SMALL = TextStyle(Face.TEXT, 17)
TINY = TextStyle(Face.TEXT, 16)
STRONG = TextStyle(Face.STRONG, 20)
BUTTON_TEXT = TextStyle(Face.STRONG, 21)
LEAD = TextStyle(Face.TEXT, 24)
HEADING = TextStyle(Face.DISPLAY, 36)
PANEL_TITLE = TextStyle(Face.DISPLAY, 22)

TEXT_FLOOR_PX = 12  # no text is ever drawn smaller
CARD_RATIO = 88 / 63
CARD_RADIUS = 3 / 63  # of the width

MOVE = 0.23
FLIP = 0.18
HOVER_DELAY = 0.35
LIFT = 1.06
MAX_TILT = 8.0
THINK = 0.7
BALL_FLIGHT = 0.55
COMPARE_TIME = 1.4
DRAG_START_PX = 4
HAND_CARD = 186
BENCH_CARD = 122
STAGE_CARD = 250
ZOOM_CARD = 420
