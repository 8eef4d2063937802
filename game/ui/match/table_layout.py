"""Where things lie on the table: a pure function of the window and of how many cards there are."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.engine import Play
from game.ui import theme
from game.ui.metrics import Metrics
from game.ui.theme import CARD_RATIO

_COURT = (370, 128, 1180, 600)
_PANEL_TOP, _PANEL_HEIGHT, _PANEL_WIDTH = 128, 906, 306
_ZONES: dict[Play, tuple[float, float, float]] = {
    # middle x, middle y in the court, width
    Play.THREE_POINTER: (590, 512, 250),
    Play.INSIDE_SHOT: (590, 222, 250),
    Play.DRIVE: (285, 330, 220),
    Play.ASSIST: (895, 330, 220),
}
_ZONE_HEIGHT = 112
_HAND_TOP = 802
_HAND_STEP = 216
_FAN = 2.5


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a card: its middle, width and turn; px and degrees."""

    x: float
    y: float
    width: int
    angle: float = 0.0

    @property
    def rect(self) -> Rect:
        """The upright rectangle of the card."""
        high = self.width * CARD_RATIO
        return Rect(
            round(self.x - self.width / 2), round(self.y - high / 2), self.width, round(high)
        )


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All places of the table for one window."""

    metrics: Metrics

    def _rect(self, x: float, y: float, w: float, h: float, *, foot: bool = False) -> Rect:
        """Canvas units; `foot` keeps to the window's foot where it is taller than 16:9."""
        spare = self.metrics.tall - theme.CANVAS[1]
        return self.metrics.rect(x + self.metrics.left, y + (spare if foot else spare / 2), w, h)

    @property
    def court(self) -> Rect:
        """The court, and the area where a dropped card counts."""
        return self._rect(*_COURT)

    @property
    def left_panel(self) -> Rect:
        """The bench."""
        return self._rect(32, _PANEL_TOP, _PANEL_WIDTH, _PANEL_HEIGHT)

    @property
    def right_panel(self) -> Rect:
        """The log."""
        return self._rect(1582, _PANEL_TOP, _PANEL_WIDTH, _PANEL_HEIGHT)

    @property
    def bench_button(self) -> Rect:
        """The button at the bench's foot."""
        panel = self.left_panel
        px = self.metrics.px
        high = max(px(58), 34)
        return Rect(panel.left + px(20), panel.bottom - px(20) - high, panel.width - px(40), high)

    @property
    def prompt(self) -> tuple[float, float]:
        """The middle of the line that says what to do, px."""
        rect = self._rect(0, 744, 1920, 46)
        return rect.centerx, rect.centery

    @property
    def zones(self) -> dict[Play, Rect]:
        """The four plays' boxes on the court."""
        left, top = _COURT[:2]
        return {
            play: self._rect(left + x - w / 2, top + y - _ZONE_HEIGHT / 2, w, _ZONE_HEIGHT)
            for play, (x, y, w) in _ZONES.items()
        }

    def zone_at(self, position: tuple[float, float]) -> Play | None:
        """The play whose zone a point on the court belongs to.

        Anywhere counts, the nearest wins.
        """
        if not self.court.collidepoint(position):
            return None

        def distance(play: Play) -> float:
            box = zones[play]
            dx = max(box.left - position[0], 0, position[0] - box.right)
            dy = max(box.top - position[1], 0, position[1] - box.bottom)
            near = (position[0] - box.centerx) ** 2 + (position[1] - box.centery) ** 2
            return float(dx * dx + dy * dy) + near * 1e-4

        zones = self.zones
        return min(zones, key=distance)

    @property
    def hoop(self) -> tuple[float, float]:
        """The middle of the ring, px."""
        rect = self._rect(_COURT[0] + 590, _COURT[1] + 62, 0, 0)
        return rect.left, rect.top

    def hand(self, count: int, *, fan: float = _FAN) -> list[Spot]:
        """The hand's places, left to right, slightly fanned."""
        width = self.metrics.px(theme.HAND_CARD)
        middle = self._rect(960, _HAND_TOP + theme.HAND_CARD * CARD_RATIO / 2, 0, 0, foot=True)
        step = self.metrics.px(_HAND_STEP)
        spots = []
        for place in range(count):
            off = place - (count - 1) / 2
            dip = abs(off) * self.metrics.px(3)
            spots.append(Spot(middle.left + off * step, middle.top + dip, width, -off * fan))
        return spots

    def other_hand(self, count: int) -> list[Spot]:
        """The other's hand, backs in the court's upper corner, clear of the hoop."""
        width = self.metrics.px(84)
        middle = self._rect(1432, 186, 0, 0)
        step = self.metrics.px(30)
        spots = []
        for place in range(count):
            off = place - (count - 1) / 2
            spots.append(
                Spot(
                    middle.left + off * step,
                    middle.top + abs(off) * step / 9,
                    width,
                    -off * _FAN * 2,
                )
            )
        return spots

    def bench(self, count: int) -> list[Spot]:
        """The bench's places in its panel."""
        return grid(self.bench_area, count, self.metrics.px(theme.BENCH_CARD), self.metrics.px(14))

    @property
    def bench_area(self) -> Rect:
        """Where bench cards lie."""
        panel, px = self.left_panel, self.metrics.px
        top = panel.top + px(62)
        return Rect(
            panel.left + px(20), top, panel.width - px(40), self.bench_button.top - px(16) - top
        )

    @property
    def attacker_spot(self) -> Spot:
        """Where the attacking card lies."""
        return self._stage(590 + 125, -3)

    @property
    def defender_spot(self) -> Spot:
        """Where the answer lies."""
        return self._stage(1080 + 125, 3)

    def _stage(self, x: float, angle: float) -> Spot:
        rect = self._rect(x, 196 + theme.STAGE_CARD * CARD_RATIO / 2, 0, 0)
        return Spot(rect.left, rect.top, self.metrics.px(theme.STAGE_CARD), -angle)

    @property
    def out_spot(self) -> Spot:
        """Where cards go that are out: the foot of the log."""
        panel, width = self.right_panel, self.metrics.px(theme.BENCH_CARD)
        return Spot(panel.centerx, panel.bottom - self.metrics.px(130), width)

    def court_row(self, count: int) -> list[Spot]:
        """A row across the court, from where a picked five comes into the hand."""
        court, width = self.court, self.metrics.px(theme.HAND_CARD)
        step = self.metrics.px(_HAND_STEP)
        return [
            Spot(court.centerx + (place - (count - 1) / 2) * step, court.centery, width)
            for place in range(count)
        ]

    @property
    def far_note(self) -> tuple[float, float]:
        """The middle of the note below the other's hand, px."""
        rect = self._rect(1432, 278, 0, 0)
        return rect.left, rect.top

    @property
    def verdict_at(self) -> tuple[float, float]:
        """The middle of the verdict, below the two cards, px."""
        rect = self._rect(960, 642, 0, 0)
        return rect.left, rect.top

    @property
    def verdict(self) -> Rect:
        """Between the two cards: the play, the numbers, the verdict."""
        return self._rect(845, 256, 230, 340)


def grid(area: Rect, count: int, width: int, gap: int) -> list[Spot]:
    """Places for cards in rows that fill an area, as large as fits, at most `width` px wide."""
    if count == 0:
        return []
    columns = max(1, (area.width + gap) // (width + gap))
    while True:
        fit = min(width, (area.width - gap * (columns - 1)) // columns)
        rows = -(-count // columns)
        if rows * fit * CARD_RATIO + gap * (rows - 1) <= area.height or columns >= count:
            break
        shrunk = int(((area.height - gap * (rows - 1)) / rows) / CARD_RATIO)
        wider = min(width, (area.width - gap * columns) // (columns + 1))
        if shrunk >= wider:
            fit = shrunk
            break
        columns += 1
    fit = max(8, fit)
    step_x, step_y = fit + gap, fit * CARD_RATIO + gap
    left = area.left + (area.width - columns * fit - (columns - 1) * gap) / 2
    return [
        Spot(
            left + fit / 2 + (place % columns) * step_x,
            area.top + fit * CARD_RATIO / 2 + (place // columns) * step_y,
            fit,
        )
        for place in range(count)
    ]
