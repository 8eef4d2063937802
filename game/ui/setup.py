"""A new match: who plays, which clubs, how many cards, and how rosters are formed (R1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect
from pygame.event import Event

from game import forming, store
from game.cards.model import DeckCard
from game.engine import MatchKind, OvertimePossession, Seat
from game.forming import MatchPlan, RosterWay
from game.i18n import gettext as _
from game.ui import keys, setup_draw, setup_widgets
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.match_start import start_match
from game.ui.message import ConfirmScene
from game.ui.peek import Found, Peek
from game.ui.scene import Push, Reset, Scene, Transition
from game.ui.setup_layout import SetupLayout
from game.ui.setup_model import Choices, new_seed
from game.ui.setup_rosters import RosterDesk
from game.ui.setup_ways import WaysSheet
from game.ui.sound import Sound
from game.ui.widget import Entry, Group

Home = Callable[[Kit], Scene]


class SetupScene(Scene):
    """The choices before a match.

    Attributes:
        choices: what is chosen; None where no deck can be played with.
    """

    def __init__(self, kit: Kit, home: Home, *, bots: tuple[bool, bool] = (False, True)) -> None:
        super().__init__(kit)
        self.home = home
        decks = kit.catalog.decks
        self.choices = Choices.remembered(decks[0], kit.settings, bots) if decks else None
        self.desk = RosterDesk(self)
        self.peek = Peek(kit)
        self.group = Group(kit)
        self.places = SetupLayout(kit.metrics)
        self._to_make: list[tuple[DeckCard, int]] = []
        self._fit_rosters()
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
        if self.choices:
            for seat in (0, 1):
                cards = self.choices.preview(seat)
                rects = self.card_places(seat, len(cards))
                found += [(r, c) for r, c in zip(rects, cards, strict=True) if c is not None]
        return found

    def card_places(self, seat: Seat, count: int) -> list[Rect]:
        """Where the cards of a seat's roster lie."""
        has_deeds = self.choices is not None and self.choices.is_bringing(seat)
        return self.places.roster(seat, count, has_deeds=has_deeds)

    def is_made(self, card: DeckCard, width: int) -> bool:
        """Whether a face may be drawn, or is still being made."""
        return (card, width) not in self._to_make

    def changed(self) -> None:
        """Ask the rules again and show what is chosen now."""
        if self.choices:
            self.choices.check()
        self.peek.hide()
        self.layout()

    # --- choices -------------------------------------------------------------------------------

    def choose_deck(self) -> None:
        """Take the next deck."""
        if self.choices:
            decks = self.kit.catalog.decks
            self.choices.choose_deck(decks[(decks.index(self.choices.deck) + 1) % len(decks)])
            self.changed()

    def choose_kind(self, kind: MatchKind) -> None:
        """Full or short."""
        if self.choices:
            self.choices.choose_kind(kind)
            self.changed()

    def ask_way(self) -> Transition | None:
        """Show the ways of forming rosters."""
        return (
            Push(WaysSheet(self.kit, self.choices.way, self.choose_way)) if self.choices else None
        )

    def choose_way(self, way: RosterWay) -> None:
        """A club each, a draft, own collections..."""
        if self.choices:
            if way is not self.choices.way:
                for seat in (0, 1):
                    self.choices.bring(seat, None)
            self.choices.way = way
            self._fit_rosters()
            self.changed()

    def _fit_rosters(self) -> None:
        for seat in (0, 1):
            self.desk.fit(seat)

    def agree(self, seat: Seat) -> None:
        """A person wants open cards, or closed ones again (R1.7)."""
        if self.choices:
            mine = self.choices.seats[seat]
            mine.is_open = not mine.is_open
            self.changed()

    def choose_overtime(self, possession: OvertimePossession) -> None:
        """Who attacks first in an overtime (R7.3)."""
        if self.choices:
            self.choices.overtime = possession
            self.changed()

    def choose_club(self, seat: Seat, club: str) -> None:
        """A seat's club."""
        if self.choices:
            self.choices.choose_club(seat, club)
            self.changed()

    def choose_player(self, seat: Seat, *, is_bot: bool) -> None:
        """A person or the computer."""
        if self.choices:
            self.choices.seats[seat].is_bot = is_bot
            self.desk.fit(seat)
            self.changed()

    def choose_count(self, seat: Seat, count: int) -> None:
        """How many cards a seat brings."""
        if self.choices:
            self.choices.seats[seat].count = count
            self.changed()

    def name(self, seat: Seat, text: str) -> None:
        """A person's name, as it is typed."""
        if self.choices:
            before = self.desk.person(seat)
            self.choices.seats[seat].name = text
            if self.desk.person(seat) != before:
                self.desk.fit(seat, is_new_person=True)
                self.changed()

    def back(self) -> Transition | None:
        """Return to the title; what was chosen is remembered."""
        if self.choices:
            self.choices.remember(self.kit.settings)
        return Reset(self.home(self.kit))

    def start(self) -> Transition | None:
        """Begin the match, if the rules have nothing against it."""
        if self.choices is None:
            return None
        self.choices.check()
        if self._is_refused:
            self.kit.sound.play(Sound.REFUSAL)
            self.changed()
            return None
        plan = self.choices.plan(new_seed())
        if plan.way.draft and store.has_draft():
            return Push(ConfirmScene(
                self.kit, _("Begin a new draft?"),
                [_("A draft is saved. It is lost once a new one begins.")],
                yes=_("New draft"), no=_("Stay"), action=partial(self._begin, self.choices, plan),
            ))  # fmt: skip
        return self._begin(self.choices, plan)

    def _begin(self, choices: Choices, plan: MatchPlan) -> Transition:
        """Begin what is chosen; new names make new people."""
        for seat in (0, 1):
            self.desk.meet(seat)
        choices.remember(self.kit.settings)
        self.kit.save_settings()
        if plan.way.draft:
            from game.ui.draft_start import begin_draft  # noqa: PLC0415

            return Reset(begin_draft(self.kit, choices.deck, plan))
        return Reset(start_match(self.kit, forming.begin(choices.deck, plan)))

    def resume(self) -> None:
        """Back from another screen, where people, decks and collections may have changed."""
        self.desk.renew()
        self._fit_rosters()
        self.changed()

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> Transition | None:
        """Take an event."""
        self.peek.mouse(event, self._found_at)
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
        return self.choices is None or bool(self.choices.refusals)

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
