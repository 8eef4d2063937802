"""Places labelled rows of choices one below the other; rows break where they are too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from pygame import Rect

from game.i18n import gettext as _
from game.ui import theme
from game.ui.kit import Kit
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Action, Look, Widget

OPTION = TextStyle(Face.STRONG, 17)
LABEL = TextStyle(Face.TEXT, 17)
_PAD, _WIDE_PAD, _GAP = 17, 22, 9
_ROW, _LEAST_ROW = 44, 25
_LABEL, _BELOW = 28, 18
_PAGED = 0.6
_TIGHTER = (1.0, 0.8, 0.6, 0.4)  # what gaps shrink to where there is little room


class Cell(NamedTuple):
    """Something in a row; a width of 0 px takes what the row has left."""

    width: int
    make: Callable[[Rect], Sequence[Widget]]
    text: str = ""  # shown where nothing is to be clicked


class Field(NamedTuple):
    """A label and what is chosen below it; without a label it belongs to the field above."""

    label: str
    cells: Sequence[Cell]


class Caption(NamedTuple):
    """Text between the widgets."""

    rect: Rect
    text: str
    style: TextStyle
    color: Color
    align: str


class Flow(NamedTuple):
    """What was placed."""

    widgets: list[Widget]
    captions: list[Caption]
    bottom: int


def chip(
    kit: Kit, name: str, text: str, act: Callable[[], object], *,
    is_chosen: bool = False, enabled: bool = True,
) -> Cell:  # fmt: skip
    """One of several that can be chosen."""
    look = Look.CHOSEN if is_chosen else Look.PLAIN
    return leading_chip(kit, name, text, quiet(act), look=look, enabled=enabled)


def leading_chip(
    kit: Kit, name: str, text: str, act: Action, *, look: Look = Look.PLAIN, enabled: bool = True
) -> Cell:
    """A small button that may lead to another screen."""

    def make(rect: Rect) -> list[Widget]:
        return [Widget(
            rect, text, act, look, style=OPTION, radius=kit.px(12), enabled=enabled, name=name
        )]  # fmt: skip

    wide = kit.type.label(text, OPTION).width
    pad = max(kit.px(_PAD), min(kit.px(_WIDE_PAD), wide // 6 + 1))  # as buttons keep it
    return Cell(wide + 2 * pad + 2, make)


def word(kit: Kit, text: str, *, least: str = "") -> Cell:
    """Text among the widgets; `least` is a text that has room in any case."""
    width = max(kit.type.label(each, OPTION).width for each in (text, least or text))
    return Cell(width + kit.px(4), lambda _rect: (), text)


def stepper(
    kit: Kit, name: str, text: str, widest: str, less: Callable[[], object] | None,
    more: Callable[[], object] | None,
) -> list[Cell]:  # fmt: skip
    """A number between a button for less and one for more; None: it goes no further."""
    return [
        chip(kit, f"{name}:less", "−", less or _nothing, enabled=less is not None),
        word(kit, text, least=widest),
        chip(kit, f"{name}:more", "+", more or _nothing, enabled=more is not None),
    ]


def quiet(act: Callable[[], object]) -> Action:
    """An action that leads nowhere."""

    def action() -> None:
        act()

    return action


def _nothing() -> None:
    """Does nothing."""


def flowed(
    kit: Kit, area: Rect, fields: Sequence[Field], page: int, turn: Callable[[], object]
) -> Flow:
    """Place fields from an area's top; gaps shrink where it is too low.

    Where even that does not help, they come in pages; a button below leads to the next one.
    """
    for tightness in _TIGHTER:
        found = _flowed(kit, area, fields, tightness)
        if found.bottom <= area.bottom:
            return found
    high = max(kit.px(_ROW), _LEAST_ROW)
    upper = Rect(area.left, area.top, area.width, area.height - high - max(4, kit.px(8)))
    pages = _pages(kit, upper, fields)
    text = _("More choices · {n} of {count}").format(n=page % len(pages) + 1, count=len(pages))
    cell = chip(kit, "further", text, turn)
    found = _flowed(kit, upper, pages[page % len(pages)], _PAGED)
    foot = Rect(area.left, area.bottom - high, min(cell.width, area.width), high)
    return found._replace(widgets=[*found.widgets, *cell.make(foot)])


def _pages(kit: Kit, area: Rect, fields: Sequence[Field]) -> list[list[Field]]:
    """Fields in as many parts as their area asks for; those without a label stay with theirs."""
    pages: list[list[Field]] = []
    for place, field in enumerate(fields):
        if not field.label and place:
            pages[-1].append(field)
            continue
        block = [field, *takewhile(lambda f: not f.label, fields[place + 1 :])]
        has_room = pages and _flowed(kit, area, [*pages[-1], *block], _PAGED).bottom <= area.bottom
        if has_room:
            pages[-1].append(field)
        else:
            pages.append([field])
    return pages


def _flowed(kit: Kit, area: Rect, fields: Sequence[Field], tightness: float) -> Flow:
    row = max(kit.px(_ROW * (0.7 + 0.3 * tightness)), _LEAST_ROW)
    label_high = max(round(kit.metrics.text_px(LABEL.size) * 1.25), kit.px(_LABEL * tightness))
    gap, line_gap = kit.px(_GAP), max(3, kit.px(_GAP * tightness))
    widgets: list[Widget] = []
    captions: list[Caption] = []
    y = area.top
    for place, field in enumerate(fields):
        if place:
            y += max(5, kit.px(_BELOW * tightness)) if field.label else line_gap
        if field.label:
            rect = Rect(area.left, y, area.width, label_high)
            captions.append(Caption(rect, field.label, LABEL, theme.MUTED, "left"))
            y += label_high
        x = area.left
        for cell in field.cells:
            width = min(cell.width, area.width)
            if x > area.left and x + (width or area.width // 3) > area.right:
                x, y = area.left, y + row + line_gap
            rect = Rect(x, y, width or area.right - x, row)
            widgets += cell.make(rect)
            if cell.text:
                captions.append(Caption(rect, cell.text, OPTION, theme.INK, "center"))
            x = rect.right + gap
        y += row
    return Flow(widgets, captions, y)
