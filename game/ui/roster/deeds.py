"""What can be done in the roster builder, and the flights that show it; it draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import i18n
from game.i18n import gettext as _
from game.people.card_ref import CardRef
from game.ui.message import ConfirmScene, MessageScene
from game.ui.roster import words
from game.ui.roster.filling import by_chance, with_strongest
from game.ui.roster.flight import Spot
from game.ui.roster.request import RosterResult
from game.ui.roster.work import Doubled, Filler, Refs
from game.ui.scene import Pop, Push, Transition
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.ui.roster.scene import RosterScene


class Deeds:
    """The deeds of one roster builder."""

    def __init__(self, scene: RosterScene) -> None:
        self._scene = scene

    # --- one card ------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Take the chosen card of the pool, or put it back."""
        ref = self._scene.pool.ref
        if ref is None:
            return
        if ref in self._scene.work.cards:
            self.remove(ref)
        else:
            self._add(ref, None, self._pool_spot(ref))

    def put(
        self, ref: CardRef, place: int | None, middle: tuple[float, float], width: float
    ) -> None:
        """Drop a card on a place of the roster, or beside its places."""
        if not self._add(ref, place, Spot(*middle, width)):
            self.fly_home(ref, middle, width)

    def _add(self, ref: CardRef, place: int | None, start: Spot | None) -> bool:
        scene = self._scene
        before = scene.work.cards
        objection = scene.work.add(ref, place)
        if objection is not None:
            scene.slots.blamed = objection.ref if isinstance(objection, Doubled) else None
            scene.say(words.objection_text(objection))
            scene.kit.sound.play(Sound.REFUSAL)
            return False
        self._show_change(before, {ref: start} if start else {})
        return True

    def remove(self, ref: CardRef, middle: tuple[float, float] | None = None) -> None:
        """Take a card out; its middle where it is held, px."""
        scene = self._scene
        before = scene.work.cards
        starts = {ref: Spot(*middle, scene.slots.width)} if middle else {}
        scene.work.remove(ref)
        self._show_change(before, starts)

    def fly_home(self, ref: CardRef, middle: tuple[float, float], width: float) -> None:
        """Let a card that was held go back to where it belongs."""
        spot = self._spot(ref)
        if spot is not None:
            is_in = ref in self._scene.work.cards
            self._fly(ref, Spot(*middle, width), spot, lands=is_in)
        self._scene.kit.sound.play(Sound.PUT_DOWN)

    # --- many ----------------------------------------------------------------------------------

    def fill_best(self) -> Transition | None:
        """Fill up with the strongest."""
        return self._fill(with_strongest(self._scene.work))

    def fill_by_chance(self) -> Transition | None:
        """Fill up by chance."""
        return self._fill(by_chance(self._scene.work, self._scene.rng))

    def _fill(self, filler: Filler) -> Transition | None:
        """Fill up; a roster that is filled is put together anew, after a question."""
        scene = self._scene
        if not scene.work.is_filled:
            self._changing(lambda: scene.work.fill(filler))
            return None

        def anew() -> Transition:
            self._changing(lambda: scene.work.fill(filler, anew=True))
            return Pop()

        return Push(ConfirmScene(
            scene.kit, _("Put the roster together anew?"),
            [_("It is filled: all of its cards would be replaced. Undo brings them back.")],
            yes=_("Replace"), no=_("Keep"), action=anew,
        ))  # fmt: skip

    def clear(self) -> None:
        """Take all cards out."""
        self._changing(self._scene.work.clear)

    def undo(self) -> None:
        """Take the last change back."""
        self._changing(self._scene.work.undo)

    def redo(self) -> None:
        """Make it again."""
        self._changing(self._scene.work.redo)

    def _changing(self, change: Callable[[], None]) -> None:
        before = self._scene.work.cards
        change()
        self._show_change(before, {})

    # --- flights -------------------------------------------------------------------------------

    def _show_change(self, before: Refs, starts: dict[CardRef, Spot]) -> None:
        """Let the cards that came in and those that left fly to where they are now."""
        scene = self._scene
        after, places = scene.work.cards, scene.slots.places
        for place, ref in enumerate(after):
            start = starts.get(ref) or (None if ref in before else self._pool_spot(ref))
            if start is not None and place < len(places):
                self._fly(ref, start, Spot.of(places[place]), lands=True)
        for place, ref in enumerate(before):
            end = None if ref in after else self._pool_spot(ref)
            if end is not None and place < len(places):
                self._fly(ref, starts.get(ref) or Spot.of(places[place]), end, lands=False)
        if after != before:
            scene.kit.sound.play(Sound.PUT_DOWN)

    def _fly(self, ref: CardRef, start: Spot, end: Spot, *, lands: bool) -> None:
        self._scene.flights.start(ref, self._scene.face(ref), start, end, lands=lands)

    def _spot(self, ref: CardRef) -> Spot | None:
        """Where a card belongs: to its slot, else to the pool."""
        cards, places = self._scene.work.cards, self._scene.slots.places
        if ref in cards and cards.index(ref) < len(places):
            return Spot.of(places[cards.index(ref)])
        return self._pool_spot(ref)

    def _pool_spot(self, ref: CardRef) -> Spot | None:
        """Where a card is in the pool, if it is in sight there."""
        pool = self._scene.pool
        place = pool.place_of(ref)
        if place is None or place not in pool.grid.places.visible(pool.grid.scroll.offset):
            return None
        return Spot.of(pool.grid.card_rect(place))

    # --- the way out ---------------------------------------------------------------------------

    def go(self) -> Transition | None:
        """Hand the roster over."""
        scene = self._scene
        if not scene.work.is_allowed:
            return None
        request, keeper = scene.request, scene.keeper
        if not request.is_for_match and keeper.is_changed and not keeper.save():
            return None
        scene.feed.stop()
        return scene.done(RosterResult(scene.work.lasting, keeper.roster))

    def back(self) -> Transition | None:
        """Leave, after a question where something is not saved."""
        if self._scene.keeper.is_changed:
            return Push(self._scene.keeper.leave_scene(self._scene.leave_soon))
        return self.leave()

    def leave(self) -> Transition:
        """Leave without a roster."""
        self._scene.feed.stop()
        return self._scene.done(None)

    def show_notes(self) -> Transition | None:
        """Tell about each card that cannot play."""
        scene = self._scene
        lines = [i18n.refusal_text(note) for note in scene.notes]
        lines.append(_("They stay in the saved roster until you take them out and save it."))
        return Push(MessageScene(scene.kit, _("Cards that cannot play"), lines))
