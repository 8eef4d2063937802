"""A card as records hold it, in and out; it knows no match."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine import Card, CardNumber, Play, RecordCode, Refusal, Values
from game.record.field import Fields, elements, text, whole
from game.record.model import Extras
from game.record.text import shown


class ReadCard(NamedTuple):
    """A card and the keys beside its own that are kept."""

    card: Card
    extras: Extras


def card_entry(card: Card) -> dict[str, Any]:
    """A card as a record writes it, without extras."""
    return {
        "number": card.number.text,
        "name": card.name,
        "attack": card.attack,
        "defense": card.defense,
    }


def read_card(value: Any, place: str) -> ReadCard:
    """Read one card.

    Raises:
        Refusal: something in it is missing, too much or of the wrong kind.
    """
    fields = Fields(value, place)
    extras = fields.extras("number", "name", "attack", "defense")
    number = read_number(*fields.need("number"))
    name = text(*fields.need("name"))
    attack = _values(*fields.need("attack"))
    defense = _values(*fields.need("defense"))
    return ReadCard(Card(number, name, attack, defense), extras)


def read_number(value: Any, place: str) -> CardNumber:
    """Read a card number (R3.3).

    Raises:
        Refusal: it is none.
    """
    written = text(value, place)
    try:
        return CardNumber(written)
    except ValueError:
        raise Refusal(RecordCode.BAD_NUMBER, place, card=shown(written)) from None


def _values(value: Any, place: str) -> Values:
    """Read the four values of a side of a card, by play; their range is the rules' affair."""
    found = elements(value, place)
    if len(found) != len(Play):
        raise Refusal(RecordCode.WRONG_LENGTH, place, count=len(found), needed=len(Play))
    three_pointer, inside_shot, drive, assist = (whole(*element) for element in found)
    return three_pointer, inside_shot, drive, assist
