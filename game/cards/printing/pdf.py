"""Writes planned pages as a PDF: boxes, pictures passed through, marks as lines; it draws nothing.

Pictures are read one by one while the file is written, so that memory holds one at a time. The same
pages and pictures give the same bytes: there is no date and no random name in the file.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import pydyf  # type: ignore[import-untyped]

from game.cards.box import Box
from game.cards.printing import srgb
from game.cards.printing.jpeg import jpeg_picture
from game.cards.printing.mark import HAIRLINE, CornerGuide, Line
from game.cards.printing.plan import Page, Placement, PrintPlan
from game.cards.printing.png import PackedPicture, packed_picture
from game.cards.printing.request import Faces, Flip, Printer
from game.cards.printing.sheet import SINGLE, Grid
from game.cards.printing.size import MASTER_SIZE, TRIM_PX

POINT = 72 / 25.4  # pt a mm
_ARC = 0.5523  # of the radius: where a Bezier curve's handles stand to follow a quarter circle
_DASH = "[4 3] 0 d"
_COLOR_SPACES = {1: "/DeviceGray", 3: "/DeviceRGB"}

PictureOf = Mapping[tuple[int, str], Path]  # by card and side


class _Picture(pydyf.Object):  # type: ignore[misc]
    """A picture file that is read when it is written into the PDF."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    compressible = False

    @property
    def indirect(self) -> bytes:
        """The picture as an object of the PDF, put together in one go."""
        content = self._file.read_bytes()
        is_jpeg = self._file.suffix == ".jpg"
        found = (jpeg_picture if is_jpeg else packed_picture)(content, self._file)
        head = f"{self.number} 0 obj\n".encode()
        return b"".join((head, *picture_stream(found, is_jpeg=is_jpeg), b"\nendobj"))


def write_pdf(
    file: BinaryIO, plan: PrintPlan, pages: Sequence[Page], pictures: PictureOf, *, title: str
) -> None:
    """Write pages of a plan with the pictures of its cards.

    Raises:
        OSError: a picture cannot be read, or the file not written.
        PngFault: a picture is not as pictures for print are.
    """
    document = start_document(title, plan.request.faces, plan.request.flip)
    known: dict[Path, _Picture] = {}
    for page in pages:
        names: dict[str, Any] = {}
        for place in page.placements:
            path = pictures[place.card, place.side.value]
            if path not in known:
                known[path] = _Picture(path)
                document.add_object(known[path])
            names[_name(known[path])] = known[path].reference
        content = _content(
            plan, page, [_name(known[pictures[p.card, p.side.value]]) for p in page.placements]
        )
        add_page(document, plan.grid, content, names)
    document.write(file)


def start_document(title: str, faces: Faces, flip: Flip) -> Any:
    """A document that is printed at its true size, its colours being sRGB."""
    document = pydyf.PDF()
    document.info["Title"] = pydyf.String(title)
    profile = pydyf.Stream([srgb.srgb_profile()], {"N": 3}, compress=True)
    document.add_object(profile)
    document.catalog["OutputIntents"] = pydyf.Array(
        [
            pydyf.Dictionary(
                {
                    "Type": "/OutputIntent",
                    "S": "/GTS_PDFA1",
                    "OutputConditionIdentifier": pydyf.String(srgb.NAME),
                    "Info": pydyf.String(srgb.NAME),
                    "DestOutputProfile": profile.reference,
                }
            )
        ]
    )
    edge = "/DuplexFlipLongEdge" if flip is Flip.LONG else "/DuplexFlipShortEdge"
    document.catalog["ViewerPreferences"] = pydyf.Dictionary(
        {
            "PrintScaling": "/None",
            "Duplex": edge if faces is Faces.DUPLEX else "/Simplex",
            "PickTrayByPDFSize": "true",
        }
    )
    return document


def add_page(
    document: Any, grid: Grid, content: Iterable[str], pictures: Mapping[str, Any], **more: Any
) -> None:
    """Add a page of the grid's paper with its boxes; `more` are further resources."""
    stream = pydyf.Stream(list(content), compress=True)
    document.add_object(stream)
    resources = pydyf.Dictionary({"XObject": pydyf.Dictionary(dict(pictures)), **more})
    paper = Box(0.0, 0.0, grid.paper_width, grid.paper_height)
    page = pydyf.Dictionary(
        {
            "Type": "/Page",
            "Parent": document.pages.reference,
            "MediaBox": _box(grid, paper),
            "BleedBox": _box(grid, grid.bleed_area),
            "TrimBox": _box(grid, grid.trim_area),
            "Contents": stream.reference,
            "Resources": resources,
        }
    )
    document.add_page(page)


