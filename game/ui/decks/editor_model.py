"""A card while it is being edited, and what is wrong with it; it draws nothing, reads no files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.cards.card_row import (
    ATTACK_COLUMNS,
    DEFENSE_COLUMNS,
    HAIR_COLORS,
    MAX_NUMBER,
    MAX_TEXT,
    ROLES,
    SKINS,
    read_card,
)
from game.cards.card_table import Row
from game.cards.fault import Fault, FaultCode, FaultList
from game.cards.fault_text import fault_text
from game.cards.model import Deck, DeckCard, Focus, Language, Look, Position
from game.engine import CardNumber
from game.i18n import gettext as _
from game.i18n import language

USUAL_VALUE = 5
VALUES = (1, 99)  # least and most
USUAL_MOST = 10
WIDTHS = (90, 110)  # of a face, percent

_NO_NAME: dict[Language, str] = {"ru": "Имя", "en": "Name"}  # on a face, until there is one
_FIRST_NUMBER = "1.1.001"
_LAST_DIGITS = re.compile(r"[0-9]+(?=[^0-9]*$)")


@dataclass(frozen=True, slots=True)
class Draft:
    """All that can be changed of a card; texts as they were typed.

    Attributes:
        club: the id of a club of the deck.
        role_ru: what stands beside the name; blank: the usual name of the position.
        is_deleted: the card was taken out of its deck.
    """

    number: str
    club: str
    name_ru: str = ""
    name_en: str = ""
    role_ru: str = ""
    role_en: str = ""
    position: Position = Position.GUARD
    card_class: int = 1
    attack: tuple[int, ...] = (USUAL_VALUE,) * 4
    defense: tuple[int, ...] = (USUAL_VALUE,) * 4
    look: Look = field(default_factory=Look)
    picture: Path | None = None
    focus: Focus = field(default_factory=Focus)
    is_deleted: bool = False

    @classmethod
    def of(cls, card: DeckCard) -> Draft:
        """A card as it stands in its deck."""
        usual = ROLES[card.position]
        roles = {lang: "" if text == usual[lang] else text for lang, text in card.role.items()}
        return cls(
            number=str(card.number),
            club=card.club.id,
            name_ru=card.names["ru"],
            name_en=card.names["en"],
            role_ru=roles["ru"],
            role_en=roles["en"],
            position=card.position,
            card_class=card.card_class,
            attack=card.attack,
            defense=card.defense,
            look=card.look,
            picture=card.picture,
            focus=card.focus,
        )

    def name(self, lang: str) -> str:
        """The name in a language; the other's where only that one was typed."""
        names = {"ru": tidy(self.name_ru), "en": tidy(self.name_en)}
        return names[lang] or names["en" if lang == "ru" else "ru"]

    def value(self, side: str, place: int) -> int:
        """A value of the `attack` or the `defense`, by its row."""
        return self.attack[place] if side == "attack" else self.defense[place]

    def with_value(self, side: str, place: int, value: int) -> Draft:
        """The draft with one of its eight values changed, kept within bounds."""
        values = list(self.attack if side == "attack" else self.defense)
        values[place] = min(max(value, VALUES[0]), VALUES[1])
        changed = tuple(values)
        if side == "attack":
            return replace(self, attack=changed)
        return replace(self, defense=changed)


@dataclass(frozen=True, slots=True)
class Checked:
    """What became of a draft.

    Attributes:
        card: the card, where nothing is wrong.
        faults: what is wrong in words, by the draft's field.
        preview: a card to be shown in any case.
    """

    card: DeckCard | None
    faults: Mapping[str, str]
    preview: DeckCard


def tidy(text: str) -> str:
    """A text without spaces around it and with single ones within."""
    return " ".join(text.split())


