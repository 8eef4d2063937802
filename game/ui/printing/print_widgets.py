"""All widgets of the print screen in their order: tabs, choices, buttons, the sheets' row."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import gettext as _
from game.ui.printing.fields import Tab, fields, tab_name
from game.ui.printing.flow import OPTION, Caption, flowed, quiet
from game.ui.printing.names import outline_name
from game.ui.printing.preview import Outline
from game.ui.printing.print_work import Saved
from game.ui.setup_widgets import Option, options
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Entry, Look, Widget

if TYPE_CHECKING:
    from game.ui.printing.print_scene import PrintScene

_BUTTON = TextStyle(Face.STRONG, 20)
_GAP = 12


def widgets(scene: PrintScene) -> tuple[list[Widget], list[Caption]]:
    """All widgets and the text between them; while it prints only cancelling is possible."""
    kit, places = scene.kit, scene.places
    tabs = options(kit, [
        Option(f"tab:{tab}", tab_name(tab), partial(scene.open_tab, tab), scene.tab is tab)
        for tab in Tab
    ], places.tabs)  # fmt: skip
    _stretch(tabs, places.tabs)
    flow = flowed(kit, places.fields, fields(scene), scene.page, scene.turn_choices)
    if scene.work is not None:
        for widget in (*tabs, *flow.widgets):
            widget.action = None
            widget.enabled = not isinstance(widget, Entry)
    return [*tabs, *flow.widgets, *_foot(scene), *_buttons(scene)], flow.captions


def _stretch(tabs: list[Widget], area: Rect) -> None:
    """Give what a row has left to all of its widgets."""
    more = (area.right - tabs[-1].rect.right) // len(tabs)
    for place, tab in enumerate(tabs):
        tab.rect = Rect(tab.rect.left + place * more, area.top, tab.rect.width + more, area.height)
        tab.style = OPTION


# --- below the sheets ---------------------------------------------------------------------------


def _foot(scene: PrintScene) -> list[Widget]:
    kit, row, preview = scene.kit, scene.places.foot, scene.preview
    found = []
    if preview.count > 1:
        text_rect, wide = pager_rect(scene), round(row.height * 1.3)
        left = Rect(row.left, row.top, wide, row.height)
        right = Rect(text_rect.right, row.top, wide, row.height)
        for name, text, rect, by in (("back_page", "‹", left, -1), ("next_page", "›", right, 1)):
            is_usable = 0 <= preview.place + by < preview.count
            found.append(Widget(
                rect, text, quiet(partial(scene.turn, by)), style=TextStyle(Face.STRONG, 28),
                enabled=is_usable, radius=kit.px(12), name=name,
            ))  # fmt: skip
    outlines = options(kit, [
        Option(f"show:{each}", outline_name(each), partial(scene.toggle, each),
               each in preview.outlines)
        for each in Outline
    ], Rect(row.centerx, row.top, row.width // 2, row.height), align="right")  # fmt: skip
    for widget in outlines:
        widget.style = OPTION
    return found + outlines


def pager_rect(scene: PrintScene) -> Rect:
    """Where the text about the sheets shown stands, between the pager's buttons."""
    kit, row = scene.kit, scene.places.foot
    widest = pager_text(scene, is_last=True)
    wide = min(kit.type.label(widest, OPTION).width + 2 * kit.px(20), row.width // 3)
    left = row.left + (round(row.height * 1.3) if scene.preview.count > 1 else 0)
    return Rect(left, row.top, wide, row.height)


def pager_text(scene: PrintScene, *, is_last: bool = False) -> str:
    """Which sheets are shown, or how that reads for the last ones."""
    preview = scene.preview
    planned = preview.plan
    if planned is None:
        return ""
    count = planned.sheet_count
    place = preview.count - 1 if is_last else preview.place
    if count == preview.count:
        return _("Sheet {n} of {count}").format(n=place + 1, count=count)
    first, last = 2 * place + 1, min(count, 2 * place + 2)
    if first == last and not is_last:
        return _("Sheet {n} of {count}").format(n=first, count=count)
    return _("Sheets {first}–{last} of {count}").format(first=first, last=last, count=count)


# --- the panel's foot ---------------------------------------------------------------------------


def _buttons(scene: PrintScene) -> list[Widget]:
    kit, row = scene.kit, scene.places.buttons
    if scene.work is not None:
        return [Widget(row, _("Cancel"), quiet(scene.cancel), style=_BUTTON, name="cancel")]
    left: tuple[str, str, Action] = ("back", _("← Back"), scene.back)
    wide = max(kit.px(150), kit.type.label(left[1], _BUTTON).width + kit.px(48))
    wide = min(wide, row.width // 3)
    first = Rect(row.left, row.top, wide, row.height)
    rest = Rect(first.right + kit.px(_GAP), row.top, 0, row.height)
    rest.width = row.right - rest.left
    is_saved = isinstance(scene.outcome, Saved)
    name, text, act = (
        ("open", _("Open the folder"), quiet(scene.open_folder)) if is_saved
        else ("save", _("Save PDF"), quiet(scene.save))
    )  # fmt: skip
    enabled = is_saved or not scene.outlook.refusals
    return [
        Widget(first, left[1], left[2], style=_BUTTON, name=left[0]),
        Widget(rest, text, act, Look.CALL, style=_BUTTON, enabled=enabled, name=name),
    ]
