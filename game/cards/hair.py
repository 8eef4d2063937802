"""Hair of a portrait: what lies behind the head and what falls in front of it."""

from __future__ import annotations

import math

from game.cards.drawing import Drawing, Fill, Place, Stroke, mix
from game.cards.model import Club, Hair, Rgb
from game.cards.outline import ring
from game.cards.palette import BLACK, WHITE

_SHORT = (
    "M68.5 64C64 28 80 13.5 100 13.5S136 28 131.5 64C129 54 126 46.5 121 41"
    "C108 45 92 44 83.5 38.5C77 44 72 53 68.5 64z"
)
_FLAT = (
    "M68.5 63L67 27Q66 17 75 17.5Q79 12.5 86 15.5Q93 11 100 15Q107 11 114 15.5Q121 12.5 125 17.5"
    "Q134 17 133 27L131.5 63C129.5 52 126.5 45 122 41.5C108 43.5 92 43.5 78 41.5"
    "C73.5 45 70.5 52 68.5 63z"
)
_FADES = (
    "M68.5 63L67.3 36C70 35 74 36 76 42C72 47 70 54 68.5 63z"
    "M131.5 63L132.7 36C130 35 126 36 124 42C128 47 130 54 131.5 63z"
)
_AFRO = "M69 60C70 42 82 33 100 33S130 42 131 60C124 48 114 43.5 100 43.5S76 48 69 60z"
_BUN = "M68 67C64 31 81 16.5 100 16.5S136 31 132 67C127 48 118 37 100 37S73 48 68 67z"
_LONG = (
    "M66 120C56 90 58 60 65 43C72 24 86 14.5 100 14.5S128 24 135 43C142 60 144 90 134 120"
    "L125.5 113C130 90 129 68 122.5 54C112 52 102 46 95 39.5C89 48 83 52 77.5 54"
    "C71 68 70 90 74.5 113z"
)
_BRAIDS = (
    "M68.5 64C64 28 81 15.5 100 15.5S136 28 131.5 64C128 50 123 41 116 37.5H84C77 41 72 50 68.5 64z"
)
_MOHAWK = "M85 43C81 22 83 3 98 1C112-1 119 14 115 43C106 39 94 39 85 43z"
_SHAVED = "M70 56C69 31 82 20 100 20S131 31 130 56C127 46 122 40 116 38H84C78 40 73 46 70 56z"
_LONG_BACK = "M64 122C52 80 56 30 100 30S148 80 136 122z"


def back_hair(hair: Hair, color: Rgb, club: Club, place: Place) -> Drawing:
    """Draw what lies behind head and shoulders."""
    dark = mix(color, BLACK, 0.3)
    match hair:
        case Hair.AFRO:
            return _afro(color, place)
        case Hair.LONG:
            return (Fill(_LONG_BACK, dark, place),)
        case Hair.BUN:
            return (
                Fill(ring(100, 12.5, 14, 13), color, place),
                Fill(
                    "M100 -0.5A14 13 0 0 1 106 24C112 16 110 6 100 -0.5z",
                    BLACK,
                    place,
                    alpha=0.22,
                ),
                Stroke("M91 8Q97 2 105 4", mix(color, WHITE, 0.24), 2.2, place),
                Stroke("M89 21.5Q100 25 111 21.5", club.light, 4, place, is_round=False),
            )
        case Hair.SHORT | Hair.FLAT | Hair.BALD | Hair.MOHAWK | Hair.BRAIDS:
            return ()


