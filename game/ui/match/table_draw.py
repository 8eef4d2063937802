"""How the table looks: court, zones, panels, prompts; it reads the table and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import i18n
from game.cards.layout import FULL, SMALL, SMALL_BELOW, WIDTH
from game.engine import PLAYS, Play, members
from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match import plan_draw
from game.ui.match import table_model as model
from game.ui.match.actor import Pose, draw_card
from game.ui.match.comparison import PILL_HEIGHT
from game.ui.match.log_panel import draw_panel, verdict_text
from game.ui.match.table_layout import Spot
from game.ui.match.table_model import Mode
from game.ui.play_words import play_name
from game.ui.theme import Face, TextStyle

if TYPE_CHECKING:
    from game.ui.match.table import TableScene

_ZONE = TextStyle(Face.DISPLAY, 25)
_ZONE_VALUE = TextStyle(Face.DISPLAY, 42)
_ZONE_POINTS = TextStyle(Face.STRONG, 17)
_PROMPT = TextStyle(Face.TEXT, 21)
_BADGE = TextStyle(Face.DISPLAY, 22)
_WAITING = TextStyle(Face.DISPLAY, 80)
_TITLE = TextStyle(Face.DISPLAY, 25)

__all__ = ["Spot", "choose_first", "draw"]


def choose_first() -> str:
    """The hint where a play or the slot was clicked before a card."""
    return _("Choose a card of the hand first")


def draw(table: TableScene, frame: Frame) -> None:
    """Add the table to a frame, back to front."""
    kit = table.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.4), (36, 54, 74), theme.DEEP), 0, 0)
    court = table.places.court
    dark = table.mode is Mode.SUBSTITUTE
    frame.add((kit.sprites.dark_court if dark else kit.sprites.court)(court.size), *court.topleft)
    table.board.draw(frame)
    _far_note(table, frame)
    _left_panel(table, frame)
    _right_panel(table, frame)
    if table.mode is Mode.ATTACK:
        _zones(table, frame)
    elif table.mode is Mode.DEFENSE:
        _slot(table, frame)
    elif table.mode is Mode.SUBSTITUTE:
        plan_draw.court(table, frame)
    table.actors.draw(frame)
    if table.selected is not None:
        _ring(table, frame)
    if table.mode is Mode.DEFENSE:
        _asked_rows(table, frame)
    if table.mode is Mode.SUBSTITUTE:
        plan_draw.marks(table, frame)
    table.group.draw(frame)
    if table.comparison and not table.actors.is_moving:
        table.comparison.draw(frame, table.places)
    _prompt(table, frame)
    if table.recap:
        _recap(table, frame)
    held = table.pointer.held
    if held:
        draw_card(frame, kit, held, kit.px(theme.HAND_CARD))
    table.peek.draw(frame)


def _far_note(table: TableScene, frame: Frame) -> None:
    """Below the other's hand: how many cards are there and on the bench, which is public."""
    if table.plan:
        return
    kit, found = table.kit, model.counts(table.session, 1 - table.near)
    text = _("Hand {hand} · bench {bench}").format(hand=found.hand, bench=found.bench)
    label = kit.type.label(text, theme.TINY, theme.WHITE, kit.px(220))
    x, y = table.places.far_note
    size = (label.width + kit.px(24), max(kit.px(30), label.height))
    frame.add_center(kit.shapes.box(size, kit.px(10), theme.PILL), x, y)
    frame.text(label, x, y, "center")


def _left_panel(table: TableScene, frame: Frame) -> None:
    kit, panel = table.kit, table.places.left_panel
    draw_panel(frame, kit, panel, _("Bench"))
    x, y = table.places.bench_button.center
    room = panel.width - kit.px(40)
    note = ""
    view = table.view
    if view is None:
        note = _("The bench is closed")
    elif not view.bench:
        note = _("The bench is empty")
    elif table.mode is Mode.ATTACK and not view.may_substitute:
        note = (
            _("No substitution before a repeat attack") if view.repeat else _("Substitution made")
        )
    elif table.mode is Mode.ATTACK and view.may_substitute:
        return
    lines = kit.type.wrap(note, theme.SMALL, room) if note else []
    step = kit.type.line_height(theme.SMALL)
    for place, line in enumerate(lines):
        label = kit.type.label(line, theme.SMALL, theme.MUTED, room)
        frame.text(label, x, y + (place - (len(lines) - 1) / 2) * step, "center")


