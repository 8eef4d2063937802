"""The stream: six open cards in a row that moves on, and what the chosen one would change."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game import i18n
from game.engine import PLAYS
from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks.face_feed import Wish
from game.ui.draft import words
from game.ui.draft.mark import hourglass, stack
from game.ui.draft.offer import OfferMiddle
from game.ui.draft.worth import means
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.play_words import defense_name, play_name
from game.ui.theme import CARD_RATIO, Color, Face, TextStyle

_MARK = TextStyle(Face.STRONG, 18)
_NAME = TextStyle(Face.DISPLAY, 28)
_VALUE = TextStyle(Face.DISPLAY, 22)


class StreamMiddle(OfferMiddle):
    """A row of cards; the oldest, at the left, is the next to leave."""

    def rects(self) -> Sequence[Rect]:
        """The row."""
        return self.scene.places.row(len(self.scene.sight.offer))

    @property
    def _large(self) -> Rect:
        """The chosen card's face, large."""
        area, pad = self.scene.places.detail, self.kit.px(22)
        width = min(int((area.height - 2 * pad) / CARD_RATIO), area.width * 2 // 5)
        rect = Rect(area.left + pad, 0, width, round(width * CARD_RATIO))
        rect.centery = area.centery
        return rect

    def wishes(self) -> list[Wish]:
        """The row, and the chosen card large."""
        chosen = self.scene.choice.card
        large = [] if chosen is None else [
            self.scene.faces.wish(self.scene.table.pool[chosen], self._large.width)
        ]  # fmt: skip
        return [*super().wishes(), *large]

    def draw(self, frame: Frame) -> None:
        """Add the row with its marks, the chosen card, the stock."""
        scene, kit, line = self.scene, self.kit, self.scene.places.line
        paragraph(frame, kit, line, words.house_line(scene.way), theme.SMALL, color=theme.MUTED)
        self._leaving(frame)
        self.draw_cards(frame)
        self._detail(frame)
        stack(scene, frame, scene.places.stock)

    def _leaving(self, frame: Frame) -> None:
        """The mark above the oldest card, and the way on below the row."""
        scene, kit = self.scene, self.kit
        leaves_in, rects = scene.sight.leaves_in, self.rects()
        if leaves_in is None:
            return
        first, size = rects[0], max(12, kit.px(24))
        color = theme.BALL if leaves_in == 1 else theme.MUTED
        y = first.top - kit.px(26)
        frame.add_center(hourglass(kit, size, color), first.left + size / 2, y)
        text = words.leaves_text(leaves_in)
        room = rects[-1].right - first.left - size - kit.px(12)
        label = kit.type.label(text, _MARK, color, room)
        frame.text(label, first.left + size + kit.px(10), y)

    def _detail(self, frame: Frame) -> None:
        scene, kit, area = self.scene, self.kit, self.scene.places.detail
        box = kit.shapes.box(
            area.size, kit.px(22), theme.PANEL_GLASS, border=theme.LINE,
            border_width=max(1, kit.px(2)),
        )  # fmt: skip
        frame.add(box, *area.topleft)
        if scene.choice.card is None:
            text = _("Choose a card: it is shown here large, with what it would change.")
            inner = area.inflate(-kit.px(120), 0)
            paragraph(frame, kit, inner, text, theme.LEAD, color=theme.MUTED, align="center")
            return
        card, large = scene.table.pool[scene.choice.card], self._large
        frame.add(scene.faces.picture(card, large.width), *large.topleft)
        left = large.right + kit.px(30)
        side = Rect(left, large.top, area.right - kit.px(26) - left, large.height)
        label = kit.type.label(card.names[i18n.language()].upper(), _NAME, theme.INK, side.width)
        frame.text(label, side.left, side.top + kit.px(20))
        text = _("Mean of the roster with this card")
        line = Rect(side.left, side.top + kit.px(42), side.width, kit.px(44))
        paragraph(frame, kit, line, text, theme.SMALL, color=theme.MUTED)
        table = Rect(side.left, line.bottom + kit.px(6), side.width, 0)
        table.height = side.bottom - table.top
        self._changes(frame, table)

    def _changes(self, frame: Frame, area: Rect) -> None:
        """A line for each of the eight values: what the mean is, and what it would be."""
        scene = self.scene
        seat = scene.sight.to_pick
        if seat is None or scene.choice.card is None:
            return
        pool = scene.table.pool
        own = [pool[card] for card in scene.sight.hands[seat] if card is not None]
        new = [*own, pool[scene.choice.card]]
        step = area.height / (2 * len(PLAYS))
        for part, name_of in enumerate((play_name, defense_name)):
            before = means(own, is_defense=bool(part))
            after = means(new, is_defense=bool(part))
            color = theme.DEFENSE if part else theme.ATTACK
            for play in PLAYS:
                y = area.top + step * (part * len(PLAYS) + play + 0.5)
                was = before[play] if own else None
                self._change(frame, area, y, name_of(play), was, after[play], color)

    def _change(
        self, frame: Frame, area: Rect, y: float, name: str,
        was: float | None, will: float, color: Color,
    ) -> None:  # fmt: skip
        kit = self.kit
        dot = max(6, kit.px(12))
        frame.add_center(kit.shapes.disc(dot, color), area.left + dot / 2, y)
        value = kit.type.label(i18n.decimal(will), _VALUE, theme.INK)
        frame.text(value, area.right, y, "right")
        right = area.right - max(value.width, kit.px(40)) - kit.px(14)
        if was is not None and abs(will - was) >= 0.05:
            text = ("▲ " if will > was else "▼ ") + i18n.decimal(abs(will - was))
            ink = theme.GOOD if will > was else theme.BAD
            change = kit.type.label(text, theme.SMALL, ink)
            frame.text(change, right, y, "right")
        right -= kit.px(70)
        label = kit.type.label(name, theme.SMALL, theme.SOFT, right - area.left - dot - kit.px(10))
        frame.text(label, area.left + dot + kit.px(10), y)
