"""The PDF as other programs read it: sound, in its place to a twentieth of a mm, nothing redone."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from game.cards.printing import (
    CardCount,
    Faces,
    Flip,
    Ink,
    MarksOn,
    Printer,
    PrintRequest,
    run,
)
from game.cards.printing.srgb import srgb_profile
from tests.cards.printing.print_sample import (
    FlatPainter,
    SameBackPainter,
    Scan,
    back_color,
    changed,
    front_color,
    lines_of,
    needs_poppler,
    needs_qpdf,
    numbered,
    page_contents,
    request,
    scan,
)

MM = 72 / 25.4
TOLERANCE = 0.05  # mm


def printed(asked: PrintRequest, folder: Path, painter: FlatPainter | None = None) -> Path:
    (file,) = run(asked, folder, painter=painter or FlatPainter()).sheets
    return file


def said(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@needs_qpdf
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"faces": Faces.FOLD, "corner_guide": 3.0, "marks_on": MarksOn.BOTH},
        {"layout": "single", "jpeg_quality": 90},
        {"printer": Printer(back_x=1, back_rotate=0.5, scale_x=0.3), "layout": "letter-8"},
    ],
    ids=["plain", "fold", "single", "printer"],
)
def test_the_file_is_sound(changes: dict[str, object], tmp_path: Path) -> None:
    file = printed(request(4, **changes), tmp_path)
    result = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert "WARNING" not in result.stdout


def boxes(file: Path) -> dict[str, list[float]]:
    found = re.findall(r"(\w+Box):((?:\s+[\d.]+){4})", said("pdfinfo", "-box", file))
    return {name: [float(number) for number in numbers.split()] for name, numbers in found}


@needs_poppler
def test_page_and_boxes(tmp_path: Path) -> None:
    sheet = boxes(printed(request(9), tmp_path))
    assert sheet["MediaBox"] == pytest.approx([0, 0, 595.276, 841.890], abs=0.01)
    assert sheet["TrimBox"] == pytest.approx([24.09, 41.10, 571.18, 800.79], abs=0.01)
    assert sheet["BleedBox"] == pytest.approx([21.26, 38.27, 574.02, 803.62], abs=0.01)
    single = boxes(printed(request(1, layout="single"), tmp_path))
    left, bottom, right, top = single["TrimBox"]
    assert (right - left, top - bottom) == pytest.approx((178.58, 249.45), abs=0.01)
    assert single["BleedBox"] == pytest.approx([0, 0, 69 * MM, 94 * MM], abs=0.01)


@needs_poppler
def test_pictures_are_passed_through_and_lossless(tmp_path: Path) -> None:
    result = run(request(10), tmp_path / "out", painter=SameBackPainter())
    (file,) = result.sheets
    rows = [row.split() for row in said("pdfimages", "-list", file).splitlines()[2:]]
    assert len(rows) == 20
    assert {tuple(row[2:9]) for row in rows} == {("image", "822", "1122", "rgb", "3", "8", "image")}
    assert all(float(row[12]) >= 300 and float(row[13]) >= 300 for row in rows)
    assert len({row[10] for row in rows}) == 11  # ten fronts and one back
    assert_same_pictures(file, result.folder / "faces", tmp_path)


@needs_poppler
def test_the_games_own_faces_are_lossless_in_sheets_and_a_card_a_page(tmp_path: Path) -> None:
    result = run(PrintRequest("own", request(2).cards), tmp_path / "out")
    for name in ("sheets/a4-9_duplex.pdf", "shop/1up_trim63x88.pdf"):
        place = tmp_path / Path(name).stem
        place.mkdir()
        assert_same_pictures(result.folder / name, result.folder / "faces", place)


def assert_same_pictures(file: Path, faces: Path, place: Path) -> None:
    """The pictures of a PDF are those files, pixel by pixel, and it is hardly larger than they."""
    subprocess.run(["pdfimages", "-png", file, place / "taken"], check=True)
    taken = {pixels(each) for each in place.glob("taken-*.png")}
    assert taken == {pixels(each) for each in faces.iterdir()}
    assert file.stat().st_size <= sum(each.stat().st_size for each in faces.iterdir()) + 12_000


def pixels(file: Path) -> bytes:
    with Image.open(file) as picture:
        return picture.convert("RGB").tobytes()


@needs_poppler
def test_grey_pictures_stay_grey(tmp_path: Path) -> None:
    asked = PrintRequest("grey", request(1).cards, ink=Ink.GREY, contact=False)
    (file,) = run(asked, tmp_path).sheets
    rows = [row.split() for row in said("pdfimages", "-list", file).splitlines()[2:]]
    assert {(row[5], row[6]) for row in rows} == {("gray", "1")}


def cell(index: int) -> tuple[float, float]:
    """The trim corner of a cell of a4-9, mm."""
    return corner("a4-9", index)


# Paper, columns, rows and gutter, mm; letter-9 with a gutter, so that its edges can be seen.
SHEETS = {
    "a4-9": (210, 297, 3, 3, 2),
    "a4-8": (297, 210, 4, 2, 6),
    "letter-9": (215.9, 279.4, 3, 3, 2),
    "letter-8": (279.4, 215.9, 4, 2, 3),
    "a3-18": (420, 297, 6, 3, 3),
    "a3-16": (297, 420, 4, 4, 6),
}


def corner(layout: str, index: int) -> tuple[float, float]:
    """The trim corner of a cell, mm from the upper left."""
    width, height, columns, rows, gutter = SHEETS[layout]
    row, column = divmod(index, columns)
    left = (width - columns * 63 - (columns - 1) * gutter) / 2
    top = (height - rows * 88 - (rows - 1) * gutter) / 2
    return left + column * (63 + gutter), top + row * (88 + gutter)


def assert_cut(page: Scan, x: float, y: float) -> None:
    """The four edges of a card's trim box are where they should be."""
    assert page.edges_x(x, y + 44, 63) == pytest.approx((x, x + 63), abs=TOLERANCE)
    assert page.edges_y(x + 31, y, 88) == pytest.approx((y, y + 88), abs=TOLERANCE)


