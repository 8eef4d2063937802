"""The five of a period while it is being picked (R2.1, R6.2, R6.5); it draws nothing."""

from __future__ import annotations

from game import forming
from game.engine import LINEUP_SIZE, CardNumber, PickLineup, View, card_set, members


class Five:
    """Five places, each empty or with a card; cards are indexes into the seat's roster.

    Attributes:
        free: all cards that may play in the period, ascending by number.
        slots: the places, left to right.
    """

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.roster = view.roster
        self.free = members(view.bench)
        self.slots: list[int | None] = [None] * LINEUP_SIZE
        if len(self.free) == LINEUP_SIZE:  # R6.2: exactly five are left of ten
            self.slots = list(self.free)

    @property
    def picked(self) -> tuple[int, ...]:
        """The cards that have a place, left to right."""
        return tuple(card for card in self.slots if card is not None)

    @property
    def left(self) -> tuple[int, ...]:
        """The cards that have none."""
        return tuple(card for card in self.free if card not in self.slots)

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return None not in self.slots

    def place(self, card: int) -> int | None:
        """The place a card has."""
        return self.slots.index(card) if card in self.slots else None

    def add(self, card: int) -> bool:
        """Give a card the first empty place; False where there is none, or it has one."""
        if card not in self.left or self.is_full:
            return False
        self.slots[self.slots.index(None)] = card
        return True

    def remove(self, card: int) -> None:
        """Take a card from its place."""
        if card in self.slots:
            self.slots[self.slots.index(card)] = None

    def put(self, card: int, place: int) -> None:
        """Give a card a certain place; who has it goes where the card was, or out."""
        if card not in self.free:
            return
        before, there = self.place(card), self.slots[place]
        if before is not None:
            self.slots[before] = there
        self.slots[place] = card

    def pick_strongest(self) -> None:
        """Fill the empty places with the strongest cards left; a full five is picked anew."""
        if self.is_full:
            self.slots = [None] * LINEUP_SIZE
        for card in sorted(self.left, key=lambda i: (-forming.strength(self.roster[i]), i)):
            if not self.add(card):
                return

    @property
    def lowest(self) -> CardNumber | None:
        """The smallest number picked, which R3.1 compares."""
        return self.roster[min(self.picked)].number if self.picked else None

    def means(self, *, defense: bool) -> tuple[float, float, float, float]:
        """The mean value of the cards picked on each row; zeros where none is."""
        cards = [self.roster[card] for card in self.picked]
        count = max(1, len(cards))
        rows = [card.defense if defense else card.attack for card in cards]
        one, two, three, four = (sum(row[play] for row in rows) / count for play in range(4))
        return one, two, three, four

    def action(self) -> PickLineup:
        """The five as the engine takes it."""
        return PickLineup(self.seat, card_set(list(self.picked)))
