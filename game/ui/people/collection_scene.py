"""The collection screen: a deck's cards, those marked that a person owns; rules are elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from pygame import Rect
from pygame.event import Event

from game import i18n
from game.cards.model import Club, Deck, DeckCard
from game.cards.selection import CardWords
from game.i18n import gettext as _
from game.i18n import ngettext, refusal_text
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.person import Person
from game.people.ranges import parse_ranges, parse_words
from game.ui.decks.browser_draw import warn_of_picture
from game.ui.decks.face_feed import FaceFeed, Wish
from game.ui.decks.filters import search_entry
from game.ui.decks.grid import CardGrid, Dress
from game.ui.decks.path_entry import PathEntry
from game.ui.decks.query import Query
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.people import collection_draw, collection_input, collection_widgets, doors
from game.ui.people.collection_layout import CollectionLayout
from game.ui.people.holding import Holding
from game.ui.people.tally import (
    ClubTally,
    DeckTally,
    Shown,
    deck_tally,
    passing,
    ref_of,
    stray_lines,
)
from game.ui.scene import Pop, Push, Scene, Transition
from game.ui.theme import Face, TextStyle
from game.ui.widget import Group

Leave = Callable[[], Transition | None]

_ENTRY = TextStyle(Face.TEXT, 19)
_NUMBERS_LIMIT = 20_000
_NOTHING = DeckTally(0, 0, ())


class CollectionScene(Scene):
    """Marks the cards a person owns.

    Attributes:
        holding: the collection and its history.
        deck: whose cards are shown; None where there is no deck.
        query: which of them are looked for.
        shown: all, or only owned or missing ones; what a card is follows only when asked again,
            so that a card just marked stays in its place.
        tally: how much of the deck is owned.
        strays: sentences about cards owned that cannot be shown.
        inbox: files to be read, one after the other.
    """

    def __init__(
        self, kit: Kit, person: Person, leave: Leave, incoming: Sequence[Path] = ()
    ) -> None:
        super().__init__(kit)
        self.person = person
        self.inbox = list(incoming)
        self._leave = leave
        self.holding = Holding(person, kit.warn)
        decks = kit.catalog.decks
        self.deck: Deck | None = decks[0] if decks else None
        self.query = Query()
        self.shown = Shown.ALL
        self.club_page = 0
        self.tally = _NOTHING
        self.strays: list[str] = []
        self._known: CardWords | None = None  # the words that name cards of the deck
        self._words: tuple[str, bool] = ("", False)
        self.feed = FaceFeed()
        self.grid = CardGrid(kit, self.feed, self.choose, self.toggle)
        self.grid.dress = self._dress
        self.search = search_entry(self._typed)
        self.numbers = PathEntry(
            Rect(0, 0, 0, 0), style=_ENTRY, name="numbers", limit=_NUMBERS_LIMIT,
            changed=self._type_numbers,
        )  # fmt: skip
        self.group = Group(kit)
        self.places = CollectionLayout(kit.metrics)
        self._count()
        self._fill()
        self.layout()
        self.group.focus = self.group.named("grid")

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the deck and the window of now."""
        if self.places.metrics != self.kit.metrics:
            self.places = CollectionLayout(self.kit.metrics)
            self.feed.clear()
        self.grid.place(self.places.grid, self.places.bar)
        self._place()

    def _place(self) -> None:
        self.group.replace(collection_widgets.widgets(self))

    def _count(self) -> None:
        """Count anew what is owned."""
        self.tally = deck_tally(self.deck, self.holding.owned) if self.deck else _NOTHING
        self.strays = stray_lines(self.kit.catalog.decks, self.holding.owned)

    def _fill(self) -> None:
        """Put the cards that pass into the grid, the same one chosen where it passes."""
        chosen = self.grid.card
        cards: tuple[DeckCard, ...] = ()
        if self.deck is not None:
            found = self.query.select(self.deck.cards, i18n.language())
            cards = passing(self.deck, found, self.holding.owned, self.shown)
        self.grid.fill(cards, cards.index(chosen) if chosen in cards else 0)

    def _dress(self, index: int) -> Dress:
        """Owned cards are bright; a number is on those of which there are several copies."""
        count = self._count_of(self.grid.cards[index])
        return Dress(is_dim=not count, badge=f"×{count}" if count > 1 else "")

    @property
    def clubs(self) -> tuple[Club, ...]:
        """The deck's clubs."""
        return self.deck.clubs if self.deck else ()

    # --- what is shown -------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Choose a card."""
        self.grid.chosen = index
        self.grid.show_chosen()
        self._place()

    def ask(self, query: Query) -> None:
        """Filter or sort in another way."""
        self.query = query
        self._fill()
        self._place()

    def clear(self) -> Transition | None:
        """Look for nothing any more."""
        self.search.value = ""
        self.ask(self.query.opened())
        return None

    def _typed(self, text: str) -> None:
        self.ask(replace(self.query, text=text))

    def show(self, shown: Shown) -> None:
        """Show all cards, or those owned, or those missing now."""
        self.shown = shown
        self._fill()
        self._place()

    def show_deck(self, deck: Deck) -> None:
        """Show another deck, all of it."""
        self.deck = deck
        self.search.value = ""
        self.query = self.query.opened()
        self.club_page = 0
        self._words = ("", False)
        self._count()
        self._fill()
        self._place()

    def turn_clubs(self) -> None:
        """Show the clubs that had no room."""
        self.club_page += 1
        self._place()

    def look_closely(self) -> Transition | None:
        """Show the chosen card in both languages."""
        card = self.grid.card
        return Push(doors.card_scene(self, card)) if card else None

    # --- what is owned -------------------------------------------------------------------------

    def _count_of(self, card: DeckCard) -> int:
        return self.holding.owned.count(ref_of(self.deck, card)) if self.deck else 0

    def _refs(self, cards: Sequence[DeckCard]) -> list[CardRef]:
        return [ref_of(self.deck, card) for card in cards] if self.deck else []

    @property
    def chosen_count(self) -> int:
        """How many copies of the chosen card are owned."""
        return self._count_of(self.grid.card) if self.grid.card else 0

    def drop_numbers(self) -> None:
        """Forget the numbers typed."""
        self.numbers.value = ""
        self._changed()

    def _changed(self) -> None:
        self._words = ("", False)
        self._count()
        self._place()

    def add(self, by: int) -> None:
        """Own more or fewer copies of the chosen card."""
        for ref in self._refs([self.grid.card] if self.grid.card else []):
            self.holding.count({ref: self.chosen_count + by})
        self._changed()

    def toggle(self) -> Transition | None:
        """Mark the chosen card, or take it back."""
        self.add(-1 if self.chosen_count else 1)
        return None

    def mark_shown(self) -> None:
        """Own each card shown at least once."""
        self.holding.mark(self._refs(self.grid.cards))
        self._changed()

    def clear_shown(self) -> None:
        """Own none of the cards shown."""
        self.holding.clear(self._refs(self.grid.cards))
        self._changed()

    def turn_club(self, tally: ClubTally) -> None:
        """Own each card of a club at least once; where all are owned, none."""
        cards = self.deck.cards if self.deck else ()
        refs = self._refs([card for card in cards if card.club.id == tally.club.id])
        if tally.is_whole:
            self.holding.clear(refs)
        else:
            self.holding.mark(refs)
        self._changed()

    def take(self, owned: Collection) -> None:
        """Own what a file made of the collection."""
        self.holding.put(owned)
        self._changed()
        self._fill()
        self._place()

    def undo(self) -> None:
        """Take the last change back."""
        self.holding.undo()
        self._changed()

    def redo(self) -> None:
        """Change again what was undone."""
        self.holding.redo()
        self._changed()

    # --- numbers -------------------------------------------------------------------------------

    def _type_numbers(self, text: str) -> None:
        """Say what the numbers typed name; faults wait until they are to be marked."""
        if self._known is None or (self.deck and self._known.cards is not self.deck.cards):
            self._known = CardWords(self.deck.cards if self.deck else ())
        found = parse_words(text, self._known, guesses=0)
        n = len(found.counts)
        line = ngettext("names {n} card", "names {n} cards", n).format(n=n)
        self._words = (line if n else "", False)
        self._place()

    def mark_numbers(self) -> None:
        """Own the cards that the numbers name; where a word names none, nothing is marked."""
        if self.deck is None or not self.numbers.value.strip():
            return
        found = parse_ranges(self.numbers.value, self.deck.cards)
        if found.faults:
            self._words = (" ".join(map(refusal_text, found.faults)), True)
            self._place()
            return
        owned = self.holding.owned
        counts = {}
        for card, count in found.counts.items():
            ref = ref_of(self.deck, card)
            counts[ref] = max(1, owned.count(ref)) if count == 1 else count
        self.holding.count(counts)
        self.numbers.value = ""
        self._changed()
        n = len(counts)
        self._words = (ngettext("{n} card marked", "{n} cards marked", n).format(n=n), False)

    @property
    def numbers_words(self) -> tuple[str, bool]:
        """What stands below the field of numbers, and whether it is a fault."""
        if self._words[0]:
            return self._words
        return _("Numbers, ranges, names or clubs; ×2 for two copies."), False

    # --- files ---------------------------------------------------------------------------------

    def pick_file(self) -> Transition | None:
        """Pick a file that lists cards."""
        return Push(doors.list_picker(self.kit, self._picked))

    def _picked(self, path: Path) -> Transition | None:
        self.inbox.append(path)
        return Pop()

    def export(self) -> Transition | None:
        """Save the collection as files, and tell where."""
        return Push(doors.export_scene(self.kit, self.person, self.holding.owned))

    # --- scene ---------------------------------------------------------------------------------

    def back(self) -> Transition | None:
        """Leave."""
        self.feed.stop()
        return self._leave()

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        return collection_input.handle(self, event)

    def resume(self) -> None:
        """Back from another scene."""
        self._place()

    def release(self) -> None:
        """Forget all that is held."""
        self.group.release()
        self.grid.release()

    # --- time ----------------------------------------------------------------------------------

    def large_wish(self) -> Wish | None:
        """The large face."""
        card = self.grid.card
        return Wish(card, i18n.language(), self.places.face.width) if card else None

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: faces come, the grid glides, files are read."""
        self.grid.scroll.update(seconds)
        self.feed.update()
        large = self.large_wish()
        self.feed.want([*([large] if large else []), *self.grid.wishes()])
        for card in self.feed.bad_pictures:
            warn_of_picture(self.kit, card)
        self.feed.bad_pictures.clear()
        if self.inbox:
            return Push(doors.listing_scene(self, self.inbox.pop(0)))
        return None

    @property
    def is_moving(self) -> bool:
        """While faces come, the grid glides or a file waits."""
        return self.feed.is_working or self.grid.scroll.is_moving or bool(self.inbox)

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        collection_draw.draw(self, frame)
