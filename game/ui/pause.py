"""The pause: go on, rules, settings, leave; opaque, so that no hand shows behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, options, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import ConfirmScene
from game.ui.rules_page import RulesScene
from game.ui.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Group, Look, Widget

_TITLE = TextStyle(Face.DISPLAY, 54)
_ENTRY = TextStyle(Face.STRONG, 23)
_PANEL = (580, 170, 760, 720)
_HIGH = 72
_GAP = 16


class PauseScene(Scene):
    """A match stands still; it is saved after each step anyway."""

    def __init__(
        self, kit: Kit, home: Callable[[], Scene], rosters: Callable[[], Scene] | None = None
    ) -> None:
        """Take what makes the title, and the page of both rosters where cards are open."""
        super().__init__(kit)
        self._home = home
        self._rosters = rosters
        self.group = Group(kit)
        self.layout()
        self.group.focus = self.group.named("resume")

    def layout(self) -> None:
        """Place the entries, and the settings two in a row."""
        kit = self.kit
        entries = [
            Widget(self._row(0), _("Go on"), Pop, Look.CALL, name="resume"),
            Widget(self._row(1), _("Rules"), lambda: Push(RulesScene(kit)), name="rules"),
        ]
        rosters = self._rosters
        if rosters is not None:
            text = _("Both rosters")
            entries.append(Widget(self._row(1), text, lambda: Push(rosters()), name="rosters"))
            self._side_by_side(entries[1:], 1)
        settings = options.option_widgets(kit, self.layout)[:4]
        self._side_by_side(settings[:2], 2)
        self._side_by_side(settings[2:], 3)
        leaving = [
            Widget(self._row(4), _("Leave to the menu"), self._ask_leave, name="leave"),
            Widget(self._row(5), _("Quit the game"), self._ask_quit, name="quit"),
        ]
        for widget in entries + leaving:
            widget.style = _ENTRY
        self.group.replace([*entries, *settings, *leaving])

    def _side_by_side(self, pair: Sequence[Widget], place: int) -> None:
        """Let two widgets share a row."""
        row = self._row(place)
        half = (row.width - self.kit.px(_GAP)) // 2
        for widget, left in zip(pair, (row.left, row.right - half), strict=True):
            widget.rect = Rect(left, row.top, half, row.height)

    def _row(self, place: int) -> Rect:
        left, top, wide, _high = _PANEL
        y = (
            top
            + 132
            + place * (_HIGH + _GAP)
            + (14 if place >= 2 else 0)
            + (14 if place >= 4 else 0)
        )
        return self.kit.rect(left + 48, y, wide - 96, _HIGH)

    def _ask_leave(self) -> Transition:
        return Push(
            ConfirmScene(
                self.kit,
                _("Leave the match?"),
                [_("It is saved: “Continue the match” in the menu goes on from here.")],
                yes=_("Leave"),
                no=_("Stay"),
                action=lambda: Reset(self._home()),
            )
        )

    def _ask_quit(self) -> Transition:
        return Push(
            ConfirmScene(
                self.kit,
                _("Quit the game?"),
                [_("The match is saved: “Continue the match” in the menu goes on from here.")],
                yes=_("Quit"),
                no=_("Stay"),
                action=Quit,
            )
        )

    def handle(self, event: Event) -> Transition | None:
        """Entries; Esc goes on, M and F1 as everywhere."""
        used, transition = self.group.handle(event)
        if used or event.type != pygame.KEYDOWN:
            return transition
        if event.scancode in keys.ESCAPE:
            return Pop()
        if event.scancode == keys.SOUND:
            options.toggle_sound(self.kit)
            self.layout()
        elif event.scancode in keys.GO:
            self.group.ring_shown = True
        return None

    def resume(self) -> None:
        """Back from the rules or a question."""
        self.layout()

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add ground and panel to a frame."""
        kit = self.kit
        size = kit.metrics.window.size
        frame.add(kit.shapes.background(size, (0.5, 0.45), theme.GLOW, theme.DEEP), 0, 0)
        panel = kit.rect(*_PANEL)
        box = kit.shapes.box(
            panel.size, kit.px(28), theme.PANEL, border=theme.LINE, border_width=max(2, kit.px(2))
        )
        frame.add(box, *panel.topleft)
        room = panel.width - kit.px(80)
        title = kit.type.label(_("Pause").upper(), _TITLE, theme.INK, room)
        frame.text(title, panel.centerx, panel.top + kit.px(70), "center")
        self.group.draw(frame)
        note = kit.type.label(
            _("The match is saved after every step."), theme.SMALL, theme.MUTED, size[0]
        )
        frame.text(note, panel.centerx, panel.bottom + kit.px(40), "center")
