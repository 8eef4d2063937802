"""The PDF as other programs read it: sound, in its place to a twentieth of a mm, nothing redone."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from game.cards.printing import Faces, Flip, Ink, MarksOn, Printer, PrintRequest, run
from game.cards.printing.srgb import srgb_profile
from tests.cards.printing.print_sample import (
    FlatPainter,
    SameBackPainter,
    back_color,
    changed,
    front_color,
    lines_of,
    needs_poppler,
    needs_qpdf,
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

    subprocess.run(["pdfimages", "-png", file, tmp_path / "taken"], check=True)
    taken = {pixels(each) for each in tmp_path.glob("taken-*.png")}
    assert taken == {pixels(each) for each in (result.folder / "faces").iterdir()}
    faces = sum(each.stat().st_size for each in (result.folder / "faces").iterdir())
    assert file.stat().st_size <= faces + 12_000


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
    row, column = divmod(index, 3)
    return 8.5 + 65 * column, 14.5 + 90 * row


@needs_poppler
def test_cards_are_cut_where_the_plan_says(tmp_path: Path) -> None:
    page = scan(printed(request(9), tmp_path), 1, tmp_path)
    for index in range(9):
        x, y = cell(index)
        assert page.color(x + 30, y + 40) == front_color(index + 1)
        assert page.edges_x(x, y + 40, 63) == pytest.approx((x, x + 63), abs=TOLERANCE)
        assert page.edges_y(x + 30, y, 88) == pytest.approx((y, y + 88), abs=TOLERANCE)


@needs_poppler
@pytest.mark.parametrize("flip", list(Flip))
def test_backs_of_a_partial_sheet_lie_behind_its_fronts(flip: Flip, tmp_path: Path) -> None:
    file = printed(request(13, flip=flip, layout="a4-9"), tmp_path)
    front, back = scan(file, 3, tmp_path), scan(file, 4, tmp_path)
    for index in range(4):
        x, y = cell(index)
        assert front.color(x + 31, y + 44) == front_color(index + 10)
        left, top = (210 - x - 63, y) if flip is Flip.LONG else (x, 297 - y - 88)
        assert back.color(left + 31, top + 44) == back_color(index + 10)
        assert back.edges_x(left, top + 44, 63) == pytest.approx((left, left + 63), abs=TOLERANCE)
        assert back.edges_y(left + 31, top, 88) == pytest.approx((top, top + 88), abs=TOLERANCE)
    blank = [cell(8), cell(7)] if flip is Flip.LONG else [cell(0), cell(1), cell(2)]
    for x, y in blank:
        assert back.color(x + 31, y + 44) == (255, 255, 255)


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
    assert front.edges_x(x, y + 40, 63)[0] == pytest.approx(x, abs=TOLERANCE)
    left = 210 - x - 63
    assert back.edges_x(left, y + 40, 63)[0] == pytest.approx(left + 0.7, abs=TOLERANCE)
    assert back.edges_y(left + 30, y, 88)[0] == pytest.approx(y - 0.4, abs=TOLERANCE)

    unmoved = scan(printed(request(1), tmp_path), 2, tmp_path)
    assert abs(unmoved.edges_x(left, y + 40, 63)[0] - left - 0.7) > 0.5


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
    file = printed(request(9), tmp_path)
    front, back = page_contents(file)
    lines = lines_of(front)
    assert len(lines) == 24
    assert not lines_of(back)
    cuts_x = [8.5, 71.5, 73.5, 136.5, 138.5, 201.5]
    for x1, y1, x2, y2 in lines:
        if x1 == x2:
            assert min(abs(x1 / MM - cut) for cut in cuts_x) < 0.05
            assert (
                max(y1, y2) <= (297 - 13.5 - 270 - 1) * MM + 0.01
                or min(y1, y2) >= 284.5 * MM - 0.01
            )
        else:
            assert y1 == y2
            assert max(x1, x2) <= 6.5 * MM + 0.01 or min(x1, x2) >= 203.5 * MM - 0.01
    assert "0.25 w 0 G" in front
    assert "0.25 w" not in back


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
