"""The sentences of the draft screen; it draws nothing."""

from __future__ import annotations

from game import i18n
from game.draft import DraftWay
from game.engine import Seat
from game.i18n import gettext as _
from game.i18n import ngettext
from game.ui.draft.sight import Sight
from game.ui.draft.table import DraftTable

NAME = "{name}"


def way_label(way: DraftWay) -> str:
    """A way's name, and its order where that is what tells it."""
    return {
        DraftWay.TURN: _("In turn: 1-2, 1-2"),
        DraftWay.SNAKE: _("Snake: 1-2, 2-1"),
        DraftWay.STREAM: _("Stream"),
        DraftWay.SECRET: _("Secret stream"),
    }[way]


def house_line(way: DraftWay) -> str:
    """That a way is ours (R1.6)."""
    text = _("House draft “{way}”: it stands in for the first round of “Баскеттория.Поток”.")
    return text.format(way=way_label(way))


def round_text(sight: Sight) -> str:
    """How far the draft is."""
    if sight.turn is None:
        return _("The draft is over")
    return _("Round {n} of {all}").format(n=sight.round, all=sight.rounds)


def pick_text(*, is_bot: bool) -> str:
    """Whose pick it is, with `{name}` still to be filled in."""
    return _("{name} is thinking…") if is_bot else _("{name} picks")


def count_text(have: int, count: int) -> str:
    """How many cards a seat has of those it is to have."""
    return ngettext("{n} of {m} card", "{n} of {m} cards", count).format(n=have, m=count)


def take_text(way: DraftWay, card: str) -> str:
    """What the button does."""
    text = _("Keep “{card}”") if way is DraftWay.SECRET else _("Take “{card}”")
    return text.format(card=card)


def leaves_text(picks: int) -> str:
    """When the oldest open card leaves."""
    return _("Leaves after this pick") if picks == 1 else _("Leaves after the next pick")


def stock_text(count: int) -> str:
    """How many cards lie closed."""
    return _("Closed: {cards}").format(cards=i18n.cards(count))


def passed_text(count: int, *, is_own: bool) -> str:
    """How many of a seat's cards were passed from one to the other."""
    text = _("Passed to you: {n}") if is_own else _("Passed by you: {n}")
    return text.format(n=count)


def secret_line(table: DraftTable, sight: Sight) -> str:
    """What is to be done with the two dealt cards, or who is doing it."""
    turn = sight.turn
    if turn is None:
        return ""
    other = table.seats[1 - turn.seat].name
    if sight.eyes != turn.seat:
        return _("{name} keeps one of two cards.").format(name=table.seats[turn.seat].name)
    if not turn.passes:
        return _("Keep one of the two cards; the other goes away closed.")
    return _("Keep one of the two cards; {name} gets the other.").format(name=other)


def kept_text() -> str:
    """What stands below the card that is chosen."""
    return _("You keep it")


def rest_text(table: DraftTable, sight: Sight) -> str:
    """What stands below the card that is not chosen."""
    turn = sight.turn
    if turn is None or not turn.passes:
        return _("It goes away closed")
    return _("{name} gets it").format(name=table.seats[1 - turn.seat].name)


def over_lines(table: DraftTable) -> list[str]:
    """What the end of a draft says."""
    lines = [
        count_line(table, seat, len_of) for seat, len_of in enumerate(table.session.plan.counts)
    ]
    if table.is_private:
        lines.append(_("The cards stay closed until each picks the first five."))
    return lines


def count_line(table: DraftTable, seat: Seat, count: int) -> str:
    """A seat and how many cards it has now."""
    return _("{name}: {cards}").format(name=table.seats[seat].name, cards=i18n.cards(count))
