"""The comparison between two cards: numbers count in, a verdict, and the ball's flight.

About 1.4 s in all.
"""

from __future__ import annotations

import math

from game import i18n
from game.engine import AttackResolved, Verdict
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.table_layout import TableLayout
from game.ui.play_words import play_name
from game.ui.sound import Sound
from game.ui.theme import Color, Face, TextStyle
from game.ui.tween import Clock, ease_in_out, ease_out

_PLAY = TextStyle(Face.DISPLAY, 25)
_NUMBER = TextStyle(Face.DISPLAY, 80)
_SIGN = TextStyle(Face.DISPLAY, 46)
_VERDICT = TextStyle(Face.DISPLAY, 64)
_ATTACK_IN = (0.30, 0.55)
_DEFENSE_IN = (0.50, 0.75)
_VERDICT_IN = (0.80, 1.00)
_BALL = (0.80, 1.40)
PILL_HEIGHT = 176
_SOUNDS = {
    Verdict.SCORED: Sound.SWISH,
    Verdict.STOPPED: Sound.RIM,
    Verdict.REPEAT: Sound.DRIBBLE,
}


def verdict_words(event: AttackResolved) -> tuple[str, Color, Color]:
    """The verdict as it is called out, its colour and the colour of its edge."""
    match event.verdict:
        case Verdict.SCORED:
            return f"+{i18n.points(event.points)}!", theme.WHITE, (29, 107, 58)
        case Verdict.STOPPED:
            return _("Miss!"), theme.WHITE, (150, 32, 36)
        case Verdict.REPEAT:
            return _("Once more!"), theme.GOLD, (110, 78, 6)


class Comparison:
    """One comparison on its way."""

    def __init__(self, kit: Kit, event: AttackResolved) -> None:
        self.kit = kit
        self.event = event
        self.clock = Clock(theme.COMPARE_TIME if kit.pace else 0.0)
        self._sounded = False

    def update(self, seconds: float) -> None:
        """Let time pass; the verdict has its sound."""
        self.clock.advance(seconds / self.kit.pace if self.kit.pace else seconds)
        if not self._sounded and (self.clock.is_over or self.clock.passed >= _VERDICT_IN[0]):
            self._sounded = True
            self.kit.sound.play(_SOUNDS[self.event.verdict])

    def finish(self) -> None:
        """Jump to the verdict."""
        self.clock.finish()

    @property
    def is_over(self) -> bool:
        """Whether all has been told."""
        return self.clock.is_over

    @property
    def has_told(self) -> bool:
        """Whether the verdict is out, so that the score may change."""
        return self.clock.is_over or self.clock.passed >= _VERDICT_IN[0]

    def draw(self, frame: Frame, layout: TableLayout) -> None:
        """Add numbers, verdict and ball to a frame."""
        kit, event, box = self.kit, self.event, layout.verdict
        x = box.centerx
        name = kit.type.label(
            play_name(event.play).upper(), _PLAY, theme.WHITE, box.width - kit.px(20)
        )
        pill = kit.shapes.box((box.width, kit.px(PILL_HEIGHT)), kit.px(16), theme.PILL)
        frame.add(pill, box.left, box.top)
        frame.text(name, x, box.top + kit.px(24), "center")
        y = box.top + kit.px(112)
        apart = kit.px(62)
        self._number(frame, event.attack_value, x - apart, y, _ATTACK_IN, theme.WHITE, theme.ATTACK)
        self._number(
            frame, event.defense_value, x + apart, y, _DEFENSE_IN, (207, 230, 251), theme.DEFENSE
        )
        if self.clock.between(*_DEFENSE_IN) >= 1:
            more = event.attack_value - event.defense_value
            sign = ">" if more > 0 else "<" if more < 0 else "="
            frame.text(kit.type.label(sign, _SIGN, theme.SOFT), x, y, "center")
        self._verdict(frame, *layout.verdict_at)
        self._ball(frame, layout)

    def _number(
        self,
        frame: Frame,
        value: int,
        x: float,
        y: float,
        when: tuple[float, float],
        ink: Color,
        edge: Color,
    ) -> None:
        share = self.clock.between(*when)
        if share <= 0:
            return
        shown = max(1, round(value * ease_out(share)))
        self._carved(frame, str(shown), _NUMBER, x, y, ink, edge)

    def _carved(
        self, frame: Frame, text: str, style: TextStyle, x: float, y: float, ink: Color, edge: Color
    ) -> None:
        """Text with a solid edge below it, readable on wood."""
        type_, depth = self.kit.type, max(2, self.kit.px(4))
        frame.text(type_.label(text, style, edge), x, y + depth, "center")
        frame.text(type_.label(text, style, ink), x, y, "center")

    def _verdict(self, frame: Frame, x: float, y: float) -> None:
        share = self.clock.between(*_VERDICT_IN)
        if share <= 0:
            return
        kit = self.kit
        text, ink, edge = verdict_words(self.event)
        room = kit.px(420)
        style = _VERDICT._replace(size=_VERDICT.size * (0.6 + 0.4 * ease_out(round(share * 5) / 5)))
        width = kit.type.label(text.upper(), _VERDICT, ink, room).width
        halo = (width + kit.px(72), kit.px(104))
        frame.add_center(kit.shapes.box(halo, kit.px(20), (*edge[:3], 225)), x, y)
        self._carved(frame, text.upper(), style, x, y, ink, theme.CARD_INK)

    def _ball(self, frame: Frame, layout: TableLayout) -> None:
        share = self.clock.between(*_BALL)
        if share <= 0 or self.clock.is_over:
            return
        start = (layout.attacker_spot.x, layout.attacker_spot.y)
        x, y, size = ball_flight(share, start, layout.hoop, self.event.verdict, layout.court.height)
        frame.add_center(self.kit.sprites.ball(max(4, self.kit.px(size))), x, y)


def ball_flight(
    share: float,
    start: tuple[float, float],
    hoop: tuple[float, float],
    verdict: Verdict,
    high: float,
) -> tuple[float, float, int]:
    """Where the ball is (px) and its diameter (canvas units), on an arc to the hoop and after.

    It drops in, bounces off the rim, or comes back to the attacker.
    """
    if share < 0.6:
        t = ease_in_out(share / 0.6)
        x = start[0] + (hoop[0] - start[0]) * t
        y = start[1] + (hoop[1] - start[1]) * t - math.sin(math.pi * t) * high * 0.22
        return x, y, 2 * round((58 - 18 * t) / 2)
    t = (share - 0.6) / 0.4
    if verdict is Verdict.SCORED:
        return hoop[0], hoop[1] + t * high * 0.08, 2 * round((40 - 14 * t) / 2)
    if verdict is Verdict.STOPPED:
        x = hoop[0] + t * high * 0.34
        return x, hoop[1] + t * high * 0.3 - math.sin(math.pi * t) * high * 0.2, 40
    x = hoop[0] + (start[0] - hoop[0]) * ease_out(t)
    return x, hoop[1] + (start[1] - hoop[1]) * ease_out(t), 2 * round((40 + 18 * t) / 2)
