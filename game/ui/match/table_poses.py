"""Which cards lie on the table now and where: one pose a card, by what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.match import table_model as model
from game.ui.match.actor import Pose
from game.ui.match.table_model import Mode

if TYPE_CHECKING:
    from game.ui.match.table import TableScene


def poses(table: TableScene) -> dict[str, Pose]:
    """All cards of the table, by the names of their actors."""
    places, near, far = table.places, table.near, 1 - table.near
    far_count = 0 if table.plan else model.counts(table.session, far).hand
    found = model.far_poses(places, far, far_count)
    view = table.view
    if view is None:
        found |= model.closed_poses(places, near, model.counts(table.session, near))
    else:
        found |= model.own_poses(
            places,
            table.cast,
            view,
            selected=table.selected,
            drag=table.pointer.drag,
            plan=table.plan,
            fan=table.mode not in (Mode.DEFENSE, Mode.SUBSTITUTE),
        )
    return found | _stage(table)


def _stage(table: TableScene) -> dict[str, Pose]:
    """The cards in the middle: an attack that waits, or two that are compared."""
    places, cast = table.places, table.cast
    attack = model.stage_pose(places.attacker_spot)
    if table.comparison:
        event = table.comparison.event
        answer = model.stage_pose(places.defender_spot)
        return {
            model.STAGE_ATTACK: attack._replace(face=cast.face(event.seat, event.attacker)),
            model.STAGE_DEFENSE: answer._replace(face=cast.face(1 - event.seat, event.defender)),
        }
    pending = table.facts.pending
    if pending is None or table.asks_curtain:
        return {}
    return {model.STAGE_ATTACK: attack._replace(face=cast.face(pending.seat, pending.card))}
