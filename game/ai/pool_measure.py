"""Measures cards against all cards of a pool: what they score and what they stop, in points."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.card import PLAYS, Card, Play, Values

_ANSWERS = 2.0  # of how many unseen cards the defender may use the best
_TIE = 0.4  # a tie keeps the possession (R4.5): this share of a success
_CHOOSY = 6  # how strictly attackers keep to the best of their plays
_POINTS = tuple(play.points for play in PLAYS)  # by play


class Measured(NamedTuple):
    """A card by the measure of a pool.

    Attributes:
        number: the value of its number (R3.3).
        scored: points its best play is expected to score.
        stopped: by play, how many of the measure's threats it stops, counted from the weakest.
    """

    number: int
    scored: float
    stopped: tuple[int, int, int, int]


class PoolMeasure:
    """What is known of the cards of a pool before anybody has any.

    Attributes:
        weights: by play, the points a defender may expect from each threat; threats are the
            different attack values of the play, ascending.
    """

    def __init__(self, pool: Sequence[Card]) -> None:
        """Take the measure of a pool of one card or more."""
        self._size = len(pool)
        self._numbers = sorted(card.number.value for card in pool)
        self._defenses = [sorted(card.defense[play] for card in pool) for play in PLAYS]
        self._known: list[dict[int, float]] = [{} for _ in PLAYS]
        threats: list[dict[int, float]] = [{} for _ in PLAYS]
        for card in pool:
            for play, share in zip(PLAYS, self._liking(card.attack), strict=True):
                value, weight = card.attack[play], _POINTS[play] * share / self._size
                threats[play][value] = threats[play].get(value, 0.0) + weight
        self._threats = [sorted(row) for row in threats]
        self.weights = tuple(tuple(row[value] for value in sorted(row)) for row in threats)

    def measured(self, card: Card) -> Measured:
        """A card by this measure; it need not be one of the pool."""
        scored = max(self._scored(card.attack))
        threats = self._threats
        one, two, three, four = card.defense
        stopped = (
            bisect_right(threats[0], one),
            bisect_right(threats[1], two),
            bisect_right(threats[2], three),
            bisect_right(threats[3], four),
        )
        return Measured(card.number.value, scored, stopped)

    def first_attack(self, number: int, count: int) -> float:
        """The chance that so many cards of the pool all have higher numbers (R3.1)."""
        higher = self._size - bisect_right(self._numbers, number)
        return (higher / self._size) ** count

    def _liking(self, attack: Values) -> list[float]:
        """How often each play of a card is chosen, by what it scores; together 1."""
        scored = self._scored(attack)
        best = max(scored)
        if not best:
            return [1 / len(PLAYS) for _ in PLAYS]
        likings = [(points / best) ** _CHOOSY for points in scored]
        return [liking / sum(likings) for liking in likings]

    def _scored(self, attack: Values) -> list[float]:
        """Points each play of a card is expected to score (R4.3)."""
        return [self._expected(play, attack[play]) for play in PLAYS]

    def _expected(self, play: Play, value: int) -> float:
        """Points expected of an attack value, worked out once."""
        expected = self._known[play].get(value)
        if expected is None:
            defenses = self._defenses[play]
            below = (bisect_left(defenses, value) / self._size) ** _ANSWERS
            level = (bisect_right(defenses, value) / self._size) ** _ANSWERS
            expected = _POINTS[play] * ((1 - _TIE) * below + _TIE * level)
            self._known[play][value] = expected
        return expected
