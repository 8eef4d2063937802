"""The draft screen: a person picks, the computer answers; it draws only what its eyes may see."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.draft import DraftWay
from game.engine import Seat
from game.ui.draft import draw, keyboard, panel
from game.ui.draft.choice import Choice
from game.ui.draft.course import Course
from game.ui.draft.curtain import DraftCurtain
from game.ui.draft.faces import Faces
from game.ui.draft.flight import Flights, Key, Route, Spot
from game.ui.draft.layout import DraftLayout
from game.ui.draft.pair import PairMiddle
from game.ui.draft.pointer import DraftPointer
from game.ui.draft.pool import PoolMiddle
from game.ui.draft.routes import CARD, routes
from game.ui.draft.sight import Sight
from game.ui.draft.stream import StreamMiddle
from game.ui.draft.table import DraftTable
from game.ui.draft.widgets import widgets
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.peek import Found, Peek
from game.ui.scene import Push, Replace, Scene, Transition
from game.ui.sound import Sound
from game.ui.widget import Group


class DraftScene(Scene):
    """One draft, from its first pick to the last.

    Attributes:
        sight: what is seen of the draft now.
        taken: the cards that are seen in somebody's hand.
        choice: the card that the button would take.
        places: where everything lies.
        slots: where each seat's cards lie.
    """

    def __init__(
        self,
        kit: Kit,
        table: DraftTable,
        done: Callable[[], Scene],
        leave: Callable[[], Transition],
    ) -> None:
        super().__init__(kit)
        self.table = table
        self._done = done
        self._leave = leave
        self.way = table.session.plan.way
        self.course = Course(kit, table)
        self.sight: Sight = self.course.sight
        self.taken = self.sight.taken
        self._place = 0  # of the offered card that last had the focus
        self.faces = Faces(kit)
        self.group = Group(kit)
        self.peek = Peek(kit)
        self.flights = Flights(kit, self.faces.picture)
        self.choice = Choice(self)
        self.pointer = DraftPointer(self)
        self.places = DraftLayout(kit.metrics, self.way, table.session.plan.counts)
        self.slots = (self.places.slots(0), self.places.slots(1))
        self.middle = self._middle()
        self.layout()
        self.group.focus = self.group.named("grid")

    def _middle(self) -> PoolMiddle | StreamMiddle | PairMiddle:
        match self.way:
            case DraftWay.TURN | DraftWay.SNAKE:
                return PoolMiddle(self)
            case DraftWay.STREAM:
                return StreamMiddle(self)
            case DraftWay.SECRET:
                return PairMiddle(self)

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything for the window and the language of now."""
        if self.places.metrics != self.kit.metrics:
            self.places = DraftLayout(self.kit.metrics, self.way, self.table.session.plan.counts)
            self.slots = (self.places.slots(0), self.places.slots(1))
            self.faces.clear()
        self.release()
        self.middle.layout()
        self.renew_widgets()

    def renew_widgets(self) -> None:
        """Take the widgets for what is chosen and whose turn it is; the focus stays near."""
        focus = self.group.focus
        if focus is not None and focus.name.startswith("card:"):
            self._place = [w for w in self.group.widgets if w.name.startswith("card:")].index(focus)
        self.group.replace(widgets(self))
        if self.group.focus is None and self.group.ring_shown:
            offered = [w for w in self.group.usable() if w.name.startswith("card:")]
            self.group.focus = offered[min(self._place, len(offered) - 1)] if offered else None

    def spots(self) -> dict[Key, Spot]:
        """Every card that has a place of its own."""
        return {**panel.spots(self, 0), **panel.spots(self, 1), **self.middle.spots()}

    def found_at(self, position: tuple[int, int]) -> Found | None:
        """The face under a point, to be shown large."""
        if self.is_covered:
            return None
        for rect, face in (*panel.spots(self, 0).values(), *panel.spots(self, 1).values()):
            if face is not None and rect.collidepoint(position):
                return rect, (face,)
        card = None if self.is_over else self.middle.card_at(position)
        return None if card is None else (self.middle.rect_of(card), (self.table.pool[card],))

    # --- what is known -------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether both have all their cards."""
        return self.sight.turn is None

    @property
    def is_covered(self) -> bool:
        """Whether nothing of anybody may be seen until a curtain was opened."""
        return self.course.awaited is not None and not self.flights.is_moving

    def can_take(self, card: int | None) -> bool:
        """Whether a card may be taken now."""
        return self.course.can_pick and card is not None and card in self.sight.offer

    def renew(self) -> None:
        """Show the draft as it is now."""
        self.sight = self.course.sight
        self.taken = self.sight.taken
        self.choice.renew()
        self.peek.hide()
        self.middle.renew()
        self.renew_widgets()

    # --- moves ---------------------------------------------------------------------------------

    def take(self, start: Rect | None = None) -> Transition | None:
        """Take the chosen card, which lies at its place or at `start`, px."""
        card, seat = self.choice.card, self.course.person
        if card is None or seat is None or not self.can_take(card):
            self.kit.sound.play(Sound.REFUSAL)
            return None
        self.choice.card = None
        self._submit(seat, card, start)
        return None

    def _submit(self, seat: Seat, card: int, start: Rect | None = None) -> None:
        """Let a seat take a card, and the cards move."""
        before: dict[Key, Spot] = self.spots()
        if card in self.sight.offer:
            rect = start or self.middle.rect_of(card)
            before[CARD, card] = Spot(rect, self.table.pool[card])
        self.pointer.release()
        self.table.session.submit(seat, card)
        self.renew()
        found = routes(before, self.spots(), self.middle.spots(), self.places.stock)
        self.flights.start(found)
        self.kit.sound.play(Sound.FLIP)
        self.table.changed()

    def fly_back(self, card: int, start: Rect) -> None:
        """A card that was held goes to its place again."""
        face = self.table.pool[card]
        spot = Spot(self.middle.rect_of(card), face)
        self.flights.start({(CARD, card): Route(Spot(start, face), spot)})
        self.kit.sound.play(Sound.PUT_DOWN)

    def left(self) -> Transition | None:
        """Leave the draft, which is kept."""
        self.faces.feed.stop()
        return self._leave()

    def finish(self) -> Transition | None:
        """Go on to what comes after the draft."""
        self.faces.feed.stop()
        return Replace(self._done())

    # --- eyes ----------------------------------------------------------------------------------

    def cover(self) -> None:
        """The window lost the focus: two persons' secret cards are closed."""
        if self.table.is_private:
            self.release()
            self.course.close()
            self.renew()

    def release(self) -> None:
        """Forget all that is held; everything is where it goes."""
        self.pointer.release()
        self.group.release()
        self.middle.release()
        self.peek.hide()
        self.flights.finish()

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Take an event; what is moving is finished by it first."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.flights.finish()
            self.course.hurry()
        if self.is_covered:
            return None
        if self.pointer.handle(event) or (not self.is_over and self.middle.mouse(event)):
            return None
        if event.type == pygame.KEYDOWN:
            return keyboard.press(self, event)
        return self.group.handle(event)[1]

    # --- time ----------------------------------------------------------------------------------

    def update(self, seconds: float) -> Transition | None:
        """Let time pass: faces come, cards fly, the computer picks, curtains fall."""
        self.choice.update(seconds)
        self.peek.update(seconds)
        self.pointer.update(seconds)
        self.middle.update(seconds)
        self.flights.update(seconds)
        self.faces.update(draw.wishes(self))
        if self.flights.is_moving:
            return None
        self._settle()
        seat = self.course.awaited
        if seat is not None:
            self.release()
            return Push(DraftCurtain(self, seat))
        bot, card = self.course.bot, self.course.thought(seconds)
        if bot is not None and card is not None:
            self._submit(bot, card)
        return None

    def _settle(self) -> None:
        """At the end two persons' cards are closed for both."""
        if self.is_over and self.table.is_private and self.course.eyes is not None:
            self.course.close()
            self.renew()

    @property
    def is_moving(self) -> bool:
        """Whether the next frame may differ without any event."""
        return (
            self.flights.is_moving
            or self.faces.feed.is_working
            or self.course.is_thinking
            or self.course.awaited is not None
            or self.middle.is_moving
            or self.peek.is_waiting
            or self.pointer.is_moving
        )

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame; nothing but its ground while it is covered."""
        draw.draw(self, frame)
