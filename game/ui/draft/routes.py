"""Which cards fly where after a pick: from the places before and after; it draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from pygame import Rect

from game.ui.draft.flight import Key, Route, Spot

Spots: TypeAlias = Mapping[Key, Spot]

CARD, CLOSED, DEALT = "card", "closed", "dealt"  # the kinds of spots
_LATER = 0.22  # seconds until new cards follow


def routes(before: Spots, after: Spots, offered: Spots, stock: Rect) -> dict[Key, Route]:
    """The ways of the cards.

    Args:
        before: all places before the pick.
        after: all places after it.
        offered: those of them that are offered.
        stock: where closed cards come from and go to.
    """
    dealt = [spot for key, spot in before.items() if key[0] == DEALT and key not in after]
    found: dict[Key, Route] = {}
    for key, spot in after.items():
        if key in before:
            found[key] = Route(before[key], spot)
        elif key in offered:
            found[key] = Route(Spot(stock, None), spot, delay=_LATER)
        elif dealt:
            found[key] = Route(dealt.pop(0), spot)
    closing = Spot(stock, None)
    for key, spot in before.items():
        if key[0] == CARD and key not in after:
            found[key] = Route(spot, closing, stays=False)
    for place, spot in enumerate(dealt):
        found["aside", place] = Route(spot, closing, stays=False)
    return found
