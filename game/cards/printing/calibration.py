"""A sheet that tells how far a printer's backs miss its fronts, as a PDF of two pages.

Each cell has a line on both sides of the paper. That of the back is printed off its place by the
number that stands in the cell: held against the light, the cell whose two lines are one tells what
`Printer.back_x` or `back_y` should be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

import pydyf  # type: ignore[import-untyped]
from PIL import Image

from game.cards import lettering
from game.cards.drawing import Font
from game.cards.printing.mark import HAIRLINE, Line
from game.cards.printing.painter import png_file
from game.cards.printing.pdf import (
    POINT,
    add_page,
    page_matrix,
    picture_stream,
    start_document,
    stroke,
)
from game.cards.printing.png import packed_picture
from game.cards.printing.request import Faces, Flip, PrintRequest
from game.cards.printing.sheet import Grid, grid_for

REACH, STEP = 5.0, 0.5  # mm: the largest miss that can be read, and how finely
_COLUMNS = 7
_CELL_WIDTH, _CELL_HEIGHT = 24.0, 18.0  # mm
_HALF = 6.0  # of a line, mm
_FONT, _FONT_SIZE = "F1", 9  # pt
_RULER = 50.0  # mm, to see whether the printer keeps sizes
_NOTE_DPI, _NOTE_SIZE, _NOTE_TOP = 300, 38, 22.0  # px of type, mm


class _Note(pydyf.Object):  # type: ignore[misc]
    """Lines of text as a grey picture: the PDF's own fonts have no Russian letters."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        widths = [lettering.extent(line, Font.TEXT, _NOTE_SIZE) for line in lines]
        step = _NOTE_SIZE * 3 // 2
        picture = Image.new("L", (max(widths), step * len(lines)), 255)
        for index, (line, width) in enumerate(zip(lines, widths, strict=True)):
            mask, (dx, dy) = lettering.ink(line, Font.TEXT, _NOTE_SIZE)
            y = lettering.baseline(Font.TEXT, _NOTE_SIZE, top=index * step, height=step) + dy
            picture.paste(0, ((picture.width - width) // 2 + max(dx, 0), y), mask)
        self.data = b"".join(picture_stream(packed_picture(png_file(picture), Path())))
        self.width, self.height = (size / _NOTE_DPI * 25.4 for size in picture.size)

    compressible = False
    data = b""

    def shown(self, grid: Grid) -> str:
        """The operators that show it under the upper ruler."""
        left, bottom = (grid.paper_width - self.width) / 2, _NOTE_TOP + self.height
        place = f"{left * POINT:.3f} {(grid.paper_height - bottom) * POINT:.3f}"
        return f"q {self.width * POINT:.3f} 0 0 {self.height * POINT:.3f} {place} cm /N Do Q"


def steps() -> tuple[float, ...]:
    """The misses that can be read, mm."""
    count = round(REACH / STEP)
    return tuple(index * STEP for index in range(-count, count + 1))


def calibration_name(request: PrintRequest) -> str:
    """What the file is called."""
    grid = grid_for(request)
    return f"calibration_{grid.paper_width:g}x{grid.paper_height:g}_{request.flip.value}.pdf"


def calibration_pdf(request: PrintRequest, notes: Sequence[str] = ()) -> bytes:
    """The sheet for a request's paper, printer and way of turning the paper.

    Args:
        request: of its fields only these count.
        notes: lines that tell what to do with the sheet.
    """
    grid = grid_for(request)
    document = start_document("calibration", Faces.DUPLEX, request.flip)
    font = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type1",
            "BaseFont": "/Helvetica",
            "Encoding": "/WinAnsiEncoding",
        }
    )
    document.add_object(font)
    fonts = pydyf.Dictionary({_FONT: font.reference})
    note = _Note(notes) if notes else None
    if note is not None:
        document.add_object(note)
    pictures = {} if note is None else {"N": note.reference}
    front = [*_front(grid), *([note.shown(grid)] if note else [])]
    for content, is_back in ((front, False), (list(_back(grid, request.flip)), True)):
        matrix = page_matrix(grid, request.printer, is_back=is_back)
        lines = [*([matrix] if matrix else []), f"{HAIRLINE} w 0 G 0 g", *content]
        add_page(document, grid, lines, {} if is_back else pictures, Font=fonts)
    buffer = BytesIO()
    document.write(buffer)
    return buffer.getvalue()


def cells(grid: Grid) -> Iterator[tuple[float, float, float, bool]]:
    """The cells of the front: middle x and y (mm), the number, and whether it is one of x."""
    left = (grid.paper_width - _COLUMNS * _CELL_WIDTH) / 2 + _CELL_WIDTH / 2
    top = (grid.paper_height - 6 * _CELL_HEIGHT) / 2 + _CELL_HEIGHT / 2
    for is_x in (True, False):
        for index, number in enumerate(steps()):
            row, column = divmod(index, _COLUMNS)
            y = top + (row + (0 if is_x else 3)) * _CELL_HEIGHT
            yield left + column * _CELL_WIDTH, y, number, is_x


def _front(grid: Grid) -> Iterator[str]:
    for x, y, number, is_x in cells(grid):
        yield stroke(grid, _line(x, y, is_x=is_x))
        place = (x + 2.0, y + 1.2) if is_x else (x - 3.2, y + 4.8)
        yield _text(grid, *place, f"{number:+.1f}")
        if number == -REACH:
            yield _text(grid, x - _CELL_WIDTH / 2 + 1, y + 1.5, "X" if is_x else "Y", 14)
    yield from _rulers(grid)


def _back(grid: Grid, flip: Flip) -> Iterator[str]:
    """The lines behind those of the front, each off by its number."""
    is_about_upright = (flip is Flip.LONG) == (grid.paper_height >= grid.paper_width)
    for x, y, number, is_x in cells(grid):
        if is_about_upright:
            x = grid.paper_width - x  # noqa: PLW2901
        else:
            y = grid.paper_height - y  # noqa: PLW2901
        yield stroke(grid, _line(x + number * is_x, y + number * (not is_x), is_x=is_x))


def _line(x: float, y: float, *, is_x: bool) -> Line:
    return Line(x, y - _HALF, x, y + _HALF) if is_x else Line(x - _HALF, y, x + _HALF, y)


def _rulers(grid: Grid) -> Iterator[str]:
    """Two rulers of 50 mm with a tick each 10 mm."""
    left, top = (grid.paper_width - _RULER) / 2, 12.0
    yield stroke(grid, Line(left, top, left + _RULER, top))
    for tick in range(6):
        x = left + tick * 10
        yield stroke(grid, Line(x, top - 2, x, top + 2))
    yield _text(grid, left + _RULER + 2, top + 1, "50 mm")
    left, top = 9.0, (grid.paper_height - _RULER) / 2
    yield stroke(grid, Line(left, top, left, top + _RULER))
    for tick in range(6):
        y = top + tick * 10
        yield stroke(grid, Line(left - 2, y, left + 2, y))
    yield _text(grid, left - 3, top + _RULER + 5, "50 mm")


def _text(grid: Grid, x: float, y: float, text: str, size: int = _FONT_SIZE) -> str:
    place = f"{x * POINT:.3f} {(grid.paper_height - y) * POINT:.3f} Td"
    return f"BT /{_FONT} {size} Tf {place} ({text}) Tj ET"
