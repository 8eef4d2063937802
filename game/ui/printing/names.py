"""What the options of a print are called on the screen."""

from __future__ import annotations

from game.cards.printing import LAYOUTS, Faces, Flip, Ink, Marks, PrintRefusal, Shop
from game.cards.printing.sheet import SINGLE
from game.cards.printing.words import refusal_text
from game.i18n import decimal, pgettext
from game.i18n import gettext as _
from game.people.roster_cards import KeptRoster
from game.ui.printing.choices import What
from game.ui.printing.preview import Outline

_PAPERS = {"a4": "A4", "letter": "Letter", "a3": "A3"}


def what_name(what: What) -> str:
    """Which cards."""
    return {
        What.DECK: pgettext("print", "Deck"),
        What.CLUBS: pgettext("print", "Clubs"),
        What.CLASSES: pgettext("print", "Classes"),
        What.ROSTER: pgettext("print", "A roster"),
        What.NUMBERS: _("Numbers…"),
    }[what]


def roster_name(kept: KeptRoster) -> str:
    """Whose roster, and what it is called."""
    return f"{kept.person.name} · {kept.roster.name}"


def layout_name(layout: str) -> str:
    """The paper, the cards on it and their bleed."""
    if layout == SINGLE:
        return _("A card a page")
    found = LAYOUTS[layout]
    digits = 0 if found.bleed == int(found.bleed) else 1
    bleed = _("{n} mm").format(n=decimal(found.bleed, digits))
    return f"{_PAPERS[found.paper]} · {found.columns * found.rows} · {bleed}"


def print_refusal_text(refusal: PrintRefusal) -> str:
    """Why a print is refused, layouts being called as their buttons are."""
    return refusal_text(
        refusal, layout_name=lambda layout: _("“{name}”").format(name=layout_name(layout))
    )


def faces_name(faces: Faces) -> str:
    """Which sides."""
    return {
        Faces.DUPLEX: _("Both sides"),
        Faces.FRONTS: _("Fronts"),
        Faces.BACKS: _("Backs"),
        Faces.SPLIT: _("Two files"),
        Faces.FOLD: _("To fold"),
    }[faces]


def flip_name(flip: Flip) -> str:
    """Over which edge."""
    return {Flip.LONG: _("long edge"), Flip.SHORT: _("short edge")}[flip]


def ink_name(ink: Ink) -> str:
    """How much ink."""
    return {Ink.COLOR: _("Colour"), Ink.GREY: _("Grey"), Ink.SAVER: _("Saver")}[ink]


def marks_name(marks: Marks) -> str:
    """How cuts are marked."""
    return {
        Marks.CORNERS: _("At the edges"),
        Marks.FULL: _("Lines right across"),
        Marks.NONE: _("No marks"),
    }[marks]


def shop_name(shop: Shop) -> str:
    """Of which size, px or mm, with the bleed."""
    return {
        Shop.NONE: _("No pictures"),
        Shop.MPC: "MPC · 822×1122",
        Shop.TGC: "TGC · 825×1125",
        Shop.MM: _("69×94 mm"),
    }[shop]


def outline_name(outline: Outline) -> str:
    """Which lines on the cards."""
    return {
        Outline.TRIM: pgettext("print", "Trim"),
        Outline.BLEED: pgettext("print", "Bleed"),
        Outline.SAFE: _("Safe area"),
    }[outline]