def front_hair(hair: Hair, color: Rgb, skin: Rgb, place: Place) -> Drawing:
    """Draw what falls over the forehead, with its shadow on the skin."""
    light, dark = mix(color, WHITE, 0.20), mix(color, BLACK, 0.28)
    match hair:
        case Hair.SHORT:
            return (
                *_cap(_SHORT, color, place),
                Stroke("M80 29C88 20 102 17.5 114 21", light, 3, place),
                Stroke("M88 36C97 39 108 39 117 36", dark, 1.8, place, alpha=0.7),
            )
        case Hair.FLAT:
            return (
                *_cap(_FLAT, color, place),
                Fill(_FADES, dark, place, alpha=0.55),
                Stroke("M74 24q4-3 9-3.5M88 20q6-2.5 12 0M105 20.5q6-2 11 0", light, 2.6, place),
                Stroke(
                    "M80 32q5 3 10 1M97 34q6 2 11-1M114 32q4 1 7-1", dark, 1.8, place, alpha=0.5
                ),
            )
        case Hair.AFRO:
            return _cap(_AFRO, color, place)
        case Hair.BUN:
            return (
                *_cap(_BUN, color, place),
                Stroke(
                    "M76 46C80 34 87 26 95 21M124 46C120 34 113 26 105 21M100 35V21",
                    dark,
                    1.6,
                    place,
                    alpha=0.6,
                ),
                Stroke("M79 34C82 29 86 25.5 90 23", light, 2.4, place),
            )
        case Hair.LONG:
            return (
                *_cap(_LONG, color, place),
                Stroke("M94 38C100 30 108 24 117 24", dark, 1.8, place, alpha=0.6),
                Stroke(
                    "M66 70C64 84 64.5 98 68 110M134 70C136 84 135.5 98 132 110",
                    dark,
                    2,
                    place,
                    alpha=0.6,
                ),
                Stroke("M72 46C76 35 82 28 90 23", light, 3, place),
            )
        case Hair.BRAIDS:
            return (*_cap(_BRAIDS, color, place), *_braids(color, place))
        case Hair.MOHAWK:
            return (
                Fill(_SHAVED, color, place, alpha=0.30),
                *_cap(_MOHAWK, color, place),
                Stroke(
                    "M91 34C89 22 90 12 96 6M100 36V21Q100 12 103 5M108 34C110 24 110 16 109 10",
                    dark,
                    1.7,
                    place,
                    alpha=0.6,
                ),
                Stroke("M88 24C87.5 16 89 10 93 5.5", light, 2.2, place),
            )
        case Hair.BALD:
            return (
                Fill(
                    "M74 40C78 27 88 22.5 99 22.5C90 26 82 32 78 43C76 46 73 44 74 40z",
                    WHITE,
                    place,
                    alpha=0.16,
                ),
                Fill(ring(88, 31, 5, 3), mix(skin, WHITE, 0.8), place, alpha=0.5),
            )


def _cap(path: str, color: Rgb, place: Place) -> Drawing:
    """A mass of hair, its shadow on the face and its own dark side."""
    below = Place(place.x, place.y + 2.6 * place.scale, place.scale, place.stretch)
    return (Fill(path, BLACK, below, alpha=0.14), Fill(path, color, place))


def _afro(color: Rgb, place: Place) -> Drawing:
    light, dark = mix(color, WHITE, 0.14), mix(color, BLACK, 0.3)
    puffs = [
        Fill(ring(100 + 35 * math.cos(angle), 47 + 34 * math.sin(angle), 14), color, place)
        for angle in (math.radians(160 + i * 20) for i in range(12))
    ]
    curls = [
        Stroke(f"M{x} {y}q4-5 8 0", light if x < 100 else dark, 2, place, alpha=0.7)
        for x, y in (
            (66, 34),
            (76, 22),
            (88, 14),
            (82, 31),
            (98, 24),
            (112, 17),
            (118, 28),
            (128, 36),
        )
    ]
    return (Fill(ring(100, 46, 42), color, place), *puffs, *curls)


def _braids(color: Rgb, place: Place) -> Drawing:
    light, dark = mix(color, WHITE, 0.16), mix(color, BLACK, 0.45)
    beads = [
        part
        for x in (65, 74, 126, 135)
        for i in range(7)
        for part in (
            Fill(ring(x, 60 + i * 8.2, 4.6, 5.2), color, place),
            Stroke(f"M{x - 3} {57.5 + i * 8.2:g}q3 4 6 0", light, 1.3, place, alpha=0.8),
        )
    ]
    ties = [Fill(ring(x, 118, 3.6, 3.2), (240, 190, 70), place) for x in (65, 74, 126, 135)]
    rows = Stroke(
        "M84 36C82 29 86 21 92 18M94.5 36C93 29 95 22 98 17M105.5 36C107 29 105 22 102 17"
        "M116 36C118 29 114 21 108 18",
        dark,
        1.7,
        place,
        alpha=0.8,
    )
    return (*beads, *ties, rows)
