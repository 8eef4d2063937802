"""Plans a print: pages with pictures and marks in millimetres, warnings, refusals; no files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from game.cards.box import Box
from game.cards.printing.mark import (
    CornerGuide,
    Line,
    crop_marks,
    fold_marks,
    printable_length,
)
from game.cards.printing.refusal import PrintCode, PrintRefusal
from game.cards.printing.request import Faces, Flip, MarksOn, PrintRequest, Shop
from game.cards.printing.sheet import SINGLE, Grid, grid_for

MAX_CARDS = 5000
_RANGES = {  # what the numbers of a request may be
    "mark_length": (1.0, 20.0),
    "corner_guide": (0.5, 10.0),
    "jpeg_quality": (30, 100),
    "max_mb": (0.1, 10_000.0),
}
_PRINTER_RANGES = {
    "back_x": (-20.0, 20.0),
    "back_y": (-20.0, 20.0),
    "back_rotate": (-5.0, 5.0),
    "scale_x": (-5.0, 5.0),
    "scale_y": (-5.0, 5.0),
    "margin": (0.0, 30.0),
}
_SHORT_MARK = 1.0  # mm; a shorter one is no help


class Side(StrEnum):
    """A side of a card."""

    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Placement:
    """A picture on a page.

    Attributes:
        card: index into the request's cards.
        side: which side of the card is seen.
        trim: where the card is cut, mm.
        clip: how far the picture is seen, mm.
        is_turned: it stands on its head.
    """

    card: int
    side: Side
    trim: Box
    clip: Box
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a file; what `Printer` makes up for is not yet in its places.

    Attributes:
        is_back: it is printed on the other side of the paper, and moved as backs are.
    """

    is_back: bool
    placements: tuple[Placement, ...]
    lines: tuple[Line, ...] = ()
    guides: tuple[CornerGuide, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetFile:
    """The pages of one PDF; `name` without what splitting adds and without ".pdf"."""

    name: str
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class PrintPlan:
    """A print that can be made.

    Attributes:
        mark_lengths: mm of the marks at left and right, at top and bottom that can be printed.
        warnings: what the person should know before printing.
    """

    request: PrintRequest
    grid: Grid
    files: tuple[SheetFile, ...]
    mark_lengths: tuple[float, float]
    warnings: tuple[PrintRefusal, ...] = ()

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages of all files."""
        return tuple(page for file in self.files for page in file.pages)

    @property
    def sheet_count(self) -> int:
        """How many sheets of paper are printed."""
        is_both = self.request.faces in (Faces.DUPLEX, Faces.SPLIT)
        return len(self.pages) // 2 if is_both else len(self.pages)


def plan(request: PrintRequest) -> PrintPlan:
    """Plan a print.

    Raises:
        PrintRefusal: it cannot be made; the number that would fit is in it.
    """
    _check_numbers(request)
    if request.card_count == 0:
        raise PrintRefusal(PrintCode.NO_CARDS)
    if request.card_count > MAX_CARDS:
        raise PrintRefusal(PrintCode.BAD_COUNT, found=request.card_count, highest=MAX_CARDS)
    grid = grid_for(request)
    if request.layout == SINGLE:
        return PrintPlan(request, grid, _single_files(request, grid), (0.0, 0.0))
    lengths = printable_length(grid, request.mark_length, request.printer.margin)
    return PrintPlan(
        request, grid, _sheet_files(request, grid), lengths, _warnings(request, lengths)
    )


def shop_plan(planned: PrintPlan) -> PrintPlan | None:
    """The same cards a page each, for the shop that the pictures are for; None where there is none.

    A shop cuts with its own marks and from its own bleed: what the sheets have of both is dropped.
    """
    request = planned.request
    if request.shop is Shop.NONE or request.layout == SINGLE:
        return None
    return plan(replace(request, layout=SINGLE, gutter=None, bleed=None, outer_bleed=None))


def _check_numbers(request: PrintRequest) -> None:
    numbers = [(name, getattr(request, name), span) for name, span in _RANGES.items()]
    numbers += [
        (name, getattr(request.printer, name), _PRINTER_RANGES[name]) for name in _PRINTER_RANGES
    ]
    for option, found, (low, high) in numbers:
        if found is not None and not low <= found <= high:
            code = PrintCode.OUT_OF_RANGE
            raise PrintRefusal(code, option=option, found=found, low=low, high=high)
    for each in request.cards:
        if each.count < 0:
            raise PrintRefusal(PrintCode.BAD_COUNT, found=each.count, highest=MAX_CARDS)


def _warnings(request: PrintRequest, lengths: tuple[float, float]) -> tuple[PrintRefusal, ...]:
    if request.marks.value != "corners" or min(lengths) >= _SHORT_MARK:
        return ()
    sides = ("left and right", "top and bottom")
    short = tuple(side for side, length in zip(sides, lengths, strict=True) if length < _SHORT_MARK)
    return (PrintRefusal(PrintCode.NO_MARKS, sides=short, length=min(lengths)),)


def _copies(request: PrintRequest) -> tuple[int, ...]:
    """The index of a card for each copy, in order."""
    return tuple(index for index, each in enumerate(request.cards) for _ in range(each.count))


def _single_files(request: PrintRequest, grid: Grid) -> tuple[SheetFile, ...]:
    """A card a page, for print shops: no marks, no turning."""

    def page(card: int, side: Side) -> Page:
        place = Placement(card, side, grid.trim(0, 0), grid.clip(0, 0))
        return Page(side is Side.BACK, (place,))

    fronts = [page(card, Side.FRONT) for card in _copies(request)]
    backs = [page(card, Side.BACK) for card in _copies(request)]
    name = "1up_trim63x88"
    if request.faces in (Faces.DUPLEX, Faces.FOLD):
        pairs = zip(fronts, backs, strict=True)
        return (SheetFile(name, tuple(page for pair in pairs for page in pair)),)
    return _files(name, request.faces, fronts, backs)


def _sheet_files(request: PrintRequest, grid: Grid) -> tuple[SheetFile, ...]:
    if request.faces is Faces.FOLD:
        pages = tuple(
            _fold_page(request, grid, cards) for cards in _chunks(request, grid.cells // 2)
        )
        return (SheetFile(f"{request.layout}_fold", pages),)
    chunks = tuple(_chunks(request, grid.cells))
    fronts = [_front_page(request, grid, cards) for cards in chunks]
    backs = [_back_page(request, grid, cards) for cards in chunks]
    return _files(request.layout, request.faces, fronts, backs)


def _files(
    name: str, faces: Faces, fronts: Sequence[Page], backs: Sequence[Page]
) -> tuple[SheetFile, ...]:
    match faces:
        case Faces.FRONTS:
            return (SheetFile(f"{name}_fronts", tuple(fronts)),)
        case Faces.BACKS:
            return (SheetFile(f"{name}_backs", tuple(backs)),)
        case Faces.SPLIT:
            return (
                SheetFile(f"{name}_fronts", tuple(fronts)),
                SheetFile(f"{name}_backs", tuple(backs)),
            )
        case _:
            pairs = zip(fronts, backs, strict=True)
            return (SheetFile(f"{name}_duplex", tuple(page for pair in pairs for page in pair)),)


def _chunks(request: PrintRequest, size: int) -> Iterator[tuple[int, ...]]:
    copies = _copies(request)
    for start in range(0, len(copies), size):
        yield copies[start : start + size]


def _fronts(grid: Grid, cards: Sequence[int]) -> tuple[Placement, ...]:
    return tuple(
        Placement(card, Side.FRONT, grid.trim(x, y), grid.clip(x, y))
        for card, (y, x) in zip(
            cards, (divmod(i, grid.columns) for i in range(len(cards))), strict=True
        )
    )


def _front_page(request: PrintRequest, grid: Grid, cards: Sequence[int]) -> Page:
    places = _fronts(grid, cards)
    lines = crop_marks(grid, [each.trim for each in places], request.marks, request.mark_length)
    return Page(False, places, lines, _guides(request, places))


def _guides(request: PrintRequest, places: Sequence[Placement]) -> tuple[CornerGuide, ...]:
    if request.corner_guide is None:
        return ()
    return tuple(CornerGuide(each.trim, request.corner_guide) for each in places)


def _back_page(request: PrintRequest, grid: Grid, cards: Sequence[int]) -> Page:
    places = tuple(_behind(each, request.flip, grid) for each in _fronts(grid, cards))
    if request.marks_on is MarksOn.FRONT and request.faces is not Faces.BACKS:
        return Page(True, places)
    lines = crop_marks(grid, [each.trim for each in places], request.marks, request.mark_length)
    return Page(True, places, lines)


def _behind(front: Placement, flip: Flip, grid: Grid) -> Placement:
    """The back of a card where it lies behind its front once the paper is turned over.

    Turned about its upright middle, left and right change places; about the level one, top and
    bottom do, and the back stands on its head for the reader of the page.
    """
    is_tall = grid.paper_height >= grid.paper_width
    is_about_upright = (flip is Flip.LONG) == is_tall
    if is_about_upright:
        trim, clip = (_mirrored_x(box, grid.paper_width) for box in (front.trim, front.clip))
    else:
        trim, clip = (_mirrored_y(box, grid.paper_height) for box in (front.trim, front.clip))
    return Placement(front.card, Side.BACK, trim, clip, is_turned=not is_about_upright)


def _fold_page(request: PrintRequest, grid: Grid, cards: Sequence[int]) -> Page:
    """Fronts on the left half, their backs on the right one."""
    half = replace(grid, columns=grid.columns // 2)
    places: list[Placement] = []
    for card, (row, column) in zip(
        cards, (divmod(i, half.columns) for i in range(len(cards))), strict=True
    ):
        front = Placement(card, Side.FRONT, grid.trim(column, row), grid.clip(column, row))
        trim, clip = (_mirrored_x(box, grid.paper_width) for box in (front.trim, front.clip))
        places += front, Placement(card, Side.BACK, trim, clip)
    marks = crop_marks(grid, [each.trim for each in places], request.marks, request.mark_length)
    lines = (*marks, *fold_marks(grid, request.mark_length))
    return Page(False, tuple(places), lines, _guides(request, places[::2]))


def _mirrored_x(box: Box, width: float) -> Box:
    return Box(width - box.right, box.y, box.w, box.h)


def _mirrored_y(box: Box, height: float) -> Box:
    return Box(box.x, height - box.bottom, box.w, box.h)
