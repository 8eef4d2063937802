"""A card's face as draw operations in millimetres: layout and data in, no pixels."""

from __future__ import annotations

from game.cards import palette
from game.cards.box import Box
from game.cards.crest import crest
from game.cards.drawing import (
    Align,
    Backdrop,
    Drawing,
    Fill,
    Font,
    Frame,
    Operation,
    Panel,
    Photo,
    Place,
    Stroke,
    Text,
    mix,
)
from game.cards.label import ATTACK_LABELS, DEFENSE_LABELS
from game.cards.layout import CARD, CORNER_RADIUS, FULL, SAFE_ZONE, SMALL, WIDTH
from game.cards.lettering import natural_width
from game.cards.model import DeckCard, Language, Rgb
from game.cards.palette import Metal
from game.cards.pattern import background
from game.cards.portrait import portrait

_STAR = "M50 3 61.8 36.2 97 37 69 58.3 79 92 50 72 21 92 31 58.3 3 37 38.2 36.2z"
_LABEL_PADDING = 1.05
_ROW_RADIUS = 1.7


def full_face(
    card: DeckCard, language: Language, *, edge: Box = CARD, bleed: float = 0.0
) -> Drawing:
    """Draw a card with all its labels; `edge` is where it is cut, `bleed` how far it goes on."""
    return (
        *_picture(card, FULL.art, Place(30.0 - 30.2, 0.9, 0.302)),
        *crest(card.club, _square(FULL.crest)),
        *_number(card, FULL.number, FULL.number_size),
        *_stars(card),
        _rows(),
        *_band(card, FULL.band),
        *_name_and_role(card, language),
        *(part for index in range(4) for part in _row(card, language, index)),
        *_trim(card, FULL.trim, edge, bleed),
    )


def small_face(card: DeckCard, language: Language) -> Drawing:
    """Draw a card for the bench: number, face, name and eight large digits."""
    art = Box(0, 0, WIDTH, SMALL.band.y)
    window = art if card.picture is None else SMALL.window
    return (
        Panel(art, card.club.dark),
        *_picture(card, window, Place(31.5 - 38.5, 11.0, 0.385)),
        *(part for row in range(4) for part in _cells(card, row)),
        *crest(card.club, _square(SMALL.crest)),
        *_number(card, SMALL.number, SMALL.number_size),
        *_band(card, SMALL.band),
        Text(
            card.names[language].upper(),
            SMALL.name,
            Font.DISPLAY,
            SMALL.name_size,
            SMALL.name_size * 0.62,
            palette.WHITE,
            Align.CENTER,
        ),
        *_trim(card, SMALL.trim, CARD, 0.0),
    )


def metal(card: DeckCard) -> Metal:
    """The metal that shows a card's class."""
    return palette.METALS[min(max(card.card_class, 1), 3) - 1]


def _square(box: Box) -> Place:
    """Where 100 x 100 units fill a square box."""
    return Place(box.x, box.y, box.w / 100)


def _picture(card: DeckCard, box: Box, place: Place) -> Drawing:
    """The owner's picture, or the face drawn from the card's look."""
    if card.picture is not None:
        return (Photo(card.picture, box, card.focus),)
    center = (place.x + 100 * place.scale, place.y + 64 * place.scale)
    return (
        background(card.club, box, center=center),
        *portrait(card.look, card.club, card.position, place),
    )


def _number(card: DeckCard, box: Box, size: float) -> Drawing:
    """The number on a plate that hugs it, upper right (R3.3)."""
    text = str(card.number)
    padding = size * 0.36
    width = min(box.w, natural_width(text, Font.DISPLAY, size) * 1.06 + 2 * padding)
    plate = Box(box.right - width, box.y, width, box.h)
    inside = Box(plate.x + padding * 0.6, plate.y, plate.w - padding * 1.2, plate.h)
    return (
        Panel(plate, metal(card).body, size * 0.32),
        Panel(plate.inset(size * 0.055), palette.INK, size * 0.28),
        Text(text, inside, Font.DISPLAY, size, size * 0.5, palette.WHITE, Align.CENTER),
    )


def _stars(card: DeckCard) -> Drawing:
    box = FULL.stars
    drawing: list[Operation] = []
    for i in range(card.card_class):
        x = box.right - (card.card_class - i) * box.h * 1.12
        place = Place(x, box.y, box.h / 100)
        drawing.append(Stroke(_STAR, palette.INK, 22, place, alpha=0.75))
        drawing.append(Fill(_STAR, metal(card).light, place))
    return tuple(drawing)


def _band(card: DeckCard, box: Box) -> Drawing:
    """The dark strip of the name, between metal and the club's colour."""
    dark = mix(palette.INK, card.club.dark, 0.35)
    line = box.h * 0.085
    return (
        Panel(box, dark),
        Panel(Box(box.x, box.y, box.w, line), metal(card).body),
    )


