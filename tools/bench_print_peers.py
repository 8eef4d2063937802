"""The same sheets made with other libraries: nine cards a page and their backs, from PNG files.

Each route is run in a process of its own by `bench_print`; the libraries are no dependencies of the
game and are looked for where the bench is told to.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

POINT = 72 / 25.4
PAPER = (210.0, 297.0)
TRIM = (63.0, 88.0)
SHOWN = (822 / 750 * 63.0, 1122 / 1050 * 88.0)  # mm that a whole picture takes
GUTTER, BLEED, MARK = 2.0, 1.0, 4.0
ORIGIN = ((PAPER[0] - 3 * 63 - 2 * GUTTER) / 2, (PAPER[1] - 3 * 88 - 2 * GUTTER) / 2)


def cells() -> Iterator[tuple[float, float]]:
    """The trim corners of a sheet's cells, mm from the upper left."""
    for index in range(9):
        row, column = divmod(index, 3)
        yield ORIGIN[0] + column * (63 + GUTTER), ORIGIN[1] + row * (88 + GUTTER)


def sheets(faces: Sequence[Path], back: Path) -> Iterator[tuple[Sequence[Path], bool]]:
    """The pictures of each page; whether it is one of fronts."""
    for start in range(0, len(faces), 9):
        page = faces[start : start + 9]
        yield page, True
        yield [back] * len(page), False


def marks() -> Iterator[tuple[float, float, float, float]]:
    """Crop marks, mm from the upper left."""
    xs = sorted({edge for x, _ in cells() for edge in (x, x + 63)})
    ys = sorted({edge for _, y in cells() for edge in (y, y + 88)})
    for x in xs:
        yield x, ys[0] - BLEED - 1 - MARK, x, ys[0] - BLEED - 1
        yield x, ys[-1] + BLEED + 1, x, ys[-1] + BLEED + 1 + MARK
    for y in ys:
        yield xs[0] - BLEED - 1 - MARK, y, xs[0] - BLEED - 1, y
        yield xs[-1] + BLEED + 1, y, xs[-1] + BLEED + 1 + MARK, y


def with_fpdf2(faces: Sequence[Path], back: Path, out: Path) -> None:
    """Use fpdf2."""
    document = import_module("fpdf").FPDF(unit="mm", format="A4")
    document.set_auto_page_break(False)
    for page, is_front in sheets(faces, back):
        document.add_page()
        for (x, y), picture in zip(cells(), page, strict=False):
            clip = (x - BLEED, y - BLEED, 63 + 2 * BLEED, 88 + 2 * BLEED)
            left, top = x - (SHOWN[0] - 63) / 2, y - (SHOWN[1] - 88) / 2
            with document.rect_clip(*clip):
                document.image(str(picture), left, top, *SHOWN)
        if is_front:
            document.set_line_width(0.09)
            for mark in marks():
                document.line(*mark)
    document.output(str(out))


def with_reportlab(faces: Sequence[Path], back: Path, out: Path) -> None:
    """Use reportlab, without its text encoding of pictures."""
    setattr(import_module("reportlab.rl_config"), "useA85", 0)  # noqa: B010 — not known here
    canvas = import_module("reportlab.pdfgen.canvas").Canvas(
        str(out), pagesize=(PAPER[0] * POINT, PAPER[1] * POINT), invariant=1
    )
    for page, is_front in sheets(faces, back):
        for (x, y), picture in zip(cells(), page, strict=False):
            bottom = PAPER[1] - y - 88
            canvas.saveState()
            path = canvas.beginPath()
            path.rect((x - BLEED) * POINT, (bottom - BLEED) * POINT, 65 * POINT, 90 * POINT)
            canvas.clipPath(path, stroke=0)
            left, low = x - (SHOWN[0] - 63) / 2, bottom - (SHOWN[1] - 88) / 2
            size = SHOWN[0] * POINT, SHOWN[1] * POINT
            canvas.drawImage(str(picture), left * POINT, low * POINT, *size)
            canvas.restoreState()
        if is_front:
            canvas.setLineWidth(0.25)
            for x1, y1, x2, y2 in marks():
                canvas.line(
                    x1 * POINT, (PAPER[1] - y1) * POINT, x2 * POINT, (PAPER[1] - y2) * POINT
                )
        canvas.showPage()
    canvas.save()


