"""How the ways of forming rosters (R1) are called and explained."""

from __future__ import annotations

from game.forming import RosterWay
from game.i18n import gettext as _


def way_name(way: RosterWay) -> str:
    """What a way is called."""
    match way:
        case RosterWay.CLUBS:
            return _("A club each")
        case RosterWay.OWN:
            return _("Own collections")
        case RosterWay.FREE:
            return _("Any cards")
        case RosterWay.TURN:
            return _("Draft in turn")
        case RosterWay.SNAKE:
            return _("Snake draft")
        case RosterWay.BLIND:
            return _("Dealt blind")
        case RosterWay.STREAM:
            return _("Stream")
        case RosterWay.SECRET:
            return _("Secret stream")


def way_text(way: RosterWay) -> str:
    """What happens, in a sentence."""
    match way:
        case RosterWay.CLUBS:
            return _("Each plays with the strongest cards of a club.")
        case RosterWay.OWN:
            return _("Each brings a roster of cards they own.")
        case RosterWay.FREE:
            return _("Each brings a roster of any cards there are.")
        case RosterWay.TURN:
            return _("From the shared deck, all of it open: 1-2, 1-2…")
        case RosterWay.SNAKE:
            return _("From the shared deck, all of it open: 1-2, 2-1…")
        case RosterWay.BLIND:
            return _("Dealt by chance; each sees only their own.")
        case RosterWay.STREAM:
            return _("Six open cards in a row that moves on: take one.")
        case RosterWay.SECRET:
            return _("You see two cards: keep one, pass the other on.")


def is_ours(way: RosterWay) -> bool:
    """Whether a way is a house rule in place of a game whose rules we do not have (R1.6)."""
    return way in (RosterWay.STREAM, RosterWay.SECRET)


def ours_text() -> str:
    """What stands under the ways that are ours (R1.6)."""
    return _("The streams are our own drafts, in place of the first round of “Баскеттория.Поток”.")
