"""What the table shows, worked out from one seat's view or from public facts alone.

It draws nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.engine import Seat, View, members
from game.session import MatchSession
from game.ui.match.actor import HELD, Pose
from game.ui.match.cast import Cast
from game.ui.match.drag import Drag
from game.ui.match.plan import Plan
from game.ui.match.table_layout import Spot, TableLayout


class Mode(Enum):
    """What the table waits for."""

    COVERED = auto()  # nobody's hand is seen; a curtain is to come
    ATTACK = auto()
    SUBSTITUTE = auto()
    DEFENSE = auto()
    THINK = auto()  # the computer's turn
    COMPARE = auto()


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards a seat holds and has on its bench: public."""

    hand: int
    bench: int


def counts(session: MatchSession, seat: Seat) -> Counts:
    """The public counts of a seat, as the other seat sees them."""
    other = session.view(1 - seat)
    return Counts(other.opponent_hand, other.opponent_bench)


def own_key(seat: Seat, index: int) -> str:
    """The actor of one of the viewer's own cards."""
    return f"{seat}:{index}"


STAGE_ATTACK, STAGE_DEFENSE = "stage:attack", "stage:defense"
STAGE_LEVEL, _HAND, _LIFTED = 1, 2, 3


def _pose(spot: Spot, cast: Cast, view: View, index: int, *, level: int) -> Pose:
    return Pose(spot.x, spot.y, spot.width, spot.angle, cast.own(view, index), level=level)


def own_poses(
    layout: TableLayout,
    cast: Cast,
    view: View,
    *,
    selected: int | None,
    drag: Drag | None,
    plan: Plan | None,
    fan: bool = True,
) -> dict[str, Pose]:
    """The viewer's hand and bench, face up; what is dragged is left out."""
    hand = plan.after() if plan else members(view.hand)
    bench = members(view.bench)
    spots = layout.hand(len(hand)) if fan else layout.hand(len(hand), fan=0)
    poses: dict[str, Pose] = {}
    for spot, index in zip(spots, hand, strict=True):
        pose = _pose(spot, cast, view, index, level=_HAND)
        if index == selected:
            pose = pose._replace(y=pose.y - spot.width * 0.08, angle=0.0, level=_LIFTED)
        poses[own_key(view.seat, index)] = pose
    swapped = {b: h for h, b in plan.pairs.items()} if plan else {}
    for spot, index in zip(layout.bench(len(bench)), bench, strict=True):
        shown = swapped.get(index, index)
        pose = _pose(spot, cast, view, shown, level=0)
        if index in swapped:
            pose = pose._replace(gray=True)
        poses[own_key(view.seat, shown)] = pose
    if drag:
        poses.pop(own_key(view.seat, drag.card), None)
    return poses


def closed_poses(layout: TableLayout, seat: Seat, found: Counts) -> dict[str, Pose]:
    """A hand and bench that nobody may see: backs, in an order that says nothing."""
    poses = {
        f"{seat}:hand{place}": Pose(spot.x, spot.y, spot.width, spot.angle, level=_HAND)
        for place, spot in enumerate(layout.hand(found.hand))
    }
    poses |= {
        f"{seat}:bench{place}": Pose(spot.x, spot.y, spot.width)
        for place, spot in enumerate(layout.bench(found.bench))
    }
    return poses


def far_poses(layout: TableLayout, seat: Seat, count: int) -> dict[str, Pose]:
    """The other's hand along the top: backs."""
    return {
        f"{seat}:far{place}": Pose(spot.x, spot.y, spot.width, spot.angle)
        for place, spot in enumerate(layout.other_hand(count))
    }


def stage_pose(spot: Spot) -> Pose:
    """A card in the middle of the court, not yet with its face."""
    return Pose(spot.x, spot.y, spot.width, spot.angle, level=STAGE_LEVEL)


def held_pose(drag: Drag, cast: Cast, view: View, width: float) -> Pose:
    """The card under the pointer."""
    x, y = drag.middle
    return Pose(x, y, width, drag.tilt, cast.own(view, drag.card), level=HELD)