def check(
    draft: Draft, deck: Deck, own: CardNumber | None, picture_fault: Fault | None = None
) -> Checked:
    """Look a draft over.

    Args:
        draft: the draft.
        deck: where the card is to stand.
        own: the number under which it stands there now, if it does.
        picture_fault: what is wrong with its picture, if anything is.
    """
    found = FaultList("")
    clubs = {club.id: club for club in deck.clubs}
    card = read_card(Row(0, _cells(draft)), clubs, Path(), found)
    faults = {fault.column: _in_words(fault) for fault in found.faults}
    if not draft.name("ru"):
        faults |= {"name_ru": _("The card needs a name.")}
        faults.pop("name_en", None)
    if "number" not in faults and (other := _holder(draft.number, deck, own)):
        name = other.names[language()]
        faults["number"] = _("Taken by {name}.").format(name=name)
    if picture_fault:
        faults["picture"] = fault_text(picture_fault)
    if card is not None:
        card = replace(card, picture=draft.picture)
    preview = card or _preview(draft, deck)
    if picture_fault:
        preview = replace(preview, picture=None)
    return Checked(None if faults else card, faults, preview)


def next_number(deck: Deck) -> str:
    """The next free number of a deck: after its highest, in the same form (R3.3)."""
    taken = {card.number.value for card in deck.cards}
    text = str(deck.cards[-1].number) if deck.cards else ""
    if not text:
        return _FIRST_NUMBER
    while CardNumber(text).value in taken:
        longer = _LAST_DIGITS.sub(_following, text)
        if len(longer) > MAX_NUMBER:
            return _lowest_free(taken)
        text = longer
    return text


def _following(found: re.Match[str]) -> str:
    digits = found[0]
    return str(int(digits) + 1).zfill(len(digits))


def _lowest_free(taken: set[int]) -> str:
    return str(next(n for n in range(1, len(taken) + 2) if n not in taken))


def _holder(text: str, deck: Deck, own: CardNumber | None) -> DeckCard | None:
    """Another card of the deck with the same number; dots do not count (R3.3)."""
    number = CardNumber(tidy(text))
    for card in deck.cards:
        if card.number == number and (own is None or own != number):
            return card
    return None


def _in_words(fault: Fault) -> str:
    if fault.code is FaultCode.BLANK and fault.column == "number":
        return _("The card needs a number.")
    return fault_text(fault)


def _cells(draft: Draft) -> dict[str, str]:
    """The draft as a row of `cards.csv`, but for its picture, which is anywhere as yet."""
    look = draft.look
    return {
        "number": tidy(draft.number),
        "name_ru": draft.name("ru"),
        "name_en": draft.name("en"),
        "club": draft.club,
        "position": draft.position.value,
        "class": str(draft.card_class),
        "role_ru": tidy(draft.role_ru),
        "role_en": tidy(draft.role_en),
        **dict(zip(ATTACK_COLUMNS, map(str, draft.attack), strict=True)),
        **dict(zip(DEFENSE_COLUMNS, map(str, draft.defense), strict=True)),
        "skin": SKINS[look.skin],
        "hair": look.hair.value,
        "hair_color": HAIR_COLORS[look.hair_color],
        "brows": "angry" if look.angry_brows else "calm",
        "mouth": look.mouth.value,
        "beard": _yes(look.beard),
        "headband": _yes(look.headband),
        "glasses": _yes(look.glasses),
        "face_width": str(round(look.width * 100)),
        "focus_x": str(draft.focus.x),
        "focus_y": str(draft.focus.y),
        "zoom": str(draft.focus.zoom),
    }


def _yes(flag: bool) -> str:  # noqa: FBT001 - a flag is all it is about
    return "yes" if flag else "no"


def _preview(draft: Draft, deck: Deck) -> DeckCard:
    """A card that can be drawn, whatever is wrong with the draft: stand-ins where it is."""
    faultless = {
        "number": next_number(deck),
        "name_ru": draft.name("ru")[:MAX_TEXT] or _NO_NAME["ru"],
        "name_en": draft.name("en")[:MAX_TEXT] or _NO_NAME["en"],
        "role_ru": tidy(draft.role_ru)[:MAX_TEXT],
        "role_en": tidy(draft.role_en)[:MAX_TEXT],
    }
    found = FaultList("")
    clubs = {club.id: club for club in deck.clubs}
    read_card(Row(0, _cells(draft)), clubs, Path(), found)
    faulty = {fault.column for fault in found.faults}
    cells = _cells(draft) | {name: text for name, text in faultless.items() if name in faulty}
    if "club" in faulty:
        cells["club"] = deck.clubs[0].id
    card = read_card(Row(0, cells), clubs, Path(), FaultList(""))
    if card is None:
        raise ValueError(draft)
    return replace(card, picture=draft.picture)
