"""The choices of the print screen, tab by tab, in the order in which Tab leads through them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from game import i18n
from game.cards.printing import LAYOUTS, Faces, Flip, Ink, Marks, MarksOn, Shop
from game.cards.printing.printers import load_printers
from game.cards.printing.sheet import MAX_BLEED
from game.i18n import decimal, pgettext
from game.i18n import gettext as _
from game.ui.decks import shortcuts
from game.ui.decks.words import class_name
from game.ui.printing.choices import MOST_COPIES, What
from game.ui.printing.flow import Cell, Field, chip, leading_chip, stepper, word
from game.ui.printing.names import (
    faces_name,
    flip_name,
    ink_name,
    layout_name,
    marks_name,
    roster_name,
    shop_name,
    what_name,
)

if TYPE_CHECKING:
    from game.ui.printing.print_scene import PrintScene

OFFSET_STEP, MOST_OFFSET = 0.1, 20.0  # mm
_MOST_TURN, _MOST_GROWTH = 5.0, 5.0  # degrees, per cent
ROSTERS = 4  # that are shown at a time
_LENGTHS = frozenset({"back_x", "back_y", "margin", "bleed"})
_BLEED_STEP, _MARGIN_STEP, _MOST_MARGIN = 0.5, 0.5, 30.0  # mm


class Tab(StrEnum):
    """What is chosen at a time."""

    MAIN = "main"
    MORE = "more"
    PRINTER = "printer"
    FILES = "files"


def tab_name(tab: Tab) -> str:
    """What a tab is called."""
    match tab:
        case Tab.MAIN:
            return pgettext("print", "Main")
        case Tab.MORE:
            return pgettext("print", "More")
        case Tab.PRINTER:
            return pgettext("print", "Printer")
        case Tab.FILES:
            return pgettext("print", "Files")


def fields(scene: PrintScene) -> list[Field]:
    """The choices of the tab that is open."""
    return {
        Tab.MAIN: _main, Tab.MORE: _more, Tab.PRINTER: _printer, Tab.FILES: _files,
    }[scene.tab](scene)  # fmt: skip


def _chip(
    scene: PrintScene, name: str, text: str, *, is_chosen: bool, enabled: bool = True,
    **change: object,
) -> Cell:  # fmt: skip
    """A choice that changes what is chosen."""
    act = partial(scene.choose, **change)
    return chip(scene.kit, name, text, act, is_chosen=is_chosen, enabled=enabled)


# --- cards and sheets ---------------------------------------------------------------------------


def _main(scene: PrintScene) -> list[Field]:
    choices = scene.choices
    return [
        Field(_("What to print"), [
            _chip(scene, f"what:{each}", what_name(each), is_chosen=choices.what is each,
                  what=each)
            for each in What if each is not What.ROSTER or scene.rosters
        ]),
        *_which(scene),
        Field(_("Sheet · cards on it · bleed"), [
            _chip(scene, f"layout:{each}", layout_name(each), is_chosen=choices.layout == each,
                  layout=each)
            for each in LAYOUTS
        ]),
        Field(_("Sides"), [
            _chip(scene, f"faces:{each}", faces_name(each), is_chosen=choices.faces is each,
                  faces=each)
            for each in (Faces.DUPLEX, Faces.FRONTS, Faces.BACKS, Faces.SPLIT, Faces.FOLD)
        ]),
        Field(_("The printer turns the paper over its"), [
            _chip(scene, f"flip:{each}", flip_name(each),
                  is_chosen=choices.flip is each and choices.turns_paper,
                  enabled=choices.turns_paper, flip=each)
            for each in Flip
        ]),
        Field(_("Ink"), [
            _chip(scene, f"ink:{each}", ink_name(each), is_chosen=choices.ink is each, ink=each)
            for each in Ink
        ]),
    ]  # fmt: skip


def _which(scene: PrintScene) -> list[Field]:
    """More about what is printed."""
    choices = scene.choices
    match choices.what:
        case What.CLUBS:
            return [Field("", [
                _chip(scene, f"club:{club.id}", club.names[i18n.language()],
                      is_chosen=club.id in choices.clubs,
                      clubs=_toggled(choices.clubs, club.id))
                for club in scene.deck.clubs
            ])]  # fmt: skip
        case What.CLASSES:
            return [Field("", [
                _chip(scene, f"class:{each}", class_name(each),
                      is_chosen=each in choices.classes,
                      classes=_toggled(choices.classes, each))
                for each in (1, 2, 3)
            ])]  # fmt: skip
        case What.ROSTER:
            return [Field("", _rosters(scene))]
        case What.NUMBERS:
            return [
                Field("", [Cell(0, lambda rect: [scene.placed(scene.numbers, rect)])]),
                Field("", [leading_chip(scene.kit, "list", _("From a file…"), scene.pick_list)]),
            ]
        case _:
            return []


def _rosters(scene: PrintScene) -> list[Cell]:
    """Some of the saved rosters, and a way to the others."""
    start = scene.roster_page * ROSTERS
    cells = [
        _chip(scene, f"roster:{kept.key}", roster_name(kept),
              is_chosen=scene.choices.roster == kept.key, roster=kept.key)
        for kept in scene.rosters[start : start + ROSTERS]
    ]  # fmt: skip
    if len(scene.rosters) > ROSTERS:
        pages = -(-len(scene.rosters) // ROSTERS)
        text = _("More rosters · {n} of {count}").format(n=scene.roster_page + 1, count=pages)
        cells.append(chip(scene.kit, "more_rosters", text, scene.turn_rosters))
    return cells


def _toggled(found: tuple[object, ...], each: object) -> tuple[object, ...]:
    return tuple(e for e in found if e != each) if each in found else (*found, each)


# --- more ---------------------------------------------------------------------------------------


def _more(scene: PrintScene) -> list[Field]:
    kit, choices = scene.kit, scene.choices
    copies, has_marks = choices.copies, choices.marks is not Marks.NONE
    return [
        Field(_("Copies of each card"), stepper(
            kit, "copies", str(copies), "20",
            partial(scene.choose, copies=copies - 1) if copies > 1 else None,
            partial(scene.choose, copies=copies + 1) if copies < MOST_COPIES else None,
        )),
        Field(_("Language of the cards"), [
            _chip(scene, f"language:{code}", name, is_chosen=choices.card_language == code,
                  language=code)
            for code, name in (("ru", "Русский"), ("en", "English"))
        ]),
        Field(_("Cards printed before"), [
            _chip(scene, "changed:no", _("Print all"), is_chosen=not choices.only_changed,
                  only_changed=False),
            _chip(scene, "changed:yes", _("Only what has changed"),
                  is_chosen=choices.only_changed, only_changed=True),
        ]),
        Field(_("Bleed around each card"), _bleed(scene)),
        Field(_("Cutting marks"), [
            _chip(scene, f"marks:{each}", marks_name(each), is_chosen=choices.marks is each,
                  marks=each)
            for each in Marks
        ]),
        Field("", [
            _chip(scene, "marks_on", _("On backs too"),
                  is_chosen=choices.marks_on is MarksOn.BOTH and has_marks, enabled=has_marks,
                  marks_on=MarksOn.FRONT if choices.marks_on is MarksOn.BOTH else MarksOn.BOTH),
            _chip(scene, "guides", _("Round corners, for a try"), is_chosen=choices.has_guides,
                  has_guides=not choices.has_guides),
        ]),
    ]  # fmt: skip


def _bleed(scene: PrintScene) -> list[Cell]:
    bleed = scene.choices.bleed
    usual = LAYOUTS[scene.choices.layout].bleed
    now = usual if bleed is None else bleed
    auto = _chip(scene, "bleed:auto", _("As the sheet allows"), is_chosen=bleed is None, bleed=None)
    return [auto, *_amount(scene, "bleed", now, (0.0, MAX_BLEED), _BLEED_STEP)]


def _amount(
    scene: PrintScene, name: str, now: float, span: tuple[float, float], step: float
) -> list[Cell]:  # fmt: skip
    """A length, a turn or a share that goes up and down."""

    def change(by: float) -> Callable[[], object] | None:
        number = round(now + by, 2)
        return partial(scene.choose, **{name: number}) if span[0] <= number <= span[1] else None

    unit = _("{n} mm") if name in _LENGTHS else "{n}°" if name == "turned" else "{n} %"
    text, widest = unit.format(n=decimal(now, 1)), unit.format(n=decimal(-88.8, 1))
    return stepper(scene.kit, name, text, widest, change(-step), change(step))


# --- printer ------------------------------------------------------------------------------------


def _printer(scene: PrintScene) -> list[Field]:
    choices, kit = scene.choices, scene.kit
    reach = (-MOST_OFFSET, MOST_OFFSET)
    return [
        Field(_("Backs are moved"), [
            word(kit, "X"), *_amount(scene, "back_x", choices.back_x, reach, OFFSET_STEP),
            word(kit, " Y"), *_amount(scene, "back_y", choices.back_y, reach, OFFSET_STEP),
        ]),
        Field("", [chip(kit, "calibrate", _("Calibration sheet"), scene.calibrate)]),
        Field(_("Backs are turned clockwise"), _amount(
            scene, "turned", choices.turned, (-_MOST_TURN, _MOST_TURN), OFFSET_STEP
        )),
        Field(_("Sheets are made wider and taller"), [
            *_amount(scene, "wider", choices.wider, (-_MOST_GROWTH, _MOST_GROWTH), OFFSET_STEP),
            word(kit, " · "),
            *_amount(scene, "taller", choices.taller, (-_MOST_GROWTH, _MOST_GROWTH), OFFSET_STEP),
        ]),
        Field(_("White edge of the printer"), _amount(
            scene, "margin", choices.margin, (0.0, _MOST_MARGIN), _MARGIN_STEP
        )),
        Field(_("Printers kept"), [
            *(
                chip(kit, f"printer:{name}", name, partial(scene.use_printer, name),
                     is_chosen=choices.printer == name)
                for name in load_printers()
            ),
            Cell(kit.px(190), lambda rect: [scene.placed(scene.printer_name, rect)]),
            chip(kit, "keep", pgettext("printer", "Remember"), scene.keep_printer,
                 enabled=bool(scene.printer_name.value.strip())),
        ]),
    ]  # fmt: skip


# --- files --------------------------------------------------------------------------------------


def _files(scene: PrintScene) -> list[Field]:
    choices = scene.choices
    usual = chip(
        scene.kit, "place:usual", _("As usual"), partial(scene.save_in, None),
        is_chosen=not choices.folder,
    )  # fmt: skip
    places = [
        chip(
            scene.kit, f"place:{place}", shortcut.text, partial(scene.save_in, shortcut.path),
            is_chosen=choices.folder == str(shortcut.path),
        )
        for place, shortcut in enumerate(shortcuts.shortcuts())
    ]  # fmt: skip
    return [
        Field(_("Pictures for a print shop"), [
            _chip(scene, f"shop:{each}", shop_name(each), is_chosen=choices.shop is each,
                  shop=each)
            for each in (Shop.NONE, Shop.MPC, Shop.TGC, Shop.MM)
        ]),
        Field(_("Contact sheet: all cards as small pictures"), [
            _chip(scene, "contact:yes", _("With it"), is_chosen=choices.has_contact,
                  has_contact=True),
            _chip(scene, "contact:no", _("Without"), is_chosen=not choices.has_contact,
                  has_contact=False),
        ]),
        Field(_("Save in the folder"), [
            Cell(0, lambda rect: [scene.placed(scene.folder_entry, rect)])
        ]),
        Field("", [usual, *places]),
    ]  # fmt: skip
