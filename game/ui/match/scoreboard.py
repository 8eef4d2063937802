"""The bar on top: teams, score, period, attacks made, and the ball with the team that attacks."""

from __future__ import annotations

from dataclasses import dataclass

from game import i18n
from game.engine import Seat, View
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.theme import Face, TextStyle
from game.ui.tween import Clock, ease_in_out

HEIGHT = 104
_NAME = TextStyle(Face.DISPLAY, 32)
_SCORE = TextStyle(Face.DISPLAY, 70)
_PERIOD = TextStyle(Face.DISPLAY, 26)
_BALL_FROM_CENTER = 285
_SCORE_FROM_CENTER = 205
_ATTACKS = 5


@dataclass(slots=True)
class Score:
    """What the bar shows; it may lag behind the match until an animation has told."""

    score: tuple[int, int]
    period: int
    attack: int
    possession: Seat | None
    repeat: bool = False
    note: str = ""

    @classmethod
    def of(cls, view: View, note: str = "") -> Score:
        """The state of now."""
        return cls(view.score, view.period, view.attack, view.possession, view.repeat, note)


class Scoreboard:
    """Draws the bar and lets the ball travel when possession passes."""

    def __init__(self, kit: Kit, cast: Cast, score: Score) -> None:
        self.kit = kit
        self.cast = cast
        self.shown = score
        self._ball_from = self._ball_to = _side(score.possession)
        self._travel = Clock(0.0)

    def show(self, score: Score) -> None:
        """Show a new state; the ball travels."""
        side = _side(score.possession)
        if side != self._ball_to:
            self._ball_from, self._ball_to = self._ball_at(), side
            self._travel = Clock(0.5 * self.kit.pace)
        self.shown = score

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._travel.advance(seconds)

    @property
    def is_moving(self) -> bool:
        """Whether the ball is on its way."""
        return not self._travel.is_over

    def _ball_at(self) -> float:
        share = ease_in_out(self._travel.share)
        return self._ball_from + (self._ball_to - self._ball_from) * share

    def draw(self, frame: Frame) -> None:
        """Add the bar to a frame."""
        kit = self.kit
        high = kit.px(HEIGHT)
        frame.add(kit.shapes.gradient((kit.metrics.width, high), (27, 40, 54), (20, 30, 42)), 0, 0)
        edge = max(2, kit.px(3))
        frame.add(kit.shapes.veil((kit.metrics.width, edge), (10, 16, 24, 255)), 0, high)
        for seat in (0, 1):
            self._team(frame, seat)
        self._middle(frame)
        ball = self._ball_at()
        if ball:
            x = kit.metrics.width / 2 + kit.px(_BALL_FROM_CENTER) * ball
            y = high / 2
            halo = kit.px(42)
            frame.add_center(kit.shapes.disc(halo, (242, 114, 43, 70)), x, y)
            frame.add_center(kit.sprites.ball(kit.px(30)), x, y)

    def _team(self, frame: Frame, seat: Seat) -> None:
        kit, left = self.kit, seat == 0
        sign = -1 if left else 1
        middle = kit.metrics.width / 2
        club = self.cast.club(seat)
        attacks = self.shown.possession == seat
        badge = kit.px(62)
        edge = middle + sign * kit.px(920) - (0 if left else badge)
        y = kit.px(HEIGHT) / 2
        frame.add(kit.shapes.box((badge, badge), kit.px(16), club.color), edge, y - badge / 2)
        frame.add_center(kit.sprites.crest(club, kit.px(44)), edge + badge / 2, y)
        x = edge + badge + kit.px(18) if left else edge - kit.px(18)
        align = "left" if left else "right"
        room = kit.px(500)
        name = kit.type.label(self.cast.team(seat).upper(), _NAME, theme.INK, room)
        frame.text(name, x, y - kit.px(15), align)
        player = self.cast.player(seat)
        if player != self.cast.team(seat):
            frame.text(
                kit.type.label(player, theme.SMALL, theme.MUTED, room), x, y + kit.px(21), align
            )
        color = theme.WHITE if attacks else theme.SOFT
        label = kit.type.digits(self.shown.score[seat], _SCORE, color)
        frame.text(label, middle + sign * kit.px(_SCORE_FROM_CENTER), y, "center")

    def _middle(self, frame: Frame) -> None:
        kit, shown = self.kit, self.shown
        x = kit.metrics.width / 2
        title = i18n.period_name(shown.period).upper()
        frame.text(kit.type.label(title, _PERIOD, theme.GOLD, kit.px(290)), x, kit.px(28), "center")
        wide, high, gap = kit.px(34), max(4, kit.px(10)), kit.px(8)
        start = x - (5 * wide + 4 * gap) / 2
        for attack in range(1, _ATTACKS + 1):
            color: theme.Color = (255, 255, 255, 46)
            if attack < shown.attack:
                color = theme.BALL
            elif attack == shown.attack:
                color = theme.WHITE
            pip = kit.shapes.box((wide, high), high // 2, color)
            frame.add(pip, start + (attack - 1) * (wide + gap), kit.px(52))
        note = shown.note or _("Attack {number} of 5").format(number=shown.attack)
        if shown.repeat and not shown.note:
            note = _("Repeat attack · {number} of 5").format(number=shown.attack)
        frame.text(
            kit.type.label(note, theme.TINY, theme.MUTED, kit.px(300)), x, kit.px(82), "center"
        )


def _side(possession: Seat | None) -> float:
    return {None: 0.0, 0: -1.0, 1: 1.0}[possession]
