"""How much of a deck a person owns, in all and club by club; it reads and draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.cards.model import Club, Deck, DeckCard
from game.i18n import ngettext
from game.people.card_ref import CardRef
from game.people.collection import Collection


class Shown(StrEnum):
    """Which cards of a deck are shown."""

    ALL = "all"
    OWNED = "owned"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class ClubTally:
    """How many cards of a club there are, and how many of them are owned."""

    club: Club
    owned: int
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether no card is missing."""
        return self.owned == self.total


@dataclass(frozen=True, slots=True)
class DeckTally:
    """The same of a deck and of its clubs, in the deck's order."""

    owned: int
    total: int
    clubs: tuple[ClubTally, ...]


def ref_of(deck: Deck, card: DeckCard) -> CardRef:
    """What names a card of a deck."""
    return CardRef(deck.id, card.number)


def deck_tally(deck: Deck, owned: Collection) -> DeckTally:
    """How much of a deck is owned; clubs without cards are left out."""
    total = Counter(card.club.id for card in deck.cards)
    had = Counter(card.club.id for card in deck.cards if owned.count(ref_of(deck, card)))
    clubs = [ClubTally(club, had[club.id], total[club.id]) for club in deck.clubs if total[club.id]]
    return DeckTally(had.total(), len(deck.cards), tuple(clubs))


def passing(
    deck: Deck, cards: Sequence[DeckCard], owned: Collection, shown: Shown
) -> tuple[DeckCard, ...]:
    """The cards of some that are to be shown."""
    if shown is Shown.ALL:
        return tuple(cards)
    wanted = shown is Shown.OWNED
    return tuple(card for card in cards if bool(owned.count(ref_of(deck, card))) is wanted)


def stray_lines(decks: Sequence[Deck], owned: Collection) -> list[str]:
    """A sentence for each deck of which cards are owned that cannot be shown."""
    here = {deck.id: {card.number for card in deck.cards} for deck in decks}
    strays = Counter(ref.deck for ref in owned if ref.number not in here.get(ref.deck, ()))
    return [_stray_line(deck, n, is_here=deck in here) for deck, n in sorted(strays.items())]


def _stray_line(deck: str, n: int, *, is_here: bool) -> str:
    if is_here:
        return ngettext(
            "{n} card that the deck “{deck}” no longer has is kept.",
            "{n} cards that the deck “{deck}” no longer has are kept.", n,
        ).format(n=n, deck=deck)  # fmt: skip
    return ngettext(
        "{n} card of the deck “{deck}”, which is not here, is kept.",
        "{n} cards of the deck “{deck}”, which is not here, are kept.", n,
    ).format(n=n, deck=deck)  # fmt: skip