@needs_poppler
@pytest.mark.parametrize("layout", SHEETS)
def test_both_sides_are_cut_where_the_layout_says(layout: str, tmp_path: Path) -> None:
    width, height, columns, rows, _ = SHEETS[layout]
    changes = {"bleed": 1.0} if layout == "letter-9" else {}
    asked = request(columns * rows, layout=layout, **changes)
    file = printed(asked, tmp_path, FlatPainter())
    dpi = 300 if width * height < 100_000 else 150
    front, back = (scan(file, number, tmp_path, dpi) for number in (1, 2))
    for index in range(columns * rows):
        x, y = corner(layout, index)
        assert front.color(x + 31, y + 44) == front_color(index + 1)
        assert_cut(front, x, y)
        behind = (width - x - 63, y) if height > width else (x, height - y - 88)
        assert back.color(behind[0] + 31, behind[1] + 44) == back_color(index + 1)
        assert_cut(back, *behind)


@needs_poppler
@pytest.mark.parametrize("flip", list(Flip))
def test_backs_of_a_partial_sheet_lie_behind_its_fronts(flip: Flip, tmp_path: Path) -> None:
    file = printed(request(13, flip=flip, layout="a4-9"), tmp_path)
    front, back = scan(file, 3, tmp_path), scan(file, 4, tmp_path)
    for index in range(9):
        x, y = cell(index)
        left, top = (210 - x - 63, y) if flip is Flip.LONG else (x, 297 - y - 88)
        if index >= 4:  # no card, so no back: the paper stays white
            assert back.is_white(left - 0.9, top - 0.9, 64.8, 89.8)
            continue
        assert front.color(x + 31, y + 44) == front_color(index + 10)
        assert back.color(left + 31, top + 44) == back_color(index + 10)
        assert_cut(front, x, y)
        assert_cut(back, left, top)


@needs_poppler
@pytest.mark.parametrize(("flip", "corner"), [(Flip.LONG, (10, 10)), (Flip.SHORT, (53, 78))])
def test_a_short_flip_turns_the_backs(
    flip: Flip, corner: tuple[float, float], tmp_path: Path
) -> None:
    file = printed(request(9, flip=flip), tmp_path, SameBackPainter())
    back = scan(file, 2, tmp_path, dpi=100)
    x, y = cell(4)
    assert back.color(x + corner[0], y + corner[1]) == (200, 200, 200)
    assert back.color(x + 63 - corner[0], y + 88 - corner[1]) == back_color(0)


@needs_poppler
def test_only_backs_are_moved_by_the_back_offset(tmp_path: Path) -> None:
    moved = printed(request(1, printer=Printer(back_x=0.7, back_y=-0.4)), tmp_path)
    x, y = cell(0)
    front, back = scan(moved, 1, tmp_path), scan(moved, 2, tmp_path)
    assert_cut(front, x, y)
    left = 210 - x - 63
    assert_cut(back, left + 0.7, y - 0.4)

    unmoved = scan(printed(request(1), tmp_path), 2, tmp_path)
    assert_cut(unmoved, left, y)
    with pytest.raises(AssertionError):
        assert_cut(unmoved, left + 0.7, y - 0.4)


@needs_poppler
def test_scale_and_rotation_are_about_the_middle_of_the_paper(tmp_path: Path) -> None:
    printer = Printer(scale_x=1.0, scale_y=-1.0, back_rotate=1.0)
    file = printed(request(9, printer=printer), tmp_path)
    front, back = scan(file, 1, tmp_path), scan(file, 2, tmp_path)
    x, y = cell(3)
    assert front.edges_x(x, y + 40, 63)[0] == pytest.approx(105 + (x - 105) * 1.01, abs=TOLERANCE)
    top = 148.5 + (y - 148.5) * 0.99
    assert front.edges_y(x + 30, y, 88)[0] == pytest.approx(top, abs=TOLERANCE)
    left_top, right_top = back.edges_y(20, y, 88)[0], back.edges_y(190, y, 88)[0]
    assert (right_top - left_top) / 170 == pytest.approx(0.01745, abs=0.001)  # clockwise


