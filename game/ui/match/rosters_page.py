"""Both rosters face up, for players who agreed to open cards (R1.7); not who holds what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import DeckCard
from game.engine import Card, Seat
from game.i18n import gettext as _
from game.ui import keys, theme
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.frame import Frame
from game.ui.peek import Found, Peek
from game.ui.scene import Pop, Scene, Transition
from game.ui.setup_layout import card_rows
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow

_PANELS = ((60, 140, 880, 800), (980, 140, 880, 800))
_PAD, _HEAD, _GAP = 36, 76, 14


class RostersScene(Scene):
    """Two panels of faces; a card is shown large where the pointer rests."""

    def __init__(self, flow: MatchFlow, rosters: tuple[tuple[Card, ...], tuple[Card, ...]]) -> None:
        super().__init__(flow.kit)
        self._cast = flow.cast
        self._rosters = rosters
        self._feed = FaceFeed()
        self._places: list[tuple[Rect, DeckCard]] = []
        self.peek = Peek(flow.kit)
        self.group = Group(flow.kit)
        self.layout()
        self.group.focus = self.group.named("close")

    def layout(self) -> None:
        """Place the cards, as large as fits, and the button."""
        kit = self.kit
        self.peek.hide()
        self._feed.clear()
        self._places = []
        for seat, cards in enumerate(self._rosters):
            panel = self._panel(seat)
            pad = kit.px(_PAD)
            top = panel.top + kit.px(_HEAD)
            area = Rect(panel.left + pad, top, panel.width - 2 * pad, panel.bottom - pad - top)
            faces = sorted((self._cast.face(seat, c) for c in cards), key=lambda card: card.number)
            rects = card_rows(area, len(faces), kit.px(_GAP))
            self._places += zip(rects, faces, strict=True)
        wide = kit.type.label(_("Go on"), theme.BUTTON_TEXT).width + kit.px(120)
        button = kit.rect(960, 966, 0, 62)
        button.width, button.left = wide, button.left - wide // 2
        self.group.replace([Widget(button, _("Go on"), self._close, Look.CALL, name="close")])

    def _panel(self, seat: Seat) -> Rect:
        return self.kit.rect(*_PANELS[seat])

    def _found_at(self, position: tuple[int, int]) -> Found | None:
        return next(((r, (c,)) for r, c in self._places if r.collidepoint(position)), None)

    def handle(self, event: Event) -> Transition | None:
        """A closer look, and the way back."""
        self.peek.mouse(event, self._found_at)
        used, transition = self.group.handle(event)
        if not used and event.type == pygame.KEYDOWN:
            if event.scancode in keys.ESCAPE and self.peek.is_shown:
                self.peek.hide()
            elif event.scancode in (*keys.ESCAPE, *keys.GO):
                return self._close()
        return transition

    def _close(self) -> Transition:
        self._feed.stop()
        return Pop()

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()
        self.peek.hide()

    def update(self, seconds: float) -> Transition | None:
        """Let faces come and a look begin."""
        self.peek.update(seconds)
        self._feed.update()
        self._feed.want([self._wish(rect, card) for rect, card in self._places])
        return None

    @staticmethod
    def _wish(rect: Rect, card: DeckCard) -> Wish:
        return Wish(card, i18n.language(), rect.width)

    @property
    def is_moving(self) -> bool:
        """While faces come."""
        return self._feed.is_working or self.peek.is_waiting

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        kit = self.kit
        size = kit.metrics.window.size
        frame.add(kit.shapes.background(size, (0.5, 0.2), theme.GLOW, theme.DEEP), 0, 0)
        title = kit.rect(60, 40, 1800, 70)
        label = kit.type.label(_("Open cards").upper(), theme.HEADING, theme.INK, title.width)
        frame.text(label, title.left, title.centery)
        for seat in (0, 1):
            self._draw_panel(frame, seat)
        for rect, card in self._places:
            radius = round(rect.width * theme.CARD_RADIUS)
            face = self._feed.picture(self._wish(rect, card))
            frame.add(face or kit.shapes.box(rect.size, radius, theme.RAISED), *rect.topleft)
        self.group.draw(frame)
        self.peek.draw(frame)

    def _draw_panel(self, frame: Frame, seat: Seat) -> None:
        kit, panel = self.kit, self._panel(seat)
        line = max(1, kit.px(2))
        box = kit.shapes.box(
            panel.size, kit.px(22), theme.PANEL, border=theme.LINE, border_width=line
        )
        frame.add(box, *panel.topleft)
        crest = kit.px(44)
        y = panel.top + kit.px(_HEAD) // 2 + kit.px(4)
        left = panel.left + kit.px(_PAD)
        frame.add_center(kit.sprites.crest(self._cast.club(seat), crest), left + crest // 2, y)
        left += crest + kit.px(16)
        name = f"{self._cast.player(seat)} · {i18n.cards(len(self._rosters[seat]))}"
        room = panel.right - kit.px(_PAD) - left
        frame.text(kit.type.label(name.upper(), theme.PANEL_TITLE, theme.INK, room), left, y)
