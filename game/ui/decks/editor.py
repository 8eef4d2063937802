"""The card editor: make a card or change one, with its faces before one's eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from pygame.event import Event

from game import i18n
from game.cards.catalog import read_catalog
from game.cards.deck import DeckFaults
from game.cards.fault_text import fault_line, fault_text
from game.cards.model import Deck, DeckCard, Focus, Hair
from game.engine import Play
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.store import StoreFault
from game.ui.decks import editor_draw, editor_widgets
from game.ui.decks.editor_faces import EditorFaces
from game.ui.decks.editor_field import EditorGroup, Number
from game.ui.decks.editor_input import EditorInput
from game.ui.decks.editor_layout import EditorLayout
from game.ui.decks.editor_leave import LeaveScene
from game.ui.decks.editor_model import WIDTHS
from game.ui.decks.editor_picture import CropView, with_zoom
from game.ui.decks.editor_work import CardWork
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.message import ConfirmScene
from game.ui.scene import Pop, Push, Scene, Transition
from game.ui.sound import Sound
from game.ui.widget import Entry

_RUN_ENDS = 1.2  # seconds without a change


class EditorScene(Scene):
    """A card being edited.

    Attributes:
        work: the card, what was done to it and the deck it goes to.
        is_picture_tab: whether the owner's picture is chosen rather than the drawn face.
        is_just_saved: nothing was done since the card was saved.
        picture_trouble: why the picture named last was not taken, in words.
    """

    def __init__(
        self, kit: Kit, deck: Deck, card: DeckCard | None = None, *, rng: Random | None = None
    ) -> None:
        super().__init__(kit)
        self._rng = rng or Random()
        self.faces = EditorFaces()
        self.crop = CropView()
        self.group = EditorGroup(kit)
        self.places = EditorLayout(kit.metrics)
        self._swapped = False
        self._quiet = 0.0
        self._then: Callable[[], Transition | None] | None = None
        self._input = EditorInput(self)
        self._open(deck, card)

    def _open(self, deck: Deck, card: DeckCard | None) -> None:
        """Begin with a card, or with a new one."""
        self.work = CardWork(deck, self.kit.catalog, card, rng=self._rng)
        self.is_picture_tab = self.work.draft.picture is not None
        self.picture_trouble = ""
        self.is_just_saved = False
        self.crop.clear()
        self.layout()
        self.group.focus = self.group.named("name_ru" if i18n.language() == "ru" else "name_en")

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the card as it is now, and wish for its faces."""
        if self.places.metrics != self.kit.metrics:
            self.places = EditorLayout(self.kit.metrics)
            self.faces.forget()
            self.crop.clear()
        self.work.renew()
        self._wish()
        self.group.replace(editor_widgets.widgets(self))

    def _wish(self) -> None:
        card, places = self.work.checked.preview, self.places
        main, other = self.languages
        self.faces.want("large", card, main, places.large.width)
        self.faces.want("hand", card, other, places.hand.width)
        self.faces.want("bench", card, main, places.bench.width)
        file = card.picture
        if file is None:
            self.crop.clear()
            self.faces.forget_whole()
        elif self.crop.file != file:
            self.crop.clear()
            self.faces.want_whole(file, max(places.picture.size))

    @property
    def languages(self) -> tuple[str, str]:
        """The language of the large face and the other one."""
        now = i18n.language()
        other = editor_widgets.other_language()
        return (other, now) if self._swapped else (now, other)

    def caret(self, name: str, value: str) -> int:
        """Where the caret of a field stands, -1 for its end."""
        old = self.group.focus
        is_same = isinstance(old, Entry) and old.name == name and old.value == value
        return old.caret if is_same and isinstance(old, Entry) else -1

    def digits(self, name: str) -> str:
        """The digits typed so far into a number."""
        old = self.group.focus
        return old.digits if isinstance(old, Number) and old.name == name else ""

    def fault(self, field: str) -> str:
        """What is wrong with a field; nothing before anything was done to a new card."""
        is_fresh = self.work.own is None and not self.work.is_changed
        if is_fresh and field == "name_ru":
            return ""
        return self.work.checked.faults.get(field, "")

    # --- changes -------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._quiet = 0.0
        self.is_just_saved = False
        self.layout()

    def wrapped(self, act: Callable[[], object]) -> Callable[[], None]:
        """An act of the work, and the screen after it."""

        def action() -> None:
            self.work.history.end_run()
            act()
            self._changed()

        return action

    def change(self, **fields: Any) -> None:
        """Choose something."""
        self.work.change(**fields)
        self._changed()

    def change_look(self, **features: Any) -> None:
        """Choose something of the drawn face."""
        self.work.change_look(**features)
        self._changed()

    def type_in(self, field: str, text: str) -> None:
        """A text, as it is typed."""
        self.work.change(field, **{field: text})
        self._changed()

    def step_value(self, side: str, play: Play, by: int) -> None:
        """A value, one more or less."""
        draft = self.work.draft
        self.work.put(draft.with_value(side, play, draft.value(side, play) + by))
        self._changed()

    def type_value(self, side: str, play: Play, value: int) -> None:
        """A value, as it is typed."""
        self.work.put(self.work.draft.with_value(side, play, value), f"{side}:{play}")
        self._changed()

    def step_hair(self, hairs: Sequence[Hair], by: int) -> None:
        """The next hair style, or the one before."""
        place = hairs.index(self.work.draft.look.hair)
        self.change_look(hair=hairs[(place + by) % len(hairs)])

    def step_width(self, by: int) -> None:
        """A wider or narrower face."""
        percent = round(self.work.draft.look.width * 100) + by
        self.change_look(width=min(max(percent, WIDTHS[0]), WIDTHS[1]) / 100)

    def swap_language(self) -> None:
        """Show the other language's face large."""
        self._swapped = not self._swapped
        self.layout()

    # --- the own picture -----------------------------------------------------------------------

    def show_picture_tab(self, *, is_shown: bool) -> None:
        """Turn to the own picture, or back to the drawn face."""
        self.is_picture_tab = is_shown
        self.picture_trouble = ""
        if is_shown:
            self.work.recall_picture()
        else:
            self.work.drop_picture()
        self._changed()

    def use_picture(self, file: Path) -> None:
        """Show a picture in place of the drawn face, or say why not."""
        if self.work.draft.is_deleted:
            return
        self.work.history.end_run()
        fault = self.work.use_picture(file)
        self.picture_trouble = fault_text(fault) if fault else ""
        self.is_picture_tab = True
        if fault:
            self.kit.sound.play(Sound.REFUSAL)
        self._changed()

    def choose_file(self) -> Transition | None:
        """Look for a picture among the files."""
        from game.ui.decks.file_picker import FilePickerScene, picture_kinds  # noqa: PLC0415

        def choose(file: Path) -> Transition:
            self.use_picture(file)
            return Pop()

        return Push(FilePickerScene(self.kit, _("Choose a picture"), picture_kinds(), choose))

    def nudge(self, x: int, y: int) -> None:
        """Move what the card shows by a percent."""
        self.crop_to(self.crop.moved(self.work.draft.focus, x, y), "nudge")

    def zoom(self, steps: int) -> None:
        """Show less of the picture, nearer, or more."""
        focus = self.work.draft.focus
        self.crop_to(with_zoom(focus, focus.zoom + 10 * steps), "zoom")

    def crop_to(self, focus: Focus, run: str) -> None:
        """Crop the picture around another focus; a run of these is one step."""
        if self.work.draft.picture is not None and focus != self.work.draft.focus:
            self.work.change(run, focus=focus)
            self._changed()

    # --- keeping -------------------------------------------------------------------------------

    def _kept(self, act: Callable[[], None]) -> bool:
        """Do what writes the deck; where that fails say why, and everything stays as it is."""
        before = self.work.deck
        try:
            act()
        except StoreFault as fault:
            self._tell(refusal_text(fault))
        except DeckFaults as faults:
            self._tell(fault_line(faults.faults[0]))
        else:
            if self.work.deck is not before:
                self.kit.renew_catalog(read_catalog())
            self._changed()
            return True
        self._changed()
        return False

    def _tell(self, sentence: str) -> None:
        self.kit.sound.play(Sound.REFUSAL)
        self.kit.notices.append(sentence)

    def save(self) -> bool:
        """Keep the card in its deck; whether it is there."""
        if not self.work.can_save or not self.work.is_picture_sound():
            self.kit.sound.play(Sound.REFUSAL)
            self._changed()
            return False
        if not self._kept(self.work.save):
            return False
        self.is_just_saved = True
        self.kit.sound.play(Sound.PUT_DOWN)
        return True

    def ask_delete(self) -> Transition | None:
        """Ask before the card is taken out of its deck."""
        name = self.work.draft.name(i18n.language())
        deck = self.work.deck.names[i18n.language()]
        text = _("“{card}” is taken out of “{deck}”. Undo brings it back as long as it is open.")
        return Push(
            ConfirmScene(
                self.kit, _("Delete the card?"), [text.format(card=name, deck=deck)],
                yes=_("Delete"), no=_("Stay"), action=self._delete,
            )
        )  # fmt: skip

    def _delete(self) -> Transition:
        if self._kept(self.work.delete):
            self.kit.sound.play(Sound.FLIP)
        return Pop()

    def undo(self) -> None:
        """Take the last step back."""
        self.picture_trouble = ""
        self._kept(self.work.undo)
        self._follow_tab()

    def redo(self) -> None:
        """Do again what was undone."""
        self._kept(self.work.redo)
        self._follow_tab()

    def _follow_tab(self) -> None:
        """Show the tab that the card's face comes from."""
        self.is_picture_tab = self.work.draft.picture is not None
        self.layout()

    # --- leaving -------------------------------------------------------------------------------

    def back(self) -> Transition | None:
        """Leave, asking first where something would be lost."""
        return self._leave_to(self._close)

    def _close(self) -> Transition:
        self.faces.stop()
        return Pop()

    def neighbour(self, by: int) -> DeckCard | None:
        """The card before or after this one in the deck it was opened from."""
        cards = self.work.source.cards
        own = self.work.own or (self.work.original and self.work.original.number)
        place = next((n for n, card in enumerate(cards) if card.number == own), None)
        if place is None:
            place = len(cards) if by < 0 else -1
        return cards[place + by] if 0 <= place + by < len(cards) else None

    def go(self, by: int) -> Transition | None:
        """Turn to a neighbour."""
        card = self.neighbour(by)
        return self._leave_to(lambda: self._open(self.work.source, card)) if card else None

    def new_card(self) -> Transition | None:
        """Turn to a new card."""
        return self._leave_to(lambda: self._open(self.work.source, None))

    def _leave_to(self, then: Callable[[], Transition | None]) -> Transition | None:
        if not self.work.is_changed:
            return then()

        def leave() -> None:
            self._then = then

        def save() -> None:
            if self.save():
                self._then = then

        can_save = self.work.can_save
        reason = "" if can_save else editor_draw.reason(self)[0]
        return Push(
            LeaveScene(
                self.kit, _("Save the card?"), save=save if can_save else None, leave=leave,
                reason=reason,
            )
        )  # fmt: skip

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        before = self.group.focus
        transition = self._input.handle(event)
        now = self.group.focus
        if (before and before.name) != (now and now.name):
            self.work.history.end_run()
            if isinstance(before, Number):
                before.digits = ""
        return transition

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()
        self._input.release()

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: faces come, a run of changes ends, a question was answered."""
        self._quiet += seconds
        if self._quiet > _RUN_ENDS:
            self.work.history.end_run()
        if self.faces.update():
            self._take_pictures()
        then, self._then = self._then, None
        if then is None:
            return None
        return then()

    def _take_pictures(self) -> None:
        whole, self.faces.whole = self.faces.whole, None
        if whole is not None:
            self.crop.take(whole[0], whole[1], self.places.picture)
            self.layout()
        broken, self.faces.broken = self.faces.broken, []
        for file, reason in broken:
            was_moved = reason == "missing" and file.is_file()  # while the deck was written
            if file == self.work.draft.picture and not was_moved:
                self.work.break_picture(file, reason)
        if broken:
            self.layout()

    @property
    def is_moving(self) -> bool:
        """Whether a face is on its way."""
        return self.faces.is_busy or self._then is not None

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        editor_draw.draw(self, frame)
