"""A card being edited and kept: its draft, what was done to it, the deck it goes to; no screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game.cards import photo
from game.cards.card_row import PICTURE_LIMITS
from game.cards.catalog import Catalog
from game.cards.deck import TABLE_FILE
from game.cards.fault import Fault, FaultCode
from game.cards.model import Deck, DeckCard, Focus, Hair, Look, Mouth
from game.cards.picture_file import picture_fault
from game.cards.saving import save_deck
from game.engine import CardNumber
from game.ui.decks import editor_deck, editor_warning
from game.ui.decks.editor_attic import Attic
from game.ui.decks.editor_history import History
from game.ui.decks.editor_model import Checked, Draft, check, next_number
from game.ui.decks.editor_warning import Measure, Standing
from game.ui.decks.library import is_own

_PICTURE_CODES = {
    "missing": FaultCode.PICTURE_MISSING,
    "unreadable": FaultCode.PICTURE_BROKEN,
    "too_large": FaultCode.PICTURE_TOO_LARGE,
}
Write = Callable[[Deck, Path], Deck]


class CardWork:
    """One card in the editor.

    Attributes:
        source: the deck it was opened from.
        deck: the deck it is saved into; not yet on disk where it is a copy still to be made.
        original: the card it was opened with.
        own: the number under which the card stands there, None while it does not.
        checked: what the draft of now amounts to.
        standing: how strong the card is in its deck.
        warnings: what the player should know, in words.
    """

    def __init__(
        self,
        source: Deck,
        catalog: Catalog,
        card: DeckCard | None,
        *,
        rng: Random,
        write: Write = save_deck,
    ) -> None:
        self.source, self.original = source, card
        self.deck = editor_deck.deck_to_save(source, catalog)
        self.own = self._number_in_deck(card)
        self._rng = rng
        self._write = write
        self._deleted: DeckCard | None = None
        self._broken: dict[Path, Fault] = {}
        self._last_picture: tuple[Path, Focus] | None = None
        self._attic = Attic()
        self._measure: tuple[Deck, CardNumber | None, Measure] | None = None
        self._was_changed = False  # before the card was deleted
        self.history: History[Draft] = History(Draft.of(card) if card else self._blank())
        self.checked: Checked
        self.standing: Standing | None
        self.warnings: list[str]
        self.renew()

    def _number_in_deck(self, card: DeckCard | None) -> CardNumber | None:
        """Where the card stands in the deck to be saved; another may stand there by now."""
        if card is None or editor_deck.numbered(self.deck, card.number) != card:
            return None
        return card.number

    def _blank(self) -> Draft:
        number, club = next_number(self.deck), self.deck.clubs[0].id
        return Draft(number=number, club=club, look=random_look(self._rng))

    # --- state ---------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The card as it is typed and chosen now."""
        return self.history.now

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost by leaving."""
        return self.history.is_changed

    @property
    def can_save(self) -> bool:
        """Whether saving is possible and changes anything."""
        if self.checked.card is None or self.draft.is_deleted:
            return False
        return self.is_changed or self.own is None

    @property
    def can_delete(self) -> bool:
        """Whether the card can be taken out of its deck: an own one that keeps another card."""
        is_there = self.own is not None and is_own(self.source)
        return is_there and len(self.deck.cards) > 1

    @property
    def makes_copy(self) -> bool:
        """Whether saving leads into the player's copy of a shipped deck."""
        return self.source.folder != self.deck.folder

    def renew(self) -> None:
        """Look the draft over anew."""
        draft = self.draft
        broken = self._broken.get(draft.picture) if draft.picture else None
        self.checked = check(draft, self.deck, self.own, broken)
        card = self.checked.preview
        self.standing = self._measured().standing(card)
        after = editor_deck.with_card(self.deck, card, self.own)
        self.warnings = [
            *editor_warning.strength_warning(self.standing),
            *editor_warning.team_warnings(self.deck, after),
        ]

    def _measured(self) -> Measure:
        """The measure of the deck's other cards."""
        known = self._measure
        if known is None or known[0] is not self.deck or known[1] != self.own:
            known = self._measure = self.deck, self.own, Measure(self.deck, self.own)
        return known[2]

    # --- changes -------------------------------------------------------------------------------

    def put(self, draft: Draft, run: str = "") -> None:
        """Go on to another draft."""
        self.history.put(draft, run)
        self.renew()

    def change(self, run: str = "", **fields: Any) -> None:
        """Change fields of the draft; a run of changes is one step."""
        self.put(replace(self.draft, **fields), run)

    def change_look(self, run: str = "", **features: Any) -> None:
        """Change features of the drawn face."""
        self.change(run, look=replace(self.draft.look, **features))

    def take_next_number(self) -> None:
        """Take the deck's next free number."""
        self.change(number=next_number(self.deck))

    def invent_look(self) -> None:
        """Take a face by chance."""
        self.change(look=random_look(self._rng))

    def undo(self) -> None:
        """Take the last step back; a deleted card is put back into its deck.

        Raises:
            StoreFault: the deck cannot be written.
        """
        if self.draft.is_deleted and self._deleted is not None:
            self._put_back(self._deleted)
            return
        self.history.undo()
        self.renew()

    def redo(self) -> None:
        """Do again what was undone, deleting as well.

        Raises:
            StoreFault: the deck cannot be written.
        """
        if not self.history.can_redo:
            return
        if self.history.redo().is_deleted:
            self.history.undo()
            self._take_out()
            self.history.redo()
        self.renew()

    # --- the own picture -----------------------------------------------------------------------

    def use_picture(self, file: Path) -> Fault | None:
        """Show a picture in place of the drawn face; why not, where it cannot be."""
        try:
            file = file.expanduser().resolve()
        except (OSError, RuntimeError, ValueError):
            return picture_trouble(file, FaultCode.PICTURE_MISSING)
        code = picture_fault(file.parent, file.name)
        if code is not None:
            return picture_trouble(file, code)
        self._broken.pop(file, None)
        self.change(picture=file, focus=Focus())
        return None

    def break_picture(self, file: Path, reason: str) -> None:
        """Learn that a picture cannot be shown after all."""
        self._broken[file] = picture_trouble(file, _PICTURE_CODES[reason])
        self.renew()

    def is_picture_sound(self) -> bool:
        """Read the picture to its end; where that fails it becomes a fault of the card."""
        file = self.draft.picture
        if file is None:
            return True
        try:
            photo.check(file)
        except photo.PictureFault as fault:
            self.break_picture(file, fault.reason)
            return False
        return True

    def drop_picture(self) -> None:
        """Show the drawn face again; the picture is remembered."""
        draft = self.draft
        if draft.picture is not None:
            self._last_picture = draft.picture, draft.focus
            self.change(picture=None, focus=Focus())

    def recall_picture(self) -> None:
        """Show the picture again that was dropped last."""
        if self.draft.picture is None and self._last_picture is not None:
            picture, focus = self._last_picture
            self.change(picture=picture, focus=focus)

    # --- keeping -------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the card in its deck.

        Raises:
            StoreFault: the deck cannot be written; nothing is lost.
            DeckFaults: the deck would not be sound.
        """
        self._shelter()
        self.renew()
        card = self.checked.card
        if card is None:
            return
        self._keep(editor_deck.with_card(self.deck, card, self.own))
        self.own = card.number
        kept = editor_deck.numbered(self.deck, card.number)
        self.history.settle(Draft.of(kept or card))
        self.renew()

    def delete(self) -> None:
        """Take the card out of its deck; undoing puts it back.

        Raises:
            StoreFault: the deck cannot be written; nothing is lost.
            DeckFaults: the deck would not be sound.
        """
        if self.can_delete:
            self._take_out()
            self.history.put(replace(self.draft, is_deleted=True))
            self.history.settle(self.draft)
            self.renew()

    def _take_out(self) -> None:
        if self.own is None:
            return
        self._was_changed = self.history.is_changed
        aside = self._shelter()
        deleted = editor_deck.numbered(self.deck, self.own)
        self._keep(editor_deck.without_card(self.deck, self.own))
        if deleted is not None:
            self._deleted = replace(deleted, picture=aside)
        self.own = None

    def _put_back(self, card: DeckCard) -> None:
        self._keep(editor_deck.with_card(self.deck, card, None))
        self.own, self._deleted = card.number, None
        self.history.undo()
        kept = editor_deck.numbered(self.deck, card.number)
        if kept is not None and not self._was_changed:
            self.history.settle(Draft.of(kept))
        self.renew()

    def _keep(self, deck: Deck) -> None:
        """Write the deck; from now on the card belongs to it."""
        self.deck = self.source = self._write(deck, deck.folder)

    def _shelter(self) -> Path | None:
        """Copy the picture that the deck has of the card, and let all states name the copy.

        A deck is written without pictures that no card shows, and new ones get the old names.
        """
        stored = editor_deck.numbered(self.deck, self.own) if self.own else None
        file = stored.picture if stored else None
        if file is None or not file.is_file():
            return file
        aside = self._attic.keep(file)

        def moved(draft: Draft) -> Draft:
            return replace(draft, picture=aside) if draft.picture == file else draft

        self.history.rewrite(moved)
        if self._last_picture and self._last_picture[0] == file:
            self._last_picture = aside, self._last_picture[1]
        return aside


def random_look(rng: Random) -> Look:
    """A face by chance."""
    return Look(
        skin=rng.randrange(5),
        hair=rng.choice(list(Hair)),
        hair_color=rng.randrange(6),
        angry_brows=rng.random() < 0.25,
        mouth=rng.choice(list(Mouth)),
        beard=rng.random() < 0.2,
        headband=rng.random() < 0.25,
        glasses=rng.random() < 0.2,
        width=rng.randint(92, 108) / 100,
    )


def picture_trouble(file: Path, code: FaultCode) -> Fault:
    """What is wrong with a picture file, as the deck's own faults are told."""
    return Fault(code, TABLE_FILE, 0, "picture", {"found": file.name, **PICTURE_LIMITS})
