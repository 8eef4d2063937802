"""The roster builder: cards to pick from at the left, the roster at the right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pygame
from pygame import Surface
from pygame.event import Event

from game import i18n
from game.i18n import gettext as _
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.fault import PeopleCode
from game.people.lookup import RosterNote, every_card, roster_notes
from game.people.roster import SavedRoster
from game.ui import keys, theme
from game.ui.decks.face_feed import FaceFeed
from game.ui.decks.grid import PLAIN, Dress
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.peek import Peek
from game.ui.roster import draw, widgets, words
from game.ui.roster.deeds import Deeds
from game.ui.roster.flight import Flights
from game.ui.roster.keeper import Keeper
from game.ui.roster.layout import RosterLayout
from game.ui.roster.pointer import RosterPointer
from game.ui.roster.pool_pane import PoolPane
from game.ui.roster.request import RosterRequest, RosterResult
from game.ui.roster.slot_grid import SlotGrid
from game.ui.roster.work import RosterWork
from game.ui.scene import Scene, Transition
from game.ui.widget import Group

Done: TypeAlias = Callable[[RosterResult | None], Transition]

_IN = Dress(is_dim=True, badge="✓")
_WARN: theme.Color = (255, 138, 142)


class RosterScene(Scene):
    """The builder of one roster.

    Attributes:
        request: what is to be composed.
        done: takes the roster, or nothing, and says what comes next.
        rng: draws cards by chance.
        work: the roster.
        pool: the cards that may be picked.
        notes: why some of its cards cannot play.
    """

    def __init__(
        self, kit: Kit, request: RosterRequest, done: Done, *, rng: Random | None = None
    ) -> None:
        super().__init__(kit)
        self.request, self.done = request, done
        self.rng = rng or Random()
        catalog = {deck.id: deck for deck in kit.catalog.decks}
        pools = {each.deck.id: each.deck for each in request.pool}
        self._decks = tuple({**catalog, **pools}.values())
        self._owned = Collection().with_one_each(each.ref for each in request.pool)
        self.notes: tuple[RosterNote, ...] = ()
        self._speech: tuple[str, theme.Color] | None = None
        self._language = i18n.language()
        self._is_leaving = False
        self.feed = FaceFeed()
        self.peek = Peek(kit)
        self.group = Group(kit)
        self.flights = Flights(kit)
        self.places = RosterLayout(kit.metrics)
        self.work = RosterWork(request, every_card(self._decks), self._changed)
        self.deeds = Deeds(self)
        self.keeper = Keeper(self)
        self.pointer = RosterPointer(self)
        self.slots = SlotGrid(kit, self.feed, self.work, self.deeds.remove)
        self.pool = PoolPane(
            kit, self.group, self.feed, request.pool, go=self._take, changed=self.renew
        )
        self.pool.grid.dress = self._dress
        self._check()
        self.layout()
        self.group.focus = self.group.named("grid")

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the window of now."""
        if self.places.metrics != self.kit.metrics:
            self.places = RosterLayout(self.kit.metrics)
            self.feed.clear()
        if self._language != i18n.language():
            self._language = i18n.language()
            self._speech = None
            self.pool.fill()
            self._check()
        self.flights.clear()
        self.pool.grid.place(self.places.grid, self.places.bar)
        self.renew()

    def renew(self) -> None:
        """Place the widgets for what is shown now."""
        count = self.work.sizes.places(len(self.work.cards))
        if self.places.count != count:
            self.places = RosterLayout(self.kit.metrics, count=count)
        self.slots.place(self.places.slots, self.places.slot_rects)
        self.group.replace(widgets.widgets(self))
        if self.group.focus is None:  # what had it cannot be used any more
            self.group.focus = self.group.named("grid")

    def _changed(self) -> None:
        """The roster is another one."""
        self._speech = self.slots.blamed = None
        self._check()
        self.renew()

    def _check(self) -> None:
        """Note what is wrong with cards that cannot play."""
        self.notes = ()
        if self.work.count < len(self.work.cards):
            roster = SavedRoster("", "", self.work.cards)
            self.notes = roster_notes(self._decks, roster, self._owned)
        reasons = {
            PeopleCode.DECK_GONE: _("deck gone"),
            PeopleCode.CARD_GONE: _("not in deck"),
            PeopleCode.NOT_OWNED: _("not owned"),
            PeopleCode.DOUBLE_NUMBER: _("number twice"),
        }
        self.slots.reasons = {
            ref: reasons[note.code]
            for note in self.notes
            for ref in note.refs
            if ref not in self.work.lasting
        }

    def _dress(self, index: int) -> Dress:
        return _IN if self.pool.shown[index].ref in self.work.cards else PLAIN

    def face(self, ref: CardRef) -> Surface:
        """A card as the pool shows it, or an empty one while its face is made."""
        grid, card = self.pool.grid, self.work.card(ref)
        found = self.feed.picture(grid.wish(card)) if card else None
        if found is None and card is not None:
            found = self.feed.picture(self.slots.wish(card))
        size = (grid.places.width, grid.places.height)
        radius = round(size[0] * theme.CARD_RADIUS)
        return found or self.kit.shapes.box(size, radius, theme.RAISED)

    # --- words ---------------------------------------------------------------------------------

    def say(self, text: str, *, is_good: bool = False) -> None:
        """Say something by the roster until it changes."""
        self._speech = (text, theme.GOOD if is_good else _WARN)
        self.renew()

    @property
    def said(self) -> tuple[str, theme.Color]:
        """What stands by the roster, and its color."""
        if self._speech:
            return self._speech
        if text := words.size_text(self.work):
            is_wrong = self.work.count > self.work.sizes.least
            return text, _WARN if is_wrong or self.notes else theme.MUTED
        if self.notes:
            return i18n.refusal_text(self.notes[0]), _WARN
        return words.kind_text(self.work.count), theme.GOOD

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """The pointer, the pool's grid, the widgets, keys."""
        if self.pointer.handle(event):
            return None
        if self.pool.grid.mouse(event):
            self._after_grid(event)
            return None
        if event.type == pygame.KEYDOWN and self._takes_shortcut(event):
            return None
        focus = self.group.focus
        used, transition = self.group.handle(event)
        if event.type == pygame.KEYDOWN:
            if used and focus in (self.pool.grid, self.slots):
                self.group.ring_shown = True
            if not used:
                return self._key(event)
        return transition

    def _after_grid(self, event: Event) -> None:
        """The grid took a mouse event: a press gives it the focus, a click takes a card."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.pool.grid.bar.is_held:
            self.group.focus, self.group.ring_shown = self.pool.grid, False
            self.group.release()
        if event.type == pygame.MOUSEBUTTONUP and self.pool.grid.has_chosen:
            self.deeds.toggle()

    def _takes_shortcut(self, event: Event) -> bool:
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        is_back = bool(event.mod & pygame.KMOD_SHIFT)
        match event.scancode:
            case pygame.KSCAN_F:
                self.group.focus = self.group.named("search") or self.group.focus
            case pygame.KSCAN_Z if not is_back:
                self.deeds.undo()
            case pygame.KSCAN_Z | pygame.KSCAN_Y:
                self.deeds.redo()
            case pygame.KSCAN_S if self.keeper.can_save:
                self.keeper.save()
            case _:
                return False
        return True

    def _key(self, event: Event) -> Transition | None:
        """A key that no widget takes."""
        if event.scancode in keys.ESCAPE:
            if self.group.focus is self.pool.search and self.pool.search.value:
                return self.pool.clear()
            return self.deeds.back()
        if event.scancode in keys.ENTER:
            if self.group.focus is self.pool.search:
                self.group.focus, self.group.ring_shown = self.group.named("grid"), True
            elif self.group.focus is self.keeper.entry:
                self.keeper.save()
            elif self.group.focus is self.pool.grid:
                self._take()
        return None

    def _take(self) -> None:
        """Enter on the grid."""
        self.deeds.toggle()

    def release(self) -> None:
        """Forget all that is held; a card flies back."""
        self.pointer.release()
        self.group.release()
        self.pool.grid.release()
        self.peek.hide()

    # --- time ----------------------------------------------------------------------------------

    def leave_soon(self) -> None:
        """Leave once the question above has gone."""
        self._is_leaving = True

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: faces come, the grid glides, cards fly."""
        self.pool.grid.scroll.update(seconds)
        self.pointer.update(seconds)
        self.peek.update(seconds)
        self.flights.update(seconds)
        held = self.pointer.dragged
        self.slots.hidden = self.flights.landing | ({held} if held else frozenset())
        self.feed.update()
        self.feed.want([*self.slots.wishes(), *self.pool.grid.wishes()])
        return self.deeds.leave() if self._is_leaving else None

    @property
    def is_moving(self) -> bool:
        """While anything is on its way."""
        return (
            self.feed.is_working
            or self.pool.grid.scroll.is_moving
            or self.flights.is_moving
            or self.pointer.is_moving
            or self.peek.is_waiting
            or self._is_leaving
        )

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        draw.draw(self, frame)
