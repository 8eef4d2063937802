"""The colors people are told by, on the screen and in words; it draws nothing."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import pgettext
from game.people.person import PersonColor
from game.ui.theme import Color

FAULT: Color = (255, 138, 142)  # what cannot be, in words
COLORS: Mapping[PersonColor, Color] = {  # at least 4.5:1 on every ground of theme
    PersonColor.BLUE: (104, 170, 255),
    PersonColor.GREEN: (99, 201, 132),
    PersonColor.ORANGE: (255, 151, 82),
    PersonColor.RED: (255, 126, 126),
    PersonColor.VIOLET: (181, 156, 255),
    PersonColor.GOLD: (245, 197, 66),
    PersonColor.TEAL: (69, 199, 199),
    PersonColor.PINK: (255, 147, 204),
}


def person_color(color: PersonColor) -> Color:
    """A person's color: readable as text on dark ground, and as a ground for dark ink."""
    return COLORS[color]


def color_name(color: PersonColor) -> str:
    """A color in a word."""
    return {
        PersonColor.BLUE: pgettext("person color", "Blue"),
        PersonColor.GREEN: pgettext("person color", "Green"),
        PersonColor.ORANGE: pgettext("person color", "Orange"),
        PersonColor.RED: pgettext("person color", "Red"),
        PersonColor.VIOLET: pgettext("person color", "Violet"),
        PersonColor.GOLD: pgettext("person color", "Gold"),
        PersonColor.TEAL: pgettext("person color", "Teal"),
        PersonColor.PINK: pgettext("person color", "Pink"),
    }[color]
