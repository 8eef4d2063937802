"""A player that does anything legal; it draws from tables of the few choices there are."""

from __future__ import annotations

from functools import cache
from itertools import combinations, compress
from random import Random
from typing import TypeVar

from game.engine import (
    LINEUP_SIZE,
    PLAYS,
    ROSTER_SIZES,
    Action,
    CardSet,
    Defend,
    Phase,
    PickLineup,
    PlayAttack,
    Substitute,
    View,
    members,
)

SUBSTITUTION_SHARE = 0.2  # how often it substitutes where it may

T = TypeVar("T")
_LINEUP, _ATTACK, _DEFENSE = Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE  # a member's look-up is slow
_CARDS = range(max(most for _, most in ROSTER_SIZES.values()))
_ATTACKS = tuple(  # by seat, card and play
    tuple(tuple(PlayAttack(seat, card, play) for play in PLAYS) for card in _CARDS)
    for seat in (0, 1)
)
_ANSWERS = tuple(tuple(Defend(seat, card) for card in _CARDS) for seat in (0, 1))  # by seat, card
_members = cache(members)


def random_action(view: View, rng: Random) -> Action:
    """Any legal action of the view's seat.

    Raises:
        ValueError: the match is over, so there is nothing to decide.
    """
    phase, seat = view.phase, view.seat
    if phase is _DEFENSE:
        cards = _members(view.hand)
        return _ANSWERS[seat][cards[rng.getrandbits(30) * len(cards) >> 30]]
    if phase is _ATTACK:
        if view.may_substitute and rng.random() < SUBSTITUTION_SHARE:
            return _random_substitution(view, rng)
        cards = _members(view.hand)
        draw = rng.getrandbits(30) * len(cards) >> 28
        return _ATTACKS[seat][cards[draw >> 2]][draw & 3]
    if phase is _LINEUP:
        return PickLineup(seat, _some(view.bench, LINEUP_SIZE, rng))
    raise ValueError(phase)


class RandomBot:
    """Chooses at random among what is legal."""

    choose = staticmethod(random_action)


def _random_substitution(view: View, rng: Random) -> Substitute:
    """An exchange of one to all exchangeable cards (R5.1)."""
    seat, hand, bench = view.seat, view.hand, view.bench
    count = 1 + int(rng.random() * min(hand.bit_count(), bench.bit_count()))
    return Substitute(seat, _some(hand, count, rng), _some(bench, count, rng))


def _one(choices: tuple[T, ...], rng: Random) -> T:
    """Any of the choices; `rng.choice` takes three times as long."""
    return choices[rng.getrandbits(30) * len(choices) >> 30]


def _some(cards: CardSet, count: int, rng: Random) -> CardSet:
    """A part of a set with `count` members, each part equally likely."""
    ones = _singles(cards)
    return sum(compress(ones, _one(_choices(len(ones), count), rng)))


@cache
def _singles(cards: CardSet) -> tuple[CardSet, ...]:
    """The sets of one card each that a set is made of."""
    return tuple([1 << index for index in members(cards)])


@cache
def _choices(size: int, count: int) -> tuple[tuple[bool, ...], ...]:
    """Every way to choose `count` of `size` things, each as yes and no in their order."""
    ways = combinations(range(size), count)
    return tuple([tuple([place in way for place in range(size)]) for way in ways])
