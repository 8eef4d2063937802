"""A person's sign: a disc in their color with the first letter of their name."""

from __future__ import annotations

from pygame import Surface

from game.people.person import Person
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.people.colors import person_color
from game.ui.text import Label
from game.ui.theme import Face, TextStyle

_SHARE = 0.52  # of the disc's diameter: the letter's size


def initial(name: str) -> str:
    """The first letter or digit of a name, large; a name of other signs gives its first one."""
    letters = [letter for letter in name if letter.isalnum()]
    return (letters or list(name.strip()) or ["?"])[0].upper()[:1]


def disc_shape(kit: Kit, person: Person, size: int) -> Surface:
    """The disc alone, `size` px across."""
    return kit.shapes.disc(size, person_color(person.color))


def disc_label(kit: Kit, person: Person, size: int) -> Label:
    """The letter of a disc that is `size` px across."""
    units = size * _SHARE / kit.metrics.scale
    style = TextStyle(Face.DISPLAY, units / kit.metrics.growth(units))
    return kit.type.label(initial(person.name), style, theme.CARD_INK, size * 0.8)


def draw_disc(
    kit: Kit, frame: Frame, person: Person, center: tuple[float, float], size: int
) -> None:
    """Add a person's disc, `size` px across."""
    frame.add_center(disc_shape(kit, person, size), *center)
    frame.text(disc_label(kit, person, size), center[0], center[1], "center")
