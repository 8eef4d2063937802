"""Draw operations: what faces, backs and courts are made of, in millimetres; it knows no pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from game.cards.box import Box
from game.cards.model import Focus, Rgb


@dataclass(frozen=True, slots=True)
class Place:
    """Where local units lie: a point p is drawn at (x, y) + p * scale, x stretched besides."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    stretch: float = 1.0

    def moved(self, x: float, y: float) -> Place:
        """The same place, x to the right and y down."""
        return Place(self.x + x, self.y + y, self.scale, self.stretch)

    def stretched(self, factor: float, around: float) -> Place:
        """The same place with everything wider by a factor, x = `around` (local) unmoved."""
        shift = around * self.scale * self.stretch * (1 - factor)
        return Place(self.x + shift, self.y, self.scale, self.stretch * factor)


class Font(StrEnum):
    """The type that cards are set in: files in assets/fonts."""

    DISPLAY = "Oswald-Bold.ttf"
    LABEL = "Oswald-Medium.ttf"
    TEXT = "Inter-SemiBold.ttf"


class Align(StrEnum):
    """Where a text stands in its box."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled outline; `path` is path data in the local units of `place`."""

    path: str
    color: Rgb
    place: Place = Place()
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A pen's trace along a path; width and dash (on, off) in local units."""

    path: str
    color: Rgb
    width: float
    place: Place = Place()
    alpha: float = 1.0
    is_round: bool = True
    dash: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """A box with round corners, its edges on whole pixels; `corners` says which are round.

    Corners are counted from upper left, clockwise.
    """

    box: Box
    color: Rgb
    radius: float = 0.0
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)


@dataclass(frozen=True, slots=True)
class Frame:
    """The outline of a rounded box, drawn inwards from its edge."""

    box: Box
    color: Rgb
    width: float
    radius: float = 0.0


class Fade(StrEnum):
    """How a shade spreads over its box."""

    DOWN = "down"  # nothing at the top, full at the bottom
    UP = "up"  # full at the top, nothing at the bottom
    OUT = "out"  # full in the middle, nothing at the edge
    RIM = "rim"  # nothing in the middle, full at the edge


@dataclass(frozen=True, slots=True)
class Shade:
    """A soft veil of one colour over a box; alpha is its strongest point."""

    box: Box
    color: Rgb
    alpha: float
    fade: Fade


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture file that covers a box, cropped around its focus."""

    file: Path
    box: Box
    focus: Focus = Focus()  # noqa: RUF009 - a frozen value


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text that never leaves its box.

    Attributes:
        size: wanted size of the type in units; it shrinks to `floor`, then "…" ends the text.
        group: texts of one group are set in the same size, that of the tightest.
    """

    text: str
    box: Box
    font: Font
    size: float
    floor: float
    color: Rgb
    align: Align = Align.LEFT
    group: str = ""


Shape: TypeAlias = Fill | Stroke | Panel | Frame | Shade


@dataclass(frozen=True, slots=True)
class Backdrop:
    """Operations within a box that many pictures share: painted once for a size, then kept.

    Attributes:
        is_plain: no curves or slants in it, so that it is painted at its final size at once.
    """

    box: Box
    operations: tuple[Shape, ...]
    is_plain: bool = False


Operation: TypeAlias = Shape | Photo | Text | Backdrop
Drawing: TypeAlias = tuple[Operation, ...]
Shapes: TypeAlias = tuple[Shape, ...]


def moved(drawing: Drawing, x: float, y: float) -> Drawing:
    """The same drawing, x to the right and y down."""
    return tuple(_moved(operation, x, y) for operation in drawing)


def _moved(operation: Operation, x: float, y: float) -> Operation:
    if isinstance(operation, Backdrop):
        shapes = tuple(_moved_shape(shape, x, y) for shape in operation.operations)
        return replace(operation, box=operation.box.moved(x, y), operations=shapes)
    if isinstance(operation, Photo | Text):
        return replace(operation, box=operation.box.moved(x, y))
    return _moved_shape(operation, x, y)


def _moved_shape(shape: Shape, x: float, y: float) -> Shape:
    if isinstance(shape, Fill | Stroke):
        return replace(shape, place=shape.place.moved(x, y))
    return replace(shape, box=shape.box.moved(x, y))


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """A colour on the way from one to the other; share 0 is `one`, 1 is `other`."""
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def rgb(text: str) -> Rgb:
    """Read a colour such as `#f2722b`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
