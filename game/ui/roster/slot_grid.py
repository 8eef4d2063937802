"""The places of a roster as one widget: its cards small, the empty places, what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import DeckCard
from game.i18n import gettext as _
from game.people.card_ref import CardRef
from game.ui import keys, theme
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.paragraph import paragraph
from game.ui.roster.work import RosterWork
from game.ui.theme import Face, TextStyle
from game.ui.widget import Look, Widget, draw_focus

_NUMBERS = tuple(TextStyle(Face.DISPLAY, size) for size in (20, 17, 14, 11))
_REASON = TextStyle(Face.STRONG, 15)
_WRONG = (229, 72, 77, 70)
_MOVES = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_SHIFT


class SlotGrid(Widget):
    """A widget that holds the roster; arrows lead through it, Ctrl and arrows move a card.

    Attributes:
        places: of all slots, px.
        cursor: the chosen slot.
        hidden: cards that are elsewhere now: held, or on their way.
        reasons: why cards cannot play, in a word or two.
        lit: the slot that would receive what is held.
        blamed: the card that keeps another one out.
    """

    def __init__(
        self, kit: Kit, feed: FaceFeed, work: RosterWork, remove: Callable[[CardRef], None]
    ) -> None:
        super().__init__(Rect(0, 0, 0, 0), action=self._go, look=Look.BARE, name="slots")
        self.kit = kit
        self.places: tuple[Rect, ...] = ()
        self.cursor = 0
        self.hidden: frozenset[CardRef] = frozenset()
        self.reasons: Mapping[CardRef, str] = {}
        self.lit: int | None = None
        self.hot: int | None = None
        self.blamed: CardRef | None = None
        self._feed = feed
        self._work = work
        self._remove = remove

    # --- places --------------------------------------------------------------------------------

    def place(self, area: Rect, places: tuple[Rect, ...]) -> None:
        """Take the room and the places, px."""
        self.rect, self.places = area, places
        self.renew()

    def renew(self) -> None:
        """The roster is another one."""
        cards = self._work.cards
        self.enabled = bool(cards)
        self.cursor = max(0, min(self.cursor, min(len(cards), len(self.places)) - 1))

    def at(self, position: tuple[int, int]) -> int | None:
        """The slot under a point, whether it holds a card or not."""
        return next((n for n, rect in enumerate(self.places) if rect.collidepoint(position)), None)

    def card_at(self, position: tuple[int, int]) -> int | None:
        """The slot with a card under a point."""
        place = self.at(position)
        return place if place is not None and place < len(self._work.cards) else None

    @property
    def width(self) -> int:
        """How wide a card is, px."""
        return self.places[0].width if self.places else 0

    def wish(self, card: DeckCard) -> Wish:
        """A card's face at the slots' size."""
        return Wish(card, i18n.language(), self.width)

    def wishes(self) -> list[Wish]:
        """The faces of the roster's cards."""
        cards = (self._work.card(ref) for ref in self._work.cards[: len(self.places)])
        return [self.wish(card) for card in cards if card]

    # --- input ---------------------------------------------------------------------------------

    def _go(self) -> None:
        """Enter: the chosen card leaves."""
        if self.cursor < len(self._work.cards):
            self._remove(self._work.cards[self.cursor])

    def key(self, event: Event) -> bool:
        """Lead through the cards, move or remove one; beyond the edges the focus may leave."""
        if event.type != pygame.KEYDOWN:
            return False
        last = min(len(self._work.cards), len(self.places)) - 1
        if event.scancode in (keys.DELETE, keys.BACKSPACE):
            self._go()
            return True
        if event.scancode in (keys.HOME, keys.END):
            self.cursor = 0 if event.scancode == keys.HOME else max(0, last)
            return True
        if event.scancode not in keys.ARROWS:
            return False
        dx, dy = keys.ARROWS[event.scancode]
        target = self.cursor + dx + dy * self._columns
        if not 0 <= target <= last:
            return False
        if event.mod & _MOVES:
            self._work.move(self.cursor, target)
        self.cursor = target
        return True

    @property
    def _columns(self) -> int:
        return sum(rect.top == self.places[0].top for rect in self.places) or 1

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, frame: Frame, kit: Kit, *, hot: bool, held: bool, focused: bool) -> None:
        """Add all places to a frame."""
        del hot, held
        cards, sizes = self._work.cards, self._work.sizes
        surplus, lacking = sizes.surplus(len(cards)), sizes.lacking(len(cards))
        is_wrong = bool(cards) and len(cards) not in sizes.allowed and bool(surplus)
        for place, rect in enumerate(self.places):
            if place < len(cards) and cards[place] not in self.hidden:
                self._card(frame, rect, cards[place])
                if (is_wrong and place in surplus) or cards[place] == self.blamed:
                    self._ring(frame, rect, theme.BAD)
            else:
                self._empty(frame, rect, place, is_wrong=is_wrong and place in lacking)
            if place == self.lit:
                self._ring(frame, rect, theme.GOLD)
            elif place == self.hot and place < len(cards):
                self._ring(frame, rect, theme.LINE_STRONG)
        if focused and cards:
            draw_focus(frame, kit, self.places[self.cursor], self._radius)

    @property
    def _radius(self) -> int:
        return max(2, round(self.width * theme.CARD_RADIUS))

    def _ring(self, frame: Frame, rect: Rect, color: theme.Color) -> None:
        width = max(2, self.kit.px(4))
        out = rect.inflate(2 * width, 2 * width)
        frame.add(self.kit.shapes.ring(out.size, self._radius + width, color, width), *out.topleft)

    def _empty(self, frame: Frame, rect: Rect, place: int, *, is_wrong: bool) -> None:
        shapes, width = self.kit.shapes, max(1, self.kit.px(2))
        line = theme.BAD if is_wrong else theme.LINE
        fill = (*theme.NIGHT[:3], 90)
        frame.add(shapes.dashed(rect.size, self._radius * 2, fill, line, width), *rect.topleft)
        if self._work.sizes.is_optional(place):
            inner = rect.inflate(-self.kit.px(8), 0)
            text = self._fitting(_("optional"), theme.TINY, inner.width, "+")
            paragraph(frame, self.kit, inner, text, theme.TINY, color=theme.MUTED, align="center")

    def _fitting(self, text: str, style: TextStyle, room: int, sign: str) -> str:
        """A text, or a sign in its place where one of its words is wider than the room, px."""
        widths = (self.kit.type.label(word, style).width for word in text.split())
        return text if max(widths) <= room else sign

    def _card(self, frame: Frame, rect: Rect, ref: CardRef) -> None:
        shapes, card = self.kit.shapes, self._work.card(ref)
        reason = self.reasons.get(ref, "")
        if card is None:
            line = max(1, self.kit.px(2))
            box = shapes.dashed(rect.size, self._radius * 2, _WRONG, theme.BAD, line)
            frame.add(box, *rect.topleft)
        else:
            face = self._feed.picture(self.wish(card))
            face = face or shapes.box(rect.size, self._radius, theme.RAISED)
            frame.add(face, *rect.topleft)
        if reason:
            self._trouble(frame, rect, ref, reason)

    def _trouble(self, frame: Frame, rect: Rect, ref: CardRef, reason: str) -> None:
        """A card that cannot play: its number, and why in a word."""
        kit = self.kit
        frame.add(kit.shapes.box(rect.size, self._radius, (13, 20, 29, 214)), *rect.topleft)
        self._ring(frame, rect, theme.BAD)
        room = rect.width - kit.px(6)
        reason = self._fitting(reason, _REASON, room, "!")
        labels = [kit.type.label(str(ref.number), style) for style in _NUMBERS]
        number = next((label for label in labels if label.width <= room), labels[-1])
        frame.text(number, rect.centerx, rect.top + rect.height * 0.26, "center")
        area = Rect(0, 0, room, rect.height * 6 // 10)
        area.midbottom = (rect.centerx, rect.bottom - kit.px(4))
        paragraph(frame, kit, area, reason, _REASON, color=(255, 158, 160), align="center")
