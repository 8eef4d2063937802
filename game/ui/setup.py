"""A new match: who plays, which clubs, how many cards, and how rosters are formed (R1)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game import forming
from game.cards.model import DeckCard
from game.engine import MatchKind, OvertimePossession, Refusal, Seat
from game.forming import RosterWay
from game.ui import keys, setup_draw, setup_widgets
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match_start import start_match
from game.ui.peek import Found, Peek
from game.ui.scene import Reset, Scene, Transition
from game.ui.setup_layout import SetupLayout
from game.ui.setup_model import Draft, new_seed
from game.ui.sound import Sound
from game.ui.widget import Entry, Group

Home = Callable[[Kit], Scene]


class SetupScene(Scene):
    """The choices before a match.

    Attributes:
        draft: what is chosen; None where no deck can be played with.
    """

    def __init__(self, kit: Kit, home: Home, *, bots: tuple[bool, bool] = (False, True)) -> None:
        super().__init__(kit)
        self.home = home
        decks = kit.catalog.decks
        self.draft = Draft.remembered(decks[0], kit.settings, bots) if decks else None
        self.peek = Peek(kit)
        self.group = Group(kit)
        self.places = SetupLayout(kit.metrics)
        self._to_make: list[tuple[DeckCard, int]] = []
        self.layout()
        self.group.focus = self.group.named(f"name:{bots.index(False)}" if False in bots else "")

    def layout(self) -> None:
        """Place everything for what is chosen now."""
        if self.places.metrics != self.kit.metrics:
            self.places = SetupLayout(self.kit.metrics)
            self.peek.hide()
        self.group.replace(setup_widgets.widgets(self))
        self._to_make = [
            (card, rect.width)
            for rect, card in self.faces()
            if not self.kit.sprites.is_ready(card, rect.width)
        ]

    def faces(self) -> list[tuple[Rect, DeckCard]]:
        """The rosters' cards that are face up, and their places."""
        found: list[tuple[Rect, DeckCard]] = []
        if self.draft:
            for seat in (0, 1):
                cards = self.draft.preview(seat)
                rects = self.places.roster(seat, len(cards))
                found += [(r, c) for r, c in zip(rects, cards, strict=True) if c is not None]
        return found

    def is_made(self, card: DeckCard, width: int) -> bool:
        """Whether a face may be drawn, or is still being made."""
        return (card, width) not in self._to_make

    def _changed(self) -> None:
        if self.draft:
            self.draft.check()
        self.peek.hide()
        self.layout()

    # --- choices -------------------------------------------------------------------------------

    def choose_deck(self) -> None:
        """Take the next deck."""
        if self.draft:
            decks = self.kit.catalog.decks
            self.draft.choose_deck(decks[(decks.index(self.draft.deck) + 1) % len(decks)])
            self._changed()

    def choose_kind(self, kind: MatchKind) -> None:
        """Full or short."""
        if self.draft:
            self.draft.choose_kind(kind)
            self._changed()

    def choose_way(self, way: RosterWay) -> None:
        """A club each, or dealt blind."""
        if self.draft:
            self.draft.way = way
            self._changed()

    def choose_overtime(self, possession: OvertimePossession) -> None:
        """Who attacks first in an overtime (R7.3)."""
        if self.draft:
            self.draft.overtime = possession
            self._changed()

    def choose_club(self, seat: Seat, club: str) -> None:
        """A seat's club."""
        if self.draft:
            self.draft.choose_club(seat, club)
            self._changed()

    def choose_player(self, seat: Seat, *, is_bot: bool) -> None:
        """A person or the computer."""
        if self.draft:
            self.draft.seats[seat].is_bot = is_bot
            self._changed()

    def choose_count(self, seat: Seat, count: int) -> None:
        """How many cards a seat brings."""
        if self.draft:
            self.draft.seats[seat].count = count
            self._changed()

    def name(self, seat: Seat, text: str) -> None:
        """A person's name, as it is typed."""
        if self.draft:
            self.draft.seats[seat].name = text

    def back(self) -> Transition | None:
        """Return to the title; what was chosen is remembered."""
        if self.draft:
            self.draft.remember(self.kit.settings)
        return Reset(self.home(self.kit))

    def start(self) -> Transition | None:
        """Begin the match, if the rules have nothing against it."""
        if self.draft is None:
            return None
        try:
            session = forming.begin(self.draft.deck, self.draft.plan(new_seed()))
        except Refusal:
            self.kit.sound.play(Sound.REFUSAL)
            self._changed()
            return None
        self.draft.remember(self.kit.settings)
        self.kit.save_settings()
        return Reset(start_match(self.kit, session))

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        if event.type == pygame.MOUSEMOTION:
            self.peek.hover(self._found_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.peek.hide()
            if event.button == 3:
                self.peek.show(self._found_at(event.pos))
        used, transition = self.group.handle(event)
        if not used and event.type == pygame.KEYDOWN:
            return self._key(event)
        return transition

    def _key(self, event: Event) -> Transition | None:
        if event.scancode in keys.ESCAPE:
            if self.peek.is_shown:
                self.peek.hide()
                return None
            return self.back()
        if event.scancode in keys.ENTER and not self._is_refused:
            return self.start()
        return None

    @property
    def _is_refused(self) -> bool:
        return self.draft is None or bool(self.draft.refusals)

    def _found_at(self, position: tuple[int, int]) -> Found | None:
        return next(((r, (c,)) for r, c in self.faces() if r.collidepoint(position)), None)

    def release(self) -> None:
        """Forget a press that has not ended."""
        self.group.release()
        self.peek.hide()

    @property
    def seat_at_work(self) -> Seat | None:
        """The seat whose panel has the focus."""
        focus = self.group.focus
        if focus is None or not (self.group.ring_shown or isinstance(focus, Entry)):
            return None
        return next((s for s in (0, 1) if self.places.panel(s).contains(focus.rect)), None)

    def update(self, seconds: float) -> Transition | None:
        """Let time pass; faces that are missing are made one by one."""
        self.peek.update(seconds)
        if self._to_make:
            card, width = self._to_make[0]
            self.kit.sprites.face(card, width)
            del self._to_make[0]
        return None

    @property
    def is_moving(self) -> bool:
        """Whether a card is about to be shown."""
        return bool(self._to_make) or self.peek.is_waiting

    def draw(self, frame: Frame) -> None:
        """Add the screen to a frame."""
        setup_draw.draw(self, frame)
