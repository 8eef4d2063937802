"""Makes clubs of the names in a column: each gets colors and a pattern of its own."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.importing.column import folded
from game.cards.model import Club, Crest, Pattern, Rgb
from game.cards.slug import free, slug

# Main, light and dark, in the order in which clubs get them.
_COLORS = (
    ("#1f7a5a", "#f0e2b6", "#0e3d2d"),
    ("#2f7fe0", "#ffffff", "#123a70"),
    ("#d9452f", "#fff0e6", "#6a190d"),
    ("#7448b5", "#f3d9ff", "#33195c"),
    ("#d49a1a", "#20160a", "#5c3f05"),
    ("#12687d", "#e8fbff", "#06303b"),
    ("#c2397f", "#ffe9f4", "#5a1238"),
    ("#6b7f1e", "#f7fbd8", "#30390b"),
    ("#8a5230", "#ffeede", "#3f2310"),
    ("#4b5a6b", "#f2f6fa", "#1c2530"),
    ("#e0702a", "#fff3e0", "#6b2f0a"),
    ("#3a3f9e", "#e6e8ff", "#171a52"),
)
_PATTERNS = tuple(Pattern)


def made_clubs(names: Iterable[str]) -> dict[str, Club]:
    """A club for each name, in their order; names that differ in capitals alone are one.

    Returns:
        The clubs by `folded` name.
    """
    clubs: dict[str, Club] = {}
    ids: set[str] = set()
    for name in names:
        key = folded(name) or name
        if key not in clubs:
            club_id = free(slug(name, "club"), ids)
            ids.add(club_id)
            clubs[key] = _club(club_id, name, len(clubs))
    return clubs


def _club(club_id: str, name: str, place: int) -> Club:
    color, light, dark = (_rgb(code) for code in _COLORS[place % len(_COLORS)])
    turn = place // len(_COLORS)  # with a second round of colors, other patterns
    return Club(
        id=club_id,
        names={"ru": name, "en": name},
        color=color,
        light=light,
        dark=dark,
        pattern=_PATTERNS[(place + turn) % len(_PATTERNS)],
        crest=Crest.BALL,
    )


def _rgb(code: str) -> Rgb:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)
