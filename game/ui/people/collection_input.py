"""What mouse, keys and dropped files do on the collection screen; it draws nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui import keys
from game.ui.scene import Transition

if TYPE_CHECKING:
    from game.ui.people.collection_scene import CollectionScene

_MORE = {pygame.KSCAN_EQUALS, pygame.KSCAN_KP_PLUS}
_LESS = {pygame.KSCAN_MINUS, pygame.KSCAN_KP_MINUS}
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


def handle(scene: CollectionScene, event: Event) -> Transition | None:
    """Files that are dropped, the grid, the widgets, keys."""
    if event.type == pygame.DROPFILE:
        scene.inbox.append(Path(event.file))
        return None
    before = scene.grid.chosen
    if scene.grid.mouse(event):
        _after_grid(scene, event, before)
        return None
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
        _take_away(scene, event.pos)
        return None
    if event.type == pygame.KEYDOWN and _command(scene, event):
        return None
    focus = scene.group.focus
    used, transition = scene.group.handle(event)
    if event.type != pygame.KEYDOWN:
        return transition
    if used:
        scene.group.ring_shown = scene.group.ring_shown or focus is scene.grid
        return transition
    return _key(scene, event)


def _after_grid(scene: CollectionScene, event: Event, before: int) -> None:
    """A click marks a card; a click on an owned one chooses it, another takes a copy away."""
    if event.type == pygame.MOUSEBUTTONDOWN and not scene.grid.bar.is_held:
        scene.group.focus, scene.group.ring_shown = scene.grid, False
        scene.group.release()
    if event.type == pygame.MOUSEBUTTONUP and scene.grid.has_chosen:
        if not scene.chosen_count:
            scene.add(1)
        elif scene.grid.chosen == before:
            scene.add(-1)


def _take_away(scene: CollectionScene, at: tuple[int, int]) -> None:
    """A right click takes a copy away."""
    index = scene.grid.places.at(at, scene.grid.scroll.offset)
    if index is not None:
        scene.choose(index)
        scene.add(-1)


def _command(scene: CollectionScene, event: Event) -> bool:
    """Ctrl+F leads to the search, Ctrl+Z takes back; whether it was one of these."""
    if not event.mod & _COMMAND:
        return False
    is_back = not event.mod & pygame.KMOD_SHIFT
    is_typing = scene.group.focus in (scene.search, scene.numbers)
    match event.scancode:
        case pygame.KSCAN_F:
            scene.group.focus = scene.group.named("search") or scene.group.focus
        case _ if is_typing:  # what is typed is not what is owned
            return False
        case pygame.KSCAN_Z if is_back:
            scene.undo()
        case pygame.KSCAN_Z | pygame.KSCAN_Y:
            scene.redo()
        case _:
            return False
    return True


def _key(scene: CollectionScene, event: Event) -> Transition | None:
    focus, scancode = scene.group.focus, event.scancode
    if scancode in keys.ESCAPE:
        return _escape(scene)
    if scancode in _MORE:
        scene.add(1)
    elif scancode in _LESS:
        scene.add(-1)
    elif scancode in keys.ENTER and focus is scene.numbers:
        scene.mark_numbers()
    elif scancode in keys.ENTER and focus is scene.search:
        scene.group.focus, scene.group.ring_shown = scene.group.named("grid"), True
    elif scancode in keys.GO and focus is scene.grid:
        return scene.toggle()
    return None


def _escape(scene: CollectionScene) -> Transition | None:
    """Back, but first out of what was typed."""
    if scene.group.focus is scene.search and scene.search.value:
        return scene.clear()
    if scene.group.focus is scene.numbers and scene.numbers.value:
        scene.drop_numbers()
        return None
    return scene.back()
