"""The secret stream: two dealt cards, one to be kept; what becomes of each stands below it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui import theme
from game.ui.draft import words
from game.ui.draft.mark import stack
from game.ui.draft.offer import OfferMiddle
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.theme import Face, TextStyle

_TASK = TextStyle(Face.STRONG, 24)
_CAPTION = TextStyle(Face.STRONG, 26)


class PairMiddle(OfferMiddle):
    """Two cards side by side; closed where the eyes may not see them."""

    def rects(self) -> Sequence[Rect]:
        """The two places, or none at the end."""
        return self.scene.places.pair()[: len(self.scene.sight.offer)]

    def draw(self, frame: Frame) -> None:
        """Add the two cards, their captions, the stock."""
        scene, kit, line = self.scene, self.kit, self.scene.places.line
        half = Rect(line.left, line.top, line.width, line.height - kit.px(14))
        paragraph(frame, kit, half, words.house_line(scene.way), theme.SMALL, color=theme.MUTED)
        text = words.secret_line(scene.table, scene.sight)
        paragraph(frame, kit, scene.places.task, text, _TASK, color=theme.INK)
        self.draw_cards(frame)
        self._captions(frame)
        stack(scene, frame, scene.places.stock)

    def _captions(self, frame: Frame) -> None:
        scene = self.scene
        if scene.choice.card is None or scene.choice.card not in scene.sight.offer:
            return
        for card, rect in zip(scene.sight.offer, self.rects(), strict=True):
            is_kept = card == scene.choice.card
            text = words.kept_text() if is_kept else words.rest_text(scene.table, scene.sight)
            color = theme.GOLD if is_kept else theme.MUTED
            area = scene.places.caption(rect)
            paragraph(frame, self.kit, area, text, _CAPTION, color=color, align="center")
