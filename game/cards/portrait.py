"""A face from its look, as draw operations in units of the art (the head is centred on x = 100)."""

from __future__ import annotations

from game.cards.drawing import Drawing, Fill, Place, Stroke, mix
from game.cards.hair import back_hair, front_hair
from game.cards.model import Club, Hair, Look, Mouth, Position, Rgb
from game.cards.outline import ring
from game.cards.palette import BLACK, HAIRS, INK, SKIN_SHADOW, SKINS, WHITE

_CENTER = 100.0
_HEAD = (
    "M70 54C69.5 31 82 20 100 20S130.5 31 130 54C132 76 128 92 118 101"
    "C112 106.5 107 108.5 100 108.5S88 106.5 82 101C72 92 68 76 70 54z"
)
_HEAD_SHADE = (
    "M100 20C118 20 130.5 31 130 54C132 76 128 92 118 101C112 106.5 107 108.5 100 108.5"
    "C113 99 120 79 119 58C118.5 42 112 28 100 20z"
)
_SHOULDERS = (
    "M30 250C28 190 29 146 44 132C56 122 80 119 86 106H114C120 119 144 122 156 132"
    "C171 146 172 190 170 250z"
)
_JERSEY = (
    "M52 250C56 206 60 166 56 125.5L79 117.5C84 137 116 137 121 117.5L144 125.5"
    "C140 166 144 206 148 250z"
)
_COLLAR = "M79 117.5C84 137 116 137 121 117.5"
_ARMHOLES = "M56 125.5C60 166 56 206 52 250M144 125.5C140 166 144 206 148 250"
_SIDE = "M121 117.5L144 125.5C140 166 144 206 148 250H128C124 206 126 156 121 117.5z"
_NECK = "M85 88H115V108C115 122 108 126 100 126S85 122 85 108z"
_NECK_SHADE = (
    "M85 100C90 108 95 110.5 100 110.5S110 108 115 100V112C110 121 104 123 100 123S90 121 85 112z"
)
_BEARD = (
    "M70 71C71 98 81 116.5 100 116.5S129 98 130 71C127.5 82 123 86.5 115 86"
    "C109 83.5 91 83.5 85 86C77 86.5 72.5 82 70 71z"
)
_SHOULDER_WIDTH = {Position.GUARD: 0.94, Position.WING: 1.0, Position.BIG: 1.1}


def portrait(look: Look, club: Club, position: Position, place: Place) -> Drawing:
    """Draw a character from the shoulders up."""
    skin, hair = SKINS[look.skin], HAIRS[look.hair_color]
    head = place.stretched(look.width, _CENTER)
    body = place.stretched(_SHOULDER_WIDTH[position], _CENTER)
    return (
        *back_hair(look.hair, hair, club, head),
        *_body(skin, club, body, place),
        *_head(skin, head),
        *(_beard(hair, head) if look.beard else ()),
        *_eyes(skin, hair, look, head),
        *_nose(skin, head),
        *_mouth(skin, look, head),
        *front_hair(look.hair, hair, skin, head),
        *(_headband(club, head) if look.headband else ()),
        *(_glasses(head) if look.glasses else ()),
    )


def _shadow(skin: Rgb, share: float) -> Rgb:
    return mix(skin, SKIN_SHADOW, share)


def _body(skin: Rgb, club: Club, place: Place, neck: Place) -> Drawing:
    cloth = mix(club.light, club.color, 0.04)
    return (
        Fill(_SHOULDERS, _shadow(skin, 0.10), place),
        Fill(_JERSEY, cloth, place),
        Fill(_SIDE, club.dark, place, alpha=0.12),
        Stroke(_ARMHOLES, club.color, 6.5, place, is_round=False),
        Fill(_NECK, _shadow(skin, 0.06), neck),
        Fill(_NECK_SHADE, _shadow(skin, 0.62), neck, alpha=0.45),
        Stroke(_COLLAR, club.color, 6.5, place, is_round=False),
        Stroke(_COLLAR, club.dark, 1.6, place, alpha=0.55, is_round=False),
    )


def _head(skin: Rgb, place: Place) -> Drawing:
    shade, blush = _shadow(skin, 0.28), mix(skin, (214, 72, 50), 0.45)
    ears = [
        part
        for x, tilt in ((68.5, 1.2), (131.5, -1.2))
        for part in (
            Fill(ring(x, 70, 6.8, 9.6), _shadow(skin, 0.12), place),
            Fill(ring(x + tilt, 70.5, 3.4, 5.6), _shadow(skin, 0.42), place),
        )
    ]
    return (
        *ears,
        Fill(_HEAD, skin, place),
        Fill(_HEAD_SHADE, shade, place, alpha=0.34),
        Fill(ring(80, 83, 7.5, 5), blush, place, alpha=0.22),
        Fill(ring(120, 83, 7.5, 5), blush, place, alpha=0.22),
        Fill(ring(89, 45, 13, 6), WHITE, place, alpha=0.10),
    )


