"""Cards on the table as things that have a place and move to the next one.

It knows no rules and no input.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.cards.model import DeckCard
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.tween import Clock, ease_out

HELD = 9  # the level of the card under the pointer


class Pose(NamedTuple):
    """Where and how a card lies.

    Attributes:
        x: its middle, px.
        y: its middle, px.
        width: of the card, px.
        angle: degrees, counter-clockwise.
        face: what is seen; None is the back.
        gray: out of play.
        level: higher lies above.
        alpha: 0-255.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    face: DeckCard | None = None
    gray: bool = False
    level: int = 0
    alpha: int = 255

    @property
    def height(self) -> float:
        """Of the card, px."""
        return self.width * theme.CARD_RATIO


@dataclass(slots=True)
class _Mover:
    start: Pose
    target: Pose
    clock: Clock
    base: int  # the width that its picture is drawn for


class Actors:
    """The cards on the table; give them new poses and they go there."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._movers: dict[str, _Mover] = {}
        self._leavers: list[_Mover] = []

    def clear(self) -> None:
        """Take all cards off at once."""
        self._movers.clear()
        self._leavers.clear()

    def place(self, poses: dict[str, Pose], leaving: dict[str, Pose] | None = None) -> None:
        """Lead each card to its pose; a new one is simply there, one without a pose is gone.

        Args:
            poses: by the names of the cards.
            leaving: where cards that have no pose any more go before they are gone.
        """
        for key in [key for key in self._movers if key not in poses]:
            mover = self._movers.pop(key)
            if leaving and key in leaving:
                self._leavers.append(self._sent(mover, leaving[key]))
        for key, pose in poses.items():
            self._lead(key, pose)

    def spawn(self, key: str, pose: Pose) -> None:
        """Put a card somewhere, from where `place` will lead it on."""
        self._movers[key] = _Mover(pose, pose, Clock(0.0), round(pose.width))

    def pose(self, key: str) -> Pose | None:
        """Where a card is now."""
        mover = self._movers.get(key)
        return _now(mover) if mover else None

    def poses(self) -> list[Pose]:
        """Where all cards are now, lowest first."""
        return sorted((_now(mover) for mover in self._movers.values()), key=lambda p: p.level)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for mover in (*self._movers.values(), *self._leavers):
            mover.clock.advance(seconds)
        self._leavers = [mover for mover in self._leavers if not mover.clock.is_over]

    def finish(self) -> None:
        """Everything is where it goes."""
        for mover in self._movers.values():
            mover.clock.finish()
        self._leavers.clear()

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._leavers) or any(
            not mover.clock.is_over for mover in self._movers.values()
        )

    def draw(self, frame: Frame, *, above: int = -100, below: int = 100) -> None:
        """Add the cards of the levels above..below (inclusive) to a frame, lowest first."""
        movers = (*self._movers.values(), *self._leavers)
        found = [(_now(mover), mover) for mover in movers]
        found = [pair for pair in found if above <= pair[0].level <= below]
        for pose, mover in sorted(found, key=lambda pair: pair[0].level):
            draw_card(frame, self._kit, pose, mover.base, _turning(mover))

    def _lead(self, key: str, pose: Pose) -> None:
        mover = self._movers.get(key)
        if mover is None:
            self._movers[key] = _Mover(pose, pose, Clock(0.0), round(pose.width))
        elif mover.target != pose:
            self._movers[key] = self._sent(mover, pose)

    def _sent(self, mover: _Mover, pose: Pose) -> _Mover:
        """A card on its way from where it is now."""
        start = _now(mover)
        flips = (start.face is None) != (pose.face is None)
        length = (theme.MOVE + (theme.FLIP if flips else 0)) * self._kit.pace
        base = round(pose.width if pose.alpha else start.width)
        return _Mover(start, pose, Clock(length), base)


def _now(mover: _Mover) -> Pose:
    if mover.clock.is_over:
        return mover.target
    share = ease_out(mover.clock.share)
    a, b = mover.start, mover.target

    def mid(x: float, y: float) -> float:
        return x + (y - x) * share

    return b._replace(
        x=mid(a.x, b.x),
        y=mid(a.y, b.y),
        width=mid(a.width, b.width),
        angle=mid(a.angle, b.angle),
        face=(a if mover.clock.share < 0.5 else b).face,
        alpha=round(mid(a.alpha, b.alpha)),
        level=max(a.level, b.level),
    )


def _turning(mover: _Mover) -> float:
    """How wide a card is seen while it turns over, 0-1."""
    if mover.clock.is_over or (mover.start.face is None) == (mover.target.face is None):
        return 1.0
    return abs(1 - 2 * mover.clock.share)


def draw_card(frame: Frame, kit: Kit, pose: Pose, base: int, turning: float = 1.0) -> None:
    """Add one card to a frame; `base` is the width its picture is drawn for, px."""
    sprites = kit.sprites
    if pose.face is None:
        surface = sprites.back(base)
    elif pose.gray:
        surface = sprites.gray_face(pose.face, base)
    else:
        surface = sprites.face(pose.face, base)
    if turning < 1:
        surface = sprites.narrowed(surface, turning, pose.width / base)
    elif abs(pose.width - base) > 1:
        if pose.angle or pose.level == HELD:
            surface = sprites.turned(surface, pose.angle, pose.width / base)
        else:
            surface = sprites.sized(surface, round(surface.get_width() * pose.width / base))
    elif pose.angle:
        surface = sprites.turned(surface, pose.angle)
    if pose.alpha < 240:
        surface = sprites.faded(surface, pose.alpha)
    frame.add_center(surface, pose.x, pose.y)
