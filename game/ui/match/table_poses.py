"""Which cards lie on the table now and where: one pose a card, by what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import members
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


def come_in(table: TableScene) -> None:
    """Let the five that was picked come into the hand from the court."""
    view = table.view
    if view is None or table.facts.attack > 1:
        return
    hand = members(view.hand)
    for spot, index in zip(table.places.court_row(len(hand)), hand, strict=True):
        pose = Pose(spot.x, spot.y, spot.width, face=table.cast.own(view, index))
        table.actors.spawn(model.own_key(view.seat, index), pose)


def deal_in(table: TableScene) -> None:
    """Let the hand that is now to be seen come up from below."""
    view = table.view
    if view is None:
        return
    spot = table.places.hand(1)[0]
    low = table.kit.metrics.height + spot.width
    for index in members(view.hand):
        key = model.own_key(view.seat, index)
        if table.actors.pose(key) is None:
            face = table.cast.own(view, index)
            table.actors.spawn(key, Pose(spot.x, low, spot.width, face=face))


def leaving(table: TableScene) -> dict[str, Pose]:
    """Where the two cards of an attack go when they are out: to the log, where they are kept.

    Only cards of a resolved attack: one that is taken back goes unseen.
    """
    last = table.flow.last_attack
    if last is None:
        return {}
    cast = table.cast
    seen = cast.face(last.seat, last.attacker), cast.face(1 - last.seat, last.defender)
    spot = table.places.out_spot
    gone = Pose(spot.x, spot.y, spot.width, alpha=0, level=model.STAGE_LEVEL)
    found = {}
    for key in (model.STAGE_ATTACK, model.STAGE_DEFENSE):
        now = table.actors.pose(key)
        if now is not None and now.face in seen:
            found[key] = gone._replace(face=now.face)
    return found


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
