"""Pictures on wish while the wishes change faster than a thread can fulfil them."""

from __future__ import annotations

import time
from collections import deque

from pygame import Surface

from game.ui.picture_feed import PictureFeed


class NumberFeed(PictureFeed[int, int]):
    """Makes a picture as wide as its number at once; notes how often each was made."""

    def __init__(self) -> None:
        super().__init__(name="numbers", most_bytes=1_000_000)
        self.made: list[int] = []

    def _make(self, wish: int) -> int:
        self.made.append(wish)
        return wish

    def _surface(self, wish: int, made: int) -> Surface | None:
        assert wish == made
        return Surface((wish + 1, 1))


def test_nothing_comes_while_what_is_made_is_looked_through() -> None:
    feed = NumberFeed()
    was_locked: list[bool] = []

    class Watched(deque[tuple[int, int]]):
        def append(self, item: tuple[int, int]) -> None:
            was_locked.append(feed._lock.locked())
            super().append(item)

    feed._made = Watched()
    feed.want(range(20))
    end = time.monotonic() + 20
    while feed.is_working:
        assert time.monotonic() < end
        feed.update()
    assert was_locked == [True] * 20


def test_a_picture_that_is_being_made_is_not_made_twice() -> None:
    began: list[int] = []

    class SlowFeed(NumberFeed):
        def _make(self, wish: int) -> int:
            began.append(wish)
            time.sleep(0.05)
            return wish

    feed = SlowFeed()
    feed.want([1, 2])
    while not began:
        time.sleep(0.001)
    feed.want([1, 2, 3])
    while feed.is_working:
        feed.update()
    assert sorted(began) == [1, 2, 3]
