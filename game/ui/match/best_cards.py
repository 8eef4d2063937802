"""The three cards that brought most: the best one ringed, with what each of them did."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game import i18n
from game.boxscore import CardLine
from game.i18n import gettext as _
from game.i18n import ngettext
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.actor import Pose, draw_card
from game.ui.match.cast import Cast
from game.ui.match.log_panel import draw_panel
from game.ui.match.result_layout import steady
from game.ui.theme import Face, TextStyle

_CARD = 226
_GAP = 22
_CARDS_FOOT = 390  # from the panel's top
_LINE = 31
_MAIN = TextStyle(Face.STRONG, 21)
_DETAIL = TextStyle(Face.TEXT, 18)


def width(kit: Kit) -> int:
    """How wide a card is, px."""
    return kit.px(_CARD)


def caption(line: CardLine) -> tuple[str, ...]:
    """What a card did: its points or stops in large, then its attacks and answers."""
    main = i18n.points(line.points) if line.points else stops(line.stops)
    lines = [main]
    if line.attacks:
        lines.append(
            _("Attacks: {scored} of {count}").format(scored=line.scored, count=line.attacks)
        )
    if line.defenses:
        lines.append(_("Stops: {held} of {count}").format(held=line.stops, count=line.defenses))
    return tuple(lines)


def stops(n: int) -> str:
    """`1 stop`, `1 отбор`, `2 отбора`, `5 отборов`."""
    return ngettext("{n} stop", "{n} stops", n).format(n=n)


def draw(
    frame: Frame,
    kit: Kit,
    cast: Cast,
    rect: Rect,
    lines: Sequence[CardLine],
    *,
    shares: Sequence[float] = (1.0, 1.0, 1.0),
) -> None:
    """Add the panel; `shares` say how far each card has turned over."""
    draw_panel(frame, kit, rect, _("Best cards of the match"))
    if not lines:
        label = kit.type.label(
            _("No card scored or held"), theme.BODY, theme.MUTED, rect.width - kit.px(60)
        )
        frame.text(label, *rect.center, "center")
        return
    wide, gap = width(kit), kit.px(_GAP)
    left = rect.centerx - (wide * len(lines) + gap * (len(lines) - 1)) // 2
    foot = rect.top + kit.px(_CARDS_FOOT)
    for place, line in enumerate(lines):
        spot = Rect(left, 0, wide, round(wide * theme.CARD_RATIO))
        spot.bottom = foot
        _card(frame, kit, cast, spot, line, shares[place], is_best=place == 0)
        left += wide + gap


def _card(
    frame: Frame, kit: Kit, cast: Cast, spot: Rect, line: CardLine, share: float, *, is_best: bool
) -> None:
    face = cast.face(line.seat, line.card) if share >= 0.5 else None
    turning = abs(1 - 2 * share)
    pose = Pose(*spot.center, spot.width, face=face)
    draw_card(frame, kit, pose, spot.width, turning)
    if share < 1:
        return
    if is_best:
        edge = max(2, kit.px(5))
        ring = (spot.width + 2 * edge, spot.height + 2 * edge)
        radius = round(spot.width * theme.CARD_RADIUS) + edge
        frame.add_center(kit.shapes.ring(ring, radius, theme.GOLD, edge), *spot.center)
    y = spot.bottom + kit.px(36)
    for number, text in enumerate(caption(line)):
        style, ink = (_MAIN, theme.INK) if number == 0 else (_DETAIL, theme.SOFT)
        if is_best and number == 0:
            ink = theme.GOLD
        room = spot.width + kit.px(_GAP) - kit.px(6)
        label = kit.type.label(text, steady(style, kit.metrics, 1.2), ink, room)
        frame.text(label, spot.centerx, y, "center")
        y += kit.px(_LINE)
