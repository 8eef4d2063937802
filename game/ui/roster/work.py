"""A roster in the making: cards go in and out, with undo; it draws nothing and reads no files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.cards.model import DeckCard
from game.people.card_ref import CardRef
from game.people.lookup import Shelved
from game.ui.decks.editor_history import History
from game.ui.roster.measure import Measure, Rows, row_means
from game.ui.roster.request import RosterRequest
from game.ui.roster.size import Sizes

Refs: TypeAlias = tuple[CardRef, ...]
Filler: TypeAlias = Callable[[Refs, int], Refs]


class Doubled(NamedTuple):
    """A card that cannot come in: the other one has its number (R1.4)."""

    card: DeckCard
    other: DeckCard | None  # None: its deck is not there any more
    ref: CardRef  # of the other one


class Full(NamedTuple):
    """A card that cannot come in: there is no place."""

    most: int


Objection: TypeAlias = Doubled | Full


class RosterWork:
    """The cards of a roster, in order, and what can be done to them.

    Attributes:
        sizes: how many cards it may have.
        pool: the cards that may be picked.
        yard: all cards of the pool's decks.
        measure: measures it by them.
        rows: the means of its rows, None without a card.
        lasting: which of its cards can play.
    """

    def __init__(
        self, request: RosterRequest, deck_cards: Sequence[Shelved], changed: Callable[[], None]
    ) -> None:
        """Begin with a request.

        Args:
            request: what is asked for.
            deck_cards: all cards of the decks that are there: a roster may name some of them that
                are not in the pool.
            changed: called after every change.
        """
        self.pool = {shelved.ref: shelved for shelved in request.pool}
        self.sizes = Sizes(request.sizes)
        self._known = {**{shelved.ref: shelved for shelved in deck_cards}, **self.pool}
        decks = {shelved.ref.deck for shelved in request.pool}
        self.yard = [each.card for each in deck_cards if each.ref.deck in decks]
        self.yard = self.yard or [shelved.card for shelved in request.pool]
        self.measure = Measure(self.yard)
        self._history: History[Refs] = History(tuple(dict.fromkeys(request.cards)))
        self._changed = changed
        self.lasting: Refs = ()
        self.rows: Rows | None = None
        self._renew()

    # --- what is in it -------------------------------------------------------------------------

    @property
    def cards(self) -> Refs:
        """All its cards, also those that cannot play, in order."""
        return self._history.now

    @property
    def count(self) -> int:
        """How many of its cards can play."""
        return len(self.lasting)

    @property
    def is_allowed(self) -> bool:
        """Whether a match can be played with it."""
        return self.count in self.sizes.allowed

    @property
    def is_changed(self) -> bool:
        """Whether it differs from what was saved last."""
        return self._history.is_changed

    def card(self, ref: CardRef) -> DeckCard | None:
        """A card as its deck has it, None where the deck or the card is gone."""
        known = self._known.get(ref)
        return known.card if known else None

    @property
    def smallest(self) -> DeckCard | None:
        """The card with the smallest number, which decides the first possession (R3.1)."""
        found = [self.pool[ref].card for ref in self.lasting]
        return min(found, key=lambda card: card.number, default=None)

    def _renew(self) -> None:
        """Work out anew what follows from the cards."""
        numbers: dict[int, CardRef] = {}
        for ref in self.cards:
            if ref in self.pool:
                numbers.setdefault(ref.number.value, ref)
        self.lasting = tuple(numbers.values())
        self.rows = row_means([self.pool[ref].card for ref in self.lasting])

    def _put(self, cards: Refs) -> None:
        self._history.put(cards)
        self._renew()
        self._changed()

    # --- one card ------------------------------------------------------------------------------

    def add(self, ref: CardRef, place: int | None = None) -> Objection | None:
        """Put a card of the pool in, at a place.

        The card of that place leaves where all are taken, or where it bears the same number.

        Returns:
            Why it cannot come in.
        """
        cards = list(self.cards)
        place = len(cards) if place is None else min(place, len(cards))
        if ref in cards:
            self.move(cards.index(ref), place)
            return None
        is_full = len(cards) >= self.sizes.most
        there = cards[place] if place < len(cards) else None
        leaving = there if there and (is_full or there.number == ref.number) else None
        double = next((e for e in cards if e.number == ref.number and e != leaving), None)
        if double is not None:
            return Doubled(self.pool[ref].card, self.card(double), double)
        if leaving is not None:
            cards[place] = ref
        elif is_full:
            return Full(self.sizes.most)
        else:
            cards.insert(place, ref)
        self._put(tuple(cards))
        return None

    def remove(self, ref: CardRef) -> None:
        """Take a card out."""
        self._put(tuple(each for each in self.cards if each != ref))

    def move(self, start: int, place: int) -> None:
        """Lead a card to another place; those between give way."""
        cards = list(self.cards)
        ref = cards.pop(start)
        cards.insert(min(place, len(cards)), ref)
        self._put(tuple(cards))

    # --- many ----------------------------------------------------------------------------------

    @property
    def target(self) -> int:
        """How many cards there are once it is filled up."""
        numbers = {ref.number.value for ref in (*self.pool, *self.cards)}
        return self.sizes.target(len(numbers))

    @property
    def is_filled(self) -> bool:
        """Whether it cannot be filled up any further."""
        return len(self.cards) >= self.target

    def fill(self, filler: Filler, *, anew: bool = False) -> None:
        """Fill it up, or put it together anew."""
        kept = () if anew else self.cards
        self._put(kept + filler(kept, self.target))

    def clear(self) -> None:
        """Take all cards out."""
        self._put(())

    # --- back and forth ------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._history.can_undo

    def undo(self) -> None:
        """Take the last change back."""
        self._history.undo()
        self._renew()
        self._changed()

    def redo(self) -> None:
        """Make a change again that was taken back."""
        self._history.redo()
        self._renew()
        self._changed()

    def settle(self) -> None:
        """Remember the cards as saved."""
        self._history.settle(self.cards)
