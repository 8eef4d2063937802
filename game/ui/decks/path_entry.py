"""A line for a path: long ones show their end, and one can be pasted."""

from __future__ import annotations

import contextlib
from pathlib import Path
from urllib.parse import unquote, urlparse

import pygame
from pygame.event import Event

from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.widget import Entry

_PASTE_KEYS = pygame.KMOD_CTRL | pygame.KMOD_META


class PathEntry(Entry):
    """An entry for long text; Ctrl+V and Shift+Insert paste, in place of all that stands there."""

    def key(self, event: Event) -> bool:
        """Type, move, erase, paste."""
        if event.type == pygame.KEYDOWN and _is_paste(event):
            text = clipboard_text()
            if text:
                self.value = text[: self.limit]
                if self.changed:
                    self.changed(self.value)
            return True
        return super().key(event)

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the field; of a long text what stands around the caret is seen."""
        del held
        edge = theme.GOLD if focused else theme.LINE_STRONG if hot else theme.LINE
        box = kit.shapes.box(
            self.rect.size, kit.px(12), theme.NIGHT, border=edge, border_width=max(2, kit.px(2))
        )
        frame.add(box, *self.rect.topleft)
        pad = kit.px(18)
        room = self.rect.width - 2 * pad
        left, middle = self.rect.left + pad, self.rect.centery
        if not self.value and not focused:
            frame.text(kit.type.label(self.text, self.style, theme.MUTED, room), left, middle)
            return
        font = kit.type.font(self.style.face, kit.metrics.text_px(self.style.size))
        start = self.caret if focused else len(self.value)
        end = start
        while start and font.size(self.value[start - 1 : end])[0] <= room:
            start -= 1
        while end < len(self.value) and font.size(self.value[start : end + 1])[0] <= room:
            end += 1
        if shown := self.value[start:end]:
            frame.text(kit.type.label(shown, self.style, theme.INK), left, middle)
        if focused:
            x = left + font.size(self.value[start : self.caret])[0]
            bar = kit.shapes.box((max(2, kit.px(2)), kit.px(26)), 0, theme.GOLD)
            frame.add_center(bar, min(x + kit.px(2), self.rect.right - pad), middle)


def _is_paste(event: Event) -> bool:
    if event.scancode == pygame.KSCAN_V:
        return bool(event.mod & _PASTE_KEYS)
    return event.scancode == pygame.KSCAN_INSERT and bool(event.mod & pygame.KMOD_SHIFT)


def clipboard_text() -> str:
    """The first line of text in the clipboard, or nothing."""
    try:
        text = pygame.scrap.get_text()
    except pygame.error:
        return ""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return "".join(letter for letter in lines[0] if letter.isprintable()) if lines else ""


def meant_path(text: str, folder: Path) -> Path:
    """The path that a text means: quotes, ~ and file:// are understood; a name lies in a folder."""
    text = text.strip().strip("\"'“”«»").strip()
    if text.startswith("file://"):
        text = unquote(urlparse(text).path)
        if len(text) > 2 and text[0] == "/" and text[2] == ":":  # /C:/…
            text = text[1:]
    path = Path(text)
    with contextlib.suppress(RuntimeError):
        path = path.expanduser()
    return path if path.is_absolute() else folder / path
