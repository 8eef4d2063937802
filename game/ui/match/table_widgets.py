"""What of the table can be clicked and focused now.

The cards and zones themselves are drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine import PLAYS, View, members
from game.i18n import gettext as _
from game.i18n import ngettext
from game.ui import theme
from game.ui.match.table_layout import Spot
from game.ui.match.table_model import Mode
from game.ui.scene import Transition
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.match.table import TableScene


def widgets(table: TableScene) -> list[Widget]:
    """The widgets of the table's mode."""
    view = table.view
    if view is None:
        return []
    match table.mode:
        case Mode.ATTACK:
            return _attack(table, view)
        case Mode.DEFENSE:
            return [*_hand(table, view, table.select), _court(table)]
        case Mode.SUBSTITUTE:
            return _substitute(table, view)
        case Mode.COVERED | Mode.THINK | Mode.COMPARE:
            return []


def _quiet(act: Callable[[], None]) -> Callable[[], Transition | None]:
    def action() -> Transition | None:
        act()
        return None

    return action


def _card(name: str, spot: Spot, act: Callable[[], None]) -> Widget:
    radius = round(spot.width * theme.CARD_RADIUS)
    return Widget(spot.rect, "", _quiet(act), Look.BARE, radius=radius, name=name)


def _hand(table: TableScene, view: View, act: Callable[[int], None]) -> list[Widget]:
    hand = table.plan.after() if table.plan else members(view.hand)
    spots = table.places.hand(len(hand))
    return [
        _card(f"card:{card}", spot, partial(act, card))
        for card, spot in zip(hand, spots, strict=True)
    ]


def _bench(table: TableScene, view: View, act: Callable[[int], None]) -> list[Widget]:
    bench = members(view.bench)
    spots = table.places.bench(len(bench))
    return [
        _card(f"bench:{card}", spot, partial(act, card))
        for card, spot in zip(bench, spots, strict=True)
    ]


def _attack(table: TableScene, view: View) -> list[Widget]:
    zones = table.places.zones
    found = _hand(table, view, table.select)
    radius = table.kit.px(20)
    found += [
        Widget(
            zones[play], "", _quiet(partial(table.play, play)), Look.BARE,
            radius=radius, name=f"zone:{int(play)}",
        )
        for play in PLAYS
    ]  # fmt: skip
    if view.may_substitute and view.bench:
        found += _bench(table, view, table.open_plan)
        found.append(
            Widget(
                table.places.bench_button, _("Substitution"), _quiet(table.open_plan), name="plan"
            )
        )
    return found


def _court(table: TableScene) -> Widget:
    """The slot for the answer."""
    spot = table.places.defender_spot
    radius = round(spot.width * theme.CARD_RADIUS)
    return Widget(spot.rect, "", _quiet(table.answer), Look.BARE, radius=radius, name="answer")


def _substitute(table: TableScene, view: View) -> list[Widget]:
    found = _hand(table, view, table.plan_click) + _bench(table, view, table.plan_click)
    count = len(table.plan.pairs) if table.plan else 0
    kit, court = table.kit, table.places.court
    high, gap = max(kit.px(58), 36), kit.px(16)
    wide = kit.px(200), kit.px(340)
    left = court.centerx - (sum(wide) + gap) // 2
    top = court.bottom - kit.px(34) - high
    cancel = table.places.court.copy()
    cancel.update(left, top, wide[0], high)
    confirm = table.places.court.copy()
    confirm.update(left + wide[0] + gap, top, wide[1], high)
    text = ngettext("Make {n} substitution", "Make {n} substitutions", count).format(n=count)
    return [
        *found,
        Widget(cancel, _("Cancel"), _quiet(table.close_plan), name="cancel"),
        Widget(
            confirm, text if count else _("Pick the cards"), _quiet(table.confirm_plan),
            Look.CALL, enabled=count > 0, name="confirm",
        ),
    ]  # fmt: skip
