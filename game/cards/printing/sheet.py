"""Where cards stand on a sheet of paper, in millimetres from its upper left corner; no files."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.cards.box import Box
from game.cards.layout import HEIGHT, WIDTH
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.request import Faces, PrintRequest

PAPERS: dict[str, tuple[float, float]] = {  # width and height of the upright sheet, mm
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
}
SINGLE = "single"
MAX_BLEED = 3.0  # mm; what the pictures have around the card
_TOLERANCE = 1e-6


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """How many cards a sheet takes and how far apart they stand; lengths in mm."""

    id: str
    paper: str
    columns: int
    rows: int
    gutter: float
    bleed: float
    outer_bleed: float
    is_landscape: bool = False


LAYOUTS: dict[str, SheetLayout] = {
    layout.id: layout
    for layout in (
        SheetLayout("a4-9", "a4", 3, 3, 2, 1, 1),
        SheetLayout("a4-8", "a4", 4, 2, 6, 3, 3, is_landscape=True),
        SheetLayout("letter-9", "letter", 3, 3, 0, 0, 1),
        SheetLayout("letter-8", "letter", 4, 2, 3, 1.5, 1.5, is_landscape=True),
        SheetLayout("a3-18", "a3", 6, 3, 3, 1.5, 1.5, is_landscape=True),
        SheetLayout("a3-16", "a3", 4, 4, 6, 3, 3),
        SheetLayout(SINGLE, "", 1, 1, 0, 3, 3),
    )
}


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of a sheet, centred on the paper; lengths in mm."""

    paper_width: float
    paper_height: float
    columns: int
    rows: int
    gutter: float
    bleed: float
    outer_bleed: float

    @property
    def cells(self) -> int:
        """How many cards fit."""
        return self.columns * self.rows

    @property
    def trim_area(self) -> Box:
        """The box around all cards as they will be cut."""
        width = self.columns * WIDTH + (self.columns - 1) * self.gutter
        height = self.rows * HEIGHT + (self.rows - 1) * self.gutter
        return Box((self.paper_width - width) / 2, (self.paper_height - height) / 2, width, height)

    @property
    def bleed_area(self) -> Box:
        """The box around all that is printed but marks."""
        return self.trim_area.inset(-self.outer_bleed)

    @property
    def margins(self) -> tuple[float, float]:
        """White paper outside the bleed: at left and right, at top and bottom."""
        return self.bleed_area.x, self.bleed_area.y

    def trim(self, column: int, row: int) -> Box:
        """Where a card is cut."""
        area = self.trim_area
        x, y = area.x + column * (WIDTH + self.gutter), area.y + row * (HEIGHT + self.gutter)
        return Box(x, y, WIDTH, HEIGHT)

    def clip(self, column: int, row: int) -> Box:
        """How far a card's picture is printed: trim and bleed, wider at the outer sides."""
        trim = self.trim(column, row)
        left = self.outer_bleed if column == 0 else self.bleed
        right = self.outer_bleed if column == self.columns - 1 else self.bleed
        top = self.outer_bleed if row == 0 else self.bleed
        bottom = self.outer_bleed if row == self.rows - 1 else self.bleed
        return Box(trim.x - left, trim.y - top, WIDTH + left + right, HEIGHT + top + bottom)


def grid_for(request: PrintRequest) -> Grid:
    """The grid of a request: its layout with what the request changes.

    Raises:
        PrintRefusal: there is no such layout, or it does not fit; the number that would is in it.
    """
    layout = LAYOUTS.get(request.layout)
    if layout is None:
        allowed = tuple(LAYOUTS)
        raise PrintRefusal(PrintCode.UNKNOWN_LAYOUT, found=request.layout, allowed=allowed)
    bleed = layout.bleed if request.bleed is None else request.bleed
    outer = request.outer_bleed
    if outer is None:
        outer = max(bleed, layout.outer_bleed) if request.bleed is None else bleed
    if min(bleed, outer) < 0:
        code = PrintCode.BLEED_OVER_PICTURE
        raise PrintRefusal(code, found=min(bleed, outer), largest=MAX_BLEED)
    grid = _grid(request, layout, bleed, outer)
    if max(bleed, outer) > MAX_BLEED:
        code = PrintCode.BLEED_OVER_PICTURE
        raise PrintRefusal(code, found=max(bleed, outer), largest=MAX_BLEED)
    return grid


