"""Mouse, wheel, dropped files and the keys with Ctrl of the card editor; it draws nothing."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui import keys
from game.ui.decks.editor_field import LESS, MORE, Crop, Number
from game.ui.scene import Transition
from game.ui.widget import Entry

if TYPE_CHECKING:
    from game.ui.decks.editor import EditorScene


class EditorInput:
    """Turns events into what the editor does; what it has no use for goes to the widgets."""

    def __init__(self, scene: EditorScene) -> None:
        self.scene = scene
        self._grab: tuple[int, int] | None = None  # where the picture was taken hold of, px

    def release(self) -> None:
        """Let go of the picture."""
        self._grab = None

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        match event.type:
            case pygame.DROPFILE:
                self.scene.use_picture(Path(event.file))
                return None
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
                return None
            case pygame.KEYDOWN if _is_command(event):
                if self._command(event):
                    return None
            case pygame.KEYDOWN if event.scancode in keys.ESCAPE:
                return self.scene.back()
        if self._drag(event):
            return None
        return self.scene.group.handle(event)[1]

    def _command(self, event: Event) -> bool:
        """Ctrl with Z, Y, S and V; whether it was one of them."""
        match event.scancode:
            case pygame.KSCAN_Z if event.mod & pygame.KMOD_SHIFT:
                self.scene.redo()
            case pygame.KSCAN_Z:
                self.scene.undo()
            case pygame.KSCAN_Y:
                self.scene.redo()
            case pygame.KSCAN_S:
                self.scene.save()
            case pygame.KSCAN_V if isinstance(self.scene.group.focus, Entry):
                self._paste()
            case _:
                return False
        return True

    def _paste(self) -> None:
        focus = self.scene.group.focus
        text = ""
        with contextlib.suppress(pygame.error):
            text = pygame.scrap.get_text()
        if focus and text and not isinstance(focus, Number):
            focus.key(Event(pygame.TEXTINPUT, text=" ".join(text.split())))

    def _wheel(self, steps: int) -> None:
        """The wheel over a number changes it, over the picture it zooms."""
        hot = self.scene.group.hot
        if hot is None or not steps:
            return
        name = hot.name.removeprefix(LESS).removeprefix(MORE)
        found = self.scene.group.named(name)
        if isinstance(found, Number):
            found.digits = ""
            found.step(steps if name != "hair" else -steps)
        elif isinstance(found, Crop):
            self.scene.zoom(steps)

    def _drag(self, event: Event) -> bool:
        """Carry the shown part of the picture; whether the event belonged to that."""
        crop = self.scene.crop
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.scene.is_picture_tab and crop.is_there and crop.place.collidepoint(event.pos):
                self._grab = event.pos
                self.scene.group.focus, self.scene.group.ring_shown = (
                    self.scene.group.named("crop"),
                    False,
                )
                return True
        elif event.type == pygame.MOUSEMOTION and self._grab is not None:
            self._carry(event.pos)
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grab is not None:
            self._grab = None
            self.scene.work.history.end_run()
            return True
        return False

    def _carry(self, to: tuple[int, int]) -> None:
        if self._grab is None:
            return
        place = self.scene.crop.place
        x = (to[0] - self._grab[0]) * 100 / max(1, place.width)
        y = (to[1] - self._grab[1]) * 100 / max(1, place.height)
        before = self.scene.work.draft.focus
        focus = self.scene.crop.moved(before, x, y)
        if abs(x) >= 1 or abs(y) >= 1:
            self._grab = to
            self.scene.crop_to(replace(before, x=focus.x, y=focus.y), "drag")


def _is_command(event: Event) -> bool:
    """Whether Ctrl (on a Mac: Command) is held; with Alt too it is the way to a letter."""
    is_held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return bool(is_held) and not event.mod & pygame.KMOD_ALT
