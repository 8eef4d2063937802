"""What tests of the players' screens share: the screens, and people with cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pygame
from pygame.event import Event

from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.kit import Kit
from game.ui.people.collection_scene import CollectionScene
from game.ui.people.people_scene import PeopleScene
from game.ui.scene import Pop, Scene
from tests.ui.decks_desk import Stack
from tests.ui.desk import catalog, make_kit

T = TypeVar("T", bound=Scene)


def ref(number: str, deck: str = "") -> CardRef:
    """A card by its number, of the shipped deck."""
    return CardRef(deck or catalog().decks[0].id, CardNumber(number))


def person_with(name: str, *numbers: str) -> Person:
    """A person who owns some cards."""
    person = shelf.add_person(name)
    shelf.save_collection(person, Collection().with_one_each(map(ref, numbers)))
    return person


def numbers_owned(person: Person) -> list[str]:
    """What a person owns on disk, in order."""
    owned = shelf.collection(person)
    return sorted(str(each.number) for each in owned)


def open_people(kit: Kit | None = None, person: Person | None = None) -> tuple[PeopleScene, Stack]:
    """The screen of the players."""
    scene = PeopleScene(kit or make_kit(), Scene, person=person)
    return scene, Stack(scene)


def open_collection(
    person: Person, kit: Kit | None = None, incoming: Sequence[Path] = ()
) -> tuple[CollectionScene, Stack]:
    """The collection screen above another one."""
    kit = kit or make_kit()
    scene = CollectionScene(kit, person, Pop, incoming)
    return scene, Stack(Scene(kit), scene)


def top(stack: Stack, kind: type[T]) -> T:
    """The top scene, which must be of a kind."""
    scene = stack.top
    assert isinstance(scene, kind)
    return scene


def click_card(stack: Stack, scene: CollectionScene, number: str, button: int = 1) -> None:
    """Click a card of the grid, scrolled into sight."""
    index = next(i for i, card in enumerate(scene.grid.cards) if str(card.number) == number)
    top, bottom = scene.grid.places.span(index)
    scene.grid.scroll.show(top, bottom, at_once=True)
    at = scene.grid.card_rect(index).center
    stack.send(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    stack.send(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
    stack.send(Event(pygame.MOUSEBUTTONUP, pos=at, button=button))


def drop(stack: Stack, file: Path) -> None:
    """Drop a file on the window, and let the screen take it."""
    stack.send(Event(pygame.DROPFILE, file=str(file)))
    stack.follow(stack.top.update(0.02))


def save_roster(person: Person, name: str, refs: Sequence[CardRef]) -> SavedRoster:
    """Keep a roster of a person."""
    roster = SavedRoster(shelf.new_roster_id(person, name), name, tuple(refs))
    shelf.save_roster(person, roster)
    return roster
