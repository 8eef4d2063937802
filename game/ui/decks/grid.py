"""The cards of a deck in a grid that scrolls; only rows that are seen are drawn or wished for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import DeckCard
from game.ui import keys, theme
from game.ui.decks.cutting import Cutter
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.layout import GridPlaces
from game.ui.decks.scroll import Scroll, ScrollBar
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Look, Widget

_WHEEL = 0.55  # of a row, a notch
_DRAG_START = 6  # px until a press becomes a pull
_PAGES = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}


_BADGE = TextStyle(Face.STRONG, 20)  # it has a check mark
_DIM: theme.Color = (13, 20, 29, 184)


class Dress(NamedTuple):
    """How a card is marked in a grid.

    Attributes:
        is_dim: shown as not to be had.
        badge: a few letters in its lower right corner, such as a count.
        ring: a colour of its edge.
        is_lifted: a little higher than the others.
    """

    is_dim: bool = False
    badge: str = ""
    ring: theme.Color | None = None
    is_lifted: bool = False


PLAIN = Dress()


class CardGrid(Widget):
    """A widget that holds all cards; the chosen one has a gold edge.

    Attributes:
        cards: what is shown, in order.
        chosen: the index of the chosen card.
        marked: a card with an edge of its own: the first of two that are compared.
        dress: tells how each card is marked, by its index among `cards`.
        has_cursor: whether the chosen card's edge is shown.
    """

    def __init__(self, kit: Kit, feed: FaceFeed, choose: Callable[[int], None], go: Action) -> None:
        super().__init__(Rect(0, 0, 0, 0), action=go, look=Look.BARE, name="grid")
        self.kit = kit
        self.cards: tuple[DeckCard, ...] = ()
        self.chosen = 0
        self.marked: DeckCard | None = None
        self.dress: Callable[[int], Dress] = lambda _index: PLAIN
        self.has_cursor = True
        self.scroll = Scroll(kit)
        self.bar = ScrollBar(kit, self.scroll)
        self.places = GridPlaces.fitted(self.rect, kit.metrics, 0)
        self._feed = feed
        self._choose = choose
        self._cutter = Cutter()
        self._hot: int | None = None
        self._pressed: tuple[int, int] | None = None
        self._is_pulled = False
        self.has_chosen = False  # whether the last mouse event chose a card

    # --- content -------------------------------------------------------------------------------

    def place(self, rect: Rect, bar: Rect) -> None:
        """Take the room for the cards and for the bar, px; the chosen card stays in sight."""
        self.rect, self.bar.track = rect, bar
        self._renew()
        self.show_chosen(at_once=True)

    def fill(self, cards: Sequence[DeckCard], chosen: int = 0) -> None:
        """Show other cards."""
        self.cards = tuple(cards)
        self.chosen = max(0, min(chosen, len(self.cards) - 1))
        self._hot = None
        self._renew()
        self.show_chosen(at_once=True)

    def _renew(self) -> None:
        self.enabled = bool(self.cards)
        self.places = GridPlaces.fitted(self.rect, self.kit.metrics, len(self.cards))
        self.scroll.fit(self.rect.height - self._foot, self.places.content)

    @property
    def _foot(self) -> int:
        """The room left free below the last row."""
        return self.kit.px(36)

    @property
    def card(self) -> DeckCard | None:
        """The chosen card."""
        return self.cards[self.chosen] if self.cards else None

    def card_rect(self, index: int) -> Rect:
        """Where a card is now, px."""
        return self.places.rect(index, self.scroll.offset)

    def show_chosen(self, *, at_once: bool = False) -> None:
        """Bring the chosen card into sight."""
        if self.cards:
            top, bottom = self.places.span(self.chosen)
            self.scroll.show(top, bottom, margin=self.places.gap // 2, at_once=at_once)

    # --- faces ---------------------------------------------------------------------------------

    def wish(self, card: DeckCard | None) -> Wish:
        """A card's face at the grid's size."""
        return Wish(card, i18n.language(), self.places.width)

    def wishes(self) -> list[Wish]:
        """The faces needed now: those in sight, then a row above and below."""
        offset = self.scroll.offset
        seen = self.places.visible(offset)
        near = self.places.visible(offset, more_rows=1)
        order = [*seen, *(index for index in near if index not in seen)]
        return [self.wish(None), *(self.wish(self.cards[index]) for index in order)]

    # --- input ---------------------------------------------------------------------------------

    def mouse(self, event: Event) -> bool:
        """Take a mouse event: choose, pull, fling, wheel, bar; whether it was used."""
        self.has_chosen = False
        if self.bar.handle(event):
            return True
        match event.type:
            case pygame.MOUSEWHEEL:
                self.scroll.by(-event.y * self.places.step * _WHEEL)
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._press(event.pos)
            case pygame.MOUSEMOTION:
                return self._motion(event)
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._pressed:
                return self._lift(event.pos)
        return False

    def _press(self, at: tuple[int, int]) -> bool:
        if not self.enabled or not self.rect.collidepoint(at):
            return False
        self._pressed, self._is_pulled = at, False
        self.scroll.hold()
        return True

    def _motion(self, event: Event) -> bool:
        if self._pressed is None:
            self._hot = self.places.at(event.pos, self.scroll.offset)
            return False
        far = abs(event.pos[1] - self._pressed[1]) + abs(event.pos[0] - self._pressed[0])
        if not self._is_pulled and far <= max(_DRAG_START, self.kit.px(10)):
            return True
        if not self._is_pulled:
            self._is_pulled, self._hot = True, None
            self._pressed = event.pos
            return True
        self.scroll.pull(event.pos[1] - self._pressed[1])
        self._pressed = event.pos
        return True

    def _lift(self, at: tuple[int, int]) -> bool:
        self._pressed = None
        self.scroll.let_go()
        found = self.places.at(at, self.scroll.offset)
        if not self._is_pulled and found is not None:
            self._choose(found)
            self.has_chosen = True
        return True

    def release(self) -> None:
        """Let go of all that is held."""
        self._pressed = None
        self.bar.release()
        self.scroll.stop()

    def key(self, event: Event) -> bool:
        """Lead through the cards; beyond the first or last row the focus may leave."""
        if event.type != pygame.KEYDOWN or not self.cards:
            return False
        target = self._target(event.scancode)
        if target is None:
            return False
        self._choose(target)
        return True

    def _target(self, scancode: int) -> int | None:
        """The index a key leads to."""
        at, last, columns = self.chosen, len(self.cards) - 1, self.places.columns
        if scancode == keys.HOME:
            return 0
        if scancode == keys.END:
            return last
        if scancode in _PAGES:
            rows = max(1, self.scroll.view // self.places.step)
            return max(0, min(last, at + _PAGES[scancode] * rows * columns))
        if scancode not in keys.ARROWS:
            return None
        dx, dy = keys.ARROWS[scancode]
        target = at + dx + dy * columns
        if dy > 0 and target > last and at // columns < last // columns:
            return last
        return target if 0 <= target <= last else None

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add the rows in sight to a frame, cut at the grid's edges."""
        del hot, held
        reach = max(8, kit.px(12))
        area = self.rect.inflate(2 * reach, 0)
        area.top -= reach
        area.height = self.rect.bottom - area.top
        self._cutter.begin(area)
        offset = self.scroll.offset
        back = self._feed.picture(self.wish(None)) or self._blank()
        for index in self.places.visible(offset):
            rect, dress = self.places.rect(index, offset), self.dress(index)
            if dress.is_lifted:
                rect.top -= kit.px(8)
            card = self.cards[index]
            self._cutter.add(frame, self._feed.picture(self.wish(card)) or back, *rect.topleft)
            self._dress(frame, rect, dress)
            if card == self.marked:
                self._ring(frame, rect, theme.BALL, 5)
            if index == self.chosen and (self.has_cursor or focused):
                self._ring(frame, rect, theme.GOLD, 8 if focused else 4)
            elif index == self._hot:
                self._ring(frame, rect, theme.LINE_STRONG, 4)
        self.bar.draw(frame)

    def _dress(self, frame: Frame, rect: Rect, dress: Dress) -> None:
        """Mark a card."""
        if dress.is_dim:
            radius = round(rect.width * theme.CARD_RADIUS)
            veil = self.kit.shapes.box(rect.size, radius, _DIM)
            self._cutter.add(frame, veil, *rect.topleft)
        if dress.ring:
            self._ring(frame, rect, dress.ring, 5)
        if dress.badge:
            label = self.kit.type.label(dress.badge, _BADGE, theme.CARD_INK)
            high = max(label.height, self.kit.px(34))
            wide = max(high, label.width + self.kit.px(16))
            box = self.kit.shapes.box((wide, high), high // 2, theme.GOLD)
            x, y = rect.right - wide + self.kit.px(8), rect.bottom - high + self.kit.px(8)
            self._cutter.add(frame, box, x, y)
            left, top = x + (wide - label.width) / 2, y + high / 2 - label.middle
            self._cutter.add(frame, label.surface, left, top)

    def _blank(self) -> pygame.Surface:
        width = self.places.width
        radius = round(width * theme.CARD_RADIUS)
        return self.kit.shapes.box((width, self.places.height), radius, theme.RAISED)

    def _ring(self, frame: Frame, rect: Rect, color: theme.Color, units: float) -> None:
        width = max(2, self.kit.px(units))
        out = rect.inflate(2 * width, 2 * width)
        radius = round(rect.width * theme.CARD_RADIUS) + width
        self._cutter.add(frame, self.kit.shapes.ring(out.size, radius, color, width), *out.topleft)
