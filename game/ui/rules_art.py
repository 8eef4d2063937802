"""The pictures beside the rules: cards, numbers and periods, drawn from the first deck."""

from __future__ import annotations

from pygame import Rect

from game import i18n
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.icon import swap_icon
from game.ui.kit import Kit
from game.ui.play_words import play_name
from game.ui.rules_text import Picture
from game.ui.theme import Color, Face, TextStyle
from game.ui.title_fan import fan_cards

_PLATE = TextStyle(Face.DISPLAY, 60)
_NUMBER = TextStyle(Face.DISPLAY, 64)
_WORD = TextStyle(Face.DISPLAY, 30)
_TAG = TextStyle(Face.STRONG, 20)
_PERIOD = TextStyle(Face.DISPLAY, 34)
_ROW = 6


def draw(frame: Frame, kit: Kit, picture: Picture, area: Rect) -> None:
    """Add a page's picture to a frame, in the middle of an area, px."""
    drawers = {
        Picture.CARD: _card,
        Picture.ROSTERS: _rosters,
        Picture.ATTACK: _attack,
        Picture.VERDICTS: _verdicts,
        Picture.NUMBERS: _numbers,
        Picture.SUBSTITUTION: _substitution,
        Picture.PERIODS: _periods,
        Picture.OVERTIME: _overtime,
    }
    if picture in drawers:
        drawers[picture](frame, kit, area)


def _tag(frame: Frame, kit: Kit, text: str, x: float, y: float, fill: Color, room: int) -> Rect:
    """A small label in a coloured pill around (x, y); where it is."""
    label = kit.type.label(text, _TAG, theme.WHITE, room - kit.px(32))
    rect = Rect(0, 0, label.width + kit.px(32), max(kit.px(44), label.height + kit.px(8)))
    rect.center = (round(x), round(y))
    frame.add(kit.shapes.box(rect.size, kit.px(12), fill), *rect.topleft)
    frame.text(label, rect.centerx, rect.centery, "center")
    return rect


