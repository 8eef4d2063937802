"""The cards a person owns while they are changed: each change is saved at once and can be undone.

It draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.i18n import refusal_text
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.person import Person
from game.store import StoreFault
from game.ui.decks.editor_history import History

Warn = Callable[[str], None]


class Holding:
    """A person's collection with its history."""

    def __init__(self, person: Person, warn: Warn) -> None:
        """Read the collection.

        Args:
            person: whose it is.
            warn: is told, in a sentence, of a file that was damaged or cannot be written.
        """
        self.person = person
        self._warn = warn
        owned = shelf.collection(person, lambda found: warn(refusal_text(found)))
        self._history = History(owned)

    @property
    def owned(self) -> Collection:
        """The cards of now."""
        return self._history.now

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to be undone."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change was undone."""
        return self._history.can_redo

    def put(self, owned: Collection) -> bool:
        """Own other cards; whether that differs from before."""
        if owned == self.owned:
            return False
        self._history.put(owned)
        self._save()
        return True

    def count(self, counts: Mapping[CardRef, int]) -> bool:
        """Own so many copies of some cards; whether that differs from before."""
        return self.put(self.owned.with_counts(counts))

    def mark(self, refs: Iterable[CardRef]) -> bool:
        """Own each of some cards at least once; whether that differs from before."""
        return self.put(self.owned.with_one_each(refs))

    def clear(self, refs: Iterable[CardRef]) -> bool:
        """Own none of some cards; whether that differs from before."""
        return self.put(self.owned.without(refs))

    def undo(self) -> None:
        """Take the last change back."""
        if self.can_undo:
            self._history.undo()
            self._save()

    def redo(self) -> None:
        """Change again what was undone."""
        if self.can_redo:
            self._history.redo()
            self._save()

    def _save(self) -> None:
        """Save; where the disk refuses it is told once, and what is on the screen stays."""
        try:
            shelf.save_collection(self.person, self.owned)
        except StoreFault as fault:
            self._warn(refusal_text(fault))