def _right_panel(table: TableScene, frame: Frame) -> None:
    if table.mode is Mode.SUBSTITUTE:
        plan_draw.gains(table, frame)
        return
    events = table.session.events
    comparison = table.comparison
    if comparison and not comparison.has_told:
        cut = max(i for i, event in enumerate(events) if event is comparison.event)
        events = events[:cut]
    table.log.draw(frame, table.places.right_panel, events, _out_lines(table))


def _out_lines(table: TableScene) -> list[str]:
    """Who is out, of both: all of them were shown to both (R4.6)."""
    view = table.facts
    near = [table.cast.name(view.seat, view.roster[i]) for i in members(view.out)]
    far = [table.cast.name(1 - view.seat, card) for card in view.opponent_out]
    if not near and not far:
        return []
    rows = [(view.seat, near), (1 - view.seat, far)]
    lines = [_("Out of play:")]
    for seat, names in sorted(rows):
        if names:
            lines += _name_lines(table, f"{table.cast.team(seat)}: " + ", ".join(names))
    return lines


def _name_lines(table: TableScene, text: str) -> list[str]:
    room = table.places.right_panel.width - table.kit.px(40)
    return table.kit.type.wrap(text, theme.TINY, room)


def _zones(table: TableScene, frame: Frame) -> None:
    view = table.view
    if view is None:
        return
    card = table.pointer.drag.card if table.pointer.drag else table.selected
    for play in PLAYS:
        value = view.roster[card].attack[play] if card is not None else None
        _zone(table, frame, play, value, lit=table.pointer.lit is play)


def _zone(table: TableScene, frame: Frame, play: Play, value: int | None, *, lit: bool) -> None:
    kit = table.kit
    rect, radius = table.places.zones[play], kit.px(20)
    line = max(2, kit.px(3))
    if lit:
        reach = kit.px(8)
        frame.add(
            kit.shapes.glow(rect.size, radius, (*theme.BALL[:3], 80), reach),
            rect.left - reach, rect.top - reach,
        )  # fmt: skip
        box = kit.shapes.box(
            rect.size, radius, (*theme.BALL[:3], 240), border=theme.WHITE, border_width=line
        )
    else:
        box = kit.shapes.dashed(rect.size, radius, (15, 23, 34, 176), (255, 255, 255, 150), line)
    frame.add(box, *rect.topleft)
    room = rect.width - kit.px(24)
    name = kit.type.label(play_name(play).upper(), _ZONE, theme.WHITE, room)
    frame.text(name, rect.centerx, rect.top + kit.px(34), "center")
    points = kit.type.label("+" + i18n.points(play.points), _ZONE_POINTS, theme.WHITE)
    pill = (points.width + kit.px(18), kit.px(32))
    y = rect.top + kit.px(78)
    if value is None:
        frame.add_center(kit.shapes.box(pill, kit.px(8), (255, 255, 255, 34)), rect.centerx, y)
        frame.text(points, rect.centerx, y, "center")
        return
    number = kit.type.label(str(value), _ZONE_VALUE, theme.WHITE)
    gap = kit.px(14)
    left = rect.centerx - (number.width + gap + pill[0]) / 2
    frame.text(number, left, y)
    x = left + number.width + gap + pill[0] / 2
    frame.add_center(kit.shapes.box(pill, kit.px(8), (255, 255, 255, 48)), x, y)
    frame.text(points, x, y, "center")