def test_marks_are_lines_in_the_file(tmp_path: Path) -> None:
    front, back = page_contents(printed(request(9), tmp_path))
    lines = [tuple(number / MM for number in line) for line in lines_of(front)]
    assert len(lines) == 24
    assert not lines_of(back)
    cuts_x = [8.5, 71.5, 73.5, 136.5, 138.5, 201.5]
    cuts_y = [14.5, 102.5, 104.5, 192.5, 194.5, 282.5]
    upright = [(x1, y1, y2) for x1, y1, x2, y2 in lines if x1 == x2]
    level = [(297 - y1, x1, x2) for x1, y1, x2, y2 in lines if y1 == y2]
    for found, cuts, paper in ((upright, cuts_x, 297), (level, cuts_y, 210)):
        assert sorted(at for at, _, _ in found) == pytest.approx(sorted(2 * cuts), abs=0.05)
        near = min(cuts_y if found is upright else cuts_x) - 1 - 1  # the bleed, and a mm of white
        for _, start, end in found:
            assert max(start, end) <= near + 0.01 or min(start, end) >= paper - near - 0.01
    assert "0.25 w 0 G" in front
    assert "0.25 w" not in back


@needs_poppler
@pytest.mark.parametrize("count", [1, 8, 9, 10, 18, 72])
def test_each_page_of_the_file_has_its_cards(count: int, tmp_path: Path) -> None:
    file = printed(request(count), tmp_path, SameBackPainter())
    rows = [row.split() for row in said("pdfimages", "-list", file).splitlines()[2:]]
    on_page = Counter(int(row[0]) for row in rows)
    sheets = [min(9, count - start) for start in range(0, count, 9)]
    assert on_page == {place + 1: n for place, n in enumerate(n for n in sheets for _ in "fb")}
    assert f"Pages:           {2 * len(sheets)}\n" in said("pdfinfo", file)


@needs_poppler
def test_copies_are_on_the_sheet_and_once_in_the_file(tmp_path: Path) -> None:
    one, two = numbered(2)
    asked = changed(request(2), cards=(CardCount(one, 3), CardCount(two)), faces=Faces.FRONTS)
    file = printed(asked, tmp_path)
    rows = [row.split() for row in said("pdfimages", "-list", file).splitlines()[2:]]
    assert sorted(Counter(row[10] for row in rows).values()) == [1, 3]


def test_corner_guides_are_curves_within_the_trim(tmp_path: Path) -> None:
    front, _ = page_contents(printed(request(1, corner_guide=3.0), tmp_path))
    curves = re.findall(r"([\d.]+) ([\d.]+) m [\d. ]+ c S", front)
    assert len(curves) == 4
    x, y = (float(number) / MM for number in curves[0])
    assert (x, 297 - y) == pytest.approx((8.5, 17.5), abs=0.01)


@needs_qpdf
@pytest.mark.parametrize(
    ("changes", "duplex"),
    [
        ({}, "/DuplexFlipLongEdge"),
        ({"flip": Flip.SHORT}, "/DuplexFlipShortEdge"),
        ({"faces": Faces.FRONTS}, "/Simplex"),
    ],
    ids=["long", "short", "fronts"],
)
def test_the_file_asks_not_to_be_scaled(
    changes: dict[str, object], duplex: str, tmp_path: Path
) -> None:
    file = printed(request(1, **changes), tmp_path)
    objects = json.loads(said("qpdf", "--json", file))["qpdf"][1]
    values = [each.get("value") for each in objects.values()]
    (catalog,) = (v for v in values if isinstance(v, dict) and v.get("/Type") == "/Catalog")
    assert catalog["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert catalog["/ViewerPreferences"]["/Duplex"] == duplex
    (intent,) = catalog["/OutputIntents"]
    assert intent["/OutputConditionIdentifier"] == "u:sRGB IEC61966-2.1"


def test_there_is_no_date_in_the_file(tmp_path: Path) -> None:
    data = printed(request(1), tmp_path).read_bytes()
    assert b"Date" not in data
    assert b"D:20" not in data


def test_the_profile_is_srgb(tmp_path: Path) -> None:
    file = tmp_path / "srgb.icc"
    file.write_bytes(srgb_profile())
    ours = ImageCms.getOpenProfile(str(file))
    assert "sRGB" in ImageCms.getProfileDescription(ours)
    made = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    ramp = Image.linear_gradient("L").convert("RGB")
    same = ImageCms.profileToProfile(ramp, ours, made)
    assert same is not None
    assert max(abs(a - b) for a, b in zip(ramp.tobytes(), same.tobytes(), strict=True)) <= 1


def test_a_file_for_each_kind_of_sides(tmp_path: Path) -> None:
    asked = changed(request(2), faces=Faces.SPLIT)
    result = run(asked, tmp_path, painter=FlatPainter())
    assert [file.name for file in result.sheets] == ["a4-9_fronts.pdf", "a4-9_backs.pdf"]
