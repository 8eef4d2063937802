"""Sheets over a scene: something to be read, and a question with two answers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.scene import Pop, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Group, Look, Widget

_WIDTH = 940
_PAD = 48
_TITLE = TextStyle(Face.DISPLAY, 36)
_TEXT = TextStyle(Face.TEXT, 22)
_BUTTON = 66
_MOST_SHARE = 0.86  # of the window's height


class Sheet(Scene):
    """A panel over a dimmed scene: a title, text that scrolls where it is long, buttons."""

    opaque = False

    def __init__(self, kit: Kit, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(kit)
        self.title = title
        self.paragraphs = tuple(paragraphs)
        self.group = Group(kit)
        self.first = 0
        self._lines: list[tuple[str, int]] = []  # a line and its distance to the next, px
        self._panel = self._text = Rect(0, 0, 0, 0)
        self.layout()

    def buttons(self) -> list[Widget]:
        """The sheet's buttons, left to right, each as wide as its text wants."""
        raise NotImplementedError

    def cancel(self) -> Transition | None:
        """What Esc does."""
        return Pop()

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Break the text and place the panel around it."""
        kit = self.kit
        window = kit.metrics.window
        wide = min(kit.px(_WIDTH), window.width - kit.px(60))
        pad = kit.px(_PAD)
        self._lines = self._broken(wide - 2 * pad - kit.px(20))
        above, below = pad + kit.px(76), kit.px(_PAD + 32) + max(kit.px(_BUTTON), 36)
        room = int(window.height * _MOST_SHARE) - above - below
        high = min(room, sum(step for _line, step in self._lines))
        self._panel = Rect(0, 0, wide, above + high + below)
        self._panel.center = window.center
        self._text = Rect(self._panel.left + pad, self._panel.top + above, wide - 2 * pad, high)
        self.first = min(self.first, self._last_first())
        self.group.replace(self._placed(self.buttons()))

    def _broken(self, width: float) -> list[tuple[str, int]]:
        kit = self.kit
        step = round(kit.type.line_height(_TEXT))
        lines: list[tuple[str, int]] = []
        for paragraph in self.paragraphs:
            broken = kit.type.wrap(paragraph, _TEXT, width)
            lines += [(line, step) for line in broken[:-1]]
            lines.append((broken[-1], step + kit.px(10)))
        return lines

    def _placed(self, buttons: list[Widget]) -> list[Widget]:
        """The buttons in a row at the panel's foot, from its right."""
        kit = self.kit
        high, gap = max(kit.px(_BUTTON), 36), kit.px(18)
        room = (self._panel.width - 2 * kit.px(_PAD) - gap * (len(buttons) - 1)) // len(buttons)
        x = self._panel.right - kit.px(_PAD)
        y = self._panel.bottom - kit.px(_PAD - 6) - high
        for button in reversed(buttons):
            wide = kit.type.label(button.text, button.style).width + kit.px(70)
            wide = min(room, max(kit.px(200), wide))
            button.rect = Rect(x - wide, y, wide, high)
            x -= wide + gap
        return buttons

    # --- scrolling -----------------------------------------------------------------------------

    def shown(self) -> list[tuple[str, int]]:
        """The lines that fit from the first shown one on, with their tops, px."""
        y, found = self._text.top, []
        for line, step in self._lines[self.first :]:
            if y + step > self._text.bottom + self.kit.px(10) + 1:
                break
            found.append((line, y))
            y += step
        return found

    def _last_first(self) -> int:
        """The first line when the text is scrolled to its end."""
        room = self._text.height + self.kit.px(10)
        for place in range(len(self._lines) - 1, -1, -1):
            room -= self._lines[place][1]
            if room < -1:
                return place + 1
        return 0

    def scroll(self, lines: int) -> None:
        """Move the text by lines."""
        self.first = max(0, min(self._last_first(), self.first + lines))

    # --- scene ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Buttons, scrolling, Esc."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(-3 * event.y)
            return None
        if event.type == pygame.KEYDOWN:
            if event.scancode in keys.ESCAPE:
                return self.cancel()
            if event.scancode in (keys.UP, keys.DOWN) and self._last_first():
                self.scroll(1 if event.scancode == keys.DOWN else -1)
                return None
            if event.scancode in (pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN):
                page = max(1, len(self.shown()) - 1)
                self.scroll(page if event.scancode == pygame.KSCAN_PAGEDOWN else -page)
                return None
        return self.group.handle(event)[1]

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()

    def draw(self, frame: Frame) -> None:
        """Add the veil and the sheet to a frame."""
        kit, panel = self.kit, self._panel
        frame.add(kit.shapes.veil(kit.metrics.window.size, theme.DIM), 0, 0)
        box = kit.shapes.box(
            panel.size, kit.px(26), theme.PANEL, border=theme.LINE, border_width=max(2, kit.px(2))
        )
        frame.add(box, *panel.topleft)
        title = kit.type.label(self.title.upper(), _TITLE, theme.INK, self._text.width)
        frame.text(title, self._text.left, panel.top + kit.px(_PAD + 26))
        for line, top in self.shown():
            if line:
                label = kit.type.label(line, _TEXT, theme.SOFT, self._text.width)
                frame.text(label, self._text.left, top + kit.type.line_height(_TEXT) / 2)
        self._draw_bar(frame)
        self.group.draw(frame)

    def _draw_bar(self, frame: Frame) -> None:
        """The bar that tells how much of a long text is seen."""
        last = self._last_first()
        if not last:
            return
        kit = self.kit
        wide, track = max(4, kit.px(8)), self._text
        thumb = max(kit.px(40), round(track.height * len(self.shown()) / len(self._lines)))
        y = track.top + (track.height - thumb) * self.first / last
        x = track.right - wide
        frame.add(kit.shapes.box((wide, track.height), wide // 2, theme.NIGHT), x, track.top)
        frame.add(kit.shapes.box((wide, thumb), wide // 2, theme.LINE_STRONG), x, y)


class MessageScene(Sheet):
    """Something the player should know; any of the usual keys or the button puts it away."""

    def __init__(self, kit: Kit, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(kit, title, paragraphs)
        self.group.focus = self.group.widgets[0]

    def buttons(self) -> list[Widget]:
        """One button."""
        return [Widget(Rect(0, 0, 0, 0), _("Got it"), Pop, Look.CALL, name="close")]

    def handle(self, event: Event) -> Transition | None:
        """As every sheet; Space and Enter close it."""
        if event.type == pygame.KEYDOWN and event.scancode in keys.GO:
            return Pop()
        return super().handle(event)


class ConfirmScene(Sheet):
    """A question before something is done; the careful answer has the focus."""

    def __init__(
        self, kit: Kit, title: str, paragraphs: Sequence[str], *, yes: str, no: str, action: Action
    ) -> None:
        self._yes, self._no, self._action = yes, no, action
        super().__init__(kit, title, paragraphs)
        self.group.focus = self.group.named("no")
        self.group.ring_shown = True

    def buttons(self) -> list[Widget]:
        """The careful answer and the other."""
        nowhere = Rect(0, 0, 0, 0)
        return [
            Widget(nowhere.copy(), self._no, Pop, name="no"),
            Widget(nowhere, self._yes, self._action, Look.CALL, name="yes"),
        ]
