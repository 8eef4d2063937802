"""The buttons and fields of the roster builder, in the order in which Tab leads through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import gettext as _
from game.i18n import pgettext
from game.ui import theme
from game.ui.decks.menu_button import TAB, nowhere, wide
from game.ui.kit import Kit
from game.ui.roster import words
from game.ui.scene import Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Look, Widget

if TYPE_CHECKING:
    from game.ui.roster.scene import RosterScene

_SMALL = TextStyle(Face.STRONG, 17)
_GAP = 12
_NAME_WIDE, _NAME_LEAST = 380, 180


def widgets(scene: RosterScene) -> list[Widget]:
    """All widgets."""
    pool = scene.pool.widgets(scene.places)
    return [*_header(scene), *pool, *_head(scene), scene.slots, *_fill(scene), *_foot(scene)]


def _button(
    name: str, text: str, action: Action, look: Look = Look.PLAIN, *,
    enabled: bool = True, style: TextStyle = TAB,
) -> Widget:  # fmt: skip
    return Widget(nowhere(), text, action, look, enabled=enabled, style=style, name=name)


def _quiet(act: Callable[[], object]) -> Action:
    def action() -> Transition | None:
        act()
        return None

    return action


def _from_right(kit: Kit, found: list[Widget], area: Rect, pad: float) -> None:
    """Place buttons in a row that ends at an area's right, in their order."""
    x = area.right
    for widget in reversed(found):
        size = wide(kit, widget.text, widget.style, pad)
        widget.rect = Rect(x - size, area.top, size, area.height)
        x -= size + kit.px(_GAP)


def _header(scene: RosterScene) -> list[Widget]:
    """The name and the ways to keep it."""
    keeper, kit, row = scene.keeper, scene.kit, scene.places.header_row
    if not keeper.can_save:
        return []
    buttons = [_button("save", _("Save"), _quiet(keeper.save), enabled=keeper.is_changed)]
    if keeper.roster is not None:
        buttons.append(_button("save_as", _("Save as new"), _quiet(keeper.save_as_new)))
    _from_right(kit, buttons, row, 22)
    end = buttons[0].rect.left - kit.px(_GAP)
    room = max(kit.px(_NAME_LEAST), min(kit.px(_NAME_WIDE), (end - row.left) // 2))
    keeper.entry.text = _("Roster name")
    keeper.entry.rect = Rect(end - room, row.top, room, row.height)
    return [keeper.entry, *buttons]


def header_left(scene: RosterScene) -> int:
    """Where the header's fields begin, px."""
    row = scene.places.header_row
    return scene.keeper.entry.rect.left if scene.keeper.can_save else row.right


def _head(scene: RosterScene) -> list[Widget]:
    """What is done to the whole roster, and the way to what is wrong with it."""
    work, deeds, kit = scene.work, scene.deeds, scene.kit
    found = [
        _button("roster:undo", _("Undo"), deeds.undo, enabled=work.can_undo, style=_SMALL),
        _button("roster:clear", pgettext("roster", "Clear"), deeds.clear,
                enabled=bool(work.cards), style=_SMALL),
    ]  # fmt: skip
    _from_right(kit, found, scene.places.head, 22)
    if scene.notes:
        notes = _button("roster:notes", f"! {len(scene.notes)}", deeds.show_notes, style=_SMALL)
        _from_right(kit, [notes], scene.places.say, 16)
        notes.rect.height = min(notes.rect.height, scene.places.head.height)
        found.append(notes)
    for widget in found:
        widget.radius = kit.px(12)
    return found


def left_of(scene: RosterScene, name: str, otherwise: int) -> int:
    """Where a widget begins, less a gap, px; elsewhere where it is not there."""
    found = [widget.rect.left for widget in scene.group.widgets if widget.name == name]
    return found[0] - scene.kit.px(_GAP) if found else otherwise


def fill_label_width(scene: RosterScene) -> int:
    """How wide the words before the buttons that fill up are, px."""
    return scene.kit.type.label(fill_label(), theme.SMALL).width


def fill_label() -> str:
    """The words before the buttons that fill up."""
    return _("Fill up:")


def _fill(scene: RosterScene) -> list[Widget]:
    kit, area, deeds = scene.kit, scene.places.fill, scene.deeds
    can = bool(scene.work.pool)
    found = [
        _button("fill", _("with the strongest"), deeds.fill_best, enabled=can, style=_SMALL),
        _button("chance", _("at random"), deeds.fill_by_chance, enabled=can, style=_SMALL),
    ]
    gap = kit.px(_GAP)
    left = area.left + fill_label_width(scene) + gap
    room = area.right - left - gap
    sizes = [wide(kit, widget.text, _SMALL, 14) for widget in found]
    first = room * sizes[0] // sum(sizes)
    found[0].rect = Rect(left, area.top, first, area.height)
    found[1].rect = Rect(left + first + gap, area.top, room - first, area.height)
    return found


def _foot(scene: RosterScene) -> list[Widget]:
    kit, area, work = scene.kit, scene.places.foot, scene.work
    back = _button("back", _("← Back"), scene.deeds.back)
    size = min(wide(kit, back.text), area.width // 3)
    back.rect = Rect(area.left, area.top, size, area.height)
    text = words.go_text(work, is_for_match=scene.request.is_for_match)
    go = _button("go", text, scene.deeds.go, Look.CALL, enabled=work.is_allowed)
    left = back.rect.right + kit.px(_GAP)
    go.rect = Rect(left, area.top, area.right - left, area.height)
    return [back, go]
