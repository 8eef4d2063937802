"""How the print screen looks; it reads the scene and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import i18n
from game.cards.printing.words import cancelled_text, print_hint
from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks.browser_draw import draw_ground, draw_header
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.printing.flow import OPTION
from game.ui.printing.outlook import summary
from game.ui.printing.print_widgets import pager_rect, pager_text
from game.ui.printing.print_work import Cancelled, Refused, Saved
from game.ui.theme import Color, TextStyle

if TYPE_CHECKING:
    from game.ui.printing.print_scene import PrintScene

_NOTE = TextStyle(theme.Face.TEXT, 17)
_REFUSED: Color = (255, 148, 140)
_SMALLER = 0.94
_CLOSED: Color = (24, 35, 47, 150)
_VEIL: Color = (13, 20, 29, 150)

Note = tuple[str, Color]


def draw(scene: PrintScene, frame: Frame) -> None:
    """Add the screen to a frame, back to front."""
    kit = scene.kit
    draw_ground(kit, frame)
    draw_header(kit, frame, scene.places.header)
    _title(scene, frame)
    scene.preview.draw(frame)
    if scene.outlook.refusals:
        _veil(scene, frame)
    _pager(scene, frame)
    panel = scene.places.panel
    box = kit.shapes.box(
        panel.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE,
        border_width=max(2, kit.px(2)),
    )  # fmt: skip
    frame.add(box, *panel.topleft)
    for caption in scene.captions:
        rect = caption.rect
        label = kit.type.label(caption.text, caption.style, caption.color, rect.width)
        x = rect.centerx if caption.align == "center" else rect.left
        y = rect.centery if caption.align == "center" else rect.top + rect.height * 0.45
        frame.text(label, x, y, caption.align)
    draw_notes(kit, frame, scene.places.notes, notes(scene))
    _bar(scene, frame)
    scene.group.draw(frame)
    if scene.work is not None:
        area = scene.places.tabs.union(scene.places.fields).inflate(kit.px(8), kit.px(8))
        frame.add(kit.shapes.veil(area.size, _CLOSED), *area.topleft)


def _title(scene: PrintScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.title
    title = kit.type.label(_("Print cards").upper(), theme.HEADING, theme.INK, row.width // 2)
    frame.text(title, row.left, row.centery)
    name = scene.deck.names[i18n.language()]
    room = row.width - title.width - kit.px(40)
    label = kit.type.label(name, theme.LEAD, theme.MUTED, room)
    frame.text(label, row.left + title.width + kit.px(28), row.centery + kit.px(2))


def _veil(scene: PrintScene, frame: Frame) -> None:
    """What is no longer so lies in the dark."""
    for rect in scene.preview.rects:
        frame.add(scene.kit.shapes.veil(rect.size, _VEIL), *rect.topleft)


def _pager(scene: PrintScene, frame: Frame) -> None:
    kit, row = scene.kit, scene.places.foot
    if scene.preview.plan is None:
        return
    rect = pager_rect(scene)
    label = kit.type.label(pager_text(scene), OPTION, theme.SOFT, rect.width)
    if scene.preview.count > 1:
        frame.text(label, rect.centerx, row.centery, "center")
    else:
        frame.text(label, rect.left, row.centery)


def notes(scene: PrintScene) -> list[Note]:
    """What is to be said about the print as it stands."""
    outlook, outcome = scene.outlook, scene.outcome
    if scene.work is not None:
        progress = scene.work.progress
        text = _("Drawing and saving: {done} of {total}")
        if scene.work.is_cancelled:
            text = _("Cancelling…")
        return [(text.format(done=progress.done, total=progress.total), theme.INK)]
    match outcome:
        case Saved(folder=folder, files=files):
            names = ", ".join(file.name for file in files)
            return [
                (_("Saved: {files}").format(files=names), theme.GOOD),
                (str(folder), theme.MUTED),
                (print_hint(), theme.SOFT),
            ]
        case Refused(text=text):
            return [(text, _REFUSED)]
        case Cancelled():
            return [(cancelled_text(), theme.GOLD)]
    if outlook.plan is None:
        return [(text, _REFUSED) for text in outlook.refusals]
    return [
        (summary(outlook.plan), theme.MUTED),
        *((text, theme.GOLD) for text in outlook.warnings),
    ]


def draw_notes(kit: Kit, frame: Frame, rect: Rect, found: list[Note]) -> None:
    """Add paragraphs at the bottom of a rectangle; they shrink until they fit."""
    style = _NOTE
    while True:
        lines = [
            (line, color) for text, color in found
            for part in text.split("\n")
            for line in _wrapped(kit, part, style, rect.width)
        ]  # fmt: skip
        step = kit.type.line_height(style)
        if step * len(lines) <= rect.height + 2:
            break
        smaller = style.size * _SMALLER
        if kit.metrics.text_px(smaller) <= theme.TEXT_FLOOR_PX:
            lines = lines[: max(1, int(rect.height / step))]
            break
        style = style._replace(size=smaller)
    y = rect.bottom - step * (len(lines) - 0.5)
    for line, color in lines:
        if line:
            frame.text(kit.type.label(line, style, color, rect.width), rect.left, y)
        y += step


def _wrapped(kit: Kit, text: str, style: TextStyle, width: int) -> list[str]:
    """Lines of a text; a path is broken behind its separators where it is long."""
    lines = []
    for line in kit.type.wrap(text, style, width):
        font = kit.type.font(style.face, kit.metrics.text_px(style.size))
        rest = line
        while font.size(rest)[0] > width:
            end = len(rest) - 1
            while end > 1 and font.size(rest[:end])[0] > width:
                end -= 1
            cut = max(rest.rfind(mark, 1, end) for mark in "/\\_-") + 1
            end = cut if cut > end // 3 else end
            lines.append(rest[:end])
            rest = rest[end:]
        lines.append(rest)
    return lines


def _bar(scene: PrintScene, frame: Frame) -> None:
    """How far the print is."""
    kit, rect = scene.kit, scene.places.bar
    share = 1.0 if isinstance(scene.outcome, Saved) else 0.0
    if scene.work is not None:
        share = scene.work.share
    frame.add(kit.shapes.box(rect.size, rect.height // 2, theme.BUTTON), *rect.topleft)
    wide = round(rect.width * share)
    if wide >= rect.height:
        color = theme.GOOD if share == 1.0 and scene.work is None else theme.BALL
        frame.add(kit.shapes.box((wide, rect.height), rect.height // 2, color), *rect.topleft)
