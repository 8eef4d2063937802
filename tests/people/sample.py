"""Decks, references and folders for tests about people."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game import i18n, paths
from game.cards.model import Deck, DeckCard
from game.engine import CardNumber
from game.people import form
from game.people.card_ref import CardRef
from game.people.collection import Collection
from game.people.fault import PeopleCode, PeopleFault
from game.people.person import Person, PersonColor
from game.people.roster import SavedRoster
from tests.cards.art_sample import CLUB, card

FOXES = replace(CLUB, id="foxes", names={"ru": "Рыжие лисы", "en": "Red foxes"})
CARDS = (
    card(number=CardNumber("1.1.001"), names={"ru": "Ёж", "en": "Hedgehog"}),
    card(number=CardNumber("1.1.002"), names={"ru": "Тихий Дон", "en": "Quiet Don"}),
    card(number=CardNumber("1.1.019"), names={"ru": "Мара", "en": "Mara"}, club=FOXES),
    card(number=CardNumber("1.2.003"), names={"ru": "Боб", "en": "Bob"}, club=FOXES),
    card(number=CardNumber("1.3.004"), names={"ru": "Х-мен", "en": "X-man"}),
)


def deck(deck_id: str = "sample", cards: Iterable[DeckCard] = CARDS) -> Deck:
    """A deck with two clubs."""
    names = {"ru": f"Колода {deck_id}", "en": f"Deck {deck_id}"}
    return Deck(deck_id, names, "", "", (CLUB, FOXES), tuple(cards), Path())


def large_deck(count: int = 1_000) -> Deck:
    """A deck of so many cards."""
    numbers = [CardNumber(f"2.{place // 100}.{place:04}") for place in range(count)]
    names = [{"ru": f"Игрок {place}", "en": f"Player {place}"} for place in range(count)]
    pairs = zip(numbers, names, strict=True)
    return deck("large", (card(number=number, names=each) for number, each in pairs))


def ref(number: str, deck_id: str = "sample") -> CardRef:
    """A card of a deck."""
    return CardRef(deck_id, CardNumber(number))


def owned(**counts: int) -> Collection:
    """How many of the sample deck's cards, by keys such as `n1_1_001`."""
    refs = {ref(key[1:].replace("_", ".")): count for key, count in counts.items()}
    return Collection().with_counts(refs)


def folder(person_id: str = "alina") -> Path:
    """A person's folder."""
    return paths.user_data() / "people" / person_id


def put(file: Path, content: Any) -> None:
    """Write a file: bytes as they are, anything else as JSON."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())


def names_in(place: Path) -> list[str]:
    """The names of all that lies in a folder."""
    return sorted(path.name for path in place.iterdir())


def texts(faults: Iterable[PeopleFault]) -> list[str]:
    """Faults as sentences in the language of now."""
    return [i18n.refusal_text(fault) for fault in faults]


def codes(faults: Iterable[PeopleFault]) -> list[PeopleCode]:
    """The codes of faults."""
    return [fault.code for fault in faults]


def person_file() -> Path:
    """Where Alina's name stands."""
    return folder() / "person.json"


def collection_file() -> Path:
    """Where Alina's cards stand."""
    return folder() / "collection.json"


def roster_file() -> Path:
    """Where Alina's roster stands."""
    return folder() / "rosters" / "dozen.json"


ALINA = Person("alina", "Алина", PersonColor.GREEN, "foxes")
PERSON = form.as_bytes(form.person_content(ALINA))
OWNED = owned(n1_1_001=2, n1_3_004=1)
COLLECTION = form.as_bytes(form.collection_content(OWNED))
ROSTER = SavedRoster("dozen", "Дюжина", (ref("1.1.001"), ref("7", "gone")))
ROSTER_BYTES = form.as_bytes(form.roster_content(ROSTER))
