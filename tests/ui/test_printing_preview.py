"""The print screen's preview and room: sheets, faces, outlines, offsets, every window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.cards.printing import Ink, Printer
from game.cards.printing.pdf import page_matrix
from game.people import shelf
from game.people.roster import SavedRoster
from game.ui.decks.browser import DecksScene
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.printing.choices import Choices, What
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


@pytest.mark.parametrize("is_back", [False, True])
def test_places_are_those_of_the_pdf(is_back: bool) -> None:
    printer = Printer(back_x=3.0, back_y=-2.0, back_rotate=4.0, scale_x=1.5, scale_y=-2.5)
    scene, _stack = opened()
    scene.choose(**with_printer(printer))
    page = scene.preview.spread[is_back]
    assert page.is_back is is_back
    planned = scene.preview.plan
    assert planned is not None
    words = page_matrix(planned.grid, printer, is_back=is_back).split()
    a, b, c, d, e, f = map(float, words[:6])
    point = 72 / 25.4
    tall = planned.grid.paper_height
    for x, y in ((0.0, 0.0), (30.0, 200.0), (210.0, 297.0)):
        left, up = x * point, (tall - y) * point
        expected = (a * left + c * up + e) / point, tall - (b * left + d * up + f) / point
        assert scene.preview.page_scale(page).place(x, y) == pytest.approx(expected, abs=1e-4)


def test_a_turned_and_grown_back_is_seen_so() -> None:
    scene, stack = opened()
    scene.choose(what=What.NUMBERS, numbers="1.1.001")
    printer = Printer(back_x=-2.0, back_y=1.0, back_rotate=2.0, scale_x=1.0, scale_y=-3.0)
    scene.choose(**with_printer(printer))
    scene.preview.outlines = frozenset()
    stack.settle()
    page, rect = scene.preview.spread[1], scene.preview.rects[1]
    paper = next(s for s, x, y in picture(scene).items if (x, y) == rect.topleft)
    assert paper.get_size() == rect.size
    clip, scale = page.placements[0].clip, scene.preview.page_scale(page)
    corners = scale.corners(clip)
    middle = scale.point(clip.x + clip.w / 2, clip.y + clip.h / 2)
    white = (255, 255, 255)
    for x, y in corners:
        toward = pygame.Vector2(middle[0] - x, middle[1] - y).normalize() * 5
        inside, outside = (x + toward.x, y + toward.y), (x - toward.x, y - toward.y)
        assert paper.get_at((round(inside[0]), round(inside[1])))[:3] != white
        assert paper.get_at((round(outside[0]), round(outside[1])))[:3] == white


def test_a_card_a_page_is_never_moved() -> None:
    scene, _stack = opened()
    scene.choose(layout="single", **with_printer(Printer(back_x=9.0, back_rotate=3.0)))
    scale = scene.preview.page_scale(scene.preview.spread[1])
    assert (scale.is_straight, scale.place(10, 20)) == (True, (10, 20))


def with_printer(printer: Printer) -> dict[str, Any]:
    """The choices that a printer makes."""
    changed = Choices().with_printer("", printer)
    names = ("back_x", "back_y", "turned", "wider", "taller", "margin")
    return {name: getattr(changed, name) for name in names}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1024, 768), (2560, 1080), (1920, 1080)]
)
def test_everything_has_its_room(size: tuple[int, int], scale: float, language: str) -> None:
    kit = make_kit(size, language)
    kit.fit(Metrics(*size, scale))
    owner = shelf.add_person("W" * 18)
    for place in range(6):
        shelf.save_roster(owner, SavedRoster(f"r{place}", "W" * 29 + str(place), ()))
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
