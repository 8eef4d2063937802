"""The stream: six open cards in a row that moves on, and what the chosen one would change."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game import i18n
from game.cards.model import DeckCard
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
_VISIBLE = 0.05  # a smaller change does not show in the first decimal
_MOST = 10.0


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

    @property
    def _looked_at(self) -> int | None:
        """The card that is shown large: the chosen one, else the one under the pointer."""
        scene, hot = self.scene, self.scene.group.hot
        if scene.choice.card is not None:
            return scene.choice.card
        seen = (card for card in scene.sight.offer if hot and hot.name == f"card:{card}")
        return next(seen, None)

    def wishes(self) -> list[Wish]:
        """The row, and the large card."""
        card = self._looked_at
        face = None if card is None else self.scene.table.pool[card]
        return [*super().wishes(), self.scene.faces.wish(face, self._large.width)]

    def draw(self, frame: Frame) -> None:
        """Add the row with its marks, the chosen card, the stock."""
        scene, kit, line = self.scene, self.kit, self.scene.places.line
        line.left = scene.places.row(1)[0].left
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
        y = first.top - kit.px(32)
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
        looked_at, large = self._looked_at, self._large
        left = large.right + kit.px(30)
        side = Rect(left, large.top, area.right - kit.px(26) - left, large.height)
        if looked_at is None:
            line, corner = max(1, kit.px(2)), round(large.width * theme.CARD_RADIUS)
            empty = kit.shapes.dashed(large.size, corner, (15, 23, 34, 90), theme.LINE, line)
            frame.add(empty, *large.topleft)
            text = _("Choose a card: it is shown here large, with what it would change.")
            paragraph(frame, kit, side, text, theme.LEAD, color=theme.MUTED)
            return
        card = scene.table.pool[looked_at]
        frame.add(scene.faces.picture(card, large.width), *large.topleft)
        label = kit.type.label(card.names[i18n.language()].upper(), _NAME, theme.INK, side.width)
        frame.text(label, side.left, side.top + kit.px(20))
        text = _("Mean of the roster with this card")
        line_rect = Rect(side.left, side.top + kit.px(42), side.width, kit.px(44))
        paragraph(frame, kit, line_rect, text, theme.SMALL, color=theme.MUTED)
        table = Rect(side.left, line_rect.bottom + kit.px(6), side.width, 0)
        table.height = side.bottom - table.top
        self._changes(frame, table, card)

    def _changes(self, frame: Frame, area: Rect, card: DeckCard) -> None:
        """A line for each of the eight values: what the mean is, and what it would be."""
        scene = self.scene
        seat = scene.sight.to_pick
        if seat is None:
            return
        own = [scene.table.pool[each] for each in scene.sight.hands[seat] if each is not None]
        step = area.height / (2 * len(PLAYS))
        for part, name_of in enumerate((play_name, defense_name)):
            before = means(own, is_defense=bool(part))
            after = means([*own, card], is_defense=bool(part))
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
        value = kit.type.label(i18n.decimal(will), _VALUE, theme.INK)
        frame.text(value, area.right, y, "right")
        right = area.right - max(value.width, kit.px(44)) - kit.px(12)
        if was is not None and abs(will - was) >= _VISIBLE:
            text = ("▲ " if will > was else "▼ ") + i18n.decimal(abs(will - was))
            change = kit.type.label(text, theme.SMALL, theme.GOOD if will > was else theme.BAD)
            frame.text(change, right, y, "right")
        right -= max(kit.px(80), kit.type.label("▲ 0,0", theme.SMALL).width + kit.px(12))
        names = (*map(play_name, PLAYS), *map(defense_name, PLAYS))
        widest = max(kit.type.label(each, theme.SMALL, theme.SOFT).width for each in names)
        name_room = min((right - area.left) * 3 // 5, widest)
        label = kit.type.label(name, theme.SMALL, theme.SOFT, name_room)
        frame.text(label, area.left, y)
        left = area.left + name_room + kit.px(10)
        high = max(5, kit.px(12))
        most = max(_MOST, will, was or 0)
        wide = max(high, round((right - left) * will / most))
        for length, fill in ((right - left, theme.BUTTON), (wide, color)):
            frame.add(kit.shapes.box((length, high), high // 2, fill), left, y - high / 2)
        if was is not None:
            tick = kit.shapes.box((max(2, kit.px(3)), high + kit.px(10)), 1, theme.INK)
            frame.add_center(tick, left + (right - left) * was / most, y)
