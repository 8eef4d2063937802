"""One step of a match: an action is checked and becomes a new state and its events."""

from __future__ import annotations

from typing import assert_never

from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.card import PLAYS, CardSet, Seat
from game.engine.event import AttackDeclared, Event, LineupPicked, PeriodStarted, SubstitutionMade
from game.engine.refusal import Refusal, RuleCode
from game.engine.resolve import resolve
from game.engine.roster import Roster
from game.engine.rules import is_showdown_due, showdown
from game.engine.state import LINEUP_SIZE, Declared, State
from game.engine.view import Phase

Step = tuple[State, tuple[Event, ...]]


def apply(state: State, action: Action) -> Step:
    """Take one action; the state given stays as it is.

    Returns:
        The state after it, and what happened, in order.

    Raises:
        Refusal: the rules do not allow the action now; `place` names the field at fault.
    """
    match action:
        case PlayAttack():
            return _declare(state, action)
        case Defend():
            return _defend(state, action)
        case PickLineup():
            return _pick(state, action)
        case Substitute():
            return _substitute(state, action)
        case _:
            assert_never(action)


def _pick(state: State, action: PickLineup) -> Step:
    """Pick a five (R2.1, R6.2, R6.5); the second one starts the period."""
    seat, cards = action
    _check_phase(state, Phase.LINEUP, seat)
    hands = state.hands
    if hands[seat]:
        raise Refusal(RuleCode.LINEUP_PICKED, "seat", seat=seat)
    roster = state.setup.rosters[seat]
    _check_known(roster, cards, "cards")
    if missing := cards & state.outs[seat]:
        raise Refusal(RuleCode.CARD_IS_OUT, "cards", card=roster.first_of(missing))
    if cards.bit_count() != LINEUP_SIZE:
        raise Refusal(RuleCode.LINEUP_SIZE, "cards", count=cards.bit_count(), needed=LINEUP_SIZE)
    hands = (cards, hands[1]) if seat == 0 else (hands[0], cards)
    picked = LineupPicked(seat, state.period)
    if not (hands[0] and hands[1]):
        return state._replace(hands=hands), (picked,)
    return _start_period(state, hands, picked)


def _start_period(state: State, hands: tuple[CardSet, CardSet], picked: LineupPicked) -> Step:
    """Both fives are there: the first attack may come (R3, R6.4, R7.3)."""
    first, repeat = state.possession, state.repeat
    events: tuple[Event, ...] = (picked,)
    if is_showdown_due(state.setup, state.period):
        held = showdown(state.setup, hands)
        first = held.first
        events = (picked, held)
    assert first is not None  # noqa: S101 - open only where a showdown is due
    started = PeriodStarted(state.period, first, repeat)
    ready = state._replace(phase=Phase.ATTACK, possession=first, hands=hands)
    return ready, (*events, started)


def _substitute(state: State, action: Substitute) -> Step:
    """Exchange hand cards for as many bench cards (R5)."""
    seat, outgoing, incoming = action
    _check_phase(state, Phase.ATTACK, seat)
    if state.repeat:
        raise Refusal(RuleCode.SUBSTITUTE_BEFORE_REPEAT)  # R5.1, R5.5
    if state.substituted:
        raise Refusal(RuleCode.SUBSTITUTE_TWICE)  # R5.4
    roster = state.setup.rosters[seat]
    _check_known(roster, outgoing, "outgoing")
    _check_known(roster, incoming, "incoming")
    hand = state.hands[seat]
    if wrong := outgoing & ~hand:
        raise Refusal(RuleCode.NOT_IN_HAND, "outgoing", card=roster.first_of(wrong))
    if wrong := incoming & ~state.bench(seat):
        raise Refusal(RuleCode.NOT_ON_BENCH, "incoming", card=roster.first_of(wrong))
    count, coming = outgoing.bit_count(), incoming.bit_count()
    if count != coming:
        raise Refusal(RuleCode.SUBSTITUTE_UNEVEN, "incoming", outgoing=count, incoming=coming)
    if not count:
        raise Refusal(RuleCode.SUBSTITUTE_NOTHING, "outgoing")
    hand ^= outgoing | incoming
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    made = SubstitutionMade(seat, count, state.period, state.attack)
    return state._replace(hands=hands, substituted=True), (made,)


def _declare(state: State, action: PlayAttack) -> Step:
    """Reveal a card and name a play (R4.1)."""
    seat, card, play = action
    (setup, _, period, attack, _, repeat, substituted, score, by_period) = state[:9]
    _check_phase(state, Phase.ATTACK, seat)
    bit = _hand_bit(state, seat, card)
    if not 0 <= play < len(PLAYS):
        raise Refusal(RuleCode.NO_SUCH_PLAY, "play", play=play)
    play = PLAYS[play]
    hands, outs, seen = state.hands, state.outs, state.seen
    if seat == 0:
        hands = (hands[0] ^ bit, hands[1])
        outs = (outs[0] | bit, outs[1])
        seen = (seen[0] | bit, seen[1])
    else:
        hands = (hands[0], hands[1] ^ bit)
        outs = (outs[0], outs[1] | bit)
        seen = (seen[0], seen[1] | bit)
    declared = AttackDeclared(seat, setup.rosters[seat].cards[card], play, period, attack, repeat)
    return State(
        setup,
        Phase.DEFENSE,
        period,
        attack,
        seat,
        repeat,
        substituted,
        score,
        by_period,
        hands,
        outs,
        seen,
        Declared(card, play),
        None,
    ), (declared,)


def _defend(state: State, action: Defend) -> Step:
    """Answer an attack (R4.2) and settle it."""
    seat, card = action
    _check_phase(state, Phase.DEFENSE, seat)
    return resolve(state, card, _hand_bit(state, seat, card))


def _check_phase(state: State, phase: Phase, seat: Seat) -> None:
    """Refuse an action that is not due now, or not due from this seat."""
    if seat not in (0, 1):
        raise Refusal(RuleCode.NO_SUCH_SEAT, "seat", seat=seat)
    if state.phase is not phase:
        if state.phase is Phase.FINISHED:
            raise Refusal(RuleCode.MATCH_OVER)
        raise Refusal(RuleCode.WRONG_PHASE, phase=state.phase.value)
    if phase is Phase.ATTACK:
        due = seat == state.possession
    else:
        due = phase is Phase.LINEUP or seat != state.possession
    if not due:
        raise Refusal(RuleCode.OUT_OF_TURN, "seat", seat=seat)


def _check_known(roster: Roster, cards: CardSet, place: str) -> None:
    """Refuse a set that names cards the roster has not."""
    if not 0 <= cards <= roster.everything:
        raise Refusal(
            RuleCode.NO_SUCH_CARD, place, card=(cards & ~roster.everything).bit_length() - 1
        )


def _hand_bit(state: State, seat: Seat, card: int) -> CardSet:
    """The card as a set of one; refuse it where the seat does not hold it."""
    roster = state.setup.rosters[seat]
    if not 0 <= card < len(roster.cards):
        raise Refusal(RuleCode.NO_SUCH_CARD, "card", card=card)
    bit = 1 << card
    if not state.hands[seat] & bit:
        raise Refusal(RuleCode.NOT_IN_HAND, "card", card=roster.name(card))
    return bit
