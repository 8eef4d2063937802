"""The middle of the draft screen where some cards are offered: places, widgets, no drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect
from pygame.event import Event

from game.ui import theme
from game.ui.decks.face_feed import Wish
from game.ui.draft.flight import Key, Spot
from game.ui.draft.routes import CARD, DEALT
from game.ui.frame import Frame
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene

_LIFT = 10


class OfferMiddle:
    """Cards that lie side by side, each a widget of its own."""

    can_pull = False
    is_moving = False

    def __init__(self, scene: DraftScene) -> None:
        self.scene = scene
        self.kit = scene.kit

    def rects(self) -> Sequence[Rect]:
        """The places of the offered cards, in order."""
        raise NotImplementedError

    def draw(self, frame: Frame) -> None:
        """Add what lies below the widgets."""
        raise NotImplementedError

    def layout(self) -> None:
        """Nothing is kept from window to window."""

    def renew(self) -> None:
        """Nothing is kept from pick to pick."""

    def show_cursor(self) -> None:
        """There is none."""

    def update(self, seconds: float) -> None:
        """Nothing moves by itself."""

    def release(self) -> None:
        """Nothing is held."""

    def mouse(self, event: Event) -> bool:
        """Leave mouse events to the widgets."""
        del event
        return False

    # --- places --------------------------------------------------------------------------------

    def spots(self) -> dict[Key, Spot]:
        """Where the offered cards lie; the chosen one a little higher."""
        scene = self.scene
        found: dict[Key, Spot] = {}
        for place, (card, rect) in enumerate(zip(scene.sight.offer, self.rects(), strict=True)):
            if card is None:
                found[DEALT, scene.sight.picks, place] = Spot(rect, None)
            else:
                lift = self.kit.px(_LIFT) if card == scene.choice.card else 0
                found[CARD, card] = Spot(rect.move(0, -lift), scene.table.pool[card])
        return found

    def rect_of(self, card: int) -> Rect:
        """Where an offered card lies."""
        return self.spots()[CARD, card].rect

    def card_at(self, position: tuple[int, int]) -> int | None:
        """The card under a point."""
        for card, rect in zip(self.scene.sight.offer, self.rects(), strict=True):
            if card is not None and rect.collidepoint(position):
                return card
        return None

    def widgets(self) -> list[Widget]:
        """The offered cards, as far as they are seen."""
        scene = self.scene
        found = []
        for card in scene.sight.offer:
            if card is not None:
                rect = self.rect_of(card)
                found.append(Widget(
                    rect, "", partial(scene.choice.press, card), Look.BARE,
                    enabled=scene.course.can_pick, radius=round(rect.width * theme.CARD_RADIUS),
                    name=f"card:{card}",
                ))  # fmt: skip
        return found

    def wishes(self) -> list[Wish]:
        """The faces of the offer."""
        return [self.scene.faces.wish(spot.face, spot.rect.width) for spot in self.spots().values()]

    # --- drawing -------------------------------------------------------------------------------

    def draw_cards(self, frame: Frame) -> None:
        """Add the offered cards that are not on their way."""
        scene, kit = self.scene, self.kit
        hot, drag = scene.group.hot, scene.pointer.drag
        held = (CARD, drag.card) if drag else None
        for key, (rect, face) in self.spots().items():
            if scene.flights.has(key) or key == held:
                continue
            radius = round(rect.width * theme.CARD_RADIUS)
            shadow = kit.shapes.shadow(rect.size, radius, max(3, rect.width // 16), 150)
            frame.add_center(shadow, rect.centerx, rect.centery + rect.width // 30)
            frame.add(scene.faces.picture(face, rect.width), *rect.topleft)
            is_chosen = face is not None and key == (CARD, scene.choice.card)
            is_hot = hot is not None and key[0] == CARD and hot.name == f"card:{key[1]}"
            if is_chosen or is_hot:
                line = max(2, kit.px(4))
                color = theme.GOLD if is_chosen else theme.LINE_STRONG
                out = rect.inflate(2 * line, 2 * line)
                frame.add(kit.shapes.ring(out.size, radius + line, color, line), *out.topleft)
