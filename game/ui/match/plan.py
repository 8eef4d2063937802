"""A substitution being put together: which hand card leaves for which bench card (R5.1).

It draws nothing.
"""

from __future__ import annotations

from game.engine import Card, Substitute, View, card_set, members


class Plan:
    """Pairs of a hand card and the bench card that takes its place, indexes into the roster."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.hand = members(view.hand)
        self.bench = members(view.bench)
        self.roster = view.roster
        self.pairs: dict[int, int] = {}
        self.picked: int | None = None

    def pair(self, hand: int, bench: int) -> None:
        """Let a bench card take a hand card's place; either leaves an earlier pair."""
        if hand not in self.hand or bench not in self.bench:
            return
        self.pairs = {h: b for h, b in self.pairs.items() if b != bench}
        self.pairs[hand] = bench
        self.picked = None

    def undo(self, card: int) -> None:
        """Take back the pair that a card, of the hand or the bench, is in."""
        self.pairs = {h: b for h, b in self.pairs.items() if card not in (h, b)}

    def click(self, card: int) -> None:
        """Pick a card, or pair it with the one picked before, or take its pair back."""
        if card in self.pairs or card in self.pairs.values():
            self.undo(card)
            self.picked = None
            return
        picked = self.picked
        if picked == card:
            self.picked = None
        elif picked is not None and (picked in self.hand) != (card in self.hand):
            self.pair(*((picked, card) if picked in self.hand else (card, picked)))
        else:
            self.picked = card

    def after(self) -> tuple[int, ...]:
        """The hand as it would be, place by place."""
        return tuple(self.pairs.get(card, card) for card in self.hand)

    def action(self) -> Substitute:
        """The substitution as the engine takes it."""
        return Substitute(
            self.seat, card_set(list(self.pairs)), card_set(list(self.pairs.values()))
        )

    def gain(self, *, defense: bool) -> list[tuple[float, float]]:
        """The hand's mean value on each row, before and after."""

        def mean(cards: tuple[int, ...], row: int) -> float:
            return sum(values(self.roster[card])[row] for card in cards) / max(1, len(cards))

        def values(card: Card) -> tuple[int, int, int, int]:
            return card.defense if defense else card.attack

        return [(mean(self.hand, row), mean(self.after(), row)) for row in range(4)]
