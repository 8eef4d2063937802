"""A match in full swing for measurements: always the same one; it knows no screen."""

from random import Random

from game import ai
from game.cards.catalog import load_catalog, shipped_decks
from game.engine import MatchKind, OvertimePossession, Phase
from game.forming import MatchPlan, RosterWay, SeatPlan, begin
from game.session import MatchSession

PERSON = 0
_PERIOD = 2
_SEED = 7


def match_at_attack() -> MatchSession:
    """A person against the computer in period 2, the person to attack with five cards in hand."""
    deck = load_catalog([shipped_decks()]).decks[0]
    seats = SeatPlan(deck.clubs[1].id, 12), SeatPlan(deck.clubs[4].id, 12, bot=ai.DEFAULT_BOT)
    plan = MatchPlan(MatchKind.FULL, OvertimePossession.CARRY, RosterWay.CLUBS, seats, _SEED)
    session = begin(deck, plan)
    rng = Random(_SEED)
    while not _is_due(session):
        seat = session.seats_to_act[0]
        session.submit(ai.BOTS[ai.DEFAULT_BOT].choose(session.view(seat), rng))
    return session


def _is_due(session: MatchSession) -> bool:
    view = session.view(PERSON)
    is_own = view.phase is Phase.ATTACK and view.possession == PERSON
    return is_own and view.period >= _PERIOD and view.hand.bit_count() == 5
