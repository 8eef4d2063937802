"""The opaque sheet that falls before the other person's private view; public facts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine import Phase, Seat
from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match.log_panel import verdict_text
from game.ui.play_words import play_name
from game.ui.scene import Pop, Push, Replace, Scene, Transition
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow

_TITLE = TextStyle(Face.DISPLAY, 100)
_LEAD = TextStyle(Face.TEXT, 29)
_NOTE = TextStyle(Face.TEXT, 21)
_SLANT = 0.11  # of the width


class CurtainScene(Scene):
    """Waits until the person named says that they sit at the screen."""

    def __init__(
        self, flow: MatchFlow, seat: Seat, then: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        self.seat = seat
        self._then = then
        self.group = Group(self.kit)
        self.layout()
        self.group.focus = self.group.widgets[0]

    def layout(self) -> None:
        """Place the button that opens it, and the one that takes an attack back."""
        kit = self.kit
        name = self.flow.cast.player(self.seat)
        text = _("I am {name}: show my cards").format(name=name)
        wide = max(kit.px(430), kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(70))
        wide = min(wide, kit.metrics.width - kit.px(80))
        widgets = [Widget(self._button(wide, 684), text, self._open, Look.CALL, name="open")]
        if self.flow.session.can_take_back:
            other = self.flow.cast.player(1 - self.seat)
            text = _("{name}: take the attack back").format(name=other)
            wide = kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(60)
            widgets.append(Widget(self._button(wide, 800), text, self._take_back, name="back"))
        self.group.replace(widgets)

    def _button(self, wide: int, top: float) -> Rect:
        kit = self.kit
        rect = kit.rect(960, top, 0, 0)
        high = max(kit.px(62), 36)
        return Rect(kit.metrics.width // 2 - wide // 2, rect.top, wide, high)

    def _open(self) -> Transition | None:
        self.flow.opened = self.seat
        self.flow.session.seal()  # a card that was shown cannot be taken back
        return Replace(self._then()) if self._then else Pop()

    def _take_back(self) -> Transition | None:
        self.flow.session.take_back()
        self.flow.opened = None
        return Pop()

    def handle(self, event: Event) -> Transition | None:
        """Open by the button, Space or Enter; nothing else shows anything."""
        used, transition = self.group.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.GO:
                return self._open()
            if event.scancode in keys.ESCAPE:
                return Push(self.flow.pause())
        return None

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the sheet to a frame."""
        kit, club = self.kit, self.flow.cast.club(self.seat)
        size = (kit.metrics.width, kit.metrics.height)
        key = ("curtain", size, club.color, club.dark)
        frame.add(kit.shapes.make(key, lambda: _ground(size, club.color, club.dark)), 0, 0)
        x = kit.metrics.width / 2
        y = kit.rect(0, 336, 0, 0).top
        frame.add_center(kit.sprites.crest(club, kit.px(190)), x, y)
        room = kit.metrics.width - kit.px(120)
        title = _("{name} to move").format(name=self.flow.cast.player(self.seat)).upper()
        frame.text(
            kit.type.label(title, _TITLE, theme.INK, room), x, kit.rect(0, 496, 0, 0).top, "center"
        )
        lines = self._lines()
        y = kit.rect(0, 592 if len(lines) > 1 else 604, 0, 0).top
        for place, line in enumerate(lines):
            style = _LEAD if place == 0 else _NOTE
            frame.text(
                kit.type.label(line, style, theme.INK, room), x, y + place * kit.px(44), "center"
            )
        self.group.draw(frame)
        hint = kit.type.label(_("Space or Enter"), theme.BODY, theme.SOFT)
        frame.text(hint, x, kit.rect(0, 772, 0, 0).top, "center")
        self._backs(frame)

    def _lines(self) -> list[str]:
        """Who should look away, and what is asked: all of it public."""
        flow = self.flow
        name, other = flow.cast.player(self.seat), flow.cast.player(1 - self.seat)
        view = flow.session.view(self.seat)
        away = _("{name}, please look away from the screen.").format(name=other)
        if view.pending and view.phase is Phase.DEFENSE:
            task = _("{name} defends against: {play}, {value}.").format(
                name=name,
                play=play_name(view.pending.play).lower(),
                value=view.pending.card.attack[view.pending.play],
            )
        elif view.phase is Phase.LINEUP:
            task = _("{name} picks the five for the period.").format(name=name)
        else:
            task = _("{name} attacks.").format(name=name)
        return [f"{away} {task}", *self._recap()]

    def _recap(self) -> list[str]:
        last = self.flow.last_attack
        if last is None or self.flow.session.view(self.seat).phase is not Phase.ATTACK:
            return []
        return [
            _("Last attack: {attacker} – {defender}, {play} {a} : {d}, {verdict}.").format(
                attacker=self.flow.cast.name(last.seat, last.attacker),
                defender=self.flow.cast.name(1 - last.seat, last.defender),
                play=play_name(last.play).lower(),
                a=last.attack_value,
                d=last.defense_value,
                verdict=verdict_text(last)[0],
            )
        ]

    def _backs(self, frame: Frame) -> None:
        kit = self.kit
        count = self.flow.session.view(1 - self.seat).opponent_hand or 5
        width = kit.px(190)
        for place in range(count):
            off = place - (count - 1) / 2
            x = kit.metrics.width / 2 + off * kit.px(216)
            y = kit.metrics.height + kit.px(-190 + 264 / 2 + abs(off) * 4)
            frame.add_center(kit.sprites.turned(kit.sprites.back(width), -off * 3), x, y)


def _ground(size: tuple[int, int], color: Color, dark: Color) -> Surface:
    """The club's colour, a slanted half of it darker, with a smooth edge."""
    wide, high = size
    surface = Surface(size)
    surface.fill(color)
    shade = tuple(round(c * 0.35 + d * 0.65) for c, d in zip(color[:3], dark[:3], strict=True))
    top, foot = wide * (0.5 + _SLANT), wide * (0.5 - _SLANT)
    pygame.draw.polygon(surface, shade, [(top, 0), (wide, 0), (wide, high), (foot, high)])
    pygame.draw.aaline(surface, shade, (top, 0), (foot, high))
    return surface.convert()
