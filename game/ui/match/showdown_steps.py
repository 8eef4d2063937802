"""When what is told of the first attack's right: flips, equal pairs, the coin, the ball."""

from __future__ import annotations

from game.engine import Seat
from game.ui import theme
from game.ui.tween import Clock, ease_in_out

_BEGIN = 0.35
_SIDE = 0.45  # from the left number to the right one
_PAIR = 1.15  # from pair to pair
_FLIP = 2 * theme.FLIP
_TOSS = 1.3
_COIN_TURNS = 5


class Steps:
    """The order of events for a number of compared pairs (R3.1, R3.4)."""

    def __init__(self, pairs: int, *, has_toss: bool) -> None:
        self.pairs = pairs
        self.has_toss = has_toss
        self._decided = _BEGIN + pairs * _PAIR
        self._verdict = self._decided + (_TOSS if has_toss else 0.0)
        self._clock = Clock(self._verdict + theme.BALL_FLIGHT)

    @property
    def length(self) -> float:
        """Seconds in all, at the usual pace."""
        return self._clock.length

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._clock.advance(seconds)

    def finish(self) -> None:
        """Jump to the end."""
        self._clock.finish()

    @property
    def is_over(self) -> bool:
        """Whether all was told."""
        return self._clock.is_over

    @property
    def flips(self) -> int:
        """How many numbers are turned over in all."""
        return 2 * self.pairs

    def _flip_at(self, pair: int, seat: Seat) -> float:
        return _BEGIN + pair * _PAIR + seat * _SIDE

    def number(self, seat: Seat) -> tuple[int | None, float]:
        """Which pair's number a seat shows, and how far its tag is open, 0-1; None: covered."""
        pair = None
        for candidate in range(self.pairs):
            start = self._flip_at(candidate, seat)
            half = start + _FLIP / 2
            if self._clock.passed < start:
                return pair, 1.0
            if self._clock.passed < half:
                return pair, 1 - self._clock.between(start, half)
            pair = candidate
            if self._clock.passed < half + _FLIP / 2:
                return pair, self._clock.between(half, half + _FLIP / 2)
        return pair, 1.0

    @property
    def pair(self) -> int:
        """The pair that is on the table."""
        passed = self._clock.passed
        return max((p for p in range(self.pairs) if passed >= self._flip_at(p, 0)), default=0)

    @property
    def is_compared(self) -> bool:
        """Whether both numbers of the pair on the table are open, and a sign may stand there."""
        return self._clock.passed >= self._flip_at(self.pair, 1) + _FLIP

    @property
    def has_verdict(self) -> bool:
        """Whether it was told who attacks first."""
        return self._clock.passed >= self._verdict

    @property
    def is_tossing(self) -> bool:
        """Whether the coin is seen."""
        return self.has_toss and self._clock.passed >= self._decided

    @property
    def coin(self) -> tuple[float, float]:
        """The coin: half turns made, a fraction while on edge; and its height, 0-1."""
        share = self._clock.between(self._decided, self._verdict)
        rise = 4 * share * (1 - share)
        return 2 * _COIN_TURNS * ease_in_out(share), rise

    @property
    def ball(self) -> float:
        """How far the ball is from the middle to who attacks first, 0-1."""
        return self._clock.between(self._verdict, self._verdict + theme.BALL_FLIGHT)

    @property
    def sounds_due(self) -> int:
        """How many of the flips, and after them the verdict, should have been heard by now."""
        passed = self._clock.passed
        heard = sum(
            passed >= self._flip_at(pair, seat) for pair in range(self.pairs) for seat in (0, 1)
        )
        return heard + self.has_verdict