def cards_pdf(pictures: Sequence[Path], out: Path, *, boxes: bool) -> None:
    """A card a page with img2pdf."""
    img2pdf = import_module("img2pdf")
    width, height = SHOWN[0] * POINT, SHOWN[1] * POINT
    layout = img2pdf.get_layout_fun(pagesize=(width, height), imgsize=None)
    with out.open("wb") as stream:
        stream.write(img2pdf.convert([str(each) for each in pictures], layout_fun=layout))
    if boxes:
        pikepdf = import_module("pikepdf")
        with pikepdf.open(out, allow_overwriting_input=True) as document:
            for page in document.pages:
                cut = 3.0 * POINT
                page.trimbox = [cut, cut, width - cut, height - cut]
                page.bleedbox = [0, 0, width, height]
            document.save(out)


def with_img2pdf_pikepdf(faces: Sequence[Path], back: Path, out: Path) -> None:
    """Make a card a page with img2pdf, then impose with pikepdf."""
    pikepdf = import_module("pikepdf")
    single = out.with_suffix(".cards.pdf")
    cards_pdf([*faces, back], single, boxes=False)
    with pikepdf.open(single) as source, pikepdf.new() as document:
        forms = [document.copy_foreign(page.as_form_xobject()) for page in source.pages]
        numbers = {face: index for index, face in enumerate([*faces, back])}
        for page, is_front in sheets(faces, back):
            content, resources = [], pikepdf.Dictionary()
            for (x, y), picture in zip(cells(), page, strict=False):
                bottom, number = PAPER[1] - y - 88, numbers[picture]
                resources[f"/F{number}"] = forms[number]
                left, low = x - (SHOWN[0] - 63) / 2, bottom - (SHOWN[1] - 88) / 2
                content.append(
                    f"q {(x - BLEED) * POINT:.4f} {(bottom - BLEED) * POINT:.4f} {65 * POINT:.4f} "
                    f"{90 * POINT:.4f} re W n 1 0 0 1 {left * POINT:.4f} {low * POINT:.4f} cm "
                    f"/F{number} Do Q"
                )
            if is_front:
                content += [
                    f"{x1 * POINT:.4f} {(PAPER[1] - y1) * POINT:.4f} m "
                    f"{x2 * POINT:.4f} {(PAPER[1] - y2) * POINT:.4f} l S"
                    for x1, y1, x2, y2 in marks()
                ]
            sheet = document.add_blank_page(page_size=(PAPER[0] * POINT, PAPER[1] * POINT))
            sheet.Resources = pikepdf.Dictionary(XObject=resources)
            sheet.Contents = document.make_stream("\n".join(content).encode())
        document.save(out)


def with_cardimpose(faces: Sequence[Path], back: Path, out: Path) -> None:
    """Make a card a page with img2pdf, then impose with cardimpose."""
    cardimpose = import_module("cardimpose")
    single = out.with_suffix(".cards.pdf")
    cards_pdf([*faces, back], single, boxes=True)
    imposing = cardimpose.CardImpose(str(single))
    imposing.set_gutter("0mm").set_margin("0mm").set_bleed("3mm")
    imposing.set_crop_marks(length="2mm", thickness="0.09mm", disable_crop_marks=False)
    imposing.set_mode(cardimpose.cardimpose.Mode.SINGLES)
    imposing.set_backside(cardimpose.cardimpose.Backside.LAST_PAGE)
    imposing.set_page_size("A4")
    imposing.impose(3, 3).save(str(out))


ROUTES: dict[str, tuple[tuple[str, ...], Callable[[Sequence[Path], Path, Path], None]]] = {
    "fpdf2": (("fpdf",), with_fpdf2),
    "reportlab": (("reportlab",), with_reportlab),
    "img2pdf + pikepdf": (("img2pdf", "pikepdf"), with_img2pdf_pikepdf),
    "cardimpose": (("img2pdf", "pikepdf", "cardimpose"), with_cardimpose),
}


def make(route: str, folder: str, out: str) -> None:
    """Make the sheets of a folder of faces by a route."""
    faces = sorted(Path(folder).glob("*_front.png"))
    ROUTES[route][1](faces, Path(folder) / "back.png", Path(out))


def available() -> None:
    """Print the routes whose libraries are here."""
    for route, (modules, _) in ROUTES.items():
        try:
            for module in modules:
                import_module(module)
        except ImportError:
            continue
        sys.stdout.write(f"{route}\n")
