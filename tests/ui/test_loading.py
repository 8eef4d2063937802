"""Faces are drawn beside the running window; what fails is skipped; the player need not wait."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import record, store
from game.cards.art_cache import ArtCache
from game.ui.face_work import FaceJob, FaceWork
from game.ui.kit import Kit
from game.ui.loading import LoadingScene
from game.ui.match.flow import MatchFlow
from game.ui.match.lineup import LineupScene
from game.ui.match.table_layout import TableLayout
from game.ui.match_start import FACE_WIDTHS, home, missing_faces, start_match
from game.ui.scene import Replace, Scene
from game.ui.stage_art import stage_pictures
from tests.ui.desk import Hand, catalog, make_kit, make_session, picture

SMALL = 40  # px: quick to draw


def jobs(count: int, width: int = SMALL) -> list[FaceJob]:
    return [FaceJob(card, "en", width) for card in catalog().decks[0].cards[:count]]


def wait_for(work: FaceWork) -> None:
    for _ in range(2000):
        if work.is_over:
            return
        pygame.time.wait(5)
    raise AssertionError("it never ends")


@pytest.fixture
def cache(tmp_path: Path) -> ArtCache:
    return ArtCache(tmp_path / "art")


def test_missing_faces_are_drawn_and_counted(cache: ArtCache) -> None:
    cache.face(*jobs(1)[0])
    work = FaceWork(jobs(4), cache=cache)
    wait_for(work)
    assert (work.done, work.drawn, work.total) == (4, 3, 4)
    assert all(cache.has_face(*job) for job in jobs(4))


def test_a_face_that_cannot_be_drawn_does_not_stop_the_others(
    cache: ArtCache, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"no picture")
    bad, good = jobs(2)
    bad = bad._replace(card=replace(bad.card, picture=broken))
    work = FaceWork([bad, good], cache=cache)
    wait_for(work)
    assert work.done == 2
    assert cache.has_face(*good)


def test_courts_backs_and_balls_are_made_too(cache: ArtCache, tmp_path: Path) -> None:
    kit = make_kit((1024, 600))
    work = FaceWork([], stage_pictures(kit), cache)
    wait_for(work)
    assert work.done == work.total
    made = len(list((tmp_path / "art").glob("*.png")))
    assert made == work.total
    court = TableLayout(kit.metrics).court.size
    before = cache.court(*court).stat().st_mtime_ns
    assert cache.court(*court).stat().st_mtime_ns == before


def test_work_can_be_stopped(cache: ArtCache) -> None:
    work = FaceWork(jobs(72, 400), cache=cache)
    work.stop()
    assert work.is_over
    assert work.done < 72


def test_loading_gives_way_when_all_is_drawn() -> None:
    kit, after = make_kit(), Scene(make_kit())
    scene = LoadingScene(kit, jobs(3, 41), lambda: after)
    picture(scene)
    wait_for(scene.work)
    assert scene.update(0.1) == Replace(after)


def test_loading_can_be_skipped() -> None:
    after = Scene(make_kit())
    scene = LoadingScene(make_kit(), jobs(60, 300), lambda: after)
    assert Hand(scene).key(pygame.KSCAN_RETURN) == Replace(after)
    assert scene.work.is_over


def cold_kit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Kit:
    monkeypatch.setenv("BASKETTORIA_HOME", str(tmp_path / "new"))
    return make_kit()


def test_a_match_starts_by_loading_only_where_faces_are_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kit = cold_kit(monkeypatch, tmp_path)
    first = start_match(kit, make_session())
    assert isinstance(first, LoadingScene)
    assert first.work.total == 24 * len(FACE_WIDTHS) + len(stage_pictures(kit))
    wait_for(first.work)
    assert isinstance(start_match(kit, make_session()), LineupScene)


def test_the_order_of_loading_tells_nothing_of_whose_a_card_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kit = cold_kit(monkeypatch, tmp_path)
    found = missing_faces(MatchFlow(kit, make_session(), home))
    numbers = [job.card.number for job in found[:24]]
    assert numbers == sorted(numbers)


def test_a_finished_step_is_kept_from_the_first_screen_on() -> None:
    session = make_session(bots=(None, "greedy"))
    scene = start_match(make_kit(), session)
    if isinstance(scene, LoadingScene):
        Hand(scene).key(pygame.KSCAN_RETURN)
    saved = store.load_match()
    assert saved is not None
    assert len(record.parse(saved).actions) == 1, "the computer's five"
