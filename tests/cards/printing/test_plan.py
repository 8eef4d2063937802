"""Where everything stands on the pages, and what is refused, read from the plan alone."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from game.cards.box import Box
from game.cards.printing import (
    LAYOUTS,
    CardCount,
    Faces,
    Flip,
    Marks,
    MarksOn,
    Page,
    PrintCode,
    Printer,
    PrintRefusal,
    PrintRequest,
    Side,
    plan,
)
from game.cards.printing.sheet import grid_for
from tests.cards.printing.print_sample import changed, numbered, request

SHEETS = [name for name in LAYOUTS if name != "single"]


def refusal(asked: PrintRequest) -> PrintRefusal:
    with pytest.raises(PrintRefusal) as caught:
        plan(asked)
    return caught.value


@pytest.mark.parametrize(
    ("layout", "margins"),
    [
        ("a4-9", (7.5, 13.5)),
        ("a4-8", (10.5, 11)),
        ("letter-9", (12.45, 6.7)),
        ("letter-8", (7.7, 16.95)),
        ("a3-18", (12, 12)),
        ("a3-16", (10.5, 22)),
    ],
)
def test_margins_outside_the_bleed(layout: str, margins: tuple[float, float]) -> None:
    assert grid_for(request(1, layout=layout)).margins == pytest.approx(margins)


@pytest.mark.parametrize("layout", SHEETS)
def test_bleeds_never_overlap_and_trims_are_cards(layout: str) -> None:
    planned = plan(request(40, layout=layout))
    for page in planned.pages:
        for index, one in enumerate(page.placements):
            assert (one.trim.w, one.trim.h) == (63, 88)
            for other in page.placements[index + 1 :]:
                assert not overlap(one.clip, other.clip)


def overlap(one: Box, other: Box) -> bool:
    near = 1e-6
    is_apart_x = one.right <= other.x + near or other.right <= one.x + near
    is_apart_y = one.bottom <= other.y + near or other.bottom <= one.y + near
    return not (is_apart_x or is_apart_y)


@pytest.mark.parametrize("count", [1, 8, 9, 10, 18, 72])
def test_as_many_sheets_as_cards_need(count: int) -> None:
    planned = plan(request(count))
    assert planned.sheet_count == math.ceil(count / 9)
    assert len(planned.pages) == 2 * planned.sheet_count
    assert all(page.placements for page in planned.pages)


def test_copies_are_printed_one_after_the_other() -> None:
    one, two = numbered(2)
    asked = replace(request(2), cards=(CardCount(one, 3), CardCount(two, 0)))
    planned = plan(asked)
    assert [place.card for place in planned.pages[0].placements] == [0, 0, 0]


def test_no_cards_no_print() -> None:
    assert refusal(request(0)).code is PrintCode.NO_CARDS
    (each,) = request(1).cards
    assert refusal(request(1, cards=(CardCount(each.card, 0),))).code is PrintCode.NO_CARDS
    assert refusal(request(1, cards=(CardCount(each.card, -1),))).code is PrintCode.BAD_COUNT
    too_many = refusal(request(1, cards=(CardCount(each.card, 9999),)))
    assert (too_many.code, too_many.params["highest"]) == (PrintCode.BAD_COUNT, 5000)


def centers(page: Page) -> dict[int, tuple[float, float]]:
    return {place.card: (place.trim.x + 31.5, place.trim.y + 44) for place in page.placements}


@pytest.mark.parametrize("layout", ["a4-9", "a4-8"])
@pytest.mark.parametrize("flip", list(Flip))
def test_backs_lie_behind_their_fronts(layout: str, flip: Flip) -> None:
    planned = plan(request(13, layout=layout, flip=flip))
    grid = planned.grid
    is_mirrored_x = (layout == "a4-9") == (flip is Flip.LONG)
    for front, back in zip(planned.pages[::2], planned.pages[1::2], strict=True):
        for card, (x, y) in centers(front).items():
            behind = (grid.paper_width - x, y) if is_mirrored_x else (x, grid.paper_height - y)
            assert centers(back)[card] == pytest.approx(behind)
        assert all(place.is_turned != is_mirrored_x for place in back.placements)


def test_files_by_faces() -> None:
    def names(faces: Faces) -> list[tuple[str, int]]:
        return [(file.name, len(file.pages)) for file in plan(request(10, faces=faces)).files]

    assert names(Faces.DUPLEX) == [("a4-9_duplex", 4)]
    assert names(Faces.FRONTS) == [("a4-9_fronts", 2)]
    assert names(Faces.BACKS) == [("a4-9_backs", 2)]
    assert names(Faces.SPLIT) == [("a4-9_fronts", 2), ("a4-9_backs", 2)]
    assert names(Faces.FOLD) == [("a4-9_fold", 4)]


def test_folded_fronts_and_backs_meet() -> None:
    planned = plan(request(3, faces=Faces.FOLD, layout="a4-8"))
    (page,) = planned.pages
    middle = planned.grid.paper_width / 2
    fronts = {p.card: p.trim for p in page.placements if p.side is Side.FRONT}
    backs = {p.card: p.trim for p in page.placements if p.side is Side.BACK}
    assert fronts.keys() == backs.keys() == {0, 1, 2}
    for card, front in fronts.items():
        assert middle - front.right == pytest.approx(backs[card].x - middle)
        assert front.y == backs[card].y
    assert not any(place.is_turned for place in page.placements)
    dashed = [line for line in page.lines if line.is_dashed]
    assert len(dashed) == 2
    assert all(line.x1 == line.x2 == middle for line in dashed)


@pytest.mark.parametrize("layout", SHEETS)
def test_marks_stand_in_line_with_the_cuts_outside_the_bleed(layout: str) -> None:
    planned = plan(request(40, layout=layout, marks_on=MarksOn.BOTH))
    for page in planned.pages:
        xs = {round(e, 4) for p in page.placements for e in (p.trim.x, p.trim.right)}
        ys = {round(e, 4) for p in page.placements for e in (p.trim.y, p.trim.bottom)}
        assert len(page.lines) == 2 * len(xs) + 2 * len(ys)
        for line in page.lines:
            is_upright = line.x1 == line.x2
            assert round(line.x1 if is_upright else line.y1, 4) in (xs if is_upright else ys)
            for place in page.placements:
                assert distance(line.x1, line.y1, place.clip) >= 1 - 1e-6
                assert distance(line.x2, line.y2, place.clip) >= 1 - 1e-6


def distance(x: float, y: float, box: Box) -> float:
    across = max(box.x - x, 0, x - box.right)
    down = max(box.y - y, 0, y - box.bottom)
    return math.hypot(across, down)


def test_marks_can_be_full_or_none_or_on_backs() -> None:
    full = plan(request(9, marks=Marks.FULL)).pages[0]
    assert len(full.lines) == 12
    for line in full.lines:
        assert (line.y1, line.y2) == (0, 297) or (line.x1, line.x2) == (0, 210)
        for place in full.placements:
            box = place.trim.inset(1e-6)
            assert not box.x < line.x1 == line.x2 < box.right
            assert not box.y < line.y1 == line.y2 < box.bottom
    assert not plan(request(9, marks=Marks.NONE)).pages[0].lines
    assert not plan(request(9)).pages[1].lines
    assert plan(request(9, marks_on=MarksOn.BOTH)).pages[1].lines
    assert plan(request(9, faces=Faces.BACKS)).pages[0].lines


def test_short_marks_are_told_before_printing() -> None:
    assert plan(request(1)).mark_lengths == pytest.approx((2, 4))
    assert not plan(request(1)).warnings
    tight = plan(request(1, bleed=1.5))
    (warning,) = tight.warnings
    assert warning.code is PrintCode.NO_MARKS
    assert warning.params["sides"] == ("left and right",)
    assert warning.params["length"] == pytest.approx(0.5)


def test_a_bleed_that_does_not_fit_names_the_largest_that_does() -> None:
    found = refusal(request(1, layout="letter-9", bleed=3.0))
    assert found.code is PrintCode.BLEED_DOES_NOT_FIT
    assert found.params["largest"] == 1.0
    assert plan(request(1, layout="letter-9", bleed=1.0)).grid.gutter == 2


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("bleed", {"layout": "a4-9", "bleed": 3.0}),
        ("bleed", {"layout": "letter-8", "bleed": 2.9}),
        ("bleed", {"layout": "a4-9", "bleed": 1.0, "gutter": 1.0}),
        ("gutter", {"layout": "a4-9", "gutter": 9.0}),
        ("gutter", {"layout": "a3-16", "gutter": 40.0}),
        ("outer_bleed", {"layout": "letter-9", "outer_bleed": 3.0, "printer": Printer(margin=6)}),
        ("bleed", {"layout": "a4-9", "bleed": 3.4}),
    ],
)
def test_the_number_named_fits_and_a_larger_one_does_not(
    field: str, changes: dict[str, object]
) -> None:
    asked = request(1, **changes)
    largest = refusal(asked).params["largest"]
    assert isinstance(largest, float)
    plan(changed(asked, **{field: largest}))
    refusal(changed(asked, **{field: largest + 0.11}))


def test_a_printer_margin_too_wide_names_the_widest() -> None:
    found = refusal(request(1, printer=Printer(margin=12)))
    assert found.code is PrintCode.MARGIN_DOES_NOT_FIT
    assert found.params["largest"] == 10.5


@pytest.mark.parametrize(
    "changes",
    [
        {"mark_length": 0.0},
        {"corner_guide": 11.0},
        {"jpeg_quality": 101},
        {"max_mb": 0.0},
        {"printer": Printer(back_x=21)},
        {"printer": Printer(scale_y=-6)},
        {"gutter": -1.0},
    ],
)
def test_numbers_out_of_range_name_the_range(changes: dict[str, object]) -> None:
    found = refusal(request(1, **changes))
    assert found.code is PrintCode.OUT_OF_RANGE
    assert {"low", "high", "found", "option"} <= set(found.params)


def test_an_unknown_layout_names_those_there_are() -> None:
    found = refusal(request(1, layout="a5-4"))
    assert (found.code, found.params["allowed"]) == (PrintCode.UNKNOWN_LAYOUT, tuple(LAYOUTS))


def test_a_card_a_page_alternates_and_has_no_marks() -> None:
    planned = plan(request(2, layout="single"))
    (file,) = planned.files
    assert file.name == "1up_trim63x88"
    assert [page.placements[0].side for page in file.pages] == [Side.FRONT, Side.BACK] * 2
    assert not any(page.lines for page in file.pages)
    assert planned.grid.trim_area == Box(3, 3, 63, 88)
    assert (planned.grid.paper_width, planned.grid.paper_height) == (69, 94)


def test_corner_guides_are_on_fronts_only() -> None:
    front, back = plan(request(2, corner_guide=3.0)).pages
    assert [guide.radius for guide in front.guides] == [3.0, 3.0]
    assert not back.guides
