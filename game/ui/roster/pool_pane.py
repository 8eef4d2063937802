"""The cards that may be picked: their grid, the search, filters, order and the choice of a deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game import i18n
from game.cards.model import Club, Deck
from game.i18n import gettext as _
from game.people.card_ref import CardRef
from game.people.lookup import Shelved
from game.ui.decks.face_feed import FaceFeed
from game.ui.decks.filters import filter_row, opening, search_entry
from game.ui.decks.grid import CardGrid
from game.ui.decks.menu import Choice
from game.ui.decks.menu_button import MenuButton, nowhere, wide
from game.ui.decks.query import Query
from game.ui.kit import Kit
from game.ui.roster.layout import RosterLayout
from game.ui.scene import Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Action, Group, Look, Widget

_STYLE = TextStyle(Face.STRONG, 18)
_MARK = 22


class PoolPane:
    """The left part of the roster builder.

    Attributes:
        query: what of the pool is shown.
        deck: whose cards are shown; None: those of all decks.
        shown: the cards of the grid, in its order.
        grid: where they are shown.
    """

    def __init__(
        self, kit: Kit, group: Group, feed: FaceFeed, pool: Sequence[Shelved], *,
        go: Action, changed: Callable[[], None],
    ) -> None:  # fmt: skip
        """Show a pool.

        Args:
            kit: the desk.
            group: the widgets of the screen.
            feed: brings the faces.
            pool: the cards.
            go: what Enter does with the chosen card.
            changed: called when other cards are shown.
        """
        self.kit = kit
        self.group = group
        self.query = Query()
        self.deck: Deck | None = None
        self.shown: tuple[Shelved, ...] = ()
        self.search = search_entry(self._typed)
        self.grid = CardGrid(kit, feed, self.choose, go)
        self._pool = tuple(pool)
        self._changed = changed
        self.decks: tuple[Deck, ...] = tuple({each.deck.id: each.deck for each in pool}.values())
        self.fill()

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The clubs that can be chosen: those of the cards there are."""
        decks = [self.deck] if self.deck else self.decks
        found = {club.id: club for deck in decks for club in deck.clubs}
        return tuple(found.values())

    @property
    def ref(self) -> CardRef | None:
        """The chosen card."""
        return self.shown[self.grid.chosen].ref if self.shown else None

    def place_of(self, ref: CardRef) -> int | None:
        """Where a card stands in the grid, None where it does not."""
        found = (place for place, each in enumerate(self.shown) if each.ref == ref)
        return next(found, None)

    # --- what is shown -------------------------------------------------------------------------

    def fill(self) -> None:
        """Put the cards that pass into the grid; the chosen one stays chosen where it passes."""
        chosen = self.ref
        pool = {id(each.card): each for each in self._of_deck()}
        cards = self.query.select((each.card for each in pool.values()), i18n.language())
        self.shown = tuple(pool[id(card)] for card in cards)
        place = self.place_of(chosen) if chosen else None
        self.grid.fill(cards, place or 0)

    def _of_deck(self) -> list[Shelved]:
        wanted = self.deck
        return [each for each in self._pool if wanted is None or each.ref.deck == wanted.id]

    def choose(self, index: int) -> None:
        """Lead to a card."""
        self.grid.chosen = index
        self.grid.show_chosen()

    def ask(self, query: Query) -> None:
        """Filter or sort in another way."""
        self.query = query
        self.fill()
        self._changed()

    def clear(self) -> Transition | None:
        """Show all cards again."""
        self.search.value = ""
        self.ask(self.query.opened())
        return None

    def show_deck(self, deck: Deck | None) -> None:
        """Show the cards of one deck, or of all."""
        self.deck = deck
        if self.query.club not in {club.id for club in self.clubs}:
            self.query = replace(self.query, club=None)
        self.ask(self.query)

    def _typed(self, text: str) -> None:
        self.ask(replace(self.query, text=text))

    # --- widgets -------------------------------------------------------------------------------

    def widgets(self, places: RosterLayout) -> list[Widget]:
        """The choice of a deck where there are several, search, filters, order and the grid."""
        found: list[Widget] = []
        beside = 0
        if len(self.decks) > 1:
            text = self.deck.names[i18n.language()] if self.deck else _("All decks")
            room = wide(self.kit, text, _STYLE, 18) + self.kit.px(_MARK)
            look = Look.CHOSEN if self.deck else Look.PLAIN
            action = opening(self.kit, self.group, "deck", self._deck_choices)
            button = MenuButton(nowhere(), text, action, look, style=_STYLE, name="deck")
            button.rect = places.deck_choice(room)
            beside = button.rect.width + self.kit.px(12)
            found.append(button)
        total = len(self._of_deck())
        row = filter_row(self, places.filters_beside(beside), len(self.shown), total)
        return [*found, *row, self.grid]

    def _deck_choices(self) -> list[Choice]:
        every = [(_("All decks"), None), *((d.names[i18n.language()], d) for d in self.decks)]
        return [
            Choice(text, partial(self._take_deck, deck), is_chosen=deck is self.deck)
            for text, deck in every
        ]

    def _take_deck(self, deck: Deck | None) -> Transition | None:
        self.show_deck(deck)
        return None
