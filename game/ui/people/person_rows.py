"""The players as a list that scrolls."""

from __future__ import annotations

from game.ui import theme
from game.ui.decks.rows import Rows
from game.ui.frame import Frame
from game.ui.people.disc import disc_label, disc_shape
from game.ui.people.facts import Facts, summary
from game.ui.theme import Face, TextStyle

_ROW, _LEAST_ROW = 92, 46
_NAME = TextStyle(Face.STRONG, 25)
_LINE = TextStyle(Face.TEXT, 18)


class PersonRows(Rows[Facts]):
    """A widget that holds all players."""

    @property
    def step(self) -> int:
        """The height of a line, px."""
        metrics = self.kit.metrics
        texts = metrics.text_px(_NAME.size) + metrics.text_px(_LINE.size)
        return max(metrics.px(_ROW), _LEAST_ROW, round(texts * 1.25) + metrics.px(20))

    def draw_line(self, frame: Frame, index: int, *, is_focused: bool) -> None:
        """Add a player: disc, name, what is theirs, favourite club."""
        kit, row, facts = self.kit, self.row(index), self.lines[index]
        size = (row.width, row.height - max(3, kit.px(8)))
        if index == self.chosen:
            edge = theme.GOLD if is_focused else theme.LINE_STRONG
            box = kit.shapes.box(
                size, kit.px(16), theme.BUTTON, border=edge, border_width=max(2, kit.px(3))
            )
        else:
            box = kit.shapes.box(
                size, kit.px(16), theme.RAISED if index == self.hot else theme.PANEL
            )
        self.cutter.add(frame, box, *row.topleft)
        middle = row.top + size[1] / 2
        pad, disc = kit.px(16), min(kit.px(58), size[1] - 6)
        x = row.left + pad + disc / 2
        self.cutter.add_center(frame, disc_shape(kit, facts.person, disc), x, middle)
        letter = disc_label(kit, facts.person, disc)
        self.cutter.add(frame, letter.surface, x - letter.width / 2, middle - letter.middle)
        left, right = row.left + pad + disc + kit.px(18), row.right - pad
        club = kit.club(facts.person.club)
        if club is not None:
            crest = kit.sprites.crest(club, kit.px(44))
            self.cutter.add_center(frame, crest, right - kit.px(22), middle)
            right -= kit.px(44) + pad
        name = kit.type.label(facts.person.name, _NAME, theme.INK, right - left)
        line = kit.type.label(summary(facts), _LINE, theme.MUTED, right - left)
        step = size[1] * 0.19
        self.cutter.add(frame, name.surface, left, middle - step - name.middle)
        self.cutter.add(frame, line.surface, left, middle + step - line.middle)
