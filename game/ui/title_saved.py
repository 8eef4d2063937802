"""The saved match that the title offers: whether it can go on, and what all may know of it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game import i18n, record, store
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.session import MatchSession
from game.ui.kit import Kit

logger = logging.getLogger(__name__)


def saved_match(report: Callable[[str], object]) -> MatchSession | None:
    """The saved match, ready to go on; `report` is told in words of a damaged one."""
    found: list[MatchSession] = []

    def check(data: bytes) -> None:
        try:
            found.append(MatchSession.resume(record.parse(data)))
        except ValueError:
            raise
        except Exception as fault:  # a save that meets a fault of ours must not bar the start
            logger.error("The saved match cannot be resumed: %s", type(fault).__name__)  # noqa: TRY400 - its words may name a card
            raise ValueError from fault

    data = store.load_match(check=check, report=lambda recovery: report(refusal_text(recovery)))
    return found[-1] if data is not None and found else None


def saved_match_line(kit: Kit, session: MatchSession) -> str:
    """The score and the period, public facts alone: "Swifts 7 : 6 Orcas, period 3"."""
    teams = []
    for info in session.seats:
        club = kit.club(info.club)
        teams.append(club.names[i18n.language()] if club else info.team)
    facts = session.view(0)
    period = i18n.period_name(facts.period)
    return _("{home} {a} : {b} {away} · {period}").format(
        home=teams[0], a=facts.score[0], b=facts.score[1], away=teams[1], period=period
    )