def _slot(table: TableScene, frame: Frame) -> None:
    """Where the answer goes, and what it has to stop."""
    pending = table.facts.pending
    if pending is None:
        return
    kit, spot, box = table.kit, table.places.defender_spot, table.places.verdict
    drag = table.pointer.drag
    ready = drag is not None and table.places.court.collidepoint(drag.position)
    fill = (*theme.DEFENSE[:3], 150) if ready else (15, 23, 34, 120)
    line = max(2, kit.px(4))
    slot = kit.shapes.dashed(spot.rect.size, kit.px(14), fill, (255, 255, 255, 170), line)
    frame.add(slot, *spot.rect.topleft)
    lines = kit.type.wrap(_("Drag your answer here"), theme.STRONG, spot.rect.width - kit.px(50))
    step = kit.type.line_height(theme.STRONG)
    y = spot.rect.centery - step * (len(lines) - 1) / 2
    for text in lines:
        frame.text(kit.type.label(text, theme.STRONG, theme.INK), spot.rect.centerx, y, "center")
        y += step
    pill = kit.shapes.box((box.width, kit.px(PILL_HEIGHT)), kit.px(16), theme.PILL)
    frame.add(pill, *box.topleft)
    name = kit.type.label(
        play_name(pending.play).upper(), _TITLE, theme.WHITE, box.width - kit.px(20)
    )
    frame.text(name, box.centerx, box.top + kit.px(24), "center")
    value = str(pending.card.attack[pending.play])
    y = box.top + kit.px(112)
    for ink, drop in ((theme.ATTACK, max(2, kit.px(4))), (theme.WHITE, 0)):
        number = kit.type.label(value, _WAITING, ink)
        frame.text(number, box.centerx - kit.px(62), y + drop, "center")
    mark = kit.type.label("?", _WAITING, (207, 230, 251))
    frame.text(mark, box.centerx + kit.px(62), y, "center")
    reward = kit.type.label(
        _("worth {points}").format(points=i18n.points(pending.play.points)),
        theme.SMALL,
        theme.WHITE,
    )
    size = (reward.width + kit.px(28), kit.px(38))
    frame.add_center(
        kit.shapes.box(size, kit.px(10), theme.PILL), box.centerx, box.top + kit.px(208)
    )
    frame.text(reward, box.centerx, box.top + kit.px(208), "center")


def _asked_rows(table: TableScene, frame: Frame) -> None:
    """On each card of the hand: a golden edge around the value that would answer."""
    pending, view = table.facts.pending, table.view
    if pending is None or view is None:
        return
    kit = table.kit
    small = kit.px(theme.HAND_CARD) < SMALL_BELOW
    cell = SMALL.defense(pending.play) if small else FULL.defense(FULL.row(pending.play))
    line = max(2, kit.px(3))
    for index in members(view.hand):
        pose = table.actors.pose(model.own_key(view.seat, index))
        if pose is None or table.actors.is_moving:
            continue
        mm = pose.width / WIDTH
        size = (round(cell.w * mm) + 2 * line, round(cell.h * mm) + 2 * line)
        x = pose.x - pose.width / 2 + (cell.x + cell.w / 2) * mm
        y = pose.y - pose.height / 2 + (cell.y + cell.h / 2) * mm
        frame.add_center(kit.shapes.ring(size, round(2 * mm) + line, theme.GOLD, line), x, y)


def _ring(table: TableScene, frame: Frame) -> None:
    """The chosen card has a golden edge."""
    view = table.view
    if view is None or table.selected is None:
        return
    pose = table.actors.pose(model.own_key(view.seat, table.selected))
    if pose:
        ring_around(table, frame, pose)


def ring_around(table: TableScene, frame: Frame, pose: Pose) -> None:
    """Add a golden edge around a card that lies straight."""
    kit = table.kit
    line = max(2, kit.px(4))
    size = (round(pose.width) + 2 * line, round(pose.height) + 2 * line)
    radius = round(pose.width * theme.CARD_RADIUS) + line
    frame.add_center(kit.shapes.ring(size, radius, theme.GOLD, line), pose.x, pose.y)


