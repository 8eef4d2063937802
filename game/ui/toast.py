"""Short notices over any scene, at the top, for some seconds; it knows not what about."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.tween import Clock, ease_out

_SECONDS = 6.0
_SLIDE = 0.25
_MOST = 3
_WIDTH = 900
_TOP = 122  # below the scoreboard


@dataclass(slots=True)
class _Toast:
    text: str
    shown: Clock
    slide: Clock


class Toasts:
    """Shows the kit's notices one below the other and lets them go again."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._shown: list[_Toast] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """What is shown now."""
        return tuple(toast.text for toast in self._shown)

    @property
    def is_moving(self) -> bool:
        """Whether one is still sliding in."""
        return any(not toast.slide.is_over for toast in self._shown)

    def update(self, seconds: float) -> bool:
        """Let time pass and take new notices; whether the next frame differs."""
        before = self.texts, self.is_moving
        for toast in self._shown:
            toast.shown.advance(seconds)
            toast.slide.advance(seconds)
        self._shown = [toast for toast in self._shown if not toast.shown.is_over]
        while self.kit.notices and len(self._shown) < _MOST:
            slide = Clock(_SLIDE * self.kit.pace)
            self._shown.append(_Toast(self.kit.notices.pop(0), Clock(_SECONDS), slide))
        return before != (self.texts, self.is_moving) or self.is_moving

    def draw(self, frame: Frame) -> None:
        """Add the notices to a frame."""
        kit = self.kit
        room = min(kit.px(_WIDTH), kit.metrics.width - kit.px(80))
        y = float(kit.px(_TOP))
        step = kit.type.line_height(theme.BODY)
        for toast in self._shown:
            lines = kit.type.wrap(toast.text, theme.BODY, room)
            labels = [kit.type.label(line, theme.BODY, theme.INK, room) for line in lines]
            wide = max(label.width for label in labels) + kit.px(64)
            high = round(step * len(lines)) + kit.px(30)
            top = y - (1 - ease_out(toast.slide.share)) * (high + y)
            box = kit.shapes.box(
                (wide, high), kit.px(16), theme.RAISED,
                border=theme.GOLD, border_width=max(2, kit.px(2)),
            )  # fmt: skip
            frame.add(box, (kit.metrics.width - wide) / 2, top)
            for place, label in enumerate(labels):
                middle = top + kit.px(15) + step * (place + 0.5)
                frame.text(label, kit.metrics.width / 2, middle, "center")
            y += high + kit.px(12)
