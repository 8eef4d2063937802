"""The widgets of the draft screen: the middle's, and the row of buttons at its foot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.i18n import gettext as _
from game.ui import theme
from game.ui.draft import questions, words
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_LEAST = 150


def widgets(scene: DraftScene) -> list[Widget]:
    """All widgets, in the order in which Tab leads through them."""
    middle = [] if scene.is_over else scene.middle.widgets()
    return [*middle, *_foot(scene)]


def _foot(scene: DraftScene) -> list[Widget]:
    kit, foot, panel = scene.kit, scene.places.foot, scene.places.panel(1)
    gap = kit.px(16)
    main = _main(scene)
    wide = max(panel.width, _wide(scene, main.text))
    main.rect = Rect(foot.right - wide, foot.top, wide, foot.height)
    found = [main]
    if questions.completes(scene) is not None:
        text = _("Complete automatically")
        wide = min(_wide(scene, text), foot.width // 3)
        rect = Rect(main.rect.left - gap - wide, foot.top, wide, foot.height)
        found.insert(0, Widget(rect, text, partial(questions.ask_complete, scene), name="auto"))
    text = _("← Back")
    rect = Rect(foot.left, foot.top, _wide(scene, text), foot.height)
    return [*found, Widget(rect, text, partial(questions.ask_leave, scene), name="back")]


def _wide(scene: DraftScene, text: str) -> int:
    kit = scene.kit
    return max(kit.px(_LEAST), kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(56))


def _main(scene: DraftScene) -> Widget:
    """The call to action: take the chosen card, or go on at the end."""
    nowhere, card, seat = Rect(0, 0, 0, 0), scene.choice.card, scene.sight.to_pick
    if seat is None:
        return Widget(nowhere, _("To the match"), scene.finish, Look.CALL, name="go")
    can_take = scene.can_take(card)
    if card is not None and can_take:
        name = scene.table.pool[card].names[i18n.language()]
        text = words.take_text(scene.way, name)
    elif scene.course.can_pick:
        text = _("Choose a card")
    else:
        text = words.pick_text(is_bot=False).format(name=scene.table.seats[seat].name)
        text = text[:1].upper() + text[1:]
    return Widget(nowhere, text, scene.take, Look.CALL, enabled=can_take, name="take")
