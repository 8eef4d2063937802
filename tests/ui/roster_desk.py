"""What tests of the roster builder share: the screen, its hand, decks with equal numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pygame
from pygame.event import Event

from game.cards.catalog import Catalog
from game.cards.model import Deck
from game.people.card_ref import CardRef
from game.people.lookup import Shelved, every_card
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.kit import Kit
from game.ui.roster.request import RosterRequest, RosterResult
from game.ui.roster.scene import RosterScene
from game.ui.scene import Pop, Scene, Transition
from tests.ui.decks_desk import Stack
from tests.ui.desk import make_kit

FULL, SHORT, ALL = (10, 11, 12), (5, 6, 7), (5, 6, 7, 10, 11, 12)
PERSON = Person("alina", "Alina")


class Building:
    """A roster builder on a stack, over an empty scene.

    Attributes:
        results: what was handed over; None for leaving without a roster.
    """

    def __init__(
        self, kit: Kit | None = None, *, pool: Sequence[Shelved] | None = None,
        sizes: tuple[int, ...] = FULL, cards: Sequence[CardRef] = (),
        roster: SavedRoster | None = None, can_save: bool = False, is_for_match: bool = True,
    ) -> None:  # fmt: skip
        self.kit = kit or make_kit()
        found = every_card(self.kit.catalog.decks) if pool is None else tuple(pool)
        request = RosterRequest(
            "Roster", PERSON, found, sizes, tuple(cards), roster, can_save, "", is_for_match
        )
        self.results: list[RosterResult | None] = []
        self.scene = RosterScene(self.kit, request, self._done, rng=Random(5))
        self.stack = Stack(Scene(self.kit), self.scene)

    def _done(self, result: RosterResult | None) -> Transition:
        self.results.append(result)
        return Pop()

    def refs(self) -> tuple[CardRef, ...]:
        return self.scene.work.cards

    def top(self) -> Scene:
        return self.stack.top

    def dragged(self) -> CardRef | None:
        return self.scene.pointer.dragged

    def is_large(self) -> bool:
        return self.scene.peek.is_shown

    def has_left(self) -> bool:
        return self.scene not in self.stack.scenes

    @property
    def text(self) -> str:
        return self.scene.said[0]

    def take(self, *indexes: int) -> None:
        """Click cards of the pool that are in sight."""
        for index in indexes:
            self.stack.click(self.scene.pool.grid.card_rect(index).center)
            self.stack.settle()

    def slot(self, place: int) -> tuple[int, int]:
        """The middle of a slot."""
        return self.scene.slots.places[place].center

    def card(self, index: int) -> tuple[int, int]:
        """The middle of a card of the pool."""
        return self.scene.pool.grid.card_rect(index).center

    def hold(self, at: tuple[int, int], to: tuple[int, int]) -> None:
        """Pick a card up and carry it, without letting go."""
        self.stack.send(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        for step in range(1, 13):
            x = round(at[0] + (to[0] - at[0]) * step / 12)
            y = round(at[1] + (to[1] - at[1]) * step / 12)
            self.move((x, y))
            self.scene.update(1 / 60)

    def move(self, to: tuple[int, int]) -> None:
        """Move the pointer with the button down."""
        self.stack.send(Event(pygame.MOUSEMOTION, pos=to, rel=(1, 1), buttons=(1, 0, 0)))

    def let_go(self, at: tuple[int, int]) -> None:
        """Release the button."""
        self.stack.send(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def drag(self, at: tuple[int, int], to: tuple[int, int]) -> None:
        """Carry a card and let it go."""
        self.hold(at, to)
        self.let_go(to)


def two_decks() -> Kit:
    """A kit with a second deck that has the same numbers as the first."""
    kit = make_kit()
    first = kit.catalog.decks[0]
    cards = tuple(
        replace(card, names={language: f"{name} II" for language, name in card.names.items()})
        for card in first.cards[:20]
    )
    second: Deck = replace(first, id="second", names={"ru": "Вторая", "en": "Second"}, cards=cards)
    kit.renew_catalog(Catalog((first, second), {}))
    return kit
