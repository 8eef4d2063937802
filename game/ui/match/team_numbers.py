"""Both teams side by side: success by play, stops, repeat attacks, the largest lead."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.boxscore import BoxScore, PlayLine
from game.i18n import gettext as _
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match.cast import Cast
from game.ui.match.log_panel import draw_panel
from game.ui.match.result_layout import shown, steady
from game.ui.play_words import short_play_name
from game.ui.shape import mix
from game.ui.theme import Face, TextStyle

_VALUE = TextStyle(Face.DISPLAY, 22)
_LABEL = TextStyle(Face.TEXT, 18)
_HEAD = 112  # from the panel's top to the first row
_PAD = 22


class Row(NamedTuple):
    """One comparison: what both teams show, and how long their bars are, 0-1."""

    label: str
    texts: tuple[str, str]
    bars: tuple[float, float]


def rows(box: BoxScore) -> tuple[Row, ...]:
    """The rows, in order."""
    home, away = box.teams
    found = [
        Row(
            short_play_name(one.play),
            (_tries(one), _tries(other)),
            (_part(one.scored, one.attacks), _part(other.scored, other.attacks)),
        )
        for one, other in zip(home.plays, away.plays, strict=True)
    ]
    found.append(_count(_("Stops"), home.stops, away.stops))
    found.append(_count(_("Repeat attacks"), home.repeats, away.repeats))
    found.append(_count(_("Largest lead"), home.lead, away.lead))
    return tuple(found)


def _tries(line: PlayLine) -> str:
    return f"{line.scored}/{line.attacks}" if line.attacks else "–"


def _part(some: int, whole: int) -> float:
    return some / whole if whole else 0.0


def _count(label: str, one: int, other: int) -> Row:
    most = max(one, other)
    return Row(label, (str(one), str(other)), (_part(one, most), _part(other, most)))


def draw(
    frame: Frame, kit: Kit, cast: Cast, rect: Rect, box: BoxScore, *, share: float = 1.0
) -> None:
    """Add the panel; rows come one after the other with `share`."""
    draw_panel(frame, kit, rect, _("Team numbers"))
    px = kit.px
    _crests(frame, kit, cast, rect)
    found = rows(box)
    step = (rect.height - px(_HEAD) - px(14)) / len(found)
    for place, row in enumerate(found[: shown(len(found), share)]):
        top = rect.top + px(_HEAD) + round(place * step)
        _row(frame, kit, cast, Rect(rect.left + px(_PAD), top, rect.width - px(2 * _PAD), 1), row)


def _crests(frame: Frame, kit: Kit, cast: Cast, rect: Rect) -> None:
    """Whose column is which."""
    px = kit.px
    badge, y = px(36), rect.top + px(82)
    for seat, x in ((0, rect.left + px(_PAD)), (1, rect.right - px(_PAD) - badge)):
        club = cast.club(seat)
        frame.add(kit.shapes.box((badge, badge), px(10), club.color), x, y - badge / 2)
        frame.add_center(kit.sprites.crest(club, px(26)), x + badge / 2, y)
    label = kit.type.label(
        _("scored / tried"),
        steady(theme.TINY, kit.metrics, 1.2),
        theme.MUTED,
        rect.width - 2 * (px(_PAD + 14) + badge),
    )
    frame.text(label, rect.centerx, y, "center")


def _row(frame: Frame, kit: Kit, cast: Cast, line: Rect, row: Row) -> None:
    """Two values, what they are, and two bars that grow from the middle outwards."""
    px, metrics = kit.px, kit.metrics
    y = line.top + px(22)
    value = steady(_VALUE, metrics, 1.2)
    one = kit.type.label(row.texts[0], value, theme.INK)
    other = kit.type.label(row.texts[1], value, theme.INK)
    frame.text(one, line.left, y)
    frame.text(other, line.right, y, "right")
    room = line.width - 2 * max(one.width, other.width, px(40)) - px(16)
    label = kit.type.label(row.label, steady(_LABEL, metrics, 1.2), theme.SOFT, room)
    frame.text(label, line.centerx, y, "center")
    gap, high = px(6), max(3, px(7))
    half = (line.width - gap) // 2
    track = kit.shapes.box((half, high), high // 2, theme.RAISED)
    for seat, share in enumerate(row.bars):
        left = line.left if seat == 0 else line.right - half
        frame.add(track, left, y + px(20))
        wide = round(half * share)
        if wide:
            color = mix(cast.club(seat).color, theme.WHITE, 0.12)
            bar = kit.shapes.box((max(wide, high), high), high // 2, color)
            frame.add(bar, left + half - bar.get_width() if seat == 0 else left, y + px(20))