def _prompt(table: TableScene, frame: Frame) -> None:
    parts = _prompt_parts(table)
    if not parts:
        return
    kit = table.kit
    labels = [
        kit.type.label(
            text, _PROMPT if not strong else theme.STRONG, theme.GOLD if strong else theme.INK
        )
        for text, strong in parts
    ]
    total = sum(label.width for label in labels)
    x, y = table.places.prompt
    size = (total + kit.px(44), kit.px(46))
    frame.add_center(kit.shapes.box(size, kit.px(14), theme.PILL), x, y)
    left = x - total / 2
    for label in labels:
        frame.text(label, left, y)
        left += label.width


def _prompt_parts(table: TableScene) -> list[tuple[str, bool]]:
    """What to do now, the keys in gold."""
    if table.hint:
        return [(table.hint, True)]
    match table.mode:
        case Mode.ATTACK:
            letters = " ".join(keys.PLAY_NAMES)
            return [
                (_("Drag a card onto a play") + " · ", False), (_numbers(table) + " ", True),
                (_("card") + ", ", False), (letters + " ", True), (_("play"), False),
            ]  # fmt: skip
        case Mode.DEFENSE:
            name = table.cast.player(table.near)
            return [
                (_("{name} defends: drag a card onto the court").format(name=name) + " · ", False),
                (_numbers(table), True), (" + Enter", True),
            ]  # fmt: skip
        case Mode.SUBSTITUTE:
            return [(_("The hand after the substitution"), False)]
        case Mode.THINK:
            return [(_("The computer is thinking…"), False)]
        case Mode.COMPARE:
            return _after_comparison(table)
        case Mode.COVERED:
            return []


def _numbers(table: TableScene) -> str:
    """The keys that choose the cards of the hand."""
    count = table.facts.hand.bit_count()
    return f"1–{count}" if count > 1 else "1"


def _after_comparison(table: TableScene) -> list[tuple[str, bool]]:
    comparison = table.comparison
    if comparison is None or not comparison.is_over:
        return []
    event = comparison.event
    team = table.cast.team(event.possession)
    if event.possession == event.seat:
        text = _("{team} attack once more").format(team=team)
    else:
        text = _("The ball goes to {team}").format(team=team)
    if not table.persons:
        return [(text, False)]
    return [(text + " · ", False), (_("Space"), True), (" — " + _("go on"), False)]


def _recap(table: TableScene, frame: Frame) -> None:
    """The last attack, for whoever has just come to the screen."""
    event = table.recap
    if event is None:
        return
    kit, court = table.kit, table.places.court
    width = kit.px(150)
    size = (kit.px(560), kit.px(286))
    left, top = court.centerx - size[0] // 2, court.top + kit.px(120)
    box = kit.shapes.box(
        size, kit.px(22), (15, 23, 34, 236), border=theme.LINE, border_width=max(1, kit.px(2))
    )
    frame.add(box, left, top)
    title = kit.type.label(_("Last attack").upper(), theme.PANEL_TITLE, theme.MUTED)
    frame.text(title, court.centerx, top + kit.px(28), "center")
    y = top + kit.px(56) + width * theme.CARD_RATIO / 2
    seats = ((event.seat, event.attacker, -1), (1 - event.seat, event.defender, 1))
    for seat, card, side in seats:
        frame.add_center(
            kit.sprites.face(table.cast.face(seat, card), width),
            court.centerx + side * kit.px(184),
            y,
        )
    text, color = verdict_text(event)
    lines = (
        (play_name(event.play).upper(), _BADGE, theme.WHITE, -58),
        (f"{event.attack_value} : {event.defense_value}", _ZONE_VALUE, theme.WHITE, -4),
        (text.upper(), _ZONE_VALUE, color, 54),
    )
    for words, style, ink, off in lines:
        frame.text(
            kit.type.label(words, style, ink, kit.px(200)), court.centerx, y + kit.px(off), "center"
        )
