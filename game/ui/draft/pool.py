"""The middle of the draft screen where the whole deck lies open: filters and a grid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import Club
from game.i18n import gettext as _
from game.ui import theme
from game.ui.decks.face_feed import Wish
from game.ui.decks.filters import filter_row, search_entry
from game.ui.decks.grid import CardGrid, Dress
from game.ui.decks.menu_button import wide
from game.ui.decks.query import Query
from game.ui.draft.flight import Key, Spot
from game.ui.draft.grid_fade import GridFade
from game.ui.frame import Frame
from game.ui.paragraph import paragraph
from game.ui.scene import Transition
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.draft.scene import DraftScene


class PoolMiddle:
    """All cards of the deck; those that are taken stay in place, dimmed, or are hidden.

    Attributes:
        query: which of them are shown.
        hides_taken: whether cards in somebody's hand are left out.
    """

    def __init__(self, scene: DraftScene) -> None:
        self.scene = scene
        self.kit = scene.kit
        self.group = scene.group
        self.query = Query()
        self.hides_taken = False
        self.search = search_entry(self._typed)
        self.grid = CardGrid(self.kit, scene.faces.feed, self._choose, scene.choice.enter)
        self.grid.dress = self._dress
        self._fade = GridFade(self.grid)
        self._index = {card: index for index, card in enumerate(scene.table.pool)}
        self._shown: tuple[int, ...] = ()
        self._language = i18n.language()
        self._is_clicked = False

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The deck's clubs."""
        return self.scene.table.deck.clubs

    # --- what is shown -------------------------------------------------------------------------

    def ask(self, query: Query) -> None:
        """Filter or sort in another way."""
        self.query = query
        self._fill()
        self.scene.renew_widgets()

    def clear(self) -> Transition | None:
        """Show all cards again."""
        self.search.value = ""
        self.ask(self.query.opened())
        return None

    def toggle_taken(self) -> Transition | None:
        """Show the cards that are taken, or hide them."""
        self.hides_taken = not self.hides_taken
        self._fill()
        self.scene.renew_widgets()
        return None

    def _typed(self, text: str) -> None:
        self.ask(replace(self.query, text=text))

    def _fill(self) -> None:
        """Put the cards that pass into the grid; the cursor stays on its card where it can."""
        grid, scene = self.grid, self.scene
        at = self._shown[grid.chosen] if self._shown else 0
        place = grid.chosen
        cards = self.query.select(scene.table.pool, i18n.language())
        shown = tuple(self._index[card] for card in cards)
        if self.hides_taken:
            shown = tuple(index for index in shown if index not in scene.taken)
        self._shown = shown
        if at in shown:
            place = shown.index(at)
        grid.fill([scene.table.pool[index] for index in shown], place)
        if scene.choice.card is not None and scene.choice.card not in shown:
            scene.choice.card = None
        self.show_cursor()

    def renew(self) -> None:
        """Cards were taken."""
        if self.hides_taken:
            self._fill()
        self.show_cursor()

    def show_cursor(self) -> None:
        """Lead the cursor to the chosen card; nothing else moves."""
        card = self.scene.choice.card
        self.grid.has_cursor = card is not None
        if card in self._shown:
            self.grid.chosen = self._shown.index(card)

    def _dress(self, place: int) -> Dress:
        index = self._shown[place]
        is_chosen = index == self.scene.choice.card
        drag = self.scene.pointer.drag
        is_away = index in self.scene.taken or (drag is not None and drag.card == index)
        return Dress(is_dim=is_away, is_lifted=is_chosen)

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place the grid for the window and the language of now."""
        if not self._shown or self._language != i18n.language():
            self._language = i18n.language()
            self._fill()
        self.grid.place(self.scene.places.grid, self.scene.places.bar)

    def widgets(self) -> list[Widget]:
        """Filters, the grid, the toggle at its foot."""
        places, total = self.scene.places, len(self.scene.table.pool)
        text = _("Show taken") if self.hides_taken else _("Hide taken")
        room = places.foot.width // 5
        rect = Rect(places.middle.left, places.foot.top, 0, places.foot.height)
        rect.width = min(room, wide(self.kit, text, theme.BUTTON_TEXT))
        hide = Widget(rect, text, self.toggle_taken, name="taken")
        hide.enabled = bool(self.scene.taken)
        return [
            *filter_row(self, places.line, len(self._shown), total),
            self.grid,
            self._fade,
            hide,
        ]

    def spots(self) -> dict[Key, Spot]:
        """Cards that have places of their own: the grid's have none."""
        return {}

    def rect_of(self, card: int) -> Rect:
        """Where a card is seen, or where it would come from."""
        if card in self._shown:
            rect = self.grid.card_rect(self._shown.index(card))
            if rect.colliderect(self.grid.rect):
                return rect
        area, places = self.grid.rect, self.grid.places
        rect = Rect(0, 0, places.width, places.height)
        rect.midbottom = area.midbottom
        return rect

    def card_at(self, position: tuple[int, int]) -> int | None:
        """The card under a point."""
        place = self.grid.places.at(position, self.grid.scroll.offset)
        return None if place is None else self._shown[place]

    @property
    def can_pull(self) -> bool:
        """Whether a card pulled up or down scrolls."""
        return self.grid.scroll.most > 0

    # --- input and time ------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        self.grid.chosen = place
        if not self._is_clicked:  # what is clicked stays under the pointer for a second click
            self.grid.show_chosen()
        self.scene.choice.choose(self._shown[place])

    def choose_cursor(self) -> None:
        """Choose the card at which the cursor stands."""
        if self._shown:
            self._choose(self.grid.chosen)

    @property
    def is_searching(self) -> bool:
        """Whether a text that is looked for is being typed."""
        return self.group.focus is self.search and bool(self.search.value)

    def mouse(self, event: Event) -> bool:
        """Take a mouse event; whether it was used."""
        self._is_clicked = True
        is_used = self.grid.mouse(event)
        self._is_clicked = False
        if not is_used:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and not self.grid.bar.is_held:
            self.group.focus, self.group.ring_shown = self.grid, False
            self.group.release()
        if event.type == pygame.MOUSEBUTTONUP and self.grid.has_chosen:
            self.scene.choice.click(self._shown[self.grid.chosen])
        return True

    def release(self) -> None:
        """Let go of all that is held."""
        self.grid.release()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.grid.scroll.update(seconds)

    @property
    def is_moving(self) -> bool:
        """Whether the grid glides."""
        return self.grid.scroll.is_moving

    def wishes(self) -> list[Wish]:
        """The faces needed now."""
        return self.grid.wishes()

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, frame: Frame) -> None:
        """Add what lies below the widgets."""
        if not self._shown:
            area = self.grid.rect.inflate(-self.kit.px(200), 0)
            area.height = self.kit.px(300)
            text = _("No card is like that.")
            paragraph(frame, self.kit, area, text, theme.LEAD, color=theme.MUTED, align="center")
