"""Fills what a player's spreadsheet leaves out: looks, positions, classes and numbers."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Container, Iterable

from game.cards.importing.column import LOOK_COLUMNS, folded
from game.cards.model import Hair, Look, Mouth, Position
from game.cards.strength import Yardstick
from game.engine.card import CardNumber, Values

# What is typical of a position: attack by row, then defense.
_TYPICAL = {
    Position.GUARD: (6.6, 3.4, 6.6, 7.4, 5.8, 2.8, 5.2, 5.2),
    Position.WING: (6.0, 6.0, 7.0, 5.2, 5.6, 4.6, 5.6, 4.4),
    Position.BIG: (3.2, 8.0, 5.4, 4.6, 4.0, 6.8, 4.4, 3.4),
}
_USUAL_HAIRS = (Hair.SHORT, Hair.FLAT, Hair.AFRO, Hair.BUN, Hair.LONG, Hair.MOHAWK, Hair.BRAIDS)
_ALL_HAIRS, _DARK_HAIRS = (4, 4, 3, 3, 2, 0), (6, 3, 1, 0, 0, 0)  # weights of hair colors
_FIELDS = dict(  # column -> field of a look
    zip(
        LOOK_COLUMNS,
        (
            "skin",
            "hair",
            "hair_color",
            "angry_brows",
            "mouth",
            "beard",
            "headband",
            "glasses",
            "width",
        ),
        strict=True,
    )
)


def invented_look(name: str, given: Look, columns: Container[str]) -> Look:
    """A look that a name always gets, with what the columns named say in place of its own."""
    rng = random.Random(hashlib.sha256(folded(name).encode()).digest())
    skin = rng.randrange(5)
    own = Look(
        skin=skin,
        hair=rng.choice(_USUAL_HAIRS),
        hair_color=rng.choices(range(6), _DARK_HAIRS if skin > 2 else _ALL_HAIRS)[0],
        angry_brows=rng.random() < 0.2,
        mouth=rng.choices(list(Mouth), (3, 4, 1))[0],
        beard=False,  # a name does not tell
        headband=rng.random() < 0.2,
        glasses=rng.random() < 0.12,
        width=rng.randint(94, 106) / 100,
    )
    fields = {
        field: getattr(given if column in columns else own, field)
        for column, field in _FIELDS.items()
    }
    return Look(**fields)


def likely_position(attack: Values, defense: Values) -> Position:
    """The position whose typical card has its strong rows where this one has."""
    values = (*attack, *defense)
    mean = sum(values) / len(values)
    usual: list[float] = [
        sum(each) / len(_TYPICAL) for each in zip(*_TYPICAL.values(), strict=True)
    ]

    def likeness(position: Position) -> float:
        return sum(
            (value / mean - 1) * (typical - middle)
            for value, typical, middle in zip(values, _TYPICAL[position], usual, strict=True)
        )

    return max((Position.WING, Position.GUARD, Position.BIG), key=likeness)


def given_numbers(
    cards: Iterable[tuple[int, Values, Values]], yardstick: Yardstick, taken: Iterable[int]
) -> list[CardNumber]:
    """Numbers for cards of those classes and values, the weaker the smaller (R3.1).

    Args:
        cards: class, attack and defense of each card without a number.
        yardstick: of the whole deck.
        taken: numbers that other cards have, without their dots.
    """
    wanting = list(cards)
    used = set(taken)
    numbers = [CardNumber("0")] * len(wanting)
    order = sorted(range(len(wanting)), key=lambda index: yardstick.strength(*wanting[index][1:]))
    places: dict[int, int] = {}
    for index in order:
        card_class = wanting[index][0]
        while True:
            places[card_class] = places.get(card_class, 0) + 1
            number = CardNumber(f"1.{card_class}.{places[card_class]:03}")
            if number.value not in used:
                break
        used.add(number.value)
        numbers[index] = number
    return numbers
