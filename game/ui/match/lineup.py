"""Picking the five of a period, by mouse or keys; only its own seat's cards are ever seen here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.cards.model import DeckCard
from game.engine import LINEUP_SIZE, Refusal, Seat, View
from game.i18n import gettext as _
from game.i18n import refusal_text
from game.ui import keys, theme
from game.ui.frame import Frame
from game.ui.match import lineup_draw
from game.ui.match.actor import Actors, Pose
from game.ui.match.five import Five
from game.ui.match.lineup_layout import LineupLayout
from game.ui.match.lineup_pointer import LineupPointer
from game.ui.match.scoreboard import Score, Scoreboard
from game.ui.match.table_layout import Spot
from game.ui.match.table_model import own_key
from game.ui.peek import Found, Peek
from game.ui.scene import Push, Replace, Scene, Transition
from game.ui.sound import Sound
from game.ui.widget import Group, Look, Widget

if TYPE_CHECKING:
    from game.ui.match.flow import MatchFlow


class LineupScene(Scene):
    """One seat picks its five.

    Attributes:
        five: what is picked so far.
        hint: what is amiss, until the next move.
        is_covered: nothing of the seat may be seen until its curtain was opened again.
    """

    def __init__(self, flow: MatchFlow, seat: Seat) -> None:
        super().__init__(flow.kit)
        self.flow = flow
        self.cast = flow.cast
        self.seat = seat
        self.view: View = flow.session.view(seat)
        self.five = Five(self.view)
        self.hint = ""
        self.peek = Peek(self.kit)
        self.actors = Actors(self.kit)
        self.group = Group(self.kit)
        self.pointer = LineupPointer(self)
        self.board = Scoreboard(self.kit, self.cast, Score.of(self.view, _("Pick the five")))
        self.places = LineupLayout(self.kit.metrics, len(self.five.free))
        self._to_make: list[tuple[DeckCard, int]] = []
        self.is_covered = False
        self.layout()

    # --- places --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Place cards and widgets for what is picked now."""
        if self.places.metrics != self.kit.metrics:
            self.places = LineupLayout(self.kit.metrics, len(self.five.free))
            self.actors.clear()
            self.peek.hide()
            self._to_make = []
        self.board.shown.note = _("Pick the five")
        self.group.replace(self._widgets())
        self._list_work()
        self.actors.place(self._poses())

    def spot(self, card: int) -> Spot:
        """Where a card belongs now."""
        place = self.five.place(card)
        if place is not None:
            return self.places.slots[place]
        return self.home_spot(card)

    def home_spot(self, card: int) -> Spot:
        """Where a card lies while it is not picked."""
        return self.places.free[self.five.free.index(card)]

    def own(self, card: int) -> DeckCard:
        """The face of one of the seat's cards."""
        return self.cast.own(self.view, card)

    def _poses(self) -> dict[str, Pose]:
        held = self.pointer.drag.card if self.pointer.drag else None
        return {own_key(self.seat, c): self._pose(c) for c in self.five.free if c != held}

    def _pose(self, card: int) -> Pose:
        spot = self.spot(card)
        face = self.own(card)
        is_missing = (face, spot.width) in self._to_make
        pose = Pose(spot.x, spot.y, spot.width, face=None if is_missing else face)
        if self.lifted == card and self.five.place(card) is None:
            return pose._replace(y=pose.y - self.kit.px(8), level=1)
        return pose

    @property
    def lifted(self) -> int | None:
        """The card under the pointer or with the focus."""
        hot = self.group.focus if self.group.ring_shown else self.group.hot
        if hot is None or not hot.name.startswith("card:"):
            return None
        return int(hot.name[5:])

    def _list_work(self) -> None:
        """Which faces are still to be drawn, the first ones first."""
        places = self.places
        own = [(self.own(c), places.free[0].width) for c in self.five.free]
        own += [(self.own(c), places.slots[0].width) for c in self.five.free]
        seen = [(face, rect.width) for rect, face, _gray in lineup_draw.panel_faces(self)]
        picked = [(self.own(c), places.slots[0].width) for c in self.five.picked]
        self._to_make = [
            job for job in dict.fromkeys([*picked, *own, *seen])
            if not self.kit.sprites.is_ready(*job)
        ]  # fmt: skip

    def is_made(self, face: DeckCard, width: int) -> bool:
        """Whether a face may be drawn, or is still being made."""
        return (face, width) not in self._to_make

    def _widgets(self) -> list[Widget]:
        kit = self.kit
        found = []
        for card in (*self.five.left, *self.five.picked):
            spot = self.spot(card)
            radius = round(spot.width * theme.CARD_RADIUS)
            action = partial(self._clicked, card)
            name = f"card:{card}"
            found.append(Widget(spot.rect, "", action, Look.BARE, radius=radius, name=name))
        head, gap = self.places.head, kit.px(16)
        go, strongest = _("To the court!"), _("Pick the strongest")
        wide = [
            max(kit.px(least), kit.type.label(text, theme.BUTTON_TEXT).width + kit.px(56))
            for text, least in ((strongest, 306), (go, 246))
        ]
        most = int(head.width * 0.36)
        wide = [min(width, most) for width in wide]
        left = head.right - sum(wide) - gap
        return [
            *found,
            Widget(Rect(left, head.top, wide[0], head.height), strongest, self._strongest,
                   enabled=len(self.five.free) > LINEUP_SIZE, name="strongest"),
            Widget(Rect(head.right - wide[1], head.top, wide[1], head.height), go, self.confirm,
                   Look.CALL, enabled=self.five.is_full, name="go"),
        ]  # fmt: skip

    def faces(self) -> list[Found]:
        """Every face that is seen, and where."""
        found: list[Found] = [
            (rect, (face,)) for rect, face, _gray in lineup_draw.panel_faces(self)
        ]
        found += [(self.spot(card).rect, (self.own(card),)) for card in self.five.free]
        return found

    def found_at(self, position: tuple[int, int]) -> Found | None:
        """The face under a point."""
        return next((f for f in self.faces() if f[0].collidepoint(position)), None)

    # --- moves ---------------------------------------------------------------------------------

    def _clicked(self, card: int) -> Transition | None:
        """A click, or Enter: into the five or out of it; the keyboard's focus goes on."""
        was_free = self.five.place(card) is None
        self.toggle(card)
        if self.group.ring_shown and was_free and self.five.place(card) is not None:
            left = self.five.left
            after = [c for c in left if c > card] or list(left)
            self.group.focus = self.group.named(
                "go" if self.five.is_full else f"card:{after[0]}" if after else "strongest"
            )
            self.layout()
        return None

    def toggle(self, card: int) -> None:
        """Pick a card, or let it go again."""
        self.peek.hide()
        self.hint = ""
        if self.five.place(card) is not None:
            self.five.remove(card)
            self.kit.sound.play(Sound.PUT_DOWN)
        elif self.five.add(card):
            self.kit.sound.play(Sound.PICK_UP)
        else:
            self.hint = _("The five is full: take a card back first")
            self.kit.sound.play(Sound.REFUSAL)
        self.layout()

    def _strongest(self) -> Transition | None:
        self.peek.hide()
        self.hint = ""
        self.five.pick_strongest()
        self.kit.sound.play(Sound.FLIP)
        self.layout()
        return None

    def confirm(self) -> Transition | None:
        """Go on with the five picked."""
        if not self.five.is_full:
            self.hint = _("Pick five cards first")
            return None
        try:
            self.flow.session.submit(self.five.action())
        except Refusal as refusal:
            self.hint = refusal_text(refusal)
            self.kit.sound.play(Sound.REFUSAL)
            return None
        return Replace(self.flow.next())

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Take an event; what is moving is finished by it first."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.actors.finish()
        used, transition = self.pointer.handle(event)
        if used:
            return transition
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return self._to_group(event)[1]

    def _to_group(self, event: Event) -> tuple[bool, Transition | None]:
        before = self.lifted
        used, transition = self.group.handle(event)
        if self.lifted != before and transition is None:
            self.actors.place(self._poses())
        return used, transition

    def _key(self, event: Event) -> Transition | None:
        code = event.scancode
        self.hint = ""
        if code in keys.ESCAPE:
            if self.peek.is_shown:
                self.peek.hide()
                return None
            return Push(self.flow.pause())
        if code == keys.SOUND:
            self.flow.toggle_sound()
            return None
        if code in keys.NUMBERS:
            place = keys.NUMBERS[code]
            if place < len(self.five.free):
                self.toggle(self.five.free[place])
            return None
        self.peek.hide()
        used, transition = self._to_group(event)
        if not used and code in keys.GO:
            return self.confirm()
        return transition

    def release(self) -> None:
        """Focus was lost or the window changed: a held card is back in its place."""
        self.pointer.release()
        self.group.release()
        self.peek.hide()

    def cover(self) -> None:
        """Two persons: the open cards are closed, and a curtain stands before them."""
        self.is_covered = len(self.cast.persons()) > 1

    def resume(self) -> None:
        """The curtain was opened, or a pause ended."""
        if self.flow.opened == self.seat:
            self.is_covered = False
        self.flow.opened = None

    # --- time ----------------------------------------------------------------------------------

    def update(self, seconds: float) -> Transition | None:
        """Let time pass; faces that are missing are made one by one."""
        if self.is_covered:
            return Push(self.flow.curtain(self.seat))
        self.actors.update(seconds)
        self.board.update(seconds)
        self.peek.update(seconds)
        self.pointer.update(seconds)
        if self._to_make:
            face, width = self._to_make[0]
            self.kit.sprites.face(face, width)
            del self._to_make[0]
            self.actors.place(self._poses())
        return None

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return (
            self.is_covered
            or self.actors.is_moving
            or self.board.is_moving
            or self.peek.is_waiting
            or self.pointer.is_moving
            or bool(self._to_make)
        )

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame; nothing but its ground while it is covered."""
        if self.is_covered:
            size = self.kit.metrics.window.size
            frame.add(self.kit.shapes.background(size, (0.5, 0.4), theme.GLOW, theme.DEEP), 0, 0)
            return
        lineup_draw.draw(self, frame)
