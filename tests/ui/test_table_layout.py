"""The table's places: nothing overlaps or leaves the window, at any size."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine import PLAYS
from game.ui.match.table_layout import TableLayout, grid
from game.ui.metrics import Metrics

WINDOWS = [
    (1024, 600),
    (1280, 720),
    (1366, 768),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]


@pytest.mark.parametrize("size", WINDOWS)
def test_everything_lies_inside_the_window(size: tuple[int, int]) -> None:
    layout = TableLayout(Metrics(*size))
    window = Rect(0, 0, *size)
    areas = [layout.court, layout.left_panel, layout.right_panel, layout.bench_button]
    areas += list(layout.zones.values())
    areas += [spot.rect for spot in layout.hand(5) + layout.bench(7) + layout.other_hand(5)]
    for area in areas:
        assert window.contains(area), area


@pytest.mark.parametrize("size", WINDOWS)
def test_panels_court_and_hand_do_not_overlap(size: tuple[int, int]) -> None:
    layout = TableLayout(Metrics(*size))
    parts = [layout.court, layout.left_panel, layout.right_panel]
    parts += [spot.rect for spot in layout.hand(5)]
    for index, part in enumerate(parts):
        assert part.collidelist(parts[index + 1 :]) == -1


@pytest.mark.parametrize("size", WINDOWS)
def test_each_zone_receives_what_is_dropped_into_it_and_the_whole_court_counts(
    size: tuple[int, int],
) -> None:
    layout = TableLayout(Metrics(*size))
    for play in PLAYS:
        box = layout.zones[play]
        for corner in (box.center, box.topleft, (box.right - 1, box.bottom - 1)):
            assert layout.zone_at(corner) is play
    court = layout.court
    for x in range(court.left, court.right, 40):
        for y in range(court.top, court.bottom, 40):
            assert layout.zone_at((x, y)) in PLAYS
    assert layout.zone_at((court.left - 1, court.top)) is None
    assert layout.zone_at((-5, 10**6)) is None


@pytest.mark.parametrize("count", range(1, 13))
def test_a_grid_keeps_its_cards_apart_and_inside(count: int) -> None:
    area = Rect(10, 20, 266, 650)
    spots = grid(area, count, 122, 14)
    rects = [spot.rect for spot in spots]
    assert len(rects) == count
    for index, rect in enumerate(rects):
        assert area.inflate(2, 2).contains(rect)
        assert rect.collidelist(rects[index + 1 :]) == -1
    assert rects[0].width >= 60


def test_zones_do_not_overlap_the_hoop() -> None:
    layout = TableLayout(Metrics(1920, 1080))
    hoop = Rect(0, 0, 60, 60)
    hoop.center = round(layout.hoop[0]), round(layout.hoop[1])
    assert hoop.collidelist(list(layout.zones.values())) == -1
    assert hoop.collidelist([spot.rect for spot in layout.other_hand(5)]) == -1
