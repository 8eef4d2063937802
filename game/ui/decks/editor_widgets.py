"""The fields, choices and buttons of the card editor, in the order in which Tab leads through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.cards import palette
from game.cards.card_row import MAX_NUMBER, MAX_TEXT, ROLES
from game.cards.model import Hair, Mouth, Position
from game.engine import PLAYS
from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui import theme
from game.ui.decks.editor_field import LESS, MORE, Crop, Number, Swatch, around
from game.ui.decks.editor_words import hair_name, mouth_name
from game.ui.decks.words import class_name, position_name
from game.ui.setup_widgets import Option, options, text_width
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Entry, Look, Widget

if TYPE_CHECKING:
    from game.ui.decks.editor import EditorScene

SIDES = ("attack", "defense")
_SIGN = TextStyle(Face.STRONG, 26)
_BUTTON = TextStyle(Face.STRONG, 19)


def widgets(scene: EditorScene) -> list[Widget]:
    """All widgets; those that change the card are out of use while it is deleted."""
    fields = [*_who(scene), *_values(scene), *_face(scene)]
    if scene.work.draft.is_deleted:
        for widget in fields:
            widget.enabled = False
    return [*fields, _swap(scene), *_foot(scene), *_header(scene)]


# --- who ----------------------------------------------------------------------------------------


def _who(scene: EditorScene) -> list[Widget]:
    places, draft, work = scene.places, scene.work.draft, scene.work
    usual = ROLES[draft.position]
    number = places.field(0, 0.70, 1)[1]
    free = min(text_width(scene.kit, _("Next free")), number.width * 53 // 100)
    gap = scene.kit.px(12)
    typed = Rect(number.left, number.top, number.width - free - gap, number.height)
    button = Rect(typed.right + gap, number.top, free, number.height)
    return [
        _entry(scene, "name_ru", places.field(0, 0, 0.35)[1], draft.name("ru")),
        _entry(scene, "name_en", places.field(0, 0.35, 0.70)[1], draft.name("en")),
        _entry(scene, "number", typed, "", MAX_NUMBER),
        Widget(button, _("Next free"), _quiet(scene.wrapped(work.take_next_number)),
               style=_BUTTON, radius=scene.kit.px(14), name="next_number"),
        _entry(scene, "role_ru", places.field(1, 0, 0.35)[1], usual["ru"]),
        _entry(scene, "role_en", places.field(1, 0.35, 0.70)[1], usual["en"]),
        *_row(scene, "class", places.field(1, 0.70, 1)[1], [
            (str(n), class_name(n), draft.card_class == n, {"card_class": n}) for n in (1, 2, 3)
        ]),
        *_row(scene, "position", places.field(2, 0, 0.5)[1], [
            (p.value, position_name(p), draft.position is p, {"position": p}) for p in Position
        ]),
        *_clubs(scene),
    ]  # fmt: skip


def _entry(
    scene: EditorScene, name: str, rect: Rect, hint: str, limit: int = MAX_TEXT
) -> Entry:  # fmt: skip
    value = getattr(scene.work.draft, name)
    caret = scene.caret(name, value)
    return Entry(
        rect, hint, name=name, value=value, limit=limit, _caret=caret,
        changed=partial(scene.type_in, name),
    )  # fmt: skip


def _clubs(scene: EditorScene) -> list[Widget]:
    clubs = scene.work.deck.clubs
    return [
        Widget(
            rect, "", _quiet(partial(scene.change, club=club.id)), Look.BARE,
            radius=scene.kit.px(14), name=f"club:{club.id}",
        )
        for rect, club in zip(club_chips(scene), clubs, strict=True)
    ]  # fmt: skip


def club_chips(scene: EditorScene) -> list[Rect]:
    """Where the clubs' crests stand, px: in as many rows as are needed, as large as fits."""
    area = scene.places.field(2, 0.5, 1)[1]
    count = len(scene.work.deck.clubs)
    gap = scene.kit.px(10)
    rows = 1
    while (side := (area.height + gap) // rows - gap) * count + gap * count > area.width * rows:
        rows += 1
    columns = -(-count // rows)
    return [
        Rect(area.left + n % columns * (side + gap), area.top + n // columns * (side + gap),
             side, side)
        for n in range(count)
    ]  # fmt: skip


# --- values -------------------------------------------------------------------------------------


def _values(scene: EditorScene) -> list[Widget]:
    found: list[Widget] = []
    fills = (theme.ATTACK, theme.DEFENSE)
    for play in PLAYS:
        for place, side in enumerate(SIDES):
            value = scene.work.draft.value(side, play)
            found += _stepper(
                scene, f"{side}:{play}", scene.places.value(play, place)[1], str(value),
                partial(scene.step_value, side, play),
                partial(scene.type_value, side, play), fills[place],
            )  # fmt: skip
    return found


def _stepper(
    scene: EditorScene, name: str, rect: Rect, shown: str, step: Callable[[int], None],
    typed: Callable[[int], None] | None = None, fill: theme.Color = theme.NIGHT, digits: int = 2,
    signs: tuple[str, str] = ("−", "+"),
) -> list[Widget]:  # fmt: skip
    """A minus, the number or word itself, a plus."""
    less, middle, more = around(rect, scene.kit.px(10))
    radius = scene.kit.px(12)
    number = Number(
        middle, name=name, shown=shown, step=step, typed=typed, fill=fill, most_digits=digits,
        digits=scene.digits(name),
    )  # fmt: skip
    return [
        Widget(less, signs[0], _quiet(partial(step, -1)), style=_SIGN, radius=radius,
               name=LESS + name),
        number,
        Widget(more, signs[1], _quiet(partial(step, 1)), style=_SIGN, radius=radius,
               name=MORE + name),
    ]  # fmt: skip


# --- face ---------------------------------------------------------------------------------------


def _face(scene: EditorScene) -> list[Widget]:
    kit, head = scene.kit, scene.places.look_head
    tabs = [
        Option("tab:look", _("Drawn face"), partial(scene.show_picture_tab, is_shown=False),
               not scene.is_picture_tab),
        Option("tab:picture", _("Own picture"), partial(scene.show_picture_tab, is_shown=True),
               scene.is_picture_tab),
    ]  # fmt: skip
    rest = text_width(kit, _("By chance")) + kit.px(30)
    room = Rect(head.left, head.top, head.width - rest, head.height)
    found = options(kit, tabs, room)
    return [*found, *(_picture(scene) if scene.is_picture_tab else _look(scene))]


def _look(scene: EditorScene) -> list[Widget]:
    places, look, kit = scene.places, scene.work.draft.look, scene.kit
    head = places.look_head
    chance = text_width(kit, _("By chance"))
    toggles = (
        ("beard", _("Beard"), look.beard),
        ("headband", _("Headband"), look.headband),
        ("glasses", _("Glasses"), look.glasses),
    )
    return [
        Widget(Rect(head.right - chance, head.top, chance, head.height), _("By chance"),
               _quiet(scene.wrapped(scene.work.invent_look)), style=_BUTTON, radius=kit.px(14),
               name="chance"),
        *_swatches(scene, "skin", 0, palette.SKINS, look.skin),
        *_stepper(scene, "hair", _word_room(places.look_row(1)[1]), hair_name(look.hair),
                  partial(scene.step_hair, list(Hair)), signs=("‹", "›")),
        *_swatches(scene, "hair_color", 2, palette.HAIRS, look.hair_color),
        *_features(scene, "brows", 3, [
            ("calm", pgettext("brows", "Calm"), not look.angry_brows, {"angry_brows": False}),
            ("angry", pgettext("brows", "Angry"), look.angry_brows, {"angry_brows": True}),
        ]),
        *_features(scene, "mouth", 4, [
            (m.value, mouth_name(m), look.mouth is m, {"mouth": m}) for m in Mouth
        ]),
        *_features(scene, "wears", 5, [
            (name, text, is_on, {name: not is_on}) for name, text, is_on in toggles
        ]),
        *_stepper(scene, "width", _word_room(places.look_row(6)[1]),
                  _("{percent} %").format(percent=round(look.width * 100)), scene.step_width),
    ]  # fmt: skip


def _word_room(rect: Rect) -> Rect:
    return Rect(rect.left, rect.top, rect.width * 3 // 4, rect.height)


_Choice = tuple[str, str, bool, dict[str, object]]  # name, text, is it chosen, what it changes


def _row(scene: EditorScene, name: str, rect: Rect, choices: Sequence[_Choice]) -> list[Widget]:
    made = [
        Option(f"{name}:{key}", text, partial(scene.change, **fields), is_chosen)
        for key, text, is_chosen, fields in choices
    ]
    return options(scene.kit, made, rect)


def _features(scene: EditorScene, name: str, row: int, choices: Sequence[_Choice]) -> list[Widget]:
    made = [
        Option(f"{name}:{key}", text, partial(scene.change_look, **fields), is_chosen)
        for key, text, is_chosen, fields in choices
    ]
    return options(scene.kit, made, scene.places.look_row(row)[1])


def _swatches(
    scene: EditorScene, name: str, row: int, colors: Sequence[theme.Color], chosen: int
) -> list[Widget]:
    rect, gap = scene.places.look_row(row)[1], scene.kit.px(12)
    wide = min(scene.kit.px(62), (rect.width - gap * (len(colors) - 1)) // len(colors))
    return [
        Swatch(
            Rect(rect.left + n * (wide + gap), rect.top, wide, rect.height), "",
            _quiet(partial(scene.change_look, **{name: n})), Look.BARE, name=f"{name}:{n}",
            color=color, is_chosen=n == chosen,
        )
        for n, color in enumerate(colors)
    ]  # fmt: skip


def _picture(scene: EditorScene) -> list[Widget]:
    kit, places, draft = scene.kit, scene.places, scene.work.draft
    found: list[Widget] = [
        Widget(places.picture_choose, _("Choose a file…"), scene.choose_file,
               Look.PLAIN if draft.picture else Look.CHOSEN, style=_BUTTON,
               radius=kit.px(14), name="choose"),
    ]  # fmt: skip
    if draft.picture is None:
        return found
    zoom = places.picture_zoom[1]
    text = _("{percent} %").format(percent=draft.focus.zoom)
    if scene.crop.is_there:
        found.append(Crop(
            scene.crop.place, "", lambda: None, Look.BARE, radius=kit.px(4), name="crop",
            nudge=scene.nudge, zoom=scene.zoom,
        ))  # fmt: skip
    return [*found, *_stepper(scene, "zoom", zoom, text, scene.zoom)]


# --- around -------------------------------------------------------------------------------------


def _swap(scene: EditorScene) -> Widget:
    return Widget(
        scene.places.hand, "", _quiet(scene.swap_language), Look.BARE,
        radius=scene.kit.px(10), name="swap",
    )  # fmt: skip


def _foot(scene: EditorScene) -> list[Widget]:
    kit, row, work = scene.kit, scene.places.footer_row, scene.work
    back = max(kit.px(150), text_width(kit, _("← Back")))
    found = [Widget(Rect(row.left, row.top, back, row.height), _("← Back"), scene.back,
                    name="back")]  # fmt: skip
    if work.can_delete:
        wide = text_width(kit, _("Delete…"))
        left = row.left + back + kit.px(18)
        found.append(Widget(Rect(left, row.top, wide, row.height), _("Delete…"), scene.ask_delete,
                            name="delete"))  # fmt: skip
    if work.draft.is_deleted:
        text, action, name, enabled = _("Bring the card back"), _quiet(scene.undo), "undelete", True
    else:
        text, action, name = _("Save the card"), _quiet(scene.save), "save"
        enabled = work.can_save
    wide = max(kit.px(280), text_width(kit, text))
    found.append(Widget(Rect(row.right - wide, row.top, wide, row.height), text, action,
                        Look.CALL, enabled=enabled, name=name))  # fmt: skip
    return found


def _header(scene: EditorScene) -> list[Widget]:
    kit, row, work = scene.kit, scene.places.header_row, scene.work
    texts: list[tuple[str, str, Action, bool]] = [
        ("previous", "‹", lambda: scene.go(-1), scene.neighbour(-1) is not None),
        ("next", "›", lambda: scene.go(1), scene.neighbour(1) is not None),
        ("new", _("New card"), scene.new_card, True),
        ("undo", _("Undo"), _quiet(scene.undo), work.history.can_undo),
        ("redo", _("Redo"), _quiet(scene.redo), work.history.can_redo),
    ]
    found: list[Widget] = []
    x, gap = row.right, kit.px(14)
    for name, text, action, enabled in reversed(texts):
        wide = kit.px(64) if len(text) == 1 else text_width(kit, text)
        x -= wide
        found.append(Widget(Rect(x, row.top, wide, row.height), text, action, style=_BUTTON,
                            enabled=enabled, radius=kit.px(14), name=name))  # fmt: skip
        x -= gap * 3 if name == "undo" else gap
    return found[::-1]


def header_left(group: Sequence[Widget]) -> int:
    """Where the header's buttons begin, px."""
    return min(w.rect.left for w in group if w.name == "previous")


def footer_room(scene: EditorScene, group: Sequence[Widget]) -> Rect:
    """Between the buttons at the foot, px."""
    row, gap = scene.places.footer_row, scene.kit.px(28)
    left = max(w.rect.right for w in group if w.name in ("back", "delete")) + gap
    right = min(w.rect.left for w in group if w.name in ("save", "undelete")) - gap
    return Rect(left, row.top, right - left, row.height)


def _quiet(act: Callable[[], object]) -> Action:
    def action() -> None:
        act()

    return action


def other_language() -> str:
    """The language that is not the one of now."""
    return "en" if i18n.language() == "ru" else "ru"
