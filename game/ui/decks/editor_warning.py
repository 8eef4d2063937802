"""What a player should know about a sound card: too strong, or a team that becomes too small."""

from __future__ import annotations

from dataclasses import dataclass

from game import i18n
from game.cards.model import Club, Deck, DeckCard
from game.cards.strength import Sides, Yardstick
from game.engine import CardNumber, MatchKind
from game.engine.card import Values
from game.forming import ROSTER_COUNTS
from game.i18n import gettext as _

FAR_ABOVE = 2.0  # standard deviations over the deck's mean
_LEAST_CARDS = min(ROSTER_COUNTS[MatchKind.SHORT])  # R1.2


@dataclass(frozen=True, slots=True)
class Standing:
    """How strong a card is beside the others of its deck, in points.

    Attributes:
        own: the card's strength.
        mean: the others' mean.
        limit: above it a card is far above the others.
        most: the end of the scale.
        card_class: what class its strength would give it.
    """

    own: float
    mean: float
    limit: float
    most: float
    card_class: int

    @property
    def is_far_above(self) -> bool:
        """Whether the card spoils the game for the others."""
        return self.own > self.limit


class Measure:
    """The cards of a deck that another is measured against; made once, for they stay the same."""

    def __init__(self, deck: Deck, own: CardNumber | None) -> None:
        others: list[Sides] = [(c.attack, c.defense) for c in deck.cards if c.number != own]
        self._yard = Yardstick(others) if others else None
        self._strongest = max((self._strength(*other) for other in others), default=0.0)

    def _strength(self, attack: Values, defense: Values) -> float:
        return self._yard.strength(attack, defense) if self._yard else 0.0

    def standing(self, card: DeckCard) -> Standing | None:
        """How a card stands beside them; None where there are none."""
        yard = self._yard
        if yard is None:
            return None
        mine = self._strength(card.attack, card.defense)
        limit = yard.mean + FAR_ABOVE * yard.deviation
        return Standing(
            own=mine,
            mean=yard.mean,
            limit=limit,
            most=max(self._strongest, mine, limit, 1.0),
            card_class=yard.card_class(card.attack, card.defense),
        )


def team_warnings(before: Deck, after: Deck) -> list[str]:
    """Clubs that a change leaves with some cards, but too few for the shortest match (R1.2)."""
    found = []
    for club in after.clubs:
        count = _count(after, club)
        if count != _count(before, club) and 0 < count < _LEAST_CARDS:
            text = _("{club}: {cards}. A match needs at least {least}.")
            found.append(text.format(
                club=club.names[i18n.language()], cards=i18n.cards(count), least=_LEAST_CARDS
            ))  # fmt: skip
    return found


def strength_warning(found: Standing | None) -> list[str]:
    """The words about a card that is far above its deck."""
    if found is None or not found.is_far_above:
        return []
    text = _("Far stronger than this deck: {own} against {mean} on average.")
    return [text.format(own=i18n.decimal(found.own), mean=i18n.decimal(found.mean))]


def _count(deck: Deck, club: Club) -> int:
    return sum(card.club.id == club.id for card in deck.cards)
