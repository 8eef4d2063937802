"""The fan of five cards on the title: from the cache at once, else dealt in as they are drawn."""

from __future__ import annotations

from game.cards.model import DeckCard
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.actor import Actors, Pose

CARD = 300  # canvas units
_MIDDLES = (1050, 1200, 1350, 1500, 1650)
_TOPS = (380, 320, 300, 320, 380)
_ANGLE = 9.0


def fan_cards(kit: Kit) -> tuple[DeckCard, ...]:
    """Five cards of different clubs, always the same, so that the cache has them."""
    cards: list[DeckCard] = []
    for deck in kit.catalog.decks[:1]:
        clubs = (deck.clubs * 5)[:5] if deck.clubs else ()
        for place, club in enumerate(clubs):
            own = [card for card in deck.cards if card.club == club and card not in cards]
            own.sort(key=lambda card: (-card.card_class, card.number))
            if own:
                cards.append(own[min(place % 3, len(own) - 1)])
    return tuple(cards)


class Fan:
    """The cards of the fan that are there so far."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.cards = fan_cards(kit)
        self._actors = Actors(kit)
        self._there: list[DeckCard] = []

    @property
    def width(self) -> int:
        """Of a card, px."""
        return self.kit.px(CARD)

    @property
    def is_whole(self) -> bool:
        """Whether every card is there."""
        return len(self._there) == len(self.cards)

    @property
    def is_moving(self) -> bool:
        """Whether a card is on its way."""
        return self._actors.is_moving

    def layout(self) -> None:
        """Place the cards anew; one that must first be drawn at this size leaves until it is."""
        self._there = []
        self._actors.clear()

    def bring(self, *, dealt: bool) -> bool:
        """Bring in the next card that can be had without drawing; whether there was one.

        Args:
            dealt: let it fly in; else it is simply there.
        """
        if self.is_whole:
            return False
        for card in self.cards:
            if card not in self._there and self.kit.sprites.is_ready(card, self.width):
                self.kit.sprites.face(card, self.width)
                self._there.append(card)
                self._place(card if dealt else None)
                return True
        return False

    def _place(self, dealt: DeckCard | None) -> None:
        poses = {str(card.number): self._pose(card) for card in self._there}
        if dealt is not None:
            target = poses[str(dealt.number)]
            below = self.kit.metrics.height + target.height
            self._actors.spawn(str(dealt.number), target._replace(y=below, angle=0.0))
        self._actors.place(poses)

    def _pose(self, card: DeckCard) -> Pose:
        place = self.cards.index(card)
        spot = self.kit.rect(_MIDDLES[place], _TOPS[place] + 210, 0, 0)
        return Pose(spot.x, spot.y, self.width, (2 - place) * _ANGLE, card, level=place)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._actors.update(seconds)

    def finish(self) -> None:
        """Every card is where it goes."""
        self._actors.finish()

    def draw(self, frame: Frame) -> None:
        """Add the cards to a frame."""
        self._actors.draw(frame)
