"""Widgets by mouse and by keys.

Clicks count once, the ring leads everywhere, typing takes any alphabet.
"""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.widget import Entry, Group, Widget
from tests.ui.desk import make_kit


@pytest.fixture
def calls() -> list[str]:
    return []


@pytest.fixture
def group(calls: list[str]) -> Group:
    def note(name: str) -> None:
        calls.append(name)

    made = []
    for row in range(2):
        for column in range(3):
            name = f"{row}{column}"
            rect = Rect(20 + column * 200, 20 + row * 100, 180, 80)
            made.append(Widget(rect, name, lambda name=name: note(name), name=name))  # type: ignore[misc]
    return Group(make_kit(), made)


def press(group: Group, at: tuple[int, int]) -> None:
    group.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


def let_go(group: Group, at: tuple[int, int]) -> None:
    group.handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def key(group: Group, scancode: int, mod: int = 0, letter: str = "") -> bool:
    used, _ = group.handle(Event(pygame.KEYDOWN, scancode=scancode, mod=mod, unicode=letter))
    return used


def test_a_click_is_press_and_release_on_the_same_widget(group: Group, calls: list[str]) -> None:
    press(group, (30, 30))
    assert calls == []
    let_go(group, (30, 30))
    assert calls == ["00"]
    press(group, (30, 30))
    let_go(group, (230, 30))
    press(group, (230, 30))
    let_go(group, (-5, 30))
    assert calls == ["00"]


def test_a_disabled_widget_is_neither_clicked_nor_focused(group: Group, calls: list[str]) -> None:
    group.widgets[0].enabled = False
    press(group, (30, 30))
    let_go(group, (30, 30))
    key(group, pygame.KSCAN_TAB)
    assert group.focus is group.widgets[1]
    assert calls == []


def test_tab_leads_through_all_widgets_and_round_again(group: Group) -> None:
    seen = []
    for _ in range(7):
        key(group, pygame.KSCAN_TAB)
        assert group.focus is not None
        seen.append(group.focus.name)
    assert seen == ["00", "01", "02", "10", "11", "12", "00"]
    key(group, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)
    assert group.focus is not None
    assert group.focus.name == "12"


def test_arrows_lead_to_the_neighbour(group: Group) -> None:
    key(group, pygame.KSCAN_TAB)
    path = []
    for code in (pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_UP):
        key(group, code)
        assert group.focus is not None
        path.append(group.focus.name)
    assert path == ["01", "11", "10", "00"]


def test_enter_and_space_do_what_the_focused_widget_does(group: Group, calls: list[str]) -> None:
    assert not key(group, pygame.KSCAN_RETURN)
    key(group, pygame.KSCAN_TAB)
    assert key(group, pygame.KSCAN_RETURN)
    assert key(group, pygame.KSCAN_SPACE)
    assert calls == ["00", "00"]


def test_an_entry_takes_cyrillic_and_latin_letters_and_keeps_its_limit() -> None:
    heard: list[str] = []
    entry = Entry(Rect(0, 0, 300, 50), name="name", limit=6, changed=heard.append)
    group = Group(make_kit(), [entry], focus="name")
    for letter in "Алёнаaб":
        group.handle(Event(pygame.TEXTINPUT, text=letter))
    assert entry.value == "Алёнаa"
    key(group, pygame.KSCAN_LEFT)
    key(group, pygame.KSCAN_BACKSPACE)
    assert entry.value == "Алёнa"
    key(group, pygame.KSCAN_HOME)
    key(group, pygame.KSCAN_DELETE)
    assert entry.value == "лёнa" == heard[-1]


def test_keys_typed_into_an_entry_are_used_up_by_it() -> None:
    entry = Entry(Rect(0, 0, 300, 50), name="name")
    group = Group(make_kit(), [entry], focus="name")
    assert key(group, pygame.KSCAN_M, letter="m")
    assert key(group, pygame.KSCAN_SPACE, letter=" ")
    assert not key(group, pygame.KSCAN_ESCAPE, letter="\x1b")