def _eyes(skin: Rgb, hair: Rgb, look: Look, place: Place) -> Drawing:
    brow = mix(hair, BLACK, 0.22) if look.hair is not Hair.BALD else mix(hair, INK, 0.3)
    lid = _shadow(skin, 0.8)
    drawing: list[Fill | Stroke] = []
    for sign in (-1, 1):  # the left eye, then the right one
        x = _CENTER + 13 * sign
        drawing += (
            Fill(
                f"M{x - 7.5:g} 70Q{x:g} 61.5 {x + 7.5:g} 70Q{x:g} 77.5 {x - 7.5:g} 70z",
                WHITE,
                place,
            ),
            Fill(ring(x + 0.4, 69.6, 4.1, 4.5), INK, place),
            Fill(ring(x + 1.8, 67.9, 1.4), WHITE, place),
            Stroke(f"M{x - 8:g} 69.8Q{x:g} 61 {x + 8:g} 69.8", mix(lid, INK, 0.6), 2.3, place),
            _brow(x, sign, brow, place, is_angry=look.angry_brows),
        )
    return tuple(drawing)


def _brow(x: float, sign: int, color: Rgb, place: Place, *, is_angry: bool) -> Stroke:
    """A brow: raised in an arch, or drawn down towards the nose."""
    inner, outer = x - 8.5 * sign, x + 8.5 * sign
    path = (
        f"M{outer:g} 55.5Q{x:g} 56 {inner:g} 62"
        if is_angry
        else f"M{outer:g} 59Q{x:g} 52 {inner:g} 58"
    )
    return Stroke(path, color, 4.4, place)


def _nose(skin: Rgb, place: Place) -> Drawing:
    return (
        Stroke(
            "M101.5 66C104 74 107.5 80 104.5 82.5C102 84.2 98 84 96 82.5",
            _shadow(skin, 0.42),
            2.8,
            place,
        ),
        Stroke("M99 68V77", WHITE, 2.4, place, alpha=0.14),
    )


def _mouth(skin: Rgb, look: Look, place: Place) -> Drawing:
    lip = mix(_shadow(skin, 0.3), (140, 36, 30), 0.55)
    match look.mouth:
        case Mouth.SMILE:
            return (
                Fill(
                    "M86 89.5Q100 93 114 89.5C112 98 107 101.5 100 101.5S88 98 86 89.5z",
                    (110, 26, 28),
                    place,
                ),
                Fill(
                    "M88.5 90.5Q100 93.6 111.5 90.5L110.5 94.5Q100 97 89.5 94.5z",
                    WHITE,
                    place,
                ),
                Stroke("M85 89Q100 93.5 115 89", mix(lip, INK, 0.25), 2.2, place),
            )
        case Mouth.CALM:
            path = "M89.5 92.5Q100 96.5 110.5 92"
        case Mouth.GRIM:
            path = "M89.5 94.5Q100 90 110.5 94.5"
    return (
        Stroke("M95.5 98.5Q100 100 104.5 98.5", _shadow(skin, 0.4), 2.2, place, alpha=0.6),
        Stroke(path, lip, 3.4, place),
    )


def _beard(hair: Rgb, place: Place) -> Drawing:
    return (
        Fill(_BEARD, hair, place),
        Fill(
            "M100 116.5C119 116.5 129 98 130 71C127.5 82 123 86.5 115 86C120 96 114 110 100 116.5z",
            BLACK,
            place,
            alpha=0.18,
        ),
        Fill(
            "M89 91.5Q100 88.5 111 91.5Q112 100 100 100.5Q88 100 89 91.5z",
            mix(hair, BLACK, 0.35),
            place,
            alpha=0.7,
        ),
    )


def _headband(club: Club, place: Place) -> Drawing:
    band = "M68.8 45.5C80 39.5 120 39.5 131.2 45.5V56.5C120 50.5 80 50.5 68.8 56.5z"
    return (
        Fill(
            "M69.5 55C80 49.5 120 49.5 130.5 55V59.5C120 54 80 54 69.5 59.5z",
            BLACK,
            place,
            alpha=0.18,
        ),
        Fill(band, club.light, place),
        Stroke(
            "M68.8 48.8C80 42.8 120 42.8 131.2 48.8",
            club.color,
            2.4,
            place,
            is_round=False,
        ),
        Fill(
            "M116 41.2C122 42.1 128 43.8 131.2 45.5V56.5C128 54.9 124 53.7 119.4 52.8z",
            BLACK,
            place,
            alpha=0.14,
        ),
    )


def _glasses(place: Place) -> Drawing:
    lenses = [f"M{x + 5:g} 61h11q5 0 5 5v6q0 6-6 6h-9q-6 0-6-6v-6q0-5 5-5z" for x in (76.0, 103.0)]
    return (
        *(Fill(lens, WHITE, place, alpha=0.16) for lens in lenses),
        *(Stroke(lens, INK, 3.2, place) for lens in lenses),
        Stroke("M97 66.5Q100 64 103 66.5M76 66L69 64.5M124 66L131 64.5", INK, 3.0, place),
    )
