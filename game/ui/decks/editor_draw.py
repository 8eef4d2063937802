"""How the card editor looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.cards.model import Club
from game.engine import PLAYS
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui import theme
from game.ui.decks import editor_widgets
from game.ui.decks.editor_model import USUAL_MOST
from game.ui.decks.editor_words import field_name
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.theme import Color, Face, TextStyle

if TYPE_CHECKING:
    from game.ui.decks.editor import EditorScene

RED: Color = (255, 138, 142)
_LABEL = TextStyle(Face.TEXT, 18)
_TITLE = TextStyle(Face.DISPLAY, 24)
_NOTE = TextStyle(Face.TEXT, 20)
_NUMBER = TextStyle(Face.DISPLAY, 24)
_CAPTION = TextStyle(Face.TEXT, 17)
_RADIUS = 24
_DELETED = 112  # alpha of a deleted card


def draw(scene: EditorScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    size = (kit.metrics.width, kit.metrics.height)
    frame.add(kit.shapes.background(size, (0.5, 0.2), (36, 54, 74), theme.DEEP), 0, 0)
    _header(scene, frame)
    for panel in (scene.places.who, scene.places.values, scene.places.look, scene.places.preview):
        box = kit.shapes.box(
            panel.size, kit.px(_RADIUS), theme.PANEL, border=theme.LINE,
            border_width=max(1, kit.px(2)),
        )  # fmt: skip
        frame.add(box, *panel.topleft)
    _who(scene, frame)
    _values(scene, frame)
    if scene.is_picture_tab:
        _picture(scene, frame)
    else:
        _look(scene, frame)
    _preview(scene, frame)
    _reason(scene, frame)
    scene.group.draw(frame)


def _header(scene: EditorScene, frame: Frame) -> None:
    kit, bar, row = scene.kit, scene.places.header, scene.places.header_row
    frame.add(kit.shapes.gradient(bar.size, (27, 40, 54), (20, 30, 42)), *bar.topleft)
    edge = (bar.width, max(2, kit.px(3)))
    frame.add(kit.shapes.veil(edge, (10, 16, 24, 255)), bar.left, bar.bottom)
    room = editor_widgets.header_left(scene.group.widgets) - kit.px(40) - row.left
    draft = scene.work.draft
    name = draft.name(i18n.language()) or _("New card")
    title = kit.type.label(name.upper(), theme.HEADING, theme.INK, room * 0.55)
    frame.text(title, row.left, row.centery)
    deck = scene.work.deck.names[i18n.language()]
    left = row.left + title.width + kit.px(24)
    label = kit.type.label(deck, _NOTE, theme.MUTED, room - (left - row.left))
    frame.text(label, left, row.centery)


# --- fields -------------------------------------------------------------------------------------


def _who(scene: EditorScene, frame: Frame) -> None:
    places = scene.places
    _field(scene, frame, "name_ru", places.field(0, 0, 0.35)[0])
    _field(scene, frame, "name_en", places.field(0, 0.35, 0.70)[0])
    _field(scene, frame, "number", places.field(0, 0.70, 1)[0])
    _field(scene, frame, "role_ru", places.field(1, 0, 0.35)[0])
    _field(scene, frame, "role_en", places.field(1, 0.35, 0.70)[0])
    _field(scene, frame, "class", places.field(1, 0.70, 1)[0])
    _field(scene, frame, "position", places.field(2, 0, 0.5)[0])
    club = scene.work.checked.preview.club
    _field(scene, frame, "club", places.field(2, 0.5, 1)[0], club.names[i18n.language()])
    clubs = scene.work.deck.clubs
    for rect, each in zip(editor_widgets.club_chips(scene), clubs, strict=True):
        _chip(scene, frame, rect, each, is_chosen=each.id == club.id)


def _field(scene: EditorScene, frame: Frame, name: str, rect: Rect, more: str = "") -> None:
    """A field's label, and beside it what is wrong or `more` about it."""
    kit = scene.kit
    fault = scene.fault(name)
    label = kit.type.label(
        field_name(name), _LABEL, theme.MUTED, rect.width * (0.42 if fault else 1)
    )
    frame.text(label, rect.left, rect.centery)
    if fault or more:
        left = rect.left + label.width + kit.px(14)
        color = RED if fault else theme.INK
        frame.text(
            kit.type.label(fault or more, _LABEL, color, rect.right - left), left, rect.centery
        )


