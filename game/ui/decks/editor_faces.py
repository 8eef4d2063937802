"""The faces that the editor shows while a card changes: drawn beside the window, never on disk."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from pathlib import Path

from pygame import Surface

from game.cards import art, picture_view
from game.cards.model import DeckCard, Language
from game.cards.photo import PictureFault
from game.ui.decks.editor_preview import Make, PreviewWork

WHOLE = "whole"  # the place of the owner's whole picture


class EditorFaces:
    """Wishes for faces and what became of them; an old face stays until the new one is there.

    Attributes:
        shown: the picture of each place.
        whole: the owner's whole picture and whose it is.
        broken: pictures that could not be shown, and why; emptied by whoever tells it.
    """

    def __init__(self) -> None:
        self._work = PreviewWork()
        self._asked: dict[str, Hashable] = {}
        self.shown: dict[str, Surface] = {}
        self.whole: tuple[Path, Surface] | None = None
        self.broken: list[tuple[Path, str]] = []

    @property
    def is_busy(self) -> bool:
        """Whether a face is on its way."""
        return self._work.is_busy

    def want(self, place: str, card: DeckCard, language: Language, width: int) -> None:
        """Have a card's face at a place, px wide."""
        self._ask(place, (card, language, width), partial(art.card_face, card, language, width))

    def want_whole(self, file: Path, most: int) -> None:
        """Have the owner's whole picture."""
        self._ask(WHOLE, (file, most), partial(picture_view.whole_picture, file, most))

    def forget(self) -> None:
        """Make all anew: the window's size changed."""
        self._asked.clear()
        self.shown.clear()
        self.whole = None

    def forget_whole(self) -> None:
        """The owner's picture is not shown any more."""
        self._asked.pop(WHOLE, None)
        self.whole = None

    def stop(self) -> None:
        """Make nothing more."""
        self._work.stop()

    def update(self) -> bool:
        """Take what is ready; whether there was anything."""
        made = self._work.take()
        for each in made:
            if isinstance(each.fault, PictureFault):
                self.broken.append((each.fault.file, each.fault.reason))
                self._asked.pop(each.place, None)
            elif each.surface is not None and self._asked.get(each.place) is not None:
                self._take(each.place, each.key, each.surface)
        return bool(made)

    def _take(self, place: str, key: Hashable, surface: Surface) -> None:
        if place != WHOLE:
            self.shown[place] = surface
        elif key == self._asked[WHOLE] and isinstance(key, tuple):
            self.whole = key[0], surface

    def _ask(self, place: str, key: Hashable, make: Make) -> None:
        if self._asked.get(place) != key:
            self._asked[place] = key
            self._work.ask(place, key, make)
