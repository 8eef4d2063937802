"""The pictures of a match besides faces: courts, backs and balls in the sizes its screens use."""

from __future__ import annotations

from functools import partial

from game import i18n
from game.cards.art_cache import ArtCache
from game.ui import theme
from game.ui.face_work import Make
from game.ui.kit import Kit
from game.ui.match.lineup_layout import LineupLayout
from game.ui.match.table_layout import TableLayout

_BACKS = (84, theme.BENCH_CARD, theme.HAND_CARD, 190, theme.STAGE_CARD)  # canvas units
_BALLS = range(26, 60, 2)  # canvas units: the ball grows and shrinks in flight
_FREE_CARDS = (5, 12)  # the court of the lineup is lower where many cards lie below it


def stage_pictures(kit: Kit) -> tuple[Make, ...]:
    """What to make, each to be called with the cache."""
    language, metrics = i18n.language(), kit.metrics
    courts = {TableLayout(metrics).court.size}
    courts |= {LineupLayout(metrics, count).court.size for count in _FREE_CARDS}
    return (
        *(partial(_court, size=size) for size in sorted(courts)),
        *(partial(_back, language=language, width=kit.px(width)) for width in _BACKS),
        *(partial(_ball, size=size) for size in sorted({max(4, kit.px(s)) for s in _BALLS})),
    )


def _court(cache: ArtCache, *, size: tuple[int, int]) -> object:
    return cache.court(*size)


def _back(cache: ArtCache, *, language: str, width: int) -> object:
    return cache.back(language, width)


def _ball(cache: ArtCache, *, size: int) -> object:
    return cache.ball(size)
