"""From a plan to its draft, and from the draft to the match; the draft is kept after each pick."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game import drafted, forming, record, store
from game.cards.model import Deck
from game.draft import DraftCode, DraftRefusal
from game.drafted import DraftedMatch
from game.engine import Seat
from game.forming import MatchPlan
from game.i18n import refusal_text
from game.people import shelf
from game.session import SeatInfo
from game.ui.draft.scene import DraftScene
from game.ui.draft.table import DraftSeat, DraftTable
from game.ui.kit import Kit
from game.ui.match_start import home, start_match
from game.ui.people.colors import person_color
from game.ui.scene import Reset, Scene
from game.ui.theme import MUTED, Color

logger = logging.getLogger(__name__)


def begin_draft(kit: Kit, deck: Deck, plan: MatchPlan) -> Scene:
    """The screen of a new draft.

    Raises:
        DraftRefusal: the deck is too small.
    """
    match = drafted.begin(deck, plan)
    _keep(kit, match)
    return _scene(kit, match)


def saved_draft(kit: Kit, report: Callable[[str], object]) -> Scene | None:
    """The screen of the draft that was kept; `report` is told in words of a damaged one."""
    found: list[DraftedMatch] = []

    def check(data: bytes) -> None:
        try:
            found.append(drafted.load(data, kit.catalog.decks))
        except DraftRefusal as refusal:
            if refusal.code is not DraftCode.DRAFT_DECK_GONE:
                raise
            report(refusal_text(refusal))  # the file is whole: it waits for its deck
        except ValueError:
            raise
        except Exception as fault:  # a draft that meets a fault of ours must not bar the title
            logger.error("The saved draft cannot go on: %s", type(fault).__name__)  # noqa: TRY400 - its words may name a card
            raise ValueError from fault

    data = store.load_draft(check=check, report=lambda recovery: report(refusal_text(recovery)))
    return _scene(kit, found[-1]) if data is not None and found else None


def _scene(kit: Kit, match: DraftedMatch) -> Scene:
    one, two = forming.seat_infos(match.deck, match.plan)
    table = DraftTable(
        session=match.draft,
        pool=match.pool,
        seats=(_seat(kit, match, 0, one), _seat(kit, match, 1, two)),
        deck=match.deck,
        changed=lambda: _keep(kit, match),
    )
    return DraftScene(kit, table, lambda: _to_match(kit, match), lambda: Reset(home(kit)))


def _seat(kit: Kit, match: DraftedMatch, seat: Seat, info: SeatInfo) -> DraftSeat:
    """Who drafts, in the person's own color or the club's."""
    person = None if info.bot else shelf.person_named(match.plan.seats[seat].name)
    club = kit.club(info.club)
    color: Color = club.color if club else MUTED
    is_watched = all(each.bot for each in match.plan.seats)  # two computers: by their teams
    name = info.team if is_watched else info.player
    return DraftSeat(name, person_color(person.color) if person else color, bool(info.bot))


def _to_match(kit: Kit, match: DraftedMatch) -> Scene:
    """The match with the drafted rosters; it is kept before the draft is forgotten."""
    session = match.begin_match()
    try:
        store.save_match(record.dump(session.record))
        store.clear_draft()
    except store.StoreFault as fault:
        kit.warn(refusal_text(fault))
    return start_match(kit, session)


def _keep(kit: Kit, match: DraftedMatch) -> None:
    """Keep the draft; where the disk refuses it goes on."""
    try:
        store.save_draft(drafted.dump(match))
    except store.StoreFault as fault:
        kit.warn(refusal_text(fault))
