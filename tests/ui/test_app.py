"""The loop and the window: what comes from outside never loses the match or a drag."""

from __future__ import annotations

import logging

import pygame
import pytest
from pygame.event import Event

from game import i18n, store
from game.app import App, log_fault
from game.engine import CardNumber
from game.ui.frame import Frame
from game.ui.message import MessageScene
from game.ui.rules_page import RulesScene
from game.ui.scene import Pop, Push, Quit, Replace, Reset, Scene, Transition
from game.ui.title import TitleScene
from game.ui.window import NoDisplayError, open_window, window_size
from tests.ui import program


class Probe(Scene):
    """Notes what the program does with it."""

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.seen: list[Event] = []
        self.laid_out = 0
        self.released = 0
        self.resumed = 0
        self.drawn = 0
        self.next: Transition | None = None
        self.fault: Exception | None = None
        self.moves = False

    def layout(self) -> None:
        self.laid_out += 1

    def handle(self, event: Event) -> Transition | None:
        self.seen.append(event)
        return None

    def update(self, seconds: float) -> Transition | None:
        if self.fault:
            raise self.fault
        found, self.next = self.next, None
        return found

    def draw(self, frame: Frame) -> None:
        self.drawn += 1

    def release(self) -> None:
        self.released += 1

    def resume(self) -> None:
        self.resumed += 1

    @property
    def is_moving(self) -> bool:
        return self.moves


@pytest.fixture
def app() -> App:
    return program.start()


@pytest.fixture
def probe(app: App) -> Probe:
    scene = Probe(app)
    app.scenes[:] = [scene]
    app.step(program.FRAME)
    return scene


def send(app: App, kind: int, **values: object) -> None:
    pygame.event.post(Event(kind, values))
    app.step(program.FRAME)


def test_h4_f11_twenty_times_gives_the_same_window_back(app: App) -> None:
    before = app.stage.screen.get_size()
    for turn in range(20):
        program.key(app, pygame.KSCAN_F11)
        assert app.kit.settings.fullscreen is (turn % 2 == 0)
        assert app.size == app.stage.screen.get_size()
    assert app.stage.screen.get_size() == before
    assert not store.load_settings().fullscreen


def test_the_size_before_full_screen_is_what_is_remembered(app: App) -> None:
    before = app.stage.screen.get_size()
    program.key(app, pygame.KSCAN_F11)
    send(app, pygame.QUIT)
    app.run()
    assert store.load_settings().window == before


def test_g3_the_close_button_ends_the_loop(app: App) -> None:
    send(app, pygame.QUIT)
    assert not app.is_running
    app.run()


def test_a_minimised_window_is_not_drawn(app: App, probe: Probe) -> None:
    probe.moves = True
    send(app, pygame.WINDOWMINIMIZED)
    drawn = probe.drawn
    for _ in range(5):
        app.step(program.FRAME)
    assert probe.drawn == drawn
    send(app, pygame.WINDOWRESTORED)
    assert probe.drawn == drawn + 1


def test_a_still_scene_is_drawn_only_after_an_event(app: App, probe: Probe) -> None:
    drawn = probe.drawn
    for _ in range(5):
        app.step(program.FRAME)
    assert probe.drawn == drawn
    send(app, pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0))
    assert probe.drawn == drawn + 1


def test_the_last_frame_of_a_motion_is_drawn(app: App, probe: Probe) -> None:
    probe.moves = True
    app.step(program.FRAME)
    drawn = probe.drawn

    def stop(_seconds: float) -> None:
        probe.moves = False

    probe.update = stop  # type: ignore[assignment, method-assign]
    app.step(program.FRAME)
    assert probe.drawn == drawn + 1


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a1_lost_focus_lets_go_of_everything(app: App, probe: Probe, kind: int) -> None:
    before = probe.released
    send(app, kind)
    assert probe.released == before + 1


def test_a_resize_lays_out_once_it_is_still(app: App, probe: Probe) -> None:
    before = probe.laid_out
    for width in (1100, 1200, 1300):
        pygame.display.set_mode((width, 700), pygame.RESIZABLE)
        send(app, pygame.VIDEORESIZE, size=(width, 700), w=width, h=700)
    assert probe.laid_out == before
    assert probe.released
    for _ in range(20):
        app.step(program.FRAME)
    assert probe.laid_out == before + 1
    assert app.size == (1300, 700)


