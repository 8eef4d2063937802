"""The course of the match: one row an attack, newest last, and who is out; public facts only."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game import i18n
from game.engine import AttackResolved, Event, SubstitutionMade, Verdict
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.play_words import short_play_name
from game.ui.theme import Color, Face, TextStyle

_NAME = TextStyle(Face.STRONG, 19)
_VERDICT = TextStyle(Face.DISPLAY, 21)
_ROW = 68
_THIN_ROW = 40


def verdict_text(event: AttackResolved) -> tuple[str, Color]:
    """How an attack ended, in a word, and its colour."""
    match event.verdict:
        case Verdict.SCORED:
            return i18n.signed(event.points), theme.GOOD
        case Verdict.STOPPED:
            return _("miss"), theme.BAD
        case Verdict.REPEAT:
            return _("again"), theme.GOLD


def draw_panel(frame: Frame, kit: Kit, rect: Rect, title: str) -> None:
    """Add an empty titled panel to a frame."""
    box = kit.shapes.box(
        rect.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE, border_width=max(1, kit.px(2))
    )
    frame.add(box, *rect.topleft)
    label = kit.type.label(title.upper(), theme.PANEL_TITLE, theme.MUTED, rect.width - kit.px(40))
    frame.text(label, rect.left + kit.px(20), rect.top + kit.px(34))


class LogPanel:
    """Draws the log into a rectangle; tells which row is under the pointer."""

    def __init__(self, kit: Kit, cast: Cast) -> None:
        self.kit = kit
        self.cast = cast
        self.rows: list[tuple[Rect, AttackResolved]] = []

    def draw(
        self, frame: Frame, rect: Rect, events: Sequence[Event], footer: Sequence[str] = ()
    ) -> None:
        """Add the panel: the newest rows that fit, and lines at its foot."""
        kit = self.kit
        draw_panel(frame, kit, rect, _("Match log"))
        gap = kit.px(8)
        foot = kit.px(14) + len(footer) * kit.type.line_height(theme.TINY) if footer else 0
        room = rect.height - kit.px(64) - kit.px(14) - foot
        shown: list[tuple[Event, int]] = []
        for event in reversed(events):
            high = self._height(event)
            if not high:
                continue
            if room < high:
                break
            room -= high + gap
            shown.append((event, high))
        self.rows = []
        y = rect.top + kit.px(64)
        for event, high in reversed(shown):
            row = Rect(rect.left + kit.px(16), y, rect.width - kit.px(32), high)
            if isinstance(event, AttackResolved):
                self._attack(frame, row, event)
                self.rows.append((row, event))
            elif isinstance(event, SubstitutionMade):
                self._substitution(frame, row, event)
            y += high + gap
        if not shown:
            hint = kit.type.label(
                _("No attacks yet"), theme.SMALL, theme.MUTED, rect.width - kit.px(40)
            )
            frame.text(hint, rect.left + kit.px(20), y + kit.px(14))
        self._footer(frame, rect, footer)

    def _height(self, event: Event) -> int:
        if isinstance(event, AttackResolved):
            return self.kit.px(_ROW)
        return self.kit.px(_THIN_ROW) if isinstance(event, SubstitutionMade) else 0

    def _attack(self, frame: Frame, row: Rect, event: AttackResolved) -> None:
        kit = self.kit
        self._ground(frame, row, event.seat)
        text, color = verdict_text(event)
        verdict = kit.type.label(text.upper(), _VERDICT, color)
        upper = row.top + row.height * 0.34
        frame.text(verdict, row.right - kit.px(12), upper, "right")
        left = row.left + kit.px(34)
        room = row.right - kit.px(12) - left
        short = room - verdict.width - kit.px(10)
        name = kit.type.label(self.cast.name(event.seat, event.attacker), _NAME, theme.INK, short)
        frame.text(name, left, upper)
        detail = f"{short_play_name(event.play)} {event.attack_value} : {event.defense_value}"
        frame.text(
            kit.type.label(detail, theme.TINY, theme.MUTED, room), left, row.top + row.height * 0.70
        )

    def _substitution(self, frame: Frame, row: Rect, event: SubstitutionMade) -> None:
        kit = self.kit
        self._ground(frame, row, event.seat)
        text = i18n.substitutions(event.count)
        label = kit.type.label(text, theme.TINY, theme.MUTED, row.width - kit.px(50))
        frame.text(label, row.left + kit.px(34), row.centery)

    def _ground(self, frame: Frame, row: Rect, seat: int) -> None:
        kit = self.kit
        frame.add(kit.shapes.box(row.size, kit.px(14), theme.RAISED), *row.topleft)
        bar = (max(4, kit.px(10)), row.height - kit.px(22))
        color = self.cast.club(seat).color
        # the second team's mark is narrower, so that colour is not the only sign
        if seat == 1:
            bar = (max(3, kit.px(5)), bar[1])
        frame.add(
            kit.shapes.box(bar, bar[0] // 2, color), row.left + kit.px(12), row.top + kit.px(11)
        )

    def _footer(self, frame: Frame, rect: Rect, footer: Sequence[str]) -> None:
        kit = self.kit
        if not footer:
            return
        step = kit.type.line_height(theme.TINY)
        y = rect.bottom - kit.px(14) - step * (len(footer) - 0.5)
        line = kit.shapes.veil((rect.width - kit.px(40), max(1, kit.px(2))), theme.LINE)
        frame.add(line, rect.left + kit.px(20), y - step / 2 - kit.px(10))
        for number, text in enumerate(footer):
            color = theme.MUTED if number == 0 else (228, 236, 244)
            label = kit.type.label(text, theme.TINY, color, rect.width - kit.px(40))
            frame.text(label, rect.left + kit.px(20), y)
            y += step
