"""What a person asks to print: plain values, checked by `plan`; it knows no files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # planning and writing sheets needs no rules
    from game.cards.model import DeckCard, Language


class Faces(StrEnum):
    """Which sides of the cards go on which sheets."""

    DUPLEX = "duplex"  # one file, each sheet of fronts before its sheet of backs
    FRONTS = "fronts"
    BACKS = "backs"
    SPLIT = "split"  # fronts and backs in a file each
    FOLD = "fold"  # fronts beside backs, to be folded and glued


class Flip(StrEnum):
    """Over which edge of the paper a printer turns it."""

    LONG = "long"
    SHORT = "short"


class Ink(StrEnum):
    """How much ink and colour a print takes."""

    COLOR = "colour"
    GREY = "grey"
    SAVER = "saver"  # no art, light panels, black text


class Marks(StrEnum):
    """How the cuts are marked."""

    CORNERS = "corners"
    FULL = "full"
    NONE = "none"


class MarksOn(StrEnum):
    """Which sheets have marks."""

    FRONT = "front"
    BOTH = "both"


class Shop(StrEnum):
    """Profiles of pictures for print shops."""

    MPC = "mpc"
    TGC = "tgc"
    MM = "mm"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Printer:
    """How a printer misses: what is done to its sheets to make up for it.

    Attributes:
        back_x: mm that backs are moved to the right.
        back_y: mm that backs are moved down.
        back_rotate: degrees that backs are turned clockwise about the middle of the paper.
        scale_x: per cent that every sheet is made wider, e.g. 0.3.
        scale_y: per cent that every sheet is made taller.
        margin: mm along the edge of the paper that stay white.
    """

    back_x: float = 0.0
    back_y: float = 0.0
    back_rotate: float = 0.0
    scale_x: float = 0.0
    scale_y: float = 0.0
    margin: float = 4.5


@dataclass(frozen=True, slots=True)
class CardCount:
    """A card and how many of it are printed."""

    card: DeckCard
    count: int = 1


@dataclass(frozen=True, slots=True)
class PrintRequest:
    """All that shapes a print.

    Attributes:
        title: what the cards are, in file names: a deck's id.
        cards: what to print, in this order.
        language: of the cards.
        layout: an id of `LAYOUTS`.
        gutter: mm between cards; None: twice the bleed given, or as the layout has it.
        bleed: mm of picture around each card; None: as the layout has it.
        outer_bleed: mm of picture around the outer cards; None: as the layout has it.
        mark_length: mm.
        corner_guide: mm, radius of thin arcs at the corners of fronts, for proofs; None: no arcs.
        jpeg_quality: pictures as JPEG of this quality instead of PNG.
        max_mb: sheets are split into files up to this size.
        contact: also a picture of all cards printed.
    """

    title: str
    cards: tuple[CardCount, ...]
    language: Language = "ru"
    layout: str = "a4-9"
    gutter: float | None = None
    bleed: float | None = None
    outer_bleed: float | None = None
    faces: Faces = Faces.DUPLEX
    flip: Flip = Flip.LONG
    ink: Ink = Ink.COLOR
    printer: Printer = Printer()
    marks: Marks = Marks.CORNERS
    marks_on: MarksOn = MarksOn.FRONT
    mark_length: float = 4.0
    corner_guide: float | None = None
    shop: Shop = Shop.MPC
    jpeg_quality: int | None = None
    max_mb: float | None = None
    contact: bool = True

    @property
    def card_count(self) -> int:
        """How many cards are printed, copies counted."""
        return sum(each.count for each in self.cards)


def whole_deck(cards: tuple[DeckCard, ...]) -> tuple[CardCount, ...]:
    """One of each card."""
    return tuple(CardCount(card) for card in cards)