@pytest.mark.parametrize("size", [(160, 90), (300, 1200), (1920, 200)])
def test_no_window_is_too_small_or_strange(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    send(app, pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    for _ in range(20):
        app.step(program.FRAME)
    assert app.size == size


def test_another_language_or_text_size_lays_out_anew(app: App, probe: Probe) -> None:
    before = probe.laid_out
    i18n.set_language("ru")
    app.step(program.FRAME)
    assert probe.laid_out == before + 1
    app.kit.settings.text_scale = 1.5
    app.step(program.FRAME)
    assert probe.laid_out == before + 2
    assert app.kit.type.metrics.text_scale == 1.5


def test_transitions_keep_the_stack(app: App, probe: Probe) -> None:
    sheet, other = Probe(app), Probe(app)
    probe.next = Push(sheet)
    app.step(program.FRAME)
    assert app.scenes == [probe, sheet]
    assert probe.released
    sheet.next = Pop()
    app.step(program.FRAME)
    assert app.scenes == [probe]
    assert probe.resumed == 1
    probe.next = Replace(sheet)
    app.step(program.FRAME)
    assert app.scenes == [sheet]
    app.scenes.append(other)
    other.next = Reset(probe)
    app.step(program.FRAME)
    assert app.scenes == [probe]
    probe.next = Quit()
    app.step(program.FRAME)
    assert not app.is_running


def test_leaving_the_last_scene_ends_the_program(app: App, probe: Probe) -> None:
    probe.next = Pop()
    app.step(program.FRAME)
    assert not app.is_running


def test_a_fault_leads_to_the_title_and_is_said_with_the_log_s_place(
    app: App, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe.fault = RuntimeError("card 1.1.001")
    steps = iter(range(3))
    take = app.step

    def step(seconds: float) -> None:
        if next(steps, None) is None:
            app.is_running = False
        else:
            take(seconds)

    monkeypatch.setattr(app, "step", step)
    app.run()
    assert isinstance(app.scenes[0], TitleScene)
    assert isinstance(app.top, MessageScene)
    text = " ".join(app.top.paragraphs)
    assert "baskettoria.log" in text
    assert "Traceback" not in text
    assert "1.1.001" not in text


def test_a_second_fault_at_once_ends_the_program(
    app: App, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(_seconds: float) -> None:
        raise RuntimeError("again")

    monkeypatch.setattr(app, "step", fall)
    with pytest.raises(RuntimeError):
        app.run()


def test_the_log_of_a_fault_names_no_card(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        number = CardNumber("1.1.007")
        empty: dict[CardNumber, int] = {}
        try:
            empty[number] += 1
        except KeyError as fault:
            log_fault(fault)
    assert "KeyError" in caplog.text
    assert "test_app.py" in caplog.text
    assert "1.1.007" not in caplog.text


def test_a_notice_is_shown_for_some_seconds_over_any_scene(app: App, probe: Probe) -> None:
    app.kit.warn("The disk is full.")
    app.kit.warn("The disk is full.")
    app.step(program.FRAME)
    assert list(app.toasts.texts) == ["The disk is full."]
    drawn = probe.drawn
    for _ in range(100):
        app.step(0.1)
    assert list(app.toasts.texts) == []
    assert probe.drawn == drawn + 1, "the frame without it"


def test_many_notices_wait_their_turn(app: App, probe: Probe) -> None:
    for number in range(5):
        app.kit.warn(f"Notice {number}.")
    app.step(program.FRAME)
    assert list(app.toasts.texts) == ["Notice 0.", "Notice 1.", "Notice 2."]
    for _ in range(70):
        app.step(0.1)
    assert list(app.toasts.texts) == ["Notice 3.", "Notice 4."]


@pytest.mark.parametrize(
    ("event", "scancodes"),
    [
        (Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0), [pygame.KSCAN_RETURN]),
        (Event(pygame.JOYBUTTONDOWN, button=1, instance_id=0), [pygame.KSCAN_ESCAPE]),
        (Event(pygame.JOYBUTTONDOWN, button=5, instance_id=0), []),
        (Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0), [pygame.KSCAN_UP]),
        (Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=0), []),
        (Event(pygame.JOYAXISMOTION, axis=0, value=0.9, instance_id=0), [pygame.KSCAN_RIGHT]),
        (Event(pygame.JOYAXISMOTION, axis=4, value=0.9, instance_id=0), []),
    ],
)
def test_a_gamepad_works_as_keys(
    app: App, probe: Probe, event: Event, scancodes: list[int]
) -> None:
    pygame.event.post(event)
    app.step(program.FRAME)
    assert [each.scancode for each in probe.seen if each.type == pygame.KEYDOWN] == scancodes


def test_a_leaning_stick_does_not_repeat(app: App, probe: Probe) -> None:
    for value in (0.7, 0.9, 0.5, 0.8, 0.1, 0.95):
        send(app, pygame.JOYAXISMOTION, axis=1, value=value, instance_id=0)
    downs = [each.scancode for each in probe.seen if each.type == pygame.KEYDOWN]
    assert downs == [pygame.KSCAN_DOWN, pygame.KSCAN_DOWN]


@pytest.mark.parametrize(
    ("wanted", "desktop", "expected"),
    [
        ((1500, 900), (1920, 1080), (1500, 900)),
        ((2560, 1400), (1920, 1080), (1600, 900)),
        ((500, 300), (1920, 1080), (1600, 900)),
        (None, (3840, 2160), (2560, 1440)),
        (None, (1366, 768), (1280, 720)),
        (None, (1024, 600), (1024, 600)),
    ],
)
def test_h3_the_window_fits_the_screen(
    wanted: tuple[int, int] | None, desktop: tuple[int, int], expected: tuple[int, int]
) -> None:
    found = window_size(wanted, desktop)
    assert found[0] <= desktop[0]
    assert found[1] <= desktop[1]
    if expected != (1280, 720):
        assert found == expected


def test_no_display_is_one_kind_of_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoDisplayError, match="No available video device"):
        open_window(None, fullscreen=False)


@pytest.mark.parametrize(
    "way_there", [(), ("new",), ("new", "way"), ("two",), ("decks",), ("players",), ("quick",)]
)
def test_f1_opens_the_rules_above_any_screen_and_closes_them(way_there: tuple[str, ...]) -> None:
    app = program.start()
    program.settle(app)
    for name in way_there:
        program.press(app, name)
    before = list(app.scenes)
    program.key(app, pygame.KSCAN_F1)
    assert isinstance(app.top, RulesScene)
    program.key(app, pygame.KSCAN_F1)
    assert app.scenes[-1] is before[-1]