def _card(frame: Frame, kit: Kit, area: Rect) -> None:
    """One card, and what is what on it."""
    cards = fan_cards(kit)
    if not cards:
        return
    width = kit.px(theme.ZOOM_CARD)
    high = round(width * theme.CARD_RATIO)
    x, y = area.center
    frame.add_center(kit.sprites.face(cards[0], width), x, y)
    tags = (
        (_("Club"), -1, -0.43, theme.BUTTON),
        (_("Attack"), -1, 0.25, theme.ATTACK),
        (_("Number"), 1, -0.43, theme.BUTTON),
        (_("Class"), 1, -0.045, theme.BUTTON),
        (_("Defense"), 1, 0.25, theme.DEFENSE),
    )
    room = (area.width - width) // 2 - kit.px(34)
    for text, side, down, fill in tags:
        _pointer(
            frame, kit, text, (x + side * width // 2, y + round(high * down)), fill, side, room
        )


def _pointer(
    frame: Frame, kit: Kit, text: str, at: tuple[int, int], fill: Color, side: int, room: int
) -> None:
    """A tag beside a card, with a line to the card's edge at `at`; side: -1 left, 1 right."""
    reach, thick = kit.px(34), max(2, kit.px(4))
    label = kit.type.label(text, _TAG, theme.WHITE, room - kit.px(32))
    middle = at[0] + side * (reach + (label.width + kit.px(32)) / 2)
    line = kit.shapes.box((reach + kit.px(8), thick), 0, fill)
    frame.add_center(line, at[0] + side * (reach + kit.px(8)) / 2, at[1])
    _tag(frame, kit, text, middle, at[1], fill, room)


def _rosters(frame: Frame, kit: Kit, area: Rect) -> None:
    """The row of a stream: the oldest card leaves, a closed one comes."""
    decks = kit.catalog.decks
    cards = decks[0].cards[:_ROW] if decks else ()
    gap = kit.px(14)
    width = min(kit.px(theme.BENCH_CARD), (area.width - _ROW * gap) // (_ROW + 1))
    left = area.centerx - ((_ROW + 1) * width + _ROW * gap) // 2
    y = area.centery
    for place, card in enumerate(cards):
        face = kit.sprites.face(card, width)
        x = left + place * (width + gap) + width / 2
        frame.add_center(kit.sprites.faded(face, 110) if place == 0 else face, x, y)
    last = left + _ROW * (width + gap) + width / 2
    frame.add_center(kit.sprites.back(width), last, y)
    down = round(width * theme.CARD_RATIO) // 2 + kit.px(60)
    room = area.width // 2 - gap
    for x, text, side in ((left, _("the oldest leaves"), 1), (last, _("a new one comes"), -1)):
        label = kit.type.label(text, _TAG, theme.WHITE, room - kit.px(32))
        half = (label.width + kit.px(32)) / 2
        edge = x if side > 0 else x + width / 2
        _tag(frame, kit, text, edge + side * half, y + down, theme.BUTTON, room)


def _attack(frame: Frame, kit: Kit, area: Rect) -> None:
    """Two cards, and between them the play and the two values."""
    cards = fan_cards(kit)
    if len(cards) < 2:
        return
    first, second = cards[0], cards[1]
    width = kit.px(theme.STAGE_CARD)
    x, y = area.center
    apart = (area.width - width) // 2 - kit.px(8)
    for card, sign in ((first, -1), (second, 1)):
        turned = kit.sprites.turned(kit.sprites.face(card, width), -3.0 * sign)
        frame.add_center(turned, x + sign * apart, y)
    room = area.width - 2 * width - kit.px(10)
    best = max(PLAYS, key=lambda play: first.attack[play] - second.defense[play])
    _tag(frame, kit, play_name(best), x, y - kit.px(100), theme.CARD_INK, room)
    _pair(frame, kit, x, y, first.attack[best], second.defense[best])


def _pair(frame: Frame, kit: Kit, x: float, y: float, attack: int, defense: int) -> None:
    """Two values in their colours with the sign between them."""
    side, apart = kit.px(92), kit.px(92)
    for value, fill, sign in ((attack, theme.ATTACK, -1), (defense, theme.DEFENSE, 1)):
        middle = x + sign * apart
        frame.add_center(kit.shapes.box((side, side), kit.px(16), fill), middle, y)
        label = kit.type.label(str(value), _NUMBER, theme.WHITE, side)
        frame.text(label, middle, y, "center")
    sign_text = ">" if attack > defense else "<" if attack < defense else "="
    frame.text(kit.type.label(sign_text, _NUMBER, theme.INK), x, y, "center")


def _verdicts(frame: Frame, kit: Kit, area: Rect) -> None:
    """Greater, smaller, equal."""
    rows = (
        (9, 8, i18n.signed(2), theme.GOOD),
        (4, 7, _("Miss!"), theme.BAD),
        (6, 6, _("Once more!"), theme.GOLD),
    )
    high, gap = kit.px(150), kit.px(28)
    y = area.centery - (3 * high + 2 * gap) // 2
    for attack, defense, word, color in rows:
        rect = Rect(area.left, y, area.width, high)
        box = kit.shapes.box(rect.size, kit.px(22), theme.PANEL, border=theme.LINE, border_width=2)
        frame.add(box, *rect.topleft)
        _pair(frame, kit, rect.left + kit.px(210), rect.centery, attack, defense)
        left = rect.left + kit.px(420)
        label = kit.type.label(word.upper(), _PLATE, color, rect.right - kit.px(24) - left)
        frame.text(label, left, rect.centery)
        y += high + gap


def _numbers(frame: Frame, kit: Kit, area: Rect) -> None:
    """Two numbers, the smaller of which attacks."""
    wide, high = kit.px(330), kit.px(170)
    x, y = area.center
    apart = kit.px(220)
    for text, sign, color in (("1.1.006", -1, theme.GOLD), ("1.2.005", 1, theme.LINE)):
        middle = x + sign * apart
        box = kit.shapes.box(
            (wide, high), kit.px(24), theme.PANEL, border=color, border_width=max(2, kit.px(4))
        )
        frame.add_center(box, middle, y)
        frame.text(kit.type.label(text, _PLATE, theme.INK, wide - kit.px(30)), middle, y, "center")
    frame.text(kit.type.label("<", _NUMBER, theme.INK), x, y, "center")
    _tag(frame, kit, _("attacks first"), x - apart, y + kit.px(140), theme.BALL, wide)
    frame.add_center(kit.sprites.ball(kit.px(72)), x - apart, y - kit.px(150))


def _substitution(frame: Frame, kit: Kit, area: Rect) -> None:
    """Two cards of the hand against two of the bench."""
    cards = fan_cards(kit)
    width = kit.px(theme.HAND_CARD)
    x, y = area.center
    step = width + kit.px(16)
    for place, card in enumerate(cards[:4]):
        row, column = divmod(place, 2)
        face = kit.sprites.face(card, width)
        frame.add_center(face, x + (row * 2 - 1) * kit.px(225) + (column - 0.5) * step, y)
    frame.add_center(swap_icon(kit.shapes, kit.px(64), theme.GOLD), x, y)
    for sign, text in ((-1, _("Hand")), (1, _("Bench"))):
        top = y - width * theme.CARD_RATIO / 2 - kit.px(60)
        label = kit.type.label(text.upper(), _WORD, theme.MUTED, kit.px(380))
        frame.text(label, x + sign * kit.px(225), top, "center")


def _periods(frame: Frame, kit: Kit, area: Rect) -> None:
    """Two halves of two periods; between them all cards come back."""
    gap = kit.px(20)
    wide = (area.width - 3 * gap) // 4
    high = kit.px(190)
    y = area.centery - kit.px(40)
    for period in range(1, 5):
        rect = Rect(area.left + (period - 1) * (wide + gap), y - high // 2, wide, high)
        box = kit.shapes.box(rect.size, kit.px(20), theme.PANEL, border=theme.LINE, border_width=2)
        frame.add(box, *rect.topleft)
        name = kit.type.label(i18n.period_name(period), _PERIOD, theme.INK, wide - kit.px(20))
        frame.text(name, rect.centerx, rect.top + kit.px(64), "center")
        for attack in range(5):
            pip = kit.shapes.box((kit.px(22), max(4, kit.px(9))), kit.px(4), theme.BALL)
            frame.add_center(pip, rect.centerx + (attack - 2) * kit.px(29), rect.top + kit.px(130))
    for half, text in enumerate((_("cards come back after it"), _("and again after it"))):
        left = area.left + half * 2 * (wide + gap)
        rect = Rect(left, y + high // 2 + kit.px(24), 2 * wide + gap, max(2, kit.px(5)))
        frame.add(kit.shapes.box(rect.size, 0, theme.GOLD), *rect.topleft)
        label = kit.type.label(text, theme.BODY, theme.GOLD, rect.width)
        frame.text(label, rect.centerx, rect.bottom + kit.px(34), "center")


def _overtime(frame: Frame, kit: Kit, area: Rect) -> None:
    """A level score, then the attack that decides."""
    x, y = area.center
    box = kit.shapes.box(
        (kit.px(560), kit.px(330)), kit.px(28), theme.PANEL, border=theme.LINE, border_width=2
    )
    frame.add_center(box, x, y)
    score = TextStyle(Face.DISPLAY, 110)
    frame.text(
        kit.type.label("24 : 24", score, theme.INK, kit.px(520)), x, y - kit.px(60), "center"
    )
    name = kit.type.label(i18n.period_name(5).upper(), _WORD, theme.GOLD, kit.px(500))
    frame.text(name, x, y + kit.px(38), "center")
    word = kit.type.label(_("the first basket wins"), theme.LEAD, theme.SOFT, kit.px(500))
    frame.text(word, x, y + kit.px(100), "center")
    frame.add_center(kit.sprites.ball(kit.px(110)), x, y - kit.px(190))
