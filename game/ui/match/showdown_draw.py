"""How the right of the first attack looks: backs with number tags, names, coin and ball."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from game import i18n
from game.cards.model import Club
from game.engine import PERIODS, Seat
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.result_layout import steady
from game.ui.match.side import side_name
from game.ui.text import Label
from game.ui.theme import Color, Face, TextStyle
from game.ui.tween import ease_in_out

if TYPE_CHECKING:
    from game.ui.match.showdown import ShowdownScene

_CARD = 260
_CARD_Y = 505
_CARD_X = (610, 1310)
_ANGLE = 4.5
_FAN = 6.0  # degrees between the cards of pairs that were equal
_TITLE = theme.HEADING
_TAG = TextStyle(Face.DISPLAY, 40)
_NAME = TextStyle(Face.DISPLAY, 44)
_NUMBER = TextStyle(Face.DISPLAY, 64)
_SIGN = TextStyle(Face.DISPLAY, 96)
_PAIR = TextStyle(Face.DISPLAY, 26)
_TAG_STEPS = 6
_COIN_STEPS = 8
_BALL = 110


class _Side(NamedTuple):
    """One seat's half of the screen; x, y are the card's middle, px."""

    seat: Seat
    x: int
    y: int
    angle: float
    is_first: bool
    is_second: bool


def draw(scene: ShowdownScene, frame: Frame) -> None:
    """Add all but the button to a frame, back to front."""
    kit = scene.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.45), theme.GLOW, theme.DEEP), 0, 0)
    sides = tuple(_side(scene, seat) for seat in (0, 1))
    for side in sides:
        _halo(scene, frame, side)
    _words(scene, frame)
    for side in sides:
        _card(scene, frame, side)
        _tag(scene, frame, side)
        _name(scene, frame, side)
    _equal_pairs(scene, frame)
    _sign(scene, frame)
    _ball(scene, frame, sides)


def _side(scene: ShowdownScene, seat: Seat) -> _Side:
    spot = scene.kit.rect(_CARD_X[seat], _CARD_Y, 0, 0)
    angle = _ANGLE if seat == 0 else -_ANGLE
    first = scene.first
    return _Side(seat, spot.left, spot.top, angle, first == seat, first == 1 - seat)


def _words(scene: ShowdownScene, frame: Frame) -> None:
    """The title, and what is compared now."""
    kit = scene.kit
    x, room = kit.metrics.width / 2, kit.metrics.width - kit.px(160)
    title = _("Right of the first attack")
    period = scene.flow.session.view(0).period
    if period > PERIODS:
        title = f"{i18n.period_name(period)} · {title}"
    label = kit.type.label(title.upper(), steady(_TITLE, kit.metrics), theme.GOLD, room)
    frame.text(label, x, kit.rect(0, 118, 0, 0).top, "center")
    lead = kit.type.label(_lead(scene), steady(theme.LEAD, kit.metrics, 1.4), theme.SOFT, room)
    frame.text(lead, x, kit.rect(0, 180, 0, 0).top, "center")


def _lead(scene: ShowdownScene) -> str:
    if scene.steps.is_tossing:
        return _("All five numbers are equal: the coin decides.")
    return (
        _("The smallest number of each five, read without its dots: the smaller attacks first."),
        _("The smallest numbers are equal, so the second smallest decide."),
        _("Two pairs are equal, so the third smallest numbers decide."),
        _("Three pairs are equal, so the fourth smallest numbers decide."),
        _("Four pairs are equal, so the last numbers decide."),
    )[min(scene.steps.pair, 4)]


def _halo(scene: ShowdownScene, frame: Frame, side: _Side) -> None:
    """Light in the club's colour behind the card; it goes out behind who attacks second."""
    kit, club = scene.kit, scene.flow.cast.club(side.seat)
    alpha = 60 if side.is_second else 190 if side.is_first else 130
    size = kit.px(820)
    key = ("showdown light", size, club.color, alpha)
    light = kit.shapes.make(key, lambda: _light(size, club.color, alpha))
    frame.add_center(light, side.x, side.y)


