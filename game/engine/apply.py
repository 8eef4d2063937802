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
from game.engine.state import LINEUP_SIZE, State, flipped, in_hand
from game.engine.view import PendingAttack, Phase

Step = tuple[State, tuple[Event, ...]]
_LINEUP, _ATTACK, _DEFENSE = Phase.LINEUP, Phase.ATTACK, Phase.DEFENSE  # a member's look-up is slow


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
    if state.phase is not _LINEUP or seat not in (0, 1):
        raise _turn_refusal(state, _LINEUP, seat)
    hands = state.hands
    if hands[seat]:
        raise Refusal(RuleCode.LINEUP_PICKED, "seat", seat=seat)
    roster = state.setup.rosters[seat]
    _check_known(roster, cards, "cards")
    if missing := cards & state.outs[seat]:
        raise Refusal(RuleCode.CARD_IS_OUT, "cards", card=roster.first_of(missing))
    if cards.bit_count() != LINEUP_SIZE:
        raise Refusal(RuleCode.LINEUP_SIZE, "cards", count=cards.bit_count(), needed=LINEUP_SIZE)
    hands = flipped(hands, seat, cards)  # the hand was empty
    picked = LineupPicked(seat, state.period)
    if not hands[1 - seat]:
        return in_hand(state, hands, phase=_LINEUP, possession=state.possession), (picked,)
    return _start_period(state, hands, picked)


def _start_period(state: State, hands: tuple[CardSet, CardSet], picked: LineupPicked) -> Step:
    """Both fives are there: the first attack may come (R3, R6.4, R7.3)."""
    setup, period, first, repeat = state.setup, state.period, state.possession, state.repeat
    events: tuple[Event, ...] = (picked,)
    if is_showdown_due(setup, period):
        held = showdown(setup, hands)
        first = held.first
        events = (picked, held)
    assert first is not None  # noqa: S101 - open only where a showdown is due
    ready = in_hand(state, hands, phase=_ATTACK, possession=first)
    return ready, (*events, PeriodStarted(period, first, repeat))


def _substitute(state: State, action: Substitute) -> Step:
    """Exchange hand cards for as many bench cards (R5)."""
    seat, outgoing, incoming = action
    if state.phase is not _ATTACK or seat != state.possession:
        raise _turn_refusal(state, _ATTACK, seat)
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
    hands = flipped(state.hands, seat, outgoing | incoming)
    made = SubstitutionMade(seat, count, state.period, state.attack)
    return in_hand(state, hands, phase=_ATTACK, possession=seat, substituted=True), (made,)


def _declare(state: State, action: PlayAttack) -> Step:
    """Reveal a card and name a play (R4.1)."""
    seat, card, play = action
    (
        setup,
        phase,
        period,
        attack,
        possession,
        repeat,
        substituted,
        score,
        by_period,
        hands,
        outs,
        seen,
        _,
        _,
    ) = state
    if phase is not _ATTACK or seat != possession:
        raise _turn_refusal(state, _ATTACK, seat)
    if card < 0 or not hands[seat] >> card & 1:
        raise _hand_refusal(state, seat, card)
    if not 0 <= play < len(PLAYS):
        raise Refusal(RuleCode.NO_SUCH_PLAY, "play", play=play)
    named = PLAYS[play]
    revealed = setup.rosters[seat].cards[card]
    bit = 1 << card
    values = (
        setup,
        _DEFENSE,
        period,
        attack,
        seat,
        repeat,
        substituted,
        score,
        by_period,
        flipped(hands, seat, bit),
        flipped(outs, seat, bit),
        seen if seen[seat] & bit else flipped(seen, seat, bit),
        PendingAttack(seat, revealed, named),
        None,
    )
    following = tuple.__new__(State, values)  # twice as fast as its constructor
    return following, (AttackDeclared(seat, revealed, named, period, attack, repeat),)


def _defend(state: State, action: Defend) -> Step:
    """Answer an attack (R4.2) and settle it."""
    seat, card = action
    if state.phase is not _DEFENSE or seat != 1 - (state.possession or 0):
        raise _turn_refusal(state, _DEFENSE, seat)
    if card < 0 or not state.hands[seat] >> card & 1:
        raise _hand_refusal(state, seat, card)
    return resolve(state, card)


def _turn_refusal(state: State, phase: Phase, seat: Seat) -> Refusal:
    """Why this kind of action is not due now, or not due from this seat."""
    if seat not in (0, 1):
        return Refusal(RuleCode.NO_SUCH_SEAT, "seat", seat=seat)
    if state.phase is Phase.FINISHED:
        return Refusal(RuleCode.MATCH_OVER)
    if state.phase is not phase:
        return Refusal(RuleCode.WRONG_PHASE, phase=state.phase.value)
    return Refusal(RuleCode.OUT_OF_TURN, "seat", seat=seat)


def _hand_refusal(state: State, seat: Seat, card: int) -> Refusal:
    """Why the card cannot be played: it is not in hand, or there is none such."""
    roster = state.setup.rosters[seat]
    if not 0 <= card < len(roster.cards):
        return Refusal(RuleCode.NO_SUCH_CARD, "card", card=card)
    return Refusal(RuleCode.NOT_IN_HAND, "card", card=roster.name(card))


def _check_known(roster: Roster, cards: CardSet, place: str) -> None:
    """Refuse a set that names cards the roster has not."""
    if not 0 <= cards <= roster.everything:
        raise Refusal(
            RuleCode.NO_SUCH_CARD, place, card=(cards & ~roster.everything).bit_length() - 1
        )
