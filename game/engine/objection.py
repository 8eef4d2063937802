"""Why an action is refused: worked out only once it is known to be at fault; it changes nothing."""

from __future__ import annotations

from game.engine.card import CardSet, Seat
from game.engine.refusal import Refusal, RuleCode
from game.engine.roster import Roster
from game.engine.state import State
from game.engine.view import Phase


def turn_refusal(state: State, phase: Phase, seat: Seat) -> Refusal:
    """Why this kind of action is not due now, or not due from this seat."""
    if seat not in (0, 1):
        return Refusal(RuleCode.NO_SUCH_SEAT, "seat", seat=seat)
    if state.phase is Phase.FINISHED:
        return Refusal(RuleCode.MATCH_OVER)
    if state.phase is not phase:
        return Refusal(RuleCode.WRONG_PHASE, phase=state.phase.value)
    return Refusal(RuleCode.OUT_OF_TURN, "seat", seat=seat)


def hand_refusal(state: State, seat: Seat, card: int) -> Refusal:
    """Why the card cannot be played: it is not in hand, or there is none such."""
    roster = state.setup.rosters[seat]
    if not 0 <= card < len(roster.cards):
        return Refusal(RuleCode.NO_SUCH_CARD, "card", card=card)
    return Refusal(RuleCode.NOT_IN_HAND, "card", card=roster.name(card))


def check_known(roster: Roster, cards: CardSet, place: str) -> None:
    """Refuse a set that names cards the roster has not."""
    if not 0 <= cards <= roster.everything:
        raise Refusal(
            RuleCode.NO_SUCH_CARD, place, card=(cards & ~roster.everything).bit_length() - 1
        )