def _light(size: int, color: Color, alpha: int) -> Surface:
    """A soft round light, px."""
    tiny = Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            away = min(1.0, math.hypot(x - 23.5, y - 23.5) / 23.5)
            tiny.set_at((x, y), (*color[:3], round(alpha * (1 - away) ** 2)))
    return pygame.transform.smoothscale(tiny, (size, size))


def _card(scene: ShowdownScene, frame: Frame, side: _Side) -> None:
    """The back of the card whose number is asked; the cards asked before lie under it."""
    kit = scene.kit
    back = kit.sprites.back(kit.px(_CARD))
    outward = 1 if side.angle > 0 else -1
    for under in range(scene.steps.pair, 0, -1):
        turned = kit.sprites.turned(back, side.angle + outward * under * _FAN)
        frame.add_center(turned, side.x - outward * under * kit.px(16), side.y)
    frame.add_center(kit.sprites.turned(back, side.angle), side.x, side.y)


def _tag(scene: ShowdownScene, frame: Frame, side: _Side) -> None:
    """The number as it stands on the card: all that may be seen of it (R3.2)."""
    kit = scene.kit
    pair, opened = scene.steps.number(side.seat)
    step = round(opened * _TAG_STEPS)
    if pair is None or step == 0:
        return
    text = str(scene.event.numbers[pair][side.seat])
    edge = theme.GOLD if side.is_first else theme.LINE_STRONG
    label = kit.type.label(text, steady(_TAG, kit.metrics), theme.WHITE, kit.px(_CARD - 48))
    size = (label.width + kit.px(36), kit.px(64))
    key = ("showdown tag", text, size, edge, step)

    def make() -> Surface:
        whole = _tag_picture(kit, label, size, edge)
        if step == _TAG_STEPS:
            return whole
        high = max(2, whole.get_height() * step // _TAG_STEPS)
        return pygame.transform.smoothscale(whole, (whole.get_width(), high))

    off_x = kit.px(_CARD) / 2 - kit.px(4) - size[0] / 2
    off_y = -kit.px(_CARD * theme.CARD_RATIO) / 2 + kit.px(4) + size[1] / 2
    turn = math.radians(side.angle)
    x = side.x + off_x * math.cos(turn) + off_y * math.sin(turn)
    y = side.y - off_x * math.sin(turn) + off_y * math.cos(turn)
    frame.add_center(kit.sprites.turned(kit.shapes.make(key, make), side.angle), x, y)


def _tag_picture(kit: Kit, label: Label, size: tuple[int, int], edge: Color) -> Surface:
    """A number in its box, with room for the light around the winner's."""
    glow = kit.px(10)
    sheet = Surface((size[0] + 2 * glow, size[1] + 2 * glow), pygame.SRCALPHA)
    radius = kit.px(13)
    if edge == theme.GOLD:
        sheet.blit(kit.shapes.glow(size, radius, (*theme.GOLD[:3], 60), glow), (0, 0))
    box = kit.shapes.box(size, radius, theme.CARD_INK, border=edge, border_width=max(2, kit.px(3)))
    sheet.blit(box, (glow, glow))
    x = (sheet.get_width() - label.width) // 2
    sheet.blit(label.surface, (x, round(sheet.get_height() / 2 - label.middle)))
    return sheet


def _name(scene: ShowdownScene, frame: Frame, side: _Side) -> None:
    """Crest, team and the number without its dots (R3.3)."""
    kit, cast = scene.kit, scene.flow.cast
    club = cast.club(side.seat)
    y = kit.rect(0, 772, 0, 0).top
    ink = theme.MUTED if side.is_second else theme.INK
    badge, gap = kit.px(56), kit.px(18)
    name = kit.type.label(
        side_name(cast, side.seat).upper(), steady(_NAME, kit.metrics), ink, kit.px(400)
    )
    left = side.x - (badge + gap + name.width) / 2
    frame.add(kit.shapes.box((badge, badge), kit.px(14), club.color), left, y - badge / 2)
    frame.add_center(kit.sprites.crest(club, kit.px(40)), left + badge / 2, y)
    frame.text(name, left + badge + gap, y)
    pair, opened = scene.steps.number(side.seat)
    if pair is None or opened < 0.5:
        return
    value = scene.event.numbers[pair][side.seat].value
    ink = theme.GOLD if side.is_first else theme.MUTED if side.is_second else theme.INK
    number = kit.type.label(str(value), steady(_NUMBER, kit.metrics), ink, kit.px(480))
    frame.text(number, side.x, kit.rect(0, 856, 0, 0).top, "center")


def _equal_pairs(scene: ShowdownScene, frame: Frame) -> None:
    """The pairs that decided nothing, one under the other (R3.4)."""
    kit, y = scene.kit, 544
    for one, other in scene.event.numbers[: scene.steps.pair]:
        text = f"{one.value} = {other.value}"
        label = kit.type.label(text, steady(_PAIR, kit.metrics), theme.MUTED, kit.px(330))
        frame.text(label, kit.metrics.width / 2, kit.rect(0, y, 0, 0).top, "center")
        y += 40


def _sign(scene: ShowdownScene, frame: Frame) -> None:
    """Which number is smaller, or the coin where none is."""
    kit = scene.kit
    spot = kit.rect(960, 846, 0, 0)
    if scene.steps.is_tossing:
        _coin(scene, frame, spot.left, spot.top)
        return
    if not scene.steps.is_compared:
        return
    one, other = (number.value for number in scene.event.numbers[scene.steps.pair])
    text = "<" if one < other else ">" if one > other else "="
    frame.text(
        kit.type.label(text, steady(_SIGN, kit.metrics), theme.SOFT), spot.left, spot.top, "center"
    )


def _coin(scene: ShowdownScene, frame: Frame, x: float, y: float) -> None:
    """A coin with a crest on each side; it lands on that of who attacks first."""
    kit = scene.kit
    turns, rise = scene.steps.coin
    half = round(turns)
    seat = scene.event.first if half % 2 == 0 else 1 - scene.event.first
    openness = abs(math.cos(math.pi * turns))
    step = max(1, round(openness * _COIN_STEPS))
    club, size = scene.flow.cast.club(seat), kit.px(120)

    def make() -> Surface:
        whole = _coin_picture(kit, club, size)
        high = max(2, size * step // _COIN_STEPS)
        return pygame.transform.smoothscale(whole, (size, high))

    picture = kit.shapes.make(("coin", club.id, club.color, size, step), make)
    frame.add_center(picture, x, y - rise * kit.px(96))


def _coin_picture(kit: Kit, club: Club, size: int) -> Surface:
    sheet = kit.shapes.disc(size, theme.GOLD).copy()
    for share, color in ((0.86, (201, 152, 30)), (0.80, club.color)):
        disc = kit.shapes.disc(round(size * share), color)
        sheet.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
    crest = kit.sprites.crest(club, round(size * 0.52))
    sheet.blit(crest, crest.get_rect(center=(size // 2, size // 2)))
    return sheet


def _ball(scene: ShowdownScene, frame: Frame, sides: tuple[_Side, ...]) -> None:
    """The ball in the middle, then with who attacks first."""
    kit, share = scene.kit, ease_in_out(scene.steps.ball)
    start = kit.rect(960, 452 if scene.steps.pair else 505, 0, 0)
    side = sides[scene.event.first]
    toward = 1 if side.angle > 0 else -1
    end = (side.x + toward * kit.px(162), side.y + kit.px(146))
    x = start.left + (end[0] - start.left) * share
    y = start.top + (end[1] - start.top) * share - math.sin(math.pi * share) * kit.px(110)
    size = kit.px(_BALL)
    shadow = kit.shapes.shadow((size, size), size // 2, max(3, kit.px(9)), 120)
    frame.add_center(shadow, x, y + kit.px(5))
    frame.add_center(kit.sprites.ball(size), x, y)
