"""Club crests as draw operations in a square of 100 units."""

from __future__ import annotations

from collections.abc import Callable

from game.cards.ball import ball
from game.cards.drawing import Drawing, Fill, Place
from game.cards.model import Club, Crest, Rgb
from game.cards.outline import ring

_Paint = Callable[[Club], Rgb]

_MOOSE_HEAD = (
    "M50 78c-9 0-14-9-14-19l-3-8c-10 0-15-8-15-18 5 5 9 7 13 7 0-5 1-9 4-13 2 10 6 14 15 16"
    " 9-2 13-6 15-16 3 4 4 8 4 13 4 0 8-2 13-7 0 10-5 18-15 18l-3 8c0 10-5 19-14 19z"
)
_SWIFT_WINGS = (
    "M6 44c20-4 33 0 44 10 11-10 24-14 44-10-16 2-27 8-34 20l-10 22-10-22C33 52 22 46 6 44z"
)
_ORCA_BODY = (
    "M16 58c8-22 26-30 44-26l8-14c2 8 2 14 0 18 10 6 16 16 16 28-10-8-18-8-26-4-10 6-28 8-42-2z"
)


def _main(club: Club) -> Rgb:
    return club.color


def _light(club: Club) -> Rgb:
    return club.light


def _dark(club: Club) -> Rgb:
    return club.dark


_CRESTS: dict[Crest, tuple[tuple[str, _Paint], ...]] = {
    Crest.MOOSE: (
        ("M50 92 14 70V20h72v50z", _light),
        (_MOOSE_HEAD, _dark),
    ),
    Crest.SWIFT: (
        (ring(50, 50, 44), _light),
        (_SWIFT_WINGS, _dark),
    ),
    Crest.LEOPARD: (
        ("M50 6 92 30v40L50 94 8 70V30z", _light),
        ("M28 30l10 10h24l10-10v22c0 14-9 24-22 24S28 66 28 52z", _dark),
        (ring(41, 52, 4), _light),
        (ring(59, 52, 4), _light),
    ),
    Crest.EAGLE: (
        ("M50 6 88 50 50 94 12 50z", _light),
        (
            "M30 36c14-8 28-6 38 6l10 4-10 4c2 12-6 24-20 28 4-8 2-16-4-22-8-4-12-10-14-20z",
            _main,
        ),
    ),
    Crest.ORCA: (
        (ring(50, 50, 44), _light),
        (_ORCA_BODY, _dark),
        (ring(64, 46, 6, 3.5), _light),
    ),
    Crest.FOX: (
        ("M50 92 10 52V14h80v38z", _light),
        ("M22 24l16 14h24l16-14c0 26-8 44-28 58C30 68 22 50 22 24z", _main),
        ("M50 82 38 60h24z", _dark),
    ),
}


def crest(club: Club, place: Place) -> Drawing:
    """Draw a club's crest; a club without one of its own gets the ball."""
    if club.crest is Crest.BALL:
        return ball(place)
    return tuple(Fill(path, color(club), place) for path, color in _CRESTS[club.crest])
