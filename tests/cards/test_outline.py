"""Path data becomes the points it means."""

from __future__ import annotations

import math

import pytest

from game.cards.outline import Point, contours, dashes, ring, stroke_outline


def area(points: tuple[Point, ...] | list[Point]) -> float:
    rolled = (*points[1:], points[0])
    pairs = zip(points, rolled, strict=True)
    twice: float = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)
    return abs(twice) / 2


def test_relative_and_absolute_commands_mean_the_same() -> None:
    absolute = contours("M10 10L20 10V30H5C5 20 8 12 10 10z")
    relative = contours("m10 10l10 0v20h-15c0-10 3-18 5-20z")
    assert [c.is_closed for c in relative] == [True]
    for one, other in zip(absolute[0].points, relative[0].points, strict=True):
        assert one == pytest.approx(other)


def test_numbers_after_a_command_repeat_it() -> None:
    assert contours("M0 0 4 0 4 4")[0].points == ((0, 0), (4, 0), (4, 4))
    assert contours("M0 0l4 0 0 4")[0].points == ((0, 0), (4, 0), (4, 4))


def test_numbers_may_touch() -> None:
    assert contours("M.5-1L1.5-.25")[0].points == ((0.5, -1), (1.5, -0.25))


def test_two_runs_are_two_contours() -> None:
    first, second = contours("M0 0h4v4zM10 10h2")
    assert first.is_closed
    assert not second.is_closed
    assert second.points == ((10, 10), (12, 10))


def test_after_closing_the_pen_is_back_at_the_start() -> None:
    assert contours("M5 5h4v4zl-5-5")[1].points == ((5, 5), (0, 0))


def test_smooth_curves_mirror_the_last_handle() -> None:
    smooth = contours("M0 0Q5 10 10 0T20 0")[0].points
    spelt_out = contours("M0 0Q5 10 10 0Q15-10 20 0")[0].points
    for one, other in zip(smooth, spelt_out, strict=True):
        assert one == pytest.approx(other)


def test_a_ring_has_the_area_of_an_ellipse() -> None:
    (contour,) = contours(ring(10, 20, 6, 4))
    assert area(contour.points) == pytest.approx(math.pi * 24, rel=0.01)
    assert min(x for x, _ in contour.points) == pytest.approx(4)
    assert max(y for _, y in contour.points) == pytest.approx(24, abs=0.02)


@pytest.mark.parametrize(("sweep", "middle"), [(0, 120 + 440), (1, 120 - 440)])
def test_a_half_circle_bends_to_its_side(sweep: int, middle: float) -> None:
    (contour,) = contours(f"M150 120a440 440 0 0 {sweep} 880 0")
    turning = max if sweep == 0 else min
    assert turning(y for _, y in contour.points) == pytest.approx(middle, abs=0.5)


@pytest.mark.parametrize("data", ["M0 0L5", "M0 0L5 5 6", "M0 0X5 5"])
def test_broken_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="M0 0"):
        contours(data)


def test_a_straight_stroke_covers_length_times_width() -> None:
    outline = stroke_outline(((0, 0), (10, 0)), 2, is_closed=False, is_round=False)
    assert area(outline) == pytest.approx(20)


def test_round_ends_add_a_circle() -> None:
    outline = stroke_outline(((0, 0), (10, 0)), 2, is_closed=False, is_round=True)
    assert area(outline) == pytest.approx(20 + math.pi, rel=0.01)
    assert min(x for x, _ in outline) == pytest.approx(-1)


def test_a_closed_stroke_leaves_its_inside_free() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    outline = stroke_outline(square, 2, is_closed=True, is_round=False)
    xs = sorted({round(x, 6) for x, _ in outline})
    assert xs == [-1, 1, 9, 11]


def test_dashes_keep_their_length_around_corners() -> None:
    pieces = list(dashes(((0, 0), (3, 0), (3, 7)), on=4, off=2))
    assert pieces == [((0, 0), (3, 0), (3, 1)), ((3, 3), (3, 7))]