def _chip(scene: EditorScene, frame: Frame, rect: Rect, club: Club, *, is_chosen: bool) -> None:
    kit = scene.kit
    hot = scene.group.hot is not None and scene.group.hot.name == f"club:{club.id}"
    edge: Color = theme.WHITE if is_chosen else (255, 255, 255, 150) if hot else club.dark
    width = max(2, kit.px(4)) if is_chosen else max(1, kit.px(2))
    box = kit.shapes.box(rect.size, kit.px(14), club.color, border=edge, border_width=width)
    frame.add(box, *rect.topleft)
    frame.add_center(kit.sprites.crest(club, rect.width * 34 // 52), *rect.center)


def _values(scene: EditorScene, frame: Frame) -> None:
    kit, head = scene.kit, scene.places.values_head
    title = kit.type.label(_("Values").upper(), _TITLE, theme.INK, head.width // 2)
    frame.text(title, head.left, head.centery)
    draft = scene.work.draft
    is_usual = max(*draft.attack, *draft.defense) <= USUAL_MOST
    text = _("usually 1 to {most}").format(most=USUAL_MOST)
    color = theme.MUTED if is_usual else theme.GOLD
    label = kit.type.label(text, _LABEL, color, head.width - title.width - kit.px(20))
    frame.text(label, head.right, head.centery, "right")
    for play in PLAYS:
        for side, name in enumerate((play_name(play), defense_name(play))):
            rect = scene.places.value(play, side)[0]
            frame.text(
                kit.type.label(name, _LABEL, theme.SOFT, rect.width),
                rect.centerx, rect.centery - kit.px(4), "center",
            )  # fmt: skip


def _look(scene: EditorScene, frame: Frame) -> None:
    texts = (
        _("Skin"), _("Hair"), _("Hair color"), _("Brows"), _("Mouth"), _("Wears"),
        _("Face width"),
    )  # fmt: skip
    for row, text in enumerate(texts):
        rect = scene.places.look_row(row)[0]
        label = scene.kit.type.label(text, _LABEL, theme.MUTED, rect.width)
        frame.text(label, rect.left, rect.centery)


def _picture(scene: EditorScene, frame: Frame) -> None:
    kit, places, draft = scene.kit, scene.places, scene.work.draft
    fault = scene.picture_trouble or scene.fault("picture")
    if fault:
        text, color = fault, RED
    elif draft.picture is None:
        text, color = _("Or drop a picture on the window."), theme.MUTED
    else:
        text, color = _("Drag the bright part; the wheel brings it nearer."), theme.MUTED
    paragraph(frame, kit, places.picture_note, text, _LABEL, color=color, top=True)
    if draft.picture is None:
        _empty_picture(scene, frame)
        return
    for surface, rect in scene.crop.parts(draft.focus):
        frame.add(surface, *rect.topleft)
    name = places.picture_name
    file = kit.type.label(draft.picture.name, _LABEL, theme.SOFT, name.width)
    frame.text(file, name.left, name.centery)
    label = places.picture_zoom[0]
    zoom = kit.type.label(_("Zoom"), _LABEL, theme.MUTED, label.width)
    frame.text(zoom, label.left, label.centery)


def _empty_picture(scene: EditorScene, frame: Frame) -> None:
    kit, rect = scene.kit, scene.places.picture
    box = kit.shapes.dashed(
        rect.size, kit.px(18), theme.NIGHT, theme.LINE_STRONG, max(2, kit.px(2))
    )
    frame.add(box, *rect.topleft)
    room = rect.inflate(-kit.px(50), -kit.px(30))
    text = _("No picture yet: JPEG, PNG or WebP, of any size and shape.")
    paragraph(frame, kit, room, text, _NOTE, color=theme.SOFT, align="center")


# --- preview ------------------------------------------------------------------------------------


def _preview(scene: EditorScene, frame: Frame) -> None:
    places = scene.places
    languages = scene.languages
    small = _("{language}, on the bench").format(language=languages[0].upper())
    for place, rect, text in (
        ("large", places.large, languages[0].upper()),
        ("hand", places.hand, languages[1].upper()),
        ("bench", places.bench, small),
    ):
        _face(scene, frame, place, rect)
        caption = places.caption(rect)
        label = scene.kit.type.label(text, _CAPTION, theme.MUTED, caption.width)
        frame.text(label, caption.centerx, caption.centery, "center")
    _strength(scene, frame)
    _notes(scene, frame)


def _face(scene: EditorScene, frame: Frame, place: str, rect: Rect) -> None:
    kit = scene.kit
    face = scene.faces.shown.get(place)
    if face is None:
        frame.add_center(kit.sprites.back(rect.width), *rect.center)
        return
    blur = max(3, rect.width // 16)
    radius = round(rect.width * theme.CARD_RADIUS)
    shadow = kit.shapes.shadow(rect.size, radius, blur, 150)
    frame.add_center(shadow, rect.centerx, rect.centery + max(1, blur // 2))
    if scene.work.draft.is_deleted:
        face = kit.sprites.faded(face, _DELETED)
    frame.add_center(face, *rect.center)


def _strength(scene: EditorScene, frame: Frame) -> None:
    """How strong the card is: a bar with the deck's mean on it."""
    kit, rect, found = scene.kit, scene.places.strength, scene.work.standing
    if found is None:
        return
    own = _("Strength {value} · like class {stars}").format(
        value=i18n.decimal(found.own), stars="★" * found.card_class
    )
    mean = _("the deck’s mean is {value}").format(value=i18n.decimal(found.mean))
    label = kit.type.label(own, _LABEL, theme.INK, rect.width)
    frame.text(label, rect.left, rect.top + rect.height * 0.17)
    label = kit.type.label(mean, _CAPTION, theme.MUTED, rect.width)
    middle = rect.left + round(rect.width * found.mean / found.most)
    x = min(max(middle - label.width // 2, rect.left), rect.right - label.width)
    frame.text(label, x, rect.top + rect.height * 0.86)
    high = max(6, kit.px(16))
    bar = Rect(rect.left, rect.top + rect.height * 43 // 100, rect.width, high)
    frame.add(kit.shapes.box(bar.size, high // 2, theme.NIGHT), *bar.topleft)
    share = min(1.0, found.own / found.most)
    size = (max(high, round(bar.width * share)), high)
    color = theme.BAD if found.is_far_above else theme.GOOD
    frame.add(kit.shapes.box(size, high // 2, color), *bar.topleft)
    for value, ink in ((found.mean, theme.WHITE), (found.limit, theme.GOLD)):
        x = bar.left + round(bar.width * min(1.0, value / found.most))
        tick = (max(2, kit.px(4)), high + kit.px(12))
        frame.add_center(kit.shapes.box(tick, tick[0] // 2, ink), x, bar.centery)


def _notes(scene: EditorScene, frame: Frame) -> None:
    """Warnings, or where the card goes; each in a line or two."""
    kit, rect = scene.kit, scene.places.notes
    warnings = [] if scene.work.draft.is_deleted else scene.work.warnings
    texts = [(text, theme.GOLD) for text in warnings]
    if scene.work.makes_copy:
        name = scene.work.deck.names[i18n.language()]
        text = _("The game’s own decks stay as they are: the card goes into your copy, “{deck}”.")
        texts.append((text.format(deck=name), theme.SOFT))
    if not texts:
        return
    gap = kit.px(10)
    high = min(kit.px(84), (rect.height - gap * (len(texts) - 1)) // len(texts))
    bar = max(3, kit.px(5))
    y = rect.top
    for text, color in texts:
        frame.add(kit.shapes.box((bar, high), bar // 2, color), rect.left, y)
        room = Rect(rect.left + kit.px(20), y, rect.width - kit.px(20), high)
        paragraph(frame, kit, room, text, _NOTE, color=color)
        y += high + gap


# --- foot ---------------------------------------------------------------------------------------


def _reason(scene: EditorScene, frame: Frame) -> None:
    """Why the card cannot be saved, or that it is."""
    text, color = reason(scene)
    if text:
        room = editor_widgets.footer_room(scene, scene.group.widgets)
        paragraph(frame, scene.kit, room, text, _NOTE, color=color, align="right")


def reason(scene: EditorScene) -> tuple[str, Color]:
    """The sentence beside the button that saves, and its colour."""
    work = scene.work
    if work.draft.is_deleted:
        return _("This card is no longer in the deck."), theme.GOLD
    for field, sentence in work.checked.faults.items():
        color = RED if scene.fault(field) else theme.MUTED
        if not work.draft.name("ru") and field == "name_ru":
            return sentence, color
        return f"{field_name(field)}: {sentence[:1].lower()}{sentence[1:]}", color
    if scene.is_just_saved:
        name, deck = work.draft.name(i18n.language()), work.deck.names[i18n.language()]
        return _("“{card}” is saved in “{deck}”.").format(card=name, deck=deck), theme.GOOD
    if not work.can_save:
        return _("No changes to save."), theme.MUTED
    if work.makes_copy:
        name = work.deck.names[i18n.language()]
        return pgettext("card", "Goes into “{deck}”").format(deck=name), theme.MUTED
    return "", theme.MUTED