def picture_stream(found: PackedPicture, *, is_jpeg: bool = False) -> list[bytes | memoryview]:
    """A packed picture as the parts of a PDF's stream, its data as they are."""
    heading = {
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": found.width,
        "Height": found.height,
        "ColorSpace": _COLOR_SPACES[found.channels],
        "BitsPerComponent": 8,
        "Filter": "/DCTDecode" if is_jpeg else "/FlateDecode",
    }
    if not is_jpeg:
        heading["DecodeParms"] = pydyf.Dictionary(
            {
                "Predictor": 15,
                "Colors": found.channels,
                "BitsPerComponent": 8,
                "Columns": found.width,
            }
        )
    heading["Length"] = sum(map(len, found.parts))
    return [pydyf.Dictionary(heading).data, b"\nstream\n", *found.parts, b"\nendstream"]


def page_matrix(grid: Grid, printer: Printer, *, is_back: bool) -> str:
    """What makes up for a printer's misses, as a `cm` operator; empty where nothing need be."""
    wide, tall = 1 + printer.scale_x / 100, 1 + printer.scale_y / 100
    turn = math.radians(-printer.back_rotate) if is_back else 0.0  # PDF turns the other way
    x, y = (printer.back_x, printer.back_y) if is_back else (0.0, 0.0)
    if (wide, tall, turn, x, y) == (1.0, 1.0, 0.0, 0.0, 0.0):
        return ""
    a, b = wide * math.cos(turn), tall * math.sin(turn)
    c, d = -wide * math.sin(turn), tall * math.cos(turn)
    middle_x, middle_y = grid.paper_width / 2 * POINT, grid.paper_height / 2 * POINT
    e = middle_x - a * middle_x - c * middle_y + x * POINT
    f = middle_y - b * middle_x - d * middle_y - y * POINT
    return f"{' '.join(f'{value + 0.0:.8g}' for value in (a, b, c, d))} {_n(e)} {_n(f)} cm"


def stroke(grid: Grid, line: Line) -> str:
    """A line's path and stroke."""
    x1, y1, x2, y2 = _x(line.x1), _y(grid, line.y1), _x(line.x2), _y(grid, line.y2)
    path = f"{x1} {y1} m {x2} {y2} l S"
    return f"q {_DASH} {path} Q" if line.is_dashed else path


def _content(plan: PrintPlan, page: Page, names: Sequence[str]) -> list[str]:
    matrix = page_matrix(plan.grid, plan.request.printer, is_back=page.is_back)
    lines = [matrix] if matrix and plan.request.layout != SINGLE else []
    lines += (_show(plan.grid, *pair) for pair in zip(page.placements, names, strict=True))
    if page.lines or page.guides:
        lines.append(f"{HAIRLINE} w 0 G")
    lines += (stroke(plan.grid, line) for line in page.lines)
    lines += (_arcs(plan.grid, guide) for guide in page.guides)
    return lines


def _show(grid: Grid, place: Placement, name: str) -> str:
    """Draw a picture, its trim box on the card's, cut off outside the bleed."""
    per_px = (
        place.trim.w / (MASTER_SIZE[0] - 2 * TRIM_PX),
        place.trim.h / (MASTER_SIZE[1] - 2 * TRIM_PX),
    )
    left = place.trim.x - TRIM_PX * per_px[0]
    bottom = place.trim.bottom + TRIM_PX * per_px[1]
    width, height = MASTER_SIZE[0] * per_px[0], MASTER_SIZE[1] * per_px[1]
    if place.is_turned:
        width, height, left, bottom = -width, -height, left + width, bottom - height
    matrix = f"{_n(width * POINT)} 0 0 {_n(height * POINT)} {_x(left)} {_y(grid, bottom)}"
    clip = place.clip
    window = f"{_x(clip.x)} {_y(grid, clip.bottom)} {_n(clip.w * POINT)} {_n(clip.h * POINT)} re"
    return f"q {window} W n {matrix} cm /{name} Do Q"


def _arcs(grid: Grid, guide: CornerGuide) -> str:
    box, radius = guide.trim, guide.radius
    corners = (
        (box.x, box.y, 1, 1),
        (box.right, box.y, -1, 1),
        (box.right, box.bottom, -1, -1),
        (box.x, box.bottom, 1, -1),
    )
    return " ".join(_arc(grid, *corner, radius) for corner in corners)


def _arc(grid: Grid, x: float, y: float, right: int, down: int, radius: float) -> str:
    """A quarter circle that rounds the corner (x, y) of a box."""
    near = radius * (1 - _ARC)
    points = ((0.0, radius), (0.0, near), (near, 0.0), (radius, 0.0))
    spots = [f"{_x(x + right * dx)} {_y(grid, y + down * dy)}" for dx, dy in points]
    return f"{spots[0]} m {' '.join(spots[1:])} c S"


def _name(picture: Any) -> str:
    return f"I{picture.number}"


def _box(grid: Grid, box: Box) -> Any:
    edges = (box.x, grid.paper_height - box.bottom, box.right, grid.paper_height - box.y)
    return pydyf.Array([_n(edge * POINT) for edge in edges])


def _x(x: float) -> str:
    return _n(x * POINT)


def _y(grid: Grid, y: float) -> str:
    return _n((grid.paper_height - y) * POINT)


def _n(number: float) -> str:
    text = f"{number:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
