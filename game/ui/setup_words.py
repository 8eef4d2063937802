"""What the new-match screen says about a seat's roster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import i18n
from game.engine import Seat
from game.forming import RosterWay
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.ui.setup_rosters import short_hint

if TYPE_CHECKING:
    from game.ui.setup import SetupScene
    from game.ui.setup_model import Choices


def caption(scene: SetupScene, choices: Choices, seat: Seat) -> str:
    """The line above a seat's roster: what it is, or what is wrong with it."""
    mine, way = choices.seats[seat], choices.way
    if choices.is_bringing(seat):
        return _brought(scene, choices, seat)
    if seat in choices.refusals:
        return refusal_text(choices.refusals[seat])
    cards = i18n.cards(mine.count)
    if way.draft:
        return _("Roster · {cards} from the draft").format(cards=cards)
    if way is RosterWay.BLIND:
        return _("Roster · {cards} dealt blind from the deck").format(cards=cards)
    if mine.count < sum(card.club.id == mine.club for card in choices.deck.cards):
        return _("Roster · the club’s strongest {cards}").format(cards=cards)
    return _("Roster · {cards} of the club").format(cards=cards)


def _brought(scene: SetupScene, choices: Choices, seat: Seat) -> str:
    """About the roster a person brings (R1.2-R1.4)."""
    mine = choices.seats[seat]
    if not mine.name.strip():
        return _("Type a name: the roster has an owner.")
    if mine.brought is None:
        if choices.way is RosterWay.OWN and not scene.desk.pool(seat):
            return _("The collection is empty: mark the cards that are owned.")
        return _("No roster yet: choose one or compose it.")
    if seat in choices.refusals:
        return refusal_text(choices.refusals[seat])
    cards = mine.cards(choices.kind)
    if mine.is_shortened(choices.kind) and mine.short is None:
        return short_hint(len(cards))
    name = mine.brought.name
    if not name:
        return _("Roster · {cards}").format(cards=i18n.cards(len(cards)))
    return _("Roster · “{name}” · {cards}").format(name=name, cards=i18n.cards(len(cards)))
