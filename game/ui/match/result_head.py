"""The head of the result: how it ended, the teams, and the score that counts up."""

from __future__ import annotations

from game.engine import Outcome, Seat
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.match.result_layout import COUNT, HEADLINE, ResultLayout, steady
from game.ui.theme import Color, Face, TextStyle
from game.ui.tween import Clock, ease_out

_HEADLINE = TextStyle(Face.DISPLAY, 36)
_SCORE = TextStyle(Face.DISPLAY, 150)
_COLON = TextStyle(Face.DISPLAY, 110)
_NAME = TextStyle(Face.DISPLAY, 56)
_PLAYER = TextStyle(Face.TEXT, 22)
_SCORE_OFF = 48  # from the middle to the nearer edge of a score
_TEAM_OFF = 300  # from the middle to the team
_BADGE = 104


def draw(
    frame: Frame,
    kit: Kit,
    cast: Cast,
    places: ResultLayout,
    outcome: Outcome,
    *,
    headline: str,
    clock: Clock,
) -> None:
    """Add the head to a frame, as far as it is told."""
    counted = ease_out(clock.between(*COUNT))
    is_told = clock.passed >= HEADLINE[0]
    for seat in (0, 1):
        ink = _ink(outcome, seat) if is_told else theme.INK
        _score(frame, kit, places, seat, round(outcome.score[seat] * counted), ink)
        _team(frame, kit, cast, places, seat, ink, has_won=is_told and outcome.winner == seat)
    colon = kit.type.label(":", steady(_COLON, kit.metrics), theme.LINE_STRONG)
    frame.text(colon, places.middle, places.score - kit.px(2), "center")
    if is_told:
        share = round(clock.between(*HEADLINE) * 5) / 5
        size = _HEADLINE.size * (0.8 + 0.2 * ease_out(share))
        style = steady(_HEADLINE._replace(size=size), kit.metrics)
        room = kit.metrics.width - kit.px(120)
        label = kit.type.label(headline.upper(), style, theme.GOLD, room)
        frame.text(label, places.middle, places.headline, "center")


def _ink(outcome: Outcome, seat: Seat) -> Color:
    return theme.INK if outcome.winner in (seat, None) else theme.MUTED


def _score(
    frame: Frame, kit: Kit, places: ResultLayout, seat: Seat, number: int, ink: Color
) -> None:
    label = kit.type.label(str(number), steady(_SCORE, kit.metrics), ink)
    off = kit.px(_SCORE_OFF)
    x = places.middle - off if seat == 0 else places.middle + off
    frame.text(label, x, places.score, "right" if seat == 0 else "left")


def _team(
    frame: Frame,
    kit: Kit,
    cast: Cast,
    places: ResultLayout,
    seat: Seat,
    ink: Color,
    *,
    has_won: bool,
) -> None:
    """Crest, team and player beside the score; the winner's crest has a golden ring."""
    px, club = kit.px, cast.club(seat)
    sign = -1 if seat == 0 else 1
    badge = px(_BADGE)
    x = places.middle + sign * (px(_TEAM_OFF) + badge // 2)
    y = places.score
    frame.add_center(kit.shapes.box((badge, badge), px(26), club.color), x, y)
    frame.add_center(kit.sprites.crest(club, px(72)), x, y)
    if has_won:
        line, gap = max(2, px(5)), max(2, px(5))
        ring = badge + 2 * (line + gap)
        frame.add_center(kit.shapes.ring((ring, ring), px(26) + line + gap, theme.GOLD, line), x, y)
    x += sign * (badge // 2 + px(28))
    align = "right" if seat == 0 else "left"
    room = px(460)
    player = cast.player(seat)
    is_alone = player == cast.team(seat)
    name = kit.type.label(cast.team(seat).upper(), steady(_NAME, kit.metrics), ink, room)
    frame.text(name, x, y if is_alone else y - px(16), align)
    if not is_alone:
        style = steady(_PLAYER, kit.metrics)
        frame.text(kit.type.label(player, style, theme.MUTED, room), x, y + px(36), align)
