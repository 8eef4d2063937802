"""How the deck screen looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from game import i18n
from game.cards.model import DeckCard
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks import browser_widgets, words
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.grid import CardGrid
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.decks.browser import DecksScene

_NAME = TextStyle(Face.DISPLAY, 34)
_LINE = TextStyle(Face.TEXT, 18)
_VALUE = TextStyle(Face.DISPLAY, 20)
_MOST_VALUE = 10


def draw(scene: DecksScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    draw_ground(kit, frame)
    _header(scene, frame)
    _panel(scene, frame)
    if not scene.grid.cards:
        _nothing(scene, frame)
    scene.group.draw(frame)


def draw_ground(kit: Kit, frame: Frame) -> None:
    """Add the ground that all deck screens stand on."""
    size = kit.metrics.window.size
    frame.add(kit.shapes.background(size, (0.4, 0.2), (36, 54, 74), theme.DEEP), 0, 0)


def draw_header(kit: Kit, frame: Frame, bar: Rect) -> None:
    """Add the bar on top."""
    frame.add(kit.shapes.gradient(bar.size, (27, 40, 54), (20, 30, 42)), *bar.topleft)
    edge = (bar.width, max(2, kit.px(3)))
    frame.add(kit.shapes.veil(edge, (10, 16, 24, 255)), bar.left, bar.bottom)


def _header(scene: DecksScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.header_row
    draw_header(kit, frame, scene.places.header)
    room = browser_widgets.title_width(scene)
    title = kit.type.label(_("Decks").upper(), theme.HEADING, theme.INK, room)
    frame.text(title, row.left, row.centery)


def _nothing(scene: DecksScene, frame: Frame) -> None:
    if scene.deck is None:
        text = _("There is no deck yet. Add one: a folder, a ZIP, an XLSX or a CSV file.")
    else:
        text = _("No card is like that.")
    area = scene.places.grid.inflate(-scene.kit.px(200), 0)
    area.height = scene.kit.px(300)
    paragraph(frame, scene.kit, area, text, theme.LEAD, color=theme.MUTED, align="center")


def _panel(scene: DecksScene, frame: Frame) -> None:
    kit, panel = scene.kit, scene.places.panel
    box = kit.shapes.box(
        panel.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE, border_width=max(1, kit.px(2))
    )
    frame.add(box, *panel.topleft)
    card = scene.grid.card
    if card is None:
        return
    draw_large(kit, frame, scene.places.face, large_surface(scene))
    _names(scene, frame, card)
    _bars(kit, frame, scene.places.bars, card)


class _WithLarge(Protocol):
    """A screen with a grid and one of its cards large."""

    kit: Kit
    feed: FaceFeed
    grid: CardGrid

    def large_wish(self) -> Wish | None:
        """The large face."""
        ...


def large_surface(scene: _WithLarge) -> Surface | None:
    """The large face; while it is made, the grid's one enlarged."""
    wish = scene.large_wish()
    found = scene.feed.picture(wish) if wish else None
    if found is None:
        small = scene.feed.picture(scene.grid.wish(scene.grid.card))
        if small is not None and wish is not None:
            return scene.kit.sprites.sized(small, wish.width)
    return found


def draw_large(kit: Kit, frame: Frame, rect: Rect, surface: Surface | None) -> None:
    """Add a large face with its shadow, or an empty place for it."""
    radius = round(rect.width * theme.CARD_RADIUS)
    shadow = kit.shapes.shadow(rect.size, radius, max(3, rect.width // 20), 150)
    frame.add_center(shadow, rect.centerx, rect.centery + rect.width // 40)
    if surface is None:
        surface = kit.shapes.box(rect.size, radius, theme.RAISED)
    frame.add_center(surface, *rect.center)


def _names(scene: DecksScene, frame: Frame, card: DeckCard) -> None:
    """The card's names, club, position and class; or what is to be done now."""
    kit, area = scene.kit, scene.places.names
    room = browser_widgets.languages_left(scene) - kit.px(16) - area.left
    here = scene.face_language
    names = [card.names[here]]
    names += [name for language, name in card.names.items() if language != here]
    first = kit.type.label(names[0].upper(), _NAME, theme.INK, room)
    y = area.top + area.height * 0.21
    frame.text(first, area.left, y)
    rest = room - first.width - kit.px(14)
    if len(names) > 1 and rest > kit.px(40):
        second = kit.type.label(names[1], theme.BODY, theme.MUTED, rest)
        frame.text(second, area.left + first.width + kit.px(14), y + kit.px(3))
    if scene.hint:
        rect = Rect(area.left, area.top + area.height * 45 // 100, area.width, area.height // 2)
        paragraph(frame, kit, rect, scene.hint, theme.BODY, color=theme.GOLD)
        return
    language = i18n.language()
    lines = ((words.club_line(card, language), theme.SOFT), (words.sums_line(card), theme.MUTED))
    for place, (text, color) in enumerate(lines):
        label = kit.type.label(text, _LINE, color, area.width)
        frame.text(label, area.left, area.top + area.height * (0.62 + 0.32 * place))


def _bars(kit: Kit, frame: Frame, area: Rect, card: DeckCard) -> None:
    gap = kit.px(26)
    half = (area.width - gap) // 2
    step = area.height / len(PLAYS)
    for play in PLAYS:
        y = area.top + play * step
        left = Rect(area.left, round(y), half, round(step))
        right = Rect(area.right - half, round(y), half, round(step))
        _bar(kit, frame, left, play_name(play), card.attack[play], theme.ATTACK)
        _bar(
            kit, frame, right, defense_name(play), card.defense[play], theme.DEFENSE, is_right=True
        )


def _bar(
    kit: Kit, frame: Frame, rect: Rect, text: str, value: int, color: Color, *,
    is_right: bool = False,
) -> None:  # fmt: skip
    """A value's name, the value and its bar; attack from the left, defense from the right."""
    number = kit.type.label(str(value), _VALUE, theme.INK)
    label = kit.type.label(text, _LINE, theme.SOFT, rect.width - number.width - kit.px(10))
    y = rect.top + rect.height * 0.34
    near, far = ("right", "left") if is_right else ("left", "right")
    frame.text(label, rect.right if is_right else rect.left, y, near)
    frame.text(number, rect.left if is_right else rect.right, y, far)
    high = max(4, kit.px(10))
    top = rect.top + round(rect.height * 0.34) + max(kit.px(17), label.height * 6 // 10)
    frame.add(kit.shapes.box((rect.width, high), high // 2, theme.BUTTON), rect.left, top)
    wide = max(high, round(rect.width * min(1.0, value / _MOST_VALUE)))
    x = rect.right - wide if is_right else rect.left
    frame.add(kit.shapes.box((wide, high), high // 2, color), x, top)


def warn_of_picture(kit: Kit, card: DeckCard) -> None:
    """Tell, once, that a card's picture file cannot be used."""
    if card.picture is not None:
        text = _("The picture {file} cannot be used: card {number} gets a drawn face.")
        kit.warn(text.format(file=card.picture.name, number=card.number))
