"""Tells how strong cards are among the cards of a deck; it knows no files and no drawing."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import TypeAlias

from game.engine.card import PLAYS, Play, Values

Sides: TypeAlias = tuple[Values, Values]  # attack and defense of a card

_CLASS_2_FROM, _CLASS_3_FROM = 1 / 2, 5 / 6  # the share of a deck that is weaker


class Yardstick:
    """Measures cards by playing their rows against all cards of a deck.

    Attributes:
        mean: strength of the deck's cards on average, in points.
        deviation: their standard deviation.
    """

    def __init__(self, cards: Sequence[Sides]) -> None:
        """Take the measure of a deck of one card or more."""
        self._defenses = [sorted(defense[play] for _, defense in cards) for play in PLAYS]
        attacks: list[list[int]] = [[] for _ in PLAYS]
        for attack, _defense in cards:
            play = self._best_play(attack)
            attacks[play].append(attack[play])
        self._attacks = [sorted(values) for values in attacks]
        strengths = sorted(self.strength(*card) for card in cards)
        self.mean, self.deviation = fmean(strengths), pstdev(strengths)
        last = len(strengths) - 1
        self._bounds = [
            strengths[min(max(round(share * len(strengths)) - 1, 0), last)]
            for share in (_CLASS_2_FROM, _CLASS_3_FROM)
        ]

    def strength(self, attack: Values, defense: Values) -> float:
        """Points a card's best play scores, and those it saves against the best of others."""
        scored = self._scored(self._best_play(attack), attack)
        count = len(self._defenses[0])
        saved = (
            play.points * bisect_right(self._attacks[play], defense[play]) / count for play in PLAYS
        )
        return scored + sum(saved)

    def card_class(self, attack: Values, defense: Values) -> int:
        """1 for the weaker half of the deck, 3 for its strongest sixth, else 2."""
        strength = self.strength(attack, defense)
        return 1 + sum(strength > bound for bound in self._bounds)

    def _best_play(self, attack: Values) -> Play:
        return max(PLAYS, key=lambda play: self._scored(play, attack))

    def _scored(self, play: Play, attack: Values) -> float:
        defenses = self._defenses[play]
        return play.points * bisect_left(defenses, attack[play]) / len(defenses)
