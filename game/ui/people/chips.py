"""What a player's color and favourite club are chosen with."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.model import Club
from game.ui import theme
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Color, Face, TextStyle
from game.ui.widget import Look, Widget, draw_focus

_CHECK = TextStyle(Face.STRONG, 19)


@dataclass(slots=True, eq=False)
class ColorChip(Widget):
    """A color and its name; the chosen one has a check mark on it."""

    color: Color = theme.INK

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the chip to a frame."""
        del held
        rect, is_chosen = self.rect, self.look is Look.CHOSEN
        edge = theme.GOLD if is_chosen else theme.LINE_STRONG if hot else theme.LINE
        line = max(2, kit.px(3)) if is_chosen else max(1, kit.px(2))
        fill = theme.BUTTON if is_chosen else theme.RAISED
        box = kit.shapes.box(rect.size, kit.px(14), fill, border=edge, border_width=line)
        frame.add(box, *rect.topleft)
        size = min(rect.height * 52 // 100, rect.width // 4)
        pad = min(kit.px(12), rect.width // 14)
        x = rect.left + pad + size / 2
        frame.add_center(kit.shapes.disc(size, self.color), x, rect.centery)
        if is_chosen:
            frame.text(kit.type.label("✓", _CHECK, theme.CARD_INK, size), x, rect.centery, "center")
        left = rect.left + 2 * pad + size
        ink = theme.INK if is_chosen else theme.SOFT
        label = kit.type.label(self.text, self.style, ink, rect.right - pad - left)
        frame.text(label, left, rect.centery)
        if focused:
            draw_focus(frame, kit, rect, kit.px(14))


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
