"""Who is to act and all that they may do; it lists, and leaves checking to `apply`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.card import PLAYS, CardSet, Seat, card_set, members
from game.engine.state import LINEUP_SIZE, State
from game.engine.view import Phase

_LINEUP, _ATTACK, _DEFENSE = Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE  # a member's look-up is slow
_ATTACKER: dict[Seat | None, tuple[Seat, ...]] = {0: (0,), 1: (1,)}  # by possession
_DEFENDER: dict[Seat | None, tuple[Seat, ...]] = {0: (1,), 1: (0,)}


def seats_to_act(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for: none at the end, both where neither has picked its five."""
    phase = state.phase
    if phase is _ATTACK:
        return _ATTACKER[state.possession]
    if phase is _DEFENSE:
        return _DEFENDER[state.possession]
    if phase is _LINEUP:
        return tuple([seat for seat in (0, 1) if not state.hands[seat]])
    return ()


def may_substitute(state: State) -> bool:
    """Whether the attacker may substitute now (R5.1, R5.4, R5.5)."""
    return (
        state.phase is Phase.ATTACK
        and not state.repeat
        and not state.substituted
        and state.possession is not None
        and state.bench(state.possession) != 0
    )


def legal_actions(state: State) -> Iterator[Action]:
    """Every action that `apply` takes now, in a fixed order.

    There may be hundreds of lineups and substitutions, so a player that only needs one of them
    should draw it from its view.
    """
    for seat in seats_to_act(state):
        match state.phase:
            case Phase.LINEUP:
                for five in subsets(state.bench(seat), LINEUP_SIZE):
                    yield PickLineup(seat, five)
            case Phase.ATTACK:
                for card in members(state.hands[seat]):
                    for play in PLAYS:
                        yield PlayAttack(seat, card, play)
                if may_substitute(state):
                    yield from _substitutions(seat, state.hands[seat], state.bench(seat))
            case Phase.DEFENSE:
                for card in members(state.hands[seat]):
                    yield Defend(seat, card)


def subsets(cards: CardSet, size: int) -> Iterator[CardSet]:
    """The parts of a set that have `size` members."""
    return map(card_set, combinations(members(cards), size))


def _substitutions(seat: Seat, hand: CardSet, bench: CardSet) -> Iterator[Substitute]:
    """Every exchange of hand for bench cards, single cards first."""
    for count in range(1, min(hand.bit_count(), bench.bit_count()) + 1):
        for outgoing in subsets(hand, count):
            for incoming in subsets(bench, count):
                yield Substitute(seat, outgoing, incoming)
