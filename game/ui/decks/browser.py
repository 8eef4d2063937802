"""The deck screen: all cards of a deck, one of them large; where decks come in and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
from pygame.event import Event

from game import i18n
from game.cards.catalog import own_decks, read_catalog
from game.cards.model import Club, Deck, DeckCard
from game.i18n import gettext as _
from game.ui import keys
from game.ui.decks import browser_draw, browser_widgets, doors, library
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.filters import search_entry
from game.ui.decks.grid import CardGrid
from game.ui.decks.layout import DecksLayout
from game.ui.decks.query import Query
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import ConfirmScene
from game.ui.scene import Pop, Push, Replace, Reset, Scene, Transition
from game.ui.widget import Group

Home = Callable[[Kit], Scene]


class DecksScene(Scene):
    """The browser of decks.

    Attributes:
        deck: whose cards are shown; None where there is no deck.
        query: what of it is shown.
        first: the first of two cards to be compared, while the second is looked for.
        face_language: the language of the large face.
        inbox: files to be imported, one after the other.
    """

    def __init__(self, kit: Kit, home: Home, incoming: Sequence[Path] = ()) -> None:
        super().__init__(kit)
        self.home = home
        self.inbox = list(incoming)
        self.deck: Deck | None = kit.catalog.decks[0] if kit.catalog.decks else None
        self.query = Query()
        self.first: DeckCard | None = None
        self.face_language = self._language = i18n.language()
        self.feed = FaceFeed()
        self.grid = CardGrid(kit, self.feed, self.choose, self._enter)
        self.search = search_entry(self._typed)
        self.group = Group(kit)
        self.places = DecksLayout(kit.metrics)
        self._fill()
        self.layout()
        self.group.focus = self.group.named("grid")

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the deck and the window of now."""
        if self.places.metrics != self.kit.metrics:
            self.places = DecksLayout(self.kit.metrics)
            self.feed.clear()
        if self._language != i18n.language():
            self.face_language = self._language = i18n.language()
            self._fill(self.grid.card)
        self.grid.place(self.places.grid, self.places.bar)
        self._place_widgets()

    def _place_widgets(self) -> None:
        self.group.replace(browser_widgets.widgets(self))

    def _fill(self, chosen: DeckCard | None = None) -> None:
        """Put the cards that pass into the grid, the same one chosen where it passes."""
        cards = self.query.select(self.deck.cards, i18n.language()) if self.deck else ()
        self.grid.fill(cards, cards.index(chosen) if chosen in cards else 0)

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The deck's clubs."""
        return self.deck.clubs if self.deck else ()

    # --- choices -------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Show a card large; while comparing, a click on a second card shows both."""
        self.grid.chosen = index
        self.grid.show_chosen()
        self._place_widgets()

    def ask(self, query: Query) -> None:
        """Filter or sort in another way."""
        chosen = self.grid.card
        self.query = query
        self._fill(chosen)
        self._place_widgets()

    def clear(self) -> Transition | None:
        """Show all cards again."""
        self.search.value = ""
        self.ask(self.query.opened())
        return None

    def _typed(self, text: str) -> None:
        self.ask(replace(self.query, text=text))

    def show_deck(self, deck: Deck) -> None:
        """Show another deck, all of it."""
        self.deck = deck
        self.first = self.grid.marked = None
        self.search.value = ""
        self.query = self.query.opened()
        self._fill()
        self._place_widgets()

    def speak(self, language: str) -> None:
        """Show the large face in a language."""
        self.face_language = language
        self._place_widgets()

    # --- one card and two ----------------------------------------------------------------------

    def look_closely(self) -> Transition | None:
        """Show the chosen card in both languages, or both cards where two are compared."""
        if self.first is not None:
            return self._compared()
        card = self.grid.card
        return Push(doors.card_scene(self, card)) if card else None

    def compare(self) -> Transition | None:
        """Look for a second card to compare the chosen one with."""
        self.first = self.grid.marked = self.grid.card
        self._place_widgets()
        self.group.focus = self.group.named("grid")
        return None

    def cancel_compare(self) -> Transition | None:
        """Look for no second card any more."""
        self.first = self.grid.marked = None
        self._place_widgets()
        return None

    def _compared(self) -> Transition | None:
        first, second = self.first, self.grid.card
        if first is None or second is None or first == second:
            return None
        self.cancel_compare()
        return Push(doors.compare_scene(self, first, second))

    def _enter(self) -> Transition | None:
        """Enter on the grid."""
        return self.look_closely()

    # --- what other screens do -----------------------------------------------------------------

    def edit(self) -> Transition | None:
        """Change the chosen card."""
        card = self.grid.card
        return Push(doors.edit_scene(self.kit, self.deck, card)) if self.deck and card else None

    def new_card(self) -> Transition | None:
        """Make a card."""
        return Push(doors.edit_scene(self.kit, self.deck, None)) if self.deck else None

    def print(self) -> Transition | None:
        """Print the deck."""
        return Push(doors.print_scene(self.kit, self.deck)) if self.deck else None

    def add_deck(self) -> Transition | None:
        """Pick a file to be imported."""
        return Push(doors.picker_scene(self))

    def take_in(self, path: Path) -> Transition | None:
        """Import what was picked, once the picker is gone."""
        self.inbox.append(path)
        return Pop()

    def imported(self, deck_id: str) -> None:
        """A deck came in: the catalog is new; show it."""
        found = [deck for deck in self.kit.catalog.decks if deck.id == deck_id]
        if found:
            self.show_deck(found[0])

    def show_faults(self, folder: Path) -> Transition | None:
        """Tell what is wrong with a deck that is left out."""
        return Push(doors.fault_scene(self.kit, folder))

    def replace_by_faults(self, folder: Path) -> Transition | None:
        """The same, from a menu that gives way."""
        return Replace(doors.fault_scene(self.kit, folder))

    def ask_remove(self) -> Transition | None:
        """Ask before an own deck goes."""
        if self.deck is None:
            return None
        name = self.deck.names[i18n.language()]
        text = _("It is kept aside in the folder {folder} and can be put back from there.")
        aside = own_decks() / library.ASIDE
        return Push(ConfirmScene(
            self.kit, _("Remove the deck “{name}”?").format(name=name),
            [text.format(folder=aside)], yes=_("Remove"), no=_("Keep"), action=self._remove,
        ))  # fmt: skip

    def _remove(self) -> Transition | None:
        deck = self.deck
        if deck is not None and library.is_own(deck):
            try:
                library.set_aside(deck.folder)
            except OSError:
                self.kit.warn(_("The deck could not be removed: the system refuses."))
            else:
                self.kit.renew_catalog(read_catalog())
        return Pop()

    def back(self) -> Transition | None:
        """Return to the title."""
        self.feed.stop()
        return Reset(self.home(self.kit))

    # --- scene ---------------------------------------------------------------------------------

    def resume(self) -> None:
        """Back from another scene, where decks may have changed."""
        before = self.deck
        decks = self.kit.catalog.decks
        same = [deck for deck in decks if before and deck.folder == before.folder]
        self.deck = next(iter([*same, *decks]), None)
        if self.deck != before:
            self.first = self.grid.marked = None
            number = self.grid.card.number if self.grid.card and same else None
            self._fill()
            kept = [place for place, card in enumerate(self.grid.cards) if card.number == number]
            self.grid.fill(self.grid.cards, kept[0] if kept else 0)
        self._place_widgets()
        if self.group.focus is None:
            self.group.focus = self.group.named("grid")

    def handle(self, event: Event) -> Transition | None:
        """Files that are dropped, the grid, the widgets, keys."""
        if event.type == pygame.DROPFILE:
            self.inbox.append(Path(event.file))
            return None
        if self.grid.mouse(event):
            return self._after_grid(event)
        if event.type == pygame.KEYDOWN and self._takes_find(event):
            return None
        focus = self.group.focus
        used, transition = self.group.handle(event)
        if event.type != pygame.KEYDOWN:
            return transition
        if used:
            if focus is self.grid:
                self.group.ring_shown = True
            return transition
        return self._key(event)

    def _after_grid(self, event: Event) -> Transition | None:
        """The grid took a mouse event."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.grid.bar.is_held:
            self.group.focus, self.group.ring_shown = self.grid, False
            self.group.release()
        if event.type == pygame.MOUSEBUTTONUP and self.grid.has_chosen and self.first:
            return self._compared()
        return None

    def _takes_find(self, event: Event) -> bool:
        """Ctrl+F leads to the search."""
        if event.scancode == pygame.KSCAN_F and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.group.focus = self.group.named("search") or self.group.focus
            return True
        return False

    def _key(self, event: Event) -> Transition | None:
        if event.scancode in keys.ESCAPE:
            return self._escape()
        if event.scancode in keys.ENTER:
            if self.group.focus is self.search:
                self.group.focus, self.group.ring_shown = self.group.named("grid"), True
            elif self.group.focus is self.grid:
                return self._enter()
        return None

    def _escape(self) -> Transition | None:
        """Back, but first out of what is under way."""
        if self.first is not None:
            return self.cancel_compare()
        if self.group.focus is self.search and self.search.value:
            return self.clear()
        return self.back()

    def release(self) -> None:
        """Forget all that is held."""
        self.group.release()
        self.grid.release()

    # --- time ----------------------------------------------------------------------------------

    def large_wish(self) -> Wish | None:
        """The large face."""
        card = self.grid.card
        return Wish(card, self.face_language, self.places.face.width) if card else None

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: faces come, the grid glides, files are taken in."""
        self.grid.scroll.update(seconds)
        self.feed.update()
        large = self.large_wish()
        self.feed.want([*([large] if large else []), *self.grid.wishes()])
        for card in self.feed.bad_pictures:
            browser_draw.warn_of_picture(self.kit, card)
        self.feed.bad_pictures.clear()
        if self.inbox:
            return Push(doors.import_scene(self, self.inbox.pop(0)))
        return None

    @property
    def is_moving(self) -> bool:
        """While faces come or the grid glides."""
        return self.feed.is_working or self.grid.scroll.is_moving or bool(self.inbox)

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        browser_draw.draw(self, frame)

    @property
    def hint(self) -> str:
        """What is to be done now, in words, or nothing."""
        if self.first is None:
            return ""
        name = self.first.names[i18n.language()]
        return _("Choose the card to compare {name} with").format(name=name)
