"""Poses of the players and their collections."""

import shutil
import tempfile
from pathlib import Path

import pygame
from gallery_stage import Stagehand

from game import i18n
from game.engine import CardNumber
from game.people import shelf
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.person import Person
from game.people.roster import SavedRoster
from game.ui.match_start import home
from game.ui.people.collection_scene import CollectionScene
from game.ui.people.export_sheet import ExportSheet
from game.ui.people.new_person import NewPersonSheet
from game.ui.people.people_scene import PeopleScene
from game.ui.people.tally import Shown
from game.ui.scene import Pop

_NAMES = {
    "ru": ("Алина", "Борис", "Бабушка Вера", "Гриша"),
    "en": ("Alina", "Boris", "Granny Vera", "Greg"),
}
_ROSTERS = {
    "ru": ("Быстрые и высокие", "Вечерний состав", "Короткая семёрка"),
    "en": ("Quick and tall", "Evening roster", "Short seven"),
}
_LIST = {
    "ru": ("Номер;Количество", "1.1.001;1", "1.1.004;2", "1.3.011;1", "1.9.001;1", "1.2.003;много"),
    "en": ("Number,Count", "1.1.001,1", "1.1.004,2", "1.3.011,1", "1.9.001,1", "1.2.003,many"),
}
_MINE = {"ru": "Мои карты.csv", "en": "My cards.csv"}


def nobody() -> None:
    """Remove all people."""
    shutil.rmtree(shelf.people_folder(), ignore_errors=True)


def family(hand: Stagehand) -> tuple[Person, ...]:
    """Some people, the first of them with cards and rosters."""
    nobody()
    deck = hand.kit.catalog.decks[0]
    clubs = [deck.clubs[1].id, deck.clubs[5].id, "", deck.clubs[2].id]
    people = tuple(
        shelf.add_person(name, club=club)
        for name, club in zip(_NAMES[i18n.language()], clubs, strict=True)
    )
    for step, person in zip((2, 3, 72, 5), people, strict=True):
        refs = [CardRef(deck.id, card.number) for card in deck.cards[::step]]
        counts = {ref: 1 + (place % 7 == 3) for place, ref in enumerate(refs)}
        shelf.save_collection(person, Collection().with_counts(counts))
    refs = [CardRef(deck.id, card.number) for card in deck.cards[::2]]
    rosters = (refs[:12], [*refs[3:13], CardRef("old-friends", CardNumber("4.1.001"))], refs[:7])
    for name, cards in zip(_ROSTERS[i18n.language()], rosters, strict=True):
        roster_id = shelf.new_roster_id(people[0], name)
        shelf.save_roster(people[0], SavedRoster(roster_id, name, tuple(cards)))
    return people


def people_empty(hand: Stagehand) -> None:
    """Nobody is there yet."""
    nobody()
    hand.show(PeopleScene(hand.kit, home))
    hand.settle()


def people(hand: Stagehand) -> None:
    """The players, one of them with cards and rosters."""
    person = family(hand)[0]
    hand.show(PeopleScene(hand.kit, home, person=person))
    hand.settle()


def people_new(hand: Stagehand) -> None:
    """A new player gets a name that somebody has."""
    people(hand)
    hand.show(*hand.app.scenes, NewPersonSheet(hand.kit, lambda _person: Pop()))
    hand.post(pygame.TEXTINPUT, text=_NAMES[i18n.language()][1])
    hand.key(pygame.KSCAN_RETURN)
    hand.settle()


def collection(hand: Stagehand) -> None:
    """A deck's cards, those owned bright."""
    hand.show(CollectionScene(hand.kit, family(hand)[0], Pop))
    hand.key(pygame.KSCAN_DOWN, *[pygame.KSCAN_RIGHT] * 3, pygame.KSCAN_SPACE, pygame.KSCAN_EQUALS)
    hand.settle()


def collection_missing(hand: Stagehand) -> None:
    """What is missing, and numbers that name nothing."""
    hand.show(CollectionScene(hand.kit, family(hand)[0], Pop))
    hand.top().show(Shown.MISSING)
    hand.press("numbers")
    hand.post(pygame.TEXTINPUT, text="1.1.001-1.1.020, 1.9.001, Шопот")
    hand.key(pygame.KSCAN_RETURN)
    hand.settle()


def collection_list(hand: Stagehand) -> None:
    """What a list would change."""
    collection(hand)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / _MINE[i18n.language()]
        file.write_text("\n".join(_LIST[i18n.language()]), encoding="utf-8")
        hand.top().inbox.append(file)
        hand.wait(0.2)
    hand.settle()


def collection_export(hand: Stagehand) -> None:
    """Where a collection was saved."""
    collection(hand)
    name = _NAMES[i18n.language()][0]
    stem = i18n.gettext("Collection {name}").format(name=name)
    folder = Path("Documents") / "Baskettoria"
    files = (folder / f"{stem}.json", folder / f"{stem}.csv")
    hand.show(*hand.app.scenes, ExportSheet(hand.kit, files))
    hand.settle()
