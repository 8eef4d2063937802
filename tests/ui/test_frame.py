"""The stage repaints only what changed, and what it leaves equals painting everything."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.frame import Frame, Stage, merge

SIZE = (200, 120)


@pytest.fixture
def pictures() -> list[Surface]:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    rng = Random(3)
    made = []
    for _ in range(9):
        surface = Surface((rng.randint(8, 60), rng.randint(8, 50)), pygame.SRCALPHA)
        surface.fill(
            (rng.randint(0, 255), rng.randint(0, 255), rng.randint(0, 255), rng.choice((120, 255)))
        )
        made.append(surface)
    return made


def test_partial_repaints_leave_the_same_picture_as_whole_ones(pictures: list[Surface]) -> None:
    rng = Random(8)
    ground = Surface(SIZE)
    ground.fill((20, 60, 90))
    stage = Stage(pygame.display.get_surface() or ground)
    places = [(i % 9, rng.randint(-20, 190), rng.randint(-20, 110)) for i in range(12)]
    partial = 0
    for _ in range(120):
        for _change in range(rng.randint(0, 2)):
            places[rng.randrange(len(places))] = (
                rng.randrange(9), rng.randint(-20, 190), rng.randint(-20, 110),
            )  # fmt: skip
        if rng.random() < 0.2:
            rng.shuffle(places)
        frame = Frame(SIZE)
        frame.add(ground, 0, 0)
        for which, x, y in places:
            frame.add(pictures[which], x, y)
        dirty = stage.present(frame)
        partial += bool(dirty) and sum(r.width * r.height for r in dirty) < SIZE[0] * SIZE[1]
        whole = Surface(SIZE)
        for surface, x, y in frame.items:
            whole.blit(surface, (x, y))
        shown = pygame.image.tobytes(stage.screen, "RGB")
        assert shown == pygame.image.tobytes(whole, "RGB")
    assert partial > 30


def test_an_unchanged_frame_repaints_nothing(pictures: list[Surface]) -> None:
    stage = Stage(pygame.display.get_surface() or pictures[0])
    frames = []
    for _ in range(2):
        frame = Frame(SIZE)
        frame.add(pictures[1], 5, 5)
        frames.append(frame)
    assert stage.present(frames[0]) == [Rect(0, 0, *SIZE)]
    assert stage.present(frames[1]) == []


def test_a_moved_picture_repaints_its_old_and_new_place_alone(pictures: list[Surface]) -> None:
    stage = Stage(pygame.display.get_surface() or pictures[0])
    for x in (0, 100):
        frame = Frame(SIZE)
        frame.add(pictures[1], x, 0)
        dirty = stage.present(frame)
    size = pictures[1].get_size()
    assert sorted(tuple(r) for r in dirty) == [(0, 0, *size), (100, 0, *size)]


def test_overlapping_rectangles_are_joined_and_clipped() -> None:
    whole = Rect(0, 0, 100, 100)
    joined = merge([Rect(-10, 0, 30, 30), Rect(10, 10, 30, 30), Rect(80, 80, 40, 40)], whole)
    assert sorted(tuple(r) for r in joined) == [(0, 0, 40, 40), (80, 80, 20, 20)]
