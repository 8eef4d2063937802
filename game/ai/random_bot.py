"""A player that does anything legal; it samples and never lists, so it costs almost nothing."""

from __future__ import annotations

from functools import cache
from random import Random

from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.card import PLAYS, CardSet, members
from game.engine.state import LINEUP_SIZE
from game.engine.view import Phase, View

SUBSTITUTION_SHARE = 0.2  # how often it substitutes where it may

_members = cache(members)


class RandomBot:
    """Chooses at random among what is legal."""

    def choose(self, view: View, rng: Random) -> Action:
        """Decide by chance alone."""
        return random_action(view, rng)


def random_action(view: View, rng: Random) -> Action:
    """Any legal action of the view's seat.

    Raises:
        ValueError: the match is over, so there is nothing to decide.
    """
    phase = view.phase
    if phase is Phase.ATTACK:
        if view.may_substitute and view.bench and rng.random() < SUBSTITUTION_SHARE:
            return _random_substitution(view, rng)
        play = PLAYS[int(rng.random() * 4)]
        return PlayAttack(view.seat, _one(view.hand, rng), play)
    if phase is Phase.DEFENSE:
        return Defend(view.seat, _one(view.hand, rng))
    if phase is Phase.LINEUP:
        return PickLineup(view.seat, _some(view.bench, LINEUP_SIZE, rng))
    raise ValueError(phase)


def _random_substitution(view: View, rng: Random) -> Substitute:
    """An exchange of one to all exchangeable cards (R5.1)."""
    most = min(view.hand.bit_count(), view.bench.bit_count())
    count = 1 + int(rng.random() * most)
    return Substitute(view.seat, _some(view.hand, count, rng), _some(view.bench, count, rng))


def _one(cards: CardSet, rng: Random) -> int:
    """One index of a set, each equally likely."""
    indexes = _members(cards)
    return indexes[int(rng.random() * len(indexes))]


def _some(cards: CardSet, count: int, rng: Random) -> CardSet:
    """A part of a set with `count` members, each part equally likely."""
    pool = list(_members(cards))
    chosen = 0
    for last in range(len(pool) - 1, len(pool) - 1 - count, -1):
        place = int(rng.random() * (last + 1))
        chosen |= 1 << pool[place]
        pool[place] = pool[last]
    return chosen
