"""What a whole roster is worth, and how to fill one up by that; it knows cards and no match."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

from game.ai.pool_measure import Measured, PoolMeasure
from game.engine.card import PLAYS, Card

_HELD = 3  # cards in hand when an attack must be answered, on average (R4.7)
_ATTACKED = 0.4  # attacks to answer in one use of the roster, for each of its cards
_BLUR = 0.25  # how fast the need for attackers falls beside the middle of the roster
_FIRST = 0.5  # points that the first attack of the match is worth (R3.1)


class RosterPlan:
    """A roster being put together.

    About half of its cards attack and the others answer, so each further attacker adds less. An
    answer needs one card in hand that stops the attack, so a row that nobody covers costs most.
    One small number is enough.
    """

    def __init__(self, measure: PoolMeasure, count: int, cards: Sequence[Measured] = ()) -> None:
        """Begin a roster that is to have `count` cards with those it has."""
        self._measure = measure
        self._count = count
        self._scored = sorted((card.scored for card in cards), reverse=True)
        self._needs = _attack_needs(count, len(cards) + 1)
        self._tail = self._displaced()
        self._uncovered = [self._left_open(play, cards) for play in PLAYS]
        self._lowest = min((card.number for card in cards), default=None)

    def gain(self, card: Measured) -> float:
        """Points that a card would add to the roster."""
        place = bisect_left(self._scored, -card.scored, key=float.__neg__)
        attack = self._needs[place] * card.scored + self._tail[place]
        one, two, three, four = card.stopped
        rows = self._uncovered
        cover = rows[0][one] + rows[1][two] + rows[2][three] + rows[3][four]
        return attack + cover + self._number_gain(card.number)

    def _number_gain(self, number: int) -> float:
        """Points for attacking first, where the number is the smallest so far."""
        if self._lowest is None:
            return _FIRST * self._measure.first_attack(number, self._count)
        if number >= self._lowest:
            return 0.0
        before = self._measure.first_attack(self._lowest, self._count)
        return _FIRST * (self._measure.first_attack(number, self._count) - before)

    def _displaced(self) -> list[float]:
        """What is lost, by the place a new attacker takes, with those behind it."""
        needs, scored = self._needs, self._scored
        steps = [(needs[i + 1] - needs[i]) * scored[i] for i in range(len(scored))]
        return [*accumulate(reversed(steps), initial=0.0)][::-1]

    def _left_open(self, play: int, cards: Sequence[Measured]) -> list[float]:
        """What a card would save on a play that is not covered yet, by the threats it stops."""
        held = min(1.0, _HELD / self._count)
        share = _ATTACKED * self._count * held
        stopped = [card.stopped[play] for card in cards]
        weights = self._measure.weights[play]
        saved = [
            share * weight * (1 - held) ** sum([reach > threat for reach in stopped])
            for threat, weight in enumerate(weights)
        ]
        return [0.0, *accumulate(saved)]


def _attack_needs(count: int, least: int) -> list[float]:
    """How often the best, second best, ... attacker of a roster attacks rather than answers."""
    middle = (count - 1) / 2
    return [
        max(0.0, min(1.0, 0.5 + (middle - place) * _BLUR)) for place in range(max(count, least))
    ]


def strongest(
    candidates: Sequence[Card], chosen: Sequence[Card], count: int, pool: Sequence[Card]
) -> tuple[int, ...]:
    """The candidates that best fill up a roster, in the order they are worth taking.

    Args:
        candidates: the cards there are to add; one whose number is chosen is passed over (R1.4).
        chosen: the cards that stay in the roster.
        count: how many cards the roster is to have; fewer where the candidates do not suffice.
        pool: the cards that strength is measured against; one or more.

    Returns:
        Indexes into the candidates.
    """
    measure = PoolMeasure(pool)
    roster = [measure.measured(card) for card in chosen]
    open_cards = {index: measure.measured(card) for index, card in enumerate(candidates)}
    taken = {card.number for card in roster}
    added: list[int] = []
    while len(roster) < count:
        plan = RosterPlan(measure, count, roster)
        gains = {
            index: plan.gain(card) for index, card in open_cards.items() if card.number not in taken
        }
        if not gains:
            break
        best = max(gains, key=gains.__getitem__)
        added.append(best)
        roster.append(open_cards[best])
        taken.add(open_cards[best].number)
    return tuple(added)
