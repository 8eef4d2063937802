"""The sentences on the screen where a five is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import i18n
from game.engine import PERIODS, PLAYS, MatchKind, View
from game.i18n import gettext as _
from game.ui.play_words import short_play_name

if TYPE_CHECKING:
    from game.ui.match.lineup import LineupScene

Part = tuple[str, bool]  # text, whether it stands out


def out_title(view: View) -> str:
    """Until when the cards that are out stay out (R4.6, R6.5)."""
    if view.period < PERIODS:
        return _("Out until period {number}").format(number=i18n.period_number(view.period + 1))
    return _("Out of play")


def seen_title(view: View) -> str:
    """What stands above the cards the other has shown."""
    if not view.opponent_seen:
        return _("No card shown yet")
    if view.opponent_out:
        return _("Shown; gray ones are out")
    return _("Shown so far")


def closed_text(count: int) -> str:
    """How many of the other's cards nobody has seen."""
    if not count:
        return _("Every card was shown")
    return _("Still closed: {cards}").format(cards=i18n.cards(count))


def slot_text(place: int) -> str:
    """What to do with an empty place."""
    return (
        _("Drag the first card here"),
        _("Drag the second card here"),
        _("Drag the third card here"),
        _("Drag the fourth card here"),
        _("Drag the fifth card here"),
    )[place]


def advice(view: View) -> str:
    """What is at stake in this pick."""
    if view.possession is None:
        return _("The smallest number of the five decides: the smaller one attacks first.")
    if view.kind is MatchKind.SHORT:
        return _("Short match: every card may play in every period.")
    return _("A card that has played is out until the end of the next period.")


def note_lines(scene: LineupScene) -> list[list[Part]]:
    """What stands under the five: one line, or two where one is too short for both."""
    if scene.hint:
        return [[(scene.hint, True)]]
    five, view = scene.five, scene.view
    lowest = five.lowest
    if lowest is None:
        count = min(9, len(five.free))
        card, go = " " + _("card") + ", ", " " + _("to the court")
        return [
            [(_("Drag five cards onto the court"), False)],
            [(f"1–{count}", True), (card, False), ("Enter", True), (go, False)],
        ]
    means = five.means(defense=False)
    values = [
        f"{short_play_name(play)} {i18n.decimal(mean)}"
        for play, mean in zip(PLAYS, means, strict=True)
    ]
    found: list[list[Part]] = [[(" · ".join(values), False)]]
    if view.possession is None:
        found.insert(0, [(_("Lowest number of the five:") + " ", False), (str(lowest), True)])
    return found
