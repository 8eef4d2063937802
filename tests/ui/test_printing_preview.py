"""The print screen's preview and room: sheets, faces, outlines, offsets, every window."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.cards.printing import Ink
from game.ui.decks.browser import DecksScene
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.printing.choices import What
from game.ui.printing.fields import Tab
from game.ui.printing.preview import Outline
from game.ui.printing.print_scene import PrintScene
from game.ui.widget import Widget
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit, picture


def opened(kit: Kit | None = None) -> tuple[PrintScene, Stack]:
    """The print screen above the deck screen."""
    kit = kit or make_kit()
    scene = PrintScene(kit, kit.catalog.decks[0])
    return scene, Stack(DecksScene(kit, lambda kit: DecksScene(kit, None)), scene)  # type: ignore[arg-type]


def test_sheets_turn_by_keys_wheel_and_buttons() -> None:
    scene, stack = opened()
    assert scene.preview.count == 8
    stack.key(pygame.KSCAN_PAGEDOWN)
    stack.send(Event(pygame.MOUSEWHEEL, y=-1, x=0))
    stack.press("next_page")
    assert scene.preview.place == 3
    stack.press("back_page")
    stack.key(pygame.KSCAN_PAGEUP)
    stack.send(Event(pygame.MOUSEWHEEL, y=1, x=0))
    stack.send(Event(pygame.MOUSEWHEEL, y=1, x=0))
    assert scene.preview.place == 0


def test_the_preview_shows_faces_marks_and_outlines_where_the_plan_has_them() -> None:
    scene, stack = opened()
    scene.choose(what=What.NUMBERS, numbers="1.1.001")
    stack.settle()
    rect, page = scene.preview.rects[0], scene.preview.spread[0]
    scale = scene.preview.page_scale(page)
    trim = scale.rect(page.placements[0].trim)

    def shown() -> pygame.Surface:
        stack.settle()
        frame = picture(scene)
        return next(
            s for s, x, y in frame.items if (x, y) == rect.topleft and s.get_size() == rect.size
        )

    red = (229, 57, 70)
    paper = shown()
    assert paper.get_at(trim.topleft)[:3] == red
    assert paper.get_at((rect.width - 3, rect.height // 2))[:3] == (255, 255, 255)
    line = page.lines[0]
    assert paper.get_at(scale.point(line.x1, (line.y1 + line.y2) / 2))[:3] == (16, 16, 16)
    stack.press(f"show:{Outline.TRIM}")
    assert shown().get_at(trim.topleft)[:3] != red
    colors = {tuple(shown().get_at((x, trim.centery))[:3]) for x in range(trim.left, trim.right)}
    assert len(colors) > 20, "a face, not an empty place"


def test_backs_move_by_their_offset() -> None:
    scene, _stack = opened()
    page = scene.preview.spread[1]
    before = scene.preview.page_scale(page).rect(page.placements[0].trim)
    scene.choose(back_x=10.0, back_y=-5.0)
    scale = scene.preview.page_scale(page)
    after = scale.rect(page.placements[0].trim)
    assert after.left - before.left == pytest.approx(10 * scale.scale, abs=1)
    assert after.top - before.top == pytest.approx(-5 * scale.scale, abs=1)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1024, 768), (2560, 1080), (1920, 1080)]
)
def test_everything_has_its_room(size: tuple[int, int], scale: float, language: str) -> None:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, scale))
    scene, _stack = opened(kit)
    scene.preview.feed.stop()
    for tab in Tab:
        for what in What:
            scene.choose(what=what)
            scene.open_tab(tab)
            seen: set[str] = set()
            for _page in range(4):
                assert_apart(scene.group.widgets, scene)
                seen |= {widget.name for widget in scene.group.widgets}
                if scene.group.named("further") is None:
                    break
                scene.turn_choices()
        if tab is Tab.MAIN:
            assert {f"ink:{ink}" for ink in Ink} <= seen
    frame = Frame(size)
    scene.draw(frame)
    assert frame.items


def assert_apart(widgets: list[Widget], scene: PrintScene) -> None:
    """No widget over another, none outside the window, none over the notes."""
    window = scene.kit.metrics.window
    for place, widget in enumerate(widgets):
        assert window.contains(widget.rect), widget.name
        assert widget.rect.height >= 24, widget.name
        assert not widget.rect.colliderect(scene.places.notes), widget.name
        for other in widgets[place + 1 :]:
            assert not widget.rect.colliderect(other.rect), (widget.name, other.name)
    for rect in scene.preview.rects:
        assert scene.places.preview.contains(rect)
