"""How the new-match screen looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game import forming, i18n
from game.cards.model import Club
from game.engine import Seat
from game.i18n import gettext as _
from game.ui import setup_widgets, setup_words, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.setup_model import Choices
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.setup import SetupScene

_CLUB = TextStyle(Face.DISPLAY, 58)
_HOST = TextStyle(Face.TEXT, 20)
_LABEL = TextStyle(Face.TEXT, 19)
_RADIUS = 26


def draw(scene: SetupScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.2), (36, 54, 74), theme.DEEP), 0, 0)
    _header(scene, frame)
    choices = scene.choices
    if choices is None:
        room = kit.rect(360, 400, 1200, 200)
        text = _("There is no deck that can be played with.")
        paragraph(frame, kit, room, text, theme.HEADING, color=theme.SOFT, align="center")
    else:
        for seat in (0, 1):
            _panel(scene, frame, choices, seat)
        label = setup_widgets.overtime_label(scene)
        text = setup_widgets.overtime_text()
        paragraph(frame, kit, label, text, _LABEL, color=theme.MUTED, align="right")
    scene.group.draw(frame)
    scene.peek.draw(frame)


def _header(scene: SetupScene, frame: Frame) -> None:
    kit, bar, row = scene.kit, scene.places.header, scene.places.header_row
    frame.add(kit.shapes.gradient(bar.size, (27, 40, 54), (20, 30, 42)), *bar.topleft)
    edge = (bar.width, max(2, kit.px(3)))
    frame.add(kit.shapes.veil(edge, (10, 16, 24, 255)), bar.left, bar.bottom)
    title = kit.type.label(_("New match").upper(), theme.HEADING, theme.INK, kit.px(400))
    frame.text(title, row.left, row.centery)
    kinds = scene.group.named("kind:full")
    if scene.choices and kinds:
        area = setup_widgets.rosters_area(scene, kinds.rect.left)
        label = kit.type.label(_("Rosters"), _LABEL, theme.MUTED, area.width // 3)
        frame.text(label, area.left, area.centery)


def _panel(scene: SetupScene, frame: Frame, choices: Choices, seat: Seat) -> None:
    kit, panel = scene.kit, scene.places.panel(seat)
    club = kit.club(choices.seats[seat].club) or choices.deck.clubs[0]
    band = scene.places.band(seat)
    frame.add(_ground(kit, panel.size, band.height, club), *panel.topleft)
    refused = choices.refusals.get(seat)
    edge = theme.GOLD if scene.seat_at_work == seat else theme.LINE
    if refused:
        edge = theme.BAD
    ring = kit.shapes.ring(panel.size, kit.px(_RADIUS), edge, max(2, kit.px(3)))
    frame.add(ring, *panel.topleft)
    _band(scene, frame, choices, seat, club)
    _labels(scene, frame, choices, seat)
    area = scene.places.caption(seat)
    beside = [w.rect.left for w in scene.group.widgets if area.contains(w.rect)]
    area.width = min([area.right, *beside]) - (kit.px(20) if beside else 0) - area.left
    text = setup_words.caption(scene, choices, seat)
    color: Color = (255, 138, 142) if refused else theme.MUTED
    paragraph(frame, kit, area, text, _LABEL, color=color)
    _roster(scene, frame, choices, seat)


def _band(scene: SetupScene, frame: Frame, choices: Choices, seat: Seat, club: Club) -> None:
    kit, places = scene.kit, scene.places
    crest = places.crest(seat)
    frame.add_center(kit.sprites.crest(club, crest.width), *crest.center)
    title = places.title(seat)
    name = kit.type.label(club.names[i18n.language()].upper(), _CLUB, theme.INK, title.width)
    frame.text(name, title.left, title.centery - kit.px(12))
    host = _("Home") if seat == 0 else _("Away")
    y = title.centery + kit.px(40)
    frame.text(kit.type.label(host, _HOST, (226, 234, 242), title.width), title.left, y)
    clubs = choices.deck.clubs
    for rect, each in zip(places.chips(seat, len(clubs)), clubs, strict=True):
        _chip(scene, frame, rect, each, f"club:{seat}:{each.id}", is_chosen=each.id == club.id)


def _chip(
    scene: SetupScene, frame: Frame, rect: Rect, club: Club, name: str, *, is_chosen: bool
) -> None:
    kit = scene.kit
    radius, line = kit.px(14), max(2, kit.px(3))
    hot = scene.group.hot is not None and scene.group.hot.name == name
    edge: Color = theme.WHITE if is_chosen else (255, 255, 255, 150) if hot else club.dark
    width = line if is_chosen or hot else max(1, kit.px(1))
    box = kit.shapes.box(rect.size, radius, club.color, border=edge, border_width=width)
    frame.add(box, *rect.topleft)
    frame.add_center(kit.sprites.crest(club, rect.width * 34 // 52), *rect.center)


def _labels(scene: SetupScene, frame: Frame, choices: Choices, seat: Seat) -> None:
    kit, places = scene.kit, scene.places
    is_bot = choices.seats[seat].is_bot
    for row, text in enumerate((_("Player"), "" if is_bot else _("Name"))):
        label = places.label(seat, row)
        frame.text(
            kit.type.label(text, _LABEL, theme.MUTED, label.width), label.left, label.centery
        )
    if is_bot:
        text = _("Plays for the best points in sight. It never looks at hidden cards.")
        area = places.control(seat, 1)
        area = area.union(places.label(seat, 1)).inflate(0, kit.px(24))
        paragraph(frame, kit, area, text, theme.BODY, color=theme.SOFT)


def _roster(scene: SetupScene, frame: Frame, choices: Choices, seat: Seat) -> None:
    kit, sprites = scene.kit, scene.kit.sprites
    cards = choices.preview(seat)
    is_open = choices.way.draft is not None or not cards  # the roster is still to come
    count = len(cards) or forming.ROSTER_COUNTS[choices.kind][0]
    for place, rect in enumerate(scene.card_places(seat, count)):
        card = cards[place] if cards else None
        if card is not None and scene.is_made(card, rect.width):
            frame.add_center(sprites.face(card, rect.width), *rect.center)
        elif is_open:
            radius, line = round(rect.width * theme.CARD_RADIUS), max(1, kit.px(2))
            slot = kit.shapes.dashed(rect.size, radius, theme.PANEL, theme.LINE, line)
            frame.add(slot, *rect.topleft)
        else:
            frame.add_center(sprites.back(rect.width), *rect.center)


def _ground(kit: Kit, size: tuple[int, int], band: int, club: Club) -> Surface:
    """A panel whose head shows the club's colours."""
    key = ("setup panel", size, band, club.color, club.dark)
    return kit.shapes.make(key, lambda: _painted(kit, size, band, club))


def _painted(kit: Kit, size: tuple[int, int], band: int, club: Club) -> Surface:
    sheet = Surface(size, pygame.SRCALPHA)
    sheet.fill(theme.PANEL)
    sheet.blit(_slope((size[0], band), club.color, club.dark), (0, 0))
    mask = kit.shapes.box(size, kit.px(_RADIUS), theme.WHITE)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet.convert_alpha()


def _slope(size: tuple[int, int], left: Color, right: Color) -> Surface:
    """A gradient across, a little downwards."""
    tiny = Surface((48, 12))
    for x in range(48):
        for y in range(12):
            share = min(1.0, max(0.0, x / 47 * 0.86 + y / 11 * 0.14))
            tiny.set_at((x, y), [
                round(a + (b - a) * share) for a, b in zip(left[:3], right[:3], strict=True)
            ])  # fmt: skip
    return pygame.transform.smoothscale(tiny, size)