def _name_and_role(card: DeckCard, language: Language) -> Drawing:
    box, gap = FULL.name, 2.2
    name, role = card.names[language].upper(), card.role[language]
    # Small type runs wider than its natural width: advances are whole pixels there.
    name_width = natural_width(name, Font.DISPLAY, FULL.name_size) * 1.08
    role_width = natural_width(role, Font.LABEL, FULL.role_size) * 1.12
    role_width = max(box.w - gap - name_width, min(role_width * 0.95, box.w * 0.47))
    name_width = box.w - role_width - gap
    return (
        Text(
            name,
            Box(box.x, box.y, name_width, box.h),
            Font.DISPLAY,
            FULL.name_size,
            FULL.name_size * 0.6,
            palette.WHITE,
        ),
        Text(
            role,
            Box(box.right - role_width, box.y, role_width, box.h),
            Font.LABEL,
            FULL.role_size,
            FULL.role_size * 0.7,
            palette.ROLE,
            Align.RIGHT,
        ),
    )


def _rows() -> Backdrop:
    """The paper with the strips and cells of the four plays, alike on all cards."""
    paper = Box(0, FULL.band.bottom, WIDTH, CARD.h - FULL.band.bottom)
    shapes: list[Panel] = [Panel(paper, palette.PAPER)]
    for row in map(FULL.row, range(4)):
        left, right = FULL.attack(row), FULL.defense(row)
        shapes.append(Panel(row, palette.ROW, _ROW_RADIUS))
        shapes.append(Panel(left, palette.ATTACK, _ROW_RADIUS, (True, False, False, True)))
        shapes.append(Panel(right, palette.DEFENSE, _ROW_RADIUS, (False, True, True, False)))
    return Backdrop(paper, tuple(shapes))


def _row(card: DeckCard, language: Language, index: int) -> Drawing:
    """One play: attack value and label on the left, defense label and value on the right."""
    row = FULL.row(index)
    left, right = FULL.attack(row), FULL.defense(row)
    attack, defense = ATTACK_LABELS[language][index], DEFENSE_LABELS[language][index]
    room = row.w - 2 * FULL.cell - 3 * _LABEL_PADDING
    share = natural_width(attack, Font.LABEL, 1) / (
        natural_width(attack, Font.LABEL, 1) + natural_width(defense, Font.LABEL, 1)
    )
    attack_box = Box(left.right + _LABEL_PADDING, row.y, room * share, row.h)
    defense_box = Box(attack_box.right + _LABEL_PADDING, row.y, room * (1 - share), row.h)
    return (
        _value(card.attack[index], _narrowed(left), FULL.value_size),
        _value(card.defense[index], _narrowed(right), FULL.value_size),
        _label(attack, attack_box, Align.LEFT),
        _label(defense, defense_box, Align.RIGHT),
    )


def _narrowed(cell: Box) -> Box:
    """A cell without what of it lies outside the safe zone, on both sides."""
    outside = SAFE_ZONE - FULL.rows.x
    return Box(cell.x + outside, cell.y, cell.w - 2 * outside, cell.h)


def _value(value: int, box: Box, size: float) -> Text:
    return Text(str(value), box, Font.DISPLAY, size, size * 0.5, palette.WHITE, Align.CENTER)


def _label(text: str, box: Box, align: Align) -> Text:
    color = palette.ATTACK_TEXT if align is Align.LEFT else palette.DEFENSE_TEXT
    size = FULL.label_size
    return Text(text, box, Font.LABEL, size, size * 0.6, color, align, group="labels")


def _cells(card: DeckCard, row: int) -> Drawing:
    attack, defense = SMALL.attack(row), SMALL.defense(row)
    edge = SMALL.cell_gap
    return (
        Panel(Box(0, attack.y - edge, attack.right + edge, attack.h + 2 * edge), palette.INK),
        Panel(Box(defense.x - edge, attack.y - edge, WIDTH, attack.h + 2 * edge), palette.INK),
        Panel(attack, palette.ATTACK, 2.2, (False, True, True, False)),
        Panel(defense, palette.DEFENSE, 2.2, (True, False, False, True)),
        _value(card.attack[row], attack, SMALL.value_size),
        _value(card.defense[row], defense, SMALL.value_size),
    )


def _trim(card: DeckCard, width: float, edge: Box, bleed: float) -> Drawing:
    """The metal edge of the card's class; its dark rim goes on over the bleed."""
    tone, outside = metal(card), edge.inset(-bleed)
    rim = Frame(outside, tone.dark, bleed + width * 0.3, CORNER_RADIUS + bleed)
    return (Frame(edge, tone.body, width, CORNER_RADIUS), rim, *_around(edge, bleed, tone.dark))


def _around(edge: Box, bleed: float, color: Rgb) -> Drawing:
    """The bleed around an edge, if there is any: what a rim with round corners leaves out."""
    if not bleed:
        return ()
    outside = edge.inset(-bleed)
    return (
        Panel(Box(outside.x, outside.y, outside.w, bleed), color),
        Panel(Box(outside.x, edge.bottom, outside.w, bleed), color),
        Panel(Box(outside.x, edge.y, bleed, edge.h), color),
        Panel(Box(edge.right, edge.y, bleed, edge.h), color),
    )