def _grid(request: PrintRequest, layout: SheetLayout, bleed: float, outer: float) -> Grid:
    if layout.id == SINGLE:
        return Grid(WIDTH + 2 * outer, HEIGHT + 2 * outer, 1, 1, 0, outer, outer)
    return _sheet_grid(request, layout, bleed, outer)


def _sheet_grid(request: PrintRequest, layout: SheetLayout, bleed: float, outer: float) -> Grid:
    gutter = layout.gutter if request.bleed is None else 2 * bleed
    if request.gutter is not None:
        gutter = request.gutter
    if not 0 <= gutter <= 50:
        raise PrintRefusal(PrintCode.OUT_OF_RANGE, option="gutter", found=gutter, low=0, high=50)
    columns = layout.columns
    if request.faces is Faces.FOLD:
        columns -= columns % 2
    width, height = PAPERS[layout.paper]
    if layout.is_landscape:
        width, height = height, width
    grid = Grid(width, height, columns, layout.rows, gutter, bleed, outer)
    if bleed > gutter / 2 + _TOLERANCE:
        code = PrintCode.BLEED_OVER_GUTTER
        raise PrintRefusal(code, found=bleed, largest=_down(gutter / 2), gutter=gutter)
    if not _fits(grid, request.printer.margin):
        raise _misfit(request, layout, grid)
    return grid


def _fits(grid: Grid, margin: float) -> bool:
    return min(grid.margins) >= margin - _TOLERANCE


def _misfit(request: PrintRequest, layout: SheetLayout, grid: Grid) -> PrintRefusal:
    """Why a grid passes the printable area, and the largest number that would fit."""
    margin = request.printer.margin
    bare = replace(grid, gutter=0.0, bleed=0.0, outer_bleed=0.0)
    if not _fits(bare, margin):
        largest = _down(min(bare.margins))
        code = PrintCode.MARGIN_DOES_NOT_FIT
        return PrintRefusal(code, found=margin, largest=largest, layout=layout.id)
    tight = replace(grid, outer_bleed=grid.bleed)
    if grid.outer_bleed > grid.bleed and _fits(tight, margin):
        largest = _down(min(replace(grid, outer_bleed=0.0).margins) - margin)
        code, found = PrintCode.BLEED_DOES_NOT_FIT, grid.outer_bleed
        return PrintRefusal(code, found=found, largest=largest, layout=layout.id)
    if request.gutter is None:
        rooms = (bare.margins[0] - margin) / grid.columns, (bare.margins[1] - margin) / grid.rows
        largest = min(_down(min(rooms)), MAX_BLEED)
        code, found = PrintCode.BLEED_DOES_NOT_FIT, max(grid.bleed, grid.outer_bleed)
        return PrintRefusal(code, found=found, largest=largest, layout=layout.id)
    room_x = 2 * (bare.margins[0] - margin - grid.outer_bleed) / max(1, grid.columns - 1)
    room_y = 2 * (bare.margins[1] - margin - grid.outer_bleed) / max(1, grid.rows - 1)
    largest = max(0.0, _down(min(room_x, room_y)))
    code = PrintCode.GUTTER_DOES_NOT_FIT
    return PrintRefusal(code, found=grid.gutter, largest=largest, layout=layout.id)


def _down(length: float) -> float:
    """A length a person can type: tenths of a millimetre, never more than there is room for."""
    return math.floor(length * 10 + _TOLERANCE) / 10
