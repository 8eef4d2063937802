"""What the deck screens are built of: scrolling, cutting, the places of the grid, faces on wish."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game import paths, store
from game.cards.art_cache import ArtCache
from game.ui.decks.cutting import Cutter
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.layout import DecksLayout, GridPlaces
from game.ui.decks.scroll import Scroll, ScrollBar
from game.ui.frame import Frame
from game.ui.metrics import Metrics
from tests.ui.desk import FRAME, catalog, make_kit

WINDOWS = [(1024, 600), (1280, 720), (1366, 768), (1600, 1200), (2560, 1080), (3840, 2160)]


def make_scroll(motion: store.Motion = store.Motion.NORMAL) -> Scroll:
    kit = make_kit()
    kit.settings.motion = motion
    scroll = Scroll(kit)
    scroll.fit(100, 1000)
    return scroll


def glide(scroll: Scroll, frames: int = 120) -> list[int]:
    found = []
    for _ in range(frames):
        scroll.update(FRAME)
        found.append(scroll.offset)
    return found


def test_scrolling_glides_and_arrives() -> None:
    scroll = make_scroll()
    scroll.by(300)
    way = glide(scroll)
    assert 0 < way[0] < way[3] < 300
    assert way == sorted(way)
    assert way[-1] == 300
    assert not scroll.is_moving


def test_without_motion_it_is_there_at_once() -> None:
    scroll = make_scroll(store.Motion.OFF)
    scroll.by(300)
    assert scroll.offset == 300
    assert not scroll.is_moving


@pytest.mark.parametrize(("asked", "offset"), [(-50, 0), (5000, 900), (400, 400)])
def test_it_never_leaves_the_content(asked: int, offset: int) -> None:
    scroll = make_scroll()
    scroll.to(asked, at_once=True)
    assert scroll.offset == offset


def test_a_shorter_content_pulls_it_back() -> None:
    scroll = make_scroll()
    scroll.to(900, at_once=True)
    scroll.fit(100, 400)
    assert scroll.offset == 300
    scroll.fit(100, 60)
    assert (scroll.offset, scroll.most) == (0, 0)


def test_a_finger_pulls_and_a_fling_goes_on() -> None:
    scroll = make_scroll()
    scroll.hold()
    for _ in range(6):
        scroll.pull(-20)
        scroll.update(FRAME)
    assert scroll.offset == 120
    scroll.let_go()
    assert glide(scroll)[-1] > 200


def test_a_finger_that_rests_flings_nothing() -> None:
    scroll = make_scroll()
    scroll.hold()
    scroll.pull(-100)
    for _ in range(40):
        scroll.update(FRAME)
    scroll.let_go()
    assert glide(scroll)[-1] == pytest.approx(100, abs=2)


def test_the_thumb_is_dragged_to_the_end_and_the_track_clicked() -> None:
    scroll = make_scroll()
    bar = ScrollBar(scroll.kit, scroll)
    bar.track = Rect(500, 0, 10, 400)
    start = bar.thumb
    assert start.top == 0
    assert bar.handle(Event(pygame.MOUSEBUTTONDOWN, pos=start.center, button=1))
    bar.handle(Event(pygame.MOUSEMOTION, pos=(505, 900), rel=(0, 0), buttons=(1, 0, 0)))
    assert scroll.offset == scroll.most
    assert bar.thumb.bottom == 400
    bar.handle(Event(pygame.MOUSEBUTTONUP, pos=(505, 900), button=1))
    assert not bar.handle(Event(pygame.MOUSEMOTION, pos=(505, 0), rel=(0, 0), buttons=(0, 0, 0)))
    bar.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(505, 200), button=1))
    assert scroll.offset == pytest.approx(450, abs=3)


def test_cut_pictures_stay_inside_and_stay_the_same() -> None:
    make_kit()
    cutter, picture = Cutter(), Surface((50, 50))
    frames = []
    for _ in range(3):
        frame = Frame((200, 200))
        cutter.begin(Rect(0, 100, 200, 100))
        cutter.add(frame, picture, 10, 80)
        cutter.add(frame, picture, 10, 120)
        cutter.add(frame, picture, 10, 40)
        frames.append(frame)
    (cut, x, y), (whole, *_place) = frames[0].items
    assert (cut.get_size(), x, y) == ((50, 30), 10, 100)
    assert whole is picture
    assert all(frame.items[0][0] is cut for frame in frames), "else each frame would be repainted"


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("count", [0, 1, 7, 72, 1000])
def test_every_card_is_seen_at_some_place_and_found_there(
    size: tuple[int, int], count: int
) -> None:
    layout = DecksLayout(Metrics(*size))
    places = GridPlaces.fitted(layout.grid, layout.metrics, count)
    assert places.width >= 96 - places.gap
    most = max(0, places.content - layout.grid.height)
    for index in (0, count // 2, count - 1):
        if count == 0:
            assert places.visible(0) == range(0)
            return
        top, bottom = places.span(index)
        offset = max(0, min(most, (top + bottom - layout.grid.height) // 2))
        assert index in places.visible(offset)
        rect = places.rect(index, offset)
        assert places.at(rect.center, offset) == index
        assert layout.grid.left <= rect.left
        assert rect.right <= layout.grid.right
    assert len(places.visible(most // 2)) <= places.columns * (
        layout.grid.height // places.step + 2
    )


@pytest.mark.parametrize("size", WINDOWS)
def test_parts_of_the_screen_never_overlap(size: tuple[int, int]) -> None:
    layout = DecksLayout(Metrics(*size))
    parts = [layout.header, layout.filters, layout.grid, layout.bar, layout.panel, layout.foot]
    window = Rect((0, 0), size)
    assert all(window.contains(part) for part in parts)
    assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[:i])
    inner = [layout.face, layout.names, layout.bars, layout.buttons]
    assert all(layout.panel.contains(part) for part in inner)
    assert not any(a.colliderect(b) for i, a in enumerate(inner) for b in inner[:i])


def wait_for(feed: FaceFeed) -> None:
    end = time.monotonic() + 20
    while feed.is_working:
        assert time.monotonic() < end
        feed.update()
        time.sleep(0.005)


def test_faces_come_on_wish_the_most_needed_first() -> None:
    make_kit()
    cards = catalog().decks[0].cards
    feed = FaceFeed()
    wishes = [Wish(card, "en", 60) for card in cards[:6]] + [Wish(None, "en", 60)]
    assert feed.picture(wishes[0]) is None
    feed.want(wishes)
    wait_for(feed)
    for wish in wishes:
        face = feed.picture(wish)
        assert face is not None
        assert face.get_width() == 60


def test_memory_is_bounded_but_what_is_in_sight_stays() -> None:
    make_kit()
    cards = catalog().decks[0].cards
    limit = 6 * 60 * 84 * 4
    feed = FaceFeed(most_bytes=limit)
    seen = [Wish(card, "en", 60) for card in cards[:4]]
    for first in range(0, 40, 4):
        seen = [Wish(card, "en", 60) for card in cards[first : first + 4]]
        feed.want(seen)
        wait_for(feed)
    assert feed.kept_bytes <= limit
    assert all(feed.picture(wish) for wish in seen)
    assert feed.picture(Wish(cards[0], "en", 60)) is None


def test_a_broken_picture_gets_a_drawn_face_and_is_told(tmp_path: Path) -> None:
    make_kit()
    broken = tmp_path / "granny.png"
    broken.write_bytes(b"no picture")
    card = replace(catalog().decks[0].cards[0], picture=broken)
    feed = FaceFeed(ArtCache(paths.user_cache() / "art"))
    feed.want([Wish(card, "en", 60)])
    wait_for(feed)
    assert feed.picture(Wish(card, "en", 60)) is not None
    assert feed.bad_pictures == [card]
