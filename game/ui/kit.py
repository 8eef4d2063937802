"""What every screen draws and works with.

Metrics, type, shapes, sprites, settings, sound, decks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game import paths, store
from game.cards.art_cache import ArtCache
from game.i18n import refusal_text
from game.ui.metrics import Metrics
from game.ui.shape import Shapes
from game.ui.sound import SoundBoard
from game.ui.sprites import Sprites
from game.ui.text import Type

if TYPE_CHECKING:
    from game.cards.catalog import Catalog
    from game.cards.model import Club

_PACE = {store.Motion.NORMAL: 1.0, store.Motion.FAST: 0.5, store.Motion.OFF: 0.0}


class Kit:
    """The desk that scenes share; `fit` renews what depends on the window."""

    def __init__(
        self,
        metrics: Metrics,
        settings: store.Settings,
        catalog: Catalog,
        sound: SoundBoard,
        *,
        fullscreen: Callable[[], None] = lambda: None,
    ) -> None:
        self.metrics = metrics
        self.settings = settings
        self.catalog = catalog
        self.sound = sound
        self.toggle_fullscreen = fullscreen
        self.shapes = Shapes((metrics.width, metrics.height))
        self.sprites = Sprites(ArtCache(paths.user_cache() / "art"), self.shapes, warn=self.warn)
        self.type = Type(metrics)
        self.notices: list[str] = []  # sentences to be shown over any scene
        self._warned: set[str] = set()
        self.renew_catalog(catalog)

    def renew_catalog(self, catalog: Catalog) -> None:
        """Take the decks as they are now; where two have a club in common, the first counts."""
        self.catalog = catalog
        self._clubs = {club.id: club for deck in catalog.decks[::-1] for club in deck.clubs}

    def fit(self, metrics: Metrics) -> None:
        """Take a new window size, text size or language.

        Everything is made anew at its true pixels.
        """
        self.metrics = metrics
        self.type = Type(metrics)
        size = (metrics.width, metrics.height)
        self.shapes.fit(size)
        self.sprites.fit(size)

    def px(self, units: float) -> int:
        """Canvas units in whole pixels."""
        return self.metrics.px(units)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in units of the centred canvas, in pixels."""
        return self.metrics.center_rect(x, y, w, h)

    @property
    def pace(self) -> float:
        """What durations are multiplied by: 1, 0.5, or 0 where nothing is to move."""
        return _PACE[self.settings.motion]

    def club(self, club_id: str | None) -> Club | None:
        """A club by its id."""
        return self._clubs.get(club_id or "")

    def save_settings(self) -> None:
        """Keep the settings.

        Where the disk refuses, the player is told once and the game goes on.
        """
        try:
            store.save_settings(self.settings)
        except store.StoreFault as fault:
            self.warn(refusal_text(fault))

    def warn(self, sentence: str) -> None:
        """Have a sentence shown over any scene, once for the same words."""
        if sentence not in self._warned:
            self._warned.add(sentence)
            self.notices.append(sentence)
