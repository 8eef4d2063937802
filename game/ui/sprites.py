"""Cards, backs, crests, court and ball as surfaces at true pixels.

The one place where art meets pygame.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game import i18n
from game.cards.art_cache import ArtCache
from game.i18n import gettext as _
from game.ui import theme
from game.ui.shape import Shapes

if TYPE_CHECKING:
    from game.cards.model import Club, DeckCard

_LEAST_BYTES = 22 * 1024 * 1024
_COURTS = 1.5  # windows' worth of courts and large cards
_MOST_TURNED = 24
_TURN_STEP = 1.5  # degrees


class Sprites:
    """Ready pictures; each is drawn once per size, kept on disk and in a bounded memory cache."""

    def __init__(
        self, cache: ArtCache, shapes: Shapes, *, warn: Callable[[str], None] = lambda _: None
    ) -> None:
        self._art = cache
        self._shapes = shapes
        self._warn = warn
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._turned: OrderedDict[Hashable, Surface] = OrderedDict()
        self._bytes = 0
        self._most_bytes = 0
        self.fit((1920, 1080))

    def fit(self, window: tuple[int, int]) -> None:
        """Forget all, and take what a window of that size, px, needs as the bound."""
        self.clear()
        self._most_bytes = _LEAST_BYTES + round(_COURTS * window[0] * window[1] * 4)

    def clear(self) -> None:
        """Forget all in memory (the window's size or the language changed)."""
        self._kept.clear()
        self._turned.clear()
        self._bytes = 0

    def face(self, card: DeckCard, width: int) -> Surface:
        """A card's face in the language of now, with its shadow around it."""
        language = i18n.language()
        key = ("face", card, language, width)
        return self._keep(
            key, lambda: self._shaded(self._load(self._face_file(card, language, width)), width)
        )

    def gray_face(self, card: DeckCard, width: int) -> Surface:
        """A face without colour and darker: out of play."""
        key = ("gray", card, i18n.language(), width)
        return self._keep(key, lambda: _grayed(self.face(card, width)))

    def back(self, width: int) -> Surface:
        """A card's back, with its shadow."""
        language = i18n.language()
        return self._keep(
            ("back", language, width),
            lambda: self._shaded(self._load(self._art.back(language, width)), width),
        )

    def crest(self, club: Club, size: int) -> Surface:
        """A club's crest, without ground."""
        return self._keep(
            ("crest", club.id, club.color, size), lambda: self._load(self._art.crest(club, size))
        )

    def court(self, size: tuple[int, int]) -> Surface:
        """The half court."""
        return self._keep(("court", size), lambda: self._load(self._art.court(*size)))

    def dark_court(self, size: tuple[int, int]) -> Surface:
        """The half court with its lights down."""
        return self._keep(("dark court", size), lambda: _darkened(self.court(size)))

    def ball(self, size: int) -> Surface:
        """The ball."""
        return self._keep(("ball", size), lambda: self._load(self._art.ball(size)))

    def is_ready(self, card: DeckCard, width: int) -> bool:
        """Whether a face can be had without drawing it."""
        language = i18n.language()
        return ("face", card, language, width) in self._kept or self._art.has_face(
            card, language, width
        )

    def faded(self, surface: Surface, alpha: int) -> Surface:
        """A picture made translucent; alpha 0-255 in steps of 16."""
        alpha = min(255, alpha // 16 * 16)
        if alpha >= 240:
            return surface
        return self._turn((id(surface), "alpha", alpha), surface, lambda s: _with_alpha(s, alpha))

    def turned(self, surface: Surface, angle: float, zoom: float = 1.0) -> Surface:
        """A picture turned and scaled, in small steps, from a small cache."""
        step = round(angle / _TURN_STEP)
        size = round(zoom * 40)
        if step == 0 and size == 40:
            return surface
        key = (id(surface), step, size)
        return self._turn(
            key, surface, lambda s: pygame.transform.rotozoom(s, step * _TURN_STEP, size / 40)
        )

    def narrowed(self, surface: Surface, share: float, zoom: float = 1.0) -> Surface:
        """A picture scaled and squeezed from its sides, as a card that turns over; in steps."""
        step = max(1, round(share * 12))
        grown = max(1, round(zoom * 20)) / 20
        width = max(2, round(surface.get_width() * grown * step / 12))
        size = (width, round(surface.get_height() * grown))
        key = (id(surface), "narrow", step, grown)
        return self._turn(key, surface, lambda s: pygame.transform.smoothscale(s, size))

    def sized(self, surface: Surface, width: int) -> Surface:
        """A picture scaled to a width for the time of a flight, in steps of 4 px."""
        width = max(4, width // 4 * 4)
        size = (width, round(surface.get_height() * width / surface.get_width()))
        return self._turn(
            (id(surface), "size", width), surface, lambda s: pygame.transform.smoothscale(s, size)
        )

    def _turn(self, key: Hashable, source: Surface, make: Callable[[Surface], Surface]) -> Surface:
        found = self._turned.get((key, source))
        if found is None:
            found = make(source)
            self._turned[key, source] = found  # holding the source keeps its id from being reused
            if len(self._turned) > _MOST_TURNED:
                self._turned.popitem(last=False)
        else:
            self._turned.move_to_end((key, source))
        return found

    def _keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        found = self._kept.get(key)
        if found is None:
            found = make()
            self._kept[key] = found
            self._bytes += _weight(found)
            while self._bytes > self._most_bytes and len(self._kept) > 1:
                self._bytes -= _weight(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return found

    def _face_file(self, card: DeckCard, language: str, width: int) -> Path:
        """A face on disk; a card whose picture file cannot be used gets its drawn face."""
        try:
            return self._art.face(card, language, width)
        except Exception:
            if card.picture is None:
                raise
            text = _("The picture {file} cannot be used: card {number} gets a drawn face.")
            self._warn(text.format(file=card.picture.name, number=card.number))
            return self._art.face(replace(card, picture=None), language, width)

    def _load(self, path: Path) -> Surface:
        return pygame.image.load(path).convert_alpha()

    def _shaded(self, card: Surface, width: int) -> Surface:
        """The card with a soft shadow baked around it; the card stays in the middle."""
        blur = max(3, width // 16)
        radius = round(width * theme.CARD_RADIUS)
        shadow = self._shapes.shadow(card.get_size(), radius, blur, 150)
        drop = max(1, blur // 2)
        wide, high = shadow.get_size()
        sheet = Surface((wide, high + 2 * drop), pygame.SRCALPHA)
        sheet.blit(shadow, (0, 2 * drop))
        sheet.blit(
            card, ((wide - card.get_width()) // 2, (high + 2 * drop - card.get_height()) // 2)
        )
        return sheet.convert_alpha()


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _with_alpha(surface: Surface, alpha: int) -> Surface:
    copy = surface.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _grayed(surface: Surface) -> Surface:
    gray = pygame.transform.grayscale(surface)
    gray.fill((150, 156, 165, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return gray


def _darkened(surface: Surface) -> Surface:
    dark = surface.copy()
    dark.fill((92, 90, 94, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
