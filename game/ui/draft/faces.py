"""The faces of a draft, brought in the background; something stands in until one is there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game import i18n
from game.cards.model import DeckCard
from game.ui import theme
from game.ui.decks.browser_draw import warn_of_picture
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.kit import Kit


class Faces:
    """Faces at the sizes that the screen needs.

    Attributes:
        feed: brings them.
    """

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.feed = FaceFeed()
        self._widths: dict[int, None] = {}  # at which faces were wished for

    def wish(self, face: DeckCard | None, width: int) -> Wish:
        """A face, or the back, at a width in px."""
        self._widths[width] = None
        return Wish(face, i18n.language(), width)

    def clear(self) -> None:
        """Forget all (the window's size changed)."""
        self.feed.clear()
        self._widths.clear()

    def picture(self, face: DeckCard | None, width: int) -> Surface:
        """A face, or the back, at a width in px; what stands in while it is made."""
        found = self.feed.picture(self.wish(face, width))
        if found is None and face is not None:
            found = self._enlarged(face, width) or self.feed.picture(self.wish(None, width))
        if found is None:
            size = (width, round(width * theme.CARD_RATIO))
            found = self._kit.shapes.box(size, round(width * theme.CARD_RADIUS), theme.RAISED)
        return found

    def _enlarged(self, face: DeckCard, width: int) -> Surface | None:
        """A face that is there at another size, scaled."""
        for other in tuple(self._widths):
            found = self.feed.picture(self.wish(face, other))
            if found is not None:
                return self._kit.sprites.sized(found, width)
        return None

    def update(self, wishes: Sequence[Wish]) -> None:
        """Take what has come and ask for what is needed now, the most needed first."""
        self.feed.update()
        self.feed.want(wishes)
        for card in self.feed.bad_pictures:
            warn_of_picture(self._kit, card)
        self.feed.bad_pictures.clear()
