"""What a player's color and favourite club are chosen with."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.model import Club
from game.people.person import PersonColor
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.people.colors import person_color
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Look, Widget, draw_focus

_CHECK = TextStyle(Face.STRONG, 19)


@dataclass(slots=True, eq=False)
class ColorChip(Widget):
    """A color and, where there is room, its name; the chosen one has a check mark on it."""

    color: PersonColor = PersonColor.BLUE

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the chip to a frame."""
        del held
        rect, is_chosen = self.rect, self.look is Look.CHOSEN
        edge = theme.GOLD if is_chosen else theme.LINE_STRONG if hot else theme.LINE
        line = max(2, kit.px(3)) if is_chosen else max(1, kit.px(2))
        fill = theme.BUTTON if is_chosen else theme.RAISED
        box = kit.shapes.box(rect.size, kit.px(14), fill, border=edge, border_width=line)
        frame.add(box, *rect.topleft)
        size, pad = _disc_size(rect.height), _pad(kit)
        x = rect.left + pad + size / 2 if self.text else rect.centerx
        frame.add_center(kit.shapes.disc(size, person_color(self.color)), x, rect.centery)
        if is_chosen:
            frame.text(kit.type.label("✓", _CHECK, theme.CARD_INK, size), x, rect.centery, "center")
        if self.text:
            left = rect.left + round(1.8 * pad) + size
            ink = theme.INK if is_chosen else theme.SOFT
            label = kit.type.label(self.text, self.style, ink, rect.right - left)
            frame.text(label, left, rect.centery)
        if focused:
            draw_focus(frame, kit, rect, kit.px(14))


def chip_width(kit: Kit, text: str, style: TextStyle, high: int) -> int:
    """How wide the chip of a color with a name is, px."""
    return kit.type.label(text, style).width + _disc_size(high) + round(2.8 * _pad(kit))


def _disc_size(high: int) -> int:
    return high * 52 // 100


def _pad(kit: Kit) -> int:
    return max(5, kit.px(10))


@dataclass(slots=True, eq=False)
class CrestChip(Widget):
    """A club's crest on its color; None: no club."""

    club: Club | None = None

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the chip to a frame."""
        del held
        rect, club, radius = self.rect, self.club, kit.px(14)
        is_chosen = self.look is Look.CHOSEN
        fill, plain = (club.color, club.dark) if club else (theme.RAISED, theme.LINE)
        edge: Color = theme.WHITE if is_chosen else theme.SOFT if hot else plain
        line = max(2, kit.px(3)) if is_chosen else max(1, kit.px(2))
        frame.add(
            kit.shapes.box(rect.size, radius, fill, border=edge, border_width=line), *rect.topleft
        )
        if club is not None:
            crest = kit.sprites.crest(club, rect.height * 66 // 100)
            frame.add_center(crest, *rect.center)
        else:
            ink = theme.INK if is_chosen else theme.SOFT
            label = kit.type.label(self.text, self.style, ink, rect.width - 2 * kit.px(10))
            frame.text(label, *rect.center, "center")
        if focused:
            draw_focus(frame, kit, rect, radius)
