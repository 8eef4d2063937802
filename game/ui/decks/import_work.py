"""Reads and installs a deck beside the running game; it shows nothing and asks nothing."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from game.cards.catalog import Catalog, own_decks, read_catalog
from game.cards.fault import DeckFaults, Fault
from game.store import StoreFault

if TYPE_CHECKING:
    from game.cards.importing import ImportedDeck, Note, OnConflict
    from game.cards.model import Deck

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TakenIn:
    """The deck is among the player's; the catalog is new."""

    deck: Deck
    notes: tuple[Note, ...]
    catalog: Catalog


@dataclass(frozen=True, slots=True)
class Refused:
    """Something is wrong with what was brought."""

    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class IsThere:
    """A deck of that id is already there: the player is to be asked."""

    deck: Deck


@dataclass(frozen=True, slots=True)
class Failed:
    """It could not be done; None: for a reason that is ours."""

    fault: StoreFault | None


Outcome: TypeAlias = TakenIn | Refused | IsThere | Failed


class ImportWork:
    """One import; after a question it goes on with the answer.

    Attributes:
        outcome: how it ended; None while it works.
    """

    def __init__(self, path: Path, reserved: frozenset[str]) -> None:
        self.path = path
        self.outcome: Outcome | None = None
        self._reserved = reserved
        self._imported: ImportedDeck | None = None
        self._is_cancelled = threading.Event()
        self._begin(None)

    def answer(self, on_conflict: OnConflict) -> None:
        """Go on: replace the deck that is there, or keep both."""
        self.outcome = None
        self._begin(on_conflict)

    def cancel(self) -> None:
        """Write nothing, if nothing has been written yet."""
        self._is_cancelled.set()

    def _begin(self, on_conflict: OnConflict | None) -> None:
        threading.Thread(target=self._run, args=(on_conflict,), name="import", daemon=True).start()

    def _run(self, on_conflict: OnConflict | None) -> None:
        try:
            self.outcome = self._done(on_conflict)
        except DeckFaults as found:
            self.outcome = Refused(found.faults)
        except StoreFault as fault:
            self.outcome = Failed(fault)
        except Exception as error:  # a fault of ours must not leave the window waiting
            logger.exception("A deck could not be imported")
            del error
            self.outcome = Failed(None)

    def _done(self, on_conflict: OnConflict | None) -> Outcome | None:
        from game.cards import importing  # noqa: PLC0415 - needed only now

        if self._imported is None:
            self._imported = importing.read_deck(self.path)
        if self._is_cancelled.is_set():
            return None
        try:
            folder = importing.install(
                self._imported, own_decks(), on_conflict or importing.OnConflict.ASK,
                reserved=self._reserved,
            )  # fmt: skip
        except importing.DeckConflict as conflict:
            return IsThere(conflict.deck)
        catalog = read_catalog()
        installed = [deck for deck in catalog.decks if deck.folder == folder]
        deck = installed[0] if installed else self._imported.deck
        return TakenIn(deck, self._imported.notes, catalog)
